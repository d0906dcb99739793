import {
  type ItemKey,
  type SaidItem,
  itemsAfter,
  saidByClosedDays,
} from '../db/queries/reconciliation-items.ts';
import {
  type ReconciliationDayRow,
  type RunPage,
  type SumsOfRun,
  beginRun,
  claimDueReconciliations,
  endRun,
  forgetRuns,
  sumsOfRuns,
  writeRunPage,
} from '../db/queries/reconciliations.ts';
import {
  type Effects,
  NO_EFFECTS,
  addEffects,
  areWaiting,
  correctionOf,
} from '../domain/reconciliation/effects.ts';
import { dayNumber } from '../domain/reconciliation/received-line.ts';
import { FOR_A_PERSON, type Reason } from '../domain/reconciliation/reasons.ts';
import type { Source } from '../operations/due.ts';
import type { MoneyParts } from '../parts.ts';
import { newId } from '../platform/entropy.ts';
import { bankNames } from './bank-names.ts';
import { paymentEffects, readPayments } from './payment-cases.ts';
import { bankLineEffects, payoutEffects } from './payout-effects.ts';
import { tellDay } from './tell-day.ts';

/** Payments, payouts and lines of one page: some tens of milliseconds. */
const PAGE = 200;
const LEASE_MS = 60_000;
/** After this a run goes to the end of the line; whoever claims it goes on where it is. */
const TURN_MS = 10_000;
/** A day to which more comes while it is looked at rests so many times as long as a run takes. */
const REST_TIMES = 5;
const REST_LEAST_MS = 1_000;
const DAY_MS = 24 * 60 * 60_000;
/** Days that only wait for their time are looked at daily, and no longer than this. */
const WAITS_DAYS = 60;
const FORGOTTEN_AT_ONCE = 2_000;

/**
 * Days of which something came since they were reconciled. A run looks at the items of a day page by page, and writes
 * with each page how far it is, so that any process goes on; what it found takes the place of the last run when it has
 * seen all.
 */
export const reconciliationsDue: Source<ReconciliationDayRow> = {
  name: 'reconciliations',
  claim: claimDueReconciliations,
  limitKey: ({ merchant_account_id: account }) => account,
  concurrency: 2,
  about: ({ merchant_account_id: merchantAccountId, day }) => ({ merchantAccountId, day }),
  work: reconcileDay,
  leaseMs: LEASE_MS,
};

async function reconcileDay(parts: MoneyParts, claimed: ReconciliationDayRow): Promise<void> {
  const now = parts.clock.nowFor(claimed.merchant_account_id);
  const begun = claimed.next_run_id === null ? await beginRun(parts.db, claimed, newId(now), now) : claimed;
  if (begun === null) return;
  await forgetOthers(parts, begun);

  const endsAtMs = performance.now() + TURN_MS;
  let run: Run | null = { row: begun, sums: await sumsSoFar(parts, begun) };
  for (;;) {
    const items = await itemsAfter(parts.db, run.row, run.row.next_after, PAGE);
    if (items.length > 0) run = await takePage(parts, run, items);
    if (run === null) return;
    if (items.length < PAGE) break;
    if (performance.now() > endsAtMs) return;
  }
  const ended = await endAndTell(parts, run.row);
  if (ended !== null) await forgetOthers(parts, ended);
}

/** Where more is unexplained than the run before found, that is told. */
function endAndTell(parts: MoneyParts, row: ReconciliationDayRow): Promise<ReconciliationDayRow | null> {
  const now = parts.clock.nowFor(row.merchant_account_id);
  return parts.db.transaction(async (tx) => {
    const ended = await endRun(tx, row, timesAfter(row, now));
    if (ended !== null && ended.unexplained_count > row.unexplained_count)
      await tellDay(tx, 'reconciliation.unexplained', ended, now);
    return ended;
  });
}

/** A run that was cut short goes on once its lease is over. */
type Run = Readonly<{ row: ReconciliationDayRow; sums: Effects['sums'] }>;

async function forgetOthers(parts: MoneyParts, row: ReconciliationDayRow): Promise<void> {
  while ((await forgetRuns(parts.db, row, FORGOTTEN_AT_ONCE)) === FORGOTTEN_AT_ONCE);
}

function timesAfter({ day, next_began_at: began }: ReconciliationDayRow, now: Date) {
  const tookMs = now.getTime() - new Date(began ?? now).getTime();
  const again = new Date(now.getTime() + Math.max(REST_LEAST_MS, REST_TIMES * tookMs));
  const today = dayNumber(now.toISOString().slice(0, 10));
  const isYoung = today - dayNumber(day) < WAITS_DAYS;
  return { now, again, waits: isYoung ? new Date((today + 1) * DAY_MS) : null };
}

async function sumsSoFar({ db }: MoneyParts, row: ReconciliationDayRow): Promise<Effects['sums']> {
  const { merchant_account_id: account, day, next_run_id: run_id } = row;
  const rows = (await sumsOfRuns(db, account, [{ day, run_id }])).get(day) ?? [];
  return Object.fromEntries(
    rows.map((sum) => [
      sum.currency,
      {
        ...{ ours: String(sum.captured_amount), settled: String(sum.settled_amount) },
        ...{ paidOut: String(sum.paid_out_amount), arrived: String(sum.arrived_amount) },
        ...{ unreported: String(sum.unreported_amount), reasons: sum.reasons },
      },
    ]),
  );
}

