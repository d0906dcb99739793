/** What a placeholder stands for. `index` is 1-based, as written. */
export type Placeholder = Readonly<{ value: Value; index: number; orEmpty: boolean; name: string }>;

export type Value =
  | Readonly<{ of: 'card'; what: 'number' | 'security_code' }>
  | Readonly<{ of: 'card'; what: 'expiry'; format: DateFormat }>
  | Readonly<{ of: 'network_token'; what: 'number' | 'cryptogram' }>
  | Readonly<{ of: 'network_token'; what: 'expiry'; format: DateFormat }>
  | Readonly<{ of: 'three_d_secure'; what: ThreeDSecureValue }>;

type DateFormat = 'MM/YY' | 'M' | 'MM' | 'YY' | 'YYYY' | 'MMYY';
export type ThreeDSecureValue =
  | 'cavv'
  | 'eci'
  | 'version'
  | 'directory_response'
  | 'authentication_response'
  | 'server_transaction_id'
  | 'directory_transaction_id'
  | 'scheme';

/** Most cards in one request, so the highest index. */
export const CARDS_MAX = 100;

/**
 * Reads the inside of `{{ … }}`. Gives null for a name that does not exist and for an index that is not 1 to
 * 100 without leading zeros.
 */
export function parsePlaceholder(inside: string): Placeholder | null {
  const shape = /^([A-Z0-9_]+)_([1-9][0-9]{0,2})$/.exec(inside);
  const [, name = '', digits = ''] = shape ?? [];
  const known = PLACEHOLDERS.get(name);
  const index = Number(digits);
  return known === undefined || index > CARDS_MAX ? null : { ...known, index, name };
}

/**
 * A month or a year without padding: the only values that may stand in JSON outside quotes and are still what
 * was meant.
 */
export function isNumberByNature(value: Value): boolean {
  return value.what === 'expiry' && (value.format === 'M' || value.format === 'YYYY');
}

export function formatExpiry(expiry: Readonly<{ month: number; year: number }>, format: DateFormat): string {
  const month = String(expiry.month).padStart(2, '0');
  const year = String(expiry.year).padStart(4, '0');
  switch (format) {
    case 'MM/YY':
      return `${month}/${year.slice(-2)}`;
    case 'M':
      return String(expiry.month);
    case 'MM':
      return month;
    case 'YY':
      return year.slice(-2);
    case 'YYYY':
      return year;
    case 'MMYY':
      return `${month}${year.slice(-2)}`;
    default:
      return format satisfies never;
  }
}

const DATES: Readonly<Record<string, DateFormat>> = {
  '': 'MM/YY',
  _M: 'M',
  _MM: 'MM',
  _YY: 'YY',
  _YYYY: 'YYYY',
  _MMYY: 'MMYY',
};

const THREE_D_SECURE: Readonly<Record<string, ThreeDSecureValue>> = {
  CAVV: 'cavv',
  ECI: 'eci',
  VERSION: 'version',
  DIRECTORY_RESPONSE: 'directory_response',
  AUTHENTICATION_RESPONSE: 'authentication_response',
  SERVER_TRANSACTION_ID: 'server_transaction_id',
  DS_TRANSACTION_ID: 'directory_transaction_id',
  SCHEME: 'scheme',
};

function table(): ReadonlyMap<string, Readonly<{ value: Value; orEmpty: boolean }>> {
  const names = new Map<string, Readonly<{ value: Value; orEmpty: boolean }>>();
  const alone = (name: string, value: Value): void => void names.set(name, { value, orEmpty: false });
  const withTwin = (name: string, value: Value): void => {
    alone(name, value);
    names.set(`${name}_OR_EMPTY_STRING`, { value, orEmpty: true });
  };

  alone('CARD_NUMBER', { of: 'card', what: 'number' });
  alone('CARD_SECURITY_CODE', { of: 'card', what: 'security_code' });
  withTwin('CARD_NETWORK_TOKEN', { of: 'network_token', what: 'number' });
  withTwin('CARD_CRYPTOGRAM', { of: 'network_token', what: 'cryptogram' });
  for (const [suffix, format] of Object.entries(DATES)) {
    alone(`CARD_EXPIRATION_DATE${suffix}`, { of: 'card', what: 'expiry', format });
    withTwin(`CARD_NETWORK_TOKEN_EXPIRATION_DATE${suffix}`, { of: 'network_token', what: 'expiry', format });
  }
  for (const [suffix, what] of Object.entries(THREE_D_SECURE))
    withTwin(`CARD_3DS_${suffix}`, { of: 'three_d_secure', what });
  return names;
}

/** Every name there is, without its index. docs/relay.md prints this table. */
export const PLACEHOLDERS: ReadonlyMap<string, Readonly<{ value: Value; orEmpty: boolean }>> = table();
