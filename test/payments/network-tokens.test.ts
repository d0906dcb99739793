import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { selectCardOfToken } from '../../server/db/queries/network-tokens.ts';
import { type MerchantAccountId, toId } from '../../server/domain/ids.ts';
import { Problem } from '../../server/domain/problem.ts';
import { provisionNetworkToken } from '../../server/vault/network-tokens/provision.ts';
import type { TestAnswer } from '../harness/index.ts';
import { type Shop, addPaymentService, openShop, recoverDue } from '../harness/shop.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
  await wantTokens(true);
});
after(() => shop.close());
beforeEach(async () => {
  await fetch(`${shop.service.simulatorUrl}/_control/behaviours`, { method: 'DELETE' });
});

async function wantTokens(wanted: boolean, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const changed = await shop.service.request('PUT', `/payment-services/${shop.paymentServiceId}`, {
    body: { network_tokens_enabled: wanted, ...more },
  });
  assert.equal(changed.status, 200, changed.text);
}

async function card(number = '4111111111111111'): Promise<string> {
  const stored = await shop.post('/payment-methods', { method: 'card', number, expiration_date: '12/30' });
  assert.equal(stored.status, 201, stored.text);
  return stored.body.id;
}

async function pay(of: string, more: Readonly<Record<string, unknown>> = {}): Promise<TestAnswer> {
  const paid = await shop.pay({ payment_method: { method: 'id', id: of }, ...more });
  assert.equal(paid.status, 201, paid.text);
  return paid;
}

/** What the timeline says of the token, in its order. */
async function tokenEvents(paid: TestAnswer): Promise<readonly (readonly [string, unknown])[]> {
  const events = await shop.get(`/transactions/${paid.body.id}/events`);
  const items: { name: string; context: { reason?: string } }[] = events.body.items;
  return items
    .filter(({ name }) => name.startsWith('network-token-'))
    .map(({ name, context }) => [name, context.reason ?? null] as const);
}

async function instrumentAt(paid: TestAnswer): Promise<string> {
  return (await shop.book(paid.body.payment_service_transaction_id)).instrument.kind;
}

type GivenCounts = Readonly<{ tokens: number; cryptograms: number; used: readonly string[] }>;

/** The token service's own books of a card. */
async function givenCounts(of: string): Promise<GivenCounts> {
  const [row] = await shop.service.db.query<{ tokens: bigint; cryptograms: bigint; used: string[] | null }>(
    {
      name: 'test_given',
      text: `SELECT count(DISTINCT s.reference) AS tokens, count(c.*) AS cryptograms,
          array_agg(c.used_by) FILTER (WHERE c.used_by IS NOT NULL) AS used
             FROM network_tokens t
             JOIN simulator.network_tokens s ON s.request_reference = t.network_token_id::text
             LEFT JOIN simulator.cryptograms c ON c.reference = s.reference WHERE t.payment_method_id = $1`,
    },
    [of],
  );
  return { tokens: Number(row?.tokens), cryptograms: Number(row?.cryptograms), used: row?.used ?? [] };
}

function work(): Promise<number> {
  return recoverDue(shop.service.parts);
}

async function order(behaviour: Readonly<Record<string, unknown>>): Promise<void> {
  const ordered = await fetch(`${shop.service.simulatorUrl}/_control/behaviours`, {
    method: 'POST',
    body: JSON.stringify({ processor: 'network-tokens', ...behaviour }),
  });
  assert.equal(ordered.status, 201);
}

