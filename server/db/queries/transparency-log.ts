import type { MerchantAccountId } from '../../domain/ids.ts';
import type { Timestamp } from '../../domain/timestamp.ts';
import { type PageRequest, type Slice, type SortKey, keyset, sortValues } from '../keyset.ts';
import { type Queryable, sql } from '../db.ts';
import type { AuditLogRow } from './audit-logs.ts';
import type { LedgerRow } from './transaction-rows.ts';

/** How far the log of a merchant account goes. */
export type LogRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  origin: string;
  size: bigint;
  checkpoint_size: bigint;
  ledger_until: bigint;
  audit_in: string;
  audit_id: string;
  sweep_id: string | null;
}>;
const LOG = `merchant_account_id, origin, size, checkpoint_size, ledger_until, audit_in::text AS audit_in, audit_id,
     sweep_id`;

const GET = sql(
  'transparency_log.get',
  `SELECT ${LOG} FROM transparency_logs WHERE merchant_account_id = $1`,
);
export async function getLog(db: Queryable, merchantAccountId: MerchantAccountId): Promise<LogRow | null> {
  return (await db.query<LogRow>(GET, [merchantAccountId]))[0] ?? null;
}

const DUE = sql(
  'transparency_log.due',
  `SELECT m.merchant_account_id FROM merchant_accounts m LEFT JOIN transparency_logs l USING (merchant_account_id)
   WHERE l.due_at IS NULL OR l.due_at <= $1 ORDER BY l.due_at NULLS FIRST LIMIT 1000`,
);
/** The merchant accounts whose log is due, and those that have none yet: those that wait longest. */
export async function merchantAccountsWithDueLog(
  db: Queryable,
  now: Date,
): Promise<readonly MerchantAccountId[]> {
  const rows = await db.query<{ merchant_account_id: MerchantAccountId }>(DUE, [now]);
  return rows.map(({ merchant_account_id: id }) => id);
}

const BEGIN = sql(
  'transparency_log.begin',
  `INSERT INTO transparency_logs (merchant_account_id, origin, audit_in, due_at)
   SELECT $1::text, 'railyard/' || instance_id || '/' || $1::text, pg_snapshot_xmin(pg_current_snapshot()), '-infinity'
   FROM instance ON CONFLICT (merchant_account_id) DO NOTHING`,
);
const CLAIM = sql(
  'transparency_log.claim',
  `UPDATE transparency_logs SET due_at = $3 WHERE merchant_account_id = $1 AND due_at <= $2 RETURNING ${LOG}`,
);
/** The log, where it is due, until the lease ends; null where it is not. */
export async function claimLog(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  now: Date,
  leaseUntil: Date,
): Promise<LogRow | null> {
  const claim = (): Promise<LogRow[]> => db.query<LogRow>(CLAIM, [merchantAccountId, now, leaseUntil]);
  const [row] = await claim();
  if (row !== undefined || (await getLog(db, merchantAccountId)) !== null) return row ?? null;
  await db.query(BEGIN, [merchantAccountId]);
  return (await claim())[0] ?? null;
}

const REWIND = sql(
  'transparency_log.rewind',
  `UPDATE transparency_logs SET audit_in = pg_snapshot_xmin(pg_current_snapshot()),
     audit_id = '00000000-0000-0000-0000-000000000000', sweep_id = '00000000-0000-0000-0000-000000000000'
   WHERE merchant_account_id = $1 AND audit_in > pg_snapshot_xmax(pg_current_snapshot()) RETURNING ${LOG}`,
);
/** A database that was restored elsewhere counts transactions anew: what is not sealed is found by ids once more. */
export async function rewindLog(db: Queryable, log: LogRow): Promise<LogRow> {
  return (await db.query<LogRow>(REWIND, [log.merchant_account_id]))[0] ?? log;
}

/** An entry of the ledger, as it is hashed. */
export type LedgerEntryRow = Omit<LedgerRow, 'payout_id'> &
  Readonly<{ ledger_entry_id: bigint; payout_id: string | null }>;
const LEDGER = `e.ledger_entry_id, e.merchant_account_id, e.transaction_id, e.payout_id, e.operation_id, e.movement,
     e.debit, e.credit, e.currency, e.amount, e.created_at`;

