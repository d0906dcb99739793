import { AMOUNT_MAX } from '../domain/amount-limit.ts';
import { allOf, operation, token } from './operation.ts';
import { Creator } from './schemas/creator.ts';
import { Uuid } from './schemas/identifier.ts';
import { Amount, CurrencyCode, MinorUnits } from './schemas/money.ts';
import { cursorQuery, page, totaledPage, totalsQuery } from './schemas/pagination.ts';
import {
  choice,
  constant,
  fields,
  integer,
  maybe,
  nullable,
  object,
  optional,
  text,
  withDefault,
} from './schemas/schema.ts';
import { thirdPartyId } from './schemas/third-party-id.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const RefundStatus = choice(
  'RefundStatus',
  ['processing', 'succeeded', 'failed', 'declined', 'voided'],
  '`processing` says also that the outcome is not known yet; `declined`: the processor said no; ' +
    '`failed`: it certainly did not happen.',
);

export const RefundTargetType = choice(
  'RefundTargetType',
  ['payment-method', 'gift-card-redemption'],
  '`payment-method`, or one gift card, by its redemption.',
);

export const Refund = object('Refund', {
  type: constant('refund'),
  id: Uuid,
  transaction_id: Uuid,
  payment_service_refund_id: nullable(text(300)),
  status: RefundStatus,
  currency: CurrencyCode,
  amount: Amount,
  reason: nullable(Type.String()),
  target_type: RefundTargetType,
  target_id: nullable(Uuid),
  reconciliation_id: Type.String(),
  external_identifier: nullable(Type.String()),
  transaction_reconciliation_id: Type.String(),
  transaction_external_identifier: nullable(Type.String()),
  created_at: Timestamp,
  updated_at: Timestamp,
  creator: nullable(Creator),
  error_code: nullable(Type.String()),
  raw_response_code: nullable(Type.String()),
  raw_response_description: nullable(Type.String()),
  settled_currency: nullable(CurrencyCode),
  settled_amount: MinorUnits,
  settled: Type.Boolean(),
});
describe(Refund, {
  transaction_id: 'The transaction whose money goes back.',
  payment_service_refund_id: "The processor's own id of it; null until it gave one.",
  status: '`processing` also while the outcome is not known.',
  currency: 'Currency of the transaction.',
  amount: 'What goes back.',
  reason:
    'Why, in your words; `Made at the processor` of one that was not asked for here; null where none were given.',
  target_type: 'Which kind of instrument gets the money.',
  target_id: "The gift card's redemption that it goes back to; null for the payment method.",
  external_identifier: 'Your own identifier of the refund; null where none was given.',
  transaction_reconciliation_id: "The transaction's id as a base-62 number of 22 digits.",
  transaction_external_identifier: 'Your own identifier of the transaction; null where none was given.',
  creator:
    'The API key or the user that asked for it; null where the service itself did, or somebody at the processor.',
  error_code: 'Why it did not succeed, in one vocabulary for all processors; null where it did.',
  raw_response_code: "The processor's own code; null where it gave none.",
  raw_response_description: "The processor's own words; null where it gave none.",
  settled_currency: 'Currency in which the processor settles it; null until it has.',
  settled_amount: 'Settled so far, before fees.',
  settled: 'True once the processor has reported its settlement.',
});

export const Refunds = page('Refunds', Refund);

/** Of all transactions. */
export const RefundList = totaledPage('RefundList', Refund);

export const TransactionRefundAllCreate = object('TransactionRefundAllCreate', {
  reason: maybe(text(100, 0)),
  external_identifier: maybe(text(300)),
  despite_chargeback: maybe(Type.Boolean()),
});
const DESPITE_CHARGEBACK =
  'True refunds also what a chargeback took back already: the buyer then has it twice, unless you win. ' +
  'Default: false.';
describe(TransactionRefundAllCreate, {
  despite_chargeback: DESPITE_CHARGEBACK,
  reason: 'Why, in your words.',
  external_identifier: 'Your own identifier of the refund.',
});

export const TransactionRefundCreate = object('TransactionRefundCreate', {
  amount: maybe(Amount),
  target_type: withDefault(RefundTargetType, 'payment-method'),
  target_id: maybe(Uuid),
  reason: maybe(text(100, 0)),
  external_identifier: maybe(text(300)),
  despite_chargeback: maybe(Type.Boolean()),
});
describe(TransactionRefundCreate, {
  despite_chargeback: DESPITE_CHARGEBACK,
  amount: 'What to give back; left out, all that is left.',
  target_type: 'Which kind of instrument gets the money.',
  target_id: 'The redemption of the gift card that gets the money; left out for the payment method.',
  reason: 'Why, in your words.',
  external_identifier: 'Your own identifier of the refund.',
});

