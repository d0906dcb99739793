import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { hasCode, eventually, openTestService, type TestService } from '../../../../test/harness/index.ts';
import { recoverDue } from '../../../../test/harness/shop.ts';

let service: TestService;
let serial = 0;
before(async () => {
  service = await openTestService({ worker: false });
  const created = await service.request('POST', '/gift-card-services', {
    body: { gift_card_service_definition_id: 'mock-gift-card', display_name: 'Gift cards', fields: [] },
  });
  assert.equal(created.status, 201, created.text);
});
after(() => service.close());

/** A number of its own for each test: the provider keeps books. */
const number = (): string => `603571${String((serial += 1)).padStart(6, '0')}4242`;
const misbehave = (order: object): Promise<Response> =>
  fetch(`${service.simulatorUrl}/_control/behaviours`, {
    method: 'POST',
    body: JSON.stringify({ processor: 'mock-gift-card', ...order }),
  });

test('201: a stored gift card shows its issuer and last digits and never its number or PIN', async () => {
  const card = number();
  const answer = await service.request('POST', '/gift-cards', { body: { number: card, pin: '01000' } });
  assert.equal(answer.status, 201, answer.text);
  assert.equal(answer.body.last4, '4242');
  assert.equal(answer.body.bin, '603571');
  assert.ok(!answer.text.includes(card) && !hasCode(answer.text, '01000'));
  const again = await service.request('GET', `/gift-cards/${answer.body.id}`);
  assert.deepEqual(again.body, answer.body);
  const published = await service.request('GET', '/gift-cards', { version: 'published' });
  assert.equal(published.status, 200, published.text);
});

test('200: balances of stored and given cards, each failure its own', async () => {
  const stored = await service.request('POST', '/gift-cards', { body: { number: number(), pin: '0700' } });
  const items = [
    { id: stored.body.id },
    { number: number(), pin: '0250' },
    { number: '6035710000000002', pin: '0100' },
    { number: number(), pin: '2222' },
  ];
  const answer = await service.request('POST', '/gift-cards/balances', { body: { items } });
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(
    answer.body.items.map((item: { balance: number | null }) => item.balance),
    [700, 250, null, null],
  );
  assert.deepEqual(
    answer.body.items.map((item: { balance_error_code: string | null }) => item.balance_error_code),
    [null, null, 'inactive_card', 'service_error'],
  );
});

test('422: at most ten cards at once, and an unknown one is named by its place', async () => {
  const many = await service.request('POST', '/gift-cards/balances', {
    body: { items: Array.from({ length: 11 }, () => ({ number: number(), pin: '0100' })) },
  });
  assert.equal(many.status, 422);
  const unknown = await service.request('POST', '/gift-cards/balances', {
    body: { items: [{ number: number(), pin: '01' }, { id: '0198c4a2-5d3e-7000-8000-000000000000' }] },
  });
  assert.equal(unknown.status, 422);
  assert.equal(unknown.body.details[0].pointer, '/items/1/id');
});

test('400: a number that is no number, a missing PIN: every problem at once, no value quoted', async () => {
  const answer = await service.request('POST', '/gift-cards', {
    body: { number: '6035-7100-0000', extra: 1 },
  });
  assert.equal(answer.status, 400);
  assert.deepEqual(answer.body.details.map((detail: { pointer: string }) => detail.pointer).sort(), [
    '/extra',
    '/number',
    '/pin',
  ]);
  assert.ok(!answer.text.includes('6035-7100'));
});

test('204: a deleted card is gone, and deleting it again is a 404', async () => {
  const { body } = await service.request('POST', '/gift-cards', { body: { number: number(), pin: '01' } });
  assert.equal((await service.request('DELETE', `/gift-cards/${body.id}`)).status, 204);
  assert.equal((await service.request('GET', `/gift-cards/${body.id}`)).status, 404);
  assert.equal((await service.request('DELETE', `/gift-cards/${body.id}`)).status, 404);
});