/** An entry of the audit log, as it is hashed. */
export type AuditRow = Omit<AuditLogRow, 'sort_values'> & Readonly<{ request_id: string }>;
const AUDIT = `a.audit_log_id, a.merchant_account_id, a.at, a.action, a.operation, a.resource_type, a.resource_id,
     a.resource_name, a.actor_id, a.actor_name, a.actor_kind, a.actor_email, a.session_id, a.address,
     a.confirmation_id, a.reason, a.agent_mandate_id, a.request_id`;
const NOT_SEALED = `(SELECT s.leaf FROM transparency_log_salts s
     WHERE s.merchant_account_id = $1 AND s.audit_log_id = a.audit_log_id LIMIT 1) IS NULL`;

const NEXT_LEDGER = sql(
  'transparency_log.next_of_ledger',
  `SELECT ${LEDGER} FROM ledger_entries e
   WHERE e.merchant_account_id = $1 AND e.ledger_entry_id > $2::bigint AND e.ledger_entry_id <=
     (SELECT c.closed_until FROM ledger_closings c WHERE c.merchant_account_id = $1)
   ORDER BY e.ledger_entry_id LIMIT $3`,
);
/** Behind those that are sealed, up to where the totals go: no entry is still to come below (`close_ledger`). */
export function nextOfLedger(db: Queryable, log: LogRow, limit: number): Promise<LedgerEntryRow[]> {
  return db.query<LedgerEntryRow>(NEXT_LEDGER, [log.merchant_account_id, log.ledger_until, limit]);
}

const NEXT_AUDIT = sql(
  'transparency_log.next_of_audit',
  `SELECT ${AUDIT}, a.written_in::text AS written_in FROM audit_logs a
   WHERE a.merchant_account_id = $1 AND a.written_in >= $2::text::xid8
     AND a.written_in < pg_snapshot_xmin(pg_current_snapshot())
     AND (a.written_in, a.audit_log_id) > ($2::text::xid8, $3::uuid) AND ${NOT_SEALED}
   ORDER BY a.written_in, a.audit_log_id LIMIT $4`,
);
export type WrittenAuditRow = AuditRow & Readonly<{ written_in: string }>;
/** In the order of the transactions that wrote them, up to where every transaction has ended. */
export function nextOfAudit(db: Queryable, log: LogRow, limit: number): Promise<WrittenAuditRow[]> {
  return db.query<WrittenAuditRow>(NEXT_AUDIT, [log.merchant_account_id, log.audit_in, log.audit_id, limit]);
}

const SWEEP_AUDIT = sql(
  'transparency_log.sweep_audit',
  `SELECT ${AUDIT} FROM audit_logs a WHERE a.merchant_account_id = $1 AND a.audit_log_id > $2::uuid AND ${NOT_SEALED}
   ORDER BY a.audit_log_id LIMIT $3`,
);
/** By their ids: from before there was a log, or before its database was restored elsewhere. */
export function sweepAudit(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  after: string,
  limit: number,
): Promise<AuditRow[]> {
  return db.query<AuditRow>(SWEEP_AUDIT, [merchantAccountId, after, limit]);
}

export type TileRow = Readonly<{ level: number; tile: bigint; hashes: Buffer; entries: Buffer | null }>;
const TILES = sql(
  'transparency_log.tiles',
  `SELECT t.level, t.tile, t.hashes, t.entries FROM unnest($2::integer[], $3::bigint[]) place (level, tile)
   CROSS JOIN LATERAL (
     SELECT l.level, l.tile, l.hashes, l.entries FROM transparency_log_tiles l
     WHERE l.merchant_account_id = $1 AND l.level = place.level AND l.tile = place.tile LIMIT 1
   ) t LIMIT 1000`,
);
export function tilesAt(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  places: readonly Readonly<{ level: number; tile: number }>[],
): Promise<TileRow[]> {
  const columns = [places.map(({ level }) => level), places.map(({ tile }) => tile)];
  return db.query<TileRow>(TILES, [merchantAccountId, ...columns]);
}

/** What one batch adds, and from where the next goes on. */
export type SealedBatch = Readonly<{
  size: number;
  place: Pick<LogRow, 'ledger_until' | 'audit_in' | 'audit_id' | 'sweep_id'>;
  tiles: readonly Readonly<{
    level: number;
    tile: number;
    hashes: Buffer;
    entries: Buffer | null;
    ledgerFrom: bigint | null;
  }>[];
  salts: readonly Readonly<{ auditLogId: string; leaf: number; salt: string }>[];
}>;

