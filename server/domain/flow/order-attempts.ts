import { type Cost, type FeeTable, costAt } from './fees.ts';
import type { Facts } from './flow-facts.ts';
import type { Attempt, AttemptOrder } from './rule.ts';

/** What is known of each attempt that could be made, in the order that follows from it. As it is stored. */
export type Ordered = Readonly<{ by: 'cost'; candidates: readonly Priced[] }>;

/** Nulls: the table has no fee for it. */
export type Priced = Readonly<{ payment_service_id: string }> & {
  readonly [Name in keyof Cost]: Cost[Name] | null;
};

export function inOrder(
  { fees }: AttemptOrder,
  attempts: readonly Attempt[],
  { facts }: Readonly<{ facts: Facts }>,
): Readonly<{ attempts: readonly Attempt[]; ordered: Ordered }> {
  const priced = attempts.map((attempt) => ({ attempt, cost: costOf(attempt, fees, facts) }));
  // A stable order: what costs the same stays as it stands, and what nobody knows comes last.
  priced.sort((a, b) => feeOf(a.cost) - feeOf(b.cost));
  return {
    attempts: priced.map(({ attempt }) => attempt),
    ordered: {
      by: 'cost',
      candidates: priced.map(({ attempt, cost }) => ({
        payment_service_id: attempt.payment_service_id,
        ...(cost ?? NOBODY_KNOWS),
      })),
    },
  };
}

const NOBODY_KNOWS = { fixed: null, basis_points: null, fee_ten_thousandths: null } as const;

/** Over the scheme that this attempt goes over. */
function costOf(
  { payment_service_id: id, transformations }: Attempt,
  fees: FeeTable,
  facts: Facts,
): Cost | null {
  const other = transformations.includes('use_additional_scheme') ? facts.card_additional_scheme : null;
  return costAt(fees, id, other === null ? facts : { ...facts, card_scheme: other });
}

function feeOf(cost: Cost | null): number {
  return cost?.fee_ten_thousandths ?? Number.MAX_SAFE_INTEGER;
}
