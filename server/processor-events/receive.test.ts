import assert from 'node:assert/strict';
import { generateKeyPairSync, sign } from 'node:crypto';
import { after, before, test } from 'node:test';
import { addPaymentService, openShop, type Shop } from '../../test/harness/shop.ts';
import { EventUnread, type EventReading, type EventTools } from '../connectors/events.ts';
import { type MerchantAccountId, toId } from '../domain/ids.ts';
import { newId } from '../platform/entropy.ts';
import { METRICS } from '../platform/metrics.ts';
import { paymentServices } from '../connections/connection-kinds.ts';
import { Problem } from '../domain/problem.ts';
import { webhookSecretOf } from '../../sandbox/processors/courier.ts';
import { receiveAt } from './receive.ts';

/** What no processor of the sandbox does: events that prove nothing, answers of its own, key pairs. */

let shop: Shop;
let paymentServiceId: string;
before(async () => {
  shop = await openShop({ worker: false });
  paymentServiceId = await addPaymentService(shop.service, {
    display_name: 'Pix',
    payment_service_definition_id: 'mock-pix',
    fields: [
      { key: 'api_key', value: 'sk_sandbox_looks_test' },
      { key: 'webhook_secret', value: webhookSecretOf('mock-pix') },
    ],
    accepted_currencies: ['BRL'],
    accepted_countries: ['BR'],
  });
  await control('events', { account: 'default', manner: 'drop' });
});
after(() => shop.close());

async function control(path: string, order: Readonly<Record<string, unknown>>): Promise<void> {
  const url = `${shop.service.simulatorUrl}/_control/${path}`;
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(order) });
  assert.ok(answer.ok, `${path}: ${answer.status}`);
}

/** Has our service receive what a connector reads like this. */
async function receive(read: (tools: EventTools) => EventReading | Promise<EventReading>) {
  const { parts } = shop.service;
  const service = await paymentServices.find(parts, 'default' as MerchantAccountId, toId(paymentServiceId));
  assert.ok(service);
  const webhook = { read: async (_raw: unknown, _settings: unknown, tools: EventTools) => read(tools) };
  const body = Buffer.from(`{"said":"${newId(new Date())}"}`);
  return receiveAt(parts, { service, webhook }, { method: 'POST', path: '/i?id=1', headers: [], body });
}

function looks(operationId: string, answer?: { status: number; contentType: string; body: string }) {
  const event = {
    eventId: newId(new Date()),
    name: 'payment.changed',
    at: null,
    of: { operationId },
    change: { kind: 'look', operation: 'authorize' },
  } as const;
  return { kind: 'unproven', events: [event], ...(answer === undefined ? {} : { answer }) } as const;
}

async function pix(): Promise<Readonly<{ id: string; reference: string; operationId: string }>> {
  const { body } = await shop.pay({
    payment_service_id: paymentServiceId,
    amount: 1500,
    currency: 'BRL',
    country: 'BR',
    intent: 'capture',
    payment_method: {
      method: 'pix',
      country: 'BR',
      currency: 'BRL',
      redirect_url: 'https://shop.example/back',
    },
  });
  assert.equal(body.status, 'pending', JSON.stringify(body));
  const [operation] = await shop.service.parts.db.query<{ operation_id: string }>(
    { name: 'test.operation_of', text: 'SELECT operation_id FROM operations WHERE transaction_id = $1' },
    [body.id],
  );
  assert.ok(operation);
  return { id: body.id, reference: body.payment_service_transaction_id, operationId: operation.operation_id };
}

test('an event that proves nothing has the processor asked, and the connector says what it is answered', async () => {
  const { id, reference, operationId } = await pix();
  const answer = { status: 202, contentType: 'text/plain', body: '[accepted]' };
  const early = await receive(() => looks(operationId, answer));
  assert.deepEqual(early, { results: ['applied'], answer });
  assert.equal((await shop.get(`/transactions/${id}`)).body.status, 'pending');
  await control('acts', { processor: 'mock-pix', account: 'default', subject: reference, act: 'pay' });
  assert.deepEqual(await receive(() => looks(operationId)), { results: ['applied'], answer: null });
  assert.equal((await shop.get(`/transactions/${id}`)).body.status, 'captured');
});

