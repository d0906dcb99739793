import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { cluster } from '../../test/harness/cluster.ts';
import { execute } from '../../test/harness/execute.ts';
import { eventually } from '../../test/harness/index.ts';
import { openShop, type Shop } from '../../test/harness/shop.ts';

let shop: Shop;
const lines: { msg: string; level: number; stack?: string }[] = [];
before(async () => {
  const logTo = (line: string): void => void lines.push(JSON.parse(line) as (typeof lines)[number]);
  shop = await openShop({ logTo, worker: false, config: { operatorPort: 0 } });
});
after(() => shop.close());

type Health = Readonly<{ status: number; pointer: string | undefined }>;
async function health(): Promise<Health> {
  const { status, body } = await shop.service.request('GET', '/health');
  const { details = [] } = body as { details?: { pointer: string }[] };
  return { status, pointer: details[0]?.pointer };
}

function linesWith(msg: string): readonly (typeof lines)[number][] {
  return lines.filter((line) => line.msg === msg);
}

async function databaseFaults(): Promise<string> {
  const page = await (await fetch(`${shop.service.operatorUrl}/metrics`)).text();
  return page
    .split('\n')
    .filter((line) => line.startsWith('railyard_database_faults_total'))
    .join('\n');
}

const run = (text: string): Promise<unknown> => shop.service.db.query({ name: '', text }, []);

/** As PostgreSQL refuses what would need another page: reading goes on as ever. */
const FILL_DISK = `
  CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
  CREATE TRIGGER refuse BEFORE INSERT ON operations FOR EACH ROW EXECUTE FUNCTION refuse();
  CREATE TRIGGER refuse BEFORE INSERT ON idempotency_keys FOR EACH ROW EXECUTE FUNCTION refuse();`;
const FREE_DISK = `
  DROP TRIGGER refuse ON operations; DROP TRIGGER refuse ON idempotency_keys; DROP FUNCTION refuse();`;

test('/health is 503 from the first payment that a full disk refused until a write is taken again', async () => {
  assert.equal((await shop.pay()).status, 201);
  assert.deepEqual(await health(), { status: 200, pointer: undefined });
  await run(FILL_DISK);
  const refused = await shop.pay();
  assert.deepEqual([refused.status, refused.body.code], [503, 'service_unavailable']);
  assert.deepEqual(await eventually(async () => unwell(await health())), { status: 503, pointer: '/writes' });
  assert.equal(linesWith('the database takes no writes').length, 1);
  assert.equal((await shop.pay()).status, 503);
  assert.equal(linesWith('the database takes no writes').length, 1, 'once, however many are refused');
  assert.deepEqual(
    linesWith('request failed').filter(({ level, stack }) => level > 40 || stack !== undefined),
    [],
    'no bug of ours',
  );
  assert.match(await databaseFaults(), /kind="full"[^}]*\} [2-9]/);
  await run(FREE_DISK);
  await eventually(async () => (await health()).status === 200);
  assert.equal(linesWith('the database takes writes again').length, 1);
  assert.equal((await shop.pay()).status, 201);
  const left = await shop.service.db.query<{ count: bigint }>(
    { name: '', text: "SELECT count(*) FROM idempotency_keys WHERE operation = 'health'" },
    [],
  );
  assert.equal(left[0]?.count, 0n, 'what the look wrote is gone');
});

const unwell = (health: Health): Health | false => health.status === 503 && health;

test('/health is 503 while the database is read-only, before any payment was refused', async () => {
  const { host, user } = await cluster();
  const admin = (text: string): Promise<unknown> => execute({ host, user, database: 'postgres' }, text);
  const [of] = await shop.service.db.query<{ name: string }>(
    { name: '', text: 'SELECT current_database() AS name' },
    [],
  );
  const end = (): Promise<unknown> =>
    admin(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${of?.name}'`);
  await admin(`ALTER DATABASE ${of?.name} SET default_transaction_read_only = on`);
  try {
    await end();
    assert.deepEqual(await eventually(async () => readOnly(await health())), {
      status: 503,
      pointer: '/writes',
    });
    assert.equal((await shop.pay()).status, 503);
  } finally {
    await admin(`ALTER DATABASE ${of?.name} RESET default_transaction_read_only`);
    await end();
  }
  await eventually(async () => (await health()).status === 200);
  assert.equal((await shop.pay()).status, 201);
});

const readOnly = (health: Health): Health | false => health.pointer === '/writes' && health;
