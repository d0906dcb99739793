import { AMOUNT_MAX } from '../../domain/amount-limit.ts';
import { Uuid } from './identifier.ts';
import { CurrencyCode, MinorUnits } from './money.ts';
import { cursorQuery } from './pagination.ts';
import { choice, constant, fields, integer, nullable, object, optional } from './schema.ts';
import { Timestamp } from './time.ts';
import { Type } from './type.ts';
import { describe } from './words.ts';

/**
 * What settlements, settled refunds, chargebacks and their reversals have alike: each is a line of a payment
 * service's report.
 */
export function settlementLine<const Kind extends string>(type: Kind) {
  return {
    id: Uuid,
    merchant_account_id: Type.String(),
    created_at: Timestamp,
    updated_at: Timestamp,
    posted_at: Timestamp,
    ingested_at: Timestamp,
    currency: CurrencyCode,
    amount: MinorUnits,
    exchange_rate: nullable(Type.Number()),
    commission: MinorUnits,
    interchange: nullable(MinorUnits),
    markup: nullable(MinorUnits),
    scheme_fee: nullable(MinorUnits),
    payment_service_report_id: Uuid,
    payment_service_report_file_ids: Type.Array(Uuid),
    transaction_id: Uuid,
    type: constant(type),
  };
}

/** What the members of such a line say. */
export const SETTLEMENT_LINE_WORDS = {
  posted_at: 'When the processor booked it.',
  ingested_at: 'When the report reached this instance.',
  currency: "Currency of the line, which is the transaction's.",
  amount: 'What moved, before fees. Below zero, of a settlement: what was settled is taken back.',
  exchange_rate:
    'How much of the currency that was paid out one of `currency` is; null where they are one, or no rate is told.',
  commission: 'All fees of the line together, on top of the amount.',
  interchange: "The issuer's part of the commission; null where the processor tells none.",
  markup: "The processor's part of the commission; null where the processor tells none.",
  scheme_fee: "The scheme's part of the commission; null where the processor tells none.",
  payment_service_report_id: 'Lines with the same one stand in one report.',
  payment_service_report_file_ids:
    'The file that the line was read in, the same for all of its lines; empty for what came by event.',
  transaction_id: 'The transaction that it belongs to.',
} as const;

export const SettlementLineType = choice('SettlementLineType', [
  'settlement',
  'refund-settlement',
  'chargeback',
  'chargeback-reversal',
]);

/** A line of any type, as lists across transactions have it. */
export const ListedSettlementLine = object('SettlementLine', {
  ...settlementLine('settlement'),
  type: SettlementLineType,
  refund_id: nullable(Uuid),
  payment_service_id: Uuid,
  payment_service_line_id: Type.String(),
  exchange_currency: nullable(CurrencyCode),
  exchange_net: nullable(MinorUnits),
});
describe(ListedSettlementLine, {
  ...SETTLEMENT_LINE_WORDS,
  type: 'A settled capture, a settled refund, a chargeback, or one that was reversed.',
  refund_id: 'The refund that was settled; null for other lines.',
  payment_service_id: 'The payment service whose processor reported it.',
  payment_service_line_id: "The processor's own id of the line.",
  exchange_currency: 'The currency that was paid out; null where it is `currency`.',
  exchange_net:
    'What the line did to the balance in that currency, in its minor units; null where it is not told.',
});

/** The query of lists of lines, of some types or all. */
export function settlementLineFilters<const Types extends ReturnType<typeof choice>>(types: Types) {
  return describe(
    fields({
      ...cursorQuery(),
      ingested_at_lte: optional(Timestamp),
      ingested_at_gte: optional(Timestamp),
      posted_at_lte: optional(Timestamp),
      posted_at_gte: optional(Timestamp),
      type: optional(Type.Array(types, { maxItems: 100 })),
      transaction_id: optional(Uuid),
      refund_id: optional(Uuid),
      payment_service_report_id: optional(Uuid),
      payment_service_report_file_id: optional(Uuid),
      payment_service_id: optional(Type.Array(Uuid, { maxItems: 100 })),
      currency: optional(Type.Array(CurrencyCode, { maxItems: 100 })),
      amount_eq: optional(integer(-AMOUNT_MAX, AMOUNT_MAX)),
      amount_lte: optional(integer(-AMOUNT_MAX, AMOUNT_MAX)),
      amount_gte: optional(integer(-AMOUNT_MAX, AMOUNT_MAX)),
    }),
    {
      ingested_at_lte: 'That reached this instance at this moment or before.',
      ingested_at_gte: 'That reached this instance at this moment or after.',
      posted_at_lte: 'Booked by the processor at this moment or before.',
      posted_at_gte: 'Booked by the processor at this moment or after.',
      type: 'Of one of these types.',
      transaction_id: 'Only those of the transaction with this id.',
      refund_id: 'Only the settlement of this refund.',
      payment_service_report_id: 'Only what stands in the report with this id.',
      payment_service_report_file_id: 'Read in this file, a processor report.',
      payment_service_id: 'Reported by the processor of one of these payment services.',
      currency: 'In one of these currencies.',
      amount_eq: 'Of exactly this amount, in minor units.',
      amount_lte: 'Of this amount or less, in minor units.',
      amount_gte: 'Of this amount or more, in minor units.',
    },
  );
}
