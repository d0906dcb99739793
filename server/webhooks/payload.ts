import type { ApiVersion } from '../domain/api-version.ts';
import type { WebhookEvent } from '../db/queries/webhook-fan-out.ts';
import type { EventTarget } from './event-target.ts';

type PayloadEvent = Pick<WebhookEvent, 'webhook_event_id' | 'name' | 'created_at' | 'merchant_account_id'>;

/** The text that is signed and sent. `instanceId` says which Railyard it comes from. */
export function payloadText(
  event: PayloadEvent,
  target: EventTarget,
  from: Readonly<{ version: ApiVersion; instanceId: string; environment: string }>,
): string {
  return JSON.stringify({
    type: 'event',
    id: event.webhook_event_id,
    name: event.name,
    created_at: event.created_at,
    merchant_account_id: event.merchant_account_id === '' ? null : event.merchant_account_id,
    [from.version === 'published' ? 'gr4vy_id' : 'instance_id']: from.instanceId,
    environment: from.environment,
    target,
  });
}
