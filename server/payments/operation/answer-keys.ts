import { type OwedAnswerRow, completeOwedKey, owedAnswers } from '../../db/queries/idempotency.ts';
import { getOperation, getTransactionRow } from '../../db/queries/transactions.ts';
import { toId } from '../../domain/ids.ts';
import type { MoneyParts, ReadParts } from '../../parts.ts';
import { completeKey, completeTendersKey } from '../request/idempotent-answer.ts';

/**
 * Answers Idempotency-Keys whose operation ended long ago without an answer. Every end answers its key in its own
 * statement, so there should be none: each is a fault of ours, and the log says so. How many there were.
 */
export async function answerOwedKeys(parts: MoneyParts): Promise<number> {
  let answered = 0;
  for (const owed of await owedAnswers(parts.db)) {
    const about = { operation: owed.operation, operationId: owed.operation_id };
    const body = await answerTo(parts, owed);
    if (body === null) parts.log.error(about, 'an idempotency key has no answer, and none can be made');
    else if (await completeOwedKey(parts.db, owed, body)) {
      answered += 1;
      parts.log.warn(about, 'an idempotency key had no answer, though its operation has ended');
    }
  }
  return answered;
}

/** As whoever committed the end should have answered; null where nothing says how. */
async function answerTo(
  { db }: ReadParts,
  { merchant_account_id: merchantAccountId, operation_id: id }: OwedAnswerRow,
): Promise<string | null> {
  if (id === null) return null;
  const operation = await getOperation(db, merchantAccountId, toId(id));
  const transaction = await getTransactionRow(db, merchantAccountId, operation?.transaction_id ?? toId(id));
  if (transaction === null) return null;
  const writing =
    operation === null
      ? completeTendersKey(transaction, { version: transaction.api_version })
      : completeKey(transaction, operation);
  return writing?.answer ?? null;
}
