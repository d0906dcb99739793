import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { ledgerDifferences } from '../../server/operations/ledger/check.ts';
import { getTransactionRow } from '../../server/db/queries/transactions.ts';
import { type MerchantAccountId, toId } from '../../server/domain/ids.ts';
import { brokenInvariants } from '../../server/domain/transaction/state.ts';
import { type Shop, addPaymentService, letGracePass, openShop, recoverDue } from '../harness/shop.ts';

let shop: Shop;
/** mock-card refuses increments, as published; sandbox-card takes them. */
const services: Record<'mock-card' | 'sandbox-card', string> = { 'mock-card': '', 'sandbox-card': '' };
before(async () => {
  shop = await openShop({ worker: false });
  services['mock-card'] = shop.paymentServiceId;
  services['sandbox-card'] = await addPaymentService(shop.service, {
    payment_service_definition_id: 'sandbox-card',
    fields: FIELDS,
  });
  const changed = await shop.service.request('PUT', '/merchant-accounts/default', {
    body: { over_capture_amount: 200 },
  });
  assert.equal(changed.status, 200, changed.text);
});
after(() => shop.close());

const amount = fc.option(fc.integer({ min: 0, max: 900 }));
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ path: fc.constant('capture'), amount, final: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ path: fc.constant('refunds'), amount }) },
  fc.record({ path: fc.constantFrom('void', 'refunds/all') }),
  fc.record({ path: fc.constant('authorization/increment'), amount: fc.integer({ min: 1, max: 100 }) }),
);
/** Each wave is sent all at once; the next one when all of it was answered. */
const waves = fc.array(fc.array(command, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 3 });
/** Some of the processor's answers get lost. */
const lost = fc.constantFrom(null, null, 'reset_after', 'reset_before', 'error_after', 'garbage_after');

test('an increment raises what is authorized at the processor and in our books, and can then be captured', async () => {
  const paid = await shop.pay({ amount: 1000, payment_service_id: services['sandbox-card'] });
  const raised = await shop.post(`/transactions/${paid.body.id}/authorization/increment`, { amount: 250 });
  assert.deepEqual([raised.status, raised.body.status], [200, 'succeeded'], raised.text);
  const captured = await shop.post(`/transactions/${paid.body.id}/capture`, { amount: 1250 });
  assert.deepEqual(
    [captured.status, captured.body.status, captured.body.captured_amount],
    [200, 'captured', 1250],
    captured.text,
  );
  const book = await shop.book(paid.body.payment_service_transaction_id);
  assert.deepEqual([book.authorized, book.captured], ['1250', '1250']);
});

test('whatever is asked at once, no amount goes too far, and all books agree', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('mock-card', 'sandbox-card'),
      fc.constantFrom('authorize', 'capture'),
      waves,
      lost,
      async (connector, intent, rounds, manner) => {
        const paid = await shop.pay({ amount: 1000, intent, payment_service_id: services[connector] });
        assert.equal(paid.status, 201, paid.text);
        if (manner !== null) await shop.misbehave({ manner, kind: 'capture' });
        for (const wave of rounds) {
          const answers = await Promise.all(
            wave.map(({ path, ...body }) =>
              shop.post(
                `/transactions/${paid.body.id}/${path}`,
                path === 'void' ? undefined : path === 'refunds/all' ? {} : body,
              ),
            ),
          );
          for (const answer of answers) assert.ok(answer.status < 500, `${answer.status} ${answer.text}`);
        }
        await fetch(`${shop.service.simulatorUrl}/_control/behaviours`, { method: 'DELETE' });
        await resolveAll();
        const row = await getTransactionRow(shop.service.db, DEFAULT, toId(paid.body.id));
        assert.ok(row !== null);
        assert.deepEqual(brokenInvariants(row), []);
        assert.equal(row.capturing_amount + row.refunding_amount, 0n, 'nothing is left under way');
        const book = await shop.book(paid.body.payment_service_transaction_id);
        assert.deepEqual([row.authorized_amount, row.captured_amount, row.refunded_amount].map(String), [
          book.authorized,
          book.captured,
          book.refunded,
        ]);
        assert.equal(book.status === 'voided', row.status === 'voided');
        assert.deepEqual(await ledgerDifferences(shop.service.db), []);
      },
    ),
    { numRuns: 40 },
  );
});

const FIELDS = [{ key: 'api_key', value: 'sk_sandbox_amounts' }];
const DEFAULT = 'default' as MerchantAccountId; // the harness made it

async function resolveAll(): Promise<void> {
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 120 } });
  await letGracePass(shop.service);
  while ((await recoverDue(shop.service.parts)) > 0);
}
