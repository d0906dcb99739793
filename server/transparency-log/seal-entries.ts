import {
  type LogRow,
  type SealedBatch,
  type WrittenAuditRow,
  nextOfAudit,
  nextOfLedger,
  sealBatch,
  sweepAudit,
} from '../db/queries/transparency-log.ts';
import type { ReadParts } from '../parts.ts';
import { randomUuid } from '../platform/entropy.ts';
import { type EntryName, NAME_BYTES, auditLogEntry, ledgerLogEntry, writeName } from './entries.ts';
import { type HashTile, TILE_WIDTH, appended, cutIntoTiles, leafHash, openTiles } from './merkle-tree.ts';
import { loadTiles } from './tree.ts';

/** Entries of each table in one batch, and so in one SQL transaction. */
const BATCH_MAX = 2_048;

type NewLeaf = Readonly<{ name: EntryName; hash: Buffer; salt: string | null }>;
type NewEntries = Readonly<{ leaves: readonly NewLeaf[]; place: SealedBatch['place']; hasMore: boolean }>;

/**
 * Adds what was written since to the log of a merchant account: each entry once, none left out. Reading comes before
 * writing, and the write counts only where the log is still as long as it was. Where the log stands then, and whether
 * there may be more; null where another process was faster.
 */
export async function sealNext(
  parts: Pick<ReadParts, 'db'>,
  log: LogRow,
): Promise<Readonly<{ log: LogRow; hasMore: boolean }> | null> {
  const { leaves, place, hasMore } = await findNew(parts, log);
  const size = Number(log.size);
  const open = await loadTiles(parts, log.merchant_account_id, openTiles(size));
  const tiles = appended(
    size,
    leaves.map(({ hash }) => hash),
    open,
  );
  const before = open.find(({ level }) => level === 0)?.entries ?? Buffer.alloc(0);
  const salts = leaves.flatMap(({ name: { id }, salt }, index) =>
    salt === null ? [] : [{ auditLogId: id, leaf: size + index, salt }],
  );

  const named = withNames(size, tiles, before, leaves);
  const isSealed = await sealBatch(parts.db, log, {
    ...{ size: size + leaves.length, place, salts },
    tiles: named,
  });
  return isSealed ? { log: { ...log, ...place, size: BigInt(size + leaves.length) }, hasMore } : null;
}

async function findNew({ db }: Pick<ReadParts, 'db'>, log: LogRow): Promise<NewEntries> {
  const { merchant_account_id: account, sweep_id: sweepId } = log;
  const ledger = await nextOfLedger(db, log, BATCH_MAX);
  const swept = sweepId === null ? [] : await sweepAudit(db, account, sweepId, BATCH_MAX);
  const written: readonly WrittenAuditRow[] = sweepId === null ? await nextOfAudit(db, log, BATCH_MAX) : [];
  const last = written.at(-1);
  const isSwept = swept.length < BATCH_MAX;

  return {
    leaves: [
      ...ledger.map((row): NewLeaf => ({
        name: { kind: 'ledger', id: String(row.ledger_entry_id) },
        hash: leafHash(JSON.stringify(ledgerLogEntry(row))),
        salt: null,
      })),
      ...[...swept, ...written].map((row): NewLeaf => {
        const salt = randomUuid();
        const hash = leafHash(JSON.stringify(auditLogEntry(row, salt)));
        return { name: { kind: 'audit', id: row.audit_log_id }, hash, salt };
      }),
    ],
    place: {
      ledger_until: ledger.at(-1)?.ledger_entry_id ?? log.ledger_until,
      audit_in: last?.written_in ?? log.audit_in,
      audit_id: last?.audit_log_id ?? log.audit_id,
      sweep_id: isSwept ? null : (swept.at(-1)?.audit_log_id ?? null),
    },
    hasMore: ledger.length === BATCH_MAX || written.length === BATCH_MAX || sweepId !== null,
  };
}

/** With the names of the entries, where tiles have leaves. */
function withNames(
  size: number,
  tiles: readonly HashTile[],
  before: Buffer,
  leaves: readonly NewLeaf[],
): SealedBatch['tiles'] {
  const names = Buffer.concat([before, ...leaves.map(({ name }) => writeName(name))]);
  const entries = cutIntoTiles(names, TILE_WIDTH * NAME_BYTES);
  const first = Math.floor(size / TILE_WIDTH);
  return tiles.map(({ level, tile, hashes }) => {
    if (level > 0) return { level, tile, hashes, entries: null, ledgerFrom: null };
    const begin = Math.max(0, tile * TILE_WIDTH - size);
    const ofTile = leaves.slice(begin, (tile + 1) * TILE_WIDTH - size);
    const id = ofTile.find(({ name }) => name.kind === 'ledger')?.name.id;
    const ledgerFrom = id === undefined ? null : BigInt(id);
    return { level, tile, hashes, entries: entries[tile - first] ?? null, ledgerFrom };
  });
}
