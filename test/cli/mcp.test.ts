import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { after, before, test } from 'node:test';
import { Railyard } from '@railyard/sdk';
import { agentOf } from '../../packages/cli/src/mcp/agent.ts';
import { serveMessages } from '../../packages/cli/src/mcp/serve-messages.ts';
import { AGENT_TOOLS } from '../../packages/cli/src/mcp/tools.ts';
import { type Agent, openAgent } from '../harness/agents.ts';
import type { TestAnswer } from '../harness/index.ts';
import { CARD, type Shop, openShop } from '../harness/shop.ts';

let shop: Shop;
let methodId: string;
before(async () => {
  shop = await openShop();
  const { body: buyer } = await shop.post('/buyers', { display_name: 'Ada Lovelace' });
  const paid = await shop.pay({ payment_method: CARD, store: true, buyer_id: buyer.id });
  methodId = paid.body.payment_method.id;
});
after(() => shop.close());

type Reply = Readonly<{
  id: unknown;
  result?: TestAnswer['body'];
  error?: Readonly<{ code: number; message: string }>;
}>;

/** What a server answers to these lines, by id, when its input has ended. */
async function repliesTo(agent: Agent, lines: readonly (object | string)[]): Promise<readonly Reply[]> {
  const railyard = new Railyard({ url: shop.service.url, key: agent.privateKey });
  const [input, output] = [new PassThrough(), new PassThrough()];
  const acting = await agentOf(railyard);
  const served = serveMessages({
    server: { name: 'railyard', title: 'Railyard', version: '0.0.0' },
    instructions: acting.instructions,
    tools: AGENT_TOOLS.filter(({ action }) => action === null || acting.actions.includes(action)),
    agent: acting,
    input,
    output,
  });
  for (const line of lines)
    input.write(`${typeof line === 'string' ? line : JSON.stringify({ jsonrpc: '2.0', ...line })}\n`);
  input.end();
  await served;
  return String(output.read() ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Reply => JSON.parse(line));
}

/** The result of one call of a tool. */
async function callOf(agent: Agent, name: string, given: object): Promise<TestAnswer['body']> {
  const [reply] = await repliesTo(agent, [
    { id: 1, method: 'tools/call', params: { name, arguments: given } },
  ]);
  return reply?.result;
}

const pay = (intent: string, more: object = {}): object => ({
  intent,
  reference: intent,
  amount: 1_000,
  currency: 'USD',
  country: 'US',
  payment_method_id: methodId,
  ...more,
});

test('a client is greeted, told of the tools that the mandate allows, and answered', async () => {
  const agent = await openAgent(shop.service, { actions: ['read', 'refund'], payments: null });
  const replies = await repliesTo(agent, [
    { id: 1, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {} } },
    { method: 'notifications/initialized' },
    { id: 2, method: 'tools/list' },
    { id: 'three', method: 'ping' },
    { id: 4, method: 'resources/list' },
    { id: 5, method: 'tools/call', params: { name: 'pay', arguments: {} } },
    'not JSON',
    '[]',
  ]);
  const byId = new Map(replies.map((reply) => [reply.id, reply]));
  assert.equal(replies.length, 7);
  assert.equal(byId.get(1)?.result.protocolVersion, '2025-06-18');
  assert.match(byId.get(1)?.result.instructions, /Orders of the spring sale/);
  assert.deepEqual(
    byId.get(2)?.result.tools.map(({ name }: { name: string }) => name),
    [
      ...['mandate', 'check', 'find_payments', 'get_payment', 'payment_story', 'find_payment_methods'],
      'refund',
    ],
  );
  assert.deepEqual(byId.get('three')?.result, {});
  assert.equal(byId.get(4)?.error?.code, -32_601);
  assert.match(byId.get(5)?.error?.message ?? '', /There is no tool "pay"/);
  assert.deepEqual(
    replies.filter(({ id }) => id === null).map(({ error }) => error?.code),
    [-32_700, -32_600],
  );
});

