import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { list } from './schemas/pagination.ts';
import { choice, fields, object } from './schemas/schema.ts';
import { SETTLEMENT_LINE_WORDS, settlementLine, settlementLineFilters } from './schemas/settlement-line.ts';
import { SettlementLines } from './settlements.ts';
import { describe } from './schemas/words.ts';

export const Chargeback = object('Chargeback', settlementLine('chargeback'));
describe(Chargeback, SETTLEMENT_LINE_WORDS);

export const ChargebackReversal = object('ChargebackReversal', settlementLine('chargeback-reversal'));
describe(ChargebackReversal, SETTLEMENT_LINE_WORDS);

export const ChargebackReversals = list('ChargebackReversals', ChargebackReversal);

export const Chargebacks = list('Chargebacks', Chargeback);

export const ChargebackLineType = choice('ChargebackLineType', ['chargeback', 'chargeback-reversal']);

export const listChargebacks = operation({
  id: 'list_chargebacks',
  method: 'GET',
  path: '/chargebacks',
  tag: 'Settlements',
  summary: 'List chargebacks of all transactions, and those that were reversed, latest first.',
  description:
    "Lines of the processors' reports, by when they reached this instance; they never change. Filters are joined " +
    'by and; a list of values by or.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  query: settlementLineFilters(ChargebackLineType),
  responses: { 200: SettlementLines },
});

export const listTransactionChargebacks = operation({
  id: 'list_transaction_chargebacks',
  method: 'GET',
  path: '/transactions/{transaction_id}/chargebacks',
  tag: 'Transactions - Chargebacks',
  summary: 'List the chargebacks of a transaction.',
  description:
    "A chargeback says that the buyer's bank took money back. The lines are the processor's and " +
    'never change.',
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
  description:
    'A reversal says that the merchant was right and has the money again. The lines are the ' +
    "processor's and never change.",
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: ChargebackReversals },
});
