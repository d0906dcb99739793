import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { luhnHolds } from '../../server/domain/luhn.ts';
import type { MerchantAccountId } from '../../server/domain/ids.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { coreDumpsOf } from '../../server/platform/core-dumps.ts';
import { Keyring } from '../../server/vault/keyring.ts';
import { fileRootKeys } from '../../server/vault/providers/file.ts';
import { recordSecret } from '../harness/recording.ts';
import { openSplitService, type SplitService } from '../harness/split-service.ts';
import { Search } from '../leak-scan/search.ts';
import { writtenMemory } from '../process-memory.ts';

/**
 * What a core dump of each role would hold after a load of payments: its memory is read as a dump would be. What may
 * be left is listed below.
 */
const ROUNDS = 10;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

let split: SplitService;
before(async () => {
  split = await openSplitService();
});
after(() => split.close());

/** What was sent, and what it is; of a number also each end, which a buffer may have had alone. */
const sent = new Map<string, string>();

/** What strings of V8 may keep until they are collected, and what the vault works with. */
const MAY_BE_LEFT: Readonly<Record<'api' | 'worker' | 'vault', ReadonlySet<string>>> = {
  api: new Set(['number in metadata', 'number in a search', 'private key of an API key', 'signing secret']),
  worker: new Set(),
  vault: new Set([
    'connector secret',
    'signing secret',
    'number in metadata',
    'sealing key',
    'fingerprint key',
  ]),
};

function send(kind: string, secret: string): string {
  recordSecret(secret);
  for (const piece of kind === 'number' ? [secret, secret.slice(0, 13), secret.slice(-13)] : [secret])
    sent.set(piece, kind);
  return secret;
}

/** One that stands in no source and in no other test. */
function card(kind: string = 'number'): string {
  for (;;) {
    const number = `411111${Array.from({ length: 10 }, () => randomInt(10)).join('')}`;
    if (luhnHolds(number)) return send(kind, number);
  }
}

function secretText(kind: string, prefix: string): string {
  return send(kind, prefix + Array.from({ length: 32 }, () => LETTERS[randomInt(LETTERS.length)]).join(''));
}

async function call(method: string, at: string, body: unknown, status: number): Promise<AnswerBody> {
  const answer = await split.call(method, at, body);
  assert.equal(answer.status, status, `${method} ${at} ${answer.text}`);
  return (answer.text === '' ? {} : JSON.parse(answer.text)) as AnswerBody; // the test reads what it asked for
}
type AnswerBody = Readonly<{
  id: string;
  secret: string;
  private_key: string;
  items: readonly Readonly<{ id: string; assignable_to: readonly string[] }>[];
}>;

async function pay(number: string, more: object = {}, status = 201): Promise<void> {
  const payment_method = { method: 'card', number, expiration_date: '12/30', security_code: CODE };
  await call('POST', '/transactions', { ...MONEY, payment_method, ...more }, status);
}
const CODE = '739';
const MONEY = { amount: 1299, currency: 'USD', country: 'US' };

/** Keys and secrets of every kind, as a merchant sets them up. */
async function setUp(): Promise<void> {
  const fields = [
    { key: 'secret_key', value: secretText('connector secret', 'sk_test_') },
    { key: 'webhook_signing_secret', value: secretText('connector secret', 'whsec_') },
  ];
  const stripe = { payment_service_definition_id: 'stripe-card', display_name: 'Stripe', fields };
  await call(
    'POST',
    '/payment-services',
    { ...stripe, accepted_currencies: ['EUR'], accepted_countries: ['DE'] },
    201,
  );
  const hook = { url: 'https://shop.example/hooks', events: ['transaction.captured'] };
  send('signing secret', (await call('POST', '/webhook-subscriptions', hook, 201)).secret);
  const roles = (await call('GET', '/roles', undefined, 200)).items;
  const role_ids = roles.filter(({ assignable_to: to }) => to.includes('api-key-pair')).map(({ id }) => id);
  const key = { display_name: 'made by the service', algorithm: 'ECDSA', role_ids: role_ids.slice(0, 1) };
  const pem = (await call('POST', '/api-key-pairs', key, 201)).private_key;
  send('private key of an API key', pem.split('\n')[2] ?? '');
}

