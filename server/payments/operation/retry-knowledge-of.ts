import { declinedPaymentOf } from '../../answers/transaction.ts';
import { getRetryCounts } from '../../db/queries/retry-counts.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { textAt } from '../../domain/json.ts';
import { retryCauseOf } from '../../domain/retry/plan-retry.ts';
import { type RetryKnowledge, retryKnowledge } from '../../domain/retry/retry-knowledge.ts';
import type { ReadParts } from '../../parts.ts';

/** What the merchant account knows of retries at the issuer of a declined payment; null where none would help. */
export async function retryKnowledgeOf(
  { db }: Pick<ReadParts, 'db'>,
  declined: TransactionRow,
): Promise<RetryKnowledge | null> {
  const payment = declinedPaymentOf(declined);
  const cause = payment === null ? null : retryCauseOf(payment);
  if (cause === null) return null;
  return retryKnowledge(
    cause,
    await getRetryCounts(db, declined.merchant_account_id, issuerOf(declined), cause),
  );
}

const ISSUER_LENGTH_MAX = 100;

/**
 * Which issuer a charge is counted under: its name and country where the operator's list of BINs has them, for an
 * issuer has many BINs; else the first six digits. Null for what is no card.
 */
export function issuerOf({
  payment_method: method,
  payment_method_bin: bin,
  payment_method_country: country,
}: Pick<TransactionRow, 'payment_method' | 'payment_method_bin' | 'payment_method_country'>): string | null {
  if (bin === null) return null;
  const name = textAt(method, 'details', 'card_issuer_name');
  return name === null ? bin.slice(0, 6) : `${name.slice(0, ISSUER_LENGTH_MAX)} ${country ?? ''}`.trim();
}
