import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { type FraudShop, openFraudShop, eventSentence } from '../harness/fraud-shop.ts';

let shop: FraudShop;
let service: Record<string, string>;
before(async () => {
  shop = await openFraudShop();
});
beforeEach(async () => {
  service = await shop.screenWith({});
});
after(() => shop.close());

const payments = async (id: unknown): Promise<number> => {
  const rows = await shop.service.db.query<{ count: bigint }>(
    { name: '', text: `SELECT count(*) FROM operations WHERE transaction_id = $1 AND kind = 'authorize'` },
    [id],
  );
  return Number(rows[0]?.count);
};

test('what the service accepts is paid as ever, and the decision stands on the transaction', async () => {
  const { status, body } = await shop.payAs('accept', { intent: 'capture' });
  assert.deepEqual(
    [status, body.status, body.anti_fraud_decision, body.pending_review],
    [201, 'captured', 'accept', false],
  );
  assert.match(
    String(eventSentence(await shop.timeline(body.id), 'anti-fraud-decision')),
    /accepts the payment/,
  );
});

test('what the service rejects is declined at once, and no payment service hears of it', async () => {
  const { status, body } = await shop.payAs('reject', { intent: 'capture' });
  assert.deepEqual(
    [status, body.status, body.error_code, body.anti_fraud_decision],
    [201, 'declined', 'flow_decline', 'reject'],
  );
  assert.equal(await payments(body.id), 0);
});

test('the provider is told of the device, the cart and the card without its number', async () => {
  const { body } = await shop.payAs('accept', {
    anti_fraud_fingerprint: 'device-7',
    cart_items: [{ name: 'Teapot', quantity: 2, unit_amount: 600, sku: 'T-1' }],
  });
  const { request } = (await shop.provider(body.id)) as { request: Record<string, unknown> };
  assert.deepEqual(request['card'], { bin: '41111111', last_four: '1111', scheme: 'visa' });
  assert.equal((request['device'] as { fingerprint: string }).fingerprint, 'device-7');
  assert.deepEqual(request['items'], [{ name: 'Teapot', quantity: 2, unit_amount: '600', sku: 'T-1' }]);
  assert.ok(!JSON.stringify(request).includes('4111111111111111'));
});

test('a review authorizes and holds the capture, which nobody can make until it is accepted', async () => {
  const { body } = await shop.payAs('review', { intent: 'capture' });
  assert.deepEqual(
    [body.status, body.pending_review, body.anti_fraud_decision, body.captured_amount],
    ['authorized', true, 'review', 0],
  );
  const early = await shop.post(`/transactions/${body.id}/capture`, {});
  assert.deepEqual([early.status, early.body.code], [409, 'invalid_state']);
  const told = await shop.tell(service['webhook_url'] ?? '', { transaction_id: body.id, decision: 'accept' });
  assert.deepEqual(told['results'], ['applied']);
  const captured = await shop.until(body.id, ({ status }) => status === 'captured');
  assert.deepEqual([captured['pending_review'], captured['anti_fraud_decision']], [false, 'review']);
});

test('a review that is rejected gives back what was authorized, and captures nothing', async () => {
  const { body } = await shop.payAs('review', { intent: 'capture' });
  await shop.tell(service['webhook_url'] ?? '', { transaction_id: body.id, decision: 'reject' });
  const voided = await shop.until(body.id, ({ status }) => status === 'voided');
  assert.deepEqual([voided['pending_review'], voided['captured_amount']], [false, 0]);
  const book = await shop.book(body.payment_service_transaction_id);
  assert.deepEqual([book.captured, book.status], ['0', 'voided']);
});

test('a review resolved twice counts once, and one resolved late moves nothing', async () => {
  const url = service['webhook_url'] ?? '';
  const { body } = await shop.payAs('review', { intent: 'capture' });
  const results = await Promise.all(
    ['accept', 'reject', 'accept'].map(async (decision) =>
      String((await shop.tell(url, { transaction_id: body.id, decision }))['results']),
    ),
  );
  assert.deepEqual(results.toSorted(), ['applied', 'ignored', 'ignored']);
  await shop.until(body.id, ({ status }) => status === 'captured' || status === 'voided');

  const late = await shop.payAs('review', { intent: 'capture' });
  const voided = await shop.post(`/transactions/${late.body.id}/void`);
  assert.deepEqual([voided.body.status, voided.body.pending_review], ['voided', false]);
  const answer = await shop.tell(url, { transaction_id: late.body.id, decision: 'accept' });
  assert.deepEqual(answer['results'], ['ignored']);
  assert.equal((await shop.get(`/transactions/${late.body.id}`)).body.status, 'voided');
});

