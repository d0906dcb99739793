import { provisionNetworkToken, networkTokenPartsOf } from '../../../vault/network-tokens/network-tokens.ts';
import { createPaymentMethodNetworkToken } from '../../contract/network-tokens.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { actorOf } from './actor.ts';
import { cardInPath, renderNetworkToken } from './network-token.ts';

export const create = route(
  createPaymentMethodNetworkToken,
  async ({ params, body, held, merchantAccountId, caller, parts }) => {
    const card = await cardInPath(parts, merchantAccountId, params.payment_method_id);
    if (body.merchant_initiated && !body.is_subsequent_payment) {
      throw new Problem('bad_request', {
        details: [
          {
            location: 'body',
            pointer: '/is_subsequent_payment',
            message: 'must be true where merchant_initiated is',
            type: 'value_error',
          },
        ],
      });
    }
    const row = await provisionNetworkToken(networkTokenPartsOf(parts), merchantAccountId, card, {
      by: 'merchant',
      securityCode: held.get('/security_code') ?? null,
    });
    return { status: 201, body: await renderNetworkToken(parts, merchantAccountId, row, actorOf(caller)) };
  },
);
