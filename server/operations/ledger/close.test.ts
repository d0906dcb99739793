import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import pg from 'pg';
import { eventually } from '../../../test/harness/index.ts';
import { type Shop, openShop } from '../../../test/harness/shop.ts';
import { clientConfig } from '../../db/db.ts';
import { closeLedger, ledgerBalances } from '../../db/queries/ledger.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { closeLedgers } from './close.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());
beforeEach(() => ask('TRUNCATE ledger_entries, ledger_totals, ledger_closings, transactions CASCADE'));

const ours = 'default' as MerchantAccountId; // the harness made it

test('balances say the same before, while and after entries are added to the totals', async () => {
  await shop.pay({ intent: 'capture', amount: 1000 });
  await shop.pay({ intent: 'authorize', amount: 300, currency: 'EUR' });
  const before = await ledgerBalances(shop.service.db, ours);
  const { body } = await shop.get('/balances');
  assert.deepEqual(
    body.items.map(({ currency, captured_amount }: Record<string, unknown>) => [currency, captured_amount]),
    [
      ['EUR', 0],
      ['USD', 1000],
    ],
  );
  await eventually(async () => {
    assert.deepEqual(await ledgerBalances(shop.service.db, ours), before);
    await closeLedgers(shop.service.parts);
    return (await rest()) === 0n;
  });
  assert.deepEqual(await ledgerBalances(shop.service.db, ours), before);
  assert.deepEqual(await totals(), before);
  assert.equal(await rest(), 0n, 'no entry is read any more');
});

test('what was posted and is not committed yet is not lost when later entries are added to the totals', async () => {
  await close();
  const client = new pg.Client(clientConfig(shop.service.database.connection));
  await client.connect();
  try {
    await client.query('BEGIN');
    // As every insert of ours: the SQL transaction wrote before the entry drew its number.
    await client.query(
      `UPDATE merchant_accounts SET display_name = display_name WHERE merchant_account_id = 'none'`,
    );
    await client.query('SELECT pg_current_xact_id()');
    await client.query(POST, [11]);
    await shop.service.db.query({ name: '', text: POST }, [5]);
    const seen = (await ledgerBalances(shop.service.db, ours)).find(({ account }) => account === 'fees');
    assert.equal(seen?.balance, 5n);
    for (let run = 0; run < 5; run += 1) await closeLedgers(shop.service.parts);
    assert.equal(await rest(), 1n, 'the later entry waits for the earlier one');
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
  const both = (await ledgerBalances(shop.service.db, ours)).find(({ account }) => account === 'fees');
  assert.equal(both?.balance, 16n);
  await close();
  assert.equal(await rest(), 0n);
  assert.equal((await totals()).find(({ account }) => account === 'fees')?.balance, 16n);
});

test('several processes at once add every entry once', async () => {
  for (let amount = 1; amount <= 20; amount += 1) {
    await shop.service.db.query({ name: '', text: POST }, [amount]);
    await Promise.all([1, 2, 3, 4].map(() => closeLedgers(shop.service.parts)));
  }
  const before = await ledgerBalances(shop.service.db, ours);
  await close();
  assert.deepEqual(await totals(), before);
  assert.equal(before.find(({ account }) => account === 'fees')?.balance, 210n);
});

test('where tables are spread over servers, balances are read from all entries', async () => {
  await ask(POST, [1]);
  const spread = { ...shop.service.db, isDistributed: true };
  for (let run = 0; run < 3; run += 1) assert.equal(await closeLedgers({ db: spread }), 0);
  assert.equal(await rest(), 1n);
  await close();
});

test('the next run follows at once only while there are whole slices', async () => {
  await close();
  for (const amount of [1, 2, 3, 4, 5]) await ask(POST, [amount]);
  assert.equal(await closeLedger(shop.service.db, 2), 1, 'the first slice is noted, and there is a second');
  assert.equal(await rest(), 5n);
  await eventually(async () => {
    const more = await closeLedger(shop.service.db, 2);
    const left = await rest();
    assert.equal(more, left === 5n ? 1 : 0, 'what is left behind the second is no slice');
    return left === 0n;
  });
});

test('whole slices behind one that waits for an SQL transaction are not forgotten till the next look', async () => {
  await close();
  await ask(POST, [1]);
  const client = new pg.Client(clientConfig(shop.service.database.connection));
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_current_xact_id()');
    await eventually(async () => {
      assert.equal(await closeLedger(shop.service.db, 2), 0, 'nothing is behind it');
      return isNoted();
    });
    for (const amount of [2, 3]) await ask(POST, [amount]);
    assert.equal(await closeLedger(shop.service.db, 2), 1);
    assert.equal(await rest(), 3n, 'it waits');
  } finally {
    await client.end();
  }
  await close();
});

test('a database that was restored elsewhere, where transactions are counted anew, goes on', async () => {
  await ask(`UPDATE ledger_closings SET next_horizon = '9000000000000000000'`);
  await ask(POST, [1]);
  await close();
  assert.equal(await rest(), 0n);
});

const POST = `
  INSERT INTO ledger_entries (merchant_account_id, transaction_id, movement, debit, credit, currency, amount,
    created_at)
  VALUES ('default', gen_random_uuid(), 'charge_fee', 'fees', 'deducted', 'USD', $1, now())`;

/** Until no entry is left; SQL transactions that are under way elsewhere on the server are waited for. */
async function close(): Promise<void> {
  await eventually(async () => {
    await closeLedgers(shop.service.parts);
    return (await rest()) === 0n;
  });
}

async function isNoted(): Promise<boolean> {
  return (await ask(`SELECT FROM ledger_closings WHERE next_until > closed_until`)).length > 0;
}

function totals(): Promise<{ account: string; balance: bigint }[]> {
  return ask(
    `SELECT merchant_account_id, currency, account, balance FROM ledger_totals ORDER BY currency, account`,
  );
}

async function rest(): Promise<bigint | undefined> {
  const [row] = await ask<{ count: bigint }>(
    `SELECT count(*) FROM ledger_entries e LEFT JOIN ledger_closings c USING (merchant_account_id)
     WHERE e.ledger_entry_id > coalesce(c.closed_until, 0)`,
  );
  return row?.count;
}

function ask<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return shop.service.db.query<Row>({ name: '', text }, values);
}
