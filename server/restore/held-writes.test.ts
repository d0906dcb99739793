import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from '../../test/harness/eventually.ts';
import { CARD, openShop } from '../../test/harness/shop.ts';
import { systemClock } from '../platform/clock.ts';

const HOUR_MS = 3_600_000;

test('503: payments wait while the clock of the process is not the database’s, and reading goes on', async () => {
  const machine = systemClock();
  let aheadMs = HOUR_MS;
  const compare = (told: Date, tookMs: number): void =>
    machine.compare(new Date(told.getTime() + aheadMs), tookMs);
  const shop = await openShop({ worker: false, clock: { ...machine, compare } });
  try {
    const body = { amount: 1299, currency: 'USD', country: 'US', payment_method: CARD };
    const pay = () =>
      shop.service.request('POST', '/transactions', { body, idempotencyKey: 'by-a-wrong-clock' });
    const refused = await pay();
    assert.deepEqual([refused.status, refused.body.code], [503, 'service_unavailable'], refused.text);
    assert.match(refused.body.message, /clock of this process and that of the database are seconds apart/);
    assert.equal(refused.headers.get('retry-after'), '2');
    assert.deepEqual((await shop.get('/transactions')).body.items, []);

    aheadMs = 0;
    await eventually(() => machine.isRight());
    const paid = await pay();
    assert.deepEqual([paid.status, paid.body.status], [201, 'authorized'], paid.text);
  } finally {
    await shop.close();
  }
});