test('a stored card pays with its network token, made on the way, and a new cryptogram each time', async () => {
  const of = await card();
  const [first, second] = [
    await pay(of),
    await pay(of, { merchant_initiated: true, is_subsequent_payment: true, payment_source: 'recurring' }),
  ];
  for (const paid of [first, second]) {
    assert.deepEqual(
      [
        paid.body.status,
        paid.body.instrument_type,
        paid.body.payment_method.label,
        paid.body.payment_method.expiration_date,
      ],
      ['authorized', 'network_token', '1111', '12/30'],
    );
    assert.equal(await instrumentAt(paid), 'network-token');
  }
  assert.deepEqual(await tokenEvents(first), [
    ['network-token-provision-succeeded', null],
    ['network-token-cryptogram-provision-succeeded', null],
  ]);
  assert.deepEqual(await tokenEvents(second), [['network-token-cryptogram-provision-succeeded', null]]);
  const books = await givenCounts(of);
  assert.deepEqual([books.tokens, books.cryptograms, new Set(books.used).size], [1, 2, 2]);
});

test('the card number pays where a payment service wants no network tokens, or its processor’s own', async () => {
  const of = await card();
  for (const wish of [
    { network_tokens_enabled: false, open_loop: true },
    { network_tokens_enabled: true, open_loop: false },
  ]) {
    await wantTokens(true, wish);
    const paid = await pay(of);
    assert.deepEqual(
      [paid.body.instrument_type, await instrumentAt(paid), await tokenEvents(paid)],
      ['pan', 'card', []],
    );
  }
  await wantTokens(true, { open_loop: true });
  assert.deepEqual(await givenCounts(of), { tokens: 0, cryptograms: 0, used: [] });
});

test('a card that is typed, and one that is stored with this very payment, pay with their number', async () => {
  for (const more of [{}, { store: true }]) {
    const paid = await shop.pay(more);
    assert.deepEqual(
      [paid.body.status, paid.body.instrument_type, await tokenEvents(paid)],
      ['authorized', 'pan', []],
    );
  }
});

test('a card that the token service refuses pays with its number, says so, and is not asked for again', async () => {
  const of = await card('4000000000000119');
  const [first, second] = [await pay(of), await pay(of)];
  for (const paid of [first, second])
    assert.deepEqual(
      [paid.body.status, paid.body.instrument_type, await tokenEvents(paid)],
      ['authorized', 'pan', [['network-token-provision-failed', 'refused']]],
    );
  await order({ manner: 'error_before', kind: 'provision' });
  assert.deepEqual(await tokenEvents(await pay(of)), [['network-token-provision-failed', 'refused']]);
});

for (const manner of ['error_before', 'reset_before', 'garbage_after', 'reset_after']) {
  test(`a token service that is down (${manner}) costs no payment, and the next one has its token`, async () => {
    const of = await card();
    await order({ manner, kind: 'provision' });
    const paid = await pay(of);
    assert.deepEqual(
      [paid.body.status, paid.body.instrument_type, await instrumentAt(paid), await tokenEvents(paid)],
      ['authorized', 'pan', 'card', [['network-token-provision-failed', 'bad_gateway']]],
    );
    assert.deepEqual(await tokenEvents(await pay(of)), [['network-token-provision-failed', 'ordered']]);
    assert.equal(await work(), 1);
    assert.equal((await pay(of)).body.instrument_type, 'network_token');
    assert.equal((await givenCounts(of)).tokens, 1);
    assert.equal(await work(), 0);
  });
}

test('a slow token service is not waited for: the payment goes on after three seconds', async () => {
  const of = await card();
  await order({ manner: 'latency', latency_ms: 8_000, kind: 'provision' });
  const startedAt = performance.now();
  const paid = await pay(of);
  const tookMs = performance.now() - startedAt;
  assert.deepEqual(
    [paid.body.status, paid.body.instrument_type, await tokenEvents(paid)],
    ['authorized', 'pan', [['network-token-provision-failed', 'gateway_timeout']]],
  );
  assert.ok(tookMs >= 2_900, `${tookMs} ms`);
});

