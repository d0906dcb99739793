import { getNetworkToken } from '../../../db/queries/network-tokens.ts';
import { toId } from '../../../domain/ids.ts';
import { cryptogramFor, networkTokenPartsOf } from '../../../vault/network-tokens/network-tokens.ts';
import { createPaymentMethodNetworkTokenCryptogram } from '../../contract/network-tokens.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { actorOf } from './actor.ts';

/** By contract the value goes to the merchant, once: it is made for this answer and kept nowhere. */
export const cryptogram = route(
  createPaymentMethodNetworkTokenCryptogram,
  async ({ params, body, merchantAccountId, caller, parts }) => {
    const row = await getNetworkToken(
      parts.db,
      merchantAccountId,
      toId(params.payment_method_id),
      toId(params.network_token_id),
    );
    if (row === null) throw new Problem('not_found');
    const made = await cryptogramFor(
      networkTokenPartsOf(parts),
      merchantAccountId,
      row,
      body.merchant_initiated,
    );
    try {
      const text = await parts.vault.disclose(merchantAccountId, made.cryptogram.secret, actorOf(caller));
      return { status: 201, body: { type: 'network-token-cryptogram' as const, cryptogram: text } };
    } finally {
      await parts.vault.release([made.cryptogram]);
    }
  },
);