test('a merchant resolves a review over the API, and hears 409 where there is none', async () => {
  const { body } = await shop.payAs('review', { intent: 'authorize' });
  const accepted = await shop.post(`/transactions/${body.id}/review`, { decision: 'accept' });
  assert.deepEqual([accepted.status, accepted.body.pending_review], [200, false]);
  assert.equal((await shop.post(`/transactions/${body.id}/review`, { decision: 'accept' })).status, 200);
  const other = await shop.post(`/transactions/${body.id}/review`, { decision: 'reject' });
  assert.deepEqual([other.status, other.body.code], [409, 'invalid_state']);
  assert.equal((await shop.post(`/transactions/${body.id}/capture`, {})).body.status, 'captured');
});

test('a review whose authorization ends by itself is over with it', async () => {
  const { body } = await shop.payAs('review', { intent: 'capture' });
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 8 * 86_400 } });
  const expired = await shop.until(body.id, ({ status }) => status === 'expired');
  assert.equal(expired['pending_review'], false);
  const answer = await shop.tell(service['webhook_url'] ?? '', {
    transaction_id: body.id,
    decision: 'accept',
  });
  assert.deepEqual(answer['results'], ['ignored']);
});

for (const [wish, decision] of [
  ['error', 'error'],
  ['timeout', 'exception'],
  ['unavailable', 'skipped'],
] as const) {
  test(`without a decision (${wish}) the payment goes on or ends as is set up, and the timeline says so`, async () => {
    // Only where no answer comes is the time over: a busy machine may take a second to answer.
    const patience: Readonly<Record<string, string>> =
      wish === 'timeout' ? { timeout_seconds: '1' } : { timeout_seconds: '20' };
    await shop.screenWith(patience);
    const open = (await shop.payAs(wish, { intent: 'capture' })).body;
    assert.deepEqual([open.status, open.anti_fraud_decision], ['captured', decision]);
    assert.match(
      String(eventSentence(await shop.timeline(open.id), 'anti-fraud-decision-error')),
      /goes on, as the service is set up \(on_error is accept\)/,
    );
    await shop.screenWith({ ...patience, on_error: 'reject' });
    const closed = (await shop.payAs(wish, { intent: 'capture' })).body;
    assert.deepEqual(
      [closed.status, closed.error_code, closed.anti_fraud_decision],
      ['declined', 'flow_decline', decision],
    );
    assert.match(
      String(eventSentence(await shop.timeline(closed.id), 'anti-fraud-decision-error')),
      /refused, as the service is set up \(on_error is reject\)/,
    );
    assert.equal(await payments(closed.id), 0);
  });
}

test('a payment without an address is skipped, and refused where nobody pays unscreened', async () => {
  const open = (await shop.pay({ intent: 'capture' })).body;
  assert.deepEqual([open.status, open.anti_fraud_decision], ['captured', 'skipped']);
  assert.match(
    String(eventSentence(await shop.timeline(open.id), 'anti-fraud-decision-skipped')),
    /was not asked/,
  );
  await shop.screenWith({ on_error: 'reject' });
  const closed = (await shop.pay({ intent: 'capture' })).body;
  assert.deepEqual([closed.status, closed.anti_fraud_decision], ['declined', 'skipped']);
});

test('in silent mode nothing follows from what the service says', async () => {
  await shop.screenWith({}, { silent_mode_enabled: true });
  for (const wish of ['reject', 'review']) {
    const { body } = await shop.payAs(wish, { intent: 'capture' });
    assert.deepEqual([body.status, body.anti_fraud_decision, body.pending_review], ['captured', wish, false]);
    assert.match(String(eventSentence(await shop.timeline(body.id), 'anti-fraud-decision')), /silent mode/);
  }
});

test('placed after the authorization, the service is asked about what the issuer has granted', async () => {
  const { webhook_url: url = '' } = await shop.screenWith({ placement: 'after_authorization' });
  const paid = async (wish: string) => (await shop.payAs(wish, { intent: 'capture' })).body;
  const accepted = await paid('accept');
  assert.deepEqual(
    [accepted.status, accepted.anti_fraud_decision, accepted.captured_amount],
    ['authorized', 'pending', 0],
  );
  assert.equal((await shop.post(`/transactions/${accepted.id}/capture`, {})).status, 409);
  await shop.until(accepted.id, ({ status }) => status === 'captured');
  const { request } = (await shop.provider(accepted.id)) as { request: Record<string, unknown> };
  assert.equal(request['is_authorized'], true);
  await shop.until((await paid('reject')).id, ({ status }) => status === 'voided');
  const reviewed = await shop.until((await paid('review')).id, (one) => one['pending_review'] === true);
  assert.equal(reviewed['status'], 'authorized');
  await shop.tell(url, { transaction_id: reviewed['id'], decision: 'accept' });
  await shop.until(String(reviewed['id']), ({ status }) => status === 'captured');
});

