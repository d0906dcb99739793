import { listPaymentServiceTokens } from '../../../db/queries/payment-service-tokens.ts';
import { toId } from '../../../domain/ids.ts';
import { resolvePaymentMethod } from '../../../payment-methods/resolve.ts';
import { listPaymentMethodPaymentServiceTokens } from '../../contract/payment-service-tokens.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { actorOf } from '../network-tokens/actor.ts';
import { renderPaymentServiceToken } from './render.ts';

export const list = route(
  listPaymentMethodPaymentServiceTokens,
  async ({ params, query, merchantAccountId, caller, parts }) => {
    const paymentMethod = await resolvePaymentMethod(
      parts.db,
      merchantAccountId,
      toId(params.payment_method_id),
    );
    if (paymentMethod === null) throw new Problem('not_found');
    const rows = await listPaymentServiceTokens(
      parts.db,
      merchantAccountId,
      paymentMethod.payment_method_id,
      query.payment_service_id === undefined ? null : toId(query.payment_service_id),
    );
    const items = [];
    for (const row of rows) items.push(await renderPaymentServiceToken(parts, row, actorOf(caller)));
    return { status: 200, body: { items } };
  },
);
