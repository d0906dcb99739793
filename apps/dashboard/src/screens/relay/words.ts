import { wordsOf } from '../../words/words.ts';

export const WORDS = wordsOf({
  title: { en: 'Relay', es: 'Relé', pt: 'Relay', fr: 'Relais', de: 'Weiterleitung', ar: 'الترحيل' },
  endpoints: {
    en: 'Service endpoints',
    es: 'Destinos del servicio',
    pt: 'Destinos do serviço',
    fr: 'Destinations du service',
    de: 'Ziele des Dienstes',
    ar: 'وجهات الخدمة',
  },
  new: {
    en: 'New service endpoint',
    es: 'Nuevo destino',
    pt: 'Novo destino',
    fr: 'Nouvelle destination',
    de: 'Neues Ziel',
    ar: 'وجهة جديدة',
  },
  empty: {
    en: 'No service endpoint yet',
    es: 'Aún no hay destinos',
    pt: 'Ainda não há destinos',
    fr: 'Aucune destination encore',
    de: 'Noch kein Ziel',
    ar: 'لا وجهات بعد',
  },
  empty_why: {
    en:
      'The relay sends your request to a third party with stored card data filled in. Say ' +
      'where it may go, and how it proves who it is there.',
    es:
      'El relé envía su solicitud a un tercero con los datos de tarjeta guardados. Diga ' +
      'adónde puede ir y cómo se identifica allí.',
    pt:
      'O relay envia sua requisição a um terceiro com os dados de cartão guardados. Diga ' +
      'para onde pode ir e como se identifica lá.',
    fr:
      'Le relais envoie votre requête à un tiers avec les données de carte gardées. Dites ' +
      'où il peut aller et comment il s’y identifie.',
    de:
      'Die Weiterleitung sendet Ihre Anfrage mit gespeicherten Kartendaten an Dritte. Sagen ' +
      'Sie, wohin sie darf und wie sie sich dort ausweist.',
    ar:
      'يرسل الترحيل طلبك إلى طرف ثالث مع بيانات البطاقة المخزنة. حدد إلى أين يذهب وكيف ' + 'يعرّف نفسه هناك.',
  },
  name: { en: 'Name', es: 'Nombre', pt: 'Nome', fr: 'Nom', de: 'Name', ar: 'الاسم' },
  kind: { en: 'Kind', es: 'Tipo', pt: 'Tipo', fr: 'Type', de: 'Art', ar: 'النوع' },
  hosts: { en: 'Hosts', es: 'Hosts', pt: 'Hosts', fr: 'Hôtes', de: 'Hosts', ar: 'المضيفون' },
  hosts_help: {
    en: 'One in a line, with a port where it is not 443',
    es: 'Uno por línea, con puerto si no es 443',
    pt: 'Um por linha, com porta se não for 443',
    fr: 'Un par ligne, avec le port si ce n’est pas 443',
    de: 'Je Zeile einer, mit Port, wo es nicht 443 ist',
    ar: 'واحد في كل سطر، مع المنفذ إن لم يكن 443',
  },
  methods: {
    en: 'Authentication methods',
    es: 'Métodos de autenticación',
    pt: 'Métodos de autenticação',
    fr: 'Méthodes d’authentification',
    de: 'Authentifizierungsmethoden',
    ar: 'طرق المصادقة',
  },
  method: { en: 'Method', es: 'Método', pt: 'Método', fr: 'Méthode', de: 'Methode', ar: 'الطريقة' },
  new_method: {
    en: 'New authentication method',
    es: 'Nuevo método',
    pt: 'Novo método',
    fr: 'Nouvelle méthode',
    de: 'Neue Methode',
    ar: 'طريقة جديدة',
  },
  no_methods: {
    en: 'No authentication method yet: requests carry only what you write into them.',
    es: 'Aún no hay métodos: las solicitudes llevan solo lo que usted escribe.',
    pt: 'Ainda não há métodos: as requisições levam só o que você escreve.',
    fr: 'Aucune méthode encore : les requêtes ne portent que ce que vous y écrivez.',
    de: 'Noch keine Methode: Anfragen tragen nur, was Sie hineinschreiben.',
    ar: 'لا طرق بعد: تحمل الطلبات ما تكتبه فقط.',
  },
  uuid_why: {
    en: 'Name it by its UUID in x-vault-forward-authentications; several are separated by ' + 'commas.',
    es: 'Nómbrelo por su UUID en x-vault-forward-authentications; varios se separan con ' + 'comas.',
    pt: 'Cite-o pelo UUID em x-vault-forward-authentications; vários separados por vírgulas.',
    fr:
      'Nommez-la par son UUID dans x-vault-forward-authentications ; plusieurs, séparées ' +
      'par des virgules.',
    de:
      'Nennen Sie sie mit ihrer UUID in x-vault-forward-authentications; mehrere durch ' + 'Kommas getrennt.',
    ar: 'اذكرها بمعرّف UUID في x-vault-forward-authentications، ومتعددة مفصولة بفواصل.',
  },
  last_use: {
    en: 'Last use',
    es: 'Último uso',
    pt: 'Último uso',
    fr: 'Dernier usage',
    de: 'Zuletzt benutzt',
    ar: 'آخر استخدام',
  },
  never: { en: 'Never', es: 'Nunca', pt: 'Nunca', fr: 'Jamais', de: 'Nie', ar: 'أبدًا' },
  set_fields: { en: 'Stored', es: 'Guardado', pt: 'Guardado', fr: 'Gardé', de: 'Gespeichert', ar: 'مخزّن' },
  secret_stored: {
    en: 'stored, never shown',
    es: 'guardado, nunca se muestra',
    pt: 'guardado, nunca mostrado',
    fr: 'gardé, jamais montré',
    de: 'gespeichert, nie gezeigt',
    ar: 'مخزّن ولا يُعرض',
  },
  edit: { en: 'Edit', es: 'Editar', pt: 'Editar', fr: 'Modifier', de: 'Bearbeiten', ar: 'تعديل' },
  save: { en: 'Save', es: 'Guardar', pt: 'Salvar', fr: 'Enregistrer', de: 'Speichern', ar: 'حفظ' },
  saved: { en: 'Saved', es: 'Guardado', pt: 'Salvo', fr: 'Enregistré', de: 'Gespeichert', ar: 'حُفظ' },
  remove: { en: 'Delete', es: 'Eliminar', pt: 'Excluir', fr: 'Supprimer', de: 'Löschen', ar: 'حذف' },
  remove_config_why: {
    en: 'Its authentication methods go with it, and in production requests to its hosts are ' + 'refused.',
    es: 'Se eliminan sus métodos y, en producción, se rechazan las solicitudes a sus hosts.',
    pt: 'Os métodos vão junto e, em produção, requisições aos hosts são recusadas.',
    fr: 'Ses méthodes disparaissent, et en production les requêtes vers ses hôtes sont ' + 'refusées.',
    de: 'Seine Methoden gehen mit, und in Produktion werden Anfragen an seine Hosts ' + 'abgelehnt.',
    ar: 'تُحذف طرقها، وفي الإنتاج تُرفض الطلبات إلى مضيفيها.',
  },
  remove_method_why: {
    en: 'Its secrets are shredded. Requests that name it are refused.',
    es: 'Sus secretos se destruyen. Las solicitudes que lo nombran se rechazan.',
    pt: 'Os segredos são destruídos. Requisições que o citam são recusadas.',
    fr: 'Ses secrets sont détruits. Les requêtes qui la nomment sont refusées.',
    de: 'Ihre Geheimnisse werden vernichtet. Anfragen, die sie nennen, werden abgelehnt.',
    ar: 'تُتلف أسرارها، وتُرفض الطلبات التي تذكرها.',
  },
  whitespace: {
    en: 'Values are stored as they are: a blank or a line break too many is sent, too.',
    es: 'Los valores se guardan tal cual: también un espacio o salto de más.',
    pt: 'Os valores são guardados como estão: até um espaço a mais.',
    fr: 'Les valeurs sont gardées telles quelles, espaces et retours compris.',
    de: 'Werte werden gespeichert, wie sie sind: auch ein Leerzeichen oder Umbruch zu viel.',
    ar: 'تُخزن القيم كما هي، بما فيها المسافات والأسطر الزائدة.',
  },
  secret_kept: {
    en: 'Stored. Leave it empty to keep it.',
    es: 'Guardado. Déjelo vacío para conservarlo.',
    pt: 'Guardado. Deixe vazio para manter.',
    fr: 'Gardé. Laissez vide pour le conserver.',
    de: 'Gespeichert. Leer lassen, um es zu behalten.',
    ar: 'مخزّن. اتركه فارغًا للإبقاء عليه.',
  },
  try: {
    en: 'Send a request',
    es: 'Enviar una solicitud',
    pt: 'Enviar uma requisição',
    fr: 'Envoyer une requête',
    de: 'Eine Anfrage senden',
    ar: 'إرسال طلب',
  },
  try_why: {
    en:
      'Card data pass by your server only, so this is sent with a key of yours and not from ' +
      'here. What becomes of it appears below.',
    es:
      'Los datos de tarjeta solo pasan por su servidor: se envía con una clave suya y no ' +
      'desde aquí. El resultado aparece abajo.',
    pt:
      'Os dados de cartão passam só pelo seu servidor: envia-se com uma chave sua e não ' +
      'daqui. O resultado aparece abaixo.',
    fr:
      'Les données de carte ne passent que par votre serveur : l’envoi se fait avec une clé ' +
      'à vous, pas d’ici. Le résultat apparaît plus bas.',
    de:
      'Kartendaten gehen nur über Ihren Server, darum wird mit einem Schlüssel von Ihnen ' +
      'gesendet und nicht von hier. Was daraus wird, erscheint unten.',
    ar: 'تمر بيانات البطاقة بخادمك فقط، لذا يُرسل بمفتاحك لا من هنا. تظهر النتيجة أدناه.',
  },
  trial: {
    en: 'Try it',
    es: 'Probar',
    pt: 'Experimentar',
    fr: 'Essayer',
    de: 'Ausprobieren',
    ar: 'جرّبه',
  },
  trial_why: {
    en: 'The sandbox has a third party that says what it was sent. It masks card data before it answers.',
    es:
      'El entorno de pruebas tiene un tercero que dice lo que recibió. ' +
      'Oculta los datos de tarjeta antes de responder.',
    pt:
      'O ambiente de teste tem um terceiro que diz o que recebeu. ' +
      'Ele mascara os dados de cartão antes de responder.',
    fr:
      'Le bac à sable a un tiers qui dit ce qu’il a reçu. ' +
      'Il masque les données de carte avant de répondre.',
    de:
      'In der Sandbox gibt es einen Dritten, der sagt, was er bekam. ' +
      'Kartendaten verdeckt er, bevor er antwortet.',
    ar: 'في بيئة الاختبار طرف ثالث يقول ما وصله، ويحجب بيانات البطاقة قبل أن يجيب.',
  },
  trial_no_card: {
    en: 'There is no stored card to try it with: make a payment that stores one.',
    es: 'No hay ninguna tarjeta guardada para probar: haga un pago que guarde una.',
    pt: 'Não há cartão guardado para experimentar: faça um pagamento que guarde um.',
    fr: 'Aucune carte gardée pour essayer : faites un paiement qui en garde une.',
    de: 'Es gibt keine gespeicherte Karte dafür: Machen Sie eine Zahlung, die eine speichert.',
    ar: 'لا توجد بطاقة محفوظة للتجربة: نفّذ دفعة تحفظ بطاقة.',
  },
  trial_card: {
    en: 'Stored card',
    es: 'Tarjeta guardada',
    pt: 'Cartão guardado',
    fr: 'Carte gardée',
    de: 'Gespeicherte Karte',
    ar: 'بطاقة محفوظة',
  },
  trial_body: {
    en: 'Body, with placeholders',
    es: 'Cuerpo, con marcadores',
    pt: 'Corpo, com marcadores',
    fr: 'Corps, avec des repères',
    de: 'Inhalt, mit Platzhaltern',
    ar: 'المحتوى مع العناصر النائبة',
  },
  trial_send: { en: 'Send', es: 'Enviar', pt: 'Enviar', fr: 'Envoyer', de: 'Senden', ar: 'إرسال' },
  trial_got: {
    en: 'What the third party got',
    es: 'Lo que recibió el tercero',
    pt: 'O que o terceiro recebeu',
    fr: 'Ce que le tiers a reçu',
    de: 'Was der Dritte bekam',
    ar: 'ما وصل الطرف الثالث',
  },
  sent: {
    en: 'What was relayed',
    es: 'Lo retransmitido',
    pt: 'O que foi retransmitido',
    fr: 'Ce qui a été relayé',
    de: 'Was weitergeleitet wurde',
    ar: 'ما رُحّل',
  },
  forter: {
    en: 'Forter: version of its API',
    es: 'Forter: versión de su API',
    pt: 'Forter: versão da API',
    fr: 'Forter : version de son API',
    de: 'Forter: Version der API',
    ar: 'فورتر: إصدار الواجهة',
  },
  forter_why: {
    en:
      'Which of its two versions a service speaks is read for each payment: change it once ' +
      'Forter has enabled the other for your site, and back as well.',
    es:
      'Cuál de sus dos versiones se usa se lee en cada pago: cámbiela cuando Forter ' +
      'habilite la otra, y también de vuelta.',
    pt:
      'Qual das duas versões se usa é lido a cada pagamento: troque quando a Forter ' +
      'habilitar a outra, e volte se preciso.',
    fr:
      'La version employée est lue à chaque paiement : changez-la quand Forter a activé ' +
      'l’autre pour votre site, et revenez de même.',
    de:
      'Welche der zwei Versionen gesprochen wird, wird je Zahlung gelesen: Wechseln Sie, ' +
      'sobald Forter die andere freigeschaltet hat, und ebenso zurück.',
    ar: 'يُقرأ الإصدار عند كل دفعة: غيّره متى فعّلت فورتر الآخر لموقعك، ويمكن الرجوع.',
  },
  version: {
    en: 'Version {version}',
    es: 'Versión {version}',
    pt: 'Versão {version}',
    fr: 'Version {version}',
    de: 'Version {version}',
    ar: 'الإصدار {version}',
  },
  open_log: {
    en: 'All relayed requests',
    es: 'Todas las solicitudes',
    pt: 'Todas as requisições',
    fr: 'Toutes les requêtes',
    de: 'Alle Anfragen',
    ar: 'كل الطلبات',
  },
  created: { en: 'Created', es: 'Creado', pt: 'Criado', fr: 'Créé', de: 'Erstellt', ar: 'أُنشئ' },
  how_many: {
    en: { one: '{count} method', other: '{count} methods' },
    es: { one: '{count} método', other: '{count} métodos' },
    pt: { one: '{count} método', other: '{count} métodos' },
    fr: { one: '{count} méthode', other: '{count} méthodes' },
    de: { one: '{count} Methode', other: '{count} Methoden' },
    ar: '{count} طرق',
  },
});
