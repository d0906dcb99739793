import { type JsonObject, objectOf, textAt } from '../../../server/domain/json.ts';
import { luhnHolds } from '../../../server/domain/luhn.ts';
import { type Mistake, digestOf } from './desk.ts';
import type { Elements } from './xml.ts';

/** A card as Braintree keeps it: no number. */
export type Card = Readonly<{
  instrument: 'credit_card' | 'apple_pay_card' | 'android_pay_card' | 'network_token';
  fingerprint: string;
  bin: string;
  last4: string;
  cardType: string;
  month: string;
  year: string;
  holder: string | null;
  cvvResponse: string;
  /** What its own test numbers are rejected for. */
  rejectedAs: string | null;
  isUnverifiable: boolean;
  /** Its sales are disputed by themselves. */
  isDisputed: boolean;
  /** Under which it is kept; null: it is not. */
  token: string | null;
}>;

/** https://developer.paypal.com/braintree/docs/reference/general/testing: numbers that the gateway's tools reject. */
const REJECTED: Readonly<Record<string, string>> = {
  '4000111111111511': 'fraud',
  '4111130000000003': 'risk_threshold',
};
/** …and those that no processor verifies. */
const UNVERIFIABLE: ReadonlySet<string> = new Set([
  '4000111111111115',
  '5105105105105100',
  '378734493671000',
  '6011000990139424',
  '3566002020360505',
]);

/** https://developer.paypal.com/braintree/docs/guides/disputes/testing-go-live */
const DISPUTED = '4023898493988028';

const INSTRUMENTS = ['credit_card', 'apple_pay_card', 'android_pay_card'] as const;

/** What is wrong with it, or the card. */
export function readCard(given: JsonObject): Card | Mistake {
  const found = INSTRUMENTS.find((name) => objectOf(given[name]) !== null);
  if (found === undefined)
    return {
      attribute: 'base',
      code: '91508',
      message: 'Need a customer_id, payment_method_token, credit_card.',
    };
  const card = objectOf(given[found]);
  const wrong = mistakeIn(card);
  if (wrong !== null) return wrong;

  const number = textAt(card, 'number') ?? '';
  const [month = '', year = ''] = EXPIRY.exec(expiryOf(card))?.slice(1) ?? [];
  const instrument = objectOf(card?.['network_tokenization_attributes']) === null ? found : 'network_token';
  return {
    instrument,
    fingerprint: digestOf(`${number} ${month}/${year}`),
    bin: number.slice(0, 6),
    last4: number.slice(-4),
    cardType: typeOf(number),
    month: month.padStart(2, '0'),
    year: year.length === 2 ? `20${year}` : year,
    holder: textAt(card, 'cardholder_name'),
    cvvResponse: cvvResponse(textAt(card, 'cvv')),
    rejectedAs: REJECTED[number] ?? null,
    isUnverifiable: UNVERIFIABLE.has(number),
    isDisputed: number === DISPUTED,
    token: null,
  };
}

const EXPIRY = /^(\d{1,2})\/(\d{2,4})$/;

function mistakeIn(card: JsonObject | null): Mistake | null {
  const number = textAt(card, 'number');
  if (number === null) return mistake('number', '81714', 'Credit card number is required.');
  if (!/^[0-9]{12,19}$/.test(number))
    return mistake('number', '81716', 'Credit card number must be 12-19 digits.');
  if (!luhnHolds(number)) return mistake('number', '81715', 'Credit card number is invalid.');
  const [, month, year] = EXPIRY.exec(expiryOf(card)) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12)
    return mistake('expiration_date', '81710', 'Expiration date is invalid.');

  const cvv = textAt(card, 'cvv');
  if (cvv !== null && !/^[0-9]{3,4}$/.test(cvv)) return mistake('cvv', '81707', 'CVV must be 3 or 4 digits.');
  const token = objectOf(card?.['network_tokenization_attributes']);
  return token !== null && textAt(token, 'cryptogram') === null
    ? mistake('network_tokenization_attributes', '81762', 'Cryptogram is required.')
    : null;
}

