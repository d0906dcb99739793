import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PassingTrouble } from '../db/faults.ts';
import { type MerchantAccountId, toId, type VaultRecordId } from '../domain/ids.ts';
import { Problem } from '../domain/problem.ts';
import { sourceOf } from '../domain/secret.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { HeldValues, KeptValues, neverSealed } from './held.ts';

const MINUTE = 60_000;
const OURS = toId<'merchant-account'>('ours');
const THEIRS = toId<'merchant-account'>('theirs');
const RECORD = toId<'vault-record'>('record-1');

/** A clock in the hands of a test, and the memory that goes by it. */
function startAt(nowMs = 1e12) {
  const time = { nowMs };
  const clock: Clock = { ...systemClock(), now: () => new Date(time.nowMs) };
  return { time, held: new HeldValues(clock), kept: new KeptValues(clock) };
}

test('a value is held under a handle of its own, which tells nothing of it, until it is released', () => {
  const { held } = startAt();
  const [one, other] = ['4111111111111111', '4111111111111111'].map((number) =>
    held.hold('card.number', Buffer.from(number), OURS),
  );
  assert.ok(one !== undefined && other !== undefined);
  assert.notEqual(one.handle, other.handle);
  assert.deepEqual(sourceOf(one.secret), { kind: 'held', handle: one.handle });
  assert.equal(String(one.secret), '«card.number»');
  assert.equal(held.labelOf(one.handle), 'card.number');
  const bytes = held.peek(one.handle);
  assert.equal(bytes.toString(), '4111111111111111');
  assert.equal(held.size, 2);

  held.release(one.handle);
  assert.deepEqual(bytes, Buffer.alloc(16), 'it is wiped');
  assert.equal(held.size, 1);
  held.release(one.handle);
  assert.throws(() => held.peek(one.handle), /^Error: BUG: a held value was used after its release$/);
  assert.equal(held.peek(other.handle).toString(), '4111111111111111');
  held.clear();
  assert.equal(held.size, 0);
});

test('the facts of a value go with its label: a prefix of a card’s number, a bank’s form of an account', () => {
  const { held } = startAt();
  const factsOf = (label: string, text: string) => held.hold(label, Buffer.from(text), null).facts;
  assert.equal(factsOf('card_number', '411111*').cardPrefix, '411111');
  assert.equal(factsOf('card.number', '411111').cardPrefix, undefined);
  const account = held.hold('account_number', Buffer.from('de89 3704 0044 0532 0130 00'), null);
  assert.equal(held.peek(account.handle).toString(), 'DE89370400440532013000');
  assert.equal(account.facts.iban, true);
  const other = held.hold('number', Buffer.from('12 34'), null);
  assert.equal(held.peek(other.handle).toString(), '12 34');
});

test('what nobody released is wiped after a quarter of an hour, and whoever asks for it is told to send again', () => {
  const { held, time } = startAt();
  const old = held.hold('card.number', Buffer.from('old'), null);
  const bytes = held.peek(old.handle);
  time.nowMs += 5 * MINUTE;
  const young = held.hold('card.number', Buffer.from('young'), null);
  time.nowMs += 10 * MINUTE - 1;
  held.hold('card.number', Buffer.from('new'), null);
  assert.equal(held.peek(old.handle).toString(), 'old');
  time.nowMs += 1;
  held.hold('card.number', Buffer.from('newer'), null);
  assert.deepEqual(bytes, Buffer.alloc(3));
  assert.equal(held.size, 3);
  assert.equal(held.peek(young.handle).toString(), 'young');

  const isPassing = (error: unknown): boolean =>
    error instanceof PassingTrouble &&
    error.message === 'a value was held for a quarter of an hour, and is wiped: send the request again';
  assert.throws(() => held.peek(old.handle), isPassing);
  time.nowMs += 15 * MINUTE - 1;
  assert.throws(() => held.peek(old.handle), isPassing);
  time.nowMs += 1;
  assert.throws(() => held.peek(old.handle), /used after its release/);
});

test('vault memory has an end: a hundred thousand values, and what comes then is wiped', () => {
  const { held, time } = startAt();
  for (let count = 0; count < 100_000; count += 1) held.hold('pin', Buffer.of(1), null);
  const given = Buffer.of(1, 2, 3);
  assert.throws(
    () => held.hold('pin', given, null),
    (error) =>
      error instanceof Problem &&
      error.code === 'service_unavailable' &&
      error.privateText === 'vault memory is full: 100000 values held',
  );
  assert.deepEqual(given, Buffer.alloc(3));
  time.nowMs += 15 * MINUTE;
  held.hold('pin', given, null);
  assert.equal(held.size, 1);
});

