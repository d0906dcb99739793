import { FOR_A_PERSON, REASONS, type Reason } from '../../server/domain/reconciliation/reasons.ts';
import { type Reconciliation, reconcile } from '../../server/domain/reconciliation/reconcile.ts';
import type { ReceivedLine } from '../../server/domain/reconciliation/match-payouts.ts';
import { toMajorString } from '../../server/domain/money.ts';
import { throwDice } from '../dice.ts';
import type { Proof } from '../prove.ts';
import { bankMonth } from './bank-month.ts';
import { playMonth } from './month-in-service.ts';
import { SERVICES, SETTLES_WITHIN, type SettledMonth, makeMonth } from './settled-month.ts';

/**
 * Months of payments at five processors, with differences of every reason put in; their payouts on the statements of
 * four banks, each in its own format. Every difference has to be named with its reason and its amount to the cent, and
 * nothing else. Then amounts are changed that nothing explains: these, and these alone, have to be unexplained.
 */
const MONTHS = 4;
const PAYMENTS = 250_000;
const MINUTES_MOST = 10;
const CHANGED = 20;
/** Of the month that goes through the service and its database. */
const SERVICE_PAYMENTS = 10_000;

export async function proveReconciliation(quick: boolean): Promise<Proof> {
  const months = quick ? 1 : MONTHS;
  const payments = quick ? PAYMENTS / 10 : PAYMENTS;
  const counts = new Map<Reason, NameCount>();
  const told: string[] = [];
  let milliseconds = 0;
  let falseAlarms = 0;
  let isBalanced = true;
  let person = 0;
  for (let number = 1; number <= months; number += 1) {
    const month = makeMonth(payments, number);
    const began = performance.now();
    const result = look(month, bankMonth(month, number));
    milliseconds += performance.now() - began;
    falseAlarms += count(
      month.seeded,
      result.differences.map((one) => [keyOf(one), one.amount]),
      counts,
    );
    isBalanced &&= [...result.balances.values()].every(({ rest }) => rest === 0n);
    person += result.differences.filter(({ reason }) => FOR_A_PERSON.has(reason)).length;
    told.push(...balanceLines(number, result));
  }

  const changed = findChanged(makeMonth(PAYMENTS / 10, 99));
  const service = await lookInService(quick ? SERVICE_PAYMENTS / 10 : SERVICE_PAYMENTS);
  const named = [...counts.values()];
  const isNamed = named.every(({ seeded, right }) => seeded === right);
  const unexplained = counts.get('unexplained')?.found ?? 0;
  return {
    head: ['reason', 'put in', 'named to the cent', 'found', 'in the service: put in', 'named', 'found'],
    rows: (Object.keys(REASONS) as Reason[]).map((reason) => [
      reason,
      ...[counts, service.counts].flatMap((one) => {
        const { seeded, right, found } = one.get(reason) ?? NOTHING;
        return [`${seeded}`, `${right}`, `${found}`];
      }),
    ]),
    told: [
      ...told,
      `payments: ${months * payments} in ${months} months of ${SERVICES.length} processors`,
      `false alarms: ${falseAlarms}; differences for a person: ${person}; unexplained: ${unexplained}`,
      `amounts changed without a trace: ${changed.found} of ${changed.made} unexplained to the cent, and ` +
        `${changed.others} others`,
      `time: ${(milliseconds / 1_000).toFixed(1)} s, with reading the statements (at most ${MINUTES_MOST} minutes)`,
      ...service.told,
      `memory: ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`,
    ],
    holds:
      isNamed &&
      isBalanced &&
      falseAlarms === 0 &&
      unexplained === 0 &&
      changed.found === changed.made &&
      changed.others === 0 &&
      service.holds &&
      milliseconds <= MINUTES_MOST * 60_000,
  };
}

function look(month: SettledMonth, lines: readonly ReceivedLine[]): Reconciliation {
  return reconcile(
    {
      ...{ movements: month.movements, lines: month.lines, earlier: month.earlier, through: month.lastDay },
      settlesWithinDays: () => SETTLES_WITHIN,
    },
    { payouts: month.payouts, lines, namesOf: (service) => [service], through: month.lastDay },
  );
}

type NameCount = { seeded: number; right: number; found: number };
const NOTHING: Readonly<NameCount> = { seeded: 0, right: 0, found: 0 };
type Amounts = ReadonlyMap<string, bigint>;

