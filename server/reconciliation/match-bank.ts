import type { Queryable } from '../db/db.ts';
import {
  type ItemKey,
  type MatchableLine,
  type ReconciliationCursorRow,
  bankLinesOfDays,
  bankLinesOfMatches,
  nextDayToMatch,
  setLineMatches,
} from '../db/queries/reconciliation-items.ts';
import {
  type SettlementPayoutRow,
  payoutsOfDays,
  payoutsOfMatches,
  setPayoutMatches,
} from '../db/queries/settlement-payouts.ts';
import {
  BEFORE_DAYS,
  TRANSIT_DAYS,
  type Payout,
  type ReceivedLine,
  findMatches,
  isNamed,
} from '../domain/reconciliation/match-payouts.ts';
import { dayNumber, dayText } from '../domain/reconciliation/received-line.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import { newId } from '../platform/entropy.ts';
import { bankNames } from './bank-names.ts';
import { lineOf, payoutOf } from './payout-effects.ts';

/** Days that are matched at once, beside those around them. */
const DAYS_AT_ONCE = 3;
/** A line may name a payout that is older than payouts ever take. */
const NAMED_WITHIN_DAYS = 31;

export type BankMatch = Readonly<{
  /** What comes out otherwise than it was. */
  touched: readonly ItemKey[];
  /** Days that are still to be matched. */
  left: Readonly<{ from: string; through: string }> | null;
  /** Writes which lines are about which payouts. */
  write(tx: Queryable): Promise<void>;
}>;

/**
 * Holds payouts and lines of the bank to each other that may be about the first of the days that are asked for. Those
 * whose counterpart is of other days stay as they are.
 */
export async function matchBank(
  parts: MoneyParts,
  row: ReconciliationCursorRow & Readonly<{ match_from: string; match_through: string }>,
  now: Date,
): Promise<BankMatch> {
  const { merchant_account_id: account, match_through: through } = row;
  // One line with a wrong date makes a long time of this: days on which nothing is are passed over.
  const from = await nextDayToMatch(parts.db, account, { from: row.match_from, through });
  if (from === null) return NOTHING;
  const last = Math.min(dayNumber(from) + DAYS_AT_ONCE - 1, dayNumber(through));
  const reach = TRANSIT_DAYS + BEFORE_DAYS;
  const end = dayText(last + reach);
  const [payouts, lines] = await withoutOthers(
    parts,
    account,
    await payoutsOfDays(parts.db, account, {
      from: dayText(dayNumber(from) - NAMED_WITHIN_DAYS),
      through: end,
    }),
    await bankLinesOfDays(parts.db, account, { from: dayText(dayNumber(from) - reach), through: end }),
  );
  const names = await bankNames(
    parts,
    account,
    payouts.map(({ payment_service_id: id }) => id),
  );

  const found = compare(payouts, lines, (service) => names.get(service) ?? [], now);
  const known = [...names.values()].flat();
  const isAsked = ({ booked_on: day }: MatchableLine): boolean => day >= from && day <= dayText(last);
  const unknown = lines.filter(
    (line) => isAsked(line) && !found.matched.has(line) && isNamed(lineOf(line), known),
  );
  const isOver = last >= dayNumber(through);
  return {
    touched: [...found.touched, ...unknown.map(bankItem)],
    left: isOver ? null : { from: dayText(last + 1), through },
    write: async (tx) => {
      await setPayoutMatches(tx, account, found.payouts);
      await setLineMatches(tx, account, found.lines);
    },
  };
}

const NOTHING: BankMatch = { touched: [], left: null, write: async () => undefined };

/** Without those that are matched to something outside of what was read. */
async function withoutOthers(
  { db }: Pick<ReadParts, 'db'>,
  account: MerchantAccountId,
  payouts: readonly SettlementPayoutRow[],
  lines: readonly MatchableLine[],
): Promise<readonly [readonly SettlementPayoutRow[], readonly MatchableLine[]]> {
  const ids = [...new Set([...payouts, ...lines].flatMap(({ match_id: id }) => id ?? []))];
  const [allPayouts, allLines] = await Promise.all([
    payoutsOfMatches(db, account, ids),
    bankLinesOfMatches(db, account, ids),
  ]);

  const read = new Set([...payouts.map(payoutKey), ...lines.map(({ bank_line_id: id }) => id)]);
  const outside = new Set([
    ...allPayouts.flatMap((one) => (read.has(payoutKey(one)) ? [] : [one.match_id])),
    ...allLines.flatMap((one) => (read.has(one.bank_line_id) ? [] : [one.match_id])),
  ]);
  outside.delete(null);
  const isInside = ({ match_id: id }: Readonly<{ match_id: string | null }>): boolean => !outside.has(id);
  return [payouts.filter(isInside), lines.filter(isInside)];
}

