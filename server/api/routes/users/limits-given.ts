import type { Static } from 'typebox';
import type { RoleLimit } from '../../../api-contract/role-assignments.ts';
import type { RoleLimit as RoleLimitValues } from '../../../db/queries/role-limits.ts';
import { parseCurrency } from '../../../domain/currency.ts';
import { ruleBroken } from '../../../domain/problem.ts';

type GivenLimits = Static<typeof RoleLimit>;

/** 422 for limits that say nothing, or two things at once. */
export function assertLimits(limits: readonly GivenLimits[], at = ''): void {
  const problems = limits.flatMap((limit, index) => {
    const message = problemOf(limit, limits.slice(0, index));
    return message === null ? [] : [{ pointer: `${at}/limits/${index}`, message }];
  });
  if (problems.length > 0) throw ruleBroken(...problems);
}

function problemOf(limit: GivenLimits, before: readonly GivenLimits[]): string | null {
  if (parseCurrency(limit.currency) === null) return 'is of no currency of ISO 4217';
  if ((limit.amount_per_act ?? limit.amount_per_day ?? null) === null) return 'limits nothing: say how much';
  const isTwice = before.some(({ act, currency }) => act === limit.act && currency === limit.currency);
  return isTwice ? 'is there twice for this act and currency' : null;
}

export function limitRows(limits: readonly GivenLimits[]): RoleLimitValues[] {
  const amountOf = (amount: number | null | undefined): bigint | null =>
    amount === null || amount === undefined ? null : BigInt(amount);
  return limits.map(({ act, currency, amount_per_act, amount_per_day }) => ({
    act,
    currency,
    amount_per_act: amountOf(amount_per_act),
    amount_per_day: amountOf(amount_per_day),
  }));
}
