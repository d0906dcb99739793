import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { MerchantAccountId, VaultRecordId } from '../../server/domain/ids.ts';
import { eventually } from '../harness/index.ts';
import { addPaymentService, CARD, MERCHANT_PROFILE, openShop, type Shop } from '../harness/shop.ts';
import { buyerOf } from './buyer.ts';

/** Hosted 3-D Secure of a transaction, from the merchant's call to the processor's books. */
let shop: Shop;
let secured: string;
before(async () => {
  shop = await openShop();
  secured = await addPaymentService(shop.service, {
    display_name: 'Secured',
    three_d_secure_enabled: true,
    merchant_profile: { visa: MERCHANT_PROFILE, mastercard: MERCHANT_PROFILE, amex: MERCHANT_PROFILE },
  });
});
after(() => shop.close());

const FRICTIONLESS = '4111111111101203';
const CHALLENGED = '4111111111181072';
const REDIRECT = 'https://shop.example/done?cart=1';

function pay(number: string, more: object = {}) {
  return shop.pay({
    payment_service_id: secured,
    payment_method: {
      method: 'card',
      number,
      expiration_date: '03/30',
      security_code: '100',
      redirect_url: REDIRECT,
    },
    ...more,
  });
}

const read = async (id: string) => (await shop.get(`/transactions/${id}`)).body;

async function approve(url: string, action?: string) {
  const buyer = buyerOf(shop.service);
  const opened = await buyer.open(url);
  const asked =
    opened.location === null && !opened.html.includes('name="creq"') ? await buyer.press(opened) : opened;
  if (asked.location !== null) return asked;
  const issuer = await buyer.press(asked);
  return action === undefined ? issuer : buyer.press(await buyer.press(issuer, action));
}

/** Vault memory keeps nothing of it and no record is left. */
async function liveRecords(): Promise<number> {
  const [row] = await shop.service.db.query<{ count: bigint }>(
    {
      name: '',
      text: `SELECT count(*) AS count FROM three_ds_authentications a, vault.records r
        WHERE r.id = a.vault_record_id AND a.owns_vault_record AND a.concluded_at IS NOT NULL`,
    },
    [],
  );
  return Number(row?.count ?? -1n);
}

test('a frictionless buyer comes back to an authorized payment that carries the proof', async () => {
  const made = await pay(FRICTIONLESS, { external_identifier: 'order-1' });
  assert.deepEqual(
    [made.status, made.body.status, made.body.authorized_amount],
    [201, 'buyer_approval_pending', 0],
  );
  assert.match(made.body.payment_method.approval_url, /\/approve\/[\w-]+$/);
  assert.deepEqual([made.body.three_d_secure.status, made.body.three_d_secure.amount], [null, 1299]);
  const back = await approve(made.body.payment_method.approval_url);
  assert.equal(
    back.location,
    `https://shop.example/done?cart=1&transaction_id=${made.body.id}&transaction_status=authorized`,
  );
  const paid = await read(made.body.id);
  assert.deepEqual(
    [paid.status, paid.authorized_amount, paid.payment_method.approval_url, paid.cvv_response_code],
    ['authorized', 1299, null, 'match'],
  );
  assert.deepEqual(
    [paid.three_d_secure.status, paid.three_d_secure.method, paid.three_d_secure.response_data.eci],
    ['complete', 'frictionless', '05'],
  );
  assert.equal((await shop.book(paid.payment_service_transaction_id)).details['eci'], '05');
});

test('a buyer of a payment made in the published words comes back with a published status', async () => {
  const payment_method = {
    method: 'card',
    number: FRICTIONLESS,
    expiration_date: '03/30',
    security_code: '100',
    redirect_url: REDIRECT,
  };
  const made = await shop.pay({ payment_service_id: secured, payment_method }, { version: 'published' });
  const back = await approve(made.body.payment_method.approval_url);
  assert.match(back.location ?? '', /transaction_status=authorization_succeeded$/);
});

