import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { askDashboard, DASHBOARD_URL, demoCookie } from '../../../../test/harness/dashboard.ts';
import { SoftAuthenticator } from '../../../../test/harness/authenticator.ts';
import { openPerson, type Person } from '../../../../test/harness/person.ts';
import { openShop, type Shop } from '../../../../test/harness/shop.ts';
import { ROLES } from '../../../access/roles.ts';
import { type WholeAnswer, codeOf } from '../../../../test/harness/ask-at.ts';

let shop: Shop;
let anna: Person;
before(async () => {
  shop = await openShop({ config: { dashboardUrl: DASHBOARD_URL } });
  anna = await openPerson(shop.service, { email: 'anna@shop.example' });
});
after(() => shop.close());

type AskedConfirmation = Readonly<{
  id: string;
  challenge: string;
  status: string;
  sentence: { code: string; text: string; values: Record<string, string | null> };
}>;
const read = (answer: WholeAnswer): AskedConfirmation => answer.json() as AskedConfirmation;

async function pay(amount = 10_000): Promise<string> {
  const { body } = await shop.pay({ amount, intent: 'capture' });
  return body.id;
}

const refundsOf = async (id: string): Promise<number> =>
  (await shop.get(`/transactions/${id}`)).body.refunded_amount;

const HEADER = 'x-railyard-confirmation';

async function keptFingerprint(id: string): Promise<unknown> {
  const text = `SELECT encode(body_fingerprint, 'hex') AS kept FROM confirmations WHERE confirmation_id = $1`;
  const [row] = await shop.service.db.query<{ kept: string }>({ name: 'test_kept_fingerprint', text }, [id]);
  return row?.kept;
}

async function limitRefunds(
  { roleAssignmentId }: Person,
  { perAct, perDay }: Readonly<{ perAct: number; perDay: number }>,
): Promise<void> {
  await shop.service.db.query(
    {
      name: 'test_limit_role',
      text: `INSERT INTO role_assignment_limits (role_assignment_id, act, currency, amount_per_act, amount_per_day)
        VALUES ($1, 'refund', 'USD', $2, $3)
        ON CONFLICT (role_assignment_id, act, currency) DO UPDATE SET amount_per_day = excluded.amount_per_day`,
    },
    [roleAssignmentId, perAct, perDay],
  );
}

test('409: nobody needs a second person where there is none; 422: no currency, or one twice', async () => {
  const twice = { currency: 'EUR', amount: 1 };
  for (const [limits, status] of [
    [[twice], 409],
    [[{ currency: 'XYZ', amount: 1 }], 422],
    [[twice, twice], 422],
  ] as const) {
    const answer = await anna.confirmed('PUT', '/approval-limits', { limits });
    assert.equal(answer.status, status, answer.text);
  }
});

test('201: what is refunded is told from what is stored, signed, done once, and in the audit log', async () => {
  const id = await pay();
  const path = `/transactions/${id}/refunds`;
  const body = { amount: 1299 };
  const asked = await anna.ask('POST', path, body, { reason: 'came back broken' });
  assert.equal(asked.status, 201, asked.text);
  const confirmation = read(asked);
  assert.equal(confirmation.sentence.text, `Refund $12.99 of payment ${id} to visa •••• 1111`);
  const answer = await anna.call('POST', path, {
    body,
    headers: { [HEADER]: anna.passkey.confirms(confirmation) },
  });
  assert.equal(answer.status, 201, answer.text);
  assert.equal(await refundsOf(id), 1299);
  const used = read(await anna.call('GET', `/confirmations/${confirmation.id}`));
  assert.equal(used.status, 'used');
  const [kept] = await shop.service.db.query<{ confirmation_id: string; reason: string; actor_kind: string }>(
    {
      name: 'test_audit_of_refund',
      text: `SELECT confirmation_id, reason, actor_kind FROM audit_logs WHERE operation = 'create_transaction_refund'`,
    },
    [],
  );
  assert.deepEqual(kept, {
    confirmation_id: confirmation.id,
    reason: 'came back broken',
    actor_kind: 'user',
  });
});

test('403: a person without a confirmation; a key is not asked', async () => {
  const id = await pay();
  const path = `/transactions/${id}/refunds`;
  const answer = await anna.call('POST', path, { body: { amount: 1 } });
  assert.deepEqual([answer.status, codeOf(answer)], [403, 'confirmation_required']);
  assert.equal((await shop.post(path, { amount: 1 })).status, 201);
});

