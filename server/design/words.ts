import { LANGUAGES, type Language } from '../domain/language-tag.ts';

/** A text in every language of buyers' pages, in the order of `LANGUAGES`. */
type InEveryLanguage = readonly [en: string, es: string, pt: string, fr: string, de: string, ar: string];

/** Texts by what they are for, turned into texts by language. */
export function catalogue<Word extends string>(
  rows: Readonly<Record<Word, InEveryLanguage>>,
): Readonly<Record<Language, Readonly<Record<Word, string>>>> {
  const texts = Object.entries<InEveryLanguage>(rows);
  // What `fromEntries` has been given is known here, and not to its type.
  return Object.fromEntries(
    LANGUAGES.map((language, index) => [
      language,
      Object.fromEntries(texts.map(([word, inEvery]) => [word, inEvery[index] ?? ''])),
    ]),
  ) as Readonly<Record<Language, Readonly<Record<Word, string>>>>;
}

/** The fields of a card, wherever a buyer fills them in. */
export const CARD_ROWS = {
  number: [
    'Card number',
    'Número de tarjeta',
    'Número do cartão',
    'Numéro de carte',
    'Kartennummer',
    'رقم البطاقة',
  ],
  expiryDate: [
    'Expiry date',
    'Fecha de caducidad',
    'Validade',
    'Date d’expiration',
    'Gültig bis',
    'تاريخ الانتهاء',
  ],
  securityCode: [
    'Security code',
    'Código de seguridad',
    'Código de segurança',
    'Code de sécurité',
    'Prüfziffer',
    'رمز الأمان',
  ],
} as const;

/** What more than one list of words has, in the same words. */
export const COMMON_ROWS = {
  amount: ['Amount', 'Importe', 'Valor', 'Montant', 'Betrag', 'المبلغ'],
  back: [
    'Back to the shop',
    'Volver a la tienda',
    'Voltar à loja',
    'Retour à la boutique',
    'Zurück zum Shop',
    'العودة إلى المتجر',
  ],
  cancel: ['Cancel', 'Cancelar', 'Cancelar', 'Annuler', 'Abbrechen', 'إلغاء'],
  card: ['Card', 'Tarjeta', 'Cartão', 'Carte', 'Karte', 'البطاقة'],
  close: [
    'You can close this window.',
    'Puede cerrar esta ventana.',
    'Você pode fechar esta janela.',
    'Vous pouvez fermer cette fenêtre.',
    'Sie können dieses Fenster schließen.',
    'يمكنك إغلاق هذه النافذة.',
  ],
  decline: ['Decline', 'Rechazar', 'Recusar', 'Refuser', 'Ablehnen', 'رفض'],
  goOn: ['Continue', 'Continuar', 'Continuar', 'Continuer', 'Weiter', 'متابعة'],
  network: [
    'No connection. Try again.',
    'Sin conexión. Inténtelo de nuevo.',
    'Sem conexão. Tente novamente.',
    'Pas de connexion. Réessayez.',
    'Keine Verbindung. Versuchen Sie es noch einmal.',
    'لا يوجد اتصال. حاول مرة أخرى.',
  ],
  often: [
    'That was often. Wait a minute, then try again.',
    'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
    'Muitas tentativas. Espere um minuto e tente de novo.',
    'Trop d’essais. Attendez une minute, puis réessayez.',
    'Das war oft. Warten Sie eine Minute, dann versuchen Sie es noch einmal.',
    'محاولات كثيرة. انتظر دقيقة ثم حاول مرة أخرى.',
  ],
  thanks: ['Thank you', 'Gracias', 'Obrigado', 'Merci', 'Danke', 'شكرًا'],
} as const;

/** What every page may say. */
export const WORDS = catalogue({
  back: COMMON_ROWS.back,
  copy: ['Copy', 'Copiar', 'Copiar', 'Copier', 'Kopieren', 'نسخ'],
  print: ['Print', 'Imprimir', 'Imprimir', 'Imprimer', 'Drucken', 'طباعة'],
  copied: ['Copied', 'Copiado', 'Copiado', 'Copié', 'Kopiert', 'تم النسخ'],
  test: [
    'No real money.',
    'Sin dinero real.',
    'Sem dinheiro real.',
    'Pas d’argent réel.',
    'Kein echtes Geld.',
    'لا مال حقيقي.',
  ],
});
