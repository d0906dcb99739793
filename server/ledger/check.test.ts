import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Shop, openShop } from '../../test/payments/setup.ts';
import { JOBS } from '../jobs/jobs.ts';
import { createLog } from '../machine/log.ts';
import { checkLedger } from './check.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

const job = JOBS.find(({ name }) => name === 'check-ledger') ?? assert.fail('there is such a job');

test('a ledger that says what the books say is passed without a word', async () => {
  await shop.pay({ intent: 'capture' });
  const [lines, log] = listen();
  await job.run({ ...shop.service.parts, log });
  assert.deepEqual(lines, []);
});

test('a ledger that was tampered with is told in the log, with counts, and in the audit log of the merchant account', async () => {
  const tamper = {
    name: '',
    text: `UPDATE ledger_entries SET amount = amount + 1 WHERE ledger_entry_id = (SELECT ledger_entry_id FROM ledger_entries WHERE movement = 'capture' LIMIT 1)`,
  };
  await shop.service.db.query(tamper, []);
  const [lines, log] = listen();
  await job.run({ ...shop.service.parts, log });
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  assert.ok(
    told.every(({ level }) => level === 50),
    'as errors',
  );
  assert.deepEqual(
    told
      .map(({ account, ledger, transactions }) => [account, Number(ledger) - Number(transactions)])
      .slice(0, 2),
    [
      ['captured', -1],
      ['processor_receivable', 1],
    ],
  );
  assert.deepEqual([told.at(-1)?.['differences'], told.at(-1)?.['merchantAccounts']], [2, 1]);
  const { body } = await shop.get('/audit-logs?resource_type=ledger-difference');
  assert.deepEqual(
    body.items.map((item: { resource: { id: string; name: string } }) => item.resource),
    [{ type: 'ledger-difference', id: 'default', name: 'USD captured: -1; USD processor_receivable: 1' }],
  );
});

test('a posting that no book knows of is found, whatever its account', async () => {
  const text = `INSERT INTO ledger_entries (merchant_account_id, ledger_entry_id, transaction_id, movement, debit, credit, currency, amount, created_at)
    SELECT merchant_account_id, gen_random_uuid(), transaction_id, 'charge_fee', 'fees', 'deducted', 'EUR', 7, created_at FROM ledger_entries LIMIT 1`;
  await shop.service.db.query({ name: '', text }, []);
  const found = (await checkLedger(shop.service.parts)).filter(({ currency }) => currency === 'EUR');
  assert.deepEqual(
    found.map(({ account, ledger, transactions }) => [account, ledger - transactions]),
    [
      ['deducted', -7n],
      ['fees', 7n],
    ],
  );
});

function listen(): readonly [string[], ReturnType<typeof createLog>] {
  const lines: string[] = [];
  return [lines, createLog('debug', { write: (line) => void lines.push(line) })];
}
