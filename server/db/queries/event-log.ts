import type { ApiVersion } from '../../domain/api-version.ts';
import type { MerchantAccountId, TransactionId } from '../../domain/ids.ts';
import { batcherOf } from '../batch.ts';
import { type Queryable, sql } from '../db.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';
import type { DeliveryRange } from './webhook-deliveries.ts';

/** An event as the list and the stream of events read it. */
export type LoggedEvent = Readonly<{
  merchant_account_id: MerchantAccountId;
  webhook_event_id: string;
  name: string;
  target_type: string;
  target_id: string;
  transaction_id: TransactionId | null;
  created_at: string;
  target: Readonly<Record<string, unknown>> | null;
  /** The bytes that deliveries of one version carry; null where none was made. */
  body: string | null;
}>;
export type LoggedEventListRow = LoggedEvent & Readonly<{ sort_values: readonly string[] }>;

/** Null: all of them. */
export type EventFilters = Readonly<{ names: readonly string[] | null; resourceId: string | null }>;

const COLUMNS = `e.merchant_account_id, e.webhook_event_id, e.name, e.target_type, e.target_id, e.transaction_id,
  e.created_at, e.target`;
/** An event of a payment's capture or refund is one of the payment, too. */
const fits = (names: string, resourceId: string): string =>
  `(${names} IS NULL OR e.name = ANY (${names}))
    AND (${resourceId} IS NULL OR e.target_id = ${resourceId} OR e.transaction_id = ${resourceId})`;
const bodyIn = (account: string, version: string): string => `(SELECT p.body FROM webhook_payloads p
  WHERE p.merchant_account_id = ${account} AND p.webhook_event_id = e.webhook_event_id
    AND p.api_version = ${version}) AS body`;

const KEYS: readonly SortKey[] = [{ expression: 'e.webhook_event_id', type: 'uuid' }];
const list = filteredKeyset<LoggedEventListRow>('event_log.list', {
  row: 'e',
  from: 'webhook_events e',
  where: 'e.merchant_account_id = $1 AND e.webhook_event_id BETWEEN $2::uuid AND $3::uuid',
  columns: `${COLUMNS}, ${bodyIn('$1', '$6')}`,
  filters: fits('$4::text[]', '$5::uuid'),
  values: 6,
  keys: KEYS,
});
/** Newest first. Ids are in the order of creation, so a time is an id. */
export function listEvents(
  db: Queryable,
  of: DeliveryRange & EventFilters & Readonly<{ merchantAccountId: MerchantAccountId; version: ApiVersion }>,
  page: PageRequest,
): Promise<Slice<LoggedEventListRow>> {
  const { merchantAccountId, firstId, lastId, names, resourceId, version } = of;
  return list(db, [merchantAccountId, firstId, lastId, names, resourceId, version], page);
}

/**
 * How far a stream has come: it has told of everything that the snapshot `seen` sees. While that takes more than one
 * page, `until` is the snapshot that is being told of, and `after` the last event of it that was.
 */
export type StreamPosition = Readonly<{
  seen: string;
  until: string | null;
  after: Readonly<{ writtenIn: string; eventId: string }> | null;
}>;

const NOW = sql('event_log.now', `SELECT pg_current_snapshot()::text AS seen`);
/** The position of a stream that begins now. */
export async function streamFromNow(db: Queryable): Promise<StreamPosition> {
  const [row] = await db.query<{ seen: string }>(NOW, []);
  if (row === undefined) throw new Error('BUG: no snapshot');
  return { seen: row.seen, until: null, after: null };
}

const AFTER = sql(
  'event_log.after',
  `SELECT CASE WHEN pg_visible_in_snapshot(e.written_in, pg_current_snapshot()) THEN e.written_after
     ELSE '1'::xid8 END::text AS horizon
   FROM webhook_events e WHERE e.merchant_account_id = $1 AND e.webhook_event_id = $2`,
);
/**
 * The position of a stream that goes on after an event. Every transaction before the event's horizon had ended when it
 * was written, so a stream that told of it had told of theirs; those behind it are told again, since it is not known
 * which of them it had told of. An event that was written in another cluster (a copy that was loaded from a dump) has
 * numbers that say nothing: everything follows. Null: the event is not kept.
 */
