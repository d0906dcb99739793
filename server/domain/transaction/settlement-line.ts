import type { Currency } from '../currency.ts';
import type { Decimal } from '../decimal.ts';
import type { TransactionFacts } from './changes.ts';
import type { TransactionEvent, TransactionEventName, WebhookEvent } from './events.ts';
import { isEnded } from './machine.ts';
import { type TransactionState, overRefund } from './state.ts';
import { type LedgerAccount, type LedgerEntry, type Movement, entry } from './ledger.ts';

export type SettlementLineKind = 'settlement' | 'refund-settlement' | 'chargeback' | 'chargeback-reversal';

/**
 * One line of a processor's settlement report: a capture or a refund that was settled, a chargeback, or one
 * that was reversed. Amounts are in the payment's currency, and the fees, too. Only that of a settlement may be
 * below zero: it takes back what was settled.
 */
export type SettlementLine = Readonly<{
  kind: SettlementLineKind;
  /** The processor's id of this line: reported again, it is the same line. */
  reference: string;
  amount: bigint;
  currency: Currency;
  fees: Fees;
  /** The processor's name of the report that the line stands in. */
  report: string;
  /** As the bank may name the payout that the line is in; absent: it was told by itself, in no payout. */
  payout?: string;
  postedAt: Date;
  /** Of a chargeback, or its reversal: the processor's id of the dispute. */
  dispute?: string;
  /** Where the processor paid out in another currency than the payment's. */
  exchange?: Exchange;
}>;
export type Exchange = Readonly<{
  /** How much of `currency` one of the payment's is. */
  rate: Decimal;
  currency: Currency;
  /** What the line did to the merchant's balance there, fees taken; null where the processor does not say. */
  net: bigint | null;
}>;
/**
 * `commission` is all of it, beside `amount`, not out of it; the others say what it consists of, where the
 * processor tells. Negative: given back.
 */
export type Fees = Readonly<{
  commission: bigint;
  interchange: bigint | null;
  markup: bigint | null;
  schemeFee: bigint | null;
}>;

/** What lines say of their transaction. */
export type SettledState = Readonly<{
  settled_amount: bigint;
  settled_currency: string | null;
  settled: boolean;
  disputed: boolean;
}> &
  Pick<TransactionState, 'charged_back_amount' | 'over_refund_limit'>;

/**
 * What a line changes. Lines add up, so they may come in any order: a reversal before its chargeback, a
 * settlement before we know of the capture.
 */
type SettlementChanges = Readonly<{
  transaction: SettledState & Partial<Pick<TransactionFacts, 'pending_review'>>;
  ledger: readonly LedgerEntry[];
  events: readonly TransactionEvent[];
  webhooks: readonly WebhookEvent[];
  /** In a sentence, where a person is to look at it. */
  unexpected: string | null;
}>;

export function applyLine(
  before: SettledState & TransactionState,
  line: SettlementLine,
  context: Readonly<Record<string, unknown>>,
): SettlementChanges {
  const { debit, credit, movement, event, settles, takes } = EFFECTS[line.kind];
  // A fee by itself, such as of an authorization, settles nothing, and nor does what is taken back.
  const isFee = line.amount === 0n;
  const settlesMore = line.kind === 'settlement' && line.amount > 0n;
  const after = { ...before, charged_back_amount: before.charged_back_amount + takes * line.amount };
  const over = overRefund(after);

  // The bank gives back what was refunded, or is being refunded: the buyer has it twice.
  const isTwice = takes > 0n && before.captured_amount > 0n && over > overRefund(before);
  const isUnpaid = settlesMore && isEnded(before.status);
  const unexpected = isTwice
    ? `a chargeback of ${line.amount} ${line.currency} came beside refunds: ${over} more is gone than was captured`
    : isUnpaid
      ? `${line.amount} ${line.currency} was settled although the payment was ${before.status}`
      : null;
  return {
    transaction: {
      charged_back_amount: after.charged_back_amount,
      over_refund_limit: over,
      ...(unexpected === null ? {} : { pending_review: true }),
      settled_amount: before.settled_amount + settles * line.amount,
      settled_currency: settles === 0n || isFee ? before.settled_currency : line.currency,
      settled: before.settled || settlesMore,
      disputed: before.disputed || takes > 0n,
    },
    ledger: [
      ...entry(movement, debit, credit, line.amount),
      ...entry('charge_fee', 'fees', 'deducted', line.fees.commission),
    ],
    events: [
      {
        name: event,
        context: {
          ...context,
          amount: Number(line.amount),
          currency: line.currency,
          commission: Number(line.fees.commission),
          ...(unexpected === null ? {} : { unexpected }),
        },
      },
    ],
    webhooks: [{ name: settlesMore ? 'transaction.settled' : 'transaction.modified', target: 'transaction' }],
    unexpected,
  };
}

type Effect = Readonly<{
  movement: Movement;
  debit: LedgerAccount;
  credit: LedgerAccount;
  event: TransactionEventName;
  /** What the amount does to the transaction's settled amount. */
  settles: bigint;
  /** What it takes back for the buyer. */
  takes: bigint;
}>;

const EFFECTS: Readonly<Record<SettlementLineKind, Effect>> = {
  settlement: {
    movement: 'settle',
    debit: 'settled',
    credit: 'processor_receivable',
    event: 'payment-connector-report-transaction-settled',
    settles: 1n,
    takes: 0n,
  },
  'refund-settlement': {
    movement: 'settle_refund',
    debit: 'processor_receivable',
    credit: 'settled',
    event: 'payment-connector-report-refund-settled',
    settles: -1n,
    takes: 0n,
  },
  chargeback: {
    movement: 'charge_back',
    debit: 'charged_back',
    credit: 'deducted',
    event: 'payment-connector-report-chargeback-posted',
    settles: 0n,
    takes: 1n,
  },
  'chargeback-reversal': {
    movement: 'reverse_chargeback',
    debit: 'deducted',
    credit: 'charged_back',
    event: 'payment-connector-report-chargeback-reversal-posted',
    settles: 0n,
    takes: -1n,
  },
};
