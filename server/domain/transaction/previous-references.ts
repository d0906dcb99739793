import { type JsonObject, objectOf, textAt } from '../json.ts';

type StoredPayment = Readonly<{
  scheme_transaction_id: string | null;
  scheme_transaction_id_scheme: string | null;
  transaction_link_id: string | null;
}>;

/** In a transaction's `request`: what its stored payment method knows of the first payment, with the scheme of that. */
const STORED = 'stored_previous';

export function storedReferences(stored: StoredPayment | null): JsonObject {
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
}: Readonly<{ request: JsonObject; payment_method_scheme: string | null }>): Readonly<{
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
