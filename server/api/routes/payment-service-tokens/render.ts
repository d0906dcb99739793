import type { Static } from 'typebox';
import type { PaymentServiceTokenRow } from '../../../db/queries/payment-service-tokens.ts';
import type { Parts } from '../../../parts.ts';
import { tokenSecret } from '../../../payment-methods/tokens/make.ts';
import type { PaymentServiceToken } from '../../contract/payment-service-tokens.ts';

/**
 * As published, the token stands here in full: it is the merchant's own at that processor, and pays nobody
 * else. Each showing is in the vault's access log.
 */
export async function renderPaymentServiceToken(
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
