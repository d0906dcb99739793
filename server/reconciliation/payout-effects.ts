import { type MatchableLine, bankLinesById, bankLinesOfMatches } from '../db/queries/reconciliation-items.ts';
import {
  type SettlementPayoutRow,
  payoutsOfMatches,
  payoutsOfReports,
} from '../db/queries/settlement-payouts.ts';
import { currency } from '../domain/currency.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { DayBooks } from '../domain/reconciliation/books.ts';
import { type Effects, addEffects, effectsOf } from '../domain/reconciliation/effects.ts';
import {
  type Payout,
  type ReceivedLine,
  bookAbsence,
  bookMatched,
  bookUnknown,
  isNamed,
} from '../domain/reconciliation/match-payouts.ts';
import { bookNet } from '../domain/reconciliation/reconcile.ts';
import { dayNumber, receivedLine } from '../domain/reconciliation/received-line.ts';
import type { ReadParts } from '../parts.ts';

/** As the matcher has it. Its id is that of its report: one that was paid in two currencies is two. */
export function payoutOf(row: SettlementPayoutRow): Payout {
  return {
    ...{ id: row.payment_service_report_id, service: row.payment_service_id, reference: row.reference },
    ...{ currency: currency(row.currency), amount: row.amount, day: dayNumber(row.paid_on) },
  };
}

export function lineOf(row: MatchableLine): ReceivedLine {
  return receivedLine(row.bank_line_id, currency(row.currency), {
    ...{ amount: row.amount, charges: row.charges, bookedOn: row.booked_on, code: row.code },
    ...{ references: row.line_references, counterparty: row.counterparty, text: row.description },
  });
}

/** By id and day, what the payouts of these reports add: what they are made of, and what of it arrived. */
export async function payoutEffects(
  { db }: Pick<ReadParts, 'db'>,
  merchantAccountId: MerchantAccountId,
  reportIds: readonly string[],
  through: number,
): Promise<ReadonlyMap<string, ReadonlyMap<number, Effects>>> {
  const rows = await payoutsOfReports(db, merchantAccountId, reportIds);
  const matchIds = [...new Set(rows.flatMap(({ match_id: id }) => id ?? []))];
  const [group, lines] = await Promise.all([
    payoutsOfMatches(db, merchantAccountId, matchIds),
    bankLinesOfMatches(db, merchantAccountId, matchIds),
  ]);
  const payoutsOf = Map.groupBy(group, ({ match_id: id }) => id);
  const linesOf = Map.groupBy(lines, ({ match_id: id }) => id);

  const effects = new Map<string, Map<number, Effects>>();
  for (const row of rows) {
    const payout = payoutOf(row);
    const books = new DayBooks();
    bookNet({ payout: payout.id, currency: payout.currency, net: row.amount, told: row.amount }, books);
    const received = linesOf.get(row.match_id) ?? [];
    if (received.length === 0) bookAbsence(payout, through, books);
    else bookInGroup(payout, payoutsOf.get(row.match_id) ?? [], received, books);
    const byDay = effects.get(payout.id) ?? new Map<number, Effects>();
    const before = byDay.get(payout.day);
    const own = effectsOf(books);
    effects.set(payout.id, byDay.set(payout.day, before === undefined ? own : addEffects(before, own)));
  }
  return effects;
}

function bookInGroup(
  payout: Payout,
  group: readonly SettlementPayoutRow[],
  received: readonly MatchableLine[],
  books: DayBooks,
): void {
  const payouts = group.map((row) => {
    const one = payoutOf(row);
    return one.id === payout.id && one.currency === payout.currency ? payout : one;
  });
  bookMatched(payout, { payouts, lines: received.map(lineOf) }, books);
}

/** By id and day: money that names a processor, and is about no payout that is known. */
export async function bankLineEffects(
  { db }: Pick<ReadParts, 'db'>,
  merchantAccountId: MerchantAccountId,
  asked: readonly Readonly<{ day: string; id: string }>[],
  names: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, Effects>>> {
  const rows = await bankLinesById(db, merchantAccountId, asked);
  const unknown = rows.filter((row) => row.match_id === null).map(lineOf);
  return new Map(
    unknown
      .filter((line) => isNamed(line, names))
      .map((line) => {
        const books = new DayBooks();
        bookUnknown(line, books);
        return [line.id, new Map([[line.day, effectsOf(books)]])];
      }),
  );
}