const SEAL = sql(
  'transparency_log.seal',
  `WITH gate AS (
     UPDATE transparency_logs SET size = $3::bigint, ledger_until = $4::bigint, audit_in = $5::text::xid8,
       audit_id = $6, sweep_id = $7 WHERE merchant_account_id = $1 AND size = $2::bigint RETURNING true
   ), tiles AS (
     INSERT INTO transparency_log_tiles AS t (merchant_account_id, level, tile, hashes, entries, ledger_from)
     SELECT $1::text, n.* FROM gate,
       unnest($8::integer[], $9::bigint[], $10::bytea[], $11::bytea[], $12::bigint[]) n
     ON CONFLICT (merchant_account_id, level, tile) DO UPDATE SET hashes = excluded.hashes, entries = excluded.entries,
       ledger_from = coalesce(t.ledger_from, excluded.ledger_from)
   ), salts AS (
     INSERT INTO transparency_log_salts (merchant_account_id, audit_log_id, leaf, salt)
     SELECT $1::text, n.* FROM gate, unnest($13::uuid[], $14::bigint[], $15::uuid[]) n
   )
   SELECT true AS sealed FROM gate`,
);
/** One statement: all of a batch or nothing. False: another process went on from there. */
export async function sealBatch(db: Queryable, log: LogRow, batch: SealedBatch): Promise<boolean> {
  const { size, place, tiles, salts } = batch;
  const rows = await db.query<{ sealed: boolean }>(SEAL, [
    ...[log.merchant_account_id, log.size, size],
    ...[place.ledger_until, place.audit_in, place.audit_id, place.sweep_id],
    ...[tiles.map(({ level }) => level), tiles.map(({ tile }) => tile), tiles.map(({ hashes }) => hashes)],
    ...[tiles.map(({ entries }) => entries), tiles.map(({ ledgerFrom }) => ledgerFrom?.toString() ?? null)],
    ...[
      salts.map(({ auditLogId }) => auditLogId),
      salts.map(({ leaf }) => leaf),
      salts.map(({ salt }) => salt),
    ],
  ]);
  return rows.length === 1;
}

const PUT_OFF = sql(
  'transparency_log.put_off',
  'UPDATE transparency_logs SET due_at = $2 WHERE merchant_account_id = $1',
);
export async function putOffLog(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  dueAt: Date,
): Promise<void> {
  await db.query(PUT_OFF, [merchantAccountId, dueAt]);
}

export type LogKeyRow = Readonly<{
  key_id: string;
  name: string;
  public_key: string;
  created_at: Timestamp;
  retires_at: Timestamp | null;
}>;
/** A merchant account rotates a few times a year. */
const KEYS_MAX = 100;
const KEYS = sql(
  'transparency_log.keys',
  `SELECT key_id, name, public_key, created_at, retires_at FROM transparency_log_keys WHERE merchant_account_id = $1
   ORDER BY key_id DESC LIMIT ${KEYS_MAX}`,
);
/** Newest first. */
export function logKeys(db: Queryable, merchantAccountId: MerchantAccountId): Promise<LogKeyRow[]> {
  return db.query<LogKeyRow>(KEYS, [merchantAccountId]);
}

const ADD_KEY = sql(
  'transparency_log.add_key',
  `INSERT INTO transparency_log_keys (merchant_account_id, key_id, name, public_key, created_at)
   VALUES ($1, $2, $3, $4, $5)`,
);
const RETIRE = sql(
  'transparency_log.retire_keys',
  'UPDATE transparency_log_keys SET retires_at = least(retires_at, $2) WHERE merchant_account_id = $1',
);
/** A new key; what signed so far does so until `othersUntil`. */
export async function addLogKey(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  key: Omit<LogKeyRow, 'retires_at'>,
  othersUntil: Date,
): Promise<void> {
  const { key_id, name, public_key, created_at } = key;
  await db.query(RETIRE, [merchantAccountId, othersUntil]); // a log without a key that signs gets one
  await db.query(ADD_KEY, [merchantAccountId, key_id, name, public_key, created_at]);
}