function mistake(attribute: string, code: string, message: string): Mistake {
  return { under: 'credit-card', attribute, code, message };
}

/** In one field or in two. */
function expiryOf(card: JsonObject | null): string {
  const [month, year] = [card?.['expiration_month'], card?.['expiration_year']];
  return textAt(card, 'expiration_date') ?? `${String(month)}/${String(year)}`;
}

function typeOf(number: string): string {
  if (number.startsWith('4')) return 'Visa';
  if (/^(?:5[1-5]|2[2-7])/.test(number)) return 'MasterCard';
  if (/^3[47]/.test(number)) return 'American Express';
  return number.startsWith('35') ? 'JCB' : 'Discover';
}

const CVV: Readonly<Record<string, string>> = { '200': 'N', '201': 'U', '301': 'S' };

function cvvResponse(cvv: string | null): string {
  return cvv === null ? 'I' : (CVV[cvv] ?? 'M');
}

export type Checks = Readonly<{
  error: string | null;
  postal: string | null;
  street: string | null;
  cvv: string;
}>;

/** By the values of the address, as on its test page. */
export function checksOf(card: Card, billing: JsonObject | null): Checks {
  const [postal, street] = [textAt(billing, 'postal_code'), textAt(billing, 'street_address')];
  const error = postal === '30000' ? 'E' : postal === '30001' ? 'S' : null;
  if (error !== null) return { error, postal: null, street: null, cvv: card.cvvResponse };
  return {
    error,
    postal: postal === null ? 'I' : postal === '20000' ? 'N' : postal === '20001' ? 'U' : 'M',
    street: street === null ? 'I' : /^200\b/.test(street) ? 'N' : /^201\b/.test(street) ? 'U' : 'M',
    cvv: card.cvvResponse,
  };
}

export function showChecks({ error, postal, street, cvv }: Checks): Elements {
  return {
    'avs-error-response-code': error,
    'avs-postal-code-response-code': postal,
    'avs-street-address-response-code': street,
    'cvv-response-code': cvv,
  };
}

export function showCard(card: Card): Elements {
  return {
    token: card.token,
    bin: card.bin,
    'last-4': card.last4,
    'card-type': card.cardType,
    'expiration-month': card.month,
    'expiration-year': card.year,
    'customer-location': 'US',
    'cardholder-name': card.holder,
    'unique-number-identifier': card.fingerprint.slice(0, 32),
    prepaid: 'Unknown',
  };
}

/** Processor responses that tests ask for by amount, with the text of each. */
export const RESPONSES: Readonly<Record<string, readonly [text: string, type: 'soft' | 'hard']>> = {
  '2000': ['Do Not Honor', 'soft'],
  '2001': ['Insufficient Funds', 'soft'],
  '2002': ['Limit Exceeded', 'soft'],
  '2003': ["Cardholder's Activity Limit Exceeded", 'soft'],
  '2004': ['Expired Card', 'hard'],
  '2005': ['Invalid Credit Card Number', 'hard'],
  '2006': ['Invalid Expiration Date', 'hard'],
  '2007': ['No Account', 'hard'],
  '2010': ['Card Issuer Declined CVV', 'hard'],
  '2012': ['Processor Declined - Possible Lost Card', 'hard'],
  '2013': ['Processor Declined - Possible Stolen Card', 'hard'],
  '2014': ['Processor Declined - Fraud Suspected', 'hard'],
  '2015': ['Transaction Not Allowed', 'hard'],
  '2038': ['Processor Declined', 'soft'],
  '2046': ['Declined', 'soft'],
  '2053': ['Card reported as lost or stolen', 'hard'],
  '2057': ['Issuer or Cardholder has put a restriction on the card', 'hard'],
  '2099': ['Cardholder Authentication Required', 'soft'],
  '3000': ['Processor Network Unavailable - Try Again', 'soft'],
};