test('a buyer who approves at the issuer pays with the intent capture', async () => {
  const made = await pay(CHALLENGED, { intent: 'capture' });
  const back = await approve(made.body.payment_method.approval_url, 'approve');
  assert.match(back.location ?? '', /transaction_status=captured$/);
  const paid = await read(made.body.id);
  assert.deepEqual(
    [paid.status, paid.captured_amount, paid.three_d_secure.method],
    ['captured', 1299, 'challenge'],
  );
});

const ENDS = [
  ['decline', 'failed_buyer_approval', 'declined'],
  ['cancel', 'cancelled_buyer_approval', 'cancelled'],
  ['timeout', 'incomplete_buyer_approval', 'error'],
] as const;
for (const [action, code, status] of ENDS) {
  test(`a buyer who presses ${action} has not paid: ${code}`, async () => {
    const made = await pay(CHALLENGED);
    const back = await approve(made.body.payment_method.approval_url, action);
    assert.match(back.location ?? '', /transaction_status=failed$/);
    const failed = await read(made.body.id);
    assert.deepEqual(
      [
        failed.status,
        failed.error_code,
        failed.authorized_amount,
        failed.three_d_secure.status,
        failed.payment_service_transaction_id,
      ],
      ['failed', code, 0, status, null],
    );
    assert.equal(
      (await shop.get(`/transactions/${made.body.id}`, { version: 'published' })).body.status,
      'authorization_failed',
    );
  });
}

test('a card that does not take part pays without a proof, as a decline is still a decline', async () => {
  const made = await pay(CARD.number);
  await approve(made.body.payment_method.approval_url);
  const paid = await read(made.body.id);
  assert.deepEqual(
    [paid.status, paid.three_d_secure.status, paid.three_d_secure.response_data],
    ['authorized', 'setup_error', null],
  );
  const poor = await pay(FRICTIONLESS, { amount: 200011 });
  await approve(poor.body.payment_method.approval_url);
  assert.deepEqual(
    [(await read(poor.body.id)).status, (await read(poor.body.id)).error_code],
    ['declined', 'insufficient_funds'],
  );
});

test('three_d_secure.amount is what the cardholder is asked for, and less than the amount is refused', async () => {
  const made = await pay(CHALLENGED, { three_d_secure: { amount: 5000 } });
  const issuer = await approve(made.body.payment_method.approval_url);
  assert.ok(issuer.html.includes('$50.00'));
  assert.equal((await read(made.body.id)).three_d_secure.amount, 5000);
  assert.equal((await pay(CHALLENGED, { three_d_secure: { amount: 1298 } })).status, 422);
});

test('a scenario decides by buyer, amount, external identifier and card, whatever the card would do', async () => {
  await shop.post('/three-ds-scenarios', {
    conditions: { first_name: 'Jo', external_identifier: 'order-9', amount: 700, card_number: '411111' },
    outcome: { authentication: { transaction_status: 'R' } },
  });
  const made = await pay(FRICTIONLESS, {
    amount: 700,
    external_identifier: 'order-9',
    buyer: { billing_details: { first_name: 'Jo' } },
  });
  await approve(made.body.payment_method.approval_url);
  assert.deepEqual(
    [(await read(made.body.id)).error_code, (await read(made.body.id)).three_d_secure.status],
    ['failed_buyer_approval', 'declined'],
  );
});

test('a scenario makes a card one that does not take part: it is charged without a proof', async () => {
  await shop.post('/three-ds-scenarios', {
    conditions: { external_identifier: 'not-enrolled' },
    outcome: { enrollment: 'N', authentication: { transaction_status: 'U' } },
  });
  const made = await pay(FRICTIONLESS, { external_identifier: 'not-enrolled' });
  await approve(made.body.payment_method.approval_url);
  const paid = await read(made.body.id);
  assert.deepEqual([paid.status, paid.three_d_secure.status], ['authorized', 'setup_error']);
  assert.equal((await shop.book(paid.payment_service_transaction_id)).details['eci'], null);
});

