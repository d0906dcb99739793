import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { toId } from '../domain/ids.ts';
import { Problem } from '../domain/problem.ts';
import { Secret } from '../domain/secret.ts';
import { factsOf } from '../vault/facts-of-value.ts';
import type { HeldValue } from '../vault/vault.ts';
import { IdempotentCall, idempotentCall, type KeyedRequest, readIdempotencyKey } from './idempotency.ts';

const REFERENCE_KEY = Buffer.alloc(32, 7);
const NOW = new Date('2026-11-27T12:00:00Z');

test('a key is taken as it is, and a request without the header has none', () => {
  for (const key of ['k', 'order-4711', '"quoted"', '!~', '5105105105105107', 'k'.repeat(255)])
    assert.equal(readIdempotencyKey([key]), key);
  assert.equal(readIdempotencyKey([]), null);
});

test('a key that cannot be kept is refused, with the header named and what would be right', () => {
  const characters = 'must be 1 to 255 visible ASCII characters';
  const plain = 'value_error.idempotency_key';
  for (const [values, message, type] of [
    ...['', 'k'.repeat(256), 'a b', ' a', 'a\t', 'a\x7f', 'clé'].map(
      (key) => [[key], characters, plain] as const,
    ),
    [['a', 'a'], 'must stand once', plain],
    [['card:4111-1111-1111-1111'], 'must not hold a card number', 'value_error.card_number'],
  ] as const)
    assert.throws(
      () => readIdempotencyKey(values),
      (error) => {
        assert.ok(error instanceof Problem);
        assert.equal(error.code, 'bad_request');
        const detail = { location: 'header', pointer: 'idempotency-key', message, type };
        assert.deepEqual(error.details, [detail], JSON.stringify(values));
        return true;
      },
    );
});

const ROW = {
  merchantAccountId: toId<'merchant-account'>('default'),
  key: 'order-1',
  operation: 'create_transaction',
  requestHash: 'hash',
  ownerId: 'owner',
};
const referenceOf = (change: Partial<typeof ROW> = {}, ordinal = 1, key = REFERENCE_KEY): string =>
  new IdempotentCall({ ...ROW, ...change }, key).reference(ordinal, NOW);

