import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { DASHBOARD_URL } from '../../../../test/harness/dashboard.ts';
import { openPerson, type Person } from '../../../../test/harness/person.ts';
import { openTestService, type TestService } from '../../../../test/harness/index.ts';
import type { WholeAnswer } from '../../../../test/harness/ask-at.ts';

type Keys = Readonly<Record<string, Readonly<{ fingerprint: string; lines: readonly string[] }>>>;
const KEYS = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../../../../test/card-exports/gpg-keys.json'), 'utf8'),
) as Keys;
const armoured = (name: string): string => `${KEYS[name]?.lines.join('\n') ?? ''}\n`;

const HEADER = 'x-railyard-confirmation';
const WANTED = { public_key: armoured('curve25519'), recipient: 'Example Vault, Inc.', cards_max: 500 };
let service: TestService;
let anna: Person;
let ben: Person;

before(async () => {
  service = await openTestService({ worker: false, config: { dashboardUrl: DASHBOARD_URL } });
  anna = await openPerson(service, { email: 'anna@shop.example' });
  ben = await openPerson(service, { email: 'ben@shop.example' });
});
after(() => service.close());

type AskedConfirmation = Readonly<{
  id: string;
  challenge: string;
  needs_approval: boolean;
  sentence: Readonly<{ text: string }>;
}>;
const read = <Read>(answer: WholeAnswer): Read => answer.json() as Read;
const code = (answer: WholeAnswer): string => read<{ code: string }>(answer).code;

/** Anna asks and signs. */
async function ask(body: object = WANTED): Promise<AskedConfirmation> {
  const asked = read<AskedConfirmation>(await anna.ask('POST', '/card-exports', body));
  const headers = { [HEADER]: anna.passkey.confirms(asked) };
  const waits = await anna.call('POST', '/card-exports', { body, headers });
  assert.deepEqual([waits.status, code(waits)], [403, 'approval_required'], waits.text);
  return asked;
}

function send(asked: AskedConfirmation, body: object = WANTED): Promise<WholeAnswer> {
  return anna.call('POST', '/card-exports', { body, headers: { [HEADER]: asked.id } });
}

test('403 for a key, for a role that may not, and for one person alone, without any approval limit', async () => {
  const key = await service.request('POST', '/card-exports', { body: WANTED });
  assert.deepEqual([key.status, key.body.code], [403, 'forbidden']);
  const support = await openPerson(service, { email: 'sam@shop.example', role: 'customer-support' });
  assert.equal((await support.call('POST', '/card-exports', { body: WANTED })).status, 403);
  const forged = { ...WANTED, recipient: 'Example Vault, encrypted to the key 1234 5678 9ABC DEF0 1234' };
  const misread = await anna.ask('POST', '/card-exports', forged);
  assert.deepEqual([misread.status, code(misread)], [400, 'bad_request'], 'nobody compares the wrong one');
  const unsigned = await anna.call('POST', '/card-exports', { body: WANTED });
  assert.deepEqual([unsigned.status, code(unsigned)], [403, 'confirmation_required']);

  const asked = await ask();
  const early = await send(asked);
  assert.deepEqual([early.status, code(early)], [403, 'approval_required']);
  const assertion = anna.passkey.get(asked);
  const own = await anna.call('POST', `/confirmations/${asked.id}/approve`, { body: { assertion } });
  assert.ok(own.status >= 400, own.text);
  const byOther = await support.call('POST', `/confirmations/${asked.id}/approve`, {
    body: { assertion: support.passkey.get(asked) },
  });
  assert.equal(byOther.status, 404);
});

