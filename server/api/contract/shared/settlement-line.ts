import Type from 'typebox';
import { Uuid } from './identifier.ts';
import { CurrencyCode } from './money.ts';
import { constant, nullable } from './schema.ts';
import { Timestamp } from './time.ts';

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
    amount: Type.Integer(),
    exchange_rate: nullable(Type.Number()),
    commission: Type.Integer(),
    interchange: nullable(Type.Integer()),
    markup: nullable(Type.Integer()),
    scheme_fee: nullable(Type.Integer()),
    payment_service_report_id: Uuid,
    payment_service_report_file_ids: Type.Array(Uuid),
    transaction_id: Uuid,
    type: constant(type),
  };
}