const FORK = sql(
  'transparency_log.fork',
  `UPDATE transparency_logs SET forks = forks + 1, checkpoint_size = 0,
     origin = regexp_replace(origin, '\\.fork-\\d+$', '') || '.fork-' || (forks + 1)::text
   WHERE merchant_account_id = $1 AND origin = $2 RETURNING ${LOG}`,
);
/** From now on another log: what was signed as the one before is not in the database any more. */
export async function forkLog(db: Queryable, log: LogRow): Promise<LogRow | null> {
  return (await db.query<LogRow>(FORK, [log.merchant_account_id, log.origin]))[0] ?? null;
}

export type CheckpointRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  checkpoint_id: string;
  size: bigint;
  root: Buffer;
  note: string;
  created_at: Timestamp;
}>;
type SortedCheckpointRow = CheckpointRow & Readonly<{ sort_values: readonly string[] }>;

const ADD_CHECKPOINT = sql(
  'transparency_log.add_checkpoint',
  `WITH gate AS (
     UPDATE transparency_logs SET checkpoint_size = $3::bigint
     WHERE merchant_account_id = $1 AND checkpoint_size < $3::bigint AND size >= $3::bigint AND origin = $7
     RETURNING merchant_account_id
   )
   INSERT INTO transparency_log_checkpoints (merchant_account_id, checkpoint_id, size, root, note, created_at)
   SELECT merchant_account_id, $2, $3::bigint, $4, $5, $6 FROM gate RETURNING merchant_account_id`,
);
/** False: another process signed one of this size or a larger one. */
export async function addCheckpoint(tx: Queryable, row: CheckpointRow, origin: string): Promise<boolean> {
  const { merchant_account_id, checkpoint_id, size, root, note, created_at } = row;
  const values = [merchant_account_id, checkpoint_id, size, root, note, created_at, origin];
  return (await tx.query(ADD_CHECKPOINT, values)).length === 1;
}

const CHECKPOINT = 'c.merchant_account_id, c.checkpoint_id, c.size, c.root, c.note, c.created_at';
const ONE = sql(
  'transparency_log.checkpoint',
  `SELECT ${CHECKPOINT} FROM transparency_log_checkpoints c
   WHERE c.merchant_account_id = $1 AND c.checkpoint_id = $2`,
);
const NEWEST = sql(
  'transparency_log.newest_checkpoint',
  `SELECT ${CHECKPOINT} FROM transparency_log_checkpoints c WHERE c.merchant_account_id = $1
   ORDER BY c.checkpoint_id DESC LIMIT 1`,
);
/** The one with this id, or the newest. */
export async function getCheckpoint(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  checkpointId: string | null,
): Promise<CheckpointRow | null> {
  const [row] =
    checkpointId === null
      ? await db.query<CheckpointRow>(NEWEST, [merchantAccountId])
      : await db.query<CheckpointRow>(ONE, [merchantAccountId, checkpointId]);
  return row ?? null;
}

const KEYS_OF_LIST: readonly SortKey[] = [{ expression: 'c.checkpoint_id', type: 'uuid' }];
const checkpoints = keyset<SortedCheckpointRow>('transparency_log.checkpoints', {
  select: `SELECT ${CHECKPOINT}, ${sortValues(KEYS_OF_LIST)} FROM transparency_log_checkpoints c
    WHERE c.merchant_account_id = $1`,
  values: 1,
  keys: KEYS_OF_LIST,
});
export function listCheckpoints(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  page: PageRequest,
): Promise<Slice<SortedCheckpointRow>> {
  return checkpoints(db, [merchantAccountId], page);
}

const LEDGER_BETWEEN = sql(
  'transparency_log.ledger_between',
  `SELECT ${LEDGER} FROM ledger_entries e WHERE e.merchant_account_id = $1 AND e.ledger_entry_id > $2::bigint
     AND e.ledger_entry_id <= $3::bigint ORDER BY e.ledger_entry_id LIMIT 2000`,
);
/** Everything that stands there, whether or not it was ever sealed. */
export function ledgerBetween(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  after: bigint,
  until: bigint,
): Promise<LedgerEntryRow[]> {
  return db.query<LedgerEntryRow>(LEDGER_BETWEEN, [merchantAccountId, after, until]);
}