const payoutKey = ({ payment_service_report_id: id, currency }: SettlementPayoutRow): string =>
  `${id} ${currency}`;

type ComparedMatches = Readonly<{
  payouts: Parameters<typeof setPayoutMatches>[2];
  lines: Parameters<typeof setLineMatches>[2];
  touched: readonly ItemKey[];
  matched: ReadonlySet<MatchableLine>;
}>;

/** What is matched otherwise than it was. */
function compare(
  payoutRows: readonly SettlementPayoutRow[],
  lineRows: readonly MatchableLine[],
  namesOf: (service: string) => readonly string[],
  now: Date,
): ComparedMatches {
  const payouts = new Map<Payout, SettlementPayoutRow>(payoutRows.map((row) => [payoutOf(row), row]));
  const lines = new Map<ReceivedLine, MatchableLine>(lineRows.map((row) => [lineOf(row), row]));
  const matches = findMatches({ payouts: [...payouts.keys()], lines: [...lines.keys()], namesOf });
  const changedPayouts = new Map(payoutRows.map((row) => [row, unmatched(row)]));
  const changedLines = new Map(lineRows.map((row) => [row, { ...row, match_id: null as string | null }]));
  const matched = new Set<MatchableLine>();

  for (const match of matches) {
    const own = match.payouts.flatMap((payout) => payouts.get(payout) ?? []);
    const about = match.lines.flatMap((line) => lines.get(line) ?? []);
    const match_id = sharedMatch(own, about, payoutRows, lineRows) ?? newId(now);
    for (const row of own) changedPayouts.set(row, { ...row, match_id, match_proof: match.proof });
    for (const row of about) {
      changedLines.set(row, { ...row, match_id });
      matched.add(row);
    }
  }
  const otherPayouts = [...changedPayouts].filter(
    ([row, next]) => row.match_id !== next.match_id || row.match_proof !== next.match_proof,
  );
  const otherLines = [...changedLines].filter(([row, next]) => row.match_id !== next.match_id);
  const affected = new Set([...otherPayouts, ...otherLines].flatMap(([a, b]) => [a.match_id, b.match_id]));
  affected.delete(null);
  const touchedPayouts = [...changedPayouts].filter(
    ([row, next]) => affected.has(row.match_id) || affected.has(next.match_id),
  );
  return {
    payouts: otherPayouts.map(([, row]) => row),
    lines: otherLines.map(([, row]) => row),
    touched: [...touchedPayouts.map(([row]) => payoutItem(row)), ...otherLines.map(([row]) => bankItem(row))],
    matched,
  };
}

const unmatched = (row: SettlementPayoutRow): SettlementPayoutRow => ({
  ...row,
  match_id: null,
  match_proof: null,
});

/** The id that exactly these payouts and lines have in common already. */
function sharedMatch(
  own: readonly SettlementPayoutRow[],
  about: readonly MatchableLine[],
  payouts: readonly SettlementPayoutRow[],
  lines: readonly MatchableLine[],
): string | null {
  const [id = null, ...others] = new Set([...own, ...about].map(({ match_id }) => match_id));
  if (id === null || others.length > 0) return null;
  const of = (rows: readonly Readonly<{ match_id: string | null }>[]): number =>
    rows.filter(({ match_id }) => match_id === id).length;
  return of(payouts) === own.length && of(lines) === about.length ? id : null;
}

export function payoutItem({ payment_service_report_id: id, paid_on }: SettlementPayoutRow): ItemKey {
  return { kind: 'payout', subject_id: id, of_day: paid_on };
}

function bankItem({ bank_line_id: id, booked_on }: MatchableLine): ItemKey {
  return { kind: 'bank-line', subject_id: id, of_day: booked_on };
}
