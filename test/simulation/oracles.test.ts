import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { findings, ORACLE_NAMES, type OracleName } from './oracles.ts';
import { play } from './run.ts';
import type { Act, Scenario } from './scenario.ts';
import { openSimulatedWorld, type World } from '../harness/simulated-world.ts';

/**
 * An oracle that cannot fail proves nothing: each is shown a defect, planted among the rows of a run in which
 * all was well.
 */
let world: World;
let account: string;
const OPENING = 1000;
before(async () => {
  world = await openSimulatedWorld();
  await play(world, GOOD);
  [{ merchant_account_id: account } = { merchant_account_id: '' }] = await world.db.query<{
    merchant_account_id: string;
  }>(
    {
      name: '',
      text: `SELECT merchant_account_id FROM merchant_accounts WHERE merchant_account_id LIKE 'run-%'`,
    },
    [],
  );
});
after(() => world.close());

const act = (name: Act['act'], on: number, percent: number | null = null): Act => ({
  act: name,
  on,
  percent,
  final: true,
});
const GOOD: Scenario = {
  plans: [
    {
      way: 'card of many captures',
      intent: 'authorize',
      amount: 1000,
      store: false,
      routed: false,
      giftCards: [],
    },
    { way: 'gift cards', intent: 'capture', amount: 0, store: false, routed: false, giftCards: [120] },
    { way: 'oxxo', intent: 'capture', amount: 1000, store: false, routed: false, giftCards: [] },
  ],
  steps: [
    { weather: [], acts: [act('create', 0), act('create', 1), act('create', 2)], cut: null },
    { weather: [], acts: [act('capture', 0, 80), act('approve', 2)], cut: null },
    { weather: [], acts: [act('refund', 0, 30)], cut: null },
  ],
};

const ofCard = `t.merchant_account_id = $1 AND t.external_identifier = 'payment-0'`;
const DEFECTS: Readonly<Record<OracleName, string>> = {
  'captured stays within authorized, refunded within captured, and nothing is negative':
    'UPDATE simulator.payments SET captured = authorized + 1 ' +
    "WHERE merchant_account_id = $1 AND processor = 'sandbox-card'",
  'what the processor holds, took and gave back is what the transaction says': `UPDATE simulator.payments
    SET captured = captured + 1 WHERE merchant_account_id = $1 AND processor = 'sandbox-card'`,
  'no payment at a processor is unknown here, and no transaction claims one that is not there':
    'UPDATE operations SET processor_reference = NULL ' +
    "WHERE merchant_account_id = $1 AND kind = 'authorize'",
  'every operation that the processor did is done here, once, with the same amount, and the other way round':
    "DELETE FROM simulator.operations WHERE merchant_account_id = $1 AND kind = 'refund'",
  'money that came after the end is flagged': `UPDATE transactions t
    SET status = 'expired', captured_amount = 0, refunded_amount = 0 WHERE ${ofCard}`,
  'an authorization that has ended here holds nothing there': `WITH ours AS (UPDATE transactions t
      SET status = 'voided', captured_amount = 0, refunded_amount = 0, held_amount = 0 WHERE ${ofCard})
    UPDATE simulator.payments SET status = 'authorized', captured = 0, refunded = 0, closed = false
    WHERE merchant_account_id = $1 AND processor = 'sandbox-card'`,
  'nothing is left under way': `UPDATE operations SET status = 'sent', resolved_at = NULL
    WHERE merchant_account_id = $1 AND kind = 'refund'`,
  'gift cards hold what is left of them': `UPDATE simulator.gift_cards SET balance = balance - 1
    WHERE merchant_account_id = $1`,
  'the tenders of a transaction add up to it, and their books to what was moved': `UPDATE tenders
    SET amount = amount + 1 WHERE merchant_account_id = $1`,
  'one Idempotency-Key makes one transaction': `UPDATE transactions SET external_identifier = 'payment-0'
    WHERE merchant_account_id = $1`,
  'every status that a transaction came to is on its timeline, in a chain that ends where it is': `DELETE
    FROM transaction_events
    WHERE merchant_account_id = $1 AND name = 'transaction-updated-status'
      AND context ->> 'status' = 'captured'`,
  'the world outside is told of every status': `DELETE FROM webhook_events
    WHERE merchant_account_id = $1 AND name = 'transaction.captured'`,
  'the world outside is told how every capture and refund ended': `DELETE FROM webhook_events
    WHERE merchant_account_id = $1 AND name = 'refund.succeeded'`,
  'what an anti-fraud service holds back is not captured, and is asked about': `UPDATE transactions t
    SET screening = 'rejected', anti_fraud_service_id = transaction_id WHERE ${ofCard}`,
  'the end of every operation is on the timeline': `DELETE FROM transaction_events
    WHERE merchant_account_id = $1 AND context ->> 'kind' = 'refund'`,
  'every processor event that was taken is kept, and stands once on the timeline of its transaction': `DELETE
    FROM processor_events WHERE merchant_account_id = $1`,
  'no delivery of an event was given up': `UPDATE simulator.events SET status = 'given_up'
    WHERE merchant_account_id = $1`,
  'the ledger says what the transactions say': `UPDATE ledger_entries SET amount = amount + 1
    WHERE merchant_account_id = $1 AND movement = 'refund'`,
  'a replay makes every decision as it is stored': `UPDATE transaction_actions
    SET outcome = jsonb_set(outcome, '{skipped}', '["another"]') WHERE merchant_account_id = $1`,
};

test('a run in which all is well has findings of no oracle', async () => {
  assert.notEqual(account, '');
  assert.deepEqual(await findings(world.service().parts, account, OPENING), []);
});

for (const oracle of ORACLE_NAMES) {
  test(`a defect is found: “${oracle}”`, async () => {
    const undo = new Error('undo');
    await assert.rejects(
      world.db.transaction(async (tx) => {
        await tx.query({ name: '', text: DEFECTS[oracle] }, [account]);
        const { parts } = world.service();
        const inside = { ...parts, db: { ...parts.db, ...tx } };
        const found = (await findings(inside, account, OPENING)).map((finding) => finding.oracle);
        assert.ok(found.includes(oracle), `found: ${found.join('; ')}`);
        throw undo;
      }),
      undo,
    );
  });
}
