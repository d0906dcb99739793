import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { PaymentMethodWithBuyerRow } from '../../db/queries/payment-methods.ts';
import { type JsonObject, objectOf, textAt } from '../../domain/json.ts';

/** In a transaction's `request`: what its stored payment method knows of the first payment, with the scheme of that. */
const STORED = 'stored_previous';

export function storedReferences(
  stored: Pick<
    PaymentMethodWithBuyerRow,
    'scheme_transaction_id' | 'scheme_transaction_id_scheme' | 'transaction_link_id'
  > | null,
): JsonObject {
  if (stored === null) return {};
  const { scheme_transaction_id, scheme_transaction_id_scheme: scheme, transaction_link_id } = stored;
  return { [STORED]: { scheme, scheme_transaction_id, transaction_link_id } };
}

/**
 * Which earlier payment this one refers to: what the merchant named, else what is stored. An id of one scheme means
 * nothing to another, so where the payment goes over another scheme than the stored id is of, it refers to none.
 */
export function previousReferences({
  request,
  payment_method_scheme: scheme,
}: Pick<TransactionRow, 'request' | 'payment_method_scheme'>): Readonly<{
  schemeTransactionId: string | null;
  transactionLinkId: string | null;
}> {
  const stored = objectOf(request[STORED]);
  const of = textAt(stored, 'scheme');
  const known = of === null || of === scheme ? stored : null;
  return {
    schemeTransactionId:
      textAt(request, 'previous_scheme_transaction_id') ?? textAt(known, 'scheme_transaction_id'),
    transactionLinkId:
      textAt(request, 'previous_transaction_link_id') ?? textAt(known, 'transaction_link_id'),
  };
}
