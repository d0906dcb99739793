import { tilesAt } from '../db/queries/transparency-log.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import type { ReadParts } from '../parts.ts';
import { NAME_BYTES, type EntryName, readName } from './entries.ts';
import {
  HASH_BYTES,
  type HashTile,
  type NodeReader,
  TILE_WIDTH,
  type TilePlace,
  treeRoot,
  withTiles,
} from './merkle-tree.ts';

type TreeParts = Pick<ReadParts, 'db'>;
type StoredTile = HashTile & Readonly<{ entries: Buffer | null }>;

export async function loadTiles(
  { db }: TreeParts,
  merchantAccountId: MerchantAccountId,
  places: readonly TilePlace[],
): Promise<readonly StoredTile[]> {
  if (places.length === 0) return [];
  const rows = await tilesAt(db, merchantAccountId, places);
  return rows.map(({ level, tile, hashes, entries }) => ({ level, tile: Number(tile), hashes, entries }));
}

/** What is worked out of a merchant account's tree: a root, a proof. */
export function ofTree<Result>(
  parts: TreeParts,
  merchantAccountId: MerchantAccountId,
  run: (read: NodeReader) => Result,
): Promise<Result> {
  return withTiles(run, (places) => loadTiles(parts, merchantAccountId, places));
}

export function rootAt(
  parts: TreeParts,
  merchantAccountId: MerchantAccountId,
  size: number,
): Promise<Buffer> {
  return ofTree(parts, merchantAccountId, (read) => treeRoot(read, size));
}

export type Leaf = Readonly<{ index: number; hash: Buffer; name: EntryName }>;

/** Leaves from `begin` on, before `end`. */
export async function leavesIn(
  parts: TreeParts,
  merchantAccountId: MerchantAccountId,
  begin: number,
  end: number,
): Promise<readonly Leaf[]> {
  if (end <= begin) return [];
  const first = Math.floor(begin / TILE_WIDTH);
  const count = Math.floor((end - 1) / TILE_WIDTH) - first + 1;
  const places = Array.from({ length: count }, (_, index) => ({ level: 0, tile: first + index }));
  const tiles = await loadTiles(parts, merchantAccountId, places);
  return tiles
    .toSorted((one, other) => one.tile - other.tile)
    .flatMap(leavesOf)
    .filter(({ index }) => index >= begin && index < end);
}

export function leavesOf({ tile, hashes, entries }: StoredTile): readonly Leaf[] {
  return Array.from({ length: hashes.length / HASH_BYTES }, (_, at) => ({
    index: tile * TILE_WIDTH + at,
    hash: hashes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES),
    name: readName((entries ?? Buffer.alloc(0)).subarray(at * NAME_BYTES, (at + 1) * NAME_BYTES)),
  }));
}
