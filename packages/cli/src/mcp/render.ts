import type {
  PaymentMethod,
  Refund,
  Transaction,
  TransactionCapture,
  TransactionSummary,
  TransactionVoid,
} from '@railyard/sdk';

type ShownPayment = Transaction | TransactionSummary;

/** What a model is told of a payment: nothing of its buyer but an id. */
export function paymentSummary(payment: ShownPayment): object {
  const { payment_method: method } = payment;
  return {
    payment_id: payment.id,
    status: payment.status,
    reference: payment.external_identifier,
    amount: payment.amount,
    currency: payment.currency,
    authorized_amount: payment.authorized_amount,
    captured_amount: payment.captured_amount,
    refunded_amount: payment.refunded_amount,
    error_code: payment.error_code,
    decline_advice: 'decline_advice' in payment ? (payment.decline_advice ?? null) : null,
    buyer_id: payment.buyer?.id ?? null,
    paid_with:
      method === null
        ? null
        : { payment_method_id: method.id, method: method.method, scheme: method.scheme, label: method.label },
    created_at: payment.created_at,
    updated_at: payment.updated_at,
  };
}

/**
 * What a model is told of a capture or a void: the payment after it. It is the answer of the call itself, because a
 * second call may be refused when the money has moved.
 */
export function followSummary(answer: Transaction | TransactionCapture | TransactionVoid): object {
  return paymentSummary(answer.type === 'transaction' ? answer : answer.transaction);
}

/** What a model is told of a refund. */
export function refundSummary(refund: Refund): object {
  return {
    refund_id: refund.id,
    payment_id: refund.transaction_id,
    status: refund.status,
    amount: refund.amount,
    currency: refund.currency,
    error_code: refund.error_code,
    created_at: refund.created_at,
  };
}

/** What a model is told of a stored payment method: of its number the last digits. */
export function methodSummary(method: PaymentMethod): object {
  return {
    payment_method_id: method.id,
    method: method.method,
    scheme: method.scheme,
    label: method.label,
    expiration_date: method.expiration_date,
    status: method.status,
    buyer_id: method.buyer?.id ?? null,
  };
}
