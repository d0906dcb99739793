import { wordsOf } from '../../words/words.ts';
import { LABELS } from './label-words.ts';

export const WORDS = wordsOf({
  ...LABELS,
  passkey: {
    en: 'Log in with a passkey',
    es: 'Entrar con una llave de acceso',
    pt: 'Entrar com uma chave de acesso',
    fr: 'Se connecter avec une clé d’accès',
    de: 'Mit Passkey anmelden',
    ar: 'الدخول بمفتاح مرور',
  },
  passkey_none: {
    en: 'No passkey was used: it was cancelled, took too long, or this device has none for this address.',
    es: 'No se usó ninguna llave: se canceló, tardó demasiado o este dispositivo no tiene una para esta dirección.',
    pt: 'Nenhuma chave foi usada: cancelado, demorou demais ou este dispositivo não tem uma para este endereço.',
    fr: 'Aucune clé utilisée : annulé, trop long, ou cet appareil n’en a pas pour cette adresse.',
    de: 'Kein Passkey: abgebrochen, zu lange gewartet, oder dieses Gerät hat keinen für diese Adresse.',
    ar: 'لم يُستخدم مفتاح مرور: أُلغي أو طال الوقت أو لا يملك هذا الجهاز مفتاحًا لهذا العنوان.',
  },
  passkey_lost: {
    en: 'Lost your passkey? Ask an administrator for a new link.',
    es: '¿Perdió su llave? Pida un enlace nuevo a un administrador.',
    pt: 'Perdeu a chave? Peça um novo link a um administrador.',
    fr: 'Clé perdue ? Demandez un nouveau lien à un administrateur.',
    de: 'Passkey verloren? Ein Administrator macht Ihnen einen neuen Link.',
    ar: 'فقدت مفتاح المرور؟ اطلب رابطًا جديدًا من أحد المسؤولين.',
  },
  provider: {
    en: 'Continue with {name}',
    es: 'Continuar con {name}',
    pt: 'Continuar com {name}',
    fr: 'Continuer avec {name}',
    de: 'Weiter mit {name}',
    ar: 'المتابعة عبر {name}',
  },
  begin_why: {
    en:
      'A passkey is how you log in here: your device keeps it, and asks for your finger, face or PIN. ' +
      'There is no password.',
    es:
      'Con una llave de acceso entra aquí: su dispositivo la guarda y pide su huella, cara o PIN. No ' +
      'hay contraseña.',
    pt:
      'Com uma chave de acesso você entra aqui: seu dispositivo a guarda e pede digital, rosto ou PIN. ' +
      'Não há senha.',
    fr:
      'Une clé d’accès vous connecte ici : votre appareil la garde et demande doigt, visage ou code. ' +
      'Aucun mot de passe.',
    de:
      'Mit einem Passkey melden Sie sich an: Ihr Gerät bewahrt ihn auf und fragt nach Finger, Gesicht ' +
      'oder PIN. Ein Passwort gibt es nicht.',
    ar: 'تدخل هنا بمفتاح مرور يحفظه جهازك ويطلب بصمتك أو وجهك أو رمزك. لا توجد كلمة مرور.',
  },
  name: { en: 'Your name', es: 'Su nombre', pt: 'Seu nome', fr: 'Votre nom', de: 'Ihr Name', ar: 'اسمك' },
  email: {
    en: 'Your e-mail address',
    es: 'Su correo electrónico',
    pt: 'Seu e-mail',
    fr: 'Votre adresse e-mail',
    de: 'Ihre E-Mail-Adresse',
    ar: 'بريدك الإلكتروني',
  },
  make: {
    en: 'Make a passkey',
    es: 'Crear una llave de acceso',
    pt: 'Criar uma chave de acesso',
    fr: 'Créer une clé d’accès',
    de: 'Passkey anlegen',
    ar: 'إنشاء مفتاح مرور',
  },
  link_over: {
    en: 'This link leads nowhere any more',
    es: 'Este enlace ya no lleva a ninguna parte',
    pt: 'Este link não leva mais a lugar nenhum',
    fr: 'Ce lien ne mène plus nulle part',
    de: 'Dieser Link führt nirgendwohin mehr',
    ar: 'لم يعد هذا الرابط يؤدي إلى شيء',
  },
  link_over_why: {
    en: 'A link works once, and for a short time. Ask whoever sent it for another one.',
    es: 'Un enlace sirve una vez y por poco tiempo. Pida otro a quien lo envió.',
    pt: 'Um link funciona uma vez e por pouco tempo. Peça outro a quem enviou.',
    fr: 'Un lien sert une fois, pour peu de temps. Demandez-en un autre à qui l’a envoyé.',
    de: 'Ein Link gilt einmal und nur kurz. Wer ihn geschickt hat, kann einen neuen machen.',
    ar: 'يعمل الرابط مرة واحدة ولوقت قصير. اطلب رابطًا آخر ممن أرسله.',
  },
  to_log_in: {
    en: 'To the log-in',
    es: 'Ir al inicio de sesión',
    pt: 'Ir para o login',
    fr: 'Aller à la connexion',
    de: 'Zur Anmeldung',
    ar: 'إلى تسجيل الدخول',
  },
  this_device: {
    en: 'This device',
    es: 'Este dispositivo',
    pt: 'Este dispositivo',
    fr: 'Cet appareil',
    de: 'Dieses Gerät',
    ar: 'هذا الجهاز',
  },
  demo: {
    en: 'Continue as demo administrator',
    es: 'Continuar como administrador de demostración',
    pt: 'Continuar como administrador de demonstração',
    fr: 'Continuer comme administrateur de démonstration',
    de: 'Als Demo-Administrator fortfahren',
    ar: 'المتابعة كمسؤول تجريبي',
  },
  demo_why: {
    en: 'Only in a sandbox, and only on the machine that it runs on.',
    es: 'Solo en un entorno de pruebas y en la máquina donde se ejecuta.',
    pt: 'Somente em um ambiente de teste e na máquina em que ele roda.',
    fr: 'Seulement dans un bac à sable, sur la machine où il tourne.',
    de: 'Nur in einer Sandbox, und nur auf dem Rechner, auf dem sie läuft.',
    ar: 'في بيئة الاختبار فقط، وعلى الجهاز الذي تعمل عليه.',
  },
});
