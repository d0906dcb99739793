import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type Access, entryMac, FIRST_MAC, nextKey } from './chain.ts';
import { ChainState } from './chain-state.ts';
import { Journal } from './journal.ts';

let folder: string;
before(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-chain-'));
});
after(() => fs.rmSync(folder, { recursive: true, force: true }));
/** A file of its own for each run of a test. */
let count = 0;
const freshPlace = (): string => path.join(folder, String((count += 1)));

const KEY = Buffer.alloc(32, 5);
const ACCESS: Access = {
  at: '2026-11-27T12:00:00.000Z',
  merchantAccountId: 'default',
  recordId: 'record-1',
  field: 'number',
  actor: 'service',
  purpose: 'send processor.example',
};

test('the MAC of an entry is over the one before, its number and all that it says', () => {
  const { at, merchantAccountId, recordId, field, actor, purpose } = ACCESS;
  const content = JSON.stringify(['7', at, merchantAccountId, recordId, field, actor, purpose]);
  const expected = createHmac('sha256', KEY).update(Buffer.alloc(32)).update(content).digest('hex');
  const mac = entryMac(KEY, FIRST_MAC, 7n, ACCESS);
  assert.equal(mac.toString('hex'), expected);

  const others = [
    entryMac(Buffer.alloc(32, 6), FIRST_MAC, 7n, ACCESS),
    entryMac(KEY, mac, 7n, ACCESS),
    entryMac(KEY, FIRST_MAC, 8n, ACCESS),
    ...Object.keys(ACCESS).map((name) => entryMac(KEY, FIRST_MAC, 7n, { ...ACCESS, [name]: 'other' })),
    entryMac(KEY, FIRST_MAC, 7n, { ...ACCESS, recordId: null }),
  ];
  assert.equal(new Set([mac, ...others].map((one) => one.toString('hex'))).size, others.length + 1);
});

test('the key of the next entry follows from the key of this one, and not the other way round', () => {
  const expected = createHash('sha256').update('railyard access log key').update(KEY).digest('hex');
  assert.equal(nextKey(KEY).toString('hex'), expected);
  assert.deepEqual(KEY, Buffer.alloc(32, 5), 'it is wiped by whoever has it');
});

test('a chain is found again as it was saved, and the key of what is written is wiped', () => {
  const file = freshPlace();
  const first = Buffer.from(KEY);
  const made = ChainState.create(file, first);
  assert.deepEqual([made.seq, made.mac], [0n, FIRST_MAC]);
  assert.deepEqual([fs.statSync(file).size, fs.statSync(file).mode & 0o777], [72, 0o600]);
  const mac = Buffer.alloc(32, 9);
  made.advance(12_345_678_901n, Buffer.alloc(32, 6), mac);
  assert.deepEqual(first, Buffer.alloc(32), 'the key before');
  made.save();
  const { key } = made;
  made.close();
  assert.deepEqual(key, Buffer.alloc(32));

  const read = ChainState.open(file) ?? assert.fail('it is there');
  assert.deepEqual([read.seq, read.key, read.mac], [12_345_678_901n, Buffer.alloc(32, 6), mac]);
  read.advance(12_345_678_902n, Buffer.alloc(32, 7), Buffer.alloc(32, 8));
  read.save();
  read.close();
  const bytes = fs.readFileSync(file);
  assert.equal(bytes.readBigUInt64BE(0), 12_345_678_902n);
  assert.deepEqual([bytes.subarray(8, 40), bytes.subarray(40)], [Buffer.alloc(32, 7), Buffer.alloc(32, 8)]);
});

test('a chain is begun once, and one that is not there or is cut off is none', () => {
  const file = freshPlace();
  ChainState.create(file, Buffer.from(KEY)).close();
  assert.throws(() => ChainState.create(file, Buffer.from(KEY)), { code: 'EEXIST' });
  assert.equal(ChainState.open(freshPlace()), null);
  assert.throws(() => ChainState.open(path.join(file, 'below')), { code: 'ENOTDIR' });
  fs.truncateSync(file, 71);
  assert.equal(ChainState.open(file), null);
});

test('a verifier reads a chain that it may not write', () => {
  const file = freshPlace();
  ChainState.create(file, Buffer.from(KEY)).close();
  const state = ChainState.open(file, 'r') ?? assert.fail('it is there');
  assert.deepEqual(state.key, KEY);
  assert.throws(() => state.save(), { code: 'EBADF' });
  state.close();
});

const emptyFolder = (): string => {
  const place = freshPlace();
  fs.mkdirSync(place);
  return place;
};
/** As a process reads it that comes later. */
const notedIn = (place: string, last: bigint): ReturnType<Journal['notedAfter']> => {
  const journal = Journal.open(place);
  const noted = journal.notedAfter(last);
  journal.close();
  return noted;
};
const numbersIn = (place: string, last: bigint): readonly bigint[] =>
  notedIn(place, last).map(({ seq }) => seq);

test('what was noted after an entry is read in order, from both files, by the process that comes next', () => {
  const place = emptyFolder();
  const journal = Journal.open(place);
  journal.note(1n, ACCESS);
  journal.note(2n, { ...ACCESS, recordId: null });
  journal.turn();
  journal.note(10n, { ...ACCESS, field: 'pin' });
  journal.note(9n, { ...ACCESS, actor: 'é' });
  journal.close();
  for (const name of ['journal-a', 'journal-b'])
    assert.equal(fs.statSync(path.join(place, name)).mode & 0o777, 0o600);
  assert.deepEqual(notedIn(place, 0n), [
    { seq: 1n, access: ACCESS },
    { seq: 2n, access: { ...ACCESS, recordId: null } },
    { seq: 9n, access: { ...ACCESS, actor: 'é' } },
    { seq: 10n, access: { ...ACCESS, field: 'pin' } },
  ]);
  assert.deepEqual(numbersIn(place, 2n), [9n, 10n]);
  assert.deepEqual(numbersIn(place, 10n), []);
});

test('a file whose entries are committed is written over from its start', () => {
  const place = emptyFolder();
  const journal = Journal.open(place);
  for (const seq of [1n, 2n, 3n]) journal.note(seq, ACCESS);
  journal.turn();
  journal.note(4n, ACCESS);
  journal.turn();
  for (const seq of [5n, 6n]) journal.note(seq, ACCESS);
  journal.close();
  assert.deepEqual(numbersIn(place, 0n), [3n, 4n, 5n, 6n]);
});

test('a line that is not whole is passed over: its secret was not used', () => {
  const place = emptyFolder();
  const journal = Journal.open(place);
  journal.note(1n, ACCESS);
  journal.close();
  fs.appendFileSync(
    path.join(place, 'journal-a'),
    '["2","half\n["3"]\n["4","at","default",null,"f","a","p"]',
  );
  assert.deepEqual(notedIn(place, 0n), [{ seq: 1n, access: ACCESS }]);
});
