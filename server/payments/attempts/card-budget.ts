import { getCardAttempts, reserveAttempt } from '../../db/queries/card-attempts.ts';
import type { OperationRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { type AttemptRefusal, limitsOf, refusalOf } from '../../domain/attempt-limits.ts';
import { errorCode } from '../../domain/decline.ts';
import type { ReadParts } from '../../parts.ts';
import { type CountedAttempt, RESERVED, countedCard } from '../operation/card-attempt.ts';

type Countable = Readonly<{ operation: OperationRow; counted: CountedAttempt | null }>;

/**
 * Takes a place for an attempt among those that its card's scheme allows, before its intent is committed. Where this
 * process dies in between, the place stays taken: too few attempts are better than one too many. A card that was never
 * declined takes none, and costs one look.
 *
 * @param declined the attempt before this one, whose decline is not committed yet
 */
export async function admit<Attempt extends Countable>(
  parts: ReadParts,
  attempt: Attempt,
  declined: Countable | null,
): Promise<Attempt | AttemptRefusal> {
  const { counted, operation } = attempt;
  if (counted === null) return attempt;
  const { card, scheme } = counted;
  const before =
    declined?.counted?.card.credential === card.credential ? declined.operation.operation_id : null;
  if (before === null && (await getCardAttempts(parts.db, card)) === null) return attempt;

  const now = parts.clock.nowFor(card.merchantAccountId);
  const place = { operationId: operation.operation_id, declined: before, now };
  if (await reserveAttempt(parts.db, card, place, limitsOf(scheme)))
    return { ...attempt, operation: { ...operation, details: { ...operation.details, ...RESERVED } } };

  return (await refusalNow(parts, counted, now)) ?? { freesAt: now, reason: UNDER_WAY };
}

async function refusalNow(
  { db }: ReadParts,
  { card, scheme }: CountedAttempt,
  now: Date,
): Promise<AttemptRefusal | null> {
  const found = await getCardAttempts(db, card);
  const standing = {
    attemptedAt: (found?.attempted_at ?? []).map((at) => new Date(at)),
    barredUntil: found?.barred_until == null ? null : new Date(found.barred_until),
  };
  return refusalOf(scheme, standing, now);
}

/** From when on the card of a payment that was above a limit may be sent; null for every other payment. */
export async function freesAtOf(parts: ReadParts, refused: TransactionRow): Promise<Date | null> {
  const counted =
    refused.error_code === errorCode('attempt_limit_reached') ? countedCard(parts, refused) : null;
  if (counted === null) return null;
  const now = parts.clock.nowFor(refused.merchant_account_id);
  return (await refusalNow(parts, counted, now))?.freesAt ?? now;
}

const UNDER_WAY = 'As many attempts with this card are under way as its scheme allows to be declined.';
