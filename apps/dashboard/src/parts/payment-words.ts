import type { TransactionStatus } from '@railyard/sdk/schemas';
import { type SayText, useWords, wordsOf } from '../words/words.ts';
import type { Tone } from './status.tsx';

/** How a payment stands, in words: wherever one is shown. */
export const PAYMENT_STATUS = wordsOf({
  processing: {
    en: 'Processing',
    es: 'En proceso',
    pt: 'Processando',
    fr: 'En cours',
    de: 'In Arbeit',
    ar: 'قيد المعالجة',
  },
  buyer_approval_pending: {
    en: 'Waiting for the buyer',
    es: 'A la espera del comprador',
    pt: 'Aguardando o comprador',
    fr: 'En attente de l’acheteur',
    de: 'Wartet auf Käufer',
    ar: 'بانتظار المشتري',
  },
  pending: {
    en: 'On its way',
    es: 'En camino',
    pt: 'A caminho',
    fr: 'En route',
    de: 'Unterwegs',
    ar: 'في الطريق',
  },
  authorized: {
    en: 'Authorized',
    es: 'Autorizado',
    pt: 'Autorizado',
    fr: 'Autorisé',
    de: 'Autorisiert',
    ar: 'مصرّح به',
  },
  capture_pending: {
    en: 'Being captured',
    es: 'Cobro en curso',
    pt: 'Captura em curso',
    fr: 'Encaissement en cours',
    de: 'Wird eingezogen',
    ar: 'جارٍ التحصيل',
  },
  captured: { en: 'Captured', es: 'Cobrado', pt: 'Capturado', fr: 'Encaissé', de: 'Eingezogen', ar: 'محصّل' },
  void_pending: {
    en: 'Being voided',
    es: 'Anulación en curso',
    pt: 'Anulação em curso',
    fr: 'Annulation en cours',
    de: 'Wird storniert',
    ar: 'جارٍ الإلغاء',
  },
  voided: { en: 'Voided', es: 'Anulado', pt: 'Anulado', fr: 'Annulé', de: 'Storniert', ar: 'ملغى' },
  declined: { en: 'Declined', es: 'Rechazado', pt: 'Recusado', fr: 'Refusé', de: 'Abgelehnt', ar: 'مرفوض' },
  failed: { en: 'Failed', es: 'Fallido', pt: 'Falhou', fr: 'Échoué', de: 'Fehlgeschlagen', ar: 'فشل' },
  expired: { en: 'Expired', es: 'Caducado', pt: 'Expirado', fr: 'Expiré', de: 'Abgelaufen', ar: 'منتهي' },
  returned: {
    en: 'Returned',
    es: 'Devuelto por el banco',
    pt: 'Devolvido pelo banco',
    fr: 'Rejeté par la banque',
    de: 'Rücklastschrift',
    ar: 'مُعاد',
  },
});

const TONES: Readonly<Record<keyof typeof PAYMENT_STATUS, Tone>> = {
  processing: 'open',
  buyer_approval_pending: 'open',
  pending: 'open',
  authorized: 'warn',
  capture_pending: 'open',
  captured: 'good',
  void_pending: 'open',
  voided: 'quiet',
  declined: 'bad',
  failed: 'bad',
  expired: 'quiet',
  returned: 'bad',
};

type StatusWord = keyof typeof PAYMENT_STATUS;
const isStatusWord = (status: string): status is StatusWord => Object.hasOwn(PAYMENT_STATUS, status);

/** Every status that a payment may have, in the order of its life. */
export const PAYMENT_STATUSES = Object.keys(PAYMENT_STATUS) as readonly StatusWord[]; // its own keys

/** A status of a later version is shown as the service writes it. */
export function paymentStatus(
  status: TransactionStatus,
  say: SayText<typeof PAYMENT_STATUS>,
): Readonly<{ tone: Tone; text: string }> {
  return isStatusWord(status) ? { tone: TONES[status], text: say(status) } : { tone: 'quiet', text: status };
}

export function usePaymentStatus(): (status: TransactionStatus) => Readonly<{ tone: Tone; text: string }> {
  const say = useWords(PAYMENT_STATUS);
  return (status) => paymentStatus(status, say);
}

/** Names of methods that are more than their word with a capital; they are the same in all languages. */
const METHODS: Readonly<Record<string, string>> = {
  ach: 'ACH',
  applepay: 'Apple Pay',
  bacs: 'Bacs',
  becs: 'BECS',
  'click-to-pay': 'Click to Pay',
  googlepay: 'Google Pay',
  googlepay_pan_only: 'Google Pay',
  ideal: 'iDEAL',
  mercadopago: 'Mercado Pago',
  oxxo: 'OXXO',
  p24: 'Przelewy24',
  paybybank: 'Pay by Bank',
  paypal: 'PayPal',
  sepa: 'SEPA',
  spei: 'SPEI',
  upi: 'UPI',
};

export function methodName(method: string): string {
  return METHODS[method] ?? `${method.slice(0, 1).toUpperCase()}${method.slice(1).replaceAll(/[-_]/g, ' ')}`;
}

const SCHEMES: Readonly<Record<string, string>> = {
  amex: 'Amex',
  'carte-bancaire': 'Cartes Bancaires',
  'diners-club': 'Diners Club',
  jcb: 'JCB',
  rupay: 'RuPay',
  unionpay: 'UnionPay',
};

export function schemeName(scheme: string): string {
  return SCHEMES[scheme] ?? methodName(scheme);
}

const ACRONYM = /\b(?:avs|cvv|id|pin|pos|url)\b/g;

/** `card_declined` as it is read: the code itself stays beside it where it matters. */
export function codeText(code: string): string {
  const words = code.replaceAll('_', ' ').replaceAll(ACRONYM, (word) => word.toUpperCase());
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
