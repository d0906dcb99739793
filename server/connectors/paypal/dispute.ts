import { type JsonObject, textAt, timeAt } from '../../domain/json.ts';
import type { SettlementLine } from '../../domain/transaction/settlement-line.ts';
import type { Disputes } from '../connector.ts';
import { moneyAt } from './units.ts';
import { list } from './wire.ts';

/**
 * https://developer.paypal.com/docs/api/customer-disputes/v1/: how a dispute ended says `outcome_code`; what it moved,
 * `money_movements`, and a merchant may be right without that anything had been taken.
 */

/** The capture that it is about. One that is about several does not say whose its movements are: null. */
export function disputedCapture(dispute: JsonObject): string | null {
  const [only, ...more] = list(dispute, 'disputed_transactions');
  const id = more.length > 0 ? null : textAt(only ?? null, 'seller_transaction_id');
  return id !== null && /^[A-Z0-9]{1,40}$/.test(id) ? id : null;
}

export function disputeId(dispute: JsonObject): string | null {
  const id = textAt(dispute, 'dispute_id');
  return id !== null && /^[A-Za-z0-9-]{1,80}$/.test(id) ? id : null;
}

/** Each movement once, whichever event brings it. */
export function disputeLines(dispute: JsonObject): readonly SettlementLine[] {
  const id = disputeId(dispute);
  if (id === null) return [];
  return list(dispute, 'money_movements').flatMap((movement) => lineOf(movement, id) ?? []);
}

/**
 * By who is affected, which way, and why. What is taken is told by the reversal of its capture, or as a refund, and so
 * not here; `DISPUTE_SETTLEMENT_FEE` is the fee of the payment, which the capture has told.
 */
export const DISPUTES: Disputes = {
  'PAYMENT.CAPTURE.REVERSED': ['chargeback'],
  'SELLER CREDIT DISPUTE_SETTLEMENT': ['chargeback-reversal'],
  'SELLER DEBIT DISPUTE_SETTLEMENT': [],
  'SELLER DEBIT DISPUTE_FEE': ['chargeback'],
  'SELLER CREDIT DISPUTE_FEE': ['chargeback-reversal'],
  'SELLER DEBIT CHARGEBACK_FEE': ['chargeback'],
  'SELLER CREDIT CHARGEBACK_FEE': ['chargeback-reversal'],
  'any outcome code': [],
};

function lineOf(movement: JsonObject, dispute: string): SettlementLine | null {
  const [party, type, reason] = ['affected_party', 'type', 'reason'].map((name) => String(movement[name]));
  const word = `${party} ${type} ${reason}`;
  const [kind] = Object.hasOwn(DISPUTES, word) ? (DISPUTES[word] ?? []) : [];
  const [money, postedAt] = [moneyAt(movement, 'amount'), timeAt(movement, 'initiated_time')];
  if (kind === undefined || money === null || postedAt === null) return null;

  const isFee = reason !== 'DISPUTE_SETTLEMENT';
  const charged = kind === 'chargeback' ? money.minor : -money.minor;
  return {
    kind,
    reference: `${dispute}:${reason}:${postedAt.toISOString()}`,
    amount: isFee ? 0n : money.minor,
    currency: money.currency,
    fees: { commission: isFee ? charged : 0n, interchange: null, markup: null, schemeFee: null },
    report: dispute,
    postedAt,
    dispute,
  };
}
