import { listNetworkTokens } from '../../../db/queries/network-tokens.ts';
import { listPaymentMethodNetworkTokens } from '../../contract/network-tokens.ts';
import { route } from '../../route.ts';
import { actorOf } from './actor.ts';
import { cardInPath, renderNetworkToken } from './network-token.ts';

export const list = route(
  listPaymentMethodNetworkTokens,
  async ({ params, merchantAccountId, caller, parts }) => {
    const card = await cardInPath(parts, merchantAccountId, params.payment_method_id);
    const rows = await listNetworkTokens(parts.db, merchantAccountId, card.payment_method_id);
    const items = [];
    for (const row of rows)
      items.push(await renderNetworkToken(parts, merchantAccountId, row, actorOf(caller)));
    return { status: 200, body: { items } };
  },
);
