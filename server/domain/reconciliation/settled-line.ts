import { currency } from '../currency.ts';
import { exchangedMinor, rateIn } from '../decimal.ts';
import type { SettlementLineKind } from '../transaction/settlement-line.ts';
import { type ProcessorLine, currencyOf, netOf } from './match-settlement.ts';
import { dayNumber } from './received-line.ts';

/** A line of a settlement report as the database has it. */
export type StoredLine = Readonly<{
  settlement_line_id: string;
  kind: SettlementLineKind;
  transaction_id: string;
  currency: string;
  amount: bigint;
  commission: bigint;
  exchange_rate: string | null;
  exchange_currency: string | null;
  exchange_net: bigint | null;
  payment_service_report_id: string;
  payout_reference: string | null;
  posted_at: string;
}>;

/**
 * As payments are held to it. Where it was changed, the rate that it was changed at is the reference: what the
 * processor earned by that rate is in no other file of it.
 */
export function processorLine(line: StoredLine): ProcessorLine {
  const own = currency(line.currency);
  // A line that moves nothing is a fee by itself.
  const isFee = line.amount === 0n;
  const kind = isFee ? 'fee' : line.kind === 'refund-settlement' ? 'refund' : line.kind;
  const plain: ProcessorLine = {
    ...{
      id: line.settlement_line_id,
      kind,
      payment: line.transaction_id,
      tax: 0n,
      currency: own,
      exchange: null,
    },
    ...(isFee ? { amount: -line.commission, fee: 0n } : { amount: line.amount, fee: line.commission }),
    payout: line.payout_reference === null ? null : line.payment_service_report_id,
    day: dayNumber(line.posted_at.slice(0, 10)),
  };
  const reference = rateIn(line.exchange_rate);
  if (reference === null || line.exchange_currency === null) return plain;

  const paid = currency(line.exchange_currency);
  const net = line.exchange_net ?? exchangedMinor(netOf(plain), own, paid, reference);
  return { ...plain, exchange: { currency: paid, reference, net } };
}

/** What the line adds to its payout, in the currency that is paid out; null: it is in none. */
export function paidOutBy(
  line: StoredLine,
): Readonly<{ currency: string; amount: bigint; paid_on: string }> | null {
  if (line.payout_reference === null) return null;
  const read = processorLine(line);
  return { currency: currencyOf(read), amount: netOf(read), paid_on: line.posted_at.slice(0, 10) };
}