export const listRefunds = operation({
  id: 'list_refunds',
  method: 'GET',
  path: '/refunds',
  tag: 'Refunds',
  summary: 'List the refunds of all transactions, newest first.',
  description:
    'By when they were asked for. Refunds to gift cards are among them. Filters are joined by and; a list of values ' +
    'by or.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(),
      ...totalsQuery(),
      created_at_lte: optional(Timestamp),
      created_at_gte: optional(Timestamp),
      status: optional(Type.Array(RefundStatus, { maxItems: 100 })),
      id: optional(Uuid),
      reconciliation_id: optional(text(500, 0)),
      transaction_id: optional(Uuid),
      payment_service_refund_id: optional(thirdPartyId(text(500, 0))),
      external_identifier: optional(text(500, 0)),
      amount_eq: optional(integer(0, AMOUNT_MAX)),
      amount_lte: optional(integer(0, AMOUNT_MAX)),
      amount_gte: optional(integer(0, AMOUNT_MAX)),
      currency: optional(Type.Array(CurrencyCode, { maxItems: 100 })),
      payment_service_id: optional(Type.Array(Uuid, { maxItems: 100 })),
      target_type: optional(RefundTargetType),
    }),
    {
      created_at_lte: 'Asked for at this moment or before.',
      created_at_gte: 'Asked for at this moment or after.',
      status: 'In one of these states.',
      id: 'Only the one with this id.',
      reconciliation_id: 'With this id in base 62.',
      transaction_id: 'Only those of the transaction with this id.',
      payment_service_refund_id: "With this id of the processor's.",
      external_identifier: 'With exactly this identifier of yours.',
      amount_eq: 'Of exactly this amount, in minor units.',
      amount_lte: 'Of this amount or less, in minor units.',
      amount_gte: 'Of this amount or more, in minor units.',
      currency: 'In one of these currencies.',
      payment_service_id: 'At one of these payment services.',
      target_type: 'To payment methods, or to gift cards.',
    },
  ),
  responses: { 200: RefundList },
});

export const listTransactionRefunds = operation({
  id: 'list_transaction_refunds',
  method: 'GET',
  path: '/transactions/{transaction_id}/refunds',
  tag: 'Refunds',
  summary: 'List the refunds of a transaction.',
  description: 'Oldest first.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: Refunds },
});

export const createTransactionRefund = operation({
  id: 'create_transaction_refund',
  method: 'POST',
  path: '/transactions/{transaction_id}/refunds',
  tag: 'Refunds',
  summary: 'Refund all or part of what was captured.',
  description:
    'The amount is reserved before anything is sent. `processing` says that the outcome is not ' +
    'known yet: do not refund again.',
  access: token('transactions.write'),
  confirmed: true,
  merchantAccount: 'header',
  idempotent: true,
  keySpace: 'refund',
  params: fields({ transaction_id: Uuid }),
  body: TransactionRefundCreate,
  responses: { 201: Refund },
});

export const getTransactionRefund = operation({
  id: 'get_transaction_refund',
  method: 'GET',
  path: '/transactions/{transaction_id}/refunds/{refund_id}',
  tag: 'Refunds',
  summary: 'Read a refund of a transaction.',
  description: "404 where the refund is another transaction's.",
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid, refund_id: Uuid }),
  responses: { 200: Refund },
});

export const getRefund = operation({
  id: 'get_refund',
  method: 'GET',
  path: '/refunds/{refund_id}',
  tag: 'Refunds',
  summary: 'Read a refund by its id alone.',
  description: 'A refund that is `processing` is looked up at the processor until its outcome is known.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ refund_id: Uuid }),
  responses: { 200: Refund },
});

export const createFullTransactionRefund = operation({
  id: 'create_full_transaction_refund',
  method: 'POST',
  path: '/transactions/{transaction_id}/refunds/all',
  tag: 'Refunds',
  summary: 'Refund every instrument of a transaction at once.',
  description:
    'A refund for the payment method and one for each gift card, of all that is left. Asking again ' +
    'refunds what is left then.',
  access: allOf('transactions.write', 'gift-cards.write'),
  confirmed: true,
  merchantAccount: 'header',
  idempotent: true,
  keySpace: 'refund',
  params: fields({ transaction_id: Uuid }),
  body: TransactionRefundAllCreate,
  bodyOptional: true,
  responses: { 201: Refunds },
});

/** The same as refunding under the transaction, with its id in the body. */
export const RefundCreate = object('RefundCreate', {
  transaction_id: Uuid,
  ...TransactionRefundCreate.properties,
});
describe(RefundCreate, {
  despite_chargeback: DESPITE_CHARGEBACK,
  amount: 'What to give back; left out, all that is left.',
  target_type: 'Which kind of instrument gets the money.',
  target_id: 'The redemption of the gift card that gets the money; left out for the payment method.',
  reason: 'Why, in your words.',
  external_identifier: 'Your own identifier of the refund.',
  transaction_id: 'The captured transaction.',
});

export const createRefund = operation({
  id: 'create_refund',
  method: 'POST',
  path: '/refunds',
  tag: 'Refunds',
  summary: 'Refund all or part of what was captured of a transaction named in the body.',
  description: "The same as refunding under the transaction's path.",
  access: token('transactions.write'),
  confirmed: true,
  merchantAccount: 'header',
  idempotent: true,
  keySpace: 'refund',
  body: RefundCreate,
  responses: { 201: Refund },
});
