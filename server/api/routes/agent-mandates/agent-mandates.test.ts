import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { purgeIdempotencyKeys } from '../../../db/queries/idempotency.ts';
import { type Agent, AGENT_LIMITS, openAgent } from '../../../../test/harness/agents.ts';
import type { TestAnswer } from '../../../../test/harness/index.ts';
import { CARD, type Shop, letGracePass, openShop, recoverDue } from '../../../../test/harness/shop.ts';

let shop: Shop;
let buyerId: string;
let otherBuyerId: string;
let methodId: string;
let otherMethodId: string;
before(async () => {
  // What is not known stays so until a test says otherwise.
  shop = await openShop({ worker: false });
  const buyerOf = async (name: string): Promise<string> =>
    (await shop.post('/buyers', { display_name: name })).body.id;
  const methodOf = async (buyer: string): Promise<string> => {
    const paid = await shop.pay({ payment_method: CARD, store: true, buyer_id: buyer });
    assert.equal(paid.status, 201, paid.text);
    return paid.body.payment_method.id;
  };
  buyerId = await buyerOf('Ada');
  otherBuyerId = await buyerOf('Bob');
  methodId = await methodOf(buyerId);
  otherMethodId = await methodOf(otherBuyerId);
});
after(() => shop.close());

let keys = 0;
const newKey = (): string => `intent-${(keys += 1)}`;

function pay(agent: Agent, more: object = {}, key: string | null = newKey()): Promise<TestAnswer> {
  const payment_method = { method: 'id', id: methodId };
  const body = { amount: 1_000, currency: 'USD', country: 'US', intent: 'capture', payment_method, ...more };
  return agent.ask('POST', '/transactions', key === null ? { body } : { body, key });
}

/** What of the mandate is in the way, by its word. */
function beyondOf(answer: TestAnswer): readonly string[] {
  assert.equal(answer.status, 403, answer.text);
  return answer.body.details.map(({ type }: { type: string }) =>
    type.replace('value_error.agent_mandate.', ''),
  );
}

test('201: an agent pays with a stored payment method, and its mandate gives what it took', async () => {
  const agent = await openAgent(shop.service);
  const paid = await pay(agent);
  assert.equal(paid.status, 201, paid.text);
  assert.equal(paid.body.status, 'captured');

  const mandate = await agent.mandate();
  assert.deepEqual(mandate.paid, { amount: 1_000, count: 1 });
  assert.deepEqual(mandate.payments_left, { amount: 19_000, count: 9 });
  assert.equal(mandate.state, 'active');
});

test('201: a call that an agent makes again is one payment, and taken of its mandate once', async () => {
  const agent = await openAgent(shop.service);
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 5 }, () => pay(agent, {}, key)));
  for (const { status } of answers) assert.ok(status === 201 || status === 409);
  const again = await pay(agent, {}, key);
  assert.equal(again.headers.get('idempotent-replayed'), 'true');
  assert.deepEqual((await agent.mandate()).paid, { amount: 1_000, count: 1 });
});

test('400: an agent that gives no Idempotency-Key', async () => {
  const agent = await openAgent(shop.service);
  const answer = await pay(agent, {}, null);
  assert.equal(answer.status, 400);
  assert.equal(answer.body.details[0].pointer, 'idempotency-key');
  assert.deepEqual((await agent.mandate()).paid, { amount: 0, count: 0 });
});

test('403: what is beyond the mandate is named, each in a sentence', async () => {
  const agent = await openAgent(shop.service, {
    buyer_ids: [buyerId],
    payment_method_ids: [methodId],
    external_identifiers: ['order-1'],
  });
  const own = { external_identifier: 'order-1' };
  const rows: readonly (readonly [more: object, beyond: readonly string[]])[] = [
    [{ ...own, amount: 5_001 }, ['amount']],
    [{ ...own, currency: 'EUR' }, ['currency']],
    [{}, ['external_identifier']],
    [{ ...own, payment_method: { method: 'id', id: otherMethodId } }, ['buyer', 'payment_method']],
    [{ ...own, payment_method: CARD }, ['payment_method']],
    ...[{ security_code: '123' }, { redirect_url: 'https://shop.example/back' }].map(
      (more) => [{ ...own, payment_method: { method: 'id', id: methodId, ...more } }, ['field']] as const,
    ),
    [{ ...own, store: true }, ['field']],
    [{ ...own, account_funding_transaction: true }, ['field']],
    [{ ...own, connection_options: {} }, ['field']],
  ];
  for (const [more, beyond] of rows) assert.deepEqual(beyondOf(await pay(agent, more)), beyond);
  assert.equal((await pay(agent, own)).status, 201);
  assert.deepEqual((await agent.mandate()).paid, { amount: 1_000, count: 1 });
});

