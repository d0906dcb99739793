import { toId } from '../../../domain/ids.ts';
import { moveNetworkToken, networkTokenPartsOf } from '../../../vault/network-tokens/network-tokens.ts';
import {
  deletePaymentMethodNetworkToken,
  resumePaymentMethodNetworkToken,
  suspendPaymentMethodNetworkToken,
} from '../../contract/network-tokens.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { actorOf } from './actor.ts';
import { renderNetworkToken } from './network-token.ts';

export const suspend = route(
  suspendPaymentMethodNetworkToken,
  async ({ params, merchantAccountId, caller, parts }) => {
    const row = await moveNetworkToken(
      networkTokenPartsOf(parts),
      merchantAccountId,
      toId(params.payment_method_id),
      toId(params.network_token_id),
      'suspend',
    );
    if (row === null) throw new Problem('not_found');
    return { status: 200, body: await renderNetworkToken(parts, merchantAccountId, row, actorOf(caller)) };
  },
);

export const resume = route(
  resumePaymentMethodNetworkToken,
  async ({ params, merchantAccountId, caller, parts }) => {
    const row = await moveNetworkToken(
      networkTokenPartsOf(parts),
      merchantAccountId,
      toId(params.payment_method_id),
      toId(params.network_token_id),
      'resume',
    );
    if (row === null) throw new Problem('not_found');
    return { status: 200, body: await renderNetworkToken(parts, merchantAccountId, row, actorOf(caller)) };
  },
);

export const remove = route(deletePaymentMethodNetworkToken, async ({ params, merchantAccountId, parts }) => {
  const row = await moveNetworkToken(
    networkTokenPartsOf(parts),
    merchantAccountId,
    toId(params.payment_method_id),
    toId(params.network_token_id),
    'delete',
  );
  if (row === null) throw new Problem('not_found');
  return { status: 204, body: null };
});
