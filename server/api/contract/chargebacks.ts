import { operation, token } from './operation.ts';
import { Uuid } from './shared/identifier.ts';
import { list } from './shared/pagination.ts';
import { fields, object } from './shared/schema.ts';
import { settlementLine } from './shared/settlement-line.ts';

export const Chargeback = object('Chargeback', settlementLine('chargeback'));

export const ChargebackReversal = object('ChargebackReversal', settlementLine('chargeback-reversal'));

export const ChargebackReversals = list('ChargebackReversals', ChargebackReversal);

export const Chargebacks = list('Chargebacks', Chargeback);

export const listTransactionChargebacks = operation({
  id: 'list_transaction_chargebacks',
  method: 'GET',
  path: '/transactions/{transaction_id}/chargebacks',
  tag: 'Transactions - Chargebacks',
  summary: 'List the chargebacks of a transaction.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: Chargebacks },
});

export const listTransactionChargebackReversals = operation({
  id: 'list_transaction_chargeback_reversals',
  method: 'GET',
  path: '/transactions/{transaction_id}/chargeback-reversals',
  tag: 'Transactions - Chargeback reversals',
  summary: 'List the chargebacks of a transaction that were reversed.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: ChargebackReversals },
});
