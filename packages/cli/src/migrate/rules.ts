import { isObject } from '../step.ts';
import { type Fault, segment } from './mistakes.ts';

/** What a rule looks at: a request whose fields are right by themselves. */
type Facts = Readonly<{
  body: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  /** Of the body, or empty. */
  method: Readonly<Record<string, unknown>>;
  currencies: ReadonlySet<string>;
  /** What gift cards leave to pay. */
  left: number;
}>;

/** What must not be between the fields of a request. The service has these rules, and more about what is stored. */
type Rule = Readonly<{
  in?: 'query';
  pointer: string | ((facts: Facts) => string);
  message: string;
  isBroken(facts: Facts): boolean;
}>;

/** What is wrong between the fields of a request. */
export function ruleFaults(
  operation: string,
  sent: Readonly<{ body: unknown; query: Readonly<Record<string, unknown>> }>,
  currencies: ReadonlySet<string>,
): readonly Fault[] {
  const body = isObject(sent.body) ? sent.body : {};
  const giftCards = Array.isArray(body['gift_cards']) ? body['gift_cards'] : [];
  const paid = giftCards.reduce((sum: number, card: unknown) => sum + numberAt(card, 'amount'), 0);
  const method = isObject(body['payment_method']) ? body['payment_method'] : {};
  const facts: Facts = {
    ...{ body, method, currencies },
    query: sent.query,
    left: numberAt(body, 'amount') - paid,
  };

  return (RULES[operation] ?? [])
    .filter((rule) => rule.isBroken(facts))
    .map(({ in: place, pointer, message }): Fault => ({
      location: place ?? 'body',
      pointer: typeof pointer === 'string' ? pointer : pointer(facts),
      message,
    }));
}

function numberAt(object: unknown, name: string): number {
  const value = isObject(object) ? object[name] : null;
  return typeof value === 'number' ? value : 0;
}

/** Where in a list an item stands whose name was there before; -1 where none does. */
function twiceIn(list: unknown, names: readonly string[]): number {
  const keys = (Array.isArray(list) ? list : []).map((item: unknown) =>
    isObject(item) ? (names.map((name) => item[name]).find(isGiven) ?? item) : item,
  );
  const seen = new Set<unknown>();
  return keys.findIndex((key) => seen.size === seen.add(key).size);
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;
const isSeries = ({ body }: Facts): boolean =>
  body['payment_source'] === 'recurring' || body['payment_source'] === 'installment';
const isCovered = ({ body, left }: Facts): boolean =>
  Array.isArray(body['gift_cards']) && body['gift_cards'].length > 0 && left === 0;
const isWithBuyers = ({ body }: Facts): boolean =>
  ['buyer', 'buyer_id', 'buyer_external_identifier'].filter((name) => isGiven(body[name])).length > 1;

const CURRENCY: Rule = {
  pointer: '/currency',
  message: 'is not an ISO 4217 currency in use, for example USD',
  isBroken: ({ body, currencies }) =>
    typeof body['currency'] === 'string' && !currencies.has(body['currency']),
};
/** Codes that regions have in other lists, and ISO 3166-1 has not assigned. */
const NO_COUNTRIES = new Set('UK EU UN EZ XK XA XB ZZ QO AC CP CQ DG EA IC TA'.split(' '));
const REGIONS = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && !NO_COUNTRIES.has(code) && REGIONS.of(code) !== undefined;
}