test('403: calls that come together do not go beyond the total, or the count', async () => {
  const limits = [
    { amount_max: 1_000, total_max: 3_500, count_max: 100 },
    { amount_max: 1_000, total_max: 100_000, count_max: 3 },
  ];
  for (const payments of limits) {
    const agent = await openAgent(shop.service, { payments });
    const answers = await Promise.all(Array.from({ length: 12 }, () => pay(agent)));
    const made = answers.filter(({ status }) => status === 201);
    assert.equal(made.length, 3);
    for (const refused of answers.filter(({ status }) => status !== 201))
      assert.ok(beyondOf(refused).every((word) => word === 'total' || word === 'count'));
    assert.deepEqual((await agent.mandate()).paid, { amount: 3_000, count: 3 });
  }
});

test('201: what was declined gives its amount back, and counts all the same', async () => {
  const payments = { amount_max: 300_000, total_max: 300_000, count_max: 3 };
  const agent = await openAgent(shop.service, { payments });
  const declined = await pay(agent, { amount: 200_011 });
  assert.equal(declined.status, 201);
  assert.equal(declined.body.status, 'declined');
  assert.deepEqual((await agent.mandate()).paid, { amount: 0, count: 1 });
  assert.equal((await pay(agent, { amount: 250_000 })).body.status, 'captured');
  assert.deepEqual((await agent.mandate()).paid, { amount: 250_000, count: 2 });
});

test('an agent captures and voids what it has paid, and nothing else', async () => {
  const agent = await openAgent(shop.service);
  const held = async (): Promise<string> => (await pay(agent, { intent: 'authorize' })).body.id;
  const captured = await agent.ask('POST', `/transactions/${await held()}/capture`, {
    key: newKey(),
    body: { amount: 500 },
  });
  assert.equal(captured.status, 200, captured.text);
  assert.equal(
    (await agent.ask('POST', `/transactions/${await held()}/void`, { key: newKey() })).status,
    200,
  );

  const others = (await shop.pay({ intent: 'authorize' })).body.id;
  for (const path of [`/transactions/${others}/capture`, `/transactions/${others}/void`])
    assert.deepEqual(beyondOf(await agent.ask('POST', path, { key: newKey(), body: {} })), ['transaction']);
  const more = await agent.ask('POST', `/transactions/${await held()}/capture`, {
    key: newKey(),
    body: { amount: 1_001 },
  });
  assert.deepEqual(beyondOf(more), ['amount']);
});

test('an agent refunds up to its limits; a refund that fails gives its amount back', async () => {
  const refunds = { amount_max: 600_000, total_max: 600_000, count_max: 5 };
  const agent = await openAgent(shop.service, { refunds });
  const { id } = (await shop.pay({ amount: 700_000, intent: 'capture' })).body;
  const refund = (amount?: number): Promise<TestAnswer> =>
    agent.ask('POST', `/transactions/${id}/refunds`, {
      key: newKey(),
      body: amount === undefined ? {} : { amount },
    });

  assert.deepEqual(beyondOf(await refund()), ['amount', 'total']);
  const declined = await refund(520_002);
  assert.equal(declined.body.status, 'declined', declined.text);
  assert.deepEqual((await agent.mandate()).refunded, { amount: 0, count: 1 });

  const answers = await Promise.all(Array.from({ length: 6 }, () => refund(200_000)));
  const made = answers.filter(({ status }) => status === 201);
  assert.equal(made.length, 3);
  assert.deepEqual((await agent.mandate()).refunded, { amount: 600_000, count: 4 });
  for (const refused of answers.filter(({ status }) => status !== 201)) assert.notEqual(refused.status, 500);
});

test('403: a mandate that is revoked, not yet begun or over lets nothing be begun', async () => {
  const agent = await openAgent(shop.service);
  const soon = new Date(shop.service.parts.clock.now().getTime() + 60_000).toISOString();
  const waiting = await openAgent(shop.service, { valid_from: soon });
  assert.deepEqual(beyondOf(await pay(waiting)), ['over']);
  assert.equal((await waiting.mandate()).state, 'waiting');

  const revoked = await shop.post(`/agent-mandates/${agent.mandateId}/revoke`);
  assert.equal(revoked.body.state, 'revoked');
  const refused = await pay(agent);
  assert.deepEqual(beyondOf(refused), ['over']);
  assert.match(refused.body.details[0].message, /was revoked at/);
  assert.deepEqual(beyondOf(await agent.ask('GET', '/transactions')), ['over']);
  const own = await agent.ask('GET', `/agent-mandates/${agent.mandateId}`);
  assert.equal(own.body.state, 'revoked');
});

