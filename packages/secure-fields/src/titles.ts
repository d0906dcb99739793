// Printed from server/api/pages/frame-words.ts by `npm run golden`: do not edit.
/** Number, expiry date, security code and postal code, by language. */
export const TITLES: Readonly<Record<string, readonly [string, string, string, string]>> = {
  en: ['Card number', 'Expiry date', 'Security code', 'Postal code'],
  es: ['Número de tarjeta', 'Fecha de caducidad', 'Código de seguridad', 'Código postal'],
  pt: ['Número do cartão', 'Validade', 'Código de segurança', 'CEP'],
  fr: ['Numéro de carte', 'Date d’expiration', 'Code de sécurité', 'Code postal'],
  de: ['Kartennummer', 'Gültig bis', 'Prüfziffer', 'Postleitzahl'],
  ar: ['رقم البطاقة', 'تاريخ الانتهاء', 'رمز الأمان', 'الرمز البريدي'],
};