test("200: a buyer's gift cards by each of the four orders, cards never used last", async () => {
  const buyer = await service.request('POST', '/buyers', {
    body: { external_identifier: 'gift-card-buyer' },
  });
  const ids: string[] = [];
  for (const uses of [1, 3, 0]) {
    const { body } = await service.request('POST', '/gift-cards', {
      body: { number: number(), pin: '01', buyer_external_identifier: 'gift-card-buyer' },
    });
    ids.push(body.id);
    const at = `2026-01-0${uses + 1}T00:00:00Z`;
    if (uses > 0)
      await service.db.query(
        {
          name: 'test.use_card',
          text:
            'UPDATE gift_cards SET usage_count = $2, cit_usage_count = $2, last_used_at = $3, ' +
            'cit_last_used_at = $3 WHERE gift_card_id = $1',
        },
        [body.id, uses, at],
      );
  }
  for (const sort of ['last_used_at', 'usage_count', 'cit_last_used_at', 'cit_usage_count']) {
    const down = await service.request('GET', `/buyers/gift-cards?buyer_id=${buyer.body.id}&sort_by=${sort}`);
    assert.deepEqual(
      down.body.items.map((item: { id: string }) => item.id),
      [ids[1], ids[0], ids[2]],
      sort,
    );
  }
  assert.equal(
    (await service.request('GET', `/buyers/gift-cards?buyer_id=${buyer.body.id}&sort_by=last_used_at;drop`))
      .status,
    400,
  );
  assert.equal((await service.request('GET', '/buyers/gift-cards')).status, 400);
  const nobody = await service.request('GET', '/buyers/gift-cards?buyer_external_identifier=nobody');
  assert.deepEqual([nobody.status, nobody.body], [200, { items: [] }]);
});

test('201: an activation loads the card, and the same Idempotency-Key does not load it twice', async () => {
  const card = { number: number(), pin: '0100' };
  const body = { ...card, amount: 500, currency: 'USD', store: true };
  const first = await service.request('POST', '/gift-cards/activations', {
    body,
    idempotencyKey: 'activate-1',
  });
  const second = await service.request('POST', '/gift-cards/activations', {
    body,
    idempotencyKey: 'activate-1',
  });
  assert.equal(first.status, 201, first.text);
  assert.equal(second.text, first.text);
  const balance = await service.request('POST', '/gift-cards/balances', {
    body: { items: [{ id: first.body.id }] },
  });
  assert.equal(balance.body.items[0].balance, 600);
  const kept = await service.request('POST', '/gift-cards/activations', { body: { ...card, amount: 5 } });
  assert.equal(kept.status, 422);
});

test('201: an issued card has an address where the buyer collects it', async () => {
  const answer = await service.request('POST', '/gift-cards/issuances', {
    body: { theme: 'birthday', amount: 2500, currency: 'EUR', external_identifier: 'order-9' },
  });
  assert.equal(answer.status, 201, answer.text);
  assert.match(answer.body.url, /^https:/);
});

test('504: an activation whose answer was lost is looked up, never sent again', async () => {
  await misbehave({ kind: 'activate', manner: 'reset_after' });
  const card = { number: number(), pin: '0100' };
  const lost = await service.request('POST', '/gift-cards/activations', {
    body: { ...card, amount: 500, currency: 'USD' },
  });
  assert.equal(lost.status, 504, lost.text);
  await recoverLater();
  assert.deepEqual(await lastOperation(), {
    kind: 'activate-gift-card',
    status: 'succeeded',
    error_code: null,
  });
  const balance = await service.request('POST', '/gift-cards/balances', { body: { items: [card] } });
  assert.equal(balance.body.items[0].balance, 600);
});

test('a provider that never heard of an operation did nothing, and recovery says so', async () => {
  await misbehave({ kind: 'activate', manner: 'reset_before' });
  const lost = await service.request('POST', '/gift-cards/activations', {
    body: { number: number(), pin: '0100', amount: 500, currency: 'USD' },
  });
  assert.equal(lost.status, 504, lost.text);
  await recoverLater();
  const expected = { kind: 'activate-gift-card', status: 'failed', error_code: 'service_network_error' };
  assert.deepEqual(await lastOperation(), expected);
});

const ASKED = {
  activate: {
    path: '/gift-cards/activations',
    body: () => ({ number: number(), pin: '0100', amount: 500, currency: 'USD', store: true }),
  },
  issue: {
    path: '/gift-cards/issuances',
    body: () => ({ theme: 'birthday', amount: 2500, currency: 'EUR', external_identifier: 'order-10' }),
  },
} as const;
type AskedCall = keyof typeof ASKED;

