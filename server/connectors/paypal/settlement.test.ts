import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currency } from '../../domain/currency.ts';
import { keptOf } from './breakdown.ts';
import { disputeLines, disputedCapture } from './dispute.ts';

/** What PayPal's objects say of fees, balances and disputes. */

test('a fee that PayPal takes in the balance’s currency is told in the payment’s, by the rate beside it', () => {
  const usd = (value: string) => ({ currency_code: 'USD', value });
  const exchange = { source_currency: 'EUR', target_currency: 'USD', value: '1.250000000012' };
  const eur = currency('EUR');
  const paidOut = { rate: 12_500_000_000n, currency: 'USD', net: 12_000n };
  const told = { paypal_fee_in_receivable_currency: usd('5.00'), receivable_amount: usd('120.00') };
  assert.deepEqual(keptOf({ ...told, exchange_rate: exchange }, eur), { fee: 400n, exchange: paidOut });
  assert.deepEqual(keptOf(told, eur), { fee: 0n }, 'no rate, no guess');
  const turned = { source_currency: 'USD', target_currency: 'EUR', value: '0.8' };
  const balance = (exchange_rate: object) => ({ payable_amount: usd('10.00'), exchange_rate });
  assert.deepEqual(keptOf({ net_amount_breakdown: [balance(turned)] }, eur).exchange, {
    ...paidOut,
    net: -1000n,
  });
  const both = { net_amount_breakdown: [balance(turned), balance(exchange)] };
  assert.deepEqual(keptOf(both, eur), { fee: 0n }, 'two balances have no one rate');
});

test('a dispute of several payments, or of other parties, is no line of one of them', () => {
  const movement = {
    affected_party: 'SELLER',
    amount: { currency_code: 'USD', value: '10.00' },
    initiated_time: '2026-10-01T10:00:00.000Z',
    type: 'CREDIT',
    reason: 'DISPUTE_SETTLEMENT',
  };
  const linesOf = (more: object) =>
    disputeLines({ dispute_id: 'PP-1', money_movements: [{ ...movement, ...more }] }).map(
      ({ kind, amount, fees }) => [kind, amount, fees.commission],
    );
  assert.deepEqual(linesOf({}), [['chargeback-reversal', 1000n, 0n]]);
  assert.deepEqual(linesOf({ reason: 'CHARGEBACK_FEE' }), [['chargeback-reversal', 0n, -1000n]]);
  for (const more of [
    { affected_party: 'BUYER' },
    { affected_party: 'PAYMENT_PROCESSOR' },
    { type: 'DEBIT' },
    { reason: 'DISPUTE_SETTLEMENT_FEE' },
  ])
    assert.deepEqual(linesOf(more), [], JSON.stringify(more));
  const capture = { seller_transaction_id: '5CAPTURE' };
  assert.equal(disputedCapture({ disputed_transactions: [capture] }), '5CAPTURE');
  for (const disputed_transactions of [[], [capture, capture], [{ seller_transaction_id: '../orders' }]])
    assert.equal(disputedCapture({ disputed_transactions }), null);
});