test('one event of several that fails has all sent again, and those behind it are applied', async () => {
  const [first, second] = [await pix(), await pix()];
  await control('acts', { processor: 'mock-pix', account: 'default', subject: second.reference, act: 'pay' });
  await shop.misbehave({ processor: 'mock-pix', manner: 'not_found', times: 1 });
  const batch = [looks(first.operationId), looks(second.operationId)].flatMap(({ events }) => events);
  await assert.rejects(
    receive(() => ({ kind: 'proven', events: batch })),
    (error) => error instanceof Problem && error.code === 'service_unavailable',
  );
  assert.equal((await shop.get(`/transactions/${second.id}`)).body.status, 'captured');
  const again = await receive(() => ({ kind: 'proven', events: batch }));
  assert.deepEqual(again.results, ['applied', 'duplicate']);
});

test('an event of a batch that could not be read has it sent again, after the others were applied', async () => {
  const { id, reference, operationId } = await pix();
  await control('acts', { processor: 'mock-pix', account: 'default', subject: reference, act: 'pay' });
  const unread = new EventUnread('a payout', 500);
  await assert.rejects(
    receive(() => ({ kind: 'proven', events: looks(operationId).events, unread })),
    (error) => error instanceof Problem && error.code === 'service_unavailable',
  );
  assert.equal((await shop.get(`/transactions/${id}`)).body.status, 'captured');
});

test('items that are not signed with our key are kept beside those that are, and a person is told', async () => {
  const { id, reference, operationId } = await pix();
  await control('acts', { processor: 'mock-pix', account: 'default', subject: reference, act: 'pay' });
  const { events } = looks(operationId);
  const before = await refusedCount();
  const { results } = await receive(() => ({
    kind: 'proven',
    events,
    refused: ['CAPTURE:X:true', 'REFUND:Y:true'],
  }));
  assert.deepEqual(results, ['applied']);
  assert.equal((await refusedCount()) - before, 2, 'each item is counted');
  assert.equal((await shop.get(`/transactions/${id}`)).body.status, 'captured');
  const kept = await shop.service.db.query(
    { name: '', text: `SELECT FROM processor_events WHERE event_id LIKE 'unreadable-%'` },
    [],
  );
  assert.ok(kept.length > 0);
});

test('401, and counted, for an event of which nothing is signed with our key', async () => {
  const before = await refusedCount();
  await assert.rejects(
    receive(() => ({ kind: 'refused' })),
    (error) => error instanceof Problem && error.code === 'unauthorized',
  );
  assert.equal((await refusedCount()) - before, 1);
});

async function refusedCount(): Promise<number> {
  const { values } = await METRICS.processorEventsRefused.get();
  return values.find(({ labels }) => labels.connector === 'mock-pix')?.value ?? 0;
}

test('where the processor does not say when it is asked, the event is to be sent again', async () => {
  const { operationId } = await pix();
  await shop.misbehave({ processor: 'mock-pix', manner: 'not_found' });
  await assert.rejects(
    receive(() => looks(operationId)),
    (error) => error instanceof Problem && error.code === 'service_unavailable',
  );
});

test('signatures of key pairs hold for the key that made them, and for no other', async () => {
  const message = Buffer.from('{"event":1}');
  const [rsa, ec, other] = [
    generateKeyPairSync('rsa', { modulusLength: 2048 }),
    generateKeyPairSync('ec', { namedCurve: 'P-521' }),
    generateKeyPairSync('ec', { namedCurve: 'P-521' }),
  ];
  const pem = (pair: typeof ec): string => pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const ecSignature = sign('sha512', message, { key: ec.privateKey, dsaEncoding: 'ieee-p1363' });
  await receive(({ signatureHolds }) => {
    const holds = (key: string, signature: Buffer, algorithm: 'rsa-sha256' | 'ecdsa-sha512'): boolean =>
      signatureHolds({ key, algorithm, message, signature });
    assert.ok(holds(pem(rsa), sign('sha256', message, rsa.privateKey), 'rsa-sha256'));
    assert.ok(holds(pem(ec), ecSignature, 'ecdsa-sha512'));
    assert.ok(!holds(pem(other), ecSignature, 'ecdsa-sha512'));
    assert.ok(!holds(pem(rsa), ecSignature, 'ecdsa-sha512'), 'a key of another kind');
    assert.ok(!holds('no key', ecSignature, 'ecdsa-sha512'));
    return { kind: 'proven', events: [] };
  });
});
