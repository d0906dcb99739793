import { operation, token } from './operation.ts';
import { BillingDetails } from './shared/address.ts';
import { Buyer } from './shared/buyer.ts';
import { Uuid } from './shared/identifier.ts';
import { cursorQuery, page } from './shared/pagination.ts';
import { fields, maybe, object, optional, text } from './shared/schema.ts';

export const BuyerCreate = object('BuyerCreate', {
  display_name: maybe(text(200)),
  external_identifier: maybe(text(200)),
  billing_details: maybe(BillingDetails),
  account_number: maybe(text(200)),
});

export const BuyerUpdate = object('BuyerUpdate', {
  display_name: maybe(text(200)),
  external_identifier: maybe(text(200)),
  account_number: maybe(text(200)),
  billing_details: maybe(BillingDetails),
});

export const Buyers = page('Buyers', Buyer);

export const listBuyers = operation({
  id: 'list_buyers',
  method: 'GET',
  path: '/buyers',
  tag: 'Buyers',
  summary: 'List buyers, newest first.',
  access: token('buyers.read'),
  merchantAccount: 'header',
  query: fields({
    ...cursorQuery(),
    search: optional(text(500, 0)),
    external_identifier: optional(text(500, 0)),
  }),
  responses: { 200: Buyers },
});

export const addBuyer = operation({
  id: 'add_buyer',
  method: 'POST',
  path: '/buyers',
  tag: 'Buyers',
  summary: 'Create a buyer.',
  access: token('buyers.write'),
  merchantAccount: 'header',
  body: BuyerCreate,
  responses: { 201: Buyer },
});

export const getBuyer = operation({
  id: 'get_buyer',
  method: 'GET',
  path: '/buyers/{buyer_id}',
  tag: 'Buyers',
  summary: 'Read a buyer.',
  access: token('buyers.read'),
  merchantAccount: 'header',
  params: fields({ buyer_id: Uuid }),
  responses: { 200: Buyer },
});

export const updateBuyer = operation({
  id: 'update_buyer',
  method: 'PUT',
  path: '/buyers/{buyer_id}',
  tag: 'Buyers',
  summary: 'Change the given fields of a buyer, deeply; null clears.',
  access: token('buyers.write'),
  merchantAccount: 'header',
  params: fields({ buyer_id: Uuid }),
  body: BuyerUpdate,
  responses: { 200: Buyer },
});

export const deleteBuyer = operation({
  id: 'delete_buyer',
  method: 'DELETE',
  path: '/buyers/{buyer_id}',
  tag: 'Buyers',
  summary: 'Delete a buyer.',
  access: token('buyers.write'),
  merchantAccount: 'header',
  params: fields({ buyer_id: Uuid }),
  responses: { 204: null },
});
