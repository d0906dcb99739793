import { selectNetworkTokenByNotification } from '../../../db/queries/network-tokens.ts';
import {
  networkTokenPartsOf,
  notificationDigest,
  refreshNetworkToken,
} from '../../../vault/network-tokens/network-tokens.ts';
import { receiveNetworkTokenEvent } from '../../contract/network-tokens.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';

export const receive = route(receiveNetworkTokenEvent, async ({ params, parts }) => {
  const row = await selectNetworkTokenByNotification(parts.db, notificationDigest(params.notification));
  if (row === null) throw new Problem('not_found');
  await refreshNetworkToken(networkTokenPartsOf(parts), row.merchant_account_id, row);
  return { status: 204, body: null };
});
