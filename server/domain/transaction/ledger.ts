import type { TransactionState } from './state.ts';

/** Every account of the ledger. Each merchant account has one of each per currency. */
export const LEDGER_ACCOUNTS = [
  /** What issuers have promised, ever. */
  'authorized',
  /** The other side of promises: minus its balance is what is still open. */
  'issuer',
  /** Promises that were captured, released unused (final capture, expiry), voided. */
  'hold_used',
  'hold_released',
  'voided',
  /** What processors owe: captured less refunded, returned and settled. Below zero, they are owed. */
  'processor_receivable',
  'captured',
  'refunded',
  'returned',
  /** What gift card providers owe: redeemed less given back. */
  'gift_card_receivable',
  'gift_card_redeemed',
  'gift_card_returned',
  /** What processors have paid out of what they owed: captures settled less refunds settled, before fees. */
  'settled',
  /** Taken from settled money. */
  'fees',
  'charged_back',
  'paid_out',
  /** The other side of what was taken: settled plus its balance is what reached the merchant. */
  'deducted',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/**
 * One movement between two accounts; both sides in one row, so every set of entries sums to zero by
 * construction.
 */
export type LedgerEntry = Readonly<{
  movement: Movement;
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount: bigint;
}>;
/** What moved it. */
export const MOVEMENTS = [
  'authorize',
  'capture',
  'use_hold',
  'release_hold',
  'void',
  'refund',
  'return',
  'redeem',
  'return_redemption',
  'settle',
  'settle_refund',
  'charge_fee',
  'charge_back',
  'reverse_chargeback',
  'pay_out',
  'return_payout',
  'correct',
] as const;
export type Movement = (typeof MOVEMENTS)[number];

type Amounts = Pick<
  TransactionState,
  'authorized_amount' | 'held_amount' | 'captured_amount' | 'refunded_amount' | 'returned_amount'
>;
const NOTHING: Amounts = {
  authorized_amount: 0n,
  held_amount: 0n,
  captured_amount: 0n,
  refunded_amount: 0n,
  returned_amount: 0n,
};

/**
 * The postings of a change, from nothing but the amounts before and after: so the ledger cannot say anything
 * else than the transaction.
 * `hold` tells why promises ended that were not captured. A manual correction may go backwards; then the same
 * accounts are posted the other way round.
 */
export function entriesFor(
  before: Amounts | null,
  after: Amounts,
  hold: 'voided' | 'hold_released' = 'hold_released',
): readonly LedgerEntry[] {
  const from = before ?? NOTHING;
  const [authorized, captured, refunded] = [
    after.authorized_amount - from.authorized_amount,
    after.captured_amount - from.captured_amount,
    after.refunded_amount - from.refunded_amount,
  ];
  const ended = from.held_amount + authorized - after.held_amount;
  const used = captured > 0n ? smallerOf(captured, ended > 0n ? ended : 0n) : 0n;

  return [
    ...entry('authorize', 'authorized', 'issuer', authorized),
    ...entry('capture', 'processor_receivable', 'captured', captured),
    ...entry('use_hold', 'issuer', 'hold_used', used),
    ...entry(hold === 'voided' ? 'void' : 'release_hold', 'issuer', hold, ended - used),
    ...entry('refund', 'refunded', 'processor_receivable', refunded),
    ...entry('return', 'returned', 'processor_receivable', after.returned_amount - from.returned_amount),
  ];
}

/** No entry for nothing; a negative amount is a correction, posted the other way round. */
export function entry(
  movement: Movement,
  debit: LedgerAccount,
  credit: LedgerAccount,
  amount: bigint,
): LedgerEntry[] {
  if (amount === 0n) return [];
  return amount > 0n
    ? [{ movement, debit, credit, amount }]
    : [{ movement: 'correct', debit: credit, credit: debit, amount: -amount }];
}

function smallerOf(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** Balances (debits less credits) of a set of entries. */
export function balancesOf(entries: Iterable<LedgerEntry>): ReadonlyMap<LedgerAccount, bigint> {
  const balances = new Map<LedgerAccount, bigint>();
  for (const { debit, credit, amount } of entries) {
    balances.set(debit, (balances.get(debit) ?? 0n) + amount);
    balances.set(credit, (balances.get(credit) ?? 0n) - amount);
  }
  return balances;
}