test('it applies only to cards that their holders pay with, with a way back, at a service that has it', async () => {
  const direct = { method: 'card', number: FRICTIONLESS, expiration_date: '03/30', security_code: '100' };
  assert.equal((await pay(FRICTIONLESS, { payment_method: direct })).body.status, 'authorized');
  assert.equal((await pay(FRICTIONLESS, { payment_source: 'moto' })).body.status, 'authorized');
  assert.equal(
    (await pay(FRICTIONLESS, { payment_service_id: shop.paymentServiceId })).body.status,
    'authorized',
  );
  const proof = {
    cavv: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=',
    eci: '05',
    version: '2.1.0',
    directory_response: 'C',
    authentication_response: 'Y',
    directory_transaction_id: 'c4e59ceb-a382-4d6a-bc87-385d591fa09d',
  };
  assert.equal((await pay(FRICTIONLESS, { three_d_secure_data: proof })).body.status, 'authorized');
});

test('a payment method stored with the payment can be charged only once its buyer approved', async () => {
  const good = await pay(CHALLENGED, { store: true });
  await approve(good.body.payment_method.approval_url, 'approve');
  const stored = (await shop.get(`/payment-methods/${good.body.payment_method.id}`)).body;
  assert.equal(stored.status, 'succeeded');
  const bad = await pay(CHALLENGED, { store: true });
  await approve(bad.body.payment_method.approval_url, 'decline');
  assert.equal((await shop.get(`/payment-methods/${bad.body.payment_method.id}`)).body.status, 'failed');
  const later = await shop.pay({
    payment_service_id: secured,
    payment_method: { method: 'id', id: stored.id, redirect_url: REDIRECT },
  });
  assert.equal(later.body.status, 'buyer_approval_pending');
  await approve(later.body.payment_method.approval_url, 'approve');
  assert.equal((await read(later.body.id)).status, 'authorized');
});

test('gift cards beside the card are redeemed after the approval, and left alone without one', async () => {
  const made = await shop.post('/gift-card-services', {
    display_name: 'Gifts',
    gift_card_service_definition_id: 'mock-gift-card',
    fields: [],
  });
  assert.equal(made.status, 201, made.text);
  const cards = [{ number: '4242424242424242', pin: '05000', amount: 300 }];
  const paid = await pay(CHALLENGED, { gift_cards: cards });
  assert.deepEqual(
    [paid.status, paid.body.status, paid.body.gift_card_redemptions[0]?.status],
    [201, 'buyer_approval_pending', 'created'],
  );
  const issuer = await approve(paid.body.payment_method.approval_url);
  assert.ok(issuer.html.includes('$9.99'));
  await approve(paid.body.payment_method.approval_url, 'approve');
  assert.deepEqual(
    [(await read(paid.body.id)).status, (await read(paid.body.id)).gift_card_redemptions[0].status],
    ['authorized', 'succeeded'],
  );
  const left = await pay(CHALLENGED, { gift_cards: cards });
  await approve(left.body.payment_method.approval_url, 'decline');
  assert.deepEqual(
    [(await read(left.body.id)).status, (await read(left.body.id)).gift_card_redemptions[0].status],
    ['failed', 'skipped'],
  );
});

test('a security code that the vault lost meanwhile ends the payment for certain: nothing was sent', async () => {
  const made = await pay(FRICTIONLESS);
  const [row] = await shop.service.db.query<{ security_code_record_id: VaultRecordId }>(
    { name: '', text: `SELECT security_code_record_id FROM three_ds_authentications WHERE subject_id = $1` },
    [made.body.id],
  );
  assert.ok(row);
  await shop.service.parts.vault.forget(
    'default' as MerchantAccountId,
    row.security_code_record_id,
    'security_code',
  );
  await approve(made.body.payment_method.approval_url);
  assert.deepEqual(
    [(await read(made.body.id)).status, (await read(made.body.id)).error_code],
    ['failed', 'unavailable_payment_method'],
  );
});