test('403: an agent calls what its mandate allows, and nothing that is not for agents', async () => {
  const reader = await openAgent(shop.service, { actions: ['read'], payments: null, refunds: null });
  assert.equal((await reader.ask('GET', '/transactions')).status, 200);
  assert.deepEqual(beyondOf(await pay(reader)), ['action']);
  const agent = await openAgent(shop.service);
  for (const [method, path] of [
    ['GET', '/api-key-pairs'],
    ['GET', '/payouts'],
    ['GET', '/reports'],
    ['GET', '/audit-logs'],
  ] as const)
    assert.deepEqual(beyondOf(await agent.ask(method, path)), ['operation'], path);
  const { body: account } = await shop.get('/merchant-accounts/default');
  assert.equal(account.id, 'default');
  const embed = await agent.ask('GET', '/transactions', { scopes: ['embed'] });
  assert.equal(embed.status, 403);
});

test('404: an agent is told of its own mandate alone', async () => {
  const [agent, other] = [await openAgent(shop.service), await openAgent(shop.service)];
  const { body } = await agent.ask('GET', '/agent-mandates');
  assert.deepEqual(
    body.items.map(({ id }: { id: string }) => id),
    [agent.mandateId],
  );
  assert.equal((await agent.ask('GET', `/agent-mandates/${other.mandateId}`)).status, 404);
});

test('the audit log has what an agent did, with its mandate', async () => {
  const agent = await openAgent(shop.service);
  const { id } = (await pay(agent)).body;
  await agent.ask('POST', `/transactions/${id}/refunds`, { key: newKey(), body: { amount: 100 } });
  const { body } = await shop.get(`/audit-logs?agent_mandate_id=${agent.mandateId}`);
  assert.deepEqual(
    body.items.map(({ operation }: { operation: string }) => operation),
    ['create_transaction_refund', 'create_transaction'],
  );
  assert.ok(
    body.items.every((one: { agent_mandate_id: string }) => one.agent_mandate_id === agent.mandateId),
  );
  const all = await shop.get('/audit-logs?resource_type=agent-mandate');
  assert.ok(all.body.items.length > 0);
});

test('200: a dry run says what would be allowed and where it would go, and takes nothing', async () => {
  const agent = await openAgent(shop.service);
  const check = (body: object): Promise<TestAnswer> =>
    agent.ask('POST', `/agent-mandates/${agent.mandateId}/check`, { body });
  const fine = await check({ action: 'pay', amount: 1_000, payment_method_id: methodId, country: 'US' });
  assert.equal(fine.status, 200, fine.text);
  assert.equal(fine.body.allowed, true, fine.text);
  assert.deepEqual(
    fine.body.route.attempts.map((one: { payment_service_id: string }) => one.payment_service_id),
    [shop.paymentServiceId],
  );
  const beyond = await check({ action: 'pay', amount: 6_000, currency: 'EUR', payment_method_id: methodId });
  assert.equal(beyond.body.allowed, false);
  assert.deepEqual(
    beyond.body.problems.map(({ pointer }: { pointer: string }) => pointer),
    ['/currency', '/amount'],
  );
  const { id } = (await pay(agent, { amount: 700 })).body;
  const refund = await check({ action: 'refund', transaction_id: id });
  assert.deepEqual([refund.body.allowed, refund.body.amount], [true, 700]);
  const captured = await check({ action: 'capture', transaction_id: id });
  assert.equal(captured.body.allowed, false);
  assert.match(captured.body.problems[0].message, /not possible now/);
  assert.deepEqual((await agent.mandate()).paid, { amount: 700, count: 1 });
  assert.equal((await check({ action: 'pay' })).status, 422);
  assert.equal((await check({ action: 'void' })).status, 422);
});

test('200: a dry run tells nothing of what the mandate is not about, or once it is over', async () => {
  const agent = await openAgent(shop.service, { buyer_ids: [buyerId] });
  const check = async (body: object): Promise<TestAnswer['body']> =>
    (await agent.ask('POST', `/agent-mandates/${agent.mandateId}/check`, { body })).body;
  const wordsOf = ({ problems }: TestAnswer['body']): readonly string[] =>
    problems.map(({ type }: { type: string }) => type.replace('value_error.agent_mandate.', ''));
  const others = (await shop.pay({ amount: 700_000, intent: 'capture' })).body.id;
  for (const action of ['refund', 'capture', 'void']) {
    const checked = await check({ action, transaction_id: others });
    assert.deepEqual([wordsOf(checked), checked.amount], [['buyer'], null], action);
  }
  const paid = await check({ action: 'pay', amount: 1_000, payment_method_id: otherMethodId });
  assert.deepEqual([wordsOf(paid), paid.route], [['buyer'], null]);

  const own = (await pay(agent)).body.id;
  await shop.post(`/agent-mandates/${agent.mandateId}/revoke`);
  const over = await check({ action: 'refund', transaction_id: own });
  assert.deepEqual([wordsOf(over), over.amount], [['over'], null]);
  assert.deepEqual(wordsOf(await check({ action: 'refund', transaction_id: agent.mandateId })), ['over']);
});

