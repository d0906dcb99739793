import type { Buyer } from '../../domain/purchase/people.ts';
import type { Operations } from '../connector.ts';
import { authorizeWith, common } from './operations.ts';
import { type AuthorizeCall, payerOf, purchaseOf } from './purchase.ts';
import { type MercadoPagoFields, TOO_FINE, type Values, decimalOf } from './request.ts';

/** What is paid elsewhere by a code or a slip: Pix, boleto, OXXO. Captured as it is paid, and told by webhook. */

export type OfflineMethod = 'pix' | 'boleto' | 'oxxo';

const PAYMENT_METHOD_IDS: Readonly<Record<OfflineMethod, string>> = {
  boleto: 'bolbradesco',
  oxxo: 'oxxo',
  pix: 'pix',
};

/** Pix goes back the way that it came. What was paid in cash goes to an account that the buyer may not have. */
export function offlineOperations(kind: OfflineMethod): Operations<MercadoPagoFields> {
  const { refund, ...shared } = common;
  return {
    ...shared,
    async authorize(call) {
      return decimalOf(call.input.amount) === null ? TOO_FINE : authorizeWith(call, paymentOf(call, kind));
    },
    ...(kind === 'pix' ? { refund } : {}),
  };
}

function paymentOf(call: AuthorizeCall, kind: OfflineMethod): Values {
  const { approvalExpiresAt: end, buyer } = call.input;
  return {
    ...purchaseOf(call),
    ...(kind === 'oxxo' ? {} : { payer: { ...payerOf(buyer), identification: brazilianIdOf(buyer) } }),
    payment_method_id: PAYMENT_METHOD_IDS[kind],
    date_of_expiration: end === null ? null : dateOf(end),
  };
}

/** Who pays in Brazil is known by it, whatever the merchant calls its kind. */
function brazilianIdOf(buyer: Buyer | null): Values | null {
  const number = buyer?.billingDetails?.taxId?.value.replace(/[^0-9]/g, '') ?? '';
  return number === '' ? null : { type: number.length === 14 ? 'CNPJ' : 'CPF', number };
}

/** It reads times with milliseconds and an offset, and no Z. */
function dateOf(at: Date): string {
  return at.toISOString().replace('Z', '+00:00');
}
