import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { connectors } from '../../server/connectors/registry.ts';
import { ledgerDifferences } from '../../server/operations/ledger/check.ts';
import { COMPANIES } from '../../sandbox/ways/companies.ts';
import { type TestAnswer, eventually } from '../harness/index.ts';
import { type Shop, addPaymentService, addWalletService, openShop } from '../harness/shop.ts';
import { type TokenImporter, keptCard, openTokenImporter } from '../harness/token-importer.ts';

/** Tokens that a processor has made for another system of the merchant, as payment methods here. */
let shop: Shop;
let importer: TokenImporter;
let other: string;
let stripe: string;
before(async () => {
  shop = await openShop();
  importer = await openTokenImporter(shop.service);
  other = await addPaymentService(shop.service, { display_name: 'Other' });
  stripe = await addPaymentService(shop.service, {
    display_name: 'Stripe',
    payment_service_definition_id: 'stripe-card',
    fields: Object.entries(COMPANIES.stripe.fields('default')).map(([key, value]) => ({ key, value })),
  });
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
  await importer.close();
  await shop.close();
});

type Body = Readonly<Record<string, unknown>>;
const LATER = { payment_source: 'recurring', merchant_initiated: true, is_subsequent_payment: true } as const;
const sandbox = () => ({ connectorId: 'mock-card', paymentServiceId: shop.paymentServiceId });
const charge = (id: string, more: Body = {}): Promise<TestAnswer> =>
  shop.pay({ amount: 700, intent: 'capture', payment_method: { method: 'id', id }, ...more });
const method = async (id: string): Promise<TestAnswer['body']> =>
  (await shop.get(`/payment-methods/${id}`)).body;
const remove = (id: string): Promise<TestAnswer> => shop.service.request('DELETE', `/payment-methods/${id}`);

let serial = 0;
async function pays(token: string): Promise<boolean> {
  serial += 1;
  const answer = await fetch(`${shop.service.simulatorUrl}/mock-card/payments`, {
    method: 'POST',
    headers: { 'sub-merchant': 'default', 'idempotency-key': `elsewhere-${serial}` },
    body: JSON.stringify({ stored_token: { token }, amount: '100', currency: 'USD', capture: false }),
  });
  return ((await answer.json()) as { status: string }).status === 'approved';
}