/** One request that can be sent again and again, and how often its provider has done something since. */
async function repeatable(asked: AskedCall) {
  const { path, body } = ASKED[asked];
  const request = { body: body(), idempotencyKey: `${asked}-${(serial += 1)}` };
  const count = async (): Promise<bigint> => {
    const text = `SELECT count(*) FROM simulator.operations WHERE kind = $1 AND status = 'approved'`;
    return (await service.db.query<{ count: bigint }>({ name: '', text }, [asked]))[0]?.count ?? 0n;
  };
  const before = await count();
  return {
    send: () => service.request('POST', path, request),
    done: async () => Number((await count()) - before),
  };
}

for (const asked of ['activate', 'issue'] as const) {
  for (const manner of ['reset_after', 'error_after', 'garbage_after'])
    test(`504, 409, 201: one ${asked} under one key, though its answer was lost (${manner})`, async () => {
      const { send, done } = await repeatable(asked);
      await misbehave({ kind: asked, manner });
      const statuses = [(await send()).status, (await send()).status];
      // what frees keys whose request is gone leaves this one alone
      const text = `UPDATE idempotency_keys SET lease_until = now() - interval '1 hour' WHERE completed_at IS NULL`;
      await service.db.query({ name: '', text }, []);
      assert.deepEqual([...statuses, (await send()).status, await done()], [504, 409, 409, 1]);
      await recoverLater();
      const [first, second] = [await send(), await send()];
      assert.equal(first.status, 201, first.text);
      assert.equal(second.text, first.text);
      assert.equal(await done(), 1);
      if (asked === 'issue') return assert.match(first.body.url, /^https:/);
      const stored = await service.request('GET', `/gift-cards/${first.body.id}`);
      assert.deepEqual(stored.body, first.body);
      const items = [{ id: first.body.id }];
      const { body } = await service.request('POST', '/gift-cards/balances', { body: { items } });
      assert.equal(body.items[0].balance, 600);
    });

  test(`400: a ${asked} that never arrived is answered with that, and is not sent again under its key`, async () => {
    const { send, done } = await repeatable(asked);
    await misbehave({ kind: asked, manner: 'reset_before' });
    assert.deepEqual([(await send()).status, (await send()).status], [504, 409]);
    await recoverLater();
    const [first, second] = [await send(), await send()];
    assert.deepEqual([first.status, first.body.code], [400, 'bad_request']);
    assert.equal(first.body.details[0].type, 'gift_card_error.service_network_error');
    assert.equal(second.text, first.text);
    assert.equal(await done(), 0);
  });
}

test('400: a refusal of the provider is the answer to every repetition, and the card is not kept', async () => {
  const body = { number: '6035710000000001', pin: '0100', amount: 500, currency: 'USD', store: true };
  const send = () =>
    service.request('POST', '/gift-cards/activations', { body, idempotencyKey: 'refused-1' });
  const [first, second] = [await send(), await send()];
  assert.deepEqual([first.status, first.body.details[0].type], [400, 'gift_card_error.expired_card']);
  assert.deepEqual([second.status, second.text], [400, first.text]);
  assert.equal(second.headers.get('idempotent-replayed'), 'true');
  const text = `SELECT details->'store'->>'vault_record_id' AS record FROM operations
    WHERE kind = 'activate-gift-card' AND error_code = 'expired_card'`;
  const [sealed] = await service.db.query<{ record: string }>({ name: '', text }, []);
  assert.ok(sealed);
  const left = await service.db.query({ name: '', text: 'SELECT id FROM vault.records WHERE id = $1' }, [
    sealed.record,
  ]);
  assert.deepEqual(left, []);
});

for (const asked of ['activate', 'issue'] as const)
  test(`201: one ${asked} while its provider hangs: a worker learns the outcome, and both are told it`, async () => {
    const { send, done } = await repeatable(asked);
    await misbehave({ kind: asked, manner: 'timeout_after' });
    const hanging = send();
    await eventually(async () => assert.equal(await done(), 1));
    assert.equal((await send()).status, 409);
    await recoverLater();
    const repeated = await send();
    assert.equal(repeated.status, 201, repeated.text);
    await fetch(`${service.simulatorUrl}/_control/behaviours`, { method: 'DELETE' });
    const first = await hanging;
    assert.deepEqual([first.status, first.text, await done()], [201, repeated.text, 1]);
  });

