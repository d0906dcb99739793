import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CARD, openShop, type Shop } from '../../test/harness/shop.ts';
import { OPERATIONS } from '../api-contract/index.ts';
import { PATTERN_SENTENCES } from './pattern-sentences.ts';

/**
 * What newcomers get wrong, and what they are told: the answer says what would be right, in words, and never in the
 * validator's. A row is a request and what its details must say, by their pointers.
 */
let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

type ExpectedDetails = Readonly<Record<string, RegExp>>;
type Row = readonly [
  mistake: string,
  body: Readonly<Record<string, unknown>>,
  status: number,
  said: ExpectedDetails,
];

const PAYMENTS: readonly Row[] = [
  [
    'amount in words',
    { amount: '1299' },
    400,
    { '/amount': /minor units, without quotes: 1299 is USD 12\.99/ },
  ],
  [
    'amount with cents',
    { amount: 12.99 },
    400,
    { '/amount': /minor units, without quotes: 1299 is USD 12\.99/ },
  ],
  ['amount below zero', { amount: -1 }, 400, { '/amount': /at least 0/ }],
  [
    'currency in small letters',
    { currency: 'usd' },
    400,
    { '/currency': /three capital letters.*ISO 4217.*USD/ },
  ],
  ['currency in words', { currency: 'dollar' }, 400, { '/currency': /three capital letters/ }],
  ['currency that there is not', { currency: 'XXX' }, 422, { '/currency': /\w/ }],
  [
    'country in words',
    { country: 'United States' },
    400,
    { '/country': /two capital letters.*ISO 3166-1.*US/ },
  ],
  ['country in small letters', { country: 'us' }, 400, { '/country': /two capital letters/ }],
  ['name misspelt', { curency: 'USD' }, 400, { '/curency': /did you mean currency\?/ }],
  [
    'name in camel case',
    { externalIdentifier: 'x' },
    400,
    { '/externalIdentifier': /did you mean external_identifier\?/ },
  ],
  [
    'name of others: reference',
    { reference: 'x' },
    400,
    { '/reference': /did you mean external_identifier\?/ },
  ],
  ['name of others: capture', { capture: true }, 400, { '/capture': /did you mean intent\?/ }],
  ['name of others: customer', { customer: {} }, 400, { '/customer': /did you mean buyer\?/ }],
  ['name of nothing', { xyzzy: 1 }, 400, { '/xyzzy': /^is not a known field$/ }],
  ['intent of others', { intent: 'sale' }, 400, { '/intent': /must be one of authorize, capture/ }],
  ['intent misspelt', { intent: 'captur' }, 400, { '/intent': /did you mean capture\?/ }],
  ['buyer in words', { buyer: 'Ann' }, 400, { '/buyer': /must be an object/ }],
  [
    'phone',
    { buyer: { billing_details: { phone_number: '555 1234' } } },
    400,
    { '/buyer/billing_details/phone_number': /E\.164.*\+14155550123/ },
  ],
  [
    'zip',
    { buyer: { billing_details: { address: { zip: '1' } } } },
    400,
    { '/buyer/billing_details/address/zip': /did you mean postal_code\?/ },
  ],
  [
    'a card number in metadata',
    { metadata: { card: '4111111111111111' } },
    400,
    { '/metadata/card': /must not hold a card number/ },
  ],
  ['buyer_id of nobody’s kind', { buyer_id: '42' }, 400, { '/buyer_id': /must be a UUID/ }],
  ['currency of nobody', { currency: 'USX' }, 422, { '/currency': /ISO 4217.*USD/ }],
  ['country as people say it', { country: 'UK' }, 422, { '/country': /the United Kingdom is GB/ }],
  ['country of nobody', { country: 'XQ' }, 422, { '/country': /ISO 3166-1.*US/ }],
  ['e-mail beside the amount', { email: 'ann@shop.example' }, 400, { '/email': /did you mean buyer\?/ }],
  [
    'e-mail of the buyer',
    { buyer: { email: 'ann@shop.example' } },
    400,
    { '/buyer/email': /did you mean billing_details\?/ },
  ],
  ['buyer’s name', { buyer: { name: 'Ann' } }, 400, { '/buyer/name': /did you mean display_name\?/ }],
  ['billing address', { billing_address: {} }, 400, { '/billing_address': /did you mean buyer\?/ }],
  ['shipping', { shipping: {} }, 400, { '/shipping': /did you mean shipping_details|did you mean buyer\?/ }],
  [
    'an item in others’ words',
    { cart_items: [{ title: 'Tea', price: 5, qty: 1 }] },
    400,
    {
      '/cart_items/0/title': /did you mean name\?/,
      '/cart_items/0/price': /did you mean unit_amount\?/,
      '/cart_items/0/qty': /did you mean quantity\?/,
    },
  ],
  ['metadata in numbers', { metadata: { order: 42 } }, 400, { '/metadata/order': /a string, in quotes/ }],
  ['an agent by itself', { user_agent: 'x' }, 400, { '/user_agent': /did you mean browser_info\?/ }],
  [
    'date',
    { approval_expires_at: 'tomorrow' },
    400,
    { '/approval_expires_at': /ISO 8601 date-time.*2027-01-31T12:00:00Z/ },
  ],
];

