import Type from 'typebox';
import { operation, token } from './operation.ts';
import { BillingDetails } from './shared/address.ts';
import { Airline } from './shared/airline.ts';
import { CartItem } from './shared/cart-item.ts';
import { Uuid } from './shared/identifier.ts';
import { Amount } from './shared/money.ts';
import { page } from './shared/pagination.ts';
import { PreferHeaders } from './shared/prefer.ts';
import { choice, constant, fields, maybe, nullable, object, text, withDefault } from './shared/schema.ts';
import { ShippingDetails } from './shared/shipping-details.ts';
import { Timestamp } from './shared/time.ts';
import { Transaction } from './transaction/transaction.ts';

export const CaptureStatus = choice('CaptureStatus', ['succeeded', 'pending', 'declined', 'failed']);

export const Capture = object('Capture', {
  type: constant('capture'),
  id: Uuid,
  merchant_account_id: Type.String(),
  transaction_id: Uuid,
  xid: nullable(Type.String()),
  currency: Type.String(),
  amount: Type.Integer(),
  status: CaptureStatus,
  final: Type.Boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
  captured_at: nullable(Timestamp),
  external_identifier: nullable(Type.String()),
  error_code: nullable(Type.String()),
  iso_response_code: nullable(Type.String()),
  raw_response_code: nullable(Type.String()),
  raw_response_description: nullable(Type.String()),
  transaction_external_identifier: nullable(Type.String()),
  cart_items: nullable(Type.Array(CartItem)),
});

export const Captures = page('Captures', Capture);

export const TransactionCapture = object('TransactionCapture', {
  type: constant('transaction-capture'),
  status: CaptureStatus,
  code: nullable(Type.String()),
  raw_response_code: nullable(Type.String()),
  raw_response_description: nullable(Type.String()),
  transaction: Transaction,
  capture_id: nullable(Uuid),
  payment_service_capture_id: nullable(Type.String()),
  external_identifier: nullable(Type.String()),
  billing_details: nullable(BillingDetails),
  shipping_details: nullable(ShippingDetails),
});

export const TransactionCaptureCreate = object('TransactionCaptureCreate', {
  amount: maybe(Amount),
  airline: maybe(Airline),
  cart_items: maybe(Type.Array(CartItem)),
  final: withDefault(Type.Boolean(), true),
  external_identifier: maybe(text(300)),
  reauthorize_if_authorization_expired: withDefault(Type.Boolean(), false),
});

/** The same as capturing under the transaction, with its id in the body. */
export const CaptureCreate = object('CaptureCreate', {
  transaction_id: Uuid,
  ...TransactionCaptureCreate.properties,
});

export const createCapture = operation({
  id: 'create_capture',
  method: 'POST',
  path: '/captures',
  tag: 'Transactions - Captures',
  summary: 'Capture all or part of an authorized transaction named in the body.',
  access: token('transactions.write'),
  merchantAccount: 'header',
  idempotent: true,
  body: CaptureCreate,
  responses: { 201: Capture },
});

export const captureTransaction = operation({
  id: 'capture_transaction',
  method: 'POST',
  path: '/transactions/{transaction_id}/capture',
  tag: 'Transactions',
  summary: 'Capture all or part of an authorized transaction.',
  access: token('transactions.write'),
  merchantAccount: 'header',
  idempotent: true,
  params: fields({ transaction_id: Uuid }),
  headers: PreferHeaders,
  body: TransactionCaptureCreate,
  responses: { 200: Type.Union([Transaction, TransactionCapture]) },
});

export const listTransactionCaptures = operation({
  id: 'list_transaction_captures',
  method: 'GET',
  path: '/transactions/{transaction_id}/captures',
  tag: 'Transactions - Captures',
  summary: 'List the captures of a transaction.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: Captures },
});

export const getTransactionCapture = operation({
  id: 'get_transaction_capture',
  method: 'GET',
  path: '/transactions/{transaction_id}/captures/{capture_id}',
  tag: 'Transactions - Captures',
  summary: 'Read a capture of a transaction.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid, capture_id: Uuid }),
  responses: { 200: Capture },
});
