import { operation, token } from './operation.ts';
import { Address, PhoneNumber } from './schemas/address.ts';
import { Uuid } from './schemas/identifier.ts';
import { list } from './schemas/pagination.ts';
import { fields, maybe, object, text } from './schemas/schema.ts';
import { ShippingDetails, ShippingDetailsCreate } from './schemas/shipping-details.ts';
import { describe } from './schemas/words.ts';

export const ShippingDetailsList = list('ShippingDetailsList', ShippingDetails);

export const ShippingDetailsUpdate = object('ShippingDetailsUpdate', {
  first_name: maybe(text(255)),
  last_name: maybe(text(255)),
  email_address: maybe(text(320)),
  phone_number: maybe(PhoneNumber),
  address: maybe(Address),
});
describe(ShippingDetailsUpdate, {
  address: 'Where goods are sent.',
  first_name: 'Given name of who receives the goods.',
  last_name: 'Family name of who receives the goods.',
  email_address: 'Where news about the delivery goes.',
  phone_number: 'For questions about the delivery.',
});

export const addBuyerShippingDetails = operation({
  id: 'add_buyer_shipping_details',
  method: 'POST',
  path: '/buyers/{buyer_id}/shipping-details',
  tag: 'Buyers - Shipping details',
  summary: 'Add a shipping address to a buyer.',
  description: 'A payment can name it with `shipping_details_id`.',
  access: token('buyers.write'),
  merchantAccount: 'header',
  params: fields({ buyer_id: Uuid }),
  body: ShippingDetailsCreate,
  responses: { 201: ShippingDetails },
});

export const listBuyerShippingDetails = operation({
  id: 'list_buyer_shipping_details',
  method: 'GET',
  path: '/buyers/{buyer_id}/shipping-details',
  tag: 'Buyers - Shipping details',
  summary: 'List the shipping addresses of a buyer.',
  description: 'All of the buyer, without pages.',
  access: token('buyers.read'),
  merchantAccount: 'header',
  params: fields({ buyer_id: Uuid }),
  responses: { 200: ShippingDetailsList },
});

export const getBuyerShippingDetails = operation({
  id: 'get_buyer_shipping_details',
  method: 'GET',
  path: '/buyers/{buyer_id}/shipping-details/{shipping_details_id}',
  tag: 'Buyers - Shipping details',
  summary: 'Read a shipping address.',
  description: "404 where the address is another buyer's.",
  access: token('buyers.read'),
  merchantAccount: 'header',
  params: fields({ buyer_id: Uuid, shipping_details_id: Uuid }),
  responses: { 200: ShippingDetails },
});

export const updateBuyerShippingDetails = operation({
  id: 'update_buyer_shipping_details',
  method: 'PUT',
  path: '/buyers/{buyer_id}/shipping-details/{shipping_details_id}',
  tag: 'Buyers - Shipping details',
  summary: 'Change the given fields of a shipping address.',
  description: 'What is left out stays, null clears, and the address merges.',
  access: token('buyers.write'),
  merchantAccount: 'header',
  params: fields({ buyer_id: Uuid, shipping_details_id: Uuid }),
  body: ShippingDetailsUpdate,
  responses: { 200: ShippingDetails },
});

export const deleteBuyerShippingDetails = operation({
  id: 'delete_buyer_shipping_details',
  method: 'DELETE',
  path: '/buyers/{buyer_id}/shipping-details/{shipping_details_id}',
  tag: 'Buyers - Shipping details',
  summary: 'Delete a shipping address.',
  description: 'Transactions keep what they knew of it.',
  access: token('buyers.write'),
  merchantAccount: 'header',
  params: fields({ buyer_id: Uuid, shipping_details_id: Uuid }),
  responses: { 204: null },
});
