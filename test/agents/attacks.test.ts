import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TSchema } from 'typebox';
import { OPERATIONS } from '../../server/api-contract/index.ts';
import { listOperations, getTransactionRow } from '../../server/db/queries/transactions.ts';
import { errorCode } from '../../server/domain/decline.ts';
import { type MerchantAccountId, toId } from '../../server/domain/ids.ts';
import { processorReference } from '../../server/domain/outcome.ts';
import { settle } from '../../server/payments/operation/settle.ts';
import { type Agent, openAgent } from '../harness/agents.ts';
import type { TestAnswer } from '../harness/index.ts';
import { UNTRACED } from '../harness/service.ts';
import { addPaymentService, CARD, openShop, type Shop } from '../harness/shop.ts';
import { smallest } from '../walk/fields.ts';

/** Every way by which an agent could have money moved that its mandate does not know of. */
let shop: Shop;
let methodId: string;
before(async () => {
  shop = await openShop({ worker: false, config: UNTRACED });
  const paid = await shop.pay({ payment_method: CARD, store: true });
  assert.equal(paid.status, 201, paid.text);
  methodId = paid.body.payment_method.id;
});
after(() => shop.close());

let keys = 0;
const newKey = (): string => `attack-${(keys += 1)}`;

function pay(agent: Agent, more: object = {}): Promise<TestAnswer> {
  const payment_method = { method: 'id', id: methodId };
  const body = { amount: 1_000, currency: 'USD', country: 'US', payment_method, ...more };
  return agent.ask('POST', '/transactions', { body, key: newKey() });
}

/** The words of the mandate that are in the way; empty where it is none. */
function beyondOf({ status, body }: TestAnswer): readonly string[] {
  const details: readonly Readonly<{ type?: string }>[] = status === 403 ? (body.details ?? []) : [];
  return details.flatMap(({ type }) => /^value_error\.agent_mandate\.(.+)$/.exec(type ?? '')?.[1] ?? []);
}

/** What an agent whose mandate allows everything may call. Whoever adds to it has thought of the mandate. */
const OPEN: readonly string[] = [
  ...['list_agent_mandates', 'get_agent_mandate', 'check_agent_mandate', 'create_transaction'],
  ...['capture_transaction', 'create_capture', 'void_transaction', 'create_void'],
  ...['create_transaction_refund', 'create_refund', 'list_transactions', 'get_transaction'],
  ...['get_transaction_story', 'list_transaction_events', 'list_transaction_refunds'],
  ...['get_transaction_refund', 'get_refund', 'list_transaction_captures', 'get_transaction_capture'],
  ...['list_payment_methods', 'get_payment_method', 'list_buyers', 'get_buyer'],
];

test('403: an agent that may do everything gets past the door of these operations of the contract alone', async () => {
  const agent = await openAgent(shop.service);
  const scopes = new Set(
    OPERATIONS.flatMap(({ access }) => (access.kind === 'token' ? access.scopes : [])).filter(
      (scope) => scope !== 'embed',
    ),
  );
  const open: string[] = [];
  for (const { id, method, path, access } of OPERATIONS) {
    // What is public asks for no credential, and knows no agent.
    if (access.kind === 'public') continue;
    const at = path.replaceAll(/\{[a-z0-9_]+\}/g, '0192f0aa-0000-7000-8000-00000000dead');
    const answer = await agent.ask(method, at, { scopes: [...scopes], unchecked: true });
    if (!beyondOf(answer).includes('operation') && answer.status !== 401 && answer.status !== 403)
      open.push(id);
  }
  assert.deepEqual(open.toSorted(), OPEN.toSorted());
});

