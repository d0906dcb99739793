import type { ShippingDetailsRow } from '../../../db/queries/shipping-details.ts';
import type { Address } from '../../contract/shared/address.ts';
import type { ShippingDetails } from '../../contract/shared/shipping-details.ts';
import { stored } from '../../../json/stored-json.ts';

export function renderShippingDetails(row: ShippingDetailsRow): ShippingDetails {
  return {
    type: 'shipping-details',
    id: row.shipping_details_id,
    buyer_id: row.buyer_id,
    first_name: row.first_name,
    last_name: row.last_name,
    email_address: row.email_address,
    phone_number: row.phone_number,
    address: stored<Address | null>(row.address),
  };
}