test('the service hears once how a payment ended, also of a review and of a refused card', async () => {
  const outcomes = async (id: string): Promise<unknown> => {
    const found = (await shop.provider(id)) as { outcomes: { outcome: string }[] } | null;
    return found?.outcomes.map(({ outcome }) => outcome);
  };
  const rest = (id: string) => shop.until(id, () => true);
  const captured = (await shop.payAs('accept', { intent: 'capture' })).body.id;
  await rest(captured);
  assert.deepEqual(await outcomes(captured), ['captured']);
  const declined = (await shop.payAs('accept', { amount: 200_011 })).body;
  assert.equal(declined.status, 'declined');
  await rest(declined.id);
  assert.deepEqual(await outcomes(declined.id), ['declined']);
  const reviewed = (await shop.payAs('review', { intent: 'capture' })).body.id;
  await rest(reviewed);
  await shop.post(`/transactions/${reviewed}/review`, { decision: 'reject' });
  await shop.until(reviewed, ({ status }) => status === 'voided');
  await rest(reviewed);
  assert.deepEqual(await outcomes(reviewed), ['authorized', 'voided']);
  const names = (await shop.timeline(reviewed)).map(({ name }) => name);
  assert.equal(names.filter((name) => name === 'anti-fraud-transaction-status-update').length, 2);
});

test('what the provider cannot be told now, it is told later', async () => {
  const { body } = await shop.payAs('accept', { intent: 'capture' });
  await shop.misbehave({ processor: 'mock-anti-fraud', kind: 'report', manner: 'error_before' });
  await shop.until(body.id, () => true);
  const told = async () => ((await shop.provider(body.id)) as { outcomes: unknown[] }).outcomes.length;
  assert.equal(await told(), 0);
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 60 } });
  await shop.until(body.id, () => true);
  assert.equal(await told(), 1);
});

test('rules of the flow see the decision, and a rule that declines whatever it is saves the question', async () => {
  const rule = (more: object) =>
    shop.post('/flows/card-transaction/actions/decline-early/rules', { outcome: true, ...more });
  const [unsure, small] = [
    await rule({
      conditions: [{ name: 'anti_fraud_decision', operator: 'is_one_of', value: ['error'] }],
      error_code: 'flow_unsure',
    }),
    await rule({
      conditions: [{ name: 'amount', operator: 'less_than', value: { currency: 'USD', value: 100 } }],
      error_code: 'flow_small',
    }),
  ];
  const declined = (await shop.payAs('error')).body;
  assert.deepEqual([declined.status, declined.error_code], ['declined', 'flow_unsure']);
  const actions = (await shop.get(`/transactions/${declined.id}/actions`)).body.items;
  assert.match(JSON.stringify(actions), /anti_fraud_decision/);
  const unasked = (await shop.payAs('accept', { amount: 50 })).body;
  assert.deepEqual(
    [unasked.error_code, unasked.anti_fraud_decision, await shop.provider(unasked.id)],
    ['flow_small', null, null],
  );
  for (const { body } of [unsure, small])
    await shop.service.request('DELETE', `/flows/card-transaction/actions/decline-early/rules/${body.id}`);
});

test('an Idempotency-Key is answered with the same transaction, whatever the service said', async () => {
  for (const wish of ['accept', 'reject', 'review']) {
    const options = { idempotencyKey: `screened-${wish}` };
    const body = {
      amount: 900,
      currency: 'USD',
      country: 'US',
      payment_method: {
        method: 'card',
        number: '4111111111111111',
        expiration_date: '12/30',
        security_code: '123',
      },
      buyer: { billing_details: { email_address: `${wish}@example.com` } },
    };
    const [first, second] = [
      await shop.post('/transactions', body, options),
      await shop.post('/transactions', body, options),
    ];
    assert.equal(first.status, 201);
    assert.equal(second.text, first.text);
  }
});

test('beside gift cards a review waits for both, and a rejection gives both back', async () => {
  await shop.post('/gift-card-services', {
    gift_card_service_definition_id: 'mock-gift-card',
    display_name: 'Gift cards',
    fields: [],
  });
  const giftCards = [{ number: '6035710000017878', pin: '0900000', amount: 300 }];
  const { body } = await shop.payAs('review', { intent: 'capture', gift_cards: giftCards });
  const held = await shop.until(body.id, ({ status }) => status === 'authorized');
  assert.equal(held['captured_amount'], 0);
  await shop.post(`/transactions/${body.id}/review`, { decision: 'reject' });
  const voided = await shop.until(body.id, ({ status }) => status === 'voided');
  const [card] = voided['gift_card_redemptions'] as { amount: number; refunded_amount: number }[];
  await shop.until(body.id, (one) => {
    const [back] = one['gift_card_redemptions'] as { refunded_amount: number }[];
    return back?.refunded_amount === card?.amount;
  });
  const refused = (await shop.payAs('reject', { intent: 'capture', gift_cards: giftCards })).body;
  assert.equal(refused.status, 'declined');
  const ended = await shop.until(refused.id, (one) => {
    const [left] = one['gift_card_redemptions'] as { status: string }[];
    return left?.status === 'skipped';
  });
  assert.equal(ended['status'], 'declined');
});
