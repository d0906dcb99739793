import { type PaymentService, paymentServices } from '../../connections/connection-kinds.ts';
import { addressSignature, addressSignatureHolds } from '../../connections/events-path.ts';
import { addressPayload, readAddressPayload } from '../../domain/address-payload.ts';
import {
  type PaymentServiceTokenRow,
  getPaymentServiceToken,
} from '../../db/queries/payment-service-tokens.ts';
import type { MerchantAccountId, PaymentServiceTokenId } from '../../domain/ids.ts';
import type { ReadParts } from '../../parts.ts';

const PURPOSE = 'payment-service-token-return';

/**
 * Our page that a processor sends the buyer back to. Nobody can make one up; what it does for whoever has it
 * is to ask the processor how it went.
 */
export function tokenReturnUrl(
  publicUrl: string,
  service: Pick<PaymentService, 'webhookKey'>,
  merchantAccountId: MerchantAccountId,
  id: PaymentServiceTokenId,
): string {
  const payload = addressPayload(merchantAccountId, id);
  return `${publicUrl}/return/token/${payload}/${addressSignature(PURPOSE, payload, service.webhookKey)}`;
}

/** The token of such an address; null for anything else, whatever is wrong with it. */
export async function tokenAtReturn(
  parts: ReadParts,
  payload: string,
  signature: string,
): Promise<PaymentServiceTokenRow | null> {
  const claimed = readAddressPayload<'payment-service-token'>(payload);
  const row =
    claimed === null ? null : await getPaymentServiceToken(parts.db, claimed.merchantAccountId, claimed.id);
  const service =
    row === null ? null : await paymentServices.find(parts, row.merchant_account_id, row.payment_service_id);
  return service !== null && addressSignatureHolds(PURPOSE, payload, signature, service.webhookKey)
    ? row
    : null;
}