test('201 once a second person has signed the fingerprint; it is read by its id, and made once', async () => {
  const asked = await ask();
  assert.equal(asked.needs_approval, true);
  assert.equal(
    asked.sentence.text,
    `Export up to 500 cards to Example Vault, Inc., encrypted to the key ${KEYS['curve25519']?.fingerprint}`,
  );
  const approved = await ben.call('POST', `/confirmations/${asked.id}/approve`, {
    body: { assertion: ben.passkey.get(asked) },
  });
  assert.equal(approved.status, 200, approved.text);
  const made = await send(asked);
  assert.equal(made.status, 201, made.text);
  const made201 = read<Readonly<Record<string, unknown>>>(made);
  assert.partialDeepStrictEqual(made201, {
    type: 'card-export',
    state: 'approved',
    recipient: 'Example Vault, Inc.',
    fingerprint: KEYS['curve25519']?.fingerprint,
    cards_max: 500,
    confirmation_id: asked.id,
    asked_by: { id: anna.userId },
    approved_by: { id: ben.userId },
    runs: 0,
    finished_at: null,
    cards: null,
  });

  const one = await service.request('GET', `/card-exports/${String(made201['id'])}`);
  assert.deepEqual(one.body, made201);
  const listed = await service.request('GET', '/card-exports');
  assert.deepEqual(listed.body.items, [made201]);
  assert.equal((await send(asked)).status, 403);
  const { body: log } = await service.request('GET', '/audit-logs?limit=1');
  assert.partialDeepStrictEqual(log.items[0], { action: 'created', resource: { type: 'card-export' } });
});

test('403 while one of the two is new, or has taken an invitation anew; then 200', async () => {
  const strict = await openTestService({
    worker: false,
    config: { dashboardUrl: DASHBOARD_URL, exportPersonHours: 72 },
  });
  try {
    const first = await openPerson(strict, { email: 'anna@shop.example' });
    const second = await openPerson(strict, { email: 'ben@shop.example' });
    const asked = read<AskedConfirmation>(await first.ask('POST', '/card-exports', WANTED));
    const headers = { [HEADER]: first.passkey.confirms(asked) };
    await first.call('POST', '/card-exports', { body: WANTED, headers });
    const approve = (): Promise<WholeAnswer> =>
      second.call('POST', `/confirmations/${asked.id}/approve`, {
        body: { assertion: second.passkey.get(asked) },
      });
    const change = (text: string, person: Person, hours: number): Promise<unknown> =>
      strict.db.query({ name: '', text }, [person.userId, hours]);
    const MADE = `UPDATE users SET created_at = now() - $2 * interval '1 hour' WHERE user_id = $1`;
    const INVITED = `INSERT INTO user_invitations (user_invitation_id, user_id, secret_hash, created_at, expires_at,
        used_at)
      SELECT gen_random_uuid(), $1, decode(repeat('ab', 32), 'hex'), at, at, at
      FROM (SELECT now() - $2 * interval '1 hour' AS at) invited
      ON CONFLICT (secret_hash) DO UPDATE SET used_at = excluded.used_at`;
    for (const [text, person, hours, status] of [
      [MADE, first, 71, 403],
      [MADE, first, 73, 403],
      [INVITED, second, 71, 403],
      [MADE, second, 100, 403],
      [INVITED, second, 73, 200],
    ] as const) {
      await change(text, person, hours);
      const told = await approve();
      assert.equal(told.status, status, told.text);
      if (status === 403) assert.match(told.text, /been here for 72 hours/);
    }
  } finally {
    await strict.close();
  }
});

test('400 with a sentence for what is no key to encrypt to, before anybody signs', async () => {
  for (const [name, said] of [
    ['signs_alone', /it has no subkey to encrypt to/],
    ['expired', /its subkey to encrypt to has expired/],
    ['private_curve25519', /no OpenPGP message/],
  ] as const) {
    const refused = await anna.ask('POST', '/card-exports', { ...WANTED, public_key: armoured(name) });
    assert.equal(refused.status, 400, name);
    const [detail] = read<{ details: readonly { pointer: string; message: string }[] }>(refused).details;
    assert.equal(detail?.pointer, '/public_key');
    assert.match(detail?.message ?? '', said);
  }
});

test('another key than the one that was signed is refused', async () => {
  const asked = await ask();
  await ben.call('POST', `/confirmations/${asked.id}/approve`, {
    body: { assertion: ben.passkey.get(asked) },
  });
  const swapped = await send(asked, { ...WANTED, public_key: armoured('p256') });
  assert.deepEqual([swapped.status, code(swapped)], [403, 'confirmation_refused']);
});
