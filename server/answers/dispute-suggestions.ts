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
    ...shownText('customer_name', joinTexts([buyer?.firstName, buyer?.lastName], ' ')),
    ...shownText('customer_email_address', buyer?.emailAddress ?? transaction.buyer_email_address),
    ...shownText('customer_purchase_ip', transaction.ip_address),
    ...shownText('billing_address', lines(buyer?.address)),
    ...shownText('shipping_address', lines(shipping?.address)),
    ...shownText(
      'product_description',
      joinTexts(
        items.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)),
        '\n',
      ),
    ),
  };
}

function shownText(name: keyof EvidenceTexts, value: string | null | undefined): EvidenceTexts {
  return value === null || value === undefined || value === '' ? {} : { [name]: value };
}

function joinTexts(parts: readonly (string | null | undefined)[], by: string): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(by);
}

function lines(address: Address | null | undefined): string {
  if (address === null || address === undefined) return '';
  const street = joinTexts([address.line1, address.houseNumberOrName], ' ');
  const town = joinTexts([address.postalCode, address.city], ' ');
  return joinTexts([address.organization, street, address.line2, town, address.state, address.country], '\n');
}
