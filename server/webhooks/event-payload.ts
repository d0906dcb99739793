import type { LoggedEvent } from '../db/queries/event-log.ts';
import { findInstance } from '../db/queries/instance.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import type { ReadParts } from '../parts.ts';
import { readEventTarget } from './event-target.ts';
import { payloadText } from './payload.ts';

/**
 * The text that endpoints of a version get of an event: the bytes that were frozen when one was told, or what would be
 * frozen now.
 */
export async function payloadOfEvent(
  parts: ReadParts,
  event: LoggedEvent,
  version: ApiVersion,
): Promise<string> {
  if (event.body !== null) return event.body;
  const { target_type: type, target_id: id } = event;
  // Of an event that was made to try a subscription out, nothing exists to be read in another version.
  const target = type === 'example' ? { type, id } : await readEventTarget(parts, event, version);
  const instanceId = (await findInstance(parts.db))?.instance_id ?? '';
  return payloadText(event, target, { version, instanceId, environment: parts.config.environment });
}
