import type { AnyOperationRow } from '../db/queries/transaction-rows.ts';
import { textAt } from '../domain/json.ts';
import { type Entry, type Word, entryOf, sentence } from './story-entry.ts';

/** Receipts that were sent to the buyer, or are to be. `calls`: what moved the money that they confirm. */
export function receiptEntries(
  operations: readonly AnyOperationRow[],
  calls: readonly Entry[],
): readonly Entry[] {
  return operations
    .filter(({ kind }) => kind === 'receipt')
    .map((row) => {
      const { operation_id: id, details, created_at: at, resolved_at: endedAt } = row;
      const about = textAt(details, 'about') ?? '';
      const address = textAt(details, 'shown_address') ?? '';
      const [result, word] = resultOf(row);

      return entryOf({
        id,
        kind: 'receipt',
        name: about,
        at,
        ended_at: endedAt,
        cause: causeOf(about, at, calls),
        result,
        amount: row.amount,
        facts: { email_address: address, detail: row.detail },
        says: [sentence(word, { address })],
      });
    });
}

function resultOf({ status, reason }: AnyOperationRow): readonly [result: string, word: Word] {
  if (status === 'succeeded') return ['sent', 'receiptSent'];
  if (status !== 'failed') return ['pending', 'receiptWaits'];
  return reason === 'unconfirmed' ? ['unknown', 'receiptUnknown'] : ['failed', 'receiptFailed'];
}

/** The last call that moved such money before. */
function causeOf(about: string, at: string, calls: readonly Entry[]): string | null {
  const names = about === 'refund' ? ['refund'] : ['authorize', 'capture'];
  const isCause = (call: Entry): boolean =>
    call.result === 'succeeded' && names.includes(call.name) && call.at <= at;
  return calls.findLast(isCause)?.id ?? null;
}
