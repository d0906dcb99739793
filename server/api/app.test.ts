import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { eventually, openTestService, type TestService } from '../../test/harness/index.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
});
after(() => service.close());

test('200: health answers when the database does', async () => {
  const answer = await service.request('GET', '/health', { unchecked: true, token: null });
  assert.equal(answer.status, 200);
});

test('503: health tells which part does not answer, and a vault that is not there is told by the log', async () => {
  const lines: string[] = [];
  const alone = await openTestService({
    worker: false,
    config: { vaultSocket: '/nowhere/vault.sock' },
    logTo: (line) => lines.push(line),
  });
  for (let count = 0; count < 2; count += 1) {
    const answer = await alone.request('GET', '/health', { unchecked: true, token: null });
    assert.deepEqual([answer.status, answer.body.details[0].pointer], [503, '/vault']);
    assert.doesNotMatch(answer.text, /nowhere/);
  }
  await alone.close();
  assert.equal(lines.filter((line) => line.includes('not healthy') && line.includes('/nowhere')).length, 1);
});

test('200: the document of the API is in the words of the version that is asked for', async () => {
  const printed = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
    const answer = await fetch(`${service.url}${path}`, { headers });
    assert.deepEqual([answer.status, answer.headers.get('vary')], [200, 'x-api-version, accept-encoding']);
    return answer.text();
  };
  const own = await printed('/openapi.json');
  const published = await printed('/openapi.json', { 'x-api-version': 'published' });
  assert.equal(await printed('/openapi.json?version=published'), published);
  assert.deepEqual(
    [own, published].map((text) => text.includes('"capture_succeeded"')),
    [false, true],
  );
});

test('404: an unknown path gets the error body with a request id, whatever its form', async () => {
  for (const path of [
    '/nowhere',
    '/buyers%2f..%2fx',
    '//buyers',
    '/buyers%00',
    '/%zz',
    `/buyers/${'x'.repeat(2048)}`,
  ]) {
    const answer = await service.request('GET', path, { unchecked: true });
    assert.equal(answer.status, 404, path);
    assert.equal(answer.body.code, 'not_found');
    assert.match(answer.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
    assert.equal(answer.headers.get('cache-control'), 'no-store');
  }
});

test('a process that ends answers what it has begun, and waits for no client that keeps its connection', async () => {
  const ending = await openTestService({ worker: false });
  const made = await ending.request('POST', '/payment-services', {
    body: {
      display_name: 'Slow',
      payment_service_definition_id: 'mock-card',
      accepted_currencies: ['USD'],
      accepted_countries: ['US'],
      fields: [{ key: 'merchant_id', value: 'm1' }],
    },
  });
  assert.equal(made.status, 201, made.text);
  await fetch(`${ending.simulatorUrl}/_control/behaviours`, {
    method: 'POST',
    body: JSON.stringify({ account: 'default', manner: 'latency', latency_ms: 25_000 }),
  });
  const paying = ending.request('POST', '/transactions', {
    body: {
      amount: 1299,
      currency: 'USD',
      country: 'US',
      payment_method: {
        method: 'card',
        number: '4111111111111111',
        expiration_date: '12/30',
        security_code: '123',
      },
    },
  });
  await eventually(
    async () =>
      (await ending.db.query({ name: '', text: `SELECT FROM operations WHERE status = 'sent'` }, []))
        .length === 1,
  );
  const closing = ending.close();
  await eventually(() => isRefused(ending.url));
  await fetch(`${ending.simulatorUrl}/_control/behaviours`, { method: 'DELETE' });
  const startedAt = performance.now();
  const paid = await paying;
  assert.deepEqual([paid.status, paid.headers.get('connection')], [201, 'close']);
  await closing;
  assert.ok(performance.now() - startedAt < CLOSE_MS_MAX, `it took ${performance.now() - startedAt} ms`);
});

/** Below the time for which connections are kept alive. */
const CLOSE_MS_MAX = 70_000;

/** Nobody listens there any more. */
async function isRefused(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return !isOpen;
}
