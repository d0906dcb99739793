import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import {
  type TestAnswer,
  type TestService,
  eventually,
  openTestService,
} from '../../../../test/harness/index.ts';
import { recoverDue } from '../../../../test/harness/shop.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
});
after(() => service.close());
beforeEach(async () => {
  await fetch(`${service.simulatorUrl}/_control/behaviours`, { method: 'DELETE' });
});

const WRITE = { scopes: ['payment-methods.write'] };
const READ = { scopes: ['payment-methods.read'] };
const CUSTOMER = { merchant_initiated: false, is_subsequent_payment: false };

async function card(number = '4111111111111111'): Promise<string> {
  const stored = await service.request('POST', '/payment-methods', {
    ...WRITE,
    body: { method: 'card', number, expiration_date: '12/30' },
  });
  assert.equal(stored.status, 201, stored.text);
  return stored.body.id;
}

function provision(of: string, body: Record<string, unknown> = CUSTOMER): Promise<TestAnswer> {
  return service.request('POST', `/payment-methods/${of}/network-tokens`, { ...WRITE, body });
}

async function provisionedToken(): Promise<{ of: string; id: string; path: string; token: string }> {
  const of = await card();
  const made = await provision(of);
  assert.equal(made.status, 201, made.text);
  return {
    of,
    id: made.body.id,
    path: `/payment-methods/${of}/network-tokens/${made.body.id}`,
    token: made.body.token,
  };
}

async function order(behaviour: Record<string, unknown>): Promise<void> {
  await fetch(`${service.simulatorUrl}/_control/behaviours`, {
    method: 'POST',
    body: JSON.stringify({ processor: 'network-tokens', ...behaviour }),
  });
}

test('201: a token is provisioned, listed, and sealed', async () => {
  const { of, id, token } = await provisionedToken();
  assert.match(token, /^489537\d{10}$/);
  const listed = await service.request('GET', `/payment-methods/${of}/network-tokens`, READ);
  assert.deepEqual(
    listed.body.items.map((item: { id: string; token: string; status: string; expiration_date: string }) => [
      item.id,
      item.token,
      item.status,
      item.expiration_date,
    ]),
    [[id, token, 'active', '12/32']],
  );
  const [row] = await service.db.query<{ kind: string }>(
    { name: 'test_kind', text: 'SELECT kind FROM vault.records WHERE id = $1' },
    [id],
  );
  assert.equal(row?.kind, 'network_token');
});

test('200: a card without a token has an empty list', async () => {
  assert.deepEqual(
    (await service.request('GET', `/payment-methods/${await card()}/network-tokens`, READ)).body,
    { items: [] },
  );
});

test('400: a second token for a card that has one', async () => {
  const { of } = await provisionedToken();
  const again = await provision(of);
  assert.deepEqual([again.status, again.body.details[0].type], [400, 'value_error.duplicate']);
});

test('400: merchant initiated without being a subsequent payment', async () => {
  const refused = await provision(await card(), { merchant_initiated: true, is_subsequent_payment: false });
  assert.deepEqual([refused.status, refused.body.details[0].pointer], [400, '/is_subsequent_payment']);
});

test('400: a card that the issuer does not let in, and nothing is left behind', async () => {
  const of = await card('4000000000000119');
  const refused = await provision(of);
  assert.equal(refused.status, 400);
  assert.match(refused.text, /card_not_eligible/);
  assert.deepEqual(
    (await service.request('GET', `/payment-methods/${of}/network-tokens`, READ)).body.items,
    [],
  );
});

test('400: a wrong security code; 201: a right one, and neither is kept', async () => {
  const of = await card();
  assert.match((await provision(of, { ...CUSTOMER, security_code: '000' })).text, /card_verification_failed/);
  assert.equal((await provision(of, { ...CUSTOMER, security_code: '737' })).status, 201);
});

test('404: an unknown payment method, another card’s token, another merchant account’s card', async () => {
  const { of, id } = await provisionedToken();
  const other = await card();
  for (const path of [
    `/payment-methods/${randomUUID()}/network-tokens/${id}/suspend`,
    `/payment-methods/${other}/network-tokens/${id}/suspend`,
  ])
    assert.equal((await service.request('POST', path, WRITE)).status, 404);
  assert.equal((await provision(randomUUID())).status, 404);
  assert.equal(
    (
      await service.request('POST', `/payment-methods/${of}/network-tokens/${randomUUID()}/cryptogram`, {
        ...READ,
        body: { merchant_initiated: false },
      })
    ).status,
    404,
  );
});

