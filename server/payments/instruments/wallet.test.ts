import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { recordSecret, type TestAnswer } from '../../../test/harness/index.ts';
import { openShop, type Shop } from '../../../test/harness/shop.ts';

/** Numbers and proofs of these tests; they travel inside tokens, so the leak scan is told of them here. */
const NUMBER = '4895370012341233';
const CARD_NUMBER = '4242424242424242';
const CRYPTOGRAM = 'Y3J5cHRvZ3JhbS1vZi1hLXRlc3Q=';
/** What the simulated Paze and Click to Pay put into theirs. */
const SIMULATED = ['4895370000000007', '4895370000000015'];
for (const secret of [NUMBER, CARD_NUMBER, CRYPTOGRAM, ...SIMULATED]) recordSecret(secret);

type Fields = Readonly<{
  public_key: string;
  recipient_id?: string;
  merchant_identifier?: string;
  client_id?: string;
}>;
let shop: Shop;
const fields: Record<string, Fields> = {};
before(async () => {
  shop = await openShop({ worker: false });
  for (const provider of ['google', 'apple', 'paze', 'click-to-pay']) {
    const made = await shop.post('/digital-wallets', {
      provider,
      merchant_name: 'Shop',
      accept_terms_and_conditions: true,
    });
    assert.equal(made.status, 201, made.text);
    fields[provider] = made.body.fields;
  }
});
after(() => shop.close());

/** As a developer does: the simulated wallet's token for our public key. */
async function token(provider: 'google' | 'apple' | 'paze', more: object = {}): Promise<string | object> {
  const body = {
    ...fields[provider],
    number: NUMBER,
    expiration_month: 12,
    expiration_year: 2030,
    cryptogram: CRYPTOGRAM,
    eci: '05',
    ...more,
  };
  const answer = await fetch(`${shop.service.simulatorUrl}/wallets/${provider}/tokens`, {
    method: 'POST',
    headers: { 'sub-merchant': 'default' },
    body: JSON.stringify(body),
  });
  assert.equal(answer.status, 201);
  return ((await answer.json()) as { token: string | object }).token;
}
const pay = (method: object, more: object = {}): Promise<TestAnswer> =>
  shop.pay({ payment_method: method, ...more });
async function instrumentAt(paid: TestAnswer): Promise<Record<string, unknown>> {
  const answer = await fetch(
    `${shop.service.simulatorUrl}/_control/ledger?account=default&payment=${paid.body.payment_service_transaction_id}`,
  );
  const { payments } = (await answer.json()) as { payments: { instrument: Record<string, unknown> }[] };
  return payments[0]?.instrument ?? {};
}

test('201: a Google Pay token pays as a network token, and shows what the wallet says of the card', async () => {
  const paid = await pay({
    method: 'googlepay',
    token: await token('google'),
    card_suffix: '1111',
    card_scheme: 'VISA',
    card_type: 'debit',
  });
  assert.equal(paid.status, 201, paid.text);
  const { method, mode, label, scheme, expiration_date, details } = paid.body.payment_method;
  assert.deepEqual(
    [
      paid.body.status,
      paid.body.instrument_type,
      method,
      mode,
      label,
      scheme,
      expiration_date,
      details.card_type,
    ],
    ['authorized', 'network_token', 'googlepay', 'googlepay', '1111', 'visa', '12/30', 'debit'],
  );
  assert.equal((await instrumentAt(paid))['kind'], 'network-token');
  const [decrypted] = (await shop.get(`/transactions/${paid.body.id}/events`)).body.items;
  assert.deepEqual(
    [
      decrypted.name,
      decrypted.context.instrument_type,
      decrypted.context.card_suffix,
      decrypted.context.has_cryptogram,
    ],
    ['digital-wallet-google-pay-token-decrypted', 'network_token', '1111', true],
  );
  assert.equal(
    JSON.stringify(decrypted).includes(NUMBER) || JSON.stringify(decrypted).includes(CRYPTOGRAM),
    false,
  );
  assert.equal(paid.text.includes(NUMBER) || paid.text.includes(CRYPTOGRAM), false);
});

