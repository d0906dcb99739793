import type { ProcessorEvent } from '../connectors/events.ts';
import type { PaymentService } from '../connections/connection-kinds.ts';
import { getMandate } from '../db/queries/mandates.ts';
import type { MatchedStep } from '../db/queries/processor-events.ts';
import type { Queryable } from '../db/db.ts';
import type { TransactionId } from '../domain/ids.ts';

/** What an event is about: exactly one transaction of this payment service, or nothing definite. */
export type Match =
  | Readonly<{ kind: 'one'; transactionId: TransactionId; steps: readonly MatchedStep[] }>
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'ambiguous' }>;

/** Everything that the event names must exist where it is named, and all of it must be one transaction. */
export async function matchEvent(
  db: Queryable,
  service: Pick<PaymentService, 'merchantAccountId' | 'id'>,
  { of, change }: Pick<ProcessorEvent, 'of' | 'change'>,
  matched: readonly MatchedStep[],
): Promise<Match> {
  const steps = withoutOrigins(matched);
  const transactions = new Set(steps.map(({ transaction }) => transaction.transaction_id));
  const [first] = transactions;
  if (first === undefined)
    return change?.kind === 'mandate' && of.operationId === undefined
      ? ofMandate(db, service, change.mandate)
      : { kind: 'none' };
  return transactions.size === 1 ? { kind: 'one', transactionId: first, steps } : { kind: 'ambiguous' };
}

/**
 * A payment that came in beside another has a transaction of its own, and names the other by our reference: what is
 * told under its own is about it.
 */
function withoutOrigins(steps: readonly MatchedStep[]): readonly MatchedStep[] {
  const origins = new Set(steps.map(({ transaction }) => transaction.received_with_transaction_id));
  return steps.filter(({ transaction }) => !origins.has(transaction.transaction_id));
}

/** News of a mandate alone belong to the payment that made it. */
async function ofMandate(
  db: Queryable,
  service: Pick<PaymentService, 'merchantAccountId' | 'id'>,
  reference: string,
): Promise<Match> {
  const mandate = await getMandate(db, service.merchantAccountId, service.id, reference);
  return mandate?.transaction_id == null
    ? { kind: 'none' }
    : { kind: 'one', transactionId: mandate.transaction_id, steps: [] };
}