test('without a cryptogram the card number pays', async () => {
  const of = await card();
  await pay(of);
  await order({ manner: 'error_before', kind: 'cryptogram' });
  const paid = await pay(of);
  assert.deepEqual(
    [paid.body.status, paid.body.instrument_type, await tokenEvents(paid)],
    ['authorized', 'pan', [['network-token-cryptogram-provision-failed', 'bad_gateway']]],
  );
  assert.equal((await pay(of)).body.instrument_type, 'network_token');
});

test('a token that its issuer suspended without telling us is found out, and the card number pays', async () => {
  const of = await card();
  await pay(of);
  await shop.service.db.query(
    {
      name: 'test_suspend',
      text: `UPDATE simulator.network_tokens SET status = 'suspended'
        WHERE request_reference = (SELECT network_token_id::text FROM network_tokens
          WHERE payment_method_id = $1)`,
    },
    [of],
  );
  assert.deepEqual(await tokenEvents(await pay(of)), [
    ['network-token-cryptogram-provision-failed', 'refused'],
  ]);
  assert.deepEqual(await tokenEvents(await pay(of)), [
    ['network-token-cryptogram-provision-failed', 'suspended'],
  ]);
  assert.equal((await shop.get(`/payment-methods/${of}/network-tokens`)).body.items[0].status, 'suspended');
});

test('every attempt has a cryptogram of its own', async () => {
  const second = await addPaymentService(shop.service, {
    payment_service_definition_id: 'sandbox-card',
    fields: [{ key: 'api_key', value: 'sk_sandbox_1' }],
    network_tokens_enabled: true,
  });
  const of = await card();
  const paid = await pay(of, { amount: 200012 });
  assert.deepEqual(
    [paid.body.status, paid.body.error_code, paid.body.instrument_type, paid.body.payment_service.id],
    ['declined', 'issuer_decline', 'network_token', second],
  );
  const { cryptograms, used } = await givenCounts(of);
  assert.deepEqual(
    [cryptograms, used.map((by) => by.split(':')[0]).sort()],
    [2, ['mock-card', 'sandbox-card']],
  );
  assert.equal((await shop.service.request('DELETE', `/payment-services/${second}`)).status, 204);
});

test('after an attempt with a network token, a payment service that wants none is sent the card number', async () => {
  const second = await addPaymentService(shop.service, {
    payment_service_definition_id: 'sandbox-card',
    fields: [{ key: 'api_key', value: 'sk_sandbox_1' }],
    network_tokens_enabled: false,
  });
  const paid = await pay(await card(), { amount: 200012 });
  assert.deepEqual(
    [paid.body.status, paid.body.instrument_type, paid.body.payment_service.id, await instrumentAt(paid)],
    ['declined', 'pan', second, 'card'],
  );
  assert.equal((await shop.service.request('DELETE', `/payment-services/${second}`)).status, 204);
});

test('where payments do not wait, a card’s token is ordered by storing and paying, and made later', async () => {
  const asynchronous = await shop.service.request('PUT', '/merchant-accounts/default', {
    body: { async_network_tokens_enabled: true },
  });
  assert.equal(asynchronous.status, 200, asynchronous.text);
  await work();
  await order({ manner: 'latency', latency_ms: 20_000, kind: 'provision' });
  const of = await card();
  const stored = await shop.pay({ store: true });
  for (const paid of [await pay(of), await pay(stored.body.payment_method.id)])
    assert.deepEqual([paid.body.instrument_type, await tokenEvents(paid)], ['pan', []]);
  await fetch(`${shop.service.simulatorUrl}/_control/behaviours`, { method: 'DELETE' });
  assert.equal(await work(), 2);
  for (const id of [of, stored.body.payment_method.id])
    assert.equal((await pay(id)).body.instrument_type, 'network_token');
  assert.equal(
    (
      await shop.service.request('PUT', '/merchant-accounts/default', {
        body: { async_network_tokens_enabled: false },
      })
    ).status,
    200,
  );
});

