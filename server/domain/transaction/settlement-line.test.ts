import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newTransaction } from '../../../test/domain/transaction-states.ts';
import { currency } from '../currency.ts';
import { applyLine, type SettlementLine } from './settlement-line.ts';

const FEES = { commission: 0n, interchange: null, markup: null, schemeFee: null };
const CAPTURED = {
  ...newTransaction('capture', 1000n),
  status: 'captured' as const,
  captured_amount: 1000n,
  settled_amount: 0n,
  settled_currency: null,
  settled: false,
  disputed: false,
};

const line = (kind: SettlementLine['kind'], amount: bigint, commission = 0n): SettlementLine => ({
  kind,
  reference: 'line',
  amount,
  currency: currency('EUR'),
  fees: { ...FEES, commission },
  report: 'report',
  postedAt: new Date('2026-11-21T09:00:00Z'),
});

type Before = Parameters<typeof applyLine>[0];

/** What it is after the line, its postings, and who is told. */
function effectOf(before: Before, one: SettlementLine): readonly unknown[] {
  const { transaction, ledger, events, webhooks, unexpected } = applyLine(before, one, { from: 'report' });
  const { settled_amount: amount, settled_currency: code, settled, disputed, ...others } = transaction;
  const words = [
    settled ? 'settled' : '',
    disputed ? 'disputed' : '',
    others.pending_review === true ? 'review' : '',
  ];
  assert.deepEqual(
    events.map(({ context }) => context),
    [
      {
        from: 'report',
        amount: Number(one.amount),
        currency: 'EUR',
        commission: Number(one.fees.commission),
        ...(unexpected === null ? {} : { unexpected }),
      },
    ],
  );
  return [
    `${amount} ${code ?? 'none'} ${words.filter((word) => word !== '').join(' ')}`.trim(),
    `charged back ${others.charged_back_amount}, over by ${others.over_refund_limit}`,
    ledger.map(
      ({ movement, debit, credit, amount: moved }) => `${movement} ${moved}: ${debit} from ${credit}`,
    ),
    [...events, ...webhooks].map(({ name }) => name.replace('payment-connector-report-', '')),
    unexpected,
  ];
}

test('what is settled, and its fee, comes off what the processor owes', () => {
  assert.deepEqual(effectOf(CAPTURED, line('settlement', 1000n, 25n)), [
    '1000 EUR settled',
    'charged back 0, over by 0',
    ['settle 1000: settled from processor_receivable', 'charge_fee 25: fees from deducted'],
    ['transaction-settled', 'transaction.settled'],
    null,
  ]);
});

test('a settlement that is taken back leaves it settled, and a fee by itself settles nothing', () => {
  const settled = { ...CAPTURED, settled_amount: 1000n, settled_currency: 'EUR', settled: true };
  assert.deepEqual(effectOf(settled, line('settlement', -400n)).slice(0, 4), [
    '600 EUR settled',
    'charged back 0, over by 0',
    ['correct 400: processor_receivable from settled'],
    ['transaction-settled', 'transaction.modified'],
  ]);
  assert.deepEqual(effectOf(CAPTURED, line('settlement', 0n, 3n)).slice(0, 4), [
    '0 none',
    'charged back 0, over by 0',
    ['charge_fee 3: fees from deducted'],
    ['transaction-settled', 'transaction.modified'],
  ]);
  assert.equal(effectOf(CAPTURED, line('settlement', -400n))[0], '-400 EUR');
});

test('a refund is settled the other way round', () => {
  assert.deepEqual(effectOf({ ...CAPTURED, refunded_amount: 300n }, line('refund-settlement', 300n, -2n)), [
    '-300 EUR',
    'charged back 0, over by 0',
    ['settle_refund 300: processor_receivable from settled', 'correct 2: deducted from fees'],
    ['refund-settled', 'transaction.modified'],
    null,
  ]);
});

test('a chargeback is disputed money, and its reversal brings it back, in whatever order they come', () => {
  const disputed = effectOf(CAPTURED, line('chargeback', 1000n, 15n));
  assert.deepEqual(disputed, [
    '0 none disputed',
    'charged back 1000, over by 0',
    ['charge_back 1000: charged_back from deducted', 'charge_fee 15: fees from deducted'],
    ['chargeback-posted', 'transaction.modified'],
    null,
  ]);
  assert.deepEqual(effectOf(CAPTURED, line('chargeback-reversal', 1000n)).slice(0, 3), [
    '0 none',
    'charged back -1000, over by 0',
    ['reverse_chargeback 1000: deducted from charged_back'],
  ]);
  assert.equal(
    effectOf(
      { ...CAPTURED, disputed: true, charged_back_amount: 1000n },
      line('chargeback-reversal', 1000n),
    )[1],
    'charged back 0, over by 0',
  );
});

test('what a buyer gets twice is for a person, once for each line that makes it more', () => {
  const refunded = { ...CAPTURED, refunded_amount: 300n };
  assert.deepEqual(effectOf(refunded, line('chargeback', 1000n)), [
    '0 none disputed review',
    'charged back 1000, over by 300',
    ['charge_back 1000: charged_back from deducted'],
    ['chargeback-posted', 'transaction.modified'],
    'a chargeback of 1000 EUR came beside refunds: 300 more is gone than was captured',
  ]);
  assert.equal(effectOf(refunded, line('chargeback', 700n))[4], null, 'that is what is left');
  assert.equal(
    effectOf({ ...refunded, captured_amount: 0n }, line('chargeback', 1000n))[4],
    null,
    'not captured yet',
  );
  const over = { ...refunded, charged_back_amount: 1000n, over_refund_limit: 300n };
  assert.deepEqual(effectOf(over, line('chargeback-reversal', 100n)).slice(1, 2), [
    'charged back 900, over by 200',
  ]);
  assert.equal(effectOf(over, line('chargeback-reversal', 100n))[4], null);
  assert.equal(effectOf(over, line('chargeback', 0n))[4], null, 'it makes nothing more');
});

test('what is settled of a payment that ended is for a person', () => {
  for (const status of ['declined', 'failed', 'expired', 'voided'] as const) {
    const before = { ...CAPTURED, status, captured_amount: 0n };
    assert.deepEqual(effectOf(before, line('settlement', 1000n)).slice(0, 1), ['1000 EUR settled review']);
    assert.equal(
      effectOf(before, line('settlement', 1000n))[4],
      `1000 EUR was settled although the payment was ${status}`,
    );
    assert.equal(effectOf(before, line('settlement', -1000n))[4], null, 'it is taken back');
    assert.equal(effectOf(before, line('refund-settlement', 1000n))[4], null);
  }
});
