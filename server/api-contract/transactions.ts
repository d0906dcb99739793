import { AMOUNT_MAX } from '../domain/amount-limit.ts';
import { TransactionConnectionOptions } from './connection-options/connection-options.ts';
import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { Amount, CurrencyCode } from './schemas/money.ts';
import { cursorQuery, totaledPage, totalsQuery } from './schemas/pagination.ts';
import { PaymentMethodKind } from './schemas/payment-method-kind.ts';
import { dictionary, fields, integer, maybe, object, optional, text } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { TransactionPaymentSource } from './schemas/transaction-intent.ts';
import { TransactionCreate } from './transaction/create.ts';
import { TransactionStatus } from './transaction/status.ts';
import { Transaction, TransactionSummary } from './transaction/transaction.ts';
import { describe } from './schemas/words.ts';
import { thirdPartyId } from './schemas/third-party-id.ts';
import { Type } from './schemas/type.ts';

export const TransactionSummaries = totaledPage('TransactionSummaries', TransactionSummary);

export const TransactionUpdate = object('TransactionUpdate', {
  status: maybe(TransactionStatus),
  amount: maybe(Amount),
  authorized_amount: maybe(Amount),
  captured_amount: maybe(Amount),
  payment_service_transaction_id: maybe(Type.String()),
  external_identifier: maybe(text(200)),
  metadata: maybe(dictionary()),
  connection_options: maybe(TransactionConnectionOptions),
  capture_at: maybe(Timestamp),
});
describe(TransactionUpdate, {
  status: 'Where the payment really stands.',
  amount: 'What was really asked for.',
  authorized_amount: 'What the issuer really promised.',
  captured_amount: 'What was really taken.',
  payment_service_transaction_id: "The processor's own id of the payment.",
  external_identifier: 'Your own identifier of the payment.',
  metadata: 'Your own keys and values, in place of all that were there.',
  connection_options: 'Settings for single connectors, in place of all that were there.',
  capture_at:
    'When what is held is to be captured, while it is not: in the future, before the hold ends. Null takes it away.',
});

