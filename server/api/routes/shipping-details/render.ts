import type { Address } from '../../../api-contract/schemas/address.ts';
import type { ShippingDetails } from '../../../api-contract/schemas/shipping-details.ts';
import type { ShippingDetailsRow } from '../../../db/queries/shipping-details.ts';
import { fromStoredJson } from '../../../json/stored-json.ts';

/** As it is answered, and told of in events. */
export function renderShippingDetails(row: ShippingDetailsRow): ShippingDetails & Readonly<{ id: string }> {
  return {
    type: 'shipping-details',
    id: row.shipping_details_id,
    buyer_id: row.buyer_id,
    first_name: row.first_name,
    last_name: row.last_name,
    email_address: row.email_address,
    phone_number: row.phone_number,
    address: fromStoredJson<Address | null>(row.address),
  };
}