test('201: every cryptogram is a new one', async () => {
  const { path } = await provisionedToken();
  const made = await Promise.all(
    [1, 2, 3].map(() =>
      service.request('POST', `${path}/cryptogram`, { ...READ, body: { merchant_initiated: true } }),
    ),
  );
  assert.ok(
    made.every(({ status, body }) => status === 201 && Buffer.from(body.cryptogram, 'base64').length === 20),
  );
  assert.equal(new Set(made.map(({ body }) => body.cryptogram)).size, 3);
});

test('suspended: 400 for a cryptogram and for suspending again; resumed: it works again', async () => {
  const { path } = await provisionedToken();
  assert.deepEqual((await service.request('POST', `${path}/suspend`, WRITE)).body.status, 'suspended');
  assert.equal(
    (await service.request('POST', `${path}/cryptogram`, { ...READ, body: { merchant_initiated: false } }))
      .status,
    400,
  );
  assert.equal((await service.request('POST', `${path}/suspend`, WRITE)).status, 400);
  assert.equal((await service.request('POST', `${path}/resume`, WRITE)).body.status, 'active');
  assert.equal(
    (await service.request('POST', `${path}/cryptogram`, { ...READ, body: { merchant_initiated: false } }))
      .status,
    201,
  );
  assert.equal((await service.request('POST', `${path}/resume`, WRITE)).status, 400);
});

test('204: a deleted token is destroyed, and the card can have a new one', async () => {
  const { of, id, path, token } = await provisionedToken();
  assert.equal((await service.request('DELETE', path, WRITE)).status, 204);
  assert.equal((await service.request('DELETE', path, WRITE)).status, 404);
  assert.deepEqual(
    await service.db.query({ name: 'test_left', text: 'SELECT 1 FROM vault.records WHERE id = $1' }, [id]),
    [],
  );
  const made = await provision(of);
  assert.equal(made.status, 201);
  assert.notEqual(made.body.token, token);
  const statuses = (
    await service.request('GET', `/payment-methods/${of}/network-tokens`, READ)
  ).body.items.map((item: { status: string }) => item.status);
  assert.deepEqual(statuses, ['deleted', 'active']);
});

test('deleting a card deletes its token, here and at the token service', async () => {
  const { of, id } = await provisionedToken();
  const [row] = await service.db.query<{ reference: string }>(
    { name: 'test_reference', text: 'SELECT reference FROM network_tokens WHERE network_token_id = $1' },
    [id],
  );
  assert.equal((await service.request('DELETE', `/payment-methods/${of}`, WRITE)).status, 204);
  assert.deepEqual(
    await service.db.query({ name: 'test_left', text: 'SELECT 1 FROM vault.records WHERE id = $1' }, [id]),
    [],
  );
  const [there] = await service.db.query<{ status: string }>(
    { name: 'test_there', text: 'SELECT status FROM simulator.network_tokens WHERE reference = $1' },
    [row?.reference],
  );
  assert.equal(there?.status, 'deleted');
});

for (const manner of ['error_before', 'reset_after', 'garbage_after'] as const) {
  test(`204: a token is deleted here while its service is down (${manner}), and there once it is up`, async () => {
    const { of, id, path } = await provisionedToken();
    await order({ manner, kind: 'delete', times: 2 });
    assert.equal((await service.request('DELETE', path, WRITE)).status, 204);
    assert.deepEqual(
      await service.db.query({ name: 'test_left', text: 'SELECT 1 FROM vault.records WHERE id = $1' }, [id]),
      [],
    );
    await work();
    await work();
    assert.equal(await statusThere(id), 'deleted');
    assert.equal(await work(), 0);
    assert.equal((await provision(of)).status, 201);
  });
}

test('a token that was made without our hearing of it is deleted with its card, too', async () => {
  const of = await card();
  await order({ manner: 'reset_after', kind: 'provision' });
  assert.equal((await provision(of)).status, 502);
  assert.equal((await service.request('DELETE', `/payment-methods/${of}`, WRITE)).status, 204);
  const [row] = await service.db.query<{ network_token_id: string }>(
    { name: 'test_lost', text: 'SELECT network_token_id FROM network_tokens WHERE payment_method_id = $1' },
    [of],
  );
  assert.equal(await statusThere(row?.network_token_id ?? ''), 'active');
  await work();
  assert.equal(await statusThere(row?.network_token_id ?? ''), 'deleted');
  assert.equal(await work(), 0);
});

test('400: a cryptogram of a token that its issuer suspended without telling us', async () => {
  const { path, id } = await provisionedToken();
  await service.db.query(
    {
      name: 'test_suspend',
      text: `UPDATE simulator.network_tokens SET status = 'suspended' WHERE request_reference = $1`,
    },
    [id],
  );
  const refused = await service.request('POST', `${path}/cryptogram`, {
    ...READ,
    body: { merchant_initiated: false },
  });
  assert.deepEqual(
    [refused.status, refused.body.details[0].type],
    [400, 'value_error.network_token_refused'],
  );
});

