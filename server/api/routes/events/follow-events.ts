import { setTimeout as delay } from 'node:timers/promises';
import type { ApiVersion } from '../../../domain/api-version.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { parseUuid } from '../../../domain/ids.ts';
import { Problem } from '../../../domain/problem.ts';
import { faultOf } from '../../../db/faults.ts';
import {
  type EventFilters,
  type StreamPage,
  type StreamPosition,
  readStream,
  streamAfter,
  streamFromNow,
} from '../../../db/queries/event-log.ts';
import type { ReadParts } from '../../../parts.ts';
import { payloadOfEvent } from '../../../webhooks/event-payload.ts';
import type { StreamedEvent } from '../../event-stream.ts';

/** A stream that has told of everything looks again this often, together with all others of its process. */
const LOOK_EVERY_MS = 500;
/** Events that are read at once. Their payloads are made one by one, as the caller takes them. */
const PAGE = 100;

type FollowedEvents = EventFilters &
  Readonly<{ merchantAccountId: MerchantAccountId; version: ApiVersion; lastEventId: string | null }>;

/**
 * What happens from now on, or after the event that the caller saw last, in the order in which it was committed. It
 * ends when `ended` is aborted, and where the database has become older than what was told: the caller comes again.
 */
export async function followEvents(
  parts: ReadParts,
  of: FollowedEvents,
  ended: AbortSignal,
): Promise<AsyncGenerator<StreamedEvent | null>> {
  if (parts.db.isDistributed === true) throw noCommonOrder();
  return eventsFrom(parts, of, await positionOf(parts, of), ended);
}

/** In which order several servers committed is known by none of them (record 0376). */
function noCommonOrder(): Problem {
  const message =
    'has no text/event-stream where the database is spread over servers: read the list page by page, or subscribe ' +
    'a webhook';
  return new Problem('bad_request', {
    details: [{ location: 'header', pointer: 'accept', message, type: 'value_error.accept' }],
  });
}

/** Null: there is nothing to tell for now. */
async function* eventsFrom(
  parts: ReadParts,
  of: FollowedEvents,
  from: StreamPosition,
  ended: AbortSignal,
): AsyncGenerator<StreamedEvent | null> {
  for (let position = from; !ended.aborted;) {
    const page = await look(parts, of, position);
    if (page === 'database is older') return;
    for (const event of page?.events ?? []) {
      if (event.webhook_event_id === of.lastEventId) continue;
      const data = await payloadOfEvent(parts, event, of.version);
      yield { id: event.webhook_event_id, name: event.name, data };
    }
    if (page !== null) position = page.position;
    if (position.after !== null) continue; // there is more

    yield null;
    const untilNextLookMs = LOOK_EVERY_MS - (performance.now() % LOOK_EVERY_MS);
    await delay(untilNextLookMs, undefined, { signal: ended }).catch(() => undefined); // ended
  }
}

async function positionOf(
  parts: ReadParts,
  { merchantAccountId, lastEventId }: FollowedEvents,
): Promise<StreamPosition> {
  if (lastEventId === null) return streamFromNow(parts.db);
  const id = parseUuid(lastEventId);
  const position = id === null ? null : await streamAfter(parts.db, merchantAccountId, id);
  if (position !== null) return position;

  throw new Problem('bad_request', {
    details: [
      {
        location: 'header',
        pointer: 'last-event-id',
        message: 'is no event that is kept here: leave it out, and read what came before from the list',
        type: 'value_error.event',
      },
    ],
  });
}

/** Null where the database cannot be asked at the moment. */
async function look(
  { db }: ReadParts,
  of: FollowedEvents,
  position: StreamPosition,
): Promise<StreamPage | 'database is older'> {
  try {
    return (await readStream(db, { ...of, ...position, limit: PAGE })) ?? 'database is older';
  } catch (error) {
    if (faultOf(error) === 'passing') return null;
    throw error;
  }
}
