import { REASONS } from '../domain/reconciliation/reasons.ts';
import { operation, token } from './operation.ts';
import { Creator } from './schemas/creator.ts';
import { Uuid } from './schemas/identifier.ts';
import { CurrencyCode, MinorUnits } from './schemas/money.ts';
import { cursorQuery, filteredPage, page } from './schemas/pagination.ts';
import { choice, constant, fields, maybe, nullable, object, optional, text } from './schemas/schema.ts';
import { CalendarDate, Timestamp } from './schemas/time.ts';
import { Type } from './schemas/type.ts';
import { describe } from './schemas/words.ts';

export const ReconciliationStatus = choice('ReconciliationStatus', ['open', 'closed']);
export const ReconciliationReason = choice('ReconciliationReason', [
  ...(Object.keys(REASONS) as (keyof typeof REASONS)[]),
]);

export const ReconciliationReasonSum = object('ReconciliationReasonSum', {
  reason: ReconciliationReason,
  amount: MinorUnits,
});
describe(ReconciliationReasonSum, {
  reason: 'Why something is not the same on both sides.',
  amount: 'All differences of this reason; above zero: more arrived than the books say.',
});

export const ReconciliationBalance = object('ReconciliationBalance', {
  currency: CurrencyCode,
  captured_amount: MinorUnits,
  settled_amount: MinorUnits,
  paid_out_amount: MinorUnits,
  arrived_amount: MinorUnits,
  difference_amount: MinorUnits,
  reasons: Type.Array(ReconciliationReasonSum),
  unreported_amount: MinorUnits,
});
describe(ReconciliationBalance, {
  currency: 'Of every amount here: that of the payout, where the payment was in another one.',
  captured_amount: 'What was captured on this day, less what was refunded on it.',
  settled_amount:
    'What processors settled of that, whenever they did, and all else that they booked on this day.',
  paid_out_amount: 'What the lines of the payouts of this day add up to.',
  arrived_amount: 'What the bank received of these payouts.',
  difference_amount:
    'All reasons together: `captured_amount + difference_amount + paid_out_amount = arrived_amount + settled_amount`.',
  reasons: 'What the differences are made of.',
  unreported_amount:
    'Captured less refunded by payment services that have never reported a settlement, and are not set to: nothing ' +
    'can be compared with it, and it is in no other amount.',
});

export const Reconciliation = object('Reconciliation', {
  type: constant('reconciliation'),
  merchant_account_id: Type.String(),
  date: CalendarDate,
  status: ReconciliationStatus,
  reconciled_at: nullable(Timestamp),
  is_outdated: Type.Boolean(),
  difference_count: Type.Integer(),
  attention_count: Type.Integer(),
  unexplained_count: Type.Integer(),
  balances: Type.Array(ReconciliationBalance),
  closed_at: nullable(Timestamp),
  closed_by: nullable(Creator),
  close_reason: nullable(Type.String()),
});
describe(Reconciliation, {
  date: 'The day, in UTC.',
  status: '`closed`: nothing of it changes any more.',
  reconciled_at: 'When it was looked at last, as it is here; null: not yet.',
  is_outdated: 'Something of it came since, and it is looked at anew in a moment.',
  difference_count:
    'How many differences there are, without fees and taxes in lines that are otherwise the same.',
  attention_count:
    'Of these, those on which somebody has to act: `duplicate-at-processor`, `unknown-to-us`, ' +
    '`missing-at-processor`, `unexplained`.',
  unexplained_count: 'Of these, those that no fact explains.',
  balances: 'One for each currency.',
  closed_at: 'When it was closed.',
  closed_by: 'The API key or the user that closed it.',
  close_reason: 'What was given for it.',
});

export const Reconciliations = filteredPage('Reconciliations', Reconciliation);

export const ReconciliationTerm = object('ReconciliationTerm', { of: Type.String(), amount: MinorUnits });
describe(ReconciliationTerm, {
  of: 'What the amount is, such as `captured` or `paid out`.',
  amount: 'With its sign.',
});

