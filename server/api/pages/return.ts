import { isReturnable, withParameters } from '../../domain/return-address.ts';
import type { Parts } from '../../parts.ts';
import type { Reply } from '../../three-d-secure/approval.ts';
import { lookOf } from '../../front-end/look.ts';
import { messagePage } from '../../three-d-secure/approval-page.ts';
import { getLivePaymentMethod } from '../../db/queries/payment-methods.ts';
import { collectToken } from '../../payment-methods/tokens/collect.ts';
import { tokenAtReturn } from '../../payment-methods/tokens/token-return.ts';

/**
 * `GET /return/token/…`: what else the address carries is not looked at. The processor is asked, and the shop
 * is told where the token stands.
 */
export async function returnFromTokenApproval(
  parts: Parts,
  payload: string,
  signature: string,
  language: string,
): Promise<Reply> {
  const found = await tokenAtReturn(parts, payload, signature);
  if (found === null)
    return { kind: 'unknown', page: messagePage(await lookOf(parts, null, language), 'unknown') };
  const row = await collectToken(parts, found);
  if (row.redirect_url === null || !isReturnable(row.redirect_url))
    return {
      kind: 'page',
      page: messagePage(await lookOf(parts, row.merchant_account_id, language), 'answered'),
    };

  const method = await getLivePaymentMethod(parts.db, row.merchant_account_id, row.payment_method_id);
  // The token is what was asked for, or what stands behind a payment method that was.
  const [name, id, status] =
    method?.mode === 'redirect'
      ? (['payment_method', method.payment_method_id, method.status] as const)
      : (['payment_service_token', row.payment_service_token_id, row.status] as const);
  const parameters = { [`${name}_id`]: id, [`${name}_status`]: status };
  return { kind: 'redirect', url: withParameters(row.redirect_url, parameters) };
}
