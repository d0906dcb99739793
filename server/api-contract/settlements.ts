import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { list } from './schemas/pagination.ts';
import { fields, object } from './schemas/schema.ts';
import { SETTLEMENT_LINE_WORDS, settlementLine } from './schemas/settlement-line.ts';
import { describe } from './schemas/words.ts';

export const RefundSettlement = object('RefundSettlement', {
  ...settlementLine('refund-settlement'),
  refund_id: Uuid,
});
describe(RefundSettlement, { ...SETTLEMENT_LINE_WORDS, refund_id: 'The refund that was settled.' });

export const RefundSettlements = list('RefundSettlements', RefundSettlement);

export const Settlement = object('Settlement', settlementLine('settlement'));
describe(Settlement, SETTLEMENT_LINE_WORDS);

export const Settlements = list('Settlements', Settlement);

export const getTransactionSettlement = operation({
  id: 'get_transaction_settlement',
  method: 'GET',
  path: '/transactions/{transaction_id}/settlements/{settlement_id}',
  tag: 'Transactions - Settlements',
  summary: 'Read a settlement of a transaction.',
  description: "A line of the processor's report; it never changes.",
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid, settlement_id: Uuid }),
  responses: { 200: Settlement },
});

export const listTransactionSettlements = operation({
  id: 'list_transaction_settlements',
  method: 'GET',
  path: '/transactions/{transaction_id}/settlements',
  tag: 'Transactions - Settlements',
  summary: 'List the settlements of a transaction.',
  description: "Lines of the processor's reports, the first thousand; they never change.",
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: Settlements },
});

export const getTransactionRefundSettlement = operation({
  id: 'get_transaction_refund_settlement',
  method: 'GET',
  path: '/transactions/{transaction_id}/refund-settlements/{settlement_id}',
  tag: 'Transactions - Refund settlements',
  summary: 'Read a settlement of a refund.',
  description: "A line of the processor's report; it never changes.",
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid, settlement_id: Uuid }),
  responses: { 200: RefundSettlement },
});

export const listTransactionRefundSettlements = operation({
  id: 'list_transaction_refund_settlements',
  method: 'GET',
  path: '/transactions/{transaction_id}/refund-settlements',
  tag: 'Transactions - Refund settlements',
  summary: "List the settlements of a transaction's refunds.",
  description: "Lines of the processor's reports, the first thousand; they never change.",
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: RefundSettlements },
});
