import { operation, token } from './operation.ts';
import { CurrencyCode, MinorUnits } from './schemas/money.ts';
import { list } from './schemas/pagination.ts';
import { constant, fields, object, optional } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

/** The ledger of one currency, in minor units. Every figure is the sum of postings. */
export const Balance = object('Balance', {
  type: constant('balance'),
  merchant_account_id: Type.String(),
  currency: CurrencyCode,
  authorized_amount: MinorUnits,
  captured_amount: MinorUnits,
  refunded_amount: MinorUnits,
  /** Captured, and taken back by buyers' banks. */
  returned_amount: MinorUnits,
  /**
   * Captures settled less refunds settled, before what was deducted: fees, chargebacks less those reversed,
   * payouts.
   */
  settled_amount: MinorUnits,
  fee_amount: MinorUnits,
  charged_back_amount: MinorUnits,
  paid_out_amount: MinorUnits,
  /** Captured, and neither refunded, returned nor settled yet. */
  pending_amount: MinorUnits,
  as_of: Timestamp,
});
describe(Balance, {
  currency: 'One balance for each currency that was ever posted.',
  authorized_amount: 'Promised by issuers and neither captured nor released.',
  captured_amount: 'Taken from buyers, over all time.',
  refunded_amount: 'Given back to buyers, over all time.',
  returned_amount: "Captured, and taken back by buyers' banks.",
  settled_amount: 'Captures settled less refunds settled, before fees, chargebacks and payouts.',
  fee_amount: 'Kept by processors out of what they settled.',
  charged_back_amount: 'Taken back by chargebacks, less what was reversed.',
  paid_out_amount: 'Sent to cards by payouts.',
  pending_amount: 'Captured, and neither refunded, returned nor settled yet: what processors still owe.',
  as_of: 'The moment at which these figures were true.',
});

export const Balances = list('Balances', Balance);

export const listBalances = operation({
  id: 'list_balances',
  method: 'GET',
  path: '/balances',
  tag: 'Balances',
  summary: 'Read the ledger balances of a merchant account, one for each currency.',
  description:
    "Computed from the ledger's postings. Settled less fees, chargebacks and payouts is what " +
    'reached the merchant.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  query: describe(fields({ currency: optional(CurrencyCode) }), {
    currency: 'Only the balance of this currency.',
  }),
  responses: { 200: Balances },
});
