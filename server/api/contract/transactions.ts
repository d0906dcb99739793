import Type from 'typebox';
import { TransactionConnectionOptions } from './connection-options/connection-options.ts';
import { operation, token } from './operation.ts';
import { Uuid } from './shared/identifier.ts';
import { Amount, CurrencyCode } from './shared/money.ts';
import { cursorQuery, page } from './shared/pagination.ts';
import { PaymentMethodKind } from './shared/payment-method-kind.ts';
import { dictionary, fields, integer, maybe, object, optional, text } from './shared/schema.ts';
import { Timestamp } from './shared/time.ts';
import { TransactionPaymentSource } from './shared/transaction-intent.ts';
import { TransactionCreate } from './transaction/create.ts';
import { TransactionStatus } from './transaction/status.ts';
import { Transaction, TransactionSummary } from './transaction/transaction.ts';

export const TransactionSummaries = page('TransactionSummaries', TransactionSummary);

export const TransactionUpdate = object('TransactionUpdate', {
  status: maybe(TransactionStatus),
  amount: maybe(Amount),
  authorized_amount: maybe(Amount),
  captured_amount: maybe(Amount),
  payment_service_transaction_id: maybe(Type.String()),
  external_identifier: maybe(text(200)),
  metadata: maybe(dictionary()),
  connection_options: maybe(TransactionConnectionOptions),
});

export const listTransactions = operation({
  id: 'list_transactions',
  method: 'GET',
  path: '/transactions',
  tag: 'Transactions',
  summary: 'List transactions, most recently updated first.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  query: fields({
    ...cursorQuery(),
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
    payment_service_transaction_id: optional(text(500, 0)),
    external_identifier: optional(text(500, 0)),
    metadata: optional(Type.Array(text(500, 0), { maxItems: 100 })),
    amount_eq: optional(integer(0, 2_147_483_647)),
    amount_lte: optional(integer(0, 2_147_483_647)),
    amount_gte: optional(integer(0, 2_147_483_647)),
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
  responses: { 200: TransactionSummaries },
});

export const createTransaction = operation({
  id: 'create_transaction',
  method: 'POST',
  path: '/transactions',
  tag: 'Transactions',
  summary: 'Take a payment: authorize it, or authorize and capture.',
  access: token('transactions.write', 'embed'),
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
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: Transaction },
});
