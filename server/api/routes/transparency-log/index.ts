import type { Static } from 'typebox';
import { renderCheckpoint } from '../../../answers/checkpoint.ts';
import {
  type TransparencyLogEntry,
  type TransparencyLogKey,
  createTransparencyLogKey,
  getTransparencyLog,
  getTransparencyLogCheckpoint,
  getTransparencyLogConsistencyProof,
  getTransparencyLogInclusionProof,
  listTransparencyLogCheckpoints,
  listTransparencyLogEntries,
} from '../../../api-contract/transparency-log.ts';
import type { PageRequest, Slice } from '../../../db/keyset.ts';
import {
  type LogKeyRow,
  getCheckpoint,
  getLog,
  leafOfAudit,
  listCheckpoints,
  logKeys,
  passedOver,
  tileOfLedger,
} from '../../../db/queries/transparency-log.ts';
import { type MerchantAccountId, parseUuid } from '../../../domain/ids.ts';
import { Problem } from '../../../domain/problem.ts';
import type { ReadParts } from '../../../parts.ts';
import { type LogEntry, auditLogEntry, readEntries } from '../../../transparency-log/entries.ts';
import { makeLogKey } from '../../../transparency-log/log-keys.ts';
import { consistencyProof, inclusionProof } from '../../../transparency-log/merkle-tree.ts';
import { verifierKey } from '../../../transparency-log/note.ts';
import { type Leaf, leavesIn, leavesOf, ofTree } from '../../../transparency-log/tree.ts';
import { listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';

const read = route(getTransparencyLog, async ({ merchantAccountId, parts: { db } }) => {
  const log = await getLog(db, merchantAccountId);
  const [checkpoint, keys] = await Promise.all([
    getCheckpoint(db, merchantAccountId, null),
    logKeys(db, merchantAccountId),
  ]);
  return {
    status: 200,
    body: {
      type: 'transparency-log' as const,
      merchant_account_id: merchantAccountId,
      origin: log?.origin ?? null,
      size: Number(log?.size ?? 0n),
      checkpoint: checkpoint === null ? null : renderCheckpoint(checkpoint),
      keys: keys.map(renderKey),
    },
  };
});

const listOfCheckpoints = route(listTransparencyLogCheckpoints, async (context) => {
  const { merchantAccountId, parts } = context;
  const fetch = (page: PageRequest) => listCheckpoints(parts.db, merchantAccountId, page);
  return {
    status: 200,
    body: await listPage(context, { list: 'transparency-log-checkpoints', fetch, item: renderCheckpoint }),
  };
});

const readCheckpoint = route(getTransparencyLogCheckpoint, async ({ merchantAccountId, parts, params }) => {
  const row = await getCheckpoint(parts.db, merchantAccountId, params.checkpoint_id);
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: renderCheckpoint(row) };
});

const listOfEntries = route(listTransparencyLogEntries, async (context) => {
  const { merchantAccountId, parts, query } = context;
  const size = await sizeOf(parts, merchantAccountId);
  const range = { begin: query.index_gte ?? 0, end: Math.min(query.index_lt ?? size, size) };
  const filters = { begin: range.begin, end: query.index_lt ?? null };
  const fetch = (page: PageRequest) => entriesOf(parts, merchantAccountId, range, page);
  return {
    status: 200,
    body: await listPage(context, { list: 'transparency-log-entries', filters, fetch, item: renderEntry }),
  };
});

type EntryRow = Readonly<{
  leaf: Leaf | null;
  entry: LogEntry | null;
  sort_values: readonly string[];
}>;

/** Places are numbers without gaps: a page is a range of them, with what stands among them and was never sealed. */
async function entriesOf(
  parts: ReadParts,
  merchantAccountId: MerchantAccountId,
  range: Readonly<{ begin: number; end: number }>,
  { limit, position }: PageRequest,
): Promise<Slice<EntryRow>> {
  const at = Number(position?.values[0] ?? range.begin - 1);
  const isBack = position?.direction === 'previous';
  const begin = isBack ? Math.max(range.begin, at - limit) : at + 1;
  const end = Math.min(isBack ? at : begin + limit, range.end);
  const leaves = await leavesIn(parts, merchantAccountId, begin, end);
  const entries = await readEntries(
    parts,
    merchantAccountId,
    leaves.map(({ name }) => name),
  );
  const rows = leaves.map((leaf): EntryRow => ({
    leaf,
    entry: entries.get(nameText(leaf)) ?? null,
    sort_values: [String(leaf.index)],
  }));

  const named = new Set(leaves.map(nameText));
  const among = [...entries].filter(([name]) => !named.has(name)).map(([, entry]) => entry);
  const log = end < range.end ? null : await getLog(parts.db, merchantAccountId);
  const behind = log === null ? [] : await passedOver(parts.db, log);
  const strays = [...among, ...behind.map((row) => auditLogEntry(row, ''))].map((entry): EntryRow => ({
    ...{ leaf: null, entry, sort_values: [String(end - 1)] },
  }));
  return { rows: [...rows, ...strays], hasPrevious: begin > range.begin, hasNext: end < range.end };
}

function nameText({ name }: Leaf): string {
  return `${name.kind} ${name.id}`;
}

