import { lockCheckoutSession, replaceCheckoutSessionPurpose } from '../../../db/queries/checkout-sessions.ts';
import { toId } from '../../../domain/ids.ts';
import { updateCheckoutSession } from '../../contract/checkout-sessions.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { changedPurpose, expiryOf } from './purpose.ts';
import { renderCheckoutSession } from './render.ts';

export const update = route(
  updateCheckoutSession,
  async ({ params, body, merchantAccountId, now, parts }) => {
    const id = toId<'checkout-session'>(params.session_id);
    const row = await parts.db.transaction(async (tx) => {
      const before = await lockCheckoutSession(tx, merchantAccountId, id, now);
      if (before === null) return null;
      const expiresAt = body.expires_in === undefined ? null : expiryOf(body, now);
      return replaceCheckoutSessionPurpose(tx, merchantAccountId, id, changedPurpose(before, body), {
        expiresAt,
        now,
      });
    });
    if (row === null) throw new Problem('not_found');
    return { status: 200, body: renderCheckoutSession(row) };
  },
);
