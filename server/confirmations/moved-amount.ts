import type { Queryable } from '../db/db.ts';
import { addToDay, type DayAmount, type LimitedAct, roleLimits } from '../db/queries/role-limits.ts';
import { Problem } from '../domain/problem.ts';
import type { Examined } from './call-facts.ts';
import { boundsOf } from './role-limits.ts';

const ACT_OF: Readonly<Record<string, LimitedAct>> = {
  create_refund: 'refund',
  create_transaction_refund: 'refund',
  create_full_transaction_refund: 'refund',
  create_capture: 'capture',
  capture_transaction: 'capture',
  create_payout: 'payout',
};

/** In several steps: where one of them fails, others may have moved money. */
const IN_STEPS: ReadonlySet<string> = new Set(['create_full_transaction_refund']);

/** What a call would move. Where it has begun nothing, that counts no more, unless it does so in several steps. */
export type MovedAmount = DayAmount & Readonly<{ isGivenBack: boolean }>;

type Mover = Readonly<{ userId: string; operationId: string; merchantAccountId: string }>;

/**
 * What a call would move of what somebody may move; null where no role limits it. A payment that is captured at once is
 * a capture, too. `now`: the merchant account's.
 */
export function movedAmount(
  { userId, operationId, merchantAccountId }: Mover,
  { facts, money }: Examined,
  now: Date,
): MovedAmount | null {
  const act = facts.values['intent'] === 'capture' ? 'capture' : ACT_OF[operationId];
  if (act === undefined || money === null) return null;
  const day = now.toISOString().slice(0, 10);
  return { merchantAccountId, userId, act, ...money, day, isGivenBack: !IN_STEPS.has(operationId) };
}

/** Throws 403 where it is more than one act may move. */
export async function assertWithinRole(db: Queryable, moved: DayAmount): Promise<void> {
  await boundPerDay(db, moved);
}

/** Counts it, or throws 403 where a role does not allow so much in one act, or no more that day. */
export async function countMoved(db: Queryable, moved: DayAmount): Promise<void> {
  const perDay = await boundPerDay(db, moved);
  if (!(await addToDay(db, moved, perDay))) throw beyondRole('This is more than your role allows in one day');
}

async function boundPerDay(db: Queryable, { userId, merchantAccountId, act, currency, amount }: DayAmount) {
  const bounds = boundsOf(await roleLimits(db, userId, merchantAccountId), act, currency);
  if (bounds === null) throw beyondRole(`Your role allows no ${act} in ${currency}`);
  const { perAct, perDay } = bounds;
  if (perAct !== null && amount > perAct)
    throw beyondRole(`This is more than your role allows in one ${act}`);
  if (perDay !== null && amount > perDay) throw beyondRole('This is more than your role allows in one day');
  return perDay;
}

function beyondRole(message: string): Problem {
  return new Problem('forbidden', {
    message,
    details: [{ location: 'body', pointer: '/amount', message, type: 'value_error.role_limit' }],
  });
}
