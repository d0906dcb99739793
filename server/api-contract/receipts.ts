import { LANGUAGES } from '../domain/language-tag.ts';
import { RECEIPT_STATUSES, RECEIPT_SUBJECTS } from '../domain/receipt.ts';
import { operation, token } from './operation.ts';
import { EmailAddress } from './schemas/email-address.ts';
import { Uuid } from './schemas/identifier.ts';
import { CurrencyCode, MinorUnits } from './schemas/money.ts';
import { page } from './schemas/pagination.ts';
import { choice, constant, fields, maybe, nullable, object, oneOf } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const ReceiptSubject = choice(
  'ReceiptSubject',
  RECEIPT_SUBJECTS,
  'What is confirmed: money that is held, that was captured, or that was refunded.',
);

export const ReceiptStatus = choice(
  'ReceiptStatus',
  RECEIPT_STATUSES,
  '`pending`: it is to be sent, for seven days at most. `sent`: the mail server has it. `failed`: it was refused ' +
    'for good, or not taken in time. `unknown`: all of it was handed to the mail server, whose answer was lost; it ' +
    'is not sent again, since it may have arrived.',
);

export const Receipt = object('Receipt', {
  type: constant('receipt'),
  id: Uuid,
  merchant_account_id: Type.String(),
  transaction_id: Uuid,
  about: ReceiptSubject,
  currency: CurrencyCode,
  amount: MinorUnits,
  email_address: Type.String(),
  status: ReceiptStatus,
  detail: nullable(Type.String()),
  created_at: Timestamp,
  updated_at: Timestamp,
  sent_at: nullable(Timestamp),
});
describe(Receipt, {
  transaction_id: 'The transaction that it is of.',
  about: 'What it confirms.',
  currency: 'Currency of the transaction.',
  amount: 'What it confirms the amount of.',
  email_address:
    'Where it goes, so far as it is shown: `j…@example.com`. The whole is kept only until it is sent.',
  status: 'How far it is.',
  detail: 'What the mail server said last, without the address; null where it has said nothing.',
  sent_at: 'When the mail server took it; null where it has not.',
});

export const Receipts = page('Receipts', Receipt);

export const ReceiptCreate = object('ReceiptCreate', {
  email_address: maybe(EmailAddress),
  refund_id: maybe(Uuid),
  language: maybe(oneOf(...LANGUAGES)),
});
describe(ReceiptCreate, {
  email_address:
    "Where it goes; left out, to the `receipt_email` of the payment, else to its buyer's address.",
  refund_id: 'A refund that succeeded, for a receipt of it; left out, the receipt is of the payment.',
  language: 'What it is written in; left out, what the browser or the country of the buyer suggests.',
});

export const createTransactionReceipt = operation({
  id: 'create_transaction_receipt',
  method: 'POST',
  path: '/transactions/{transaction_id}/receipts',
  tag: 'Transactions - Receipts',
  summary: 'Send a receipt by e-mail.',
  description:
    'Of what was captured, of what is authorized where nothing is captured yet, or of a refund. It is sent within ' +
    'seconds; this answers before. At most 20 of a transaction, with those that were sent by themselves.',
  access: token('transactions.write'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  body: ReceiptCreate,
  bodyOptional: true,
  idempotent: true,
  responses: { 201: Receipt },
});

export const listTransactionReceipts = operation({
  id: 'list_transaction_receipts',
  method: 'GET',
  path: '/transactions/{transaction_id}/receipts',
  tag: 'Transactions - Receipts',
  summary: 'List the receipts of a transaction.',
  description: 'Oldest first.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: Receipts },
});