async function recoverLater(): Promise<void> {
  const text = `UPDATE operations SET due_at = created_at, sent_at = sent_at - interval '2 minutes'
    WHERE due_at IS NOT NULL`;
  await service.db.query({ name: '', text }, []);
  await recoverDue(service.parts);
}

async function lastOperation(): Promise<unknown> {
  const text = `SELECT kind, status, error_code FROM operations
    WHERE gift_card_service_id IS NOT NULL ORDER BY created_at DESC, sent_at DESC LIMIT 1`;
  return (await service.db.query({ name: '', text }, []))[0];
}

test('409: one gift card service is active at a time; a deleted one makes room', async () => {
  const body = { gift_card_service_definition_id: 'mock-gift-card', display_name: 'Another', fields: [] };
  const second = await service.request('POST', '/gift-card-services', { body });
  assert.equal(second.status, 409, second.text);
  const listed = await service.request('GET', '/gift-card-services');
  assert.equal(second.body.resource_id ?? listed.body.items[0].id, listed.body.items[0].id);
  const idle = await service.request('POST', '/gift-card-services', { body: { ...body, active: false } });
  assert.equal(idle.status, 201);
  assert.equal(
    (await service.request('PUT', `/gift-card-services/${idle.body.id}`, { body: { active: true } })).status,
    409,
  );
  assert.equal((await service.request('DELETE', `/gift-card-services/${idle.body.id}`)).status, 204);
  assert.equal((await service.request('GET', `/gift-card-services/${idle.body.id}`)).status, 404);
});

test('422: an unknown gift card connector and unknown settings are told', async () => {
  const unknown = await service.request('POST', '/gift-card-services', {
    body: { gift_card_service_definition_id: 'no-such', display_name: 'X', fields: [] },
  });
  assert.equal(unknown.status, 422);
  const setting = await service.request('POST', '/gift-card-services', {
    body: {
      gift_card_service_definition_id: 'mock-gift-card',
      display_name: 'X',
      fields: [{ key: 'pin', value: '1' }],
    },
  });
  assert.equal(setting.body.details[0].pointer, '/fields/0/key');
  assert.equal((await service.request('GET', '/gift-card-service-definitions/mock-gift-card')).status, 200);
  assert.equal((await service.request('GET', '/gift-card-service-definitions')).status, 200);
});

test('422: a front end uses stored gift cards of the buyer that its token pins, and of no other', async () => {
  const buyer = await service.request('POST', '/buyers', { body: {} });
  const own = await service.request('POST', '/gift-cards', {
    body: { number: number(), pin: '0500', buyer_id: buyer.body.id },
  });
  const nobodys = await service.request('POST', '/gift-cards', { body: { number: number(), pin: '0500' } });
  const by = (embed: object) => ({
    scopes: ['embed'],
    claims: { embed: { amount: 100, currency: 'USD', ...embed } },
  });
  const ask = (id: string, embed: object) =>
    service.request('POST', '/gift-cards/balances', { body: { items: [{ id }] }, ...by(embed) });
  const pay = (id: string, embed: object, body: object = {}) =>
    service.request('POST', '/transactions', {
      body: { country: 'US', gift_cards: [{ id, amount: 100 }], ...body },
      ...by(embed),
    });
  for (const [id, embed, body] of [
    [own.body.id, {}, {}],
    [nobodys.body.id, { buyer_id: buyer.body.id }, {}],
  ] as const) {
    assert.equal((await ask(id, embed)).status, 422);
    const paid = await pay(id, embed, body);
    assert.deepEqual([paid.status, paid.body.details[0].pointer], [422, '/gift_cards/0/id']);
  }
  const naming = await pay(own.body.id, {}, { buyer_id: buyer.body.id });
  assert.deepEqual([naming.status, naming.body.details[0].pointer], [400, '/buyer_id']);
  assert.equal((await ask(own.body.id, { buyer_id: buyer.body.id })).body.items[0].balance, 500);
  assert.equal((await pay(own.body.id, { buyer_id: buyer.body.id })).status, 201);
});
