import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { testDb, type TestDb } from '../harness/pure-db.ts';
import { createSigner } from '../harness/keys.ts';
import { freePorts, type ServiceProcess, openProcess, urlOf } from '../harness/process.ts';
import { CALLS_PER_MINUTE, CALLS_PER_MINUTE_ALONE } from '../../server/access/rate-limit.ts';

/**
 * The limit of calls against an embed token, counted by four processes that share nothing but the database, and its
 * clock: that stands still here, so that no minute is over before its calls are.
 */
const STOPPED_CLOCK = [
  'CREATE SCHEMA stopped',
  `CREATE FUNCTION stopped.clock_timestamp() RETURNS timestamptz LANGUAGE sql STABLE
    RETURN '2026-11-22T12:00:00Z'::timestamptz`,
];
const PROCESSES = 4;
let folder: string;
let database: TestDb;
let running: ServiceProcess;
let url: string;
let token: (options: Readonly<{ scopes: readonly string[] }>) => Promise<string>;
before(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-limits-'));
  database = await testDb();
  for (const text of STOPPED_CLOCK) await order(text);
  const { database: name } = database.connection as { database: string };
  await order(`ALTER DATABASE ${name} SET search_path = public, stopped, pg_catalog`);
  const [port = 0, simulatorPort = 0] = await freePorts(2);
  url = `http://127.0.0.1:${port}`;
  running = openProcess({
    DATABASE_URL: urlOf(database.connection),
    RAILYARD_DATA_DIR: path.join(folder, 'data'),
    RAILYARD_PROCESSES: String(PROCESSES),
    PORT: String(port),
    RAILYARD_SIMULATOR_PORT: String(simulatorPort),
  });
  await running.ready();
  token = createSigner(database.db, () => new Date());
});
after(async () => {
  await running.end('SIGKILL');
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const PATHS = ['/transactions', '/gift-cards', '/gift-cards/balances'];

/** Calls under way at once: few enough that none waits long for a connection to the database. */
const AT_ONCE = 12;

/** How many of so many calls were let in; each on a connection of its own, which spreads them. */
async function letIn(embed: string, calls: number): Promise<number> {
  const statuses: number[] = [];
  let begun = 0;
  const caller = async (): Promise<void> => {
    while (begun < calls) statuses.push(await call(embed, (begun += 1)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  assert.equal(statuses.length, calls);
  return statuses.filter((status) => status === 400).length;
}

async function call(embed: string, index: number): Promise<number> {
  const answer = await fetch(`${url}${PATHS[index % PATHS.length]}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${embed}`, 'content-type': 'application/json', connection: 'close' },
    body: '{"nonsense":true}',
  });
  await answer.arrayBuffer();
  assert.ok([400, 429].includes(answer.status), String(answer.status));
  assert.equal(answer.status === 429, answer.headers.get('retry-after') !== null);
  if (answer.status === 429) assert.match(answer.headers.get('ratelimit') ?? '', /^"calls";r=0;t=\d+$/);
  return answer.status;
}

const order = (text: string): Promise<unknown[]> => database.db.query({ name: '', text }, []);

test('four processes together let exactly 50 calls of a token in, and as many more as are a minute old', async () => {
  const embed = await token({ scopes: ['embed'] });
  assert.equal(await letIn(embed, 3 * CALLS_PER_MINUTE), CALLS_PER_MINUTE);
  assert.equal(await letIn(embed, 20), 0);
  const times = await order('SELECT DISTINCT last_call_at FROM rate_limits');
  assert.equal(times.length, 1, 'the clock stands still');
  // as if ten of them had been more than a minute ago, and ten a little less
  await order(`UPDATE rate_limits SET calls = ARRAY(
    SELECT CASE WHEN n <= 10 THEN call - interval '61 seconds' WHEN n <= 20 THEN call - interval '40 seconds'
      ELSE call END FROM unnest(calls) WITH ORDINALITY AS given (call, n))`);
  assert.equal(await letIn(embed, 40), 10);
  assert.equal(await letIn(await token({ scopes: ['embed'] }), 10), 10, 'another token has its own');
});

test('calls of servers are never counted', async () => {
  const server = await token({ scopes: ['transactions.write', 'gift-cards.write', 'gift-cards.read'] });
  assert.equal(await letIn(server, CALLS_PER_MINUTE + 25), CALLS_PER_MINUTE + 25);
});

test('while the store of calls fails, each process lets a share in, together not more than the limit', async () => {
  await order('ALTER TABLE rate_limits RENAME TO rate_limits_away');
  const embed = await token({ scopes: ['embed'] });
  const beganMs = performance.now();
  const count = await letIn(embed, 3 * CALLS_PER_MINUTE);
  // These count by their own clocks.
  const minutes = 1 + Math.floor((performance.now() - beganMs) / 60_000);
  await order('ALTER TABLE rate_limits_away RENAME TO rate_limits');
  assert.ok(count >= CALLS_PER_MINUTE_ALONE, `${count}`);
  assert.ok(PROCESSES * CALLS_PER_MINUTE_ALONE <= CALLS_PER_MINUTE);
  assert.ok(count <= minutes * PROCESSES * CALLS_PER_MINUTE_ALONE, `${count} in ${minutes} min`);
  assert.equal(await letIn(await token({ scopes: ['embed'] }), CALLS_PER_MINUTE + 5), CALLS_PER_MINUTE);
});