const PAYMENT: readonly Rule[] = [
  CURRENCY,
  {
    pointer: '/country',
    message: 'is not an ISO 3166-1 country, for example US; the United Kingdom is GB',
    isBroken: ({ body: { country } }) => typeof country === 'string' && !isCountry(country),
  },
  {
    pointer: '/amount',
    message: 'must be greater than 0 where the intent is capture',
    isBroken: ({ body }) => body['intent'] === 'capture' && body['amount'] === 0,
  },
  {
    pointer: '/tax_amount',
    message: 'must not be more than the amount that includes it',
    isBroken: ({ body }) =>
      body['amount_includes_tax'] === true && numberAt(body, 'tax_amount') > numberAt(body, 'amount'),
  },
  {
    pointer: '/payment_method',
    message: 'is required for what gift cards do not pay',
    isBroken: (facts) => !isGiven(facts.body['payment_method']) && !isCovered(facts) && facts.left >= 0,
  },
  {
    pointer: '/payment_method',
    message: 'has nothing to pay: the gift cards pay the whole amount',
    isBroken: (facts) => isGiven(facts.body['payment_method']) && isCovered(facts),
  },
  {
    pointer: ({ body }) => `/gift_cards/${twiceIn(body['gift_cards'], ['number', 'id'])}`,
    message: 'is a gift card that stands in this list already',
    isBroken: ({ body }) => twiceIn(body['gift_cards'], ['number', 'id']) >= 0,
  },
  {
    pointer: '/gift_cards',
    message: 'pay more than the amount of the transaction',
    isBroken: ({ left }) => left < 0,
  },
  returnAddress('/payment_method/redirect_url', ({ method }) => method['redirect_url']),
  {
    pointer: '/integration_client',
    message: 'is for methods with a client SDK, which cards do not have',
    isBroken: ({ body, method }) =>
      isGiven(body['integration_client']) && body['integration_client'] !== 'redirect' && isCard(method),
  },
  {
    pointer: '/buyer',
    message: 'give one of buyer, buyer_id and buyer_external_identifier',
    isBroken: isWithBuyers,
  },
  {
    pointer: '/merchant_initiated',
    message: 'needs a payment_source of recurring, installment or card_on_file',
    isBroken: (facts) =>
      facts.body['merchant_initiated'] === true &&
      !isSeries(facts) &&
      facts.body['payment_source'] !== 'card_on_file',
  },
  {
    pointer: '/is_subsequent_payment',
    message: 'must be true for what the merchant initiates, unless payment_source is card_on_file',
    isBroken: ({ body }) =>
      body['is_subsequent_payment'] !== true &&
      body['merchant_initiated'] === true &&
      body['payment_source'] !== 'card_on_file',
  },
  {
    pointer: '/store',
    message: 'must be true for the first payment of a series',
    isBroken: (facts) =>
      isSeries(facts) &&
      isCard(facts.method) &&
      !['merchant_initiated', 'store', 'is_subsequent_payment'].some((name) => facts.body[name] === true),
  },
  {
    pointer: '/store',
    message: 'must be false for a payment method that is stored already, and for what the merchant initiates',
    isBroken: ({ body, method }) =>
      body['store'] === true && (isStored(method) || body['merchant_initiated'] === true),
  },
  {
    pointer: '/approval_expires_at',
    message: 'has no place here: only payments that the buyer approves or pays elsewhere have such a time',
    isBroken: ({ body, method }) => isGiven(body['approval_expires_at']) && isCard(method),
  },
  {
    pointer: '/async_capture',
    message: 'needs the intent capture',
    isBroken: ({ body }) => body['async_capture'] === true && body['intent'] !== 'capture',
  },
  {
    pointer: '/three_d_secure/amount',
    message: 'must not be less than amount',
    isBroken: ({ body }) =>
      isObject(body['three_d_secure']) &&
      isGiven(body['three_d_secure']['amount']) &&
      numberAt(body['three_d_secure'], 'amount') < numberAt(body, 'amount'),
  },
  {
    pointer: '/three_d_secure_data',
    message: 'has no place in a payment by mail or telephone',
    isBroken: ({ body }) => isGiven(body['three_d_secure_data']) && body['payment_source'] === 'moto',
  },
];

function isStored(method: Readonly<Record<string, unknown>>): boolean {
  return (
    method['method'] === 'id' ||
    (method['method'] === undefined && method['number'] === undefined && isGiven(method['id']))
  );
}

function isCard(method: Readonly<Record<string, unknown>>): boolean {
  return ['card', 'id', undefined].some((word) => word === method['method']);
}

const SESSION: readonly Rule[] = [
  CURRENCY,
  { pointer: '/buyer', message: 'give a guest or name a buyer, not both', isBroken: isWithBuyers },
];

function moreThanZero(isOptional: boolean): Rule {
  return {
    pointer: '/amount',
    message: 'must be greater than 0',
    isBroken: ({ body: { amount } }) => (isOptional ? amount === 0 : amount === 0 || amount === undefined),
  };
}

