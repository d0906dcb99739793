import { TransactionConnectionOptions } from './connection-options/connection-options.ts';
import { operation, token } from './operation.ts';
import { CountryCode } from './schemas/address.ts';
import { CartItem } from './schemas/cart-item.ts';
import { frontEnd } from './schemas/front-end.ts';
import { GuestBuyer } from './schemas/guest-buyer.ts';
import { Uuid } from './schemas/identifier.ts';
import { Amount, CurrencyCode } from './schemas/money.ts';
import { constant, dictionary, fields, maybe, object, oneOf, text, withDefault } from './schemas/schema.ts';
import { StatementDescriptor } from './schemas/statement-descriptor.ts';
import { describe } from './schemas/words.ts';
import { Timestamp } from './schemas/time.ts';
import { TransactionIntent, TransactionPaymentSource } from './schemas/transaction-intent.ts';
import { Type } from './schemas/type.ts';

export const EmbeddedCheckout = object('EmbeddedCheckout', {
  type: constant('embedded-checkout'),
  id: Uuid,
  url: Type.String(),
  amount: Amount,
  currency: CurrencyCode,
  country: CountryCode,
  expires_at: Timestamp,
});
describe(EmbeddedCheckout, {
  id: 'Also what the filter `payment_link_id` of transactions takes, to list what was tried.',
  url: 'The page to show in a frame. Whoever has it can pay, and sees what is paid.',
  amount: 'What is to be paid.',
  currency: 'Currency of that amount.',
  country: 'Country of the buyer.',
  expires_at: 'When nobody can begin to pay any more: an hour after it was made.',
});

export const EmbeddedCheckoutCreate = object('EmbeddedCheckoutCreate', {
  amount: Amount,
  currency: CurrencyCode,
  country: frontEnd('steers', CountryCode),
  intent: withDefault(TransactionIntent, 'authorize'),
  store: withDefault(Type.Boolean(), false),
  locale: maybe(text(50)),
  redirect_mode: withDefault(oneOf('popup', 'full_page'), 'popup'),
  return_url: maybe(Type.String()),
  external_identifier: frontEnd('harmless', maybe(text(200))),
  statement_descriptor: maybe(StatementDescriptor),
  cart_items: frontEnd('steers', maybe(Type.Array(CartItem))),
  metadata: frontEnd('steers', maybe(dictionary())),
  buyer: maybe(GuestBuyer),
  buyer_id: frontEnd('pinned', maybe(Uuid)),
  buyer_external_identifier: frontEnd('pinned', maybe(text(200))),
  payment_source: frontEnd('pinned', withDefault(TransactionPaymentSource, 'ecommerce')),
  connection_options: frontEnd('pinned', maybe(TransactionConnectionOptions)),
});
describe(EmbeddedCheckoutCreate, {
  amount: 'What is to be paid.',
  currency: 'Currency of that amount.',
  country: 'Country of the buyer, by which payment services are chosen.',
  intent: 'Whether the payment holds or takes the money; ways to pay that cannot hold it take it.',
  store: 'True stores the card of a known buyer.',
  locale: "Language of the page: en, es, pt, fr, de or ar; left out, the browser's.",
  redirect_mode: 'Where the buyer approves: in a window of its own, or the whole page leaves.',
  return_url: 'Where the buyer comes back to, where the whole page has to leave.',
  external_identifier: 'Your own identifier of what is paid, shown on the receipt.',
  statement_descriptor: "What stands on the buyer's statement, as for a transaction.",
  cart_items: 'What is bought; the page lists it.',
  buyer: 'A guest: who pays, not stored.',
  buyer_id: 'The stored buyer who pays; the page offers the cards that they stored.',
  buyer_external_identifier: 'The same by your own identifier of the buyer.',
  payment_source: 'How the payment comes about.',
  connection_options: 'As for a transaction.',
});

export const EmbeddedCheckoutUpdate = object('EmbeddedCheckoutUpdate', {
  url: Type.String(),
  amount: maybe(Amount),
  currency: maybe(CurrencyCode),
  external_identifier: frontEnd('harmless', maybe(text(200))),
  metadata: frontEnd('steers', maybe(dictionary())),
});
describe(EmbeddedCheckoutUpdate, {
  url: 'Its address, as it was answered: it proves that the checkout is yours.',
  amount: 'The amount that the buyer sees. Another one is refused.',
  currency: 'Its currency. Another one is refused.',
  external_identifier: 'Takes the place of the one before, where it is given.',
});

export const createEmbeddedCheckout = operation({
  id: 'create_embedded_checkout',
  method: 'POST',
  path: '/embedded-checkouts',
  tag: 'Payment links',
  summary: 'Open a checkout to show in a page of yours.',
  description:
    'A payment link of one hour that lists leave out. `@railyard/embed` calls this with the token of a front ' +
    "end, and shows the answer's `url` in a frame. The merchant account's `front_end_origins` may show it.",
  access: token('payment-links.write', 'embed'),
  merchantAccount: 'header',
  body: EmbeddedCheckoutCreate,
  responses: { 201: EmbeddedCheckout },
});

export const updateEmbeddedCheckout = operation({
  id: 'update_embedded_checkout',
  method: 'PUT',
  path: '/embedded-checkouts/{embedded_checkout_id}',
  tag: 'Payment links',
  summary: 'Change your reference of an embedded checkout before it is paid.',
  description:
    'For what is known only when the buyer presses the button. A token that pins another amount is refused, since ' +
    'the buyer sees the first: open another checkout.',
  access: token('payment-links.write', 'embed'),
  merchantAccount: 'header',
  params: fields({ embedded_checkout_id: frontEnd('own', Uuid) }),
  body: EmbeddedCheckoutUpdate,
  responses: { 200: EmbeddedCheckout },
});
describe(updateEmbeddedCheckout.params, {
  embedded_checkout_id: 'Id as `POST /embedded-checkouts` answered it.',
});
