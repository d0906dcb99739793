import Type from 'typebox';
import { operation, token } from './operation.ts';
import { CurrencyCode } from './shared/money.ts';
import { list } from './shared/pagination.ts';
import { constant, fields, object, optional } from './shared/schema.ts';
import { Timestamp } from './shared/time.ts';

/** The ledger of one currency, in minor units. Every figure is the sum of postings. */
export const Balance = object('Balance', {
  type: constant('balance'),
  merchant_account_id: Type.String(),
  currency: CurrencyCode,
  authorized_amount: Type.Integer(),
  captured_amount: Type.Integer(),
  refunded_amount: Type.Integer(),
  /** Captured, and taken back by buyers' banks. */
  returned_amount: Type.Integer(),
  /**
   * Captures settled less refunds settled, before what was deducted: fees, chargebacks less those reversed,
   * payouts.
   */
  settled_amount: Type.Integer(),
  fee_amount: Type.Integer(),
  charged_back_amount: Type.Integer(),
  paid_out_amount: Type.Integer(),
  /** Captured, and neither refunded, returned nor settled yet. */
  pending_amount: Type.Integer(),
  as_of: Timestamp,
});

export const Balances = list('Balances', Balance);

export const listBalances = operation({
  id: 'list_balances',
  method: 'GET',
  path: '/balances',
  tag: 'Balances',
  summary: 'Read the ledger balances of a merchant account, one for each currency.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  query: fields({ currency: optional(CurrencyCode) }),
  responses: { 200: Balances },
});
