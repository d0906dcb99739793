import { createHash } from 'node:crypto';
import { keepIncident } from '../db/queries/monitoring-incidents.ts';
import type { TransactionRow, WebhookEventRow } from '../db/queries/transaction-rows.ts';
import { type MerchantAccountId, type OperationId, uuidv8 } from '../domain/ids.ts';
import { timestamp } from '../domain/timestamp.ts';
import { TOLD_OF_UNEXPECTED } from '../domain/transaction/events.ts';
import type { MoneyParts } from '../parts.ts';
import { webhookRows } from './rows.ts';

const NAME_LENGTH_MAX = 300;

type OpenedIncident = Readonly<{ isNew: boolean; id: OperationId }>;

/** There before the change that it is about is committed. Told again, it is the same one: `isNew` false. */
export async function openIncidentOf(
  parts: Pick<MoneyParts, 'db' | 'log'>,
  merchantAccountId: MerchantAccountId,
  spec: Readonly<{ model: 'transaction' | 'payment-service'; params: Readonly<Record<string, string>> }>,
  why: string,
  now: Date,
): Promise<OpenedIncident> {
  const id = incidentIdOf(`${merchantAccountId} ${JSON.stringify(spec)} ${why}`);
  const isNew = await keepIncident(parts.db, {
    merchant_account_id: merchantAccountId,
    monitoring_incident_id: id,
    display_name: `${why.charAt(0).toUpperCase()}${why.slice(1)}`.slice(0, NAME_LENGTH_MAX),
    spec,
    created_at: timestamp(now),
  });
  if (isNew) parts.log.error({ ...spec.params, why }, 'money came or went that nobody expected');
  return { isNew, id };
}

/** The id of an incident that may be told again: it follows from what it is about. */
export function incidentIdOf(about: string): OperationId {
  return uuidv8<'operation'>(createHash('sha256').update(about).digest());
}

/** A person is to look at a transaction. `webhooks`: the news of it, to be written with the change. */
export async function openIncident(
  parts: Pick<MoneyParts, 'db' | 'log'>,
  transaction: Pick<TransactionRow, 'merchant_account_id' | 'transaction_id'>,
  why: string,
  now: Date,
): Promise<Pick<OpenedIncident, 'isNew'> & Readonly<{ webhooks: readonly WebhookEventRow[] }>> {
  const { merchant_account_id, transaction_id } = transaction;
  const spec = { model: 'transaction', params: { id: transaction_id } } as const;
  const { isNew, id } = await openIncidentOf(parts, merchant_account_id, spec, why, now);
  return { isNew, webhooks: webhookRows(transaction, id, TOLD_OF_UNEXPECTED, now) };
}