test('403: other bytes, another address, merchant account, session or person than was signed', async () => {
  const { service } = shop;
  const id = await pay();
  const path = `/transactions/${id}/refunds`;
  const body = { amount: 1299 };
  const ben = await openPerson(service, { email: 'ben@shop.example' });
  const other = await anna.logIn();
  await service.request('POST', '/merchant-accounts', { body: { id: 'other', display_name: 'Other' } });
  const confirm = async () => anna.passkey.confirms(read(await anna.ask('POST', path, body)));
  const tries: readonly (readonly [string, () => Promise<WholeAnswer>])[] = [
    [
      'bytes',
      async () => anna.call('POST', path, { body: { amount: 9999 }, headers: { [HEADER]: await confirm() } }),
    ],
    [
      'blanks',
      async () =>
        anna.call('POST', path, {
          body: { amount: 1299, reason: null },
          headers: { [HEADER]: await confirm() },
        }),
    ],
    ['query', async () => anna.call('POST', `${path}?x=1`, { body, headers: { [HEADER]: await confirm() } })],
    [
      'path',
      async () =>
        anna.call('POST', `/transactions/${await pay()}/refunds`, {
          body,
          headers: { [HEADER]: await confirm() },
        }),
    ],
    [
      'operation',
      async () =>
        anna.call('POST', '/refunds', {
          body: { ...body, transaction_id: id },
          headers: { [HEADER]: await confirm() },
        }),
    ],
    [
      'session',
      async () => anna.call('POST', path, { body, cookie: other, headers: { [HEADER]: await confirm() } }),
    ],
    ['person', async () => ben.call('POST', path, { body, headers: { [HEADER]: await confirm() } })],
    [
      'account',
      async () =>
        anna.call('POST', path, { body, merchantAccount: 'other', headers: { [HEADER]: await confirm() } }),
    ],
    [
      'version',
      async () =>
        anna.call('POST', path, {
          body,
          headers: { [HEADER]: await confirm(), 'x-api-version': 'published' },
        }),
    ],
  ];
  for (const [what, attempt] of tries) {
    const answer = await attempt();
    assert.ok(answer.status === 403 || answer.status === 400, `${what}: ${answer.text}`);
    if (answer.status === 403) assert.equal(codeOf(answer), 'confirmation_refused', what);
  }
  assert.equal(await refundsOf(id), 0);
});

test('403: a signature without the person, of another place or key, or with a counter that went back', async () => {
  const id = await pay();
  const path = `/transactions/${id}/refunds`;
  const body = { amount: 10 };
  const stranger = new SoftAuthenticator();
  const signings: readonly ((asked: AskedConfirmation) => string)[] = [
    (asked) => anna.passkey.confirms(asked, { isVerified: false }),
    (asked) => anna.passkey.confirms(asked, { origin: 'http://evil.localhost' }),
    (asked) => anna.passkey.confirms(asked, { rpId: 'evil.localhost' }),
    (asked) => anna.passkey.confirms(asked, { count: 0 }),
    (asked) => anna.passkey.confirms({ ...asked, challenge: Buffer.alloc(32).toString('base64url') }),
    (asked) => stranger.confirms(asked),
    (asked) => asked.id,
    (asked) => `${asked.id}.${Buffer.from('{}').toString('base64url')}`,
  ];
  for (const sign of signings) {
    const header = sign(read(await anna.ask('POST', path, body)));
    const answer = await anna.call('POST', path, { body, headers: { [HEADER]: header } });
    assert.deepEqual([answer.status, codeOf(answer)], [403, 'confirmation_refused'], answer.text);
  }
  for (const header of ['x', `${'0'.repeat(36)}`, `${anna.userId}.`, `${anna.userId}.!!`]) {
    const answer = await anna.call('POST', path, { body, headers: { [HEADER]: header } });
    assert.ok([400, 403].includes(answer.status), header);
  }
  assert.equal(await refundsOf(id), 0);
  // the counter is not spoiled by what was refused
  assert.equal((await anna.confirmed('POST', path, body)).status, 201);
});