test('201: a Google Pay token of the card itself is a card, by a method of its own', async () => {
  const paid = await pay(
    { method: 'googlepay', token: await token('google', { pan_only: true, number: CARD_NUMBER }) },
    { intent: 'capture' },
  );
  assert.equal(paid.status, 201, paid.text);
  assert.deepEqual(
    [
      paid.body.status,
      paid.body.instrument_type,
      paid.body.method,
      paid.body.payment_method.mode,
      paid.body.payment_method.label,
    ],
    ['captured', 'pan', 'googlepay_pan_only', 'googlepay', '4242'],
  );
  assert.equal((await instrumentAt(paid))['kind'], 'card');
});

test('201: an Apple Pay token pays, as an object, as the payment of the front end or as its data alone', async () => {
  const whole = (await token('apple')) as { paymentData: object };
  const alone = (await token('apple')) as { paymentData: object };
  const wrapped = await token('apple');
  for (const given of [whole, alone.paymentData, { token: wrapped }]) {
    const paid = await pay({ method: 'applepay', token: given });
    assert.equal(paid.status, 201, paid.text);
    assert.deepEqual(
      [
        paid.body.status,
        paid.body.method,
        paid.body.payment_method.mode,
        paid.body.instrument_type,
        paid.body.payment_method.label,
      ],
      ['authorized', 'applepay', 'applepay', 'network_token', '1233'],
    );
  }
});

test('201: the secure payload of a completed Paze session pays', async () => {
  const started = await shop.post('/digital-wallets/paze/session', { source: 'mobile' });
  const completed = await shop.post('/digital-wallets/paze/session/complete', {
    sessionId: started.body.sessionId,
    accessToken: started.body.accessToken,
    code: 'c',
    transactionType: 'PURCHASE',
  });
  // Raw: this token came in an answer of ours, by contract, so the leak scan is not to look for it there. The
  // number in it is what counts.
  const rawBody = JSON.stringify({
    amount: 1299,
    currency: 'USD',
    country: 'US',
    payment_method: { method: 'paze', token: completed.body.securePayload },
  });
  const send = (): Promise<TestAnswer> => shop.service.request('POST', '/transactions', { rawBody });
  const paid = await send();
  assert.equal(paid.status, 201, paid.text);
  assert.deepEqual(
    [paid.body.status, paid.body.method, paid.body.payment_method.mode],
    ['authorized', 'paze', 'paze'],
  );
  assert.equal((await send()).status, 422);
});

test('201: a network token and Click to Pay, decrypted by the caller, pay with their cryptogram', async () => {
  const clear = { token: NUMBER, cryptogram: CRYPTOGRAM, expiration_date: '12/30' };
  const paid = await pay({ method: 'network-token', ...clear, eci: '05', card_suffix: '1111' });
  assert.equal(paid.status, 201, paid.text);
  assert.deepEqual(
    [paid.body.status, paid.body.method, paid.body.payment_method.mode, paid.body.payment_method.label],
    ['authorized', 'network-token', 'card', '1111'],
  );
  const clicked = await pay({ method: 'click-to-pay', ...clear });
  assert.deepEqual(
    [clicked.status, clicked.body.method, clicked.body.payment_method.mode, clicked.body.instrument_type],
    [201, 'click-to-pay', 'click-to-pay', 'network_token'],
  );
});

test('201: the card number of a wallet, decrypted by the caller, pays as a card', async () => {
  for (const method of ['googlepay_pan_only', 'click-to-pay']) {
    const paid = await pay({ method, number: CARD_NUMBER, expiration_date: '12/30' });
    assert.equal(paid.status, 201, paid.text);
    assert.deepEqual(
      [paid.body.method, paid.body.instrument_type, paid.body.payment_method.details.bin],
      [method, 'pan', '42424242'],
    );
  }
});

test('201: Click to Pay through a checkout session asks the wallet for what the buyer chose', async () => {
  const session = await shop.post('/checkout/sessions', {});
  const put = await shop.post(
    `/checkout/sessions/${session.body.id}/fields`,
    {
      payment_method: {
        method: 'click-to-pay',
        merchant_transaction_id: 'order-1',
        src_dpa_id: 'app-1',
        src_correlation_id: 'correlation-1',
      },
    },
    { token: null },
  );
  assert.equal(put.status, 204, put.text);
  const paid = await pay({ method: 'checkout-session', id: session.body.id });
  assert.equal(paid.status, 201, paid.text);
  assert.deepEqual(
    [paid.body.status, paid.body.method, paid.body.payment_method.label, paid.body.checkout_session_id],
    ['authorized', 'click-to-pay', '1111', session.body.id],
  );
});

