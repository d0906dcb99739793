import {
  type PaymentServiceTokenRow,
  listPaymentServiceTokens,
} from '../../../db/queries/payment-service-tokens.ts';
import { toId } from '../../../domain/ids.ts';
import type { Parts } from '../../../parts.ts';
import { getLivePaymentMethod } from '../../../db/queries/payment-methods.ts';
import { deletePaymentServiceTokens } from '../../../payment-methods/tokens/delete-tokens.ts';
import { makePaymentServiceToken, tokenSecret } from '../../../payment-methods/tokens/make.ts';
import { Problem } from '../../../domain/problem.ts';
import {
  type PaymentServiceToken,
  createPaymentMethodPaymentServiceToken,
  deletePaymentMethodPaymentServiceToken,
  listPaymentMethodPaymentServiceTokens,
} from '../../../api-contract/payment-service-tokens.ts';
import { type AnyRoute, route } from '../../route.ts';
import { actorTextOf } from '../../../access/caller.ts';
import type { Static } from 'typebox';

const list = route(
  listPaymentMethodPaymentServiceTokens,
  async ({ params, query, merchantAccountId, caller, parts }) => {
    const paymentMethod = await getLivePaymentMethod(
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
    // together, so that their showings share rows of the vault's access log
    const items = await Promise.all(
      rows.map((row) => renderPaymentServiceToken(parts, row, actorTextOf(caller))),
    );
    return { status: 200, body: { items } };
  },
);

const create = route(
  createPaymentMethodPaymentServiceToken,
  async ({ params, body, held, merchantAccountId, caller, parts }) => {
    const row = await makePaymentServiceToken(parts, {
      merchantAccountId,
      paymentMethodId: params.payment_method_id,
      paymentServiceId: body.payment_service_id,
      redirectUrl: body.redirect_url,
      securityCode: held.get('/security_code') ?? null,
    });
    return { status: 201, body: await renderPaymentServiceToken(parts, row, actorTextOf(caller)) };
  },
);

const remove = route(deletePaymentMethodPaymentServiceToken, async ({ params, merchantAccountId, parts }) => {
  if (
    !(await deletePaymentServiceTokens(
      parts,
      merchantAccountId,
      toId(params.payment_method_id),
      toId(params.payment_service_token_id),
    ))
  )
    throw new Problem('not_found');
  return { status: 204, body: null };
});

export const paymentServiceTokenRoutes: readonly AnyRoute[] = [list, create, remove];

/**
 * As published, the token stands here in full: it is the merchant's own at that processor, and pays nobody
 * else. Each showing is in the vault's access log.
 */
async function renderPaymentServiceToken(
  parts: Parts,
  row: PaymentServiceTokenRow,
  actor: string,
): Promise<Static<typeof PaymentServiceToken>> {
  const secret = tokenSecret(parts.vault, row);
  return {
    type: 'payment-service-token',
    id: row.payment_service_token_id,
    approval_url: row.approval_url,
    payment_method_id: row.payment_method_id,
    payment_service_id: row.payment_service_id,
    status: row.status,
    token: secret === null ? null : await parts.vault.disclose(row.merchant_account_id, secret, actor),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