export const listTransactions = operation({
  id: 'list_transactions',
  method: 'GET',
  path: '/transactions',
  tag: 'Transactions',
  summary: 'List transactions, most recently updated first.',
  description:
    'Most recently updated first. What changes while pages are read comes again behind the last page. Filters are ' +
    'joined by and; a list of values by or.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(),
      ...totalsQuery(),
      created_at_lte: optional(Timestamp),
      created_at_gte: optional(Timestamp),
      updated_at_lte: optional(Timestamp),
      updated_at_gte: optional(Timestamp),
      search: optional(text(500, 0)),
      buyer_external_identifier: optional(text(500, 0)),
      buyer_id: optional(Uuid),
      buyer_email_address: optional(text(500, 0)),
      ip_address: optional(text(500, 0)),
      status: optional(Type.Array(TransactionStatus, { maxItems: 100 })),
      id: optional(Uuid),
      payment_service_transaction_id: optional(thirdPartyId(text(500, 0))),
      external_identifier: optional(text(500, 0)),
      metadata: optional(Type.Array(text(500, 0), { maxItems: 100 })),
      amount_eq: optional(integer(0, AMOUNT_MAX)),
      amount_lte: optional(integer(0, AMOUNT_MAX)),
      amount_gte: optional(integer(0, AMOUNT_MAX)),
      currency: optional(Type.Array(CurrencyCode, { maxItems: 100 })),
      country: optional(Type.Array(text(500, 0), { maxItems: 100 })),
      payment_service_id: optional(Type.Array(Uuid, { maxItems: 100 })),
      payment_method_id: optional(Uuid),
      payment_method_label: optional(text(500, 0)),
      payment_method_scheme: optional(Type.Array(text(500, 0), { maxItems: 100 })),
      payment_method_country: optional(text(500, 0)),
      payment_method_fingerprint: optional(text(500, 0)),
      method: optional(Type.Array(PaymentMethodKind, { maxItems: 100 })),
      error_code: optional(Type.Array(text(500, 0), { maxItems: 100 })),
      has_refunds: optional(Type.Boolean()),
      pending_review: optional(Type.Boolean()),
      checkout_session_id: optional(Uuid),
      payment_link_id: optional(Uuid),
      reconciliation_id: optional(text(500, 0)),
      has_gift_card_redemptions: optional(Type.Boolean()),
      gift_card_id: optional(Uuid),
      gift_card_last4: optional(text(4, 4)),
      has_settlements: optional(Type.Boolean()),
      payment_method_bin: optional(text(500, 0)),
      payment_source: optional(Type.Array(TransactionPaymentSource, { maxItems: 100 })),
      is_subsequent_payment: optional(Type.Boolean()),
      merchant_initiated: optional(Type.Boolean()),
      used_3ds: optional(Type.Boolean()),
      disputed: optional(Type.Boolean()),
      reauthorized_from_transaction_id: optional(Uuid),
      buyer_search: optional(Type.Array(text(500, 0), { maxItems: 100 })),
    }),
    {
      created_at_lte: 'Made at this moment or before.',
      created_at_gte: 'Made at this moment or after.',
      updated_at_lte: 'Last changed at this moment or before.',
      updated_at_gte: 'Last changed at this moment or after.',
      search: "A part of an id, an identifier of yours, or the buyer's name or e-mail address.",
      buyer_external_identifier:
        'Of the buyer with this identifier of yours, and of guests who were sent with it, by a front end too.',
      buyer_id: 'Paid by this stored buyer.',
      buyer_email_address: 'Of buyers and guests with this e-mail address.',
      ip_address: 'Asked for by a browser with this address.',
      status: 'In one of these states.',
      id: 'Only the one with this id.',
      payment_service_transaction_id: "With this id of the processor's.",
      external_identifier: 'With exactly this identifier of yours.',
      metadata: 'JSON objects of strings: all of their keys must be there with these values.',
      amount_eq: 'For exactly this amount, in minor units.',
      amount_lte: 'For this amount or less, in minor units.',
      amount_gte: 'For this amount or more, in minor units.',
      currency: 'In one of these currencies.',
      country: 'Of buyers in one of these countries.',
      payment_service_id: 'Last tried at one of these payment services.',
      payment_method_id: 'Paid with this stored payment method.',
      payment_method_label: 'Paid with something that has this label.',
      payment_method_scheme: 'Paid with one of these schemes.',
      payment_method_country: 'Paid with a method of this country.',
      payment_method_fingerprint: 'Paid with this card, by its fingerprint.',
      method: 'Paid by one of these methods.',
      error_code: 'Declined or failed with one of these codes.',
      has_refunds: 'Whether anything was refunded.',
      pending_review: 'Whether a person has to decide.',
      checkout_session_id: 'Paid with the card of this checkout session.',
      payment_link_id: 'Made by this payment link.',
      reconciliation_id: 'With this id in base 62.',
      has_gift_card_redemptions: 'Whether gift cards paid.',
      gift_card_id: 'Paid with this stored gift card.',
      gift_card_last4: 'Paid with a gift card that ends in these digits.',
      has_settlements: 'Whether a settlement was reported.',
      payment_method_bin: 'Paid with a card that begins with these digits.',
      payment_source: 'That came about in one of these ways.',
      is_subsequent_payment: 'Whether it is a later one of a series.',
      merchant_initiated: 'Whether the merchant charged without the buyer.',
      used_3ds: 'Whether 3-D Secure was done.',
      disputed: 'Whether a chargeback was reported.',
      reauthorized_from_transaction_id: 'In the place of this expired one.',
      buyer_search: "Parts of the buyer's name, identifier or e-mail address, all of which must fit.",
    },
  ),
  responses: { 200: TransactionSummaries },
});

export const createTransaction = operation({
  id: 'create_transaction',
  method: 'POST',
  path: '/transactions',
  tag: 'Transactions',
  summary: 'Take a payment: authorize it, or authorize and capture.',
  description:
    'Tries payment services in their order until one takes the payment. A decline is an answer, 201 ' +
    'with a status, not an error. `processing` says that the outcome is not known yet: do not pay ' +
    'again. Send an Idempotency-Key, and repeat with it after a 5xx or no answer.',
  access: token('transactions.write', 'embed'),
  confirmed: true,
  merchantAccount: 'header',
  idempotent: true,
  body: TransactionCreate,
  responses: { 201: Transaction },
});

export const getTransaction = operation({
  id: 'get_transaction',
  method: 'GET',
  path: '/transactions/{transaction_id}',
  tag: 'Transactions',
  summary: 'Read a transaction.',
  description: 'What the outcome is, also for those whose answer was lost.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: Transaction },
});

export const updateTransaction = operation({
  id: 'update_transaction',
  method: 'PUT',
  path: '/transactions/{transaction_id}',
  tag: 'Transactions',
  summary: 'Correct a transaction by hand, without calling the processor.',
  description:
    'For what you know better. The ledger is corrected by the difference; amounts must fit together ' +
    '(422), and nothing may be under way (409).',
  access: token('transactions.write'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  body: TransactionUpdate,
  responses: { 200: Transaction },
});

export const syncTransaction = operation({
  id: 'sync_transaction',
  method: 'POST',
  path: '/transactions/{transaction_id}/sync',
  tag: 'Transactions',
  summary: 'Ask the processor for the current status of a transaction.',
  description:
    '400 where the connector has no look-up; see `supported_features.transaction_sync` of its definition.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: Transaction },
});
