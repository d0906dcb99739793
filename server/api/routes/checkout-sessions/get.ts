import { getLiveCheckoutSession } from '../../../db/queries/checkout-sessions.ts';
import { toId } from '../../../domain/ids.ts';
import { getCheckoutSession } from '../../contract/checkout-sessions.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { renderCheckoutSession } from './render.ts';

export const get = route(getCheckoutSession, async ({ params, merchantAccountId, now, parts }) => {
  const row = await getLiveCheckoutSession(parts.db, merchantAccountId, toId(params.session_id), now);
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: renderCheckoutSession(row) };
});