test('the simulated processor takes a cryptogram once, and from its own token only', async () => {
  const [mine, other] = [await card(), await card('5555555555554444')];
  const tokens = await Promise.all(
    [mine, other].map((of) =>
      shop.post(`/payment-methods/${of}/network-tokens`, {
        merchant_initiated: false,
        is_subsequent_payment: false,
      }),
    ),
  );
  const [first, second] = tokens.map(({ body }) => body as { id: string; token: string });
  const cryptogramOf = async (of: string, id: string | undefined): Promise<string> =>
    (await shop.post(`/payment-methods/${of}/network-tokens/${id}/cryptogram`, { merchant_initiated: false }))
      .body.cryptogram;
  const charge = async (
    token: string | undefined,
    cryptogram: string | null,
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<unknown> => {
    const headers = {
      'idempotency-key': randomUUID(),
      'sub-merchant': 'default',
      'content-type': 'application/json',
    };
    const body = JSON.stringify({
      amount: '1299',
      currency: 'USD',
      initiator: 'customer',
      network_token: { token, cryptogram, expiry: '12/32', scheme: 'visa' },
      ...more,
    });
    return (
      (await (
        await fetch(`${shop.service.simulatorUrl}/mock-card/payments`, { method: 'POST', headers, body })
      ).json()) as { code: unknown }
    ).code;
  };
  const cryptogram = await cryptogramOf(mine, first?.id);
  assert.equal(await charge(first?.token, cryptogram), null);
  assert.equal(await charge(first?.token, cryptogram), '200015');
  assert.equal(await charge(second?.token, await cryptogramOf(mine, first?.id)), '200015');
  assert.equal(await charge(first?.token, 'bWFkZSB1cA=='), '200015');
  assert.equal(await charge(first?.token, null), '200015');
  assert.equal(await charge(first?.token, null, { initiator: 'merchant' }), null);
});

test('a token that is begun after a deletion of its card has looked for one is not made', async () => {
  const of = await card();
  const { db, parts } = shop.service;
  const account = 'default' as MerchantAccountId; // the harness made it
  const known = await selectCardOfToken(db, account, toId(of));
  assert.ok(known !== null, 'a payment has seen the card');
  // As a deletion leaves it that is past its look for tokens: the number is still there.
  const deleting = `UPDATE payment_methods SET lifecycle = 'deleting' WHERE payment_method_id = $1`;
  await db.query({ name: '', text: deleting }, [of]);
  await assert.rejects(
    provisionNetworkToken(parts, account, known, { by: 'us' }),
    (error) => error instanceof Problem && error.details[0]?.message === 'was deleted meanwhile',
  );
  assert.deepEqual(await givenCounts(of), { tokens: 0, cryptograms: 0, used: [] });
});

test('a payment under way while its card is deleted has one outcome, and nothing of the token is left', async () => {
  for (let round = 0; round < 5; round += 1) {
    const of = await card();
    const [paid, deleted] = await Promise.all([
      shop.pay({ payment_method: { method: 'id', id: of } }),
      shop.service.request('DELETE', `/payment-methods/${of}`),
    ]);
    assert.equal(deleted.status, 204);
    assert.ok([201, 400, 422].includes(paid.status), paid.text);
    if (paid.status === 201) assert.ok(['authorized', 'failed'].includes(paid.body.status), paid.text);
    await shop.service.db.query(
      {
        name: 'test_due_now',
        text: `UPDATE operations SET due_at = created_at - interval '1 day', sent_at = sent_at - interval '1 day'
          WHERE kind = 'network-token' AND due_at IS NOT NULL`,
      },
      [],
    );
    await work();
    const live = await shop.service.db.query(
      {
        name: 'test_live',
        text: `SELECT 1 FROM simulator.network_tokens s
          JOIN network_tokens t ON s.request_reference = t.network_token_id::text
          WHERE t.payment_method_id = $1 AND s.status <> 'deleted'`,
      },
      [of],
    );
    assert.equal(live.length, 0);
  }
});
