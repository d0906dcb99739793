import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { openTestService, type TestService } from '../../harness/index.ts';
import { recordSecret } from '../../harness/recording.ts';
import { openTlsTarget, type Target, trustTestAuthority } from '../../harness/tls-target.ts';

/**
 * Two instances: the old service, which has the relay that docs/migrate/published.md is about, and the new one behind
 * TLS. A card goes over as the page says, pays, and goes back by the same way.
 */
const CARD = '5555555555554444';
const page = fs.readFileSync(path.join(import.meta.dirname, '../../../docs/migrate/published.md'), 'utf8');

let old: TestService;
let now: TestService;
let doors: Readonly<Record<'old' | 'now', Target>>;
before(async () => {
  trustTestAuthority();
  recordSecret(CARD);
  [old, now] = await Promise.all([openAllowing(), openAllowing()]);
  await now.request('POST', '/payment-services', {
    body: {
      ...{ payment_service_definition_id: 'mock-card', display_name: 'Cards' },
      ...{ accepted_currencies: ['USD'], accepted_countries: ['US'] },
      fields: [{ key: 'merchant_id', value: 'm1' }],
    },
  });
  const [oldDoor, newDoor] = await Promise.all([openDoor(old), openDoor(now)]);
  doors = { old: oldDoor, now: newDoor };
});
after(async () => {
  await Promise.all(Object.values(doors).map((door) => door.close()));
  await Promise.all([old.close(), now.close()]);
});

function openAllowing(): Promise<TestService> {
  return openTestService({ worker: false, config: { egressAllowLoopback: true } });
}

/** TLS in front of an instance, as a proxy would be. */
function openDoor(service: TestService): Promise<Target> {
  return openTlsTarget(({ method, url, headers, body }, response) => {
    const { authorization = '', 'content-type': type = '' } = headers;
    void fetch(`${service.url}${url}`, {
      ...{ method, headers: { authorization, 'content-type': type } },
      body: new Uint8Array(body),
    }).then(async (answer) => {
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(await answer.text());
    });
  });
}

/** The request of the page, with what it leaves to fill in. */
function relayRequest(door: Target, token: string, ids: Readonly<{ card: string; buyer: string }>) {
  const [, block = ''] =
    /```http\nPOST \/vault-forward +\(at the old service\)\n([^]*?)\n```/.exec(page) ?? [];
  const [head = '', body = ''] = block
    .replaceAll('<old id>', ids.card)
    .replaceAll('<your id of the buyer>', ids.buyer)
    .replace('<token of your new instance>', token)
    .replace('https://pay.example', door.url)
    .split('\n\n');
  return {
    headers: Object.fromEntries(head.split('\n').map((line) => line.split(/: (.*)/, 2) as [string, string])),
    body,
  };
}

async function send(
  from: TestService,
  to: Target,
  ids: Readonly<{ card: string; buyer: string }>,
  token: string,
) {
  const { headers, body } = relayRequest(to, token, ids);
  return await from.request('POST', '/vault-forward', { headers, rawBody: body, unchecked: true });
}

test('a stored card goes over by the relay as the page says, is found by its old id, and pays', async () => {
  const buyer = { external_identifier: 'customer-7', display_name: 'Ada' };
  await old.request('POST', '/buyers', { body: buyer });
  await now.request('POST', '/buyers', { body: buyer });
  const { body: stored } = await old.request('POST', '/payment-methods', {
    body: { method: 'card', number: CARD, expiration_date: '12/30', buyer_external_identifier: 'customer-7' },
  });
  const token = await now.token({ scopes: ['payment-methods.write'] });
  const sent = await send(old, doors.now, { card: stored.id, buyer: 'customer-7' }, token);
  assert.equal(sent.status, 201, sent.text);

  const { body: found } = await now.request('GET', `/payment-methods?external_identifier=${stored.id}`);
  assert.deepEqual(
    found.items.map(({ label, scheme }: Readonly<{ label: string; scheme: string }>) => [label, scheme]),
    [['4444', 'mastercard']],
  );
  const paid = await now.request('POST', '/transactions', {
    body: {
      ...{ amount: 1299, currency: 'USD', country: 'US', intent: 'capture' },
      ...{ buyer_external_identifier: 'customer-7', payment_method: { method: 'id', id: found.items[0].id } },
    },
  });
  assert.equal(paid.body.status, 'captured');
});

test('and back in the same way', async () => {
  const { body: stored } = await now.request('POST', '/payment-methods', {
    body: { method: 'card', number: CARD, expiration_date: '11/31', buyer_external_identifier: 'customer-7' },
  });
  const token = await old.token({ scopes: ['payment-methods.write'] });
  const sent = await send(now, doors.old, { card: stored.id, buyer: 'customer-7' }, token);
  assert.equal(sent.status, 201, sent.text);
  const { body: found } = await old.request('GET', `/payment-methods?external_identifier=${stored.id}`);
  assert.deepEqual([found.items.length, found.items[0].expiration_date], [1, '11/31']);
});

test('what the new instance refuses comes back as its answer, and nothing is stored', async () => {
  const { body: stored } = await old.request('POST', '/payment-methods', {
    body: { method: 'card', number: CARD, expiration_date: '12/30' },
  });
  const token = await now.token({ scopes: ['transactions.write'] });
  const sent = await send(old, doors.now, { card: stored.id, buyer: 'customer-7' }, token);
  assert.equal(sent.status, 403);
  assert.equal(sent.headers.get('x-vault-forward-error'), null);
  const { body: found } = await now.request('GET', `/payment-methods?external_identifier=${stored.id}`);
  assert.equal(found.items.length, 0);
});