test('the same Idempotency-Key gets the same approval address, and no second transaction', async () => {
  const body = {
    amount: 1299,
    currency: 'USD',
    country: 'US',
    payment_service_id: secured,
    payment_method: {
      method: 'card',
      number: FRICTIONLESS,
      expiration_date: '03/30',
      security_code: '100',
      redirect_url: REDIRECT,
    },
  };
  const first = await shop.post('/transactions', body, { idempotencyKey: 'approval-1' });
  const second = await shop.post('/transactions', body, { idempotencyKey: 'approval-1' });
  assert.deepEqual(second.body, first.body);
  await approve(first.body.payment_method.approval_url);
  assert.equal((await read(first.body.id)).status, 'authorized');
});

test('a session whose cardholder was authenticated pays at once with that proof', async () => {
  await shop.post('/merchant-accounts/default/three-ds-configurations', {
    ...MERCHANT_PROFILE,
    scheme: 'visa',
    metadata: {},
  });
  const session = (await shop.post('/checkout/sessions', { amount: 1299, currency: 'USD' })).body
    .id as string;
  await shop.service.request('PUT', `/checkout/sessions/${session}/fields`, {
    token: null,
    body: {
      payment_method: { method: 'card', number: CHALLENGED, expiration_date: '03/30', security_code: '100' },
    },
  });
  const begun = await shop.post(`/checkout/sessions/${session}/three-d-secure`, {});
  await approve(begun.body.approval_url, 'approve');
  const paid = await shop.pay({
    payment_service_id: secured,
    payment_method: { method: 'checkout-session', id: session, redirect_url: REDIRECT },
  });
  assert.deepEqual(
    [paid.body.status, paid.body.three_d_secure.status, paid.body.three_d_secure.method],
    ['authorized', 'complete', 'challenge'],
  );
  assert.equal((await shop.book(paid.body.payment_service_transaction_id)).details['eci'], '05');
});

test('a session that was not authenticated goes through the approval page with its security code', async () => {
  const session = (await shop.post('/checkout/sessions', { amount: 1299, currency: 'USD' })).body
    .id as string;
  await shop.service.request('PUT', `/checkout/sessions/${session}/fields`, {
    token: null,
    body: {
      payment_method: { method: 'card', number: CHALLENGED, expiration_date: '03/30', security_code: '100' },
    },
  });
  const made = await shop.pay({
    payment_service_id: secured,
    payment_method: { method: 'checkout-session', id: session, redirect_url: REDIRECT },
  });
  assert.equal(made.body.status, 'buyer_approval_pending');
  await approve(made.body.payment_method.approval_url, 'approve');
  assert.deepEqual(
    [(await read(made.body.id)).status, (await read(made.body.id)).cvv_response_code],
    ['authorized', 'match'],
  );
});

for (const [verb, path, status] of [
  ['cancel', 'cancel', 200],
  ['void', 'void', 200],
] as const) {
  test(`a payment that waits for its buyer ends by ${verb}, and what the buyer does then charges nothing`, async () => {
    const made = await pay(CHALLENGED);
    const issuer = await approve(made.body.payment_method.approval_url);
    const ended = await shop.post(
      `/transactions/${made.body.id}/${path}`,
      undefined,
      verb === 'void'
        ? { headers: { prefer: 'resource=transaction-void' }, idempotencyKey: `void-${made.body.id}` }
        : {},
    );
    assert.deepEqual(
      [ended.status, ended.body.status, ended.body.transaction?.status],
      [status, 'succeeded', 'failed'],
      ended.text,
    );
    await buyerOf(shop.service).press(issuer, 'approve');
    const back = await buyerOf(shop.service).open(made.body.payment_method.approval_url);
    assert.match(back.location ?? '', /transaction_status=failed$/);
    const after = await read(made.body.id);
    assert.deepEqual(
      [
        after.status,
        after.error_code,
        after.canceled_at !== null,
        after.payment_service_transaction_id,
        after.payment_method.approval_url,
      ],
      ['failed', 'canceled', true, null, null],
    );
    assert.equal(await liveRecords(), 0);
    assert.equal((await shop.post(`/transactions/${made.body.id}/void`)).status, 409);
  });
}

