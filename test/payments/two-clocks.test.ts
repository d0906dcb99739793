import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../../server/operations/ledger/check.ts';
import { claimDueOperations, postponeOperation } from '../../server/db/queries/operations.ts';
import type { Parts } from '../../server/parts.ts';
import { type Shop, openShop, recoverDue } from '../harness/shop.ts';

/** Leases go by the machine's clock, and machines disagree: one goes back an hour, another is ahead. */
const HOUR_MS = 60 * 60_000;
const LEASE_MS = 5 * 60_000;

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

test('a machine an hour behind gets no operation that is leased, and one ahead takes it whole', async () => {
  // Due for the machine that went back, too: what keeps it off is the lease alone.
  await loseAuthorization((3 * HOUR_MS) / 1_000);
  const now = shop.service.parts.clock.now();
  const claim = (atMs: number) =>
    claimDueOperations(shop.service.db, { now: new Date(atMs), leaseMs: LEASE_MS, limit: 20, busy: [] });
  const [leased, ...others] = await claim(now.getTime());
  assert.ok(leased !== undefined && others.length === 0);
  const [back, same] = [await claim(now.getTime() - HOUR_MS), await claim(now.getTime())];
  assert.deepEqual([back.length, same.length], [0, 0]);
  const both = await Promise.all([claim(now.getTime() + HOUR_MS), claim(now.getTime() + HOUR_MS)]);
  assert.equal(both.flat().length, 1, 'of two that are ahead one has it');
  const [owner] = both.flat();
  await postponeOperation(shop.service.db, leased, now, null);
  const [row] = await shop.service.db.query<{ due_at: string | null }>(
    { name: 'test_lease', text: 'SELECT due_at FROM operations WHERE operation_id = $1' },
    [leased.operation_id],
  );
  assert.equal(row?.due_at, owner?.due_at, 'the first cannot write any more');
});

test('where a clock jumped and two workers ask about one operation at once, it is settled once', async () => {
  const id = await loseAuthorization();
  const looked = await Promise.all([
    recoverDue(shop.service.parts),
    recoverDue(partsAt(2 * HOUR_MS)),
    recoverDue(partsAt(4 * HOUR_MS)),
    recoverDue(partsAt(-HOUR_MS)),
  ]);
  assert.ok(looked.reduce((sum, count) => sum + count) > 0);
  const found = await shop.get(`/transactions/${id}`);
  assert.equal(found.body.status, 'authorized', found.text);
  assert.equal((await shop.book(found.body.payment_service_transaction_id)).operations.length, 1);
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

/** An authorization that the processor made and did not tell of, due to be asked about. */
async function loseAuthorization(seconds = 6): Promise<string> {
  await shop.misbehave({ manner: 'reset_after', kind: 'authorize' });
  const paid = await shop.pay();
  assert.equal(paid.body.status, 'processing');
  assert.equal(
    (await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: seconds } })).status,
    200,
  );
  return paid.body.id as string;
}

/** The same service on a machine whose clock is off by this much. */
function partsAt(offsetMs: number): Parts {
  const { parts } = shop.service;
  return { ...parts, clock: { ...parts.clock, now: () => new Date(parts.clock.now().getTime() + offsetMs) } };
}
