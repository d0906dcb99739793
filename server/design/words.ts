import { LANGUAGES, type Language } from './language.ts';

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

/** What every page may say. */
export const WORDS = catalogue({
  back: [
    'Back to the shop',
    'Volver a la tienda',
    'Voltar à loja',
    'Retour à la boutique',
    'Zurück zum Shop',
    'العودة إلى المتجر',
  ],
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