test('an answer that was lost is asked for again with the same confirmation, and nothing is done twice', async () => {
  const id = await pay();
  const path = `/transactions/${id}/refunds`;
  const body = { amount: 500 };
  const header = { [HEADER]: anna.passkey.confirms(read(await anna.ask('POST', path, body))) };
  const first = await anna.call('POST', path, { body, headers: header });
  const again = await anna.call('POST', path, { body, headers: header });
  assert.deepEqual([first.status, again.status], [201, 201], again.text);
  assert.equal(again.text, first.text);
  assert.equal(again.headers.get('idempotent-replayed'), 'true');
  const other = await anna.call('POST', path, { body, headers: { ...header, 'idempotency-key': 'another' } });
  assert.deepEqual([other.status, codeOf(other)], [403, 'confirmation_refused']);
  assert.equal(await refundsOf(id), 500);
});

test('a call that died between its confirmation and its intent is done by the same call, once', async () => {
  const id = await pay();
  const path = `/transactions/${id}/refunds`;
  const body = { amount: 500 };
  const headers = {
    [HEADER]: anna.passkey.confirms(read(await anna.ask('POST', path, body))),
    'idempotency-key': 'the-call-that-died',
  };
  const first = await anna.call('POST', path, { body, headers });
  assert.equal(first.status, 201);
  // as a process leaves it that dies right after the confirmation was used: no intent, no answer
  const id2 = await pay();
  const path2 = `/transactions/${id2}/refunds`;
  const asked = read(await anna.ask('POST', path2, body));
  const dead = { [HEADER]: anna.passkey.confirms(asked), 'idempotency-key': 'died' };
  await shop.service.db.query(
    {
      name: 'test_use_confirmation',
      text: `UPDATE confirmations SET status = 'used', used_at = now(), used_key = 'died', strength = 'passkey'
        WHERE confirmation_id = $1`,
    },
    [asked.id],
  );
  const again = await anna.call('POST', path2, { body, headers: dead });
  assert.equal(again.status, 201, again.text);
  assert.equal(await refundsOf(id2), 500);
});

test('403: many calls at once with one confirmation and keys of their own: one of them is done', async () => {
  const id = await pay();
  const path = `/transactions/${id}/refunds`;
  const body = { amount: 100 };
  const header = anna.passkey.confirms(read(await anna.ask('POST', path, body)));
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_one, index) =>
      anna.call('POST', path, {
        body,
        headers: { [HEADER]: header, 'idempotency-key': `race ${index}`.replace(' ', '-') },
      }),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 403, 403, 403, 403, 403]);
  assert.equal(await refundsOf(id), 100);
});

test('403: after two minutes it confirms nothing', async () => {
  const id = await pay();
  const path = `/transactions/${id}/refunds`;
  const body = { amount: 100 };
  const asked = read(await anna.ask('POST', path, body));
  await shop.service.db.query(
    { name: 'test_expire', text: `UPDATE confirmations SET expires_at = now() WHERE confirmation_id = $1` },
    [asked.id],
  );
  const answer = await anna.call('POST', path, { body, headers: { [HEADER]: anna.passkey.confirms(asked) } });
  assert.match(answer.text, /time is over/);
});

test('403: what people read has changed since they signed it', async () => {
  const { body } = await shop.pay({ amount: 1000 });
  const path = `/transactions/${body.id}/void`;
  const header = anna.passkey.confirms(read(await anna.ask('POST', path)));
  await shop.post(`/transactions/${body.id}/capture`, { amount: 300, final: false });
  const answer = await anna.call('POST', path, { headers: { [HEADER]: header } });
  assert.match(answer.text, /has changed since/);
});

test('400: nobody signs what would be refused: an unknown call, a wrong body, no amount', async () => {
  const id = await pay();
  for (const [method, path, body, pointer] of [
    ['POST', '/nowhere', {}, '/path'],
    ['POST', '/buyers', {}, '/path'],
    ['POST', `/transactions/${id}/refunds`, { amount: 'all' }, '/amount'],
    ['POST', `/transactions/${id}/refunds`, {}, '/amount'],
    ['POST', `/transactions/${id}/refunds`, { amount: 1, metadata: '4111111111111111' }, '/metadata'],
    ['POST', '/transactions/x/refunds', { amount: 1 }, 'transaction_id'],
  ] as const) {
    const answer = await anna.ask(method, path, body);
    assert.equal(answer.status, 400, answer.text);
    const pointers = (answer.json() as { details: { pointer: string }[] }).details.map(
      (detail) => detail.pointer,
    );
    assert.ok(pointers.includes(pointer) || pointers.includes('/body'), `${path}: ${pointers.join()}`);
  }
  const gone = await anna.ask('POST', '/transactions/0192f0aa-0000-7000-8000-00000000dead/refunds', {
    amount: 1,
  });
  assert.equal(gone.status, 404);
});

