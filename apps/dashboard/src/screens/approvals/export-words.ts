import { wordsOf } from '../../words/words.ts';

export const EXPORT_WORDS = wordsOf({
  tab: {
    en: 'Card exports',
    es: 'Exportaciones de tarjetas',
    pt: 'Exportações de cartões',
    fr: 'Exports de cartes',
    de: 'Karten-Exporte',
    ar: 'تصدير البطاقات',
  },
  why: {
    en:
      'All stored cards for another vault, in one encrypted file. A second person always has to sign. Compare the ' +
      'fingerprint of the key with the recipient by telephone; whoever runs the vault makes the file.',
    es:
      'Todas las tarjetas guardadas para otra bóveda, en un archivo cifrado. Siempre firma una segunda persona. ' +
      'Compare la huella de la clave con el destinatario por teléfono; el archivo lo crea quien opera la bóveda.',
    pt:
      'Todos os cartões guardados para outro cofre, num ficheiro cifrado. Uma segunda pessoa assina sempre. Compare ' +
      'a impressão da chave com o destinatário por telefone; quem opera o cofre cria o ficheiro.',
    fr:
      'Toutes les cartes enregistrées pour un autre coffre, dans un fichier chiffré. Une seconde personne signe ' +
      'toujours. Comparez l’empreinte de la clé avec le destinataire par téléphone ; l’exploitant crée le fichier.',
    de:
      'Alle gespeicherten Karten für einen anderen Tresor, in einer verschlüsselten Datei. Immer unterschreibt eine ' +
      'zweite Person. Vergleichen Sie den Fingerabdruck des Schlüssels am Telefon; die Datei macht, wer den Tresor ' +
      'betreibt.',
    ar:
      'كل البطاقات المخزنة لخزنة أخرى في ملف مشفّر واحد. يجب أن يوقّع شخص ثانٍ دائمًا. قارن بصمة المفتاح مع ' +
      'المستلم هاتفيًا؛ ومن يشغّل الخزنة ينشئ الملف.',
  },
  recipient: {
    en: 'Recipient',
    es: 'Destinatario',
    pt: 'Destinatário',
    fr: 'Destinataire',
    de: 'Empfänger',
    ar: 'المستلم',
  },
  cards_max: {
    en: 'Cards, at most',
    es: 'Tarjetas, como máximo',
    pt: 'Cartões, no máximo',
    fr: 'Cartes, au plus',
    de: 'Karten, höchstens',
    ar: 'أقصى عدد من البطاقات',
  },
  public_key: {
    en: 'OpenPGP key of the recipient',
    es: 'Clave OpenPGP del destinatario',
    pt: 'Chave OpenPGP do destinatário',
    fr: 'Clé OpenPGP du destinataire',
    de: 'OpenPGP-Schlüssel des Empfängers',
    ar: 'مفتاح OpenPGP للمستلم',
  },
  ask: { en: 'Ask', es: 'Pedir', pt: 'Pedir', fr: 'Demander', de: 'Anfragen', ar: 'طلب' },
  state: { en: 'Status', es: 'Estado', pt: 'Estado', fr: 'État', de: 'Stand', ar: 'الحالة' },
  approved: {
    en: 'may be made',
    es: 'puede crearse',
    pt: 'pode ser criado',
    fr: 'peut être créé',
    de: 'darf gemacht werden',
    ar: 'يمكن إنشاؤه',
  },
  finished: { en: 'made', es: 'creado', pt: 'criado', fr: 'créé', de: 'gemacht', ar: 'أُنشئ' },
  expired: { en: 'expired', es: 'caducado', pt: 'expirado', fr: 'expiré', de: 'abgelaufen', ar: 'انتهى' },
  fingerprint: {
    en: 'Fingerprint',
    es: 'Huella',
    pt: 'Impressão digital',
    fr: 'Empreinte',
    de: 'Fingerabdruck',
    ar: 'البصمة',
  },
  cards: { en: 'Cards', es: 'Tarjetas', pt: 'Cartões', fr: 'Cartes', de: 'Karten', ar: 'البطاقات' },
  asked_by: { en: 'Asked by', es: 'Pedido por', pt: 'Pedido por', fr: 'Demandé par', de: 'Von', ar: 'طلبه' },
  approved_by: {
    en: 'Second person',
    es: 'Segunda persona',
    pt: 'Segunda pessoa',
    fr: 'Seconde personne',
    de: 'Zweite Person',
    ar: 'الشخص الثاني',
  },
  id: { en: 'ID', es: 'ID', pt: 'ID', fr: 'ID', de: 'ID', ar: 'المعرّف' },
  expires_at: { en: 'Until', es: 'Hasta', pt: 'Até', fr: 'Jusqu’au', de: 'Bis', ar: 'حتى' },
  none: {
    en: 'No exports',
    es: 'No hay exportaciones',
    pt: 'Não há exportações',
    fr: 'Aucun export',
    de: 'Keine Exporte',
    ar: 'لا توجد عمليات تصدير',
  },
  none_why: {
    en: 'Two people have not agreed to any yet.',
    es: 'Dos personas aún no han acordado ninguna.',
    pt: 'Duas pessoas ainda não concordaram com nenhuma.',
    fr: 'Deux personnes n’en ont encore accepté aucun.',
    de: 'Noch haben keine zwei Personen einem zugestimmt.',
    ar: 'لم يتفق شخصان على أيٍّ منها بعد.',
  },
});