/** Adds what was put in and what was found, by reason; the number of those found that nobody put in. */
function count(
  seeded: Amounts,
  told: Iterable<readonly [key: string, amount: bigint]>,
  counts: Map<Reason, NameCount>,
): number {
  // A key begins with the reason.
  const of = (key: string): NameCount => {
    const reason = key.split(' ')[0] as Reason;
    const found = counts.get(reason) ?? { ...NOTHING };
    counts.set(reason, found);
    return found;
  };
  const left = new Map(seeded);
  for (const key of left.keys()) of(key).seeded += 1;
  let wrong = 0;

  for (const [key, amount] of told) {
    const counted = of(key);
    counted.found += 1;
    if (left.get(key) === amount) {
      counted.right += 1;
      left.delete(key);
    } else wrong += 1;
  }
  return wrong;
}

type InService = Readonly<{ counts: Map<Reason, NameCount>; told: readonly string[]; holds: boolean }>;

/** The same kind of month, played day by day at a service, whose own jobs and API say what became of it. */
async function lookInService(payments: number): Promise<InService> {
  const [month, told] = await playMonth(payments, 5);
  const counts = new Map<Reason, NameCount>();
  const wrong = count(month.seeded, told.differences, counts);
  const missed = [...counts.values()].filter(({ seeded, right }) => seeded !== right).length;
  const rest = [...told.sums].map(([currency, sums]) => ({ currency, minor: restOf(sums) }));
  const seconds = (ms: number): string => (ms / 1_000).toFixed(1);

  return {
    counts,
    told: [
      `through the service and PostgreSQL: ${told.payments} payments of a month that was closed day by day; false ` +
        `alarms: ${wrong}; rest: ${rest.map((one) => `${one.currency} ${one.minor}`).join(', ')}; ` +
        `${seconds(told.reconcilingMs)} s of ${seconds(told.allMs)} s in the jobs that reconcile`,
    ],
    holds: wrong === 0 && missed === 0 && rest.every(({ minor }) => minor === 0n),
  };
}

/** What arrived and was settled, less what was captured and paid out, and all that explains it. */
function restOf(sums: ReadonlyMap<string, bigint>): bigint {
  const of = (name: string): bigint => sums.get(name) ?? 0n;
  const reasons = Object.keys(REASONS).reduce((sum, reason) => sum + of(reason), 0n);
  return of('arrived') + of('settled') - of('captured') - of('paid_out') - reasons;
}

function balanceLines(number: number, { balances }: Reconciliation): readonly string[] {
  return [...balances].map(([currency, { ours, arrived, byReason, rest }]) => {
    const text = (minor: bigint): string => toMajorString({ minor, currency });
    const reasons = [...byReason].filter(([, amount]) => amount !== 0n);
    const sums = reasons.map(([reason, amount]) => `${reason} ${text(amount)}`).join(', ');
    return `month ${number}, ${currency}: ours ${text(ours)}, ${sums} = arrived ${text(arrived)}; rest ${text(rest)}`;
  });
}

type ChangedAmounts = Readonly<{ made: number; found: number; others: number }>;

/** Changes what some lines of the bank say, and what some payouts are said to be. */
function findChanged(month: SettledMonth): ChangedAmounts {
  const dice = throwDice(7);
  const told = bankMonth(month, 99);
  const lines = [...told];
  const expected = new Map<string, bigint>();
  const byReference = new Map(month.payouts.map((payout) => [payout.reference, payout]));
  const change = (): bigint => BigInt(1 + dice.below(500)) * (dice.below(2) === 0 ? 1n : -1n);
  for (const [index, line] of told.entries()) {
    const payout = line.references.map((one) => byReference.get(one)).find((one) => one !== undefined);
    if (payout === undefined || line.isCharge || line.charges > 0n || expected.size === CHANGED) continue;
    const amount = change();
    lines[index] = { ...line, amount: line.amount + amount };
    expected.set(payout.id, amount);
  }

  const before = new Map(look(month, told).differences.map((one) => [keyOf(one), one.amount]));
  const after = look(month, lines).differences.filter((one) => before.get(keyOf(one)) !== one.amount);
  const right = after.filter(
    ({ reason, subject, amount }) => reason === 'unexplained' && expected.get(subject.id) === amount,
  );
  return { made: expected.size, found: right.length, others: after.length - right.length };
}

function keyOf({ reason, subject }: Reconciliation['differences'][number]): string {
  return `${reason} ${subject.kind} ${subject.id}`;
}
