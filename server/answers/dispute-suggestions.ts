import type { TransactionRow } from '../db/queries/transaction-rows.ts';
import type { EvidenceTexts } from '../domain/dispute/evidence.ts';
import { readCartItems } from '../domain/purchase/cart-item.ts';
import { type Address, readBuyer, readShippingDetails } from '../domain/purchase/people.ts';

/** What the payment says of evidence, for a person to look at before it is sent. */
export function suggestionsOf(transaction: TransactionRow): EvidenceTexts {
  const buyer = readBuyer(transaction.buyer)?.billingDetails ?? null;
  const shipping = readShippingDetails(transaction.shipping_details);
  const items = readCartItems(transaction.request['cart_items']);

  return {
    ...shown('customer_name', joined([buyer?.firstName, buyer?.lastName], ' ')),
    ...shown('customer_email_address', buyer?.emailAddress ?? transaction.buyer_email_address),
    ...shown('customer_purchase_ip', transaction.ip_address),
    ...shown('billing_address', lines(buyer?.address)),
    ...shown('shipping_address', lines(shipping?.address)),
    ...shown(
      'product_description',
      joined(
        items.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)),
        '\n',
      ),
    ),
  };
}

function shown(name: keyof EvidenceTexts, value: string | null | undefined): EvidenceTexts {
  return value === null || value === undefined || value === '' ? {} : { [name]: value };
}

function joined(parts: readonly (string | null | undefined)[], by: string): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(by);
}

function lines(address: Address | null | undefined): string {
  if (address === null || address === undefined) return '';
  const street = joined([address.line1, address.houseNumberOrName], ' ');
  const town = joined([address.postalCode, address.city], ' ');
  return joined([address.organization, street, address.line2, town, address.state, address.country], '\n');
}