async function askStripe(path: string, form: Readonly<Record<string, string>>): Promise<TestAnswer['body']> {
  const answer = await fetch(`${shop.service.simulatorUrl}/stripe/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_default' },
    body: new URLSearchParams(form),
  });
  const body: unknown = await answer.json();
  assert.equal(answer.status, 200, JSON.stringify(body));
  return body;
}

/** A PaymentMethod of a Customer, as `GET /v1/payment_methods` lists it. */
async function keptAtStripe(number: string): Promise<TestAnswer['body']> {
  const customer = await askStripe('customers', { name: 'Ada' });
  const made = await askStripe('setup_intents', {
    customer: customer.id,
    usage: 'off_session',
    confirm: 'true',
    return_url: 'https://shop.example/back',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2030',
    'allowed_payment_method_types[0]': 'card',
  });
  return readStripe(`payment_methods/${await methodOfSetup(made.id)}`);
}

/** One whose buyer was asked names no PaymentMethod yet. */
async function methodOfSetup(id: string): Promise<string> {
  const text = `SELECT body -> 'method' ->> 'id' AS method FROM simulator.objects WHERE object_id = $1`;
  const [row] = await shop.service.db.query<{ method: string }>({ name: '', text }, [id]);
  return row?.method ?? assert.fail();
}

async function readStripe(path: string): Promise<TestAnswer['body']> {
  const answer = await fetch(`${shop.service.simulatorUrl}/stripe/v1/${path}`, {
    headers: { authorization: 'Bearer sk_test_default' },
  });
  return answer.json();
}

test('a token pays at the payment service that it is of, with the buyer and without, and nowhere else', async () => {
  const token = await keptCard(shop.service);
  const list =
    'token,external_identifier,buyer_external_identifier,display_name,scheme,label,expiration_date,' +
    'scheme_transaction_id\n' +
    `${token},old-7,ada,Ada,VISA,1111,12/30,123456789012345\n`;
  const dry = await importer.run(sandbox(), list, { isDryRun: true });
  const counts = {
    rows: 1,
    imported: 1,
    already: 0,
    refused: 0,
    with_buyer: 1,
    with_scheme_transaction_id: 1,
  };
  assert.deepEqual([dry.counts, dry.stored], [counts, []]);
  const { counts: told, stored } = await importer.run(sandbox(), list);
  assert.deepEqual(told, counts);
  const id = stored[0]?.[2] ?? assert.fail();
  assert.deepEqual(stored, [[token, 'old-7', id]]);
  assert.partialDeepStrictEqual(await method(id), {
    method: 'card',
    mode: 'card',
    status: 'succeeded',
    scheme: 'visa',
    label: '1111',
    expiration_date: '12/30',
    external_identifier: 'old-7',
    scheme_transaction_id: '123456789012345',
    buyer: { external_identifier: 'ada', display_name: 'Ada' },
  });

  for (const more of [{}, LATER]) {
    const paid = await charge(id, more);
    assert.deepEqual(
      [paid.status, paid.body.status, paid.body.instrument_type, paid.body.payment_service.id],
      [201, 'captured', 'card_token', shop.paymentServiceId],
      paid.text,
    );
    assert.equal((await shop.book(paid.body.payment_service_transaction_id)).instrument.kind, 'stored-token');
    const refund = await shop.post('/refunds', { transaction_id: paid.body.id, amount: 200 });
    assert.equal(refund.body.status, 'succeeded', refund.text);
    const events = await shop.get(`/transactions/${paid.body.id}/events?limit=100`);
    assert.ok(events.text.includes('Other has no token of this payment method.'), events.text);
    assert.ok(!events.text.includes(token) && !paid.text.includes(token));
  }
  const named = await charge(id, { payment_service_id: other });
  assert.deepEqual([named.status, named.body.details[0].pointer], [422, '/payment_service_id'], named.text);
  const held = await charge(id, { intent: 'authorize' });
  const captured = await shop.post(`/transactions/${held.body.id}/capture`, { amount: 700 });
  assert.equal(captured.body.status, 'captured', captured.text);
});

test('a declined payment is tried nowhere else, and an answer that got lost is found out', async () => {
  const { stored } = await importer.run(sandbox(), `token,label\n${await keptCard(shop.service)},1111\n`);
  const id = stored[0]?.[2] ?? assert.fail();
  const declined = await charge(id, { amount: 200011 });
  assert.deepEqual(
    [declined.body.status, declined.body.error_code],
    ['declined', 'insufficient_funds'],
    declined.text,
  );
  const attempts = await shop.get(`/transactions/${declined.body.id}/events?limit=100`);
  const tried = attempts.body.items.filter(({ name }: { name: string }) =>
    name.startsWith('payment-connector-response'),
  );
  assert.equal(
    new Set(
      tried.map(({ context }: { context: { payment_service_id: string } }) => context.payment_service_id),
    ).size,
    1,
  );
  await shop.misbehave({ processor: 'mock-card', kind: 'authorize', manner: 'reset_after' });
  const lost = await charge(id);
  assert.equal(lost.body.status, 'processing', lost.text);
  await eventually(async () => (await shop.get(`/transactions/${lost.body.id}`)).body.status === 'captured');
});

test('a second run stores nothing again, nor what was deleted; a token that a payment stored is known', async () => {
  const tokens = await Promise.all(Array.from({ length: 3 }, () => keptCard(shop.service)));
  const list = ['token', ...tokens, tokens[0], ''].join('\n');
  const first = await importer.run(sandbox(), list);
  assert.deepEqual([first.counts.imported, first.counts.already], [3, 1]);
  assert.equal((await remove(first.stored[0]?.[2] ?? '')).status, 204);
  const second = await importer.run(sandbox(), list);
  assert.deepEqual([second.counts.imported, second.counts.already], [0, 4]);
  assert.deepEqual(second.stored, first.stored);

  const card = await shop.post('/payment-methods', {
    method: 'card',
    number: '4111111111111111',
    expiration_date: '12/30',
  });
  const made = await shop.post(`/payment-methods/${card.body.id}/payment-service-tokens`, {
    payment_service_id: shop.paymentServiceId,
    redirect_url: 'https://shop.example/back',
  });
  const known = await importer.run(sandbox(), `token\n${made.body.token}\n`);
  assert.deepEqual([known.counts.already, known.stored[0]?.[2]], [1, card.body.id]);
  // The same text at another payment service is another token.
  const elsewhere = { connectorId: 'mock-card', paymentServiceId: other };
  assert.equal((await importer.run(elsewhere, `token\n${made.body.token}\n`)).counts.imported, 1);
});

test('deletion stays here, or goes to the processor where that was asked', async () => {
  const [kept, told] = [await keptCard(shop.service), await keptCard(shop.service)];
  const one = await importer.run(sandbox(), `token\n${kept}\n`);
  const two = await importer.run(sandbox(), `token\n${told}\n`, { staysAtProcessor: false });
  for (const { stored } of [one, two]) {
    const id = stored[0]?.[2] ?? assert.fail();
    assert.equal((await remove(id)).status, 204);
    assert.equal((await charge(id)).status, 422);
  }
  const sealed = await shop.service.db.query(
    {
      name: '',
      text: `SELECT FROM payment_service_tokens WHERE payment_method_id = ANY ($1::uuid[])`,
    },
    [[one, two].map(({ stored }) => stored[0]?.[2])],
  );
  assert.deepEqual(sealed, []);
  assert.deepEqual([await pays(kept), await pays(told)], [true, false]);
});

test('what only a number can do is refused, and what needs none is not', async () => {
  const { stored } = await importer.run(sandbox(), `token,label\n${await keptCard(shop.service)},1111\n`);
  const id = stored[0]?.[2] ?? assert.fail();
  const payout = await shop.post('/payouts', {
    amount: 100,
    currency: 'USD',
    payment_service_id: shop.paymentServiceId,
    payment_method: { method: 'id', id },
  });
  assert.deepEqual([payout.status, payout.body.details[0].pointer], [422, '/payment_method/id'], payout.text);
  const network = await shop.post(`/payment-methods/${id}/network-tokens`, {});
  assert.equal(network.status, 400, network.text);
  const renewed = await shop.service.request('PUT', `/payment-methods/${id}`, {
    body: { expiration_date: '11/33' },
  });
  assert.deepEqual([renewed.status, renewed.body.expiration_date], [200, '11/33'], renewed.text);
  assert.equal((await charge(id)).body.status, 'captured');
});

test('Stripe’s own list: a PaymentMethod pays for its Customer, and is detached where that was asked', async () => {
  const [visa, authenticates] = [
    await keptAtStripe('4242424242424242'),
    await keptAtStripe('4000002500003155'),
  ];
  const list = [visa, authenticates].map((one) => JSON.stringify(one)).join('\n');
  const to = { connectorId: 'stripe-card', paymentServiceId: stripe };
  const { counts, stored } = await importer.run(to, list, { staysAtProcessor: false });
  assert.deepEqual([counts.imported, counts.with_buyer], [2, 2]);
  const [id = '', asked = ''] = stored.map(([, , one]) => one);
  assert.partialDeepStrictEqual(await method(id), {
    scheme: 'visa',
    label: '4242',
    expiration_date: '12/30',
    details: { card_type: 'credit' },
    buyer: { external_identifier: visa.customer },
  });
  const paid = await charge(id, LATER);
  assert.deepEqual([paid.body.status, paid.body.payment_service.id], ['captured', stripe], paid.text);
  const [intent] = await shop.service.db.query<{ body: { customer: string; method: { id: string } } }>(
    {
      name: '',
      text: `SELECT body FROM simulator.objects WHERE kind = 'payment_intent' ORDER BY created_at DESC LIMIT 1`,
    },
    [],
  );
  assert.deepEqual([intent?.body.customer, intent?.body.method.id], [visa.customer, visa.id]);
  const present = await charge(asked, {
    payment_method: { method: 'id', id: asked, redirect_url: 'https://shop.example/back' },
  });
  assert.equal(present.body.status, 'buyer_approval_pending', present.text);

  assert.equal((await remove(id)).status, 204);
  assert.equal((await readStripe(`payment_methods/${visa.id}`)).customer, null);
});

test('a wallet’s token becomes a payment method of the wallet', async () => {
  const wallet = await addWalletService(shop.service);
  const made = await fetch(`${shop.service.simulatorUrl}/mock-paypal/tokens`, {
    method: 'POST',
    headers: {
      'sub-merchant': 'default',
      authorization: 'Bearer sk_sandbox_mock-paypal',
      'idempotency-key': 'w-1',
    },
    body: JSON.stringify({ return_url: 'https://shop.example/back' }),
  });
  const { id } = (await made.json()) as { id: string };
  await shop.service.db.query(
    { name: '', text: `UPDATE simulator.stored_instruments SET status = 'active' WHERE instrument_id = $1` },
    [id],
  );
  const [row] = await shop.service.db.query<{ token: string }>(
    { name: '', text: `SELECT token FROM simulator.stored_instruments WHERE instrument_id = $1` },
    [id],
  );
  const to = { connectorId: 'mock-paypal', paymentServiceId: wallet };
  const { stored } = await importer.run(to, `token,label\n${row?.token},ada@example.com\n`);
  const imported = stored[0]?.[2] ?? assert.fail();
  assert.partialDeepStrictEqual(await method(imported), {
    method: 'paypal',
    mode: 'redirect',
    label: 'ada@example.com',
    status: 'succeeded',
  });
  const paid = await charge(imported, LATER);
  assert.deepEqual([paid.body.status, paid.body.instrument_type], ['captured', 'redirect_token'], paid.text);
});

test('rows that cannot be right are refused, by line, pointer and reason; no message holds a token', async () => {
  const good = await keptCard(shop.service);
  const { counts, problems } = await importer.run(
    sandbox(),
    [
      'token,label,expiration_date,external_identifier',
      `${good},1111,12/30,a`,
      'pm_1abc,1111,12/30,b',
      '4111111111111111,1111,12/30,c',
      `${good}x,visa,12/30,d`,
      `${good}y,1111,13/30,e`,
      `${good}z,1111,12/30,4111111111111111`,
      ',1111,12/30,f',
      `${good}w,1111,12/30,${'g'.repeat(201)}`,
    ].join('\n'),
  );
  assert.deepEqual([counts.imported, counts.refused], [1, 7]);
  assert.deepEqual(
    problems.map(({ line, pointer, type }) => [line, pointer, type]),
    [
      [3, '/token', 'value_error.str.regex'],
      [4, '/token', 'value_error.card_number'],
      [5, '/label', 'value_error.str.regex'],
      [6, '/expiration_date', 'value_error.expiration_date'],
      [7, '/external_identifier', 'value_error.card_number'],
      [8, '/token', 'value_error.missing'],
      [9, '/external_identifier', 'value_error.any_str.max_length'],
    ],
  );
  assert.ok(!JSON.stringify(problems).includes(good));
  const to = { connectorId: 'stripe-card', paymentServiceId: stripe };
  const nobodys = await importer.run(to, 'token,customer\npm_1abc,\n');
  assert.deepEqual(
    nobodys.problems.map(({ pointer, type }) => [pointer, type]),
    [['/customer', 'value_error.missing']],
  );
  await assert.rejects(importer.run(sandbox(), 'number,label\n1,2\n'), /does not name the column token/);
});

test('whoever pays by stored tokens says what they look like, and nobody else does', () => {
  for (const { id, accepts, keptTokens } of connectors)
    assert.equal(
      keptTokens !== undefined,
      accepts.some((row) => row.method === 'stored-token'),
      id,
    );
});
