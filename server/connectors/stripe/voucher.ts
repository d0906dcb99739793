import type { Operations } from '../connector.ts';
import { authorizeWith, common } from './operations.ts';
import { type AuthorizeCall, billingOf, intentOf } from './payment.ts';
import type { StripeFields, Values } from './request.ts';

/** Numbers that the buyer pays by elsewhere: OXXO, Boleto, Konbini, Multibanco. Stripe refunds none of them here. */

export type VoucherType = 'oxxo' | 'boleto' | 'konbini' | 'multibanco';

export function voucherOperations(type: VoucherType): Operations<StripeFields> {
  const { find, sync, complete, cancel, verify } = common;
  return {
    find,
    sync,
    complete,
    cancel,
    verify,
    authorize: (call) => authorizeWith(call, voucherOf(call, type)),
  };
}

function voucherOf(call: AuthorizeCall, type: VoucherType): Values {
  const taxId = type === 'boleto' ? (call.input.buyer?.billingDetails?.taxId?.value ?? null) : null;
  return intentOf(call, {
    allowed_payment_method_types: [type],
    payment_method_data: { type, billing_details: billingOf(call.input), [type]: { tax_id: taxId } },
    payment_method_options: { [type]: { expires_after_days: type === 'multibanco' ? null : daysOf(call) } },
  });
}

/** Stripe counts in whole days. */
function daysOf({ input, now }: AuthorizeCall): number | null {
  const end = input.approvalExpiresAt;
  return end === null ? null : Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 86_400_000));
}