const PASSED_OVER = sql(
  'transparency_log.passed_over',
  `SELECT ${AUDIT} FROM audit_logs a WHERE a.merchant_account_id = $1 AND a.written_in < $2::text::xid8
     AND ${NOT_SEALED}
   ORDER BY a.written_in, a.audit_log_id LIMIT 100`,
);
/** Entries of the audit log that say that they were written before others that are sealed, and are not. */
export async function passedOver(db: Queryable, log: LogRow): Promise<AuditRow[]> {
  if (log.sweep_id !== null) return [];
  return db.query<AuditRow>(PASSED_OVER, [log.merchant_account_id, log.audit_in]);
}

const AUDIT_BY_ID = sql(
  'transparency_log.audit_by_id',
  `SELECT a.* FROM unnest($2::uuid[]) given (id) CROSS JOIN LATERAL (
     SELECT ${AUDIT}, s.salt FROM audit_logs a
     JOIN transparency_log_salts s ON s.merchant_account_id = $1 AND s.audit_log_id = a.audit_log_id
     WHERE a.merchant_account_id = $1 AND a.audit_log_id = given.id LIMIT 1
   ) a LIMIT 1000`,
);
export type SaltedAuditRow = AuditRow & Readonly<{ salt: string }>;
export function auditById(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  ids: readonly string[],
): Promise<SaltedAuditRow[]> {
  return db.query<SaltedAuditRow>(AUDIT_BY_ID, [merchantAccountId, ids]);
}

const LEAF_OF_AUDIT = sql(
  'transparency_log.leaf_of_audit',
  'SELECT leaf FROM transparency_log_salts WHERE merchant_account_id = $1 AND audit_log_id = $2',
);
const TILE_OF_LEDGER = sql(
  'transparency_log.tile_of_ledger',
  `SELECT level, tile, hashes, entries FROM transparency_log_tiles
   WHERE merchant_account_id = $1 AND ledger_from <= $2::bigint ORDER BY ledger_from DESC LIMIT 1`,
);
export async function leafOfAudit(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<number | null> {
  const [row] = await db.query<{ leaf: bigint }>(LEAF_OF_AUDIT, [merchantAccountId, id]);
  return row === undefined ? null : Number(row.leaf);
}
/** The tile that has this entry of the ledger, if any has. */
export async function tileOfLedger(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<TileRow | null> {
  return (await db.query<TileRow>(TILE_OF_LEDGER, [merchantAccountId, id]))[0] ?? null;
}

/** Below every id that was made since. */
const FIRST_ID_AT = `(lpad(to_hex((extract(epoch FROM $2::timestamptz) * 1000)::bigint), 12, '0')
         || repeat('0', 20))::uuid`;
const FORGET = sql(
  'transparency_log.forget',
  `WITH salts AS (
     DELETE FROM transparency_log_salts s USING (
       SELECT o.audit_log_id FROM transparency_log_salts o
       WHERE o.merchant_account_id = $1 AND o.audit_log_id < ${FIRST_ID_AT}
         AND (SELECT a.audit_log_id FROM audit_logs a
           WHERE a.merchant_account_id = $1 AND a.audit_log_id = o.audit_log_id LIMIT 1) IS NULL
       ORDER BY o.audit_log_id LIMIT $3
     ) old WHERE s.merchant_account_id = $1 AND s.audit_log_id = old.audit_log_id RETURNING 1
   ), checkpoints AS (
     DELETE FROM transparency_log_checkpoints c USING (
       SELECT o.checkpoint_id FROM transparency_log_checkpoints o
       WHERE o.merchant_account_id = $1 AND o.checkpoint_id < ${FIRST_ID_AT}
         AND o.size < (SELECT l.checkpoint_size FROM transparency_logs l WHERE l.merchant_account_id = $1)
       ORDER BY o.checkpoint_id LIMIT $3
     ) old WHERE c.merchant_account_id = $1 AND c.checkpoint_id = old.checkpoint_id RETURNING 1
   )
   SELECT (SELECT count(*) FROM salts) + (SELECT count(*) FROM checkpoints) AS forgotten`,
);
/** Salts of audit entries that are forgotten, and old checkpoints but the newest; hashes stay. How many rows went. */
export async function forgetOfLog(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  before: Date,
  limit: number,
): Promise<number> {
  const [row] = await db.query<{ forgotten: bigint }>(FORGET, [merchantAccountId, before, limit]);
  return Number(row?.forgotten ?? 0n);
}
