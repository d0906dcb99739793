import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestDb, testDb } from '../../test/harness/pure-db.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Queryable } from '../db/db.ts';
import { setMerchantAccountClock } from '../db/queries/merchant-accounts.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { followClocks } from './clocks.ts';

const ACCOUNT = 'default' as MerchantAccountId; // made below
const HOUR_MS = 3_600_000;
const SANDBOX = { environment: 'sandbox' } as const;

let database: TestDb;
before(async () => {
  database = await testDb();
  await database.db.query(
    {
      name: '',
      text: `INSERT INTO merchant_accounts (merchant_account_id, display_name, created_at, updated_at)
        VALUES ('default', 'Default', now(), now())`,
    },
    [],
  );
});
after(() => database.close());

test('a clock that another node moved is followed', async () => {
  const clock = systemClock();
  await setMerchantAccountClock(database.db, ACCOUNT, HOUR_MS);
  (await followClocks({ db: database.db, clock, config: SANDBOX })).close();
  assert.equal(hoursAhead(clock), 1);
});

test('a look at the moved clocks that began before a clock was moved does not set it back', async () => {
  const clock = systemClock();
  const late: Queryable = {
    query: (async (...asked: Parameters<Queryable['query']>) => {
      const rows = await database.db.query<unknown>(...asked);
      await setMerchantAccountClock(database.db, ACCOUNT, 2 * HOUR_MS);
      clock.setOffset(ACCOUNT, 2 * HOUR_MS);
      return rows;
    }) as Queryable['query'], // the generic of `query` does not survive a wrapper
  };
  (await followClocks({ db: late, clock, config: SANDBOX })).close();
  assert.equal(hoursAhead(clock), 2);
});

test('of two nodes that move a clock at once, the one that moves it less does not take the other back', async () => {
  await setMerchantAccountClock(database.db, ACCOUNT, 3 * HOUR_MS);
  assert.equal(await setMerchantAccountClock(database.db, ACCOUNT, HOUR_MS), true);
  const clock = systemClock();
  (await followClocks({ db: database.db, clock, config: SANDBOX })).close();
  assert.equal(hoursAhead(clock), 3);
});

function hoursAhead(clock: Clock): number {
  return Math.round((clock.nowFor(ACCOUNT).getTime() - clock.now().getTime()) / HOUR_MS);
}