function isWebAddress(text: unknown): boolean {
  return typeof text === 'string' && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** An address of the web, or of an app, whose scheme the merchant account may have registered. */
function returnAddress(pointer: string, valueOf: (facts: Facts) => unknown): Rule {
  return {
    pointer,
    message:
      'must be an address of http or https, or of a scheme in the redirect_url_schemes of the merchant account',
    isBroken: (facts) => {
      const value = valueOf(facts);
      return typeof value === 'string' && !URL.canParse(value);
    },
  };
}

/** What card schemes, issuers and wallets are told of a merchant. */
const MERCHANT_DATA: readonly Rule[] = [
  {
    pointer: '/merchant_country_code',
    message: 'must be an ISO 3166-1 code, two letters or three digits',
    isBroken: ({ body: { merchant_country_code: code } }) =>
      typeof code === 'string' && !/^\d{3}$/.test(code) && !isCountry(code),
  },
  {
    pointer: '/merchant_category_code',
    message: 'must be four digits',
    isBroken: ({ body: { merchant_category_code: code } }) =>
      typeof code === 'string' && !/^[0-9]{4}$/.test(code),
  },
  {
    pointer: '/merchant_url',
    message: 'must be an http or https URL',
    isBroken: ({ body: { merchant_url: url } }) => typeof url === 'string' && !isWebAddress(url),
  },
];
const POSITION: Rule = {
  pointer: '/position',
  message: 'must be between 0 and 100000',
  isBroken: ({ body }) => numberAt(body, 'position') < 0 || numberAt(body, 'position') > 100_000,
};
const FIELDS: Rule = {
  pointer: ({ body }) => `/fields/${twiceIn(body['fields'], ['key'])}/key`,
  message: 'is given twice',
  isBroken: ({ body }) => twiceIn(body['fields'], ['key']) >= 0,
};
const TIME_ZONE: Rule = {
  pointer: '/schedule_timezone',
  message: 'must be a time zone of the IANA database, such as Europe/Berlin',
  isBroken: ({ body: { schedule_timezone: zone } }) => typeof zone === 'string' && !isTimeZone(zone),
};

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

const DOMAIN: Rule = {
  pointer: '/domain_name',
  message: 'is not a domain name, for example shop.example',
  isBroken: ({ body: { domain_name: name } }) =>
    typeof name === 'string' &&
    !/^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i.test(name),
};
const REDIRECT = returnAddress('/redirect_url', ({ body }) => body['redirect_url']);
const PARAMS = ['fields', 'filters', 'sort'];

/** Of a report. */
function paramsOf({ body: { spec } }: Facts): Readonly<Record<string, unknown>> {
  return isObject(spec) && isObject(spec['params']) ? spec['params'] : {};
}

function strangeParam(facts: Facts): string | undefined {
  return Object.keys(paramsOf(facts)).find((name) => !PARAMS.includes(name));
}

/** By operation. */
export const RULES: Readonly<Record<string, readonly Rule[]>> = {
  create_transaction: PAYMENT,
  create_payment_method: [REDIRECT],
  create_payment_method_payment_service_token: [REDIRECT],
  create_checkout_session_three_d_secure: [REDIRECT],
  create_payout: [CURRENCY, moreThanZero(false)],
  issue_gift_card: [CURRENCY, moreThanZero(false)],
  add_payment_link: [
    CURRENCY,
    returnAddress('/return_url', ({ body }) => body['return_url']),
    ...[
      'merchant_url',
      'merchant_banner_url',
      'merchant_terms_and_conditions_url',
      'merchant_favicon_url',
    ].map((name): Rule => ({
      pointer: `/${name}`,
      message: 'must be an address of http or https',
      isBroken: ({ body }) => isGiven(body[name]) && !isWebAddress(body[name]),
    })),
    {
      pointer: '/merchant_color',
      message: 'must be a colour as #rrggbb',
      isBroken: ({ body: { merchant_color: color } }) =>
        typeof color === 'string' && !/^#[0-9a-f]{6}$/i.test(color),
    },
    {
      pointer: '/store',
      message: 'needs buyer_id: a card is stored for somebody',
      isBroken: ({ body }) => body['store'] === true && !isGiven(body['buyer_id']),
    },
    {
      pointer: '/buyer',
      message: 'give a guest or name a buyer, not both',
      isBroken: ({ body }) => isGiven(body['buyer']) && isGiven(body['buyer_id']),
    },
  ],
  create_checkout_session: SESSION,
  update_checkout_session: SESSION,
  create_payment_service: [POSITION, FIELDS],
  update_payment_service: [POSITION, FIELDS],
  create_three_ds_configuration: MERCHANT_DATA,
  edit_three_ds_configuration: MERCHANT_DATA,
  register_digital_wallet_domain: [DOMAIN],
  configure_digital_wallet: [
    {
      pointer: '/accept_terms_and_conditions',
      message: "must be true: the wallet's terms apply",
      isBroken: ({ body }) => body['accept_terms_and_conditions'] !== true,
    },
    ...MERCHANT_DATA,
  ],
  update_digital_wallet: MERCHANT_DATA,
  increment_transaction_authorization: [moreThanZero(false)],
  capture_transaction: [moreThanZero(true)],
  create_transaction_refund: [
    moreThanZero(true),
    {
      pointer: '/target_id',
      message: 'is the redemption to refund where target_type is gift-card-redemption, and only there',
      isBroken: ({ body }) => (body['target_type'] === 'gift-card-redemption') !== isGiven(body['target_id']),
    },
  ],
  update_report: [TIME_ZONE],
  add_report: [
    TIME_ZONE,
    {
      pointer: (facts) => `/spec/params${segment(strangeParam(facts) ?? '')}`,
      message: 'is none of fields, filters and sort',
      isBroken: (facts) => strangeParam(facts) !== undefined,
    },
    {
      pointer: '/spec/params/filters',
      message: 'must be an object',
      isBroken: (facts) => paramsOf(facts)['filters'] !== undefined && !isObject(paramsOf(facts)['filters']),
    },
  ],
  list_buyer_payment_methods: [
    {
      in: 'query',
      pointer: 'buyer_id',
      message: 'is required, or buyer_external_identifier',
      isBroken: ({ query }) => !isGiven(query['buyer_id']) && !isGiven(query['buyer_external_identifier']),
    },
  ],
  list_transactions: [
    {
      in: 'query',
      pointer: 'metadata/0',
      message: 'must be a JSON object of strings',
      isBroken: ({ query: { metadata } }) => Array.isArray(metadata) && !metadata.every(isTextMap),
    },
  ],
};

function isTextMap(text: unknown): boolean {
  try {
    const value: unknown = JSON.parse(String(text));
    return isObject(value) && Object.values(value).every((member) => typeof member === 'string');
  } catch {
    return false;
  }
}
