import { setMerchantAccountClock } from '../../../db/queries/merchant-accounts.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import type { Parts } from '../../../parts.ts';
import { getSandboxClock, updateSandboxClock } from '../../../api-contract/sandbox-clock.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { type AnyRoute, route } from '../../route.ts';
import { sandboxOnly } from './sandbox-only.ts';

const get = route(getSandboxClock, async ({ merchantAccountId, parts }) => {
  sandboxOnly(parts);
  return { status: 200, body: render(parts, merchantAccountId) };
});

/**
 * Moves the account's time. Workers see what is due by the new time within a second or two; this node's own
 * answers tell it at once.
 */
const update = route(updateSandboxClock, async ({ body, merchantAccountId, now, parts }) => {
  sandboxOnly(parts);
  const advanceSeconds = body.advance_seconds ?? null;
  const wanted = body.now ?? null;
  if ((advanceSeconds === null) === (wanted === null))
    throw ruleBroken({ pointer: '', message: 'exactly one of advance_seconds and now must be given' });
  const target = wanted === null ? now.getTime() + (advanceSeconds ?? 0) * 1_000 : Date.parse(wanted);
  if (target < now.getTime())
    throw ruleBroken({
      pointer: '/now',
      message: 'must not be before the time of this merchant account: its clock only moves forward',
    });

  const offsetMs = target - parts.clock.now().getTime();
  if (offsetMs > OFFSET_MS_MAX)
    throw ruleBroken({
      pointer: wanted === null ? '/advance_seconds' : '/now',
      message: 'is more than 100 years ahead',
    });
  if (!(await setMerchantAccountClock(parts.db, merchantAccountId, Math.max(0, offsetMs))))
    throw new Problem('not_found');
  parts.clock.setOffset(merchantAccountId, Math.max(0, offsetMs));
  return { status: 200, body: render(parts, merchantAccountId) };
});

const OFFSET_MS_MAX = 100 * 365 * 86_400_000;

function render(parts: Parts, merchantAccountId: MerchantAccountId) {
  const now = parts.clock.nowFor(merchantAccountId);
  const offsetSeconds = Math.max(0, Math.round((now.getTime() - parts.clock.now().getTime()) / 1_000));
  return {
    type: 'sandbox-clock' as const,
    merchant_account_id: merchantAccountId,
    now: timestamp(now),
    offset_seconds: offsetSeconds,
  };
}

export const clockRoutes: readonly AnyRoute[] = [get, update];