test('who is told: approval pending, authenticated, authorized; and the timeline says so', async () => {
  const made = await pay(FRICTIONLESS);
  await approve(made.body.payment_method.approval_url);
  const rows = await shop.service.db.query<{ name: string }>(
    { name: '', text: `SELECT name FROM webhook_events WHERE transaction_id = $1 ORDER BY webhook_event_id` },
    [made.body.id],
  );
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['transaction.authentication-pending', 'transaction.authenticated', 'transaction.authorized'],
  );
  const events = (await shop.get(`/transactions/${made.body.id}/events`)).body.items.map(
    ({ name }: { name: string }) => name,
  );
  assert.deepEqual(events.slice(0, 4), [
    'transaction-updated-status',
    'three-d-secure-preparation-request',
    'three-d-secure-authentication-request',
    'three-d-secure-success',
  ]);
});

test('the timeline has every question that the scheme was asked, each once and without the proof', async () => {
  const made = await pay(CHALLENGED);
  await approve(made.body.payment_method.approval_url, 'approve');
  const { body, text } = await shop.get(`/transactions/${made.body.id}/events`);
  const told = body.items.filter(
    ({ name }: { name: string }) => name.startsWith('three-d-secure-') && name.endsWith('-request'),
  );
  assert.deepEqual(
    told.map(({ name, context }: { name: string; context: Record<string, unknown> }) => [
      name,
      context['transaction_status'] ?? context['enrolled'],
    ]),
    [
      ['three-d-secure-preparation-request', true],
      ['three-d-secure-authentication-request', 'C'],
      ['three-d-secure-result-request', 'Y'],
    ],
  );
  const request = await shop.service.db.query<{ cavv: string }>(
    {
      name: '',
      text: `SELECT request#>>'{three_d_secure_data,cavv}' AS cavv FROM transactions WHERE transaction_id = $1`,
    },
    [made.body.id],
  );
  assert.ok(
    request[0] !== undefined && request[0].cavv !== '' && !JSON.stringify(told).includes(request[0].cavv),
    text,
  );
});

test('a closed window is followed by the worker, and a buyer who never comes ends with the window', async () => {
  const answered = await pay(CHALLENGED);
  const never = await pay(CHALLENGED);
  const buyer = buyerOf(shop.service);
  const issuer = await buyer.press(
    await buyer.press(await buyer.open(answered.body.payment_method.approval_url)),
  );
  await buyer.press(issuer, 'approve');
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 60 } });
  await eventually(async () => (await read(answered.body.id)).status === 'authorized');
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 31 * 60 } });
  await eventually(async () => (await read(never.body.id)).status === 'failed');
  const failed = await read(never.body.id);
  assert.equal(failed.error_code, 'incomplete_buyer_approval');
  assert.ok(failed.buyer_approval_timedout_at !== null);
  const late = await buyer.open(never.body.payment_method.approval_url);
  assert.match(late.location ?? '', /transaction_status=failed$/);
  assert.equal(await liveRecords(), 0);
});

test('a stored token of a wallet comes without its cryptogram, so its holder is asked', async () => {
  const proof = { cryptogram: '/wAAAAwAUkMTObMAAAAAgS0AAAA=', expiration_date: '03/30' };
  const token = { method: 'network-token', token: FRICTIONLESS, ...proof };
  const first = await shop.pay({ payment_service_id: secured, store: true, payment_method: token });
  assert.deepEqual([first.status, first.body.status], [201, 'authorized'], first.text);
  const later = await shop.pay({
    payment_service_id: secured,
    payment_method: { method: 'id', id: first.body.payment_method.id, redirect_url: REDIRECT },
  });
  assert.deepEqual([later.status, later.body.status], [201, 'buyer_approval_pending'], later.text);
  await approve(later.body.payment_method.approval_url);
  const paid = await read(later.body.id);
  assert.deepEqual(
    [paid.status, paid.instrument_type, paid.three_d_secure.status],
    ['authorized', 'network_token', 'complete'],
  );
  const { instrument } = await shop.book(paid.payment_service_transaction_id);
  assert.equal(instrument.kind, 'network-token');
});
