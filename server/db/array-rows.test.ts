import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testDb, type TestDb } from '../../test/harness/index.ts';
import { arrayRows, columnArrays, columnsOf, namedIn, setNamed } from './queries/array-rows.ts';
import { isUndone } from './db.ts';

let database: TestDb;
before(async () => {
  database = await testDb();
});
after(() => database.close());

const TYPES = {
  transaction_id: 'uuid',
  words: 'text',
  document: 'jsonb',
  amount: 'bigint',
  tries: 'integer',
  settled: 'boolean',
  at: 'timestamp with time zone',
  rate: 'numeric',
};
const ID = '01a21db9-af61-76e9-9c53-25c7c9410545';

function readBack(rows: readonly object[]): Promise<object[]> {
  const text = `SELECT r.* FROM ${arrayRows('r', TYPES, 1)}`;
  return database.db.query({ name: '', text }, columnArrays([{ rows, columns: columnsOf(TYPES) }]));
}

test('what rows hold comes back as it was, of each type, with what is empty beside it', async () => {
  const full = {
    transaction_id: ID,
    words: 'naïve "quoted", {braced} \\ 漢字 🚂',
    document: { 'it’s': [1, { deep: null }], text: '"' },
    amount: 9_223_372_036_854_775_807n,
    tries: -2_147_483_648,
    settled: false,
    at: '2026-11-21T09:00:00.123456+00:00',
    rate: '-0.0125',
  };
  const lowest = { ...full, amount: -9_223_372_036_854_775_808n, at: '1969-12-31T23:59:59.000001+00:00' };
  const empty = Object.fromEntries(Object.keys(TYPES).map((column) => [column, null]));
  const rows = [full, { transaction_id: ID }, lowest];
  assert.deepEqual(await readBack(rows), [full, { ...empty, transaction_id: ID }, lowest]);
  assert.deepEqual(await readBack([]), []);
  const long = { ...full, words: 'x'.repeat(100_000), document: { amount: 5n } };
  assert.deepEqual(await readBack([long]), [{ ...long, document: { amount: '5' } }]);
});

test('a whole number that comes as text loses nothing', async () => {
  const [row] = await readBack([{ transaction_id: ID, amount: '9007199254740993' }]);
  assert.equal(row !== undefined && 'amount' in row && row.amount, 9_007_199_254_740_993n);
});

test('times come as dates and with an offset, too', async () => {
  const times = [new Date('2026-11-21T09:00:00.5Z'), '2026-11-21T10:00:00.5+01:00', '2026-11-21T09:00:00.5Z'];
  const back = await readBack(times.map((at) => ({ transaction_id: ID, at })));
  assert.deepEqual(
    back.map((row) => 'at' in row && row.at),
    times.map(() => '2026-11-21T09:00:00.500000+00:00'),
  );
});

test('lists of text are read as they were, whatever is in them', async () => {
  for (const list of [
    [],
    ['USD', 'EUR'],
    ['a b', 'ü', '-1'],
    ['NULL', null, 'null'],
    ['', ',', '"', '\\', '{}', "'"],
    ['}'],
  ])
    assert.deepEqual(
      await database.db.query({ name: '', text: 'SELECT $1::text[] AS list' }, [list]),
      [{ list }],
      String(list),
    );
});

for (const [column, value] of [
  ['transaction_id', 'none'],
  ['transaction_id', '01a21db9-af61-76e9-9c53-25c7c941054'],
  ['transaction_id', '01a21db9-af61-76e9-9c53-25c7c941054é'],
  ['transaction_id', '01a21db9-af61-76e9-9c53-25c7c94105455'],
  ['transaction_id', '01a21db9-af61-76e9-9c53-25c7c941054g'],
  ['amount', 9_223_372_036_854_775_808n],
  ['amount', 1.5],
  ['tries', 2_147_483_648],
  ['tries', 0.5],
  ['at', 'tomorrow'],
  ['at', '2026-13-01T00:00:00Z'],
] as const) {
  test(`${column} takes no ${value}, and nothing is sent`, () => {
    const given = [{ rows: [{ transaction_id: ID, [column]: value }], columns: columnsOf(TYPES) }];
    assert.throws(
      () => columnArrays(given),
      (error) =>
        isUndone(error) && error instanceof Error && error.message.startsWith(`a value of ${column} `),
    );
  });
}

test('a patch names the columns that it has, also where they become empty, and no others', () => {
  const changeable = Array.from({ length: 63 }, (_, index) => `c${index}`);
  assert.equal(
    namedIn({ c0: null, c31: 1, c33: undefined, c62: 0, other: 1 }, changeable),
    (1n << 62n) | (1n << 31n) | 1n,
  );
  assert.match(
    setNamed(changeable, 't'),
    /c62 = CASE WHEN c\.named & 4611686018427387904 <> 0 THEN c\.c62 ELSE t\.c62 END$/,
  );
});
