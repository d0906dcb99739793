import { operation, token } from './operation.ts';
import { BillingDetails } from './schemas/address.ts';
import { Airline } from './schemas/airline.ts';
import { CartItem } from './schemas/cart-item.ts';
import { Uuid } from './schemas/identifier.ts';
import { Amount, MinorUnits } from './schemas/money.ts';
import { page } from './schemas/pagination.ts';
import { PreferHeaders } from './schemas/prefer.ts';
import { choice, constant, fields, maybe, nullable, object, text, withDefault } from './schemas/schema.ts';
import { ShippingDetails } from './schemas/shipping-details.ts';
import { Timestamp } from './schemas/time.ts';
import { Transaction } from './transaction/transaction.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const CaptureStatus = choice(
  'CaptureStatus',
  ['succeeded', 'pending', 'declined', 'failed'],
  '`pending` says also that the outcome is not known yet; `declined`: the processor said no; ' +
    '`failed`: it certainly did not happen.',
);

export const Capture = object('Capture', {
  type: constant('capture'),
  id: Uuid,
  merchant_account_id: Type.String(),
  transaction_id: Uuid,
  xid: nullable(Type.String()),
  currency: Type.String(),
  amount: MinorUnits,
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
describe(Capture, {
  transaction_id: 'The transaction that was captured.',
  xid: "The processor's own id of the capture; null until it gave one.",
  currency: 'Currency of the transaction.',
  amount: 'What this capture takes.',
  status: 'How it went; `pending` where that is not known yet.',
  final: 'Whether no other capture can follow.',
  captured_at: 'When the processor took the money; null until then.',
  external_identifier: 'Your own identifier of the capture; null where none was given.',
  error_code: 'Why it did not succeed, in one vocabulary for all processors; null where it did.',
  iso_response_code: 'ISO 8583 response code; null where the processor gave none.',
  raw_response_code: "The processor's own code; null where it gave none.",
  raw_response_description: "The processor's own words; null where it gave none.",
  transaction_external_identifier: 'Your own identifier of the transaction; null where none was given.',
  cart_items: 'What this capture pays for; null where nothing was told.',
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
describe(TransactionCapture, {
  code: 'The error in one vocabulary for all processors; null where it succeeded.',
  raw_response_code: "The processor's own code; null where it gave none.",
  raw_response_description: "The processor's own words; null where it gave none.",
  transaction: 'The transaction as it is now.',
  status: 'How the capture went; `pending` where that is not known yet.',
  capture_id: 'The capture that was made; null where it was not begun.',
  payment_service_capture_id: "The processor's own id of the capture; null until it gave one.",
  external_identifier: 'Your own identifier of the capture, as given; null where none was.',
  billing_details: "Of the transaction's buyer; null where nothing is known.",
  shipping_details: 'Of the transaction; null where nothing was told.',
});

export const TransactionCaptureCreate = object('TransactionCaptureCreate', {
  amount: maybe(Amount),
  airline: maybe(Airline),
  cart_items: maybe(Type.Array(CartItem)),
  final: withDefault(Type.Boolean(), true),
  external_identifier: maybe(text(300)),
  reauthorize_if_authorization_expired: withDefault(Type.Boolean(), false),
});
const CAPTURE_WORDS = {
  amount: 'What to take now; left out, all that is left.',
  airline: 'What is known now about the flights.',
  cart_items: 'What this capture pays for.',
  final:
    'True releases the rest of the authorization; false leaves it for further captures, where the ' +
    'connector can do that.',
  external_identifier: 'Your own identifier of the capture.',
  reauthorize_if_authorization_expired:
    'True charges the stored card anew, as a new transaction, where the authorization has expired; ' +
    "only under the transaction's own path.",
} as const;
describe(TransactionCaptureCreate, CAPTURE_WORDS);

/** The same as capturing under the transaction, with its id in the body. */
export const CaptureCreate = object('CaptureCreate', {
  transaction_id: Uuid,
  ...TransactionCaptureCreate.properties,
});
describe(CaptureCreate, { ...CAPTURE_WORDS, transaction_id: 'The authorized transaction.' });

export const createCapture = operation({
  id: 'create_capture',
  method: 'POST',
  path: '/captures',
  tag: 'Transactions - Captures',
  summary: 'Capture all or part of an authorized transaction named in the body.',
  description:
    "The same as capturing under the transaction's path. Answers the capture instead of the transaction.",
  access: token('transactions.write'),
  confirmed: true,
  merchantAccount: 'header',
  idempotent: true,
  keySpace: 'capture',
  body: CaptureCreate,
  responses: { 201: Capture },
});

export const captureTransaction = operation({
  id: 'capture_transaction',
  method: 'POST',
  path: '/transactions/{transaction_id}/capture',
  tag: 'Transactions',
  summary: 'Capture all or part of an authorized transaction.',
  description:
    'The amount is reserved before anything is sent. `capture_pending` says that the outcome is not ' +
    'known yet: do not capture again.',
  access: token('transactions.write'),
  confirmed: true,
  merchantAccount: 'header',
  idempotent: true,
  keySpace: 'capture',
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
  description: 'Oldest first.',
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
  description: 'A pending capture is looked up at the processor until its outcome is known.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid, capture_id: Uuid }),
  responses: { 200: Capture },
});
