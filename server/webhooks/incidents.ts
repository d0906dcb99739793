import {
  type Health,
  type SettledDelivery,
  type WebhookQueue,
  closeIncident,
  openIncident,
} from '../db/queries/webhook-queues.ts';
import type { WebhookSubscriptionRow } from '../db/queries/webhook-subscriptions.ts';
import { timestamp } from '../domain/timestamp.ts';
import { newId } from '../platform/entropy.ts';
import type { MoneyParts } from '../parts.ts';
import { INCIDENT_AFTER_MS } from './schedule.ts';
import type { AttemptResult } from './send-delivery.ts';

/** An endpoint that is gone, that a delivery is given up for, or that has failed for long. */
export function isIncident(
  sent: AttemptResult,
  settled: SettledDelivery,
  health: Health,
  now: Date,
): boolean {
  if (sent.outcome === 'delivered') return false;
  const failingMs = health.failing_since === null ? 0 : now.getTime() - Date.parse(health.failing_since);
  return sent.outcome === 'gone' || settled.status === 'failed' || failingMs >= INCIDENT_AFTER_MS;
}

/** Tells of a failing endpoint, once while it fails, and gives the incident's id. */
export async function openIncidentOf(
  parts: MoneyParts,
  queue: WebhookQueue,
  { url }: Pick<WebhookSubscriptionRow, 'url'>,
  { outcome, attempt }: AttemptResult,
  now: Date,
): Promise<string> {
  const { webhook_subscription_id: subscriptionId } = queue;
  const id = newId(now);
  const { response_status: status, error } = attempt;
  const isNew = await openIncident(
    parts.db,
    queue,
    {
      monitoring_incident_id: id,
      display_name: outcome === 'gone' ? 'A webhook endpoint is gone' : 'A webhook endpoint fails',
      spec: {
        model: 'webhook_endpoint',
        params: { webhook_subscription_id: subscriptionId, url, response_status: status, error },
      },
      created_at: timestamp(now),
    },
    newId(now),
  );

  if (isNew)
    parts.log.error({ subscriptionId, incidentId: id, status, detail: error }, 'a webhook endpoint fails');
  return id;
}

/** It takes deliveries again. */
export async function closeIncidentOf(
  parts: MoneyParts,
  queue: WebhookQueue,
  id: string,
  now: Date,
): Promise<void> {
  await closeIncident(parts.db, queue, { id, eventId: newId(now), now });
  const { webhook_subscription_id: subscriptionId } = queue;
  parts.log.info({ subscriptionId, incidentId: id }, 'a webhook endpoint takes deliveries again');
}