test('201: what holds secrets is signed and done, and no secret is in what is shown', async () => {
  const relay = { definition_id: 'generic', display_name: 'Partner', hosts: ['api.partner.example'] };
  const made = await anna.confirmed('POST', '/vault-forward/configs', relay);
  const { id } = made.json() as { id: string };
  const password = 'only-the-vault-knows-it';
  for (const [path, body] of [
    [
      `/vault-forward/configs/${id}/authentications`,
      {
        kind: 'signature',
        method: 'hmac',
        display_name: 'Signature',
        fields: [{ key: 'secret', value: password }],
      },
    ],
    [
      '/webhook-subscriptions',
      {
        url: 'https://shop.example/webhooks',
        authentication: { kind: 'basic', username: 'railyard', password },
      },
    ],
  ] as const) {
    const asked = await anna.ask('POST', path, body);
    assert.equal(asked.status, 201, asked.text);
    assert.ok(!asked.text.includes(password));
    const kept = await keptFingerprint(read(asked).id);
    assert.notEqual(kept, hash('sha256', JSON.stringify(body)), 'whoever has a copy could try passwords out');
    const done = await anna.confirmed('POST', path, body);
    assert.equal(done.status, 201, done.text);
    const wrong = await anna.ask('POST', path, { ...body, unknown: password });
    assert.equal(wrong.status, 400);
    assert.ok(!wrong.text.includes(password));
  }
});

test('403: nobody asks what a call would do that their roles do not allow', async () => {
  const id = await pay();
  const carl = await openPerson(shop.service, { email: 'carl@shop.example', role: 'analyst' });
  assert.equal((await carl.ask('POST', `/transactions/${id}/refunds`, { amount: 1 })).status, 403);
  const dora = await openPerson(shop.service, {
    email: 'dora@shop.example',
    role: 'customer-support',
    withheld: ['refund'],
  });
  assert.equal((await dora.ask('POST', `/transactions/${id}/refunds`, { amount: 1 })).status, 403);
});

test('the demo administrator of a sandbox has no passkey, and only says so', async () => {
  const id = await pay();
  const cookie = await demoCookie(shop.service);
  const path = `/transactions/${id}/refunds`;
  const asked = await askDashboard(shop.service, 'POST', '/api/confirmations', {
    cookie,
    body: { method: 'POST', path, body: '{"amount":5}' },
  });
  const { id: confirmationId } = read(asked);
  const answer = await askDashboard(shop.service, 'POST', `/api${path}`, {
    cookie,
    body: { amount: 5 },
    headers: { [HEADER]: confirmationId },
  });
  assert.equal(answer.status, 201, answer.text);
});

test('403: whoever was invited and has made no passkey signs nothing', async () => {
  const id = await pay();
  const eve = await openPerson(shop.service, {
    email: 'eve@shop.example',
    way: 'invitation',
    hasPasskey: false,
  });
  const path = `/transactions/${id}/refunds`;
  const asked = read(await eve.ask('POST', path, { amount: 1 }));
  const answer = await eve.call('POST', path, { body: { amount: 1 }, headers: { [HEADER]: asked.id } });
  assert.match(answer.text, /Make a passkey first/);
});

test('what a role may move in one act and in one day is held also where calls come at once', async () => {
  const frank = await openPerson(shop.service, { email: 'frank@shop.example', role: 'customer-support' });
  await limitRefunds(frank, { perAct: 400, perDay: 1000 });
  const id = await pay();
  const path = `/transactions/${id}/refunds`;
  const tooMuch = await frank.ask('POST', path, { amount: 401 });
  assert.deepEqual([tooMuch.status, codeOf(tooMuch)], [403, 'forbidden']);

  const asked = await Promise.all(Array.from({ length: 5 }, () => frank.ask('POST', path, { amount: 300 })));
  // one after the other: an authenticator counts
  const headers = asked.map((answer) => frank.passkey.confirms(read(answer), { count: 0 }));
  const answers = await Promise.all(
    headers.map((header) =>
      frank.call('POST', path, { body: { amount: 300 }, headers: { [HEADER]: header } }),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 201, 403, 403]);
  assert.equal(await refundsOf(id), 900);

  const refusedByTransaction = await frank.confirmed('POST', `/transactions/${await pay(50)}/refunds`, {
    amount: 99,
  });
  assert.equal(refusedByTransaction.status, 422, 'more than was captured');
  const last = await frank.confirmed('POST', path, { amount: 100 });
  assert.equal(last.status, 201, `what began nothing does not count: ${last.text}`);
  assert.equal((await frank.confirmed('POST', path, { amount: 1 })).status, 403);
});

