import { hash } from 'node:crypto';

export const HASH_BYTES = 32;
/** Hashes of a full tile: the height of a tile is eight (c2sp.org/tlog-tiles). */
export const TILE_WIDTH = 256;
const TILE_HEIGHT = 8;
const TILE_BYTES = TILE_WIDTH * HASH_BYTES;

/** RFC 6962, section 2.1: SHA-256 of a zero byte and the entry. */
export function leafHash(entry: string): Buffer {
  return hash('sha256', `\0${entry}`, 'buffer');
}

const PAIR = Buffer.alloc(1 + 2 * HASH_BYTES, 1);

/** RFC 6962, section 2.1: SHA-256 of a one byte and both hashes. */
function nodeHash(left: Uint8Array, right: Uint8Array): Buffer {
  PAIR.set(left, 1);
  PAIR.set(right, 1 + HASH_BYTES);
  return hash('sha256', PAIR, 'buffer');
}

/** The root over a power of two of hashes that stand one behind the other. */
function perfectRoot(hashes: Buffer): Buffer {
  const nodes = Buffer.from(hashes);
  for (let length = nodes.length; length > HASH_BYTES; length /= 2)
    for (let at = 0; at < length; at += 2 * HASH_BYTES) {
      nodes.copy(PAIR, 1, at, at + 2 * HASH_BYTES);
      nodes.set(hash('sha256', PAIR, 'buffer'), at / 2);
    }
  return nodes.subarray(0, HASH_BYTES);
}

/** Where a tile stands. */
export type TilePlace = Readonly<{ level: number; tile: number }>;
export type HashTile = TilePlace & Readonly<{ hashes: Buffer }>;

/** The tiles that are not full in a tree of this size, one a level at most. */
export function openTiles(size: number): readonly TilePlace[] {
  const open: TilePlace[] = [];
  for (let level = 0, width = size; width > 0; level += 1, width = Math.floor(width / TILE_WIDTH))
    if (width % TILE_WIDTH !== 0) open.push({ level, tile: Math.floor(width / TILE_WIDTH) });
  return open;
}

/** The tiles that new leaves make or change, where `open` has the hashes of those that were not full. */
export function appended(
  size: number,
  leaves: readonly Buffer[],
  open: readonly HashTile[],
): readonly HashTile[] {
  const tiles: HashTile[] = [];
  let added = leaves;
  for (let level = 0, width = size; added.length > 0; level += 1, width = Math.floor(width / TILE_WIDTH)) {
    const before = open.find((tile) => tile.level === level)?.hashes ?? Buffer.alloc(0);
    const first = Math.floor(width / TILE_WIDTH);
    const cut = cutIntoTiles(Buffer.concat([before, ...added]), TILE_BYTES);
    tiles.push(...cut.map((hashes, index) => ({ level, tile: first + index, hashes })));
    added = cut.filter(({ length }) => length === TILE_BYTES).map(perfectRoot);
  }
  return tiles;
}

export function cutIntoTiles(bytes: Buffer, width: number): readonly Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / width) }, (_, index) =>
    bytes.subarray(index * width, (index + 1) * width),
  );
}

/** The hash over `2 ** height` leaves, the one with this number among those of its height. */
export type NodeReader = (height: number, index: number) => Buffer;

/** RFC 6962, section 2.1: the hash of all leaves. */
export function treeRoot(read: NodeReader, size: number): Buffer {
  return size === 0 ? hash('sha256', '', 'buffer') : rangeHash(read, 0, size);
}

/** RFC 6962, section 2.1.1: what it takes to get from a leaf to the root. */
export function inclusionProof(read: NodeReader, leaf: number, size: number): readonly Buffer[] {
  const path: Buffer[] = [];
  for (let [begin, end] = [0, size]; end - begin > 1;) {
    const middle = begin + largestPowerBelow(end - begin);
    const isLeft = leaf < middle;
    path.push(isLeft ? rangeHash(read, middle, end) : rangeHash(read, begin, middle));
    [begin, end] = isLeft ? [begin, middle] : [middle, end];
  }
  return path.reverse();
}

/** RFC 6962, section 2.1.2: what it takes to see that a tree of `to` leaves begins with one of `from`. */
export function consistencyProof(read: NodeReader, from: number, to: number): readonly Buffer[] {
  const path: Buffer[] = [];
  let [begin, end, isWhole] = [0, to, true];
  while (end > from) {
    const middle = begin + largestPowerBelow(end - begin);
    const isLeft = from <= middle;
    path.push(isLeft ? rangeHash(read, middle, end) : rangeHash(read, begin, middle));
    [begin, end, isWhole] = isLeft ? [begin, middle, isWhole] : [middle, end, false];
  }
  return (isWhole ? path : [...path, rangeHash(read, begin, end)]).reverse();
}

/** `begin` is a multiple of the largest power of two in the range, as it is throughout RFC 6962. */
function rangeHash(read: NodeReader, begin: number, end: number): Buffer {
  const width = end - begin;
  const height = Math.log2(width);
  if (Number.isInteger(height)) return read(height, begin / width);
  const middle = begin + largestPowerBelow(width);
  return nodeHash(rangeHash(read, begin, middle), rangeHash(read, middle, end));
}

function largestPowerBelow(width: number): number {
  let power = 1;
  while (power * 2 < width) power *= 2;
  return power;
}

/**
 * Runs what reads nodes twice: once to learn which tiles it takes, and once with them. So it is written as RFC 6962
 * has it, and all tiles come with one statement.
 */
export async function withTiles<Result>(
  run: (read: NodeReader) => Result,
  load: (places: readonly TilePlace[]) => Promise<readonly HashTile[]>,
): Promise<Result> {
  const places = new Map<string, TilePlace>();
  run((height, index) => {
    const { level, tile } = placeOfNode(height, index);
    places.set(`${level}/${tile}`, { level, tile });
    return Buffer.alloc(HASH_BYTES);
  });
  const loaded = await load([...places.values()]);
  const tiles = new Map(loaded.map((tile) => [`${tile.level}/${tile.tile}`, tile.hashes]));

  return run((height, index) => {
    const { level, tile, begin, width } = placeOfNode(height, index);
    const hashes = tiles.get(`${level}/${tile}`)?.subarray(begin * HASH_BYTES, (begin + width) * HASH_BYTES);
    // Somebody took away what this service wrote: nothing that is made up must be signed or proved.
    if (hashes?.length !== width * HASH_BYTES) throw new Error(`the log has lost tile ${level}/${tile}`);
    return perfectRoot(hashes);
  });
}

function placeOfNode(height: number, index: number): TilePlace & Readonly<{ begin: number; width: number }> {
  const level = Math.floor(height / TILE_HEIGHT);
  const width = 2 ** (height % TILE_HEIGHT);
  const first = index * width;
  return { level, tile: Math.floor(first / TILE_WIDTH), begin: first % TILE_WIDTH, width };
}