const CARDS: readonly Row[] = [
  [
    'expiry with four digits',
    { expiration_date: '12/2030' },
    400,
    { '/payment_method/expiration_date': /^must be month and year in two digits each, for example 12\/30/ },
  ],
  [
    'expiry without a slash',
    { expiration_date: '1230' },
    400,
    { '/payment_method/expiration_date': /12\/30/ },
  ],
  ...['cvc', 'cvv'].map((name): Row => [
    name,
    Object.fromEntries([[name, '123']]),
    400,
    { [`/payment_method/${name}`]: /did you mean security_code\?/ },
  ]),
  [
    'securityCode',
    { securityCode: '123' },
    400,
    { '/payment_method/securityCode': /did you mean security_code\?/ },
  ],
  ['method of others', { method: 'credit_card' }, 400, { '/payment_method/method': /did you mean card\?/ }],
  [
    'code without quotes',
    { security_code: 123 },
    400,
    { '/payment_method/security_code': /must be a string, in quotes/ },
  ],
  [
    'number without quotes',
    { number: 4111111111111111 },
    400,
    { '/payment_method/number': /must be a string, in quotes/ },
  ],
  ['exp_month', { exp_month: 12 }, 400, { '/payment_method/exp_month': /did you mean expiration_date\?/ }],
  [
    'a number that is none',
    { number: '4111111111111112' },
    400,
    { '/payment_method/number': /is not a valid card number/ },
  ],
  [
    'a number with blanks',
    { number: '4111 1111 1111 1111' },
    400,
    { '/payment_method/number': /digits only/ },
  ],
];

for (const [mistake, wrong, status, said] of [
  ...PAYMENTS,
  ...CARDS.map(([mistake, wrong, ...rest]): Row => [
    mistake,
    { payment_method: { ...CARD, ...wrong } },
    ...rest,
  ]),
])
  test(`a payment with ${mistake}: the answer says what would be right`, async () => {
    const body = { amount: 1299, currency: 'USD', country: 'US', payment_method: CARD, ...wrong };
    const answer = await shop.post('/transactions', body, { unchecked: true });
    assert.equal(answer.status, status, answer.text);
    holds(answer.body.details, said);
  });

