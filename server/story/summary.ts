import type { TransactionRow } from '../db/queries/transaction-rows.ts';
import { codeSentences } from './decision-entries.ts';
import { type Sentence, sentence } from './story-entry.ts';
import type { Story } from './read-story.ts';
import type { Term } from './terms.ts';

/** Where a payment stands: its status with the reason, where its money is, and what is waited for. */
export function summarySentences({ transaction, entries }: Story): readonly Sentence[] {
  const { amount, currency, status, error_code: code } = transaction;
  const money = amountsOf(transaction).filter(({ amount: units }) => units !== 0n);
  const waits = entries.filter(({ kind, result }) => kind === 'wait' && result === 'waiting');
  return [
    sentence('standsNow', { amount: { amount, currency }, status: { term: status } }),
    ...codeSentences(code),
    ...money.map(({ term, amount: units }) =>
      sentence('moneyAt', { account: { term }, amount: { amount: units, currency } }),
    ),
    ...waits.flatMap(({ says }) => says),
  ];
}

function amountsOf(transaction: TransactionRow): readonly Readonly<{ term: Term; amount: bigint }>[] {
  return [
    { term: 'held', amount: transaction.held_amount },
    { term: 'giftCardAmount', amount: transaction.gift_card_amount },
    { term: 'capturedAmount', amount: transaction.captured_amount },
    { term: 'refundedAmount', amount: transaction.refunded_amount },
    { term: 'returnedAmount', amount: transaction.returned_amount },
    { term: 'chargedBackAmount', amount: transaction.charged_back_amount },
    { term: 'settledAmount', amount: transaction.settled_amount },
  ];
}
