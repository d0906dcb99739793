import { Uuid } from './identifier.ts';
import { CurrencyCode, MinorUnits } from './money.ts';
import { constant, nullable } from './schema.ts';
import { Timestamp } from './time.ts';
import { Type } from './type.ts';

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
