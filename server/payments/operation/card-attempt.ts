import type { CountedCard } from '../../db/queries/card-attempts.ts';
import type { CardAttemptWriting } from '../../db/queries/step-parts.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import {
  type CountedScheme,
  REMEMBERED_DAYS,
  countOf,
  countedScheme,
  isForGood,
} from '../../domain/attempt-limits.ts';
import { timestamp } from '../../domain/timestamp.ts';
import type { ReportedOutcome } from '../../domain/transaction/changes.ts';
import type { ReadParts } from '../../parts.ts';
import { isCard } from '../request/transaction-row.ts';
import type { Step } from './commit-outcome.ts';

export type CountedAttempt = Readonly<{ card: CountedCard; scheme: CountedScheme }>;

/** What an attempt counts against; null where the operator has nothing counted, or the scheme counts nothing. */
export function countedCard(
  { config }: Pick<ReadParts, 'config'>,
  transaction: TransactionRow,
): CountedAttempt | null {
  const { payment_method_fingerprint: fingerprint, instrument_type: sent } = transaction;
  const isKeptElsewhere = sent === 'card_token' && transaction.vault_record_id === null;
  const scheme = countedScheme(transaction.payment_method_scheme, isKeptElsewhere);
  if (!config.schemeLimits || scheme === null || !isCard(transaction)) return null;
  if (fingerprint === null || fingerprint === '') return null;
  const credential = sent === 'network_token' ? 'network_token' : 'number';
  return { scheme, card: { merchantAccountId: transaction.merchant_account_id, fingerprint, credential } };
}

/** An operation that has a place among its card's attempts, taken before it was sent. */
export const RESERVED = { card_attempt: 'reserved' } as const;

/** What an outcome writes of its attempt. Nothing where a card that was never declined is approved. */
export function cardAttemptOf(
  parts: Pick<ReadParts, 'config'>,
  { transaction, operation }: Step,
  outcome: ReportedOutcome,
  now: Date,
): CardAttemptWriting | null {
  if (operation.kind !== 'authorize') return null;
  const count = countOf(outcome);
  const isWritten =
    operation.details['card_attempt'] === RESERVED.card_attempt || operation.status === 'declined';
  if (count === null || (count === 'free' && !isWritten)) return null;
  const counted = countedCard(parts, transaction);
  if (counted === null) return null;

  const at = timestamp(now);
  const { fingerprint, credential } = counted.card;
  return {
    fingerprint,
    credential,
    operation_id: operation.operation_id,
    attempted_at: count === 'counted' ? at : null,
    last_at: at,
    barred_until: isForGood(counted.scheme, outcome)
      ? timestamp(new Date(now.getTime() + REMEMBERED_DAYS * 86_400_000))
      : null,
  };
}