test('a call that began nothing comes again as if for the first time: read anew, counted, and in time', async () => {
  const hana = await openPerson(shop.service, { email: 'hana@shop.example', role: 'customer-support' });
  await limitRefunds(hana, { perAct: 400, perDay: 500 });
  const held = (await shop.pay({ amount: 400 })).body.id;
  const path = `/transactions/${held}/refunds`;
  const body = { amount: 400 };
  const headers = { [HEADER]: hana.passkey.confirms(read(await hana.ask('POST', path, body))) };
  const tooSoon = await hana.call('POST', path, { body, headers });
  assert.ok([409, 422].includes(tooSoon.status), tooSoon.text);
  const other = await hana.confirmed('POST', `/transactions/${await pay()}/refunds`, { amount: 300 });
  assert.equal(other.status, 201, other.text);
  await shop.post(`/transactions/${held}/capture`, { amount: 400 });
  const beyond = await hana.call('POST', path, { body, headers });
  assert.deepEqual([beyond.status, codeOf(beyond)], [403, 'forbidden'], beyond.text);
  assert.equal(await refundsOf(held), 0);

  const another = await hana.call('POST', path, {
    body,
    headers: { ...headers, 'idempotency-key': 'other' },
  });
  assert.deepEqual([another.status, codeOf(another)], [403, 'confirmation_refused'], another.text);
  await limitRefunds(hana, { perAct: 400, perDay: 700 });
  const done = await hana.call('POST', path, { body, headers });
  assert.equal(done.status, 201, done.text);
  assert.equal(await refundsOf(held), 400);
});

test('a person takes up to 1,000 rows away at once, and confirms more; a key is not asked', async () => {
  const { service } = shop;
  await service.db.query(
    {
      name: 'test_insert_buyers',
      text: `INSERT INTO buyers (merchant_account_id, buyer_id, created_at, updated_at)
        SELECT 'default', gen_random_uuid(), now(), now() FROM generate_series(1, 1000)`,
    },
    [],
  );
  const headers = { accept: 'text/csv' };
  const few = await anna.call('GET', '/buyers', { headers });
  assert.equal(few.status, 200, few.text);
  await service.request('POST', '/buyers', { body: { display_name: 'One more' } });
  const many = await anna.call('GET', '/buyers', { headers });
  assert.deepEqual([many.status, codeOf(many)], [403, 'confirmation_required']);
  const confirmed = await anna.confirmed('GET', '/buyers', undefined, { headers });
  assert.equal(confirmed.text.trim().split('\n').length, 1002, 'the names of the columns, and every row');
});

test('400: nobody gives a role that moves more than their own; 422 for limits that say nothing', async () => {
  const { service } = shop;
  const gus = await openPerson(service, { email: 'gus@shop.example', role: 'analyst' });
  const kim = await openPerson(service, { email: 'kim@shop.example', role: 'analyst' });
  const { id: role_id } = ROLES.administrator;
  const give = (giver: Person, user: Person, limits: readonly object[]) =>
    giver.confirmed('POST', '/roles/assignments', { user_id: user.userId, role_id, limits });
  const within = { currency: 'USD', amount_per_act: 500, amount_per_day: 900 };
  const limits = [
    { ...within, act: 'refund' },
    { ...within, act: 'capture' },
  ];
  assert.equal((await give(anna, gus, [{ act: 'refund', currency: 'USD' }])).status, 422);
  assert.equal((await give(anna, gus, [limits[0] ?? {}, limits[0] ?? {}])).status, 422);
  const given = await give(anna, gus, limits);
  assert.equal(given.status, 201, given.text);
  assert.deepEqual((given.json() as { limits: { amount_per_day: number }[] }).limits[0]?.amount_per_day, 900);

  for (const wider of [
    [],
    [limits[0]],
    limits.map((limit) => ({ ...limit, amount_per_day: null })),
    limits.map((limit) => ({ ...limit, currency: 'EUR' })),
  ])
    assert.equal((await give(gus, kim, wider as object[])).status, 400, JSON.stringify(wider));
  const same = await give(
    gus,
    kim,
    limits.map((limit) => ({ ...limit, amount_per_act: 100 })),
  );
  assert.equal(same.status, 201, same.text);
});
