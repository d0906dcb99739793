import { operation, token } from './operation.ts';
import { BillingDetails } from './schemas/address.ts';
import { Buyer } from './schemas/buyer.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, filteredPage } from './schemas/pagination.ts';
import { fields, maybe, object, optional, text } from './schemas/schema.ts';
import { describe } from './schemas/words.ts';

export const BuyerCreate = object('BuyerCreate', {
  display_name: maybe(text(200)),
  external_identifier: maybe(text(200)),
  billing_details: maybe(BillingDetails),
  account_number: maybe(text(200)),
});
describe(BuyerCreate, {
  external_identifier: 'Your own identifier of the buyer; a second buyer with it is refused with 409.',
  billing_details: 'What you know of the buyer for invoices and risk checks.',
});

export const BuyerUpdate = object('BuyerUpdate', {
  display_name: maybe(text(200)),
  external_identifier: maybe(text(200)),
  account_number: maybe(text(200)),
  billing_details: maybe(BillingDetails),
});
describe(BuyerUpdate, {
  external_identifier: 'Your own identifier of the buyer; one that another buyer has is refused with 409.',
  billing_details: 'Merged as deep as it goes: null clears a member, what is left out stays.',
});

export const Buyers = filteredPage('Buyers', Buyer);

export const listBuyers = operation({
  id: 'list_buyers',
  method: 'GET',
  path: '/buyers',
  tag: 'Buyers',
  summary: 'List buyers, newest first.',
  description: 'Newest first.',
  access: token('buyers.read'),
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(),
      search: optional(text(500, 0)),
      external_identifier: optional(text(500, 0)),
    }),
    {
      search:
        'A part of the name, the external identifier, the e-mail address or the first and last ' +
        'name, in any case.',
      external_identifier: 'Only the buyer with exactly this identifier of yours.',
    },
  ),
  responses: { 200: Buyers },
});

export const addBuyer = operation({
  id: 'add_buyer',
  method: 'POST',
  path: '/buyers',
  tag: 'Buyers',
  summary: 'Create a buyer.',
  description: 'A buyer groups stored payment methods, gift cards and addresses of one merchant account.',
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
  description: "Another merchant account's buyer is 404.",
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
  description:
    'A merge patch (RFC 7396): what is left out stays, null clears, and objects merge as deep as they go.',
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
  description:
    "Deletes the buyer's addresses too. Stored payment methods stay usable by their id; " +
    'transactions keep what they knew.',
  access: token('buyers.write'),
  merchantAccount: 'header',
  params: fields({ buyer_id: Uuid }),
  responses: { 204: null },
});