const proveInclusion = route(
  getTransparencyLogInclusionProof,
  async ({ merchantAccountId, parts, query }) => {
    const size = query.size ?? (await checkpointSize(parts, merchantAccountId));
    await assertSealed(parts, merchantAccountId, 'size', size);
    const index = await indexOf(parts, merchantAccountId, query);
    if (index >= size)
      throw badQuery('index', `is not below ${size}, the size of the tree: ask for a larger size`);

    const [leaf] = await leavesIn(parts, merchantAccountId, index, index + 1);
    if (leaf === undefined) throw new Problem('not_found');
    const hashes = await ofTree(parts, merchantAccountId, (node) => inclusionProof(node, index, size));
    return {
      status: 200,
      body: {
        type: 'transparency-log.inclusion-proof' as const,
        ...{ index, size, leaf_hash: leaf.hash.toString('base64') },
        hashes: hashes.map((hash) => hash.toString('base64')),
      },
    };
  },
);

const proveConsistency = route(
  getTransparencyLogConsistencyProof,
  async ({ merchantAccountId, parts, query }) => {
    const { from } = query;
    const to = query.to ?? (await checkpointSize(parts, merchantAccountId));
    await assertSealed(parts, merchantAccountId, 'to', to);
    if (from > to) throw badQuery('from', `is above ${to}, the size of the newer tree: give the smaller one`);
    const hashes = await ofTree(parts, merchantAccountId, (node) => consistencyProof(node, from, to));
    return {
      status: 200,
      body: {
        type: 'transparency-log.consistency-proof' as const,
        ...{ from, to, hashes: hashes.map((hash) => hash.toString('base64')) },
      },
    };
  },
);

const createKey = route(createTransparencyLogKey, async ({ merchantAccountId, parts }) => {
  const log = await getLog(parts.db, merchantAccountId);
  if (log === null)
    throw new Problem('invalid_state', {
      message: 'The log has not begun: a worker begins it within a minute, and makes its first key',
    });
  return { status: 201, body: renderKey(await makeLogKey(parts, merchantAccountId, log.origin)) };
});

async function sizeOf({ db }: ReadParts, merchantAccountId: MerchantAccountId): Promise<number> {
  return Number((await getLog(db, merchantAccountId))?.size ?? 0n);
}

/** What is proved by default is what was signed. */
async function checkpointSize({ db }: ReadParts, merchantAccountId: MerchantAccountId): Promise<number> {
  const checkpoint = await getCheckpoint(db, merchantAccountId, null);
  if (checkpoint === null)
    throw new Problem('not_found', {
      message: 'Nothing is signed yet: the first checkpoint comes in a minute',
    });
  return Number(checkpoint.size);
}

async function assertSealed(
  parts: ReadParts,
  merchantAccountId: MerchantAccountId,
  pointer: string,
  size: number,
): Promise<void> {
  const there = await sizeOf(parts, merchantAccountId);
  if (size > there)
    throw badQuery(pointer, `is above ${there}, the size of the log: give that of a checkpoint`);
}

async function indexOf(
  parts: ReadParts,
  merchantAccountId: MerchantAccountId,
  { index, entry_id: id }: Readonly<{ index?: number | undefined; entry_id?: string | undefined }>,
): Promise<number> {
  if ((index === undefined) === (id === undefined))
    throw badQuery('entry_id', 'is needed, or index: give one of them');
  if (id === undefined) return index ?? 0;
  const found = await placeOfEntry(parts, merchantAccountId, id);
  if (found === null)
    throw new Problem('not_found', {
      message: 'No such entry is in the log; a new one is sealed in two minutes',
    });
  return found;
}

async function placeOfEntry(
  parts: ReadParts,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<number | null> {
  const uuid = parseUuid(id);
  if (uuid !== null) return leafOfAudit(parts.db, merchantAccountId, uuid);
  if (!/^\d{1,18}$/.test(id))
    throw badQuery('entry_id', 'is neither the number of a posting nor the id of an entry of the audit log');
  const row = await tileOfLedger(parts.db, merchantAccountId, id);
  const leaves = row === null ? [] : leavesOf({ ...row, tile: Number(row.tile) });
  const named = leaves.find(({ name }) => name.kind === 'ledger' && name.id === BigInt(id).toString());
  return named?.index ?? null;
}

function badQuery(pointer: string, message: string): Problem {
  return new Problem('bad_request', {
    details: [{ location: 'query', pointer, message, type: 'value_error' }],
  });
}

function renderKey(row: LogKeyRow): Static<typeof TransparencyLogKey> {
  const { key_id: id, name, public_key: publicKey, created_at, retires_at } = row;
  return {
    type: 'transparency-log.key',
    ...{ id, created_at, retires_at },
    verifier_key: verifierKey({ name, publicKey }),
  };
}

function renderEntry({ leaf, entry }: EntryRow): Static<typeof TransparencyLogEntry> {
  const hash = leaf?.hash.toString('base64') ?? null;
  return { type: 'transparency-log.entry', index: leaf?.index ?? null, leaf_hash: hash, entry };
}

export const transparencyLogRoutes: readonly AnyRoute[] = [
  read,
  listOfCheckpoints,
  readCheckpoint,
  listOfEntries,
  proveInclusion,
  proveConsistency,
  createKey,
];