/** What a worker does, with everything due. */
async function work(): Promise<number> {
  await service.db.query(
    {
      name: 'test_due_now',
      text: `UPDATE operations SET due_at = created_at - interval '1 day', sent_at = sent_at - interval '1 day'
          WHERE kind = 'network-token' AND due_at IS NOT NULL`,
    },
    [],
  );
  return recoverDue(service.parts);
}

async function statusThere(id: string): Promise<string | undefined> {
  return (
    await service.db.query<{ status: string }>(
      {
        name: 'test_status_there',
        text: 'SELECT status FROM simulator.network_tokens WHERE request_reference = $1',
      },
      [id],
    )
  )[0]?.status;
}

for (const [manner, status] of [
  ['error_before', 502],
  ['reset_before', 502],
  ['garbage_before', 502],
  ['reset_after', 502],
  ['garbage_after', 502],
  ['error_after', 502],
] as const) {
  test(`${status}: the token service has an outage (${manner}), and the next try makes exactly one token`, async () => {
    const of = await card();
    await order({ manner, kind: 'provision' });
    assert.equal((await provision(of)).status, status);
    assert.deepEqual(
      (await service.request('GET', `/payment-methods/${of}/network-tokens`, READ)).body.items,
      [],
    );
    const made = await provision(of);
    assert.equal(made.status, 201, made.text);
    const rows = await service.db.query(
      { name: 'test_made', text: `SELECT 1 FROM simulator.network_tokens WHERE request_reference = $1` },
      [made.body.id],
    );
    assert.equal(rows.length, 1);
  });
}

test('201: a slow token service is waited for', async () => {
  await order({ manner: 'latency', latency_ms: 300, kind: 'provision' });
  assert.equal((await provision(await card())).status, 201);
});

test('five provisions of one card at once make one token', async () => {
  const of = await card();
  const answers = await Promise.all(Array.from({ length: 5 }, () => provision(of)));
  assert.ok(answers.every(({ status }) => [201, 400, 409].includes(status)));
  assert.ok(answers.some(({ status }) => status === 201));
  const items = (await service.request('GET', `/payment-methods/${of}/network-tokens`, READ)).body.items;
  assert.equal(items.length, 1);
  const tokens = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.token));
  assert.deepEqual([...tokens], [items[0].token]);
});

test('an issuer suspends a token and changes its art: the notification makes us look', async () => {
  const { of, id } = await provisionedToken();
  const [row] = await service.db.query<{ reference: string }>(
    { name: 'test_reference', text: 'SELECT reference FROM network_tokens WHERE network_token_id = $1' },
    [id],
  );
  const url = await notificationUrl(row?.reference ?? '');
  await service.db.query(
    {
      name: 'test_port',
      text: 'UPDATE simulator.network_tokens SET notification_url = $2 WHERE reference = $1',
    },
    [row?.reference, url.replace('http://127.0.0.1:8080', service.url)],
  );
  const told = await fetch(`${service.simulatorUrl}/network-tokens/tokens/${row?.reference}/issuer`, {
    method: 'POST',
    headers: { 'sub-merchant': 'default' },
    body: JSON.stringify({
      status: 'suspended',
      card_art_url: 'https://card-art.example/new.png',
      expiration_year: 2035,
    }),
  });
  assert.equal(((await told.json()) as { notified: number }).notified, 204);
  await eventually(async () => {
    const listed = await service.request('GET', `/payment-methods/${of}/network-tokens`, READ);
    assert.deepEqual(
      [listed.body.items[0].status, listed.body.items[0].expiration_date],
      ['suspended', '12/35'],
    );
  });
  const [art] = await service.db.query<{ card_art_url: string }>(
    { name: 'test_art', text: 'SELECT card_art_url FROM network_tokens WHERE network_token_id = $1' },
    [id],
  );
  assert.equal(art?.card_art_url, 'https://card-art.example/new.png');
});

test('404: a notification that nobody was given', async () => {
  assert.equal(
    (await service.request('POST', `/network-token-events/${'A'.repeat(43)}`, { token: null })).status,
    404,
  );
});

async function notificationUrl(reference: string): Promise<string> {
  const [row] = await service.db.query<{ notification_url: string }>(
    { name: 'test_url', text: 'SELECT notification_url FROM simulator.network_tokens WHERE reference = $1' },
    [reference],
  );
  return row?.notification_url ?? '';
}
