import type { ApiVersion } from '../domain/api-version.ts';
import type { WebhookEvent } from '../db/queries/webhook-fan-out.ts';
import type { Parts } from '../parts.ts';

/** The resource that an event is about, as the API shows it in a version. */
export type Target = Readonly<Record<string, unknown>>;
export type TargetOf = (parts: Parts, event: WebhookEvent, version: ApiVersion) => Promise<Target>;

let targetOf: TargetOf | null = null;

/** How resources are shown stands on floors above this one, so `service.ts` hands it in. */
export function handInTargets(shown: TargetOf): void {
  targetOf = shown;
}

export function readTarget(parts: Parts, event: WebhookEvent, version: ApiVersion): Promise<Target> {
  if (targetOf === null) throw new Error('BUG: nobody handed in how resources are shown');
  return targetOf(parts, event, version);
}