for (const [mistake, method, path, headers, status, said] of [
  [
    'no token',
    'GET',
    '/transactions',
    { authorization: null },
    401,
    { authorization: /send Authorization: Bearer and a token/ },
  ],
  [
    'another service’s key',
    'GET',
    '/transactions',
    { authorization: 'Bearer sk_test_123' },
    401,
    { authorization: /not a JWT .*no secret keys/ },
  ],
  [
    'a name and a password',
    'GET',
    '/transactions',
    { authorization: 'Basic c2tfdGVzdDo=' },
    401,
    { authorization: /the word Bearer, a blank and one token/ },
  ],
  ['a path in the singular', 'GET', '/transaction', {}, 404, { '': /did you mean \/transactions\?/ }],
  ['a path with a version', 'GET', '/v1/transactions', {}, 404, { '': /did you mean \/transactions\?/ }],
  ['a path with a slash behind', 'GET', '/transactions/', {}, 404, { '': /did you mean \/transactions\?/ }],
  ['a path with underscores', 'GET', '/payment_methods', {}, 404, { '': /did you mean \/payment-methods\?/ }],
  ['a path of nothing', 'GET', '/charges', {}, 404, { '': /^no operation has this path$/ }],
  ['an id of nothing', 'GET', '/transactions/0192f0aa-0000-7000-8000-000000000001', {}, 404, {}],
  ['a filter misspelt', 'GET', '/transactions?stauts=captured', {}, 400, { stauts: /did you mean status\?/ }],
  ['a page’s size', 'GET', '/transactions?page_size=5', {}, 400, { page_size: /did you mean limit\?/ }],
  ['a status of nothing', 'GET', '/transactions?status=paid', {}, 400, { 'status.0': /must be one of / }],
  ['an offset', 'GET', '/transactions?offset=20', {}, 400, { offset: /did you mean cursor\?/ }],
  ['no body', 'POST', '/transactions', {}, 400, { '': /a body of JSON is required/ }],
  ['another method', 'PATCH', '/payment-links', {}, 405, { '': /answers to POST, GET, HEAD, OPTIONS/ }],
  ['a limit', 'GET', '/transactions?limit=1000', {}, 400, { limit: /at most 100/ }],
] as const)
  test(`${mistake}: ${status}, and what to do`, async () => {
    const { authorization } = { authorization: undefined, ...headers };
    const sent = authorization === undefined ? `Bearer ${await shop.service.token()}` : authorization;
    const answer = await fetch(`${shop.service.url}${path}`, {
      method,
      headers: sent === null ? {} : { authorization: sent },
    });
    const body = (await answer.json()) as { status: number; message: string; details: readonly Detail[] };
    assert.equal(answer.status, status, JSON.stringify(body));
    if (Object.keys(said).length === 0) assert.deepEqual(body.details, []);
    holds(body.details, said);
  });

test('a webhook to this machine: the answer names the command that forwards events', async () => {
  for (const url of ['http://localhost:3000/webhooks', 'http://127.0.0.1:3000']) {
    const answer = await shop.post('/webhook-subscriptions', { url }, { unchecked: true });
    assert.ok(answer.status >= 400, answer.text);
    holds(answer.body.details, { '/url': /\.\/railyard listen --to / });
  }
});

test('every pattern of the contract has a sentence for people, and no sentence is left over', () => {
  const patterns = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('pattern' in value && typeof value.pattern === 'string') patterns.add(value.pattern);
    for (const inner of Object.values(value)) collect(inner);
  };
  for (const operation of OPERATIONS)
    collect([operation.body, operation.params, operation.query, operation.headers, operation.responses]);
  assert.deepEqual(
    [...patterns].filter((pattern) => !Object.hasOwn(PATTERN_SENTENCES, pattern)),
    [],
  );
  assert.deepEqual(
    Object.keys(PATTERN_SENTENCES).filter((pattern) => !patterns.has(pattern)),
    [],
  );
});

type Detail = Readonly<{ pointer: string; message: string }>;

function holds(details: readonly Detail[], said: ExpectedDetails): void {
  for (const [pointer, words] of Object.entries(said)) {
    const found = details.filter((detail) => detail.pointer === pointer).map(({ message }) => message);
    assert.ok(
      found.some((message) => words.test(message)),
      `${pointer}: ${JSON.stringify(details)}`,
    );
    assert.ok(
      found.every((message) => !/must match|\^|\\d/.test(message)),
      'no pattern is shown to people',
    );
  }
}
