import { findLiveCheckoutSession } from '../../../checkout/fields.ts';
import { acquirerForScheme } from '../../../db/queries/acquirers.ts';
import { toId } from '../../../domain/ids.ts';
import { getCheckoutSessionAcquirer } from '../../contract/checkout-sessions.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';

/** The merchant account's 3-D Secure configuration for the session's card and currency. */
export const acquirer = route(getCheckoutSessionAcquirer, async ({ params, parts }) => {
  const found = await findLiveCheckoutSession(parts, toId(params.session_id));
  if (found === null) throw new Problem('not_found');
  const { merchant_account_id: merchantAccountId, scheme, currency } = found.session;
  const row = scheme === null ? null : await acquirerForScheme(parts.db, merchantAccountId, scheme, currency);
  if (row === null)
    throw new Problem('not_found', {
      message: 'There is no 3-D Secure configuration for this card and currency',
    });
  return { status: 200, body: { type: 'checkout-session-acquirer', ...row } };
});
