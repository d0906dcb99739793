import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../server/db/db.ts';
import { checkAnswer, operationAt, secretsIn } from './contract.ts';
import { eventually, hasCode, openTestService, testDb, type TestService } from './index.ts';

let service: TestService;
before(async () => {
  service = await openTestService();
});
after(() => service.close());

test('a code is found where it stands by itself, and not within an id, a time or a longer number', () => {
  for (const text of ['{"cvv":"987"}', '987', 'code=987&', '[987]', 'code 987.'])
    assert.ok(hasCode(text, '987'), text);
  for (const text of ['a987-4f00', '12:00:00.987Z', '12:00:00.419870Z', '1987', '9870'])
    assert.ok(!hasCode(text, '987'), text);
});

test('a service for tests listens on free ports of its own and sees its own database', async () => {
  const other = await openTestService();
  assert.notEqual(other.url, service.url);
  assert.notEqual(other.database.connection, service.database.connection);
  await other.close();
});

test('bigints, numerics, times and their arrays come back without loss', async () => {
  const { db, close } = await testDb();
  const statement = sql(
    'every type that is read back',
    'SELECT 9007199254740993::bigint AS big, 1.10::numeric AS exact, $1::timestamptz AS at, ARRAY[1, ' +
      `NULL]::bigint[] AS bigs, ARRAY[$1::timestamptz] AS times, '2026-02-03'::date AS day`,
  );
  const [row] = await db.query(statement, ['2026-11-21T10:00:00.1+01:00']);
  assert.deepEqual(row, {
    big: 9007199254740993n,
    exact: '1.10',
    at: '2026-11-21T09:00:00.100000+00:00',
    bigs: [1n, null],
    times: ['2026-11-21T09:00:00.100000+00:00'],
    day: '2026-02-03',
  });
  await close();
});

test('a token names its key by thumbprint and the key is registered', async () => {
  const token = await service.token({ algorithm: 'EdDSA', scopes: ['buyers.read'] });
  const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as {
    kid: string;
  };
  const rows = await service.db.query<{ jws_algorithm: string }>(
    { name: 'harness_key', text: 'SELECT jws_algorithm FROM api_key_pairs WHERE thumbprint = $1' },
    [header.kid],
  );
  assert.deepEqual(rows, [{ jws_algorithm: 'EdDSA' }]);
});

test('an answer that the contract does not declare fails the test that got it', () => {
  const answer = { method: 'GET', path: '/buyers', version: 'published', status: 200, text: '' } as const;
  assert.throws(
    () => checkAnswer({ ...answer, body: { items: [{}] } }),
    /breaks the contract of list_buyers 200/,
  );
  assert.throws(() => checkAnswer({ ...answer, status: 201, body: {} }), /does not declare/);
  checkAnswer({ ...answer, body: { items: [], limit: 20, next_cursor: null, previous_cursor: null } });
});

test('fixed paths win over parameters, and sensitive values of a body are found', () => {
  assert.equal(operationAt('GET', '/buyers/payment-methods')?.path, '/buyers/payment-methods');
  assert.deepEqual(
    secretsIn('POST', '/payment-methods', {
      method: 'card',
      number: '4111111111111111',
      security_code: '123',
    }),
    ['4111111111111111', '123'],
  );
});

test('eventually waits for a promise to come true and gives up at its deadline', async () => {
  let calls = 0;
  assert.equal(await eventually(() => (++calls > 2 ? 'done' : false)), 'done');
  await assert.rejects(
    eventually(() => false, { deadlineMs: 30 }),
    /still false/,
  );
});
