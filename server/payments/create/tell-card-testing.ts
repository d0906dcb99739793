import { type DeclineSource, STOPPED_SECONDS } from '../../access/front-end-tries.ts';
import { keepIncident } from '../../db/queries/monitoring-incidents.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { announce } from '../../db/queries/webhook-events.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { incidentIdOf } from '../../operations/open-incident.ts';
import type { MoneyParts } from '../../parts.ts';
import { newId } from '../../platform/entropy.ts';

const INCIDENT = 'Cards may be tried out';
const NAMES = {
  'payment link': 'a payment link',
  'checkout session': 'a checkout session',
  address: 'an address',
} as const;

/**
 * Somebody may try stolen cards out: an incident about the payment whose decline was one too many, which is over when
 * what was stopped takes payments again. Where a whole merchant account is stopped, its metrics tell the operator. The
 * payment has its outcome by now, so its answer does not depend on this: what cannot be told is logged.
 */
export async function tellCardTesting(
  parts: MoneyParts,
  transaction: TransactionRow,
  filled: readonly DeclineSource[],
): Promise<void> {
  const transactionId = transaction.transaction_id;
  for (const source of filled) {
    if (source === 'merchant account') continue;
    parts.log.warn({ transactionId, source }, 'cards may be tried out: no more payments for a while');
    await keepAndAnnounce(parts, transaction, source).catch((reason: unknown) =>
      parts.log.error({ transactionId, source, reason }, 'an incident was not kept'),
    );
  }
}

async function keepAndAnnounce(
  { db, clock }: MoneyParts,
  { merchant_account_id: merchantAccountId, transaction_id: id }: TransactionRow,
  source: keyof typeof NAMES,
): Promise<void> {
  const now = clock.nowFor(merchantAccountId);
  const until = timestamp(new Date(clock.now().getTime() + STOPPED_SECONDS * 1_000));
  const incidentId = incidentIdOf(`card testing ${merchantAccountId} ${id} ${source}`);

  await db.transaction(async (tx) => {
    await keepIncident(tx, {
      merchant_account_id: merchantAccountId,
      monitoring_incident_id: incidentId,
      display_name: `${INCIDENT}: ${NAMES[source]} was declined too often, and takes no payments for a while`,
      spec: { model: 'transaction', params: { id, until } },
      created_at: timestamp(now),
    });
    await announce(tx, {
      merchantAccountId,
      eventId: newId(now),
      name: 'monitoring.incident.created',
      target: { type: 'incident', id: incidentId },
      shown: null,
      at: now,
    });
  });
}