test('201: a wallet payment can be stored and charged again without its proof', async () => {
  const paid = await pay(
    { method: 'applepay', token: await token('apple') },
    { store: true, payment_source: 'card_on_file' },
  );
  assert.equal(paid.status, 201, paid.text);
  const again = await pay(
    { method: 'id', id: paid.body.payment_method.id },
    { payment_source: 'card_on_file', merchant_initiated: true, is_subsequent_payment: true },
  );
  assert.equal(again.status, 201, again.text);
  assert.deepEqual(
    [again.body.status, again.body.method, again.body.instrument_type],
    ['authorized', 'applepay', 'network_token'],
  );
});

test('422: a token pays once, whatever became of the payment', async () => {
  const google = await token('google');
  assert.equal(
    (await pay({ method: 'googlepay', token: google }, { amount: 200011 })).body.status,
    'declined',
  );
  const apple = await token('apple');
  assert.equal((await pay({ method: 'applepay', token: apple })).status, 201);
  for (const [method, used] of [
    ['googlepay', google],
    ['applepay', apple],
  ] as const) {
    const refused = await pay({ method, token: used });
    assert.deepEqual([refused.status, refused.body.details[0].type], [422, 'value_error.wallet_token.used']);
  }
});

test('422: a refused request uses no token up', async () => {
  const google = await token('google');
  assert.equal((await pay({ method: 'googlepay', token: google }, { currency: 'XXX' })).status, 422);
  assert.equal((await pay({ method: 'googlepay', token: google })).status, 201);
});

test('422: tokens that are not for us, not whole or none are refused, and nothing of them is quoted', async () => {
  const stranger = fields['paze']?.public_key;
  const other = JSON.parse((await token('google')) as string) as { signature: string };
  const apple = (await token('apple')) as { paymentData: { signature: string } };
  const bad: readonly (readonly [string, unknown])[] = [
    ['googlepay', await token('google', { recipient_id: 'merchant:other' })],
    ['googlepay', await token('google', { public_key: stranger })],
    ['googlepay', { ...other, signature: 'AAAA' }],
    ['googlepay', 'not a token'],
    ['googlepay', {}],
    ['googlepay', await token('google', { number: '4895370012341234' })],
    ['googlepay', await token('google', { expiration_year: 2020 })],
    ['applepay', await token('apple', { public_key: stranger })],
    ['applepay', await token('apple', { merchant_identifier: 'merchant.other' })],
    ['applepay', { ...apple, paymentData: { ...apple.paymentData, signature: 'AAAA' } }],
    ['applepay', {}],
    ['paze', await token('paze', { client_id: 'other' })],
    ['paze', 'a.b.c.d.e'],
    ['paze', NUMBER],
    ['network-token', NUMBER.replace(/3$/, '8')],
  ];
  for (const [method, given] of bad) {
    const refused = await pay({
      method,
      token: given,
      ...(method === 'network-token' ? { expiration_date: '12/30' } : {}),
    });
    assert.equal(refused.status, 422, `${method}: ${refused.text}`);
    assert.deepEqual(
      [refused.body.details.length, refused.body.details[0].pointer],
      [1, '/payment_method/token'],
    );
    assert.doesNotMatch(refused.text, /[0-9]{6}|AAAA|a\.b\.c/);
  }
});

test('422: a wallet that is not registered is said with everything else', async () => {
  await shop.service.db.query(
    {
      name: '',
      text: `INSERT INTO merchant_accounts (merchant_account_id, display_name, created_at, updated_at)
        VALUES ('empty', 'Empty', $1, $1)`,
    },
    [shop.service.parts.clock.now()],
  );
  const refused = await shop.pay(
    { currency: 'XXX', payment_method: { method: 'googlepay', token: 'x' } },
    { merchantAccount: 'empty' },
  );
  assert.deepEqual(
    [refused.status, refused.body.details.map((detail: { pointer: string }) => detail.pointer)],
    [422, ['/currency', '/payment_method/method']],
  );
});

test('400: a token must be there, and no other shape passes', async () => {
  for (const given of [undefined, null, 7, [], true, ''])
    assert.equal((await pay({ method: 'applepay', token: given })).status, 400);
});