/** What an agent may say. All others are refused, and those that come. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  create_transaction: [
    ...['amount', 'currency', 'country', 'payment_method', 'buyer_id', 'buyer_external_identifier'],
    ...['external_identifier', 'intent', 'metadata', 'description', 'cart_items', 'is_subsequent_payment'],
    ...['merchant_initiated', 'payment_source', 'pays_once', 'shipping_details_id'],
    ...['purchase_order_number', 'customer_reference_number', 'tax_amount'],
  ],
  capture_transaction: ['amount', 'cart_items', 'final', 'external_identifier'],
  create_capture: ['transaction_id', 'amount', 'cart_items', 'final', 'external_identifier'],
  create_transaction_refund: ['amount', 'reason', 'external_identifier'],
  create_refund: ['transaction_id', 'amount', 'reason', 'external_identifier'],
};

type Schema = Readonly<{ properties: Readonly<Record<string, TSchema>> }>;
type Node = Readonly<{ type?: string; anyOf?: readonly Node[]; enum?: readonly string[]; default?: unknown }>;

/** A value that says something, where the smallest one says nothing. */
function sayingValue(schema: TSchema): unknown {
  const node = schema as Node;
  const shape = node.anyOf?.find(({ type }) => type !== 'null') ?? node;
  if (shape.type === 'boolean') return true;
  return node.enum?.at(-1) ?? smallest(shape as TSchema);
}

/** What `CLOSED` names is told even where another rule could be broken by it. */
const CLOSED: ReadonlySet<string> = new Set([
  ...['capture_at', 'surcharge_amount', 'tip_amount', 'store', 'payment_service_id'],
  ...['reauthorize_if_authorization_expired', 'despite_chargeback', 'target_type'],
]);

/** Asks with each member that is not the agent's own: those that are refused for it. */
async function refusedMembers(agent: Agent, operation: string, id: string): Promise<readonly string[]> {
  const { method, path, body } = OPERATIONS.find((one) => one.id === operation) ?? {};
  assert.ok(method !== undefined && path !== undefined && body !== undefined);
  const { properties } = body as TSchema & Schema; // an object, as every body of these is
  const payment = { amount: 1_000, currency: 'USD', payment_method: { method: 'id', id: methodId } };
  const follow = 'transaction_id' in properties ? { transaction_id: id } : {};

  const refused: string[] = [];
  for (const [name, schema] of Object.entries(properties)) {
    if (SAID[operation]?.includes(name) === true) continue;
    const answer = await agent.ask(method, path.replace('{transaction_id}', id), {
      body: { ...(operation === 'create_transaction' ? payment : follow), [name]: sayingValue(schema) },
      key: newKey(),
      unchecked: true,
    });
    if (answer.status === 403 && answer.body.details[0].pointer === `/${name}`) refused.push(name);
    // What is not well-formed is told first.
    else assert.ok([400, 422].includes(answer.status) && !CLOSED.has(name), `${name}: ${answer.text}`);
  }
  return refused;
}

test('403: of every member of what an agent writes, those that are not its own are refused by name', async () => {
  const agent = await openAgent(shop.service);
  const { id } = (await pay(agent)).body;
  for (const operation of Object.keys(SAID)) {
    const refused = await refusedMembers(agent, operation, id);
    assert.ok(refused.length > 0, operation);
  }
  assert.deepEqual((await agent.mandate()).paid, { amount: 1_000, count: 1 });
  assert.deepEqual((await agent.mandate()).refunded, { amount: 0, count: 0 });
});

test('403: nothing but a stored payment method pays, whoever has made what is named', async () => {
  const agent = await openAgent(shop.service);
  const { body: session } = await shop.post('/checkout/sessions', {});
  for (const payment_method of [
    CARD,
    { method: 'checkout-session', id: session.id },
    { method: 'paypal', redirect_url: 'https://shop.example/done', country: 'US', currency: 'USD' },
  ])
    assert.deepEqual(beyondOf(await pay(agent, { payment_method })), ['payment_method']);
  assert.deepEqual((await agent.mandate()).paid, { amount: 0, count: 0 });
});