test('a model finds a payment method, asks, pays, reads the story and refunds, and is told of no buyer', async () => {
  const agent = await openAgent(shop.service);
  const texts: string[] = [];
  const ask = async (name: string, given: object): Promise<TestAnswer['body']> => {
    const { structuredContent, isError, content } = await callOf(agent, name, given);
    assert.equal(isError, undefined, JSON.stringify(structuredContent));
    texts.push(content[0].text);
    return structuredContent;
  };
  const found = await ask('find_payment_methods', { limit: 5 });
  assert.ok(
    found.payment_methods.some((one: { payment_method_id: string }) => one.payment_method_id === methodId),
  );
  const checked = await ask('check', { action: 'pay', amount: 1_000, payment_method_id: methodId });
  assert.equal(checked.allowed, true);
  const paid = await ask('pay', pay('order-1815'));
  assert.deepEqual([paid.status, paid.amount, paid.reference], ['captured', 1_000, 'order-1815']);
  const payments = await ask('find_payments', { reference: 'order-1815', status: 'captured' });
  assert.equal(payments.payments[0].payment_id, paid.payment_id);
  const story = await ask('payment_story', { payment_id: paid.payment_id });
  assert.ok(story.entries.length > 2);
  const refund = await ask('refund', { intent: 'refund-1815', payment_id: paid.payment_id, amount: 400 });
  assert.equal(refund.status, 'succeeded');
  const held = await ask('pay', pay('order-1816', { hold_only: true }));
  const captured = await ask('capture', { intent: 'c-1816', payment_id: held.payment_id, amount: 600 });
  assert.deepEqual([captured.status, captured.captured_amount], ['captured', 600]);
  const other = await ask('pay', pay('order-1817', { hold_only: true }));
  const voided = await ask('void', { intent: 'v-1817', payment_id: other.payment_id });
  assert.equal(voided.status, 'voided');
  const mandate = await ask('mandate', {});
  assert.deepEqual(mandate.paid, { amount: 3_000, count: 3 });
  for (const text of texts) assert.doesNotMatch(text, /Lovelace/);
});

test('a call that a model makes again is done once, and an order that is paid is not paid again', async () => {
  const agent = await openAgent(shop.service);
  const [one, two] = [await callOf(agent, 'pay', pay('a-1')), await callOf(agent, 'pay', pay('a-1'))];
  assert.equal(two.structuredContent.payment_id, one.structuredContent.payment_id);
  const otherwise = await callOf(agent, 'pay', pay('a-2', { reference: 'a-1' }));
  assert.equal(otherwise.isError, true);
  const reused = await callOf(agent, 'pay', pay('a-1', { amount: 999 }));
  assert.equal(reused.structuredContent.code, 'idempotency_key_reused');
  assert.deepEqual((await agent.mandate()).paid, { amount: 1_000, count: 1 });
});

test('an agent that may not read is told by the answer itself what became of a capture or a void', async () => {
  const agent = await openAgent(shop.service, { actions: ['pay', 'capture', 'void'], refunds: null });
  for (const [name, status] of [
    ['capture', 'captured'],
    ['void', 'voided'],
  ] as const) {
    const held = await callOf(agent, 'pay', pay(`r-${name}`, { hold_only: true }));
    const { payment_id } = held.structuredContent;
    const { structuredContent } = await callOf(agent, name, { intent: `f-${name}`, payment_id });
    assert.deepEqual([structuredContent.payment_id, structuredContent.status], [payment_id, status]);
  }
});

test('what is wrong, or beyond the mandate, is an error of the tool, in sentences', async () => {
  const agent = await openAgent(shop.service);
  const wrong = await callOf(agent, 'pay', { intent: 'has blanks', amount: 1.5, tip: 3 });
  assert.equal(wrong.isError, true);
  for (const sentence of [
    /There is no argument tip/,
    /The argument intent is not well-formed/,
    /The argument amount must be a whole number/,
    /The argument reference is missing/,
  ])
    assert.match(wrong.content[0].text, sentence);
  const beyond = await callOf(agent, 'pay', pay('b-1', { amount: 5_001 }));
  assert.equal(beyond.isError, true);
  assert.match(beyond.content[0].text, /amount: must be at most 5000, as the agent's mandate has it/);
  assert.equal(beyond.structuredContent.details[0].type, 'value_error.agent_mandate.amount');
  const checked = await callOf(agent, 'check', { action: 'pay', amount: 5_001, payment_method_id: methodId });
  assert.equal(checked.structuredContent.allowed, false);
});

test('a lost answer is known for what it is, and the same call again finds what became of it', async () => {
  const agent = await openAgent(shop.service);
  await shop.misbehave({ manner: 'reset_after', kind: 'authorize' });
  const lost = await callOf(agent, 'pay', pay('l-1'));
  const again = lost.isError === true ? await callOf(agent, 'pay', pay('l-1')) : lost;
  assert.ok(again.isError === true || again.structuredContent.status !== 'declined');
  assert.deepEqual((await agent.mandate()).paid, { amount: 1_000, count: 1 });
});

test('no other key is served: nothing would limit it', async () => {
  const { body: roles } = await shop.get('/roles');
  const { body: key } = await shop.post('/api-key-pairs', {
    display_name: 'A server',
    role_ids: [roles.items.find(({ slug }: { slug: string }) => slug === 'tests').id],
  });
  const railyard = new Railyard({ url: shop.service.url, key: key.private_key });
  await assert.rejects(agentOf(railyard), /not the key of an agent/);
});
