import { implies } from './implies.ts';
import type { FlowAction, Rule } from './rule.ts';

/** A rule that no payment ever comes to, and the earlier one that takes them all. */
export type NeverReached = Readonly<{ action: FlowAction; rule_id: string; covered_by: string }>;

/** Pairs of rules that are compared; what is beyond is not said to be covered, which it may be. */
const PAIRS_MAX = 100_000;

/**
 * Rules that an earlier one covers: whenever all of their conditions hold, so do all of its conditions. Each answer is
 * proved from the conditions alone. A rule that only several others cover together is not found.
 */
export function neverReached(rules: readonly Rule[]): readonly NeverReached[] {
  const found: NeverReached[] = [];
  let pairs = 0;
  for (const ordered of Map.groupBy(
    rules.filter(({ active }) => active),
    ({ action }) => action,
  ).values())
    for (const [at, rule] of ordered.entries()) {
      if (pairs > PAIRS_MAX) return found;
      pairs += at;
      const earlier = ordered.slice(0, at).find((one) => isCoveredBy(one, rule));
      if (earlier !== undefined)
        found.push({ action: rule.action, rule_id: rule.id, covered_by: earlier.id });
    }

  return found;
}

/** Whether the first holds whenever the second does, as far as that can be proved. */
export function isCoveredBy({ conditions }: Rule, rule: Rule): boolean {
  return conditions.every((asked) => implies(rule.conditions, asked));
}