export const ReconciliationDifference = object('ReconciliationDifference', {
  type: constant('reconciliation.difference'),
  date: CalendarDate,
  position: Type.Integer(),
  reason: ReconciliationReason,
  currency: CurrencyCode,
  amount: MinorUnits,
  terms: Type.Array(ReconciliationTerm),
  transaction_id: nullable(Uuid),
  settlement_id: nullable(Uuid),
  payment_service_report_id: nullable(Uuid),
  bank_statement_line_id: nullable(Uuid),
  corrects_date: nullable(CalendarDate),
});
describe(ReconciliationDifference, {
  date: 'The day that it is a difference of.',
  position: 'Its place among the differences of the day, from 1.',
  reason: 'Why: given only where facts prove it.',
  currency: 'Of its amounts.',
  amount: 'Above zero: more arrived than the books say.',
  terms: 'What the amount is made of: they add up to it.',
  transaction_id: 'The payment that it is about.',
  settlement_id: 'The settlement line that it came by; null: the processor has said nothing.',
  payment_service_report_id: 'The payout that it is about, as its settlement lines name it.',
  bank_statement_line_id: 'The line of the bank that it is about.',
  corrects_date:
    'The closed day that it corrects: what was said there is not so any more. Null: it is of its own day.',
});

export const ReconciliationDifferences = page('ReconciliationDifferences', ReconciliationDifference);

export const ReconciliationClose = object('ReconciliationClose', {
  reason: maybe(text(1000)),
  reconciled_at: maybe(Timestamp),
});
describe(ReconciliationClose, {
  reason: 'Why it is closed all the same: needed where `unexplained_count` is not 0.',
  reconciled_at:
    'As it was read: where it was looked at again since, it is not closed, and the answer is 409.',
});

const TAG = 'Reconciliations';
const READ = token('transactions.read');
const params = describe(fields({ date: CalendarDate }), { date: 'The day, in UTC.' });

export const listReconciliations = operation({
  id: 'list_reconciliations',
  method: 'GET',
  path: '/reconciliations',
  tag: TAG,
  summary: 'List days with what was captured, settled, paid out and received, the last day first.',
  description:
    'A day is looked at anew some seconds after something of it came. Filters are joined by and; days on which ' +
    'nothing moved are left out.',
  access: READ,
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(),
      status: optional(ReconciliationStatus),
      date_gte: optional(CalendarDate),
      date_lte: optional(CalendarDate),
      needs_attention: optional(Type.Boolean()),
    }),
    {
      status: 'Only those that are open, or closed.',
      date_gte: 'This day, or later ones.',
      date_lte: 'This day, or earlier ones.',
      needs_attention: 'Only those with differences on which somebody has to act, or only those without.',
    },
  ),
  responses: { 200: Reconciliations },
});

export const getReconciliation = operation({
  id: 'get_reconciliation',
  method: 'GET',
  path: '/reconciliations/{date}',
  tag: TAG,
  summary: 'Read the reconciliation of a day.',
  description: '404 where nothing moved on it.',
  access: READ,
  merchantAccount: 'header',
  params,
  responses: { 200: Reconciliation },
});

export const listReconciliationDifferences = operation({
  id: 'list_reconciliation_differences',
  method: 'GET',
  path: '/reconciliations/{date}/differences',
  tag: TAG,
  summary: 'List the differences of a day, each with its reason and the amounts that it is made of.',
  description:
    'Fees and taxes in lines that are otherwise the same are in the sums of the day alone. A cursor is refused once ' +
    'the day was looked at anew: begin with the first page.',
  access: READ,
  merchantAccount: 'header',
  params,
  query: describe(
    fields({
      ...cursorQuery(),
      reason: optional(Type.Array(ReconciliationReason, { maxItems: 14 })),
    }),
    { reason: 'Of one of these reasons.' },
  ),
  responses: { 200: ReconciliationDifferences },
});

export const closeReconciliation = operation({
  id: 'close_reconciliation',
  method: 'POST',
  path: '/reconciliations/{date}/close',
  tag: TAG,
  summary: 'Close a day: nothing of it changes any more.',
  description:
    'What comes later for it is a difference of the day on which it comes, with `corrects_date`. 409 where the day ' +
    'is not over, is closed, or is to be looked at anew; 422 where something of it is ' +
    'unexplained and no reason is given.',
  access: token('transactions.write'),
  merchantAccount: 'header',
  params,
  body: ReconciliationClose,
  bodyOptional: true,
  responses: { 200: Reconciliation },
});