test('a call that is repeated, by whichever process, has the reference that it had at the processor', () => {
  assert.equal(referenceOf(), referenceOf({ ownerId: 'another process' }));
  assert.match(referenceOf(), /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const others = [
    referenceOf({ merchantAccountId: toId('other') }),
    referenceOf({ key: 'order-2' }),
    referenceOf({ operation: 'capture_transaction' }),
    referenceOf({ requestHash: 'another' }),
    referenceOf({}, 2),
    referenceOf({}, 1, Buffer.alloc(32, 8)),
  ];
  assert.equal(new Set([referenceOf(), ...others]).size, 7, 'whatever else differs is another operation');
});

test('a reference is the keyed digest of account, operation, key, request and number', () => {
  const parts = ['default', 'create_transaction', 'order-1', 'hash', 1];
  const digest = createHmac('sha256', REFERENCE_KEY).update(JSON.stringify(parts)).digest('hex');
  const digits = referenceOf().replaceAll('-', '');
  assert.equal(digits.slice(0, 12), digest.slice(0, 12));
  assert.equal(digits.slice(17), digest.slice(17, 32));
});

test('what is done under a key whose retention is over is new each time', () => {
  const call = new IdempotentCall(ROW, REFERENCE_KEY);
  call.begunAnew();
  assert.equal(new Set([call.reference(1, NOW), call.reference(1, NOW), referenceOf()]).size, 3);
});

test('a call knows whether it has begun something, and whether its answer is stored, and by whom', () => {
  const call = new IdempotentCall(ROW, REFERENCE_KEY);
  const known = (): readonly boolean[] => [call.isIntended, call.isAnswerStored, call.isReadBack];
  assert.deepEqual([call.key, call.operation], ['order-1', 'create_transaction']);
  assert.deepEqual([call.requestHash, call.ownerId], ['hash', 'owner']);
  assert.deepEqual(known(), [false, false, false]);
  call.intended();
  assert.deepEqual(known(), [true, false, false]);
  call.answerStored();
  assert.deepEqual(known(), [true, true, false]);

  const earlier = new IdempotentCall(ROW, REFERENCE_KEY);
  earlier.answerStoredEarlier();
  assert.deepEqual([earlier.isIntended, earlier.isAnswerStored, earlier.isReadBack], [false, true, true]);
});

const heldValue = (text: string): HeldValue => ({
  handle: text,
  secret: new Secret('card.number', { kind: 'held', handle: text }),
  facts: factsOf(Buffer.from(text)),
});
/** As the vault gives them: the same for the same value of the same merchant account. */
const fingerprints = {
  fingerprint: async (account: string, { handle }: HeldValue): Promise<string> =>
    createHmac('sha256', account).update(handle).digest('hex'),
};
const REQUEST: KeyedRequest = {
  merchantAccountId: toId('default'),
  key: 'order-1',
  operation: 'create_transaction',
  isFrontEnd: false,
  mandate: null,
  version: '2026-11-01',
  path: '/transactions',
  query: { expand: 'buyer' },
  body: { amount: 100, currency: 'USD' },
  held: new Map([
    ['/payment_method/number', heldValue('4111111111111111')],
    ['/payment_method/security_code', heldValue('123')],
  ]),
  now: NOW,
};
const hashOf = async (change: Partial<KeyedRequest> = {}): Promise<string> =>
  (await idempotentCall(fingerprints, REFERENCE_KEY, { ...REQUEST, ...change })).requestHash;
const withHeld = (pointer: string, text: string): Partial<KeyedRequest> => ({
  held: new Map([...REQUEST.held, [pointer, heldValue(text)]]),
});

test('two requests are the same when version, path, query, body and every held value are', async () => {
  assert.equal(await hashOf(), await hashOf({ body: { currency: 'USD', amount: 100 } }));
  assert.match(await hashOf(), /^[A-Za-z0-9_-]{43}$/);
  const others = await Promise.all([
    hashOf({ version: 'published' }),
    hashOf({ path: '/transactions/1' }),
    hashOf({ query: {} }),
    hashOf({ body: { amount: 101, currency: 'USD' } }),
    hashOf({ held: new Map() }),
    hashOf(withHeld('/payment_method/number', '5105105105105100')),
    hashOf(withHeld('/other/number', '4111111111111111')),
    hashOf(withHeld('/payment_method/pin', '1234567890')),
  ]);
  assert.equal(new Set([await hashOf(), ...others]).size, others.length + 1);
});

test('a security code counts by its length: a digest of three digits would give them away', async () => {
  const code = '/payment_method/security_code';
  assert.equal(await hashOf(withHeld(code, '999')), await hashOf());
  assert.notEqual(await hashOf(withHeld(code, '9999')), await hashOf());
  assert.equal(await hashOf(withHeld(code, '123456789')), await hashOf(withHeld(code, '987654321')));
  assert.notEqual(await hashOf(withHeld(code, '1234567890')), await hashOf(withHeld(code, '0987654321')));
});

test('a front end has keys of its own, so that no shopper can take one that a server will use', async () => {
  const call = await idempotentCall(fingerprints, REFERENCE_KEY, REQUEST);
  const ofFrontEnd = await idempotentCall(fingerprints, REFERENCE_KEY, { ...REQUEST, isFrontEnd: true });
  assert.deepEqual([call.key, call.operation], ['order-1', 'create_transaction']);
  assert.deepEqual([ofFrontEnd.key, ofFrontEnd.operation], ['order-1', 'embed create_transaction']);
  assert.notEqual(call.ownerId, (await idempotentCall(fingerprints, REFERENCE_KEY, REQUEST)).ownerId);
  assert.equal(call.reference(1, NOW), referenceOf({ requestHash: call.requestHash }));
});

test('agents have keys of their own, each mandate, kept as long as it holds', async () => {
  const validUntil = '2027-01-01T00:00:00Z';
  const of = (id: string): Promise<IdempotentCall> =>
    idempotentCall(fingerprints, REFERENCE_KEY, { ...REQUEST, mandate: { id: toId(id), validUntil } });
  const [one, other, server] = await Promise.all([
    of('one'),
    of('other'),
    idempotentCall(fingerprints, REFERENCE_KEY, REQUEST),
  ]);
  assert.deepEqual([one.operation, one.neededUntil], ['agent one create_transaction', validUntil]);
  assert.equal(other.operation, 'agent other create_transaction');
  assert.equal(server.neededUntil, null);
});
