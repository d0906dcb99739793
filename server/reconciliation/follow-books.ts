import {
  type ItemKey,
  type ReconciliationCursorRow,
  advanceCursor,
  claimReconciliationCursors,
  nextEntries,
  touchItems,
} from '../db/queries/reconciliation-items.ts';
import { payoutsOfMatches, payoutsOfReports } from '../db/queries/settlement-payouts.ts';
import type { MerchantAccountId, TransactionId } from '../domain/ids.ts';
import { dayText } from '../domain/reconciliation/received-line.ts';
import type { Source } from '../operations/due.ts';
import type { MoneyParts } from '../parts.ts';
import { type BankMatch, matchBank, payoutItem } from './match-bank.ts';
import { daysOfPayment, readPayments } from './payment-cases.ts';

/** Entries of the ledger that are looked through at once. */
const SLICE = 500;
/** Until a merchant account is looked at again of which nothing is left. */
const PAUSE_MS = 2_000;
/** More may follow at once of what a day is made of: it is looked at when it has been quiet so long. */
const GATHER_MS = 1_000;

/**
 * Merchant accounts in which money moved, or whose bank told something: which days that is about. One worker has a
 * merchant account at a time; entries are read up to where none can come before them any more, so none is missed.
 */
export const reconciliationCursorsDue: Source<ReconciliationCursorRow> = {
  name: 'follow-books',
  claim: async (db, claim) => [...(await claimReconciliationCursors(db, claim))],
  limitKey: ({ merchant_account_id: account }) => account,
  about: ({ merchant_account_id: merchantAccountId }) => ({ merchantAccountId }),
  work: followBooks,
  leaseMs: 120_000,
};

/** Whoever has lost the lease writes nothing. */
class TakenOver extends Error {}

async function followBooks(parts: MoneyParts, row: ReconciliationCursorRow): Promise<void> {
  const { match_from, match_through } = row;
  if (match_from !== null && match_through !== null) {
    const { left, ...match } = await matchBank(
      parts,
      { ...row, match_from, match_through },
      nowOf(parts, row),
    );
    const move = { until: row.ledger_entry_id, match: left, isMatched: true, pauseMs: 0 };
    await advance(parts, row, match, move);
    return;
  }

  const { until, transaction_ids: ids, entries } = await nextEntries(parts.db, row, SLICE);
  if (until === null) return;
  const touched = await itemsOf(parts, row.merchant_account_id, ids ?? []);
  const days = touched.flatMap(({ kind, of_day: day }) => (kind === 'payout' ? [day] : [])).toSorted();
  const [from, through] = [days[0], days.at(-1)];
  const match = from === undefined || through === undefined ? null : { from, through };
  const pauseMs = entries < SLICE ? PAUSE_MS : 0;
  await advance(
    parts,
    row,
    { touched, write: async () => undefined },
    { until, match, isMatched: false, pauseMs },
  );
}

const nowOf = ({ clock }: MoneyParts, { merchant_account_id: account }: ReconciliationCursorRow): Date =>
  clock.nowFor(account);

/** The days of what moved, and the payouts that it came in. */
async function itemsOf(
  parts: MoneyParts,
  account: MerchantAccountId,
  ids: readonly TransactionId[],
): Promise<readonly ItemKey[]> {
  const payments = await readPayments(parts, account, ids);
  const ofPayments = payments.flatMap((payment) =>
    [...daysOfPayment(payment)].map((day): ItemKey => ({
      kind: 'payment',
      subject_id: payment.id,
      of_day: dayText(day),
    })),
  );

  const reports = payments.flatMap(({ lines }) =>
    lines.flatMap((line) => (line.payout_reference === null ? [] : [line.payment_service_report_id])),
  );
  const payouts = await payoutsOfReports(parts.db, account, [...new Set(reports)]);
  // Of payouts that came together, the first has what is between them and what arrived.
  const matches = [...new Set(payouts.flatMap(({ match_id: id }) => id ?? []))];
  const together = await payoutsOfMatches(parts.db, account, matches);
  return [...ofPayments, ...[...payouts, ...together].map(payoutItem)];
}

/** One SQL transaction: what was found, and how far it was looked. */
async function advance(
  parts: MoneyParts,
  row: ReconciliationCursorRow,
  { touched, write }: Omit<BankMatch, 'left'>,
  move: Readonly<{ until: bigint; match: BankMatch['left']; isMatched: boolean; pauseMs: number }>,
): Promise<void> {
  const { merchant_account_id: account } = row;
  const now = nowOf(parts, row);
  const dueAt = new Date(parts.clock.now().getTime() + move.pauseMs);
  const when = {
    today: now.toISOString().slice(0, 10),
    now,
    dueAt: new Date(now.getTime() + GATHER_MS),
  };

  try {
    await parts.db.transaction(async (tx) => {
      if (!(await advanceCursor(tx, row, { ...move, dueAt }))) throw new TakenOver();
      await write(tx);
      await touchItems(tx, account, touched, when);
    });
  } catch (error) {
    if (!(error instanceof TakenOver)) throw error;
  }
}