test('403: an agent captures what its payment took of the mandate, not what others allow beyond', async () => {
  const agent = await openAgent(shop.service);
  const capture = (id: string, body: object): Promise<TestAnswer> =>
    agent.ask('POST', `/transactions/${id}/capture`, { body, key: newKey() });
  const allow = (over_capture_amount: number | null): Promise<TestAnswer> =>
    shop.service.request('PUT', '/merchant-accounts/default', { body: { over_capture_amount } });
  await allow(500);
  const { id } = (await pay(agent)).body;
  assert.deepEqual(beyondOf(await capture(id, { amount: 1_500 })), ['amount']);
  assert.equal((await capture(id, { amount: 1_000 })).body.captured_amount, 1_000);
  await allow(null);

  // Of a payment service that takes increments.
  const raising = await addPaymentService(shop.service, {
    payment_service_definition_id: 'sandbox-card',
    fields: [{ key: 'api_key', value: 'sk_sandbox_default' }],
  });
  const turn = (service: string, active: boolean): Promise<TestAnswer> =>
    shop.service.request('PUT', `/payment-services/${service}`, { body: { active } });
  await turn(shop.paymentServiceId, false);
  const { id: raised } = (await pay(agent)).body;
  const more = await shop.post(`/transactions/${raised}/authorization/increment`, { amount: 4_000 });
  assert.equal(more.body.status, 'succeeded', more.text);
  assert.deepEqual(beyondOf(await capture(raised, {})), ['amount']);
  assert.deepEqual(beyondOf(await capture(raised, { amount: 1_001 })), ['amount']);
  assert.equal((await capture(raised, { amount: 1_000 })).body.captured_amount, 1_000);
  assert.deepEqual((await agent.mandate()).paid, { amount: 2_000, count: 2 });
  await turn(shop.paymentServiceId, true);
  await turn(raising, false);
});

test('money that turns up after a failure is taken of the mandate again, and no agent goes on with it', async () => {
  const payments = { amount_max: 1_000, total_max: 1_500, count_max: 5 };
  const agent = await openAgent(shop.service, { payments });
  await shop.misbehave({ manner: 'reset_before', kind: 'authorize' });
  const { id } = (await pay(agent)).body;
  const read = async (kind: 'authorize') => {
    const transaction = await getTransactionRow(shop.service.db, 'default' as MerchantAccountId, toId(id));
    const [operation] = await listOperations(shop.service.db, 'default' as MerchantAccountId, toId(id), kind);
    assert.ok(transaction !== null && operation !== undefined);
    return { transaction, operation };
  };
  const step = await read('authorize');
  await settle(shop.service.parts, step, {
    kind: 'failed',
    code: errorCode('service_network_error'),
    detail: 'nothing was sent',
  });
  assert.deepEqual((await agent.mandate()).paid, { amount: 0, count: 1 });
  // What came back is used for something else meanwhile.
  assert.equal((await pay(agent)).status, 201);

  const facts = { schemeTransactionId: null, avs: null, cvv: null, authorizationCode: null };
  const { transaction } = await settle(shop.service.parts, step, {
    kind: 'succeeded',
    reference: processorReference('late'),
    value: { authorized: 1_000n, captured: 0n, ...facts },
  });
  assert.deepEqual([transaction.status, transaction.pending_review], ['authorized', true]);
  // As far as there is room: two thousand were held, of one and a half.
  assert.deepEqual((await agent.mandate()).paid, { amount: 1_500, count: 2 });
  const capture = await agent.ask('POST', `/transactions/${id}/capture`, { body: {}, key: newKey() });
  assert.deepEqual(beyondOf(capture), ['transaction']);
});

test('a payment that a person corrects after it had ended counts again, and is its agent’s no more', async () => {
  const agent = await openAgent(shop.service, {
    payments: { amount_max: 300_000, total_max: 900_000, count_max: 5 },
  });
  const { body: declined } = await pay(agent, { amount: 200_011 });
  assert.equal(declined.status, 'declined');
  const correct = (status: string): Promise<TestAnswer> =>
    shop.service.request('PUT', `/transactions/${declined.id}`, { body: { status } });
  assert.deepEqual((await agent.mandate()).paid, { amount: 0, count: 1 });
  assert.equal((await correct('authorized')).status, 200);
  assert.deepEqual((await agent.mandate()).paid, { amount: 200_011, count: 1 });
  const capture = await agent.ask('POST', `/transactions/${declined.id}/capture`, {
    body: {},
    key: newKey(),
  });
  assert.deepEqual(beyondOf(capture), ['transaction']);
  await correct('declined');
  assert.deepEqual((await agent.mandate()).paid, { amount: 200_011, count: 1 });
});