test('200: a refund that an agent asks for again after days is made once, and its keys are no server’s', async () => {
  const inDays = (days: number): string =>
    new Date(shop.service.parts.clock.now().getTime() + days * 86_400_000).toISOString();
  const agent = await openAgent(shop.service, { valid_until: inDays(30) });
  const { id } = (await pay(agent)).body;
  const path = `/transactions/${id}/refunds`;
  const refund = (): Promise<TestAnswer> =>
    agent.ask('POST', path, { key: 'intent-of-both', body: { amount: 300 } });
  const first = await refund();
  assert.equal(first.status, 201, first.text);

  // As the database would find it: keys of anybody else are gone by then.
  await daysGoBy(4);
  const again = await refund();
  assert.deepEqual([again.body.id, again.headers.get('idempotent-replayed')], [first.body.id, 'true']);
  assert.deepEqual((await agent.mandate()).refunded, { amount: 300, count: 1 });
  const ofServer = await shop.service.request('POST', path, {
    idempotencyKey: 'intent-of-both',
    body: { amount: 200 },
  });
  assert.equal(ofServer.status, 201, ofServer.text);
});

/** Keys are kept by the clock of the database, which no test can move: so all of them are made that much older. */
async function daysGoBy(days: number): Promise<void> {
  const text = `UPDATE idempotency_keys SET lease_until = lease_until - make_interval(days => $1::integer),
    expires_at = expires_at - make_interval(days => $1::integer)`;
  await shop.service.db.query({ name: '', text }, [days]);
  await purgeIdempotencyKeys(shop.service.db);
}

test('422: a mandate that contradicts itself', async () => {
  const later = new Date(shop.service.parts.clock.now().getTime() + 3_600_000).toISOString();
  const given = {
    purpose: 'x',
    actions: ['pay'],
    currency: 'USD',
    payments: AGENT_LIMITS,
    valid_until: later,
  };
  const rows: readonly (readonly [object, string])[] = [
    [{ payments: null }, '/payments'],
    [{ actions: ['read'] }, '/payments'],
    [{ actions: ['pay', 'refund'] }, '/refunds'],
    [{ payments: { ...AGENT_LIMITS, total_max: 1 } }, '/payments/amount_max'],
    [{ currency: 'ZZZ' }, '/currency'],
    [{ valid_until: '2020-01-01T00:00:00Z' }, '/valid_until'],
    [{ valid_from: later }, '/valid_until'],
  ];
  for (const [more, pointer] of rows) {
    const answer = await shop.post('/agent-mandates', { ...given, ...more });
    assert.equal(answer.status, 422, answer.text);
    assert.deepEqual(
      answer.body.details.map((one: { pointer: string }) => one.pointer),
      [pointer],
    );
  }
});

test('422: the key of an agent is of one merchant account, and stays so', async () => {
  const agent = await openAgent(shop.service);
  const { body: key } = await shop.get(`/api-key-pairs/${agent.keyId}`);
  assert.equal(key.agent_mandate_id, agent.mandateId);
  const role_ids = key.roles.map(({ id }: { id: string }) => id);
  const make = (more: object): Promise<TestAnswer> =>
    shop.post('/api-key-pairs', {
      display_name: 'x',
      role_ids,
      merchant_account_ids: ['default'],
      agent_mandate_id: agent.mandateId,
      ...more,
    });
  assert.equal((await make({ merchant_account_ids: [] })).status, 422);
  assert.equal((await make({ agent_mandate_id: buyerId })).status, 422);
  const moved = await shop.service.request('PUT', `/api-key-pairs/${agent.keyId}`, {
    body: { merchant_account_ids: [] },
  });
  assert.equal(moved.status, 422);
});

// The last: it moves the clock.
test('201: what is not known keeps its amount, until it is known that nothing was taken', async () => {
  const later = new Date(shop.service.parts.clock.now().getTime() + 30 * 86_400_000).toISOString();
  const agent = await openAgent(shop.service, { valid_until: later });
  await shop.misbehave({ manner: 'reset_before', kind: 'authorize' });
  const unknown = await pay(agent, { intent: 'authorize' });
  assert.equal(unknown.body.status, 'processing', unknown.text);
  assert.deepEqual((await agent.mandate()).paid, { amount: 1_000, count: 1 });

  await letGracePass(shop.service);
  // After ten minutes an authorization is not sent again, but looked up.
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 900 } });
  while ((await recoverDue(shop.service.parts)) > 0);
  assert.equal((await shop.get(`/transactions/${unknown.body.id}`)).body.status, 'failed');
  assert.deepEqual((await agent.mandate()).paid, { amount: 0, count: 1 });
});