export async function streamAfter(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  eventId: string,
): Promise<StreamPosition | null> {
  const [row] = await db.query<{ horizon: string }>(AFTER, [merchantAccountId, eventId]);
  return row === undefined ? null : { seen: `${row.horizon}:${row.horizon}:`, until: null, after: null };
}

/** What one stream wants to read next. */
export type StreamRead = StreamPosition &
  EventFilters &
  Readonly<{ merchantAccountId: MerchantAccountId; version: ApiVersion; limit: number }>;

/** Null: the database is older than the position, as one that was restored is. */
export type StreamPage = Readonly<{ events: readonly LoggedEvent[]; position: StreamPosition }> | null;

const NEXT = sql(
  'event_log.next',
  `WITH given AS MATERIALIZED (
     SELECT g.* FROM jsonb_to_recordset($1::jsonb) g (place integer, merchant_account_id text, seen pg_snapshot,
       until pg_snapshot, after_in xid8, after_id uuid, names text[], resource_id uuid, version text, page bigint)
   )
   SELECT g.place, pg_current_snapshot()::text AS now_seen,
     pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(g.seen) AS is_behind, e.written_in::text AS written_in,
     ${COLUMNS}, e.body
   FROM given g LEFT JOIN LATERAL (
     SELECT e.*, ${bodyIn('e.merchant_account_id', 'g.version')} FROM webhook_events e
     WHERE e.written_in >= pg_snapshot_xmin(g.seen) AND NOT pg_visible_in_snapshot(e.written_in, g.seen)
       AND pg_visible_in_snapshot(e.written_in, coalesce(g.until, pg_current_snapshot()))
       AND (g.after_in IS NULL OR (e.written_in, e.webhook_event_id) > (g.after_in, g.after_id))
       AND e.merchant_account_id = g.merchant_account_id AND ${fits('g.names', 'g.resource_id')}
     ORDER BY e.written_in, e.webhook_event_id LIMIT g.page
   ) e ON true`,
);
type NextRow = Readonly<{ place: number; now_seen: string; is_behind: boolean }> &
  (LoggedEvent & Readonly<{ written_in: string }>);
/** Streams of one statement, at most. */
const BATCH_MAX = 64;

const reads = batcherOf<StreamRead, StreamPage>((db) => ({
  max: BATCH_MAX,
  run: async (members) => {
    const rows = await db.query<NextRow>(NEXT, [JSON.stringify(members.map(readRow))]);
    const byPlace = Map.groupBy(rows, ({ place }) => place);
    return members.map((member, place) => pageOf(member, byPlace.get(place) ?? []));
  },
}));
/** Streams that look at the same moment share a statement. No transaction is open between two of them. */
export function readStream(db: Queryable, read: StreamRead): Promise<StreamPage> {
  return reads(db).add(read);
}

function readRow(read: StreamRead, place: number): Readonly<Record<string, unknown>> {
  const { merchantAccountId, seen, until, after, names, resourceId, version, limit } = read;
  return {
    place,
    merchant_account_id: merchantAccountId,
    seen,
    until,
    after_in: after?.writtenIn ?? null,
    after_id: after?.eventId ?? null,
    names,
    resource_id: resourceId,
    version,
    page: limit,
  };
}

function pageOf({ seen, until, limit }: StreamRead, rows: readonly NextRow[]): StreamPage {
  const [first] = rows;
  if (first === undefined) throw new Error('BUG: a stream was not read');
  if (first.is_behind) return null;
  // what was looked at is told of whole, or as far as its last event
  const target = until ?? first.now_seen;
  const events = rows.filter(({ written_in }) => written_in !== null);
  const last = events.at(-1);
  if (last === undefined || events.length < limit)
    return { events, position: { seen: target, until: null, after: null } };

  const after = { writtenIn: last.written_in, eventId: last.webhook_event_id };
  return { events, position: { seen, until: target, after } };
}