async function payInEveryWay(): Promise<void> {
  await pay(card(), { intent: 'capture' });
  await pay(card(), { intent: 'capture', currency: 'EUR', country: 'DE' });
  const card_ = { method: 'card', number: card(), expiration_date: '12/30', security_code: CODE };
  const { id } = await call('POST', '/payment-methods', card_, 201);
  await call('POST', '/transactions', { ...MONEY, payment_method: { method: 'id', id } }, 201);
  const session = await call('POST', '/checkout/sessions', { amount: 1299, currency: 'USD' }, 201);
  const typed = { payment_method: { ...card_, number: card() } };
  await call('PUT', `/checkout/sessions/${session.id}/fields`, typed, 204);
  const bySession = { method: 'checkout-session', id: session.id };
  await call('POST', '/transactions', { ...MONEY, payment_method: bySession }, 201);

  await pay(card(), { metadata: { note: card('number in metadata') } }, 400);
  await call('GET', `/transactions?search=${card('number in a search')}`, undefined, 400);
  await pay(`${card().slice(0, -1)}x`, {}, 400);
  const malformed = await split.call('POST', '/transactions', `{"payment_method":{"number":"${card()}",`);
  assert.equal(malformed.status, 400);
}

/** Looked for as bytes: settings that show that the memory is read, keys of the vault, and forms of Stripe's. */
async function marksOf(): Promise<ReadonlyMap<string, Buffer>> {
  const rootKeys = fileRootKeys(path.join(split.folder, 'vault', 'vault', 'root-keys'));
  const keyring = new Keyring(split.database.db, systemClock(), rootKeys);
  const account = 'default' as MerchantAccountId; // a new instance has this one
  return new Map([
    ['settings', Buffer.from('RAILYARD_ROLE=')],
    ['sealing key', (await keyring.active(account, 'seal')).key],
    ['fingerprint key', (await keyring.active(account, 'fingerprint')).key],
    ['security code in a form', Buffer.from(`[cvc]=${CODE}`)],
    ['security code in an encoded form', Buffer.from(`%5Bcvc%5D=${CODE}`)],
  ]);
}

/** What a core dump of the process would hold. */
function heldBy(pid: number, search: Search, marks: ReadonlyMap<string, Buffer>): ReadonlySet<string> {
  const held = new Set<string>();
  for (const { bytes } of writtenMemory(pid)) {
    for (const { secret } of search.in(bytes)) held.add(sent.get(secret) ?? '');
    for (const [name, mark] of marks) if (bytes.includes(mark)) held.add(name);
  }
  return held;
}

test('after payments a core dump holds no card: of neither API nor worker nor vault', async () => {
  send('security code', CODE);
  await setUp();
  for (let round = 0; round < ROUNDS; round += 1) await payInEveryWay();
  const { api, worker, vault } = split;
  assert.ok(worker !== null);
  const search = new Search(sent.keys());
  const marks = await marksOf();
  const roles = { api, worker, vault };
  for (const role of ['api', 'worker', 'vault'] as const) {
    const { pid } = roles[role];
    const held = heldBy(pid, search, marks);
    assert.ok(held.has('settings'), `the memory of ${role} is read`);
    const wrong = [...held].filter((kind) => kind !== 'settings' && !MAY_BE_LEFT[role].has(kind));
    assert.deepEqual(wrong, [], `in the memory of ${role}`);
    assert.equal(coreDumpsOf(pid), 'off', role);
  }
  assert.ok(heldBy(vault.pid, search, marks).has('sealing key'), 'a key that is there is found');
});
