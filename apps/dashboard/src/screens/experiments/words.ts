import { wordsOf } from '../../words/words.ts';

export const WORDS = wordsOf({
  title: {
    en: 'Experiments',
    es: 'Experimentos',
    pt: 'Experimentos',
    fr: 'Expériences',
    de: 'Experimente',
    ar: 'التجارب',
  },
  name: { en: 'Name', es: 'Nombre', pt: 'Nome', fr: 'Nom', de: 'Name', ar: 'الاسم' },
  empty: {
    en: 'No experiment yet',
    es: 'Aún no hay experimentos',
    pt: 'Ainda não há experimentos',
    fr: 'Pas encore d’expérience',
    de: 'Noch kein Experiment',
    ar: 'لا توجد تجارب بعد',
  },
  empty_why: {
    en:
      'An experiment deals payments to two or three ways of routing them, and says which one gets more ' +
      'approved. It is planned over the API.',
    es:
      'Un experimento reparte los pagos entre dos o tres formas de enrutarlos y dice cuál obtiene más ' +
      'aprobaciones. Se planifica por la API.',
    pt:
      'Um experimento distribui os pagamentos entre duas ou três formas de roteá-los e diz qual obtém mais ' +
      'aprovações. É planejado pela API.',
    fr:
      'Une expérience répartit les paiements entre deux ou trois manières de les acheminer et dit laquelle ' +
      'obtient le plus d’approbations. Elle se planifie par l’API.',
    de:
      'Ein Experiment verteilt Zahlungen auf zwei oder drei Wege und sagt, auf welchem mehr genehmigt ' +
      'werden. Geplant wird es über die API.',
    ar:
      'توزّع التجربة الدفعات على طريقتين أو ثلاث لتوجيهها، وتقول أيّها يحصل على موافقات أكثر. تُخطَّط عبر ' +
      'واجهة API.',
  },
  running: {
    en: 'Running',
    es: 'En curso',
    pt: 'Em andamento',
    fr: 'En cours',
    de: 'Läuft',
    ar: 'جارية',
  },
  not_started: {
    en: 'Not begun',
    es: 'Sin empezar',
    pt: 'Não iniciado',
    fr: 'Pas commencée',
    de: 'Nicht begonnen',
    ar: 'لم تبدأ',
  },
  ended: { en: 'Ended', es: 'Terminado', pt: 'Terminado', fr: 'Terminée', de: 'Beendet', ar: 'انتهت' },
  challenger_better: {
    en: 'Another arm is better',
    es: 'Otro brazo es mejor',
    pt: 'Outro braço é melhor',
    fr: 'Un autre bras est meilleur',
    de: 'Ein anderer Arm ist besser',
    ar: 'ذراع أخرى أفضل',
  },
  control_better: {
    en: 'The control is better',
    es: 'El control es mejor',
    pt: 'O controle é melhor',
    fr: 'Le témoin est meilleur',
    de: 'Die Kontrolle ist besser',
    ar: 'الذراع الضابطة أفضل',
  },
  no_difference_found: {
    en: 'No difference found',
    es: 'Sin diferencia',
    pt: 'Nenhuma diferença',
    fr: 'Aucune différence',
    de: 'Kein Unterschied gefunden',
    ar: 'لم يوجد فرق',
  },
  unknown_outcomes: {
    en: 'Stopped: unknown outcomes',
    es: 'Detenido: resultados desconocidos',
    pt: 'Parado: resultados desconhecidos',
    fr: 'Arrêtée : résultats inconnus',
    de: 'Gestoppt: unbekannte Ergebnisse',
    ar: 'أُوقفت: نتائج مجهولة',
  },
  three_d_secure_challenges: {
    en: 'Stopped: more challenges',
    es: 'Detenido: más desafíos',
    pt: 'Parado: mais desafios',
    fr: 'Arrêtée : plus de défis',
    de: 'Gestoppt: mehr Abfragen',
    ar: 'أُوقفت: تحديات أكثر',
  },
  sample_ratio_mismatch: {
    en: 'Invalid: shares are off',
    es: 'No válido: reparto erróneo',
    pt: 'Inválido: distribuição errada',
    fr: 'Non valable : parts faussées',
    de: 'Ungültig: Anteile stimmen nicht',
    ar: 'غير صالحة: الحصص مختلّة',
  },
  ended_by_hand: {
    en: 'Ended by hand',
    es: 'Terminado a mano',
    pt: 'Terminado à mão',
    fr: 'Terminée à la main',
    de: 'Von Hand beendet',
    ar: 'أُنهيت يدويًا',
  },
  why_not_started: {
    en: 'No payment has come yet: it begins with the rule that deals payments to it.',
    es: 'Aún no ha llegado ningún pago: empieza con la regla que le reparte pagos.',
    pt: 'Ainda não chegou nenhum pagamento: começa com a regra que lhe distribui pagamentos.',
    fr: 'Aucun paiement n’est encore venu : elle commence avec la règle qui lui répartit des paiements.',
    de: 'Noch kam keine Zahlung: es beginnt mit der Regel, die ihm Zahlungen zuteilt.',
    ar: 'لم تصل أي دفعة بعد: تبدأ مع القاعدة التي توزّع الدفعات عليها.',
  },
  why_running: {
    en: 'Nothing is decided yet. Look as often as you like: it ends by itself.',
    es: 'Aún no hay nada decidido. Mire cuantas veces quiera: termina por sí solo.',
    pt: 'Nada está decidido ainda. Olhe quantas vezes quiser: termina sozinho.',
    fr: 'Rien n’est encore décidé. Regardez autant que vous voulez : elle se termine d’elle-même.',
    de: 'Noch ist nichts entschieden. Sehen Sie nach, so oft Sie wollen: es endet von selbst.',
    ar: 'لم يُحسم شيء بعد. انظر كما تشاء: تنتهي من تلقاء نفسها.',
  },
  why_challenger_better: {
    en: '{winner} gets more payments approved than {control}. Its rules go on with {arm}.',
    es: '{winner} obtiene más pagos aprobados que {control}. Sus reglas siguen con {arm}.',
    pt: '{winner} obtém mais pagamentos aprovados que {control}. As suas regras seguem com {arm}.',
    fr: '{winner} obtient plus de paiements approuvés que {control}. Ses règles continuent avec {arm}.',
    de: '{winner} bekommt mehr Zahlungen genehmigt als {control}. Seine Regeln gehen mit {arm} weiter.',
    ar: 'تحصل {winner} على موافقات أكثر من {control}. تستمر قواعدها مع {arm}.',
  },
  why_control_better: {
    en: 'Every other arm gets fewer payments approved than {control}. Its rules go on with {arm}.',
    es: 'Todos los demás brazos obtienen menos pagos aprobados que {control}. Sus reglas siguen con {arm}.',
    pt: 'Todos os outros braços obtêm menos pagamentos aprovados que {control}. As suas regras seguem com {arm}.',
    fr:
      'Tous les autres bras obtiennent moins de paiements approuvés que {control}. Ses règles continuent ' +
      'avec {arm}.',
    de: 'Jeder andere Arm bekommt weniger Zahlungen genehmigt als {control}. Seine Regeln gehen mit {arm} weiter.',
    ar: 'تحصل كل الأذرع الأخرى على موافقات أقل من {control}. تستمر قواعدها مع {arm}.',
  },
  why_no_difference_found: {
    en: 'All payments that it needs have come, and no arm stood out. Its rules go on with {arm}.',
    es: 'Han llegado todos los pagos necesarios y ningún brazo destacó. Sus reglas siguen con {arm}.',
    pt: 'Chegaram todos os pagamentos necessários e nenhum braço se destacou. As suas regras seguem com {arm}.',
    fr:
      'Tous les paiements nécessaires sont venus, et aucun bras ne s’est distingué. Ses règles continuent ' +
      'avec {arm}.',
    de: 'Alle Zahlungen, die es braucht, sind da, und kein Arm stach hervor. Seine Regeln gehen mit {arm} weiter.',
    ar: 'وصلت كل الدفعات اللازمة ولم تتميّز أي ذراع. تستمر قواعدها مع {arm}.',
  },
  why_unknown_outcomes: {
    en: 'Payments of another arm more often had an outcome that nobody knew. Its rules go on with {arm}.',
    es: 'Los pagos de otro brazo tuvieron más a menudo un resultado desconocido. Sus reglas siguen con {arm}.',
    pt: 'Os pagamentos de outro braço tiveram mais vezes um resultado desconhecido. As suas regras seguem com {arm}.',
    fr: 'Les paiements d’un autre bras ont eu plus souvent un résultat inconnu. Ses règles continuent avec {arm}.',
    de:
      'Zahlungen eines anderen Arms hatten öfter ein Ergebnis, das niemand kannte. Seine Regeln gehen mit ' +
      '{arm} weiter.',
    ar: 'كانت نتائج دفعات ذراع أخرى مجهولة أكثر. تستمر قواعدها مع {arm}.',
  },
  why_three_d_secure_challenges: {
    en: 'Buyers of another arm were asked to authenticate more often. Its rules go on with {arm}.',
    es: 'A los compradores de otro brazo se les pidió autenticarse más a menudo. Sus reglas siguen con {arm}.',
    pt: 'Aos compradores de outro braço pediu-se autenticação mais vezes. As suas regras seguem com {arm}.',
    fr: 'Les acheteurs d’un autre bras ont dû s’authentifier plus souvent. Ses règles continuent avec {arm}.',
    de: 'Käufer eines anderen Arms mussten sich öfter ausweisen. Seine Regeln gehen mit {arm} weiter.',
    ar: 'طُلب من مشتري ذراع أخرى التحقق أكثر. تستمر قواعدها مع {arm}.',
  },
  why_sample_ratio_mismatch: {
    en: 'Payments did not come to the arms as they were dealt: compare nothing. Its rules go on with {arm}.',
    es: 'Los pagos no llegaron a los brazos como se repartieron: no compare nada. Sus reglas siguen con {arm}.',
    pt:
      'Os pagamentos não chegaram aos braços como foram distribuídos: não compare nada. As suas regras ' +
      'seguem com {arm}.',
    fr:
      'Les paiements ne sont pas arrivés aux bras comme répartis : ne comparez rien. Ses règles continuent ' +
      'avec {arm}.',
    de:
      'Zahlungen kamen nicht so bei den Armen an, wie sie verteilt wurden: vergleichen Sie nichts. Seine ' +
      'Regeln gehen mit {arm} weiter.',
    ar: 'لم تصل الدفعات إلى الأذرع كما وُزّعت: لا تقارن شيئًا. تستمر قواعدها مع {arm}.',
  },
  why_ended_by_hand: {
    en: 'Somebody ended it, and it names no winner. Its rules go on with {arm}.',
    es: 'Alguien lo terminó y no nombra ganador. Sus reglas siguen con {arm}.',
    pt: 'Alguém o terminou e não nomeia vencedor. As suas regras seguem com {arm}.',
    fr: 'Quelqu’un y a mis fin, et elle ne nomme pas de gagnant. Ses règles continuent avec {arm}.',
    de: 'Jemand hat es beendet, und es nennt keinen Sieger. Seine Regeln gehen mit {arm} weiter.',
    ar: 'أنهاها شخص، ولا تسمّي فائزًا. تستمر قواعدها مع {arm}.',
  },
  payments: {
    en: 'Payments',
    es: 'Pagos',
    pt: 'Pagamentos',
    fr: 'Paiements',
    de: 'Zahlungen',
    ar: 'الدفعات',
  },
  needed: {
    en: 'Needed at most',
    es: 'Necesarios como máximo',
    pt: 'Necessários no máximo',
    fr: 'Nécessaires au plus',
    de: 'Höchstens nötig',
    ar: 'اللازم على الأكثر',
  },
  days_left: {
    en: 'Days left at most',
    es: 'Días restantes como máximo',
    pt: 'Dias restantes no máximo',
    fr: 'Jours restants au plus',
    de: 'Tage höchstens noch',
    ar: 'الأيام المتبقية على الأكثر',
  },
  goes_on_with: {
    en: 'Goes on with',
    es: 'Sigue con',
    pt: 'Segue com',
    fr: 'Continue avec',
    de: 'Geht weiter mit',
    ar: 'تستمر مع',
  },
  arms: { en: 'Arms', es: 'Brazos', pt: 'Braços', fr: 'Bras', de: 'Arme', ar: 'الأذرع' },
  arm: { en: 'Arm', es: 'Brazo', pt: 'Braço', fr: 'Bras', de: 'Arm', ar: 'الذراع' },
  control: { en: 'control', es: 'control', pt: 'controle', fr: 'témoin', de: 'Kontrolle', ar: 'ضابطة' },
  known: {
    en: 'Result known',
    es: 'Resultado conocido',
    pt: 'Resultado conhecido',
    fr: 'Résultat connu',
    de: 'Ergebnis bekannt',
    ar: 'النتيجة معروفة',
  },
  approved: {
    en: 'Approved',
    es: 'Aprobados',
    pt: 'Aprovados',
    fr: 'Approuvés',
    de: 'Genehmigt',
    ar: 'الموافَق عليه',
  },
  unknown: {
    en: 'Outcome unknown for a time',
    es: 'Resultado desconocido un tiempo',
    pt: 'Resultado desconhecido por um tempo',
    fr: 'Résultat inconnu un temps',
    de: 'Zeitweise unbekannt',
    ar: 'مجهولة لبعض الوقت',
  },
  challenges: {
    en: 'Asked to authenticate',
    es: 'Autenticación pedida',
    pt: 'Autenticação pedida',
    fr: 'Authentification demandée',
    de: 'Zur Bestätigung gebeten',
    ar: 'طُلب التحقق',
  },
  difference: {
    en: 'Approvals beside {control}',
    es: 'Aprobaciones frente a {control}',
    pt: 'Aprovações em comparação com {control}',
    fr: 'Approbations par rapport à {control}',
    de: 'Genehmigungen neben {control}',
    ar: 'الموافقات مقارنةً بـ {control}',
  },
  points: {
    en: '{points} points',
    es: '{points} puntos',
    pt: '{points} pontos',
    fr: '{points} points',
    de: '{points} Punkte',
    ar: '{points} نقطة',
  },
  wanted_points: {
    en: { one: '{count} point', other: '{count} points' },
    es: { one: '{count} punto', other: '{count} puntos' },
    pt: { one: '{count} ponto', other: '{count} pontos' },
    fr: { one: '{count} point', other: '{count} points' },
    de: { one: '{count} Punkt', other: '{count} Punkte' },
    ar: { one: 'نقطة واحدة', two: 'نقطتان', few: '{count} نقاط', other: '{count} نقطة' },
  },
  between: {
    en: 'Between {low} and {high} points, nineteen times of twenty',
    es: 'Entre {low} y {high} puntos, diecinueve veces de veinte',
    pt: 'Entre {low} e {high} pontos, dezenove vezes em vinte',
    fr: 'Entre {low} et {high} points, dix-neuf fois sur vingt',
    de: 'Zwischen {low} und {high} Punkten, neunzehn Mal von zwanzig',
    ar: 'بين {low} و{high} نقطة، في تسع عشرة مرة من عشرين',
  },
  nothing_known: {
    en: 'Nothing known yet',
    es: 'Aún no se sabe nada',
    pt: 'Ainda não se sabe nada',
    fr: 'Rien de connu encore',
    de: 'Noch nichts bekannt',
    ar: 'لا شيء معروف بعد',
  },
  evidence_better: {
    en: 'Evidence that it approves more: {evidence} of {needed}',
    es: 'Evidencia de que aprueba más: {evidence} de {needed}',
    pt: 'Evidência de que aprova mais: {evidence} de {needed}',
    fr: 'Indices qu’il approuve plus : {evidence} sur {needed}',
    de: 'Beleg, dass er mehr genehmigt: {evidence} von {needed}',
    ar: 'الدليل على موافقات أكثر: {evidence} من {needed}',
  },
  evidence_worse: {
    en: 'Evidence that it approves less: {evidence} of {needed}',
    es: 'Evidencia de que aprueba menos: {evidence} de {needed}',
    pt: 'Evidência de que aprova menos: {evidence} de {needed}',
    fr: 'Indices qu’il approuve moins : {evidence} sur {needed}',
    de: 'Beleg, dass er weniger genehmigt: {evidence} von {needed}',
    ar: 'الدليل على موافقات أقل: {evidence} من {needed}',
  },
  honest: {
    en:
      'Of each buyer only the first payment counts. The figures stay honest however often anybody looks. ' +
      'Fees, refunds and chargebacks are not weighed.',
    es:
      'De cada comprador solo cuenta el primer pago. Las cifras siguen siendo honestas por mucho que se ' +
      'miren. No se pesan comisiones, reembolsos ni contracargos.',
    pt:
      'De cada comprador só conta o primeiro pagamento. Os números continuam honestos por mais que se ' +
      'olhe. Taxas, reembolsos e estornos não são pesados.',
    fr:
      'De chaque acheteur, seul le premier paiement compte. Les chiffres restent honnêtes, même regardés ' +
      'souvent. Frais, remboursements et impayés ne sont pas pesés.',
    de:
      'Von jedem Käufer zählt nur die erste Zahlung. Die Zahlen bleiben ehrlich, so oft jemand hinsieht. ' +
      'Gebühren, Erstattungen und Rückbuchungen sind nicht gewogen.',
    ar:
      'من كل مشترٍ تُحسب الدفعة الأولى فقط. تبقى الأرقام صادقة مهما نُظر إليها. لا تُوزن الرسوم ' +
      'والاستردادات وردود المبالغ.',
  },
  plan: { en: 'Plan', es: 'Plan', pt: 'Plano', fr: 'Plan', de: 'Plan', ar: 'الخطة' },
  flow: { en: 'Flow', es: 'Flujo', pt: 'Fluxo', fr: 'Flux', de: 'Ablauf', ar: 'المسار' },
  unit: {
    en: 'Stays in one arm',
    es: 'Permanece en un brazo',
    pt: 'Fica num braço',
    fr: 'Reste dans un bras',
    de: 'Bleibt in einem Arm',
    ar: 'يبقى في ذراع واحدة',
  },
  unit_buyer: {
    en: 'each buyer',
    es: 'cada comprador',
    pt: 'cada comprador',
    fr: 'chaque acheteur',
    de: 'jeder Käufer',
    ar: 'كل مشترٍ',
  },
  unit_card: {
    en: 'each card',
    es: 'cada tarjeta',
    pt: 'cada cartão',
    fr: 'chaque carte',
    de: 'jede Karte',
    ar: 'كل بطاقة',
  },
  unit_transaction: { en: 'nobody', es: 'nadie', pt: 'ninguém', fr: 'personne', de: 'niemand', ar: 'لا أحد' },
  shares: { en: 'Shares', es: 'Partes', pt: 'Partes', fr: 'Parts', de: 'Anteile', ar: 'الحصص' },
  wanted: {
    en: 'Looks for',
    es: 'Busca',
    pt: 'Procura',
    fr: 'Cherche',
    de: 'Sucht nach',
    ar: 'تبحث عن',
  },
  horizon: {
    en: 'Waits for a result',
    es: 'Espera un resultado',
    pt: 'Espera um resultado',
    fr: 'Attend un résultat',
    de: 'Wartet auf ein Ergebnis',
    ar: 'تنتظر النتيجة',
  },
  hours: {
    en: { one: '{count} hour', other: '{count} hours' },
    es: { one: '{count} hora', other: '{count} horas' },
    pt: { one: '{count} hora', other: '{count} horas' },
    fr: { one: '{count} heure', other: '{count} heures' },
    de: { one: '{count} Stunde', other: '{count} Stunden' },
    ar: { one: 'ساعة واحدة', two: 'ساعتان', few: '{count} ساعات', other: '{count} ساعة' },
  },
  per_day: {
    en: 'Payments a day before',
    es: 'Pagos al día antes',
    pt: 'Pagamentos por dia antes',
    fr: 'Paiements par jour avant',
    de: 'Zahlungen am Tag zuvor',
    ar: 'الدفعات يوميًا قبلها',
  },
  started: { en: 'Begun', es: 'Empezado', pt: 'Iniciado', fr: 'Commencée', de: 'Begonnen', ar: 'بدأت' },
  creator: {
    en: 'Made by',
    es: 'Creado por',
    pt: 'Criado por',
    fr: 'Créée par',
    de: 'Erstellt von',
    ar: 'أنشأها',
  },
  end: {
    en: 'End it',
    es: 'Terminar',
    pt: 'Terminar',
    fr: 'Y mettre fin',
    de: 'Beenden',
    ar: 'إنهاء',
  },
  end_why: {
    en: 'It names no winner then. The rules that deal to it go on with one arm, in a new version of the flow.',
    es:
      'Entonces no nombra ganador. Las reglas que le reparten pagos siguen con un brazo, en una nueva ' +
      'versión del flujo.',
    pt:
      'Então não nomeia vencedor. As regras que lhe distribuem pagamentos seguem com um braço, numa nova ' +
      'versão do fluxo.',
    fr:
      'Elle ne nomme alors pas de gagnant. Les règles qui lui répartissent des paiements continuent avec ' +
      'un bras, dans une nouvelle version du flux.',
    de:
      'Es nennt dann keinen Sieger. Die Regeln, die ihm zuteilen, gehen mit einem Arm weiter, in einer ' +
      'neuen Version des Ablaufs.',
    ar: 'لن تسمّي فائزًا عندئذ. تستمر القواعد التي توزّع عليها مع ذراع واحدة، في إصدار جديد من المسار.',
  },
  has_ended: {
    en: 'The experiment has ended',
    es: 'El experimento ha terminado',
    pt: 'O experimento terminou',
    fr: 'L’expérience est terminée',
    de: 'Das Experiment ist beendet',
    ar: 'انتهت التجربة',
  },
});
