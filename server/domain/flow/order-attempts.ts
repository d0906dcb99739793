import type { Inputs } from './decide-route.ts';
import { type Cost, type FeeTable, costAt } from './fees.ts';
import type { Facts } from './flow-facts.ts';
import type { Attempt, AttemptOrder } from './rule.ts';
import { SAMPLE_MIN, drawOf, exploredOf } from './success-rate.ts';

/** What is known of each attempt that could be made, in the order that follows from it. As it is stored. */
export type OrderedAttempts =
  | Readonly<{ by: 'cost'; candidates: readonly PricedAttempt[] }>
  | Readonly<{
      by: 'success_rate';
      candidates: readonly RatedAttempt[];
      /** The first one is tried so that all of them go on being known. */
      explored: boolean;
    }>;

/** Nulls: no fee fits. */
export type PricedAttempt = Readonly<{ payment_service_id: string }> & {
  readonly [Name in keyof Cost]: Cost[Name] | null;
};

/** `drawn`: of ten thousand; null: too few payments like this one are known. */
export type RatedAttempt = Readonly<{
  payment_service_id: string;
  approved: number;
  known: number;
  drawn: number | null;
}>;

type InOrder = Readonly<{ attempts: readonly Attempt[]; ordered: OrderedAttempts }>;

export function inOrder(
  order: AttemptOrder,
  attempts: readonly Attempt[],
  inputs: Pick<Inputs, 'facts' | 'seed' | 'seen'>,
): InOrder {
  switch (order.by) {
    case 'cost':
      return byCost(order.fees, attempts, inputs.facts);
    case 'success_rate':
      return bySuccessRate(order.explorePercent, attempts, inputs);
    default:
      return order satisfies never;
  }
}

/** What costs the same stays as it stands, and what nobody knows comes last. */
function byCost(fees: FeeTable, attempts: readonly Attempt[], facts: Facts): InOrder {
  const priced = attempts
    .map((attempt) => ({ attempt, told: priceOf(attempt, fees, facts) }))
    .sort((a, b) => feeOf(a.told) - feeOf(b.told));
  return {
    attempts: priced.map(({ attempt }) => attempt),
    ordered: { by: 'cost', candidates: priced.map(({ told }) => told) },
  };
}

/** Over the scheme that this attempt goes over. */
function priceOf(
  { payment_service_id, transformations }: Attempt,
  fees: FeeTable,
  facts: Facts,
): PricedAttempt {
  const other = transformations.includes('use_additional_scheme') ? facts.card_additional_scheme : null;
  const cost = costAt(fees, payment_service_id, other === null ? facts : { ...facts, card_scheme: other });
  return { payment_service_id, ...(cost ?? NOBODY_KNOWS) };
}

const NOBODY_KNOWS = { fixed: null, basis_points: null, fee_ten_thousandths: null } as const;

function feeOf({ fee_ten_thousandths: fee }: PricedAttempt): number {
  return fee ?? Number.MAX_SAFE_INTEGER;
}

/** Those of which too little is known come after the others, as they stand; a share of the payments begins anywhere. */
function bySuccessRate(
  explorePercent: number,
  attempts: readonly Attempt[],
  { seed, seen }: Pick<Inputs, 'seed' | 'seen'>,
): InOrder {
  const rated = attempts
    .map((attempt) => ({ attempt, told: rateOf(attempt, seed, seen ?? []) }))
    .sort((a, b) => (b.told.drawn ?? -1) - (a.told.drawn ?? -1));
  const explored = rated.length === 0 ? null : exploredOf(seed, explorePercent, rated.length);
  const first = explored === null ? [] : rated.splice(explored, 1);
  const all = [...first, ...rated];

  return {
    attempts: all.map(({ attempt }) => attempt),
    ordered: {
      by: 'success_rate',
      candidates: all.map(({ told }) => told),
      explored: explored !== null,
    },
  };
}

function rateOf(
  { payment_service_id }: Attempt,
  seed: number,
  seen: NonNullable<Inputs['seen']>,
): RatedAttempt {
  const counts = seen.find((one) => one.payment_service_id === payment_service_id);
  if (counts === undefined) return { payment_service_id, approved: 0, known: 0, drawn: null };
  const { approved, known } = counts;
  return { payment_service_id, approved, known, drawn: known < SAMPLE_MIN ? null : drawOf(seed, counts) };
}