test('a security code is held and never sealed, and a value only for its own merchant account', () => {
  const { held } = startAt();
  const hold = (label: string, account: MerchantAccountId | null): string =>
    held.hold(label, Buffer.from('737'), account).handle;
  assert.equal(held.sealable(hold('card.number', OURS), OURS).toString(), '737');
  assert.equal(held.sealable(hold('card.number', null), OURS).toString(), '737');
  assert.throws(
    () => held.sealable(hold('card.number', THEIRS), OURS),
    /^Error: BUG: a held value was sealed for another merchant account$/,
  );
  assert.throws(
    () => held.sealable(hold('card.security_code', OURS), OURS),
    /^Error: BUG: «card\.security_code» may be held but never sealed$/,
  );
});

test('whatever a security code or a cryptogram is called, it is never sealed', () => {
  for (const name of ['security_code', 'cvv', 'cvv2', 'cvc', 'cvc2', 'cid', 'cryptogram'])
    for (const label of [name, `card.${name}`, `card_${name}`]) assert.equal(neverSealed(label), true, label);
  for (const label of ['number', 'cvv3', 'acid', 'security_codes', 'cid.hint', 'expiration', 'cvvv'])
    assert.equal(neverSealed(label), false, label);
});

test('what is kept beside a record is a copy, for as long as was asked and an hour at most', () => {
  const { kept, time } = startAt();
  const value = Buffer.from('737');
  kept.keep(OURS, RECORD, 'security_code', value, 10 * MINUTE);
  kept.keep(OURS, RECORD, 'pin', value, 120 * MINUTE);
  value.fill(0);
  const copy = (field: string): string | undefined => kept.copy(OURS, RECORD, field)?.toString();
  assert.deepEqual([copy('security_code'), copy('pin'), copy('other')], ['737', '737', undefined]);
  kept.copy(OURS, RECORD, 'pin')?.fill(0);
  time.nowMs += 10 * MINUTE - 1;
  assert.equal(kept.has(OURS, RECORD, 'security_code'), true);
  time.nowMs += 1;
  assert.deepEqual([copy('security_code'), kept.has(OURS, RECORD, 'security_code')], [undefined, false]);
  time.nowMs += 50 * MINUTE - 1;
  assert.equal(copy('pin'), '737');
  time.nowMs += 1;
  assert.equal(copy('pin'), undefined);
});

test('what is kept is forgotten by its field, by its record or all at once, and nobody else’s goes with it', () => {
  const { kept } = startAt();
  const second = toId<'vault-record'>('record-2');
  const keep = (account: MerchantAccountId, record: VaultRecordId, field: string): void =>
    kept.keep(account, record, field, Buffer.from(field), MINUTE);
  const all = (): readonly boolean[] => [
    kept.has(OURS, RECORD, 'a'),
    kept.has(OURS, RECORD, 'b'),
    kept.has(OURS, second, 'a'),
    kept.has(THEIRS, RECORD, 'a'),
  ];
  for (const [account, record, field] of [
    [OURS, RECORD, 'a'],
    [OURS, RECORD, 'b'],
    [OURS, second, 'a'],
    [THEIRS, RECORD, 'a'],
  ] as const)
    keep(account, record, field);
  assert.deepEqual(all(), [true, true, true, true]);
  kept.forget(OURS, RECORD, 'b');
  assert.deepEqual(all(), [true, false, true, true]);
  keep(OURS, RECORD, 'b');
  kept.forgetAll(OURS, RECORD);
  assert.deepEqual(all(), [false, false, true, true]);
  kept.keep(OURS, second, 'a', Buffer.from('newer'), MINUTE);
  assert.equal(kept.copy(OURS, second, 'a')?.toString(), 'newer');
  kept.clear();
  assert.deepEqual(all(), [false, false, false, false]);
});

test('what is kept beside records has an end, too, and what is over makes room within a second', () => {
  const { kept, time } = startAt();
  const keep = (field: string): void => kept.keep(OURS, RECORD, field, Buffer.of(1), MINUTE);
  for (let count = 0; count < 100_000; count += 1) keep(String(count));
  const isFull = (error: unknown): boolean =>
    error instanceof Problem &&
    error.code === 'service_unavailable' &&
    error.privateText === 'vault memory is full: 100000 values kept';
  assert.throws(() => keep('one more'), isFull);
  keep('5');
  time.nowMs += MINUTE;
  keep('one more');
  assert.equal(kept.has(OURS, RECORD, 'one more'), true);
});