/** Null: the day is somebody else's now, or was closed. */
async function takePage(
  parts: MoneyParts,
  { row, sums }: Run,
  items: readonly ItemKey[],
): Promise<Run | null> {
  const said = await saidByClosedDays(
    parts.db,
    row,
    items.map(({ subject_id: id }) => id),
  );
  const now = parts.clock.nowFor(row.merchant_account_id);
  const effectsNow = await effectsOfItems(parts, row, items, dayNumber(now.toISOString().slice(0, 10)));
  const current = items.map(effectsNow);
  const effects = items.map((item, index) => correctionOf(current[index] ?? NO_EFFECTS, saidOf(said, item)));
  const all = effects.reduce(addEffects, { sums, differences: [] });
  const [differences = 0, unexplained = 0, attention = 0] = row.next_counts ?? [];
  const found = items.flatMap((item, index) => rowsOf(row, item, effects[index] ?? NO_EFFECTS));
  const last = items.at(-1);

  const page: RunPage = {
    after: last === undefined ? [] : [last.kind, last.subject_id, last.of_day],
    counts: [
      differences + found.length,
      unexplained + found.filter(({ reason }) => reason === 'unexplained').length,
      attention + found.filter(({ reason }) => FOR_A_PERSON.has(reason)).length,
    ],
    waits: row.next_waits === true || [...effects, ...current].some(areWaiting),
    leaseUntil: new Date(now.getTime() + LEASE_MS),
    items: items.map((item, index) => ({ ...item, effects: effects[index] ?? NO_EFFECTS })),
    differences: found.map((difference, index) => ({ ...difference, position: differences + index + 1 })),
    // A currency that came to nothing is written, too: an earlier page has a row of it.
    sums: [...new Set([...Object.keys(sums), ...Object.keys(all.sums)])].map((code) =>
      sumsRow([code, all.sums[code] ?? { reasons: {} }]),
    ),
  };
  const written = await writeRunPage(parts.db, row, page);
  return written === null ? null : { row: written, sums: all.sums };
}

/** What each is now, on the day that it is of. */
async function effectsOfItems(
  parts: MoneyParts,
  { merchant_account_id: account }: ReconciliationDayRow,
  items: readonly ItemKey[],
  through: number,
): Promise<(item: ItemKey) => Effects> {
  const of = (kind: ItemKey['kind']): readonly ItemKey[] => items.filter((item) => item.kind === kind);
  const idsOf = (kind: ItemKey['kind']): readonly string[] => [
    ...new Set(of(kind).map(({ subject_id: id }) => id)),
  ];

  const payments = await readPayments(parts, account, idsOf('payment'));
  const lines = of('bank-line').map(({ subject_id: id, of_day: day }) => ({ id, day }));
  const names = lines.length === 0 ? [] : [...(await bankNames(parts, account)).values()].flat();
  const byKind = {
    payment: await paymentEffects(parts, account, payments, through),
    payout: await payoutEffects(parts, account, idsOf('payout'), through),
    'bank-line': await bankLineEffects(parts, account, lines, names),
  };
  return ({ kind, subject_id, of_day }) => byKind[kind].get(subject_id)?.get(dayNumber(of_day)) ?? NO_EFFECTS;
}

/** What closed days have said of it: the day that it is of, and days that corrected that. */
export function saidOf(said: readonly SaidItem[], { kind, subject_id, of_day }: ItemKey): Effects {
  return said
    .filter((one) => one.kind === kind && one.subject_id === subject_id && one.of_day === of_day)
    .reduce((sum, { effects }) => addEffects(sum, effects ?? NO_EFFECTS), NO_EFFECTS);
}

type FoundDifference = Omit<RunPage['differences'][number], 'position'> & Readonly<{ reason: Reason }>;

function rowsOf({ day }: ReconciliationDayRow, item: ItemKey, { differences }: Effects): FoundDifference[] {
  return differences.map(({ subject, ...difference }) => ({
    ...{ ...difference, subject, subject_kind: subject.kind, subject_id: subject.id },
    settlement_line_id: subject.line ?? null,
    bank_line_id: subject.bankLine ?? null,
    corrects_day: item.of_day === day ? null : item.of_day,
  }));
}

function sumsRow([currency, sums]: readonly [string, Effects['sums'][string]]): SumsOfRun {
  const { ours = '0', settled = '0', paidOut = '0', arrived = '0', unreported = '0', reasons } = sums;
  const all = Object.values(reasons).reduce((sum, amount) => sum + BigInt(amount), 0n);
  return {
    ...{ currency, captured_amount: ours, settled_amount: settled, paid_out_amount: paidOut },
    ...{ arrived_amount: arrived, difference_amount: String(all), reasons, unreported_amount: unreported },
  };
}
