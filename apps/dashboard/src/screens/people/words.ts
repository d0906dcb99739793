import { LIMITED_ACT_WORDS } from '../../parts/act-words.ts';
import { wordsOf } from '../../words/words.ts';
import { LABELS } from './label-words.ts';

export const WORDS = wordsOf({
  ...LABELS,
  ...LIMITED_ACT_WORDS,
  empty: {
    en: 'Nobody is here yet',
    es: 'Aún no hay nadie',
    pt: 'Ainda não há ninguém',
    fr: 'Personne pour l’instant',
    de: 'Noch niemand',
    ar: 'لا أحد بعد',
  },
  empty_why: {
    en: 'People log in with a passkey, and may do what their roles allow.',
    es: 'Las personas entran con una llave de acceso y pueden hacer lo que permiten sus roles.',
    pt: 'As pessoas entram com uma chave de acesso e podem fazer o que seus papéis permitem.',
    fr: 'On se connecte par une clé d’accès, et peut faire ce que permettent ses rôles.',
    de: 'Personen melden sich mit einem Passkey an und dürfen, was ihre Rollen erlauben.',
    ar: 'يدخل الأشخاص بمفتاح مرور ويفعلون ما تسمح به أدوارهم.',
  },
  search: {
    en: 'Name or e-mail',
    es: 'Nombre o correo',
    pt: 'Nome ou e-mail',
    fr: 'Nom ou e-mail',
    de: 'Name oder E-Mail',
    ar: 'الاسم أو البريد',
  },
  name: { en: 'Name', es: 'Nombre', pt: 'Nome', fr: 'Nom', de: 'Name', ar: 'الاسم' },
  email: {
    en: 'E-mail address',
    es: 'Correo electrónico',
    pt: 'E-mail',
    fr: 'Adresse e-mail',
    de: 'E-Mail-Adresse',
    ar: 'البريد الإلكتروني',
  },
  status: { en: 'Status', es: 'Estado', pt: 'Status', fr: 'État', de: 'Status', ar: 'الحالة' },
  active: { en: 'Active', es: 'Activa', pt: 'Ativa', fr: 'Active', de: 'Aktiv', ar: 'نشط' },
  pending: {
    en: 'Not yet here',
    es: 'Aún no ha entrado',
    pt: 'Ainda não entrou',
    fr: 'Pas encore venu',
    de: 'Noch nicht da',
    ar: 'لم يدخل بعد',
  },
  deleted: { en: 'Removed', es: 'Quitada', pt: 'Removida', fr: 'Retirée', de: 'Entfernt', ar: 'محذوف' },
  roles: { en: 'Roles', es: 'Roles', pt: 'Papéis', fr: 'Rôles', de: 'Rollen', ar: 'الأدوار' },
  role: { en: 'Role', es: 'Rol', pt: 'Papel', fr: 'Rôle', de: 'Rolle', ar: 'الدور' },
  no_roles: {
    en: 'No role: logged in, this person sees nothing.',
    es: 'Sin rol: al entrar, esta persona no ve nada.',
    pt: 'Sem papel: ao entrar, esta pessoa não vê nada.',
    fr: 'Sans rôle : connectée, cette personne ne voit rien.',
    de: 'Ohne Rolle sieht diese Person nichts.',
    ar: 'بلا دور: لن يرى هذا الشخص شيئًا.',
  },
  where: { en: 'Where', es: 'Dónde', pt: 'Onde', fr: 'Où', de: 'Wo', ar: 'أين' },
  everywhere: {
    en: 'Every merchant account',
    es: 'Todas las cuentas',
    pt: 'Todas as contas',
    fr: 'Tous les comptes',
    de: 'Alle Händlerkonten',
    ar: 'كل حسابات التاجر',
  },
  without: { en: 'Without', es: 'Sin', pt: 'Sem', fr: 'Sans', de: 'Ohne', ar: 'بدون' },
  open_link: { en: 'Link', es: 'Enlace', pt: 'Link', fr: 'Lien', de: 'Link', ar: 'الرابط' },
  withdraw: { en: 'Withdraw', es: 'Retirar', pt: 'Retirar', fr: 'Annuler', de: 'Zurückziehen', ar: 'سحب' },
  withdrawn: {
    en: 'The link leads nowhere any more',
    es: 'El enlace ya no lleva a ninguna parte',
    pt: 'O link não leva mais a lugar nenhum',
    fr: 'Le lien ne mène plus nulle part',
    de: 'Der Link führt nirgendwohin mehr',
    ar: 'لم يعد الرابط يؤدي إلى شيء',
  },
  limits: { en: 'Limits', es: 'Límites', pt: 'Limites', fr: 'Plafonds', de: 'Grenzen', ar: 'الحدود' },
  limits_why: {
    en:
      'Without a limit, as much as they like. As soon as an act has one, it is not allowed in other currencies. A ' +
      'day is one of UTC; who has several roles may do what the widest allows.',
    es:
      'Sin límite, cuanto quieran. En cuanto un acto tiene uno, no se permite en otras monedas. Un día es de UTC; ' +
      'quien tiene varios roles puede lo que permite el más amplio.',
    pt:
      'Sem limite, quanto quiserem. Assim que um ato tem um, não é permitido em outras moedas. O dia é em UTC; quem ' +
      'tem vários papéis pode o que o mais amplo permite.',
    fr:
      'Sans plafond, autant que souhaité. Dès qu’un acte en a un, il n’est plus permis dans d’autres devises. Le ' +
      'jour est en UTC ; de plusieurs rôles, le plus large compte.',
    de:
      'Ohne Grenze so viel sie wollen. Sobald es für eine Handlung eine gibt, ist sie in anderen Währungen nicht ' +
      'erlaubt. Ein Tag ist einer in UTC; von mehreren Rollen zählt die weiteste.',
    ar:
      'بلا حد: ما يشاؤون. ومتى وُضع حد لعمل ما لم يُسمح به بعملات أخرى. اليوم بتوقيت UTC، ومن له عدة أدوار ' +
      'فله ما يسمح به أوسعها.',
  },
  add_limit: {
    en: 'Add a limit',
    es: 'Añadir un límite',
    pt: 'Adicionar limite',
    fr: 'Ajouter un plafond',
    de: 'Grenze hinzufügen',
    ar: 'إضافة حد',
  },
  drop_limit: {
    en: 'Remove the limit',
    es: 'Quitar el límite',
    pt: 'Remover o limite',
    fr: 'Retirer le plafond',
    de: 'Grenze entfernen',
    ar: 'إزالة الحد',
  },
  act: { en: 'Act', es: 'Acto', pt: 'Ato', fr: 'Acte', de: 'Handlung', ar: 'العمل' },
  currency: { en: 'Currency', es: 'Moneda', pt: 'Moeda', fr: 'Devise', de: 'Währung', ar: 'العملة' },
  per_act: {
    en: 'Most at once',
    es: 'Máximo por vez',
    pt: 'Máximo por vez',
    fr: 'Au plus à la fois',
    de: 'Höchstens auf einmal',
    ar: 'الأقصى في المرة',
  },
  per_day: {
    en: 'Most a day',
    es: 'Máximo al día',
    pt: 'Máximo por dia',
    fr: 'Au plus par jour',
    de: 'Höchstens am Tag',
    ar: 'الأقصى في اليوم',
  },
  no_amount: {
    en: 'An amount of {currency}, such as {example}',
    es: 'Un importe en {currency}, como {example}',
    pt: 'Um valor em {currency}, como {example}',
    fr: 'Un montant en {currency}, comme {example}',
    de: 'Ein Betrag in {currency}, wie {example}',
    ar: 'مبلغ بعملة {currency} مثل {example}',
  },
  change: { en: 'Change', es: 'Cambiar', pt: 'Alterar', fr: 'Modifier', de: 'Ändern', ar: 'تغيير' },
  changed: {
    en: 'The role is changed',
    es: 'Rol cambiado',
    pt: 'Papel alterado',
    fr: 'Rôle modifié',
    de: 'Rolle geändert',
    ar: 'تم تغيير الدور',
  },
  may: { en: 'May', es: 'Puede', pt: 'Pode', fr: 'Peut', de: 'Darf', ar: 'يمكنه' },
  review: { en: 'Review', es: 'Revisión', pt: 'Revisão', fr: 'Vérification', de: 'Prüfung', ar: 'المراجعة' },
  void: { en: 'Void', es: 'Anulación', pt: 'Anulação', fr: 'Annulation', de: 'Freigabe', ar: 'الإلغاء' },
  passkeys: { en: 'Passkeys', es: 'Llaves', pt: 'Chaves', fr: 'Clés', de: 'Passkeys', ar: 'مفاتيح المرور' },
  last_seen: { en: 'Last seen', es: 'Última vez', pt: 'Última vez', fr: 'Vu', de: 'Zuletzt', ar: 'آخر ظهور' },
  created: { en: 'Added', es: 'Añadida', pt: 'Adicionada', fr: 'Ajoutée', de: 'Hinzugefügt', ar: 'أُضيف' },
  link: {
    en: 'Make a link',
    es: 'Crear un enlace',
    pt: 'Criar um link',
    fr: 'Créer un lien',
    de: 'Link anlegen',
    ar: 'إنشاء رابط',
  },
  link_why: {
    en:
      'By the link, this person makes a passkey on their device. It works once, within a day; an ' +
      'earlier one stops working. Send it where only they read it.',
    es:
      'Con el enlace, esta persona crea una llave en su dispositivo. Sirve una vez y durante un día; ' +
      'uno anterior deja de servir. Envíelo donde solo ella lo lea.',
    pt:
      'Com o link, esta pessoa cria uma chave em seu aparelho. Funciona uma vez, por um dia; um ' +
      'anterior deixa de funcionar. Envie-o onde só ela leia.',
    fr:
      'Par ce lien, cette personne crée une clé sur son appareil. Il sert une fois, pendant un jour ; ' +
      'un lien antérieur ne sert plus. Envoyez-le où elle seule le lira.',
    de:
      'Mit dem Link legt diese Person einen Passkey auf ihrem Gerät an. Er gilt einmal, einen Tag lang; ' +
      'ein früherer gilt nicht mehr. Schicken Sie ihn dorthin, wo nur sie ihn liest.',
    ar:
      'بالرابط ينشئ هذا الشخص مفتاح مرور على جهازه. يعمل مرة واحدة خلال يوم ويبطل الرابط السابق. أرسله ' +
      'حيث يقرؤه وحده.',
  },
  lost: {
    en: 'Their device is lost: remove their passkeys and end their sessions now',
    es: 'Perdió su dispositivo: quitar sus llaves y cerrar sus sesiones ahora',
    pt: 'Perdeu o aparelho: remover as chaves e encerrar as sessões agora',
    fr: 'Appareil perdu : retirer ses clés et fermer ses sessions maintenant',
    de: 'Gerät verloren: Passkeys entfernen und Sitzungen jetzt beenden',
    ar: 'فُقد جهازه: أزل مفاتيحه وأنهِ جلساته الآن',
  },
  link_made: {
    en: 'The link, shown this once',
    es: 'El enlace, visible solo esta vez',
    pt: 'O link, mostrado só desta vez',
    fr: 'Le lien, montré cette seule fois',
    de: 'Der Link, nur dieses eine Mal',
    ar: 'الرابط، يظهر هذه المرة فقط',
  },
  until: { en: 'Until', es: 'Hasta', pt: 'Até', fr: 'Jusqu’au', de: 'Bis', ar: 'حتى' },
  give: {
    en: 'Give a role',
    es: 'Dar un rol',
    pt: 'Dar um papel',
    fr: 'Donner un rôle',
    de: 'Rolle geben',
    ar: 'منح دور',
  },
  take: { en: 'Take away', es: 'Quitar', pt: 'Retirar', fr: 'Retirer', de: 'Entziehen', ar: 'سحب' },
  given: {
    en: 'The role is given',
    es: 'El rol está dado',
    pt: 'O papel foi dado',
    fr: 'Le rôle est donné',
    de: 'Die Rolle ist vergeben',
    ar: 'مُنح الدور',
  },
  taken: {
    en: 'The role is taken',
    es: 'El rol se ha quitado',
    pt: 'O papel foi retirado',
    fr: 'Le rôle est retiré',
    de: 'Die Rolle ist genommen',
    ar: 'سُحب الدور',
  },
  remove: { en: 'Remove', es: 'Quitar', pt: 'Remover', fr: 'Retirer', de: 'Entfernen', ar: 'إزالة' },
  remove_why: {
    en: 'Their roles, passkeys and sessions end within two seconds. What they did stays in the audit log.',
    es: 'Sus roles, llaves y sesiones terminan en dos segundos. Lo que hizo queda en el registro.',
    pt: 'Papéis, chaves e sessões terminam em dois segundos. O que fez fica no registro.',
    fr: 'Rôles, clés et sessions cessent en deux secondes. Ses actes restent au journal.',
    de: 'Rollen, Passkeys und Sitzungen enden in zwei Sekunden. Was sie getan hat, bleibt im Protokoll.',
    ar: 'تنتهي أدواره ومفاتيحه وجلساته خلال ثانيتين، ويبقى ما فعله في السجل.',
  },
  removed: {
    en: 'The person is removed',
    es: 'La persona se ha quitado',
    pt: 'A pessoa foi removida',
    fr: 'La personne est retirée',
    de: 'Die Person ist entfernt',
    ar: 'أُزيل الشخص',
  },
  sessions: { en: 'Sessions', es: 'Sesiones', pt: 'Sessões', fr: 'Sessions', de: 'Sitzungen', ar: 'الجلسات' },
  no_sessions: {
    en: 'Never logged in',
    es: 'Nunca ha entrado',
    pt: 'Nunca entrou',
    fr: 'Jamais connecté',
    de: 'Nie angemeldet',
    ar: 'لم يدخل قط',
  },
  log_out: {
    en: 'Log out everywhere',
    es: 'Cerrar todas las sesiones',
    pt: 'Encerrar todas as sessões',
    fr: 'Déconnecter partout',
    de: 'Überall abmelden',
    ar: 'تسجيل الخروج من كل مكان',
  },
  logged_out: {
    en: 'Logged out everywhere',
    es: 'Todas las sesiones cerradas',
    pt: 'Todas as sessões encerradas',
    fr: 'Déconnecté partout',
    de: 'Überall abgemeldet',
    ar: 'سُجّل الخروج من كل مكان',
  },
  details: { en: 'Details', es: 'Detalles', pt: 'Detalhes', fr: 'Détails', de: 'Details', ar: 'التفاصيل' },
  id: { en: 'Id', es: 'Id', pt: 'Id', fr: 'Id', de: 'Id', ar: 'المعرّف' },
  history: {
    en: 'What they did',
    es: 'Lo que hizo',
    pt: 'O que fez',
    fr: 'Ses actes',
    de: 'Was sie getan hat',
    ar: 'ما فعله',
  },
  no_role_yet: {
    en: 'No role yet',
    es: 'Sin rol por ahora',
    pt: 'Sem papel por enquanto',
    fr: 'Aucun rôle pour l’instant',
    de: 'Noch keine Rolle',
    ar: 'بلا دور حاليًا',
  },
});
