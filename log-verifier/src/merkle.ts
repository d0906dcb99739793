import { sha256 } from './sha256.ts';

const UTF8 = new TextEncoder();

/** RFC 6962, 2.1: SHA-256 of a zero byte and the entry. */
export function leafHash(entry: string): Uint8Array {
  return sha256(UTF8.encode(`\0${entry}`));
}

/** RFC 6962, 2.1: SHA-256 of a one byte and both hashes. */
export function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  const pair = new Uint8Array(1 + left.length + right.length);
  pair[0] = 1;
  pair.set(left, 1);
  pair.set(right, 1 + left.length);
  return sha256(pair);
}

export function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

const isOdd = (number: number): boolean => number % 2 === 1;
const half = (number: number): number => Math.floor(number / 2);

/** Where a node stands on its level, and the last one of that level. */
type Place = Readonly<{ at: number; last: number }>;

/** One hash of a path further up: whether it belongs to the left of what there is, and where that leads. */
function climb({ at, last }: Place): Readonly<{ isLeft: boolean; up: Place }> {
  if (!isOdd(at) && at !== last) return { isLeft: false, up: { at: half(at), last: half(last) } };
  let [own, end] = [at, last];
  while (!isOdd(own) && own !== 0) [own, end] = [half(own), half(end)];
  return { isLeft: true, up: { at: half(own), last: half(end) } };
}

type Proved = Readonly<{
  index: number;
  size: number;
  leaf: Uint8Array;
  root: Uint8Array;
  path: readonly Uint8Array[];
}>;

/** RFC 9162, 2.1.3.2. */
export function isIncluded({ index, size, leaf, root, path }: Proved): boolean {
  if (index >= size) return false;
  let [place, hash]: [Place, Uint8Array] = [{ at: index, last: size - 1 }, leaf];
  for (const sibling of path) {
    if (place.last === 0) return false;
    const { isLeft, up } = climb(place);
    hash = isLeft ? nodeHash(sibling, hash) : nodeHash(hash, sibling);
    place = up;
  }
  return place.last === 0 && isEqual(hash, root);
}

type Tree = Readonly<{ size: number; root: Uint8Array }>;

/** RFC 9162, 2.1.4.2: whether the newer tree begins with all of the older one. */
export function isConsistent(older: Tree, newer: Tree, path: readonly Uint8Array[]): boolean {
  if (older.size === newer.size) return path.length === 0 && isEqual(older.root, newer.root);
  if (older.size === 0 || older.size > newer.size) return false;
  let place: Place = { at: older.size - 1, last: newer.size - 1 };
  while (isOdd(place.at)) place = { at: half(place.at), last: half(place.last) };
  const [first, ...rest] = place.at === 0 ? [older.root, ...path] : path;
  if (first === undefined) return false;

  let [before, after] = [first, first];
  for (const sibling of rest) {
    if (place.last === 0) return false;
    const { isLeft, up } = climb(place);
    if (isLeft) before = nodeHash(sibling, before);
    after = isLeft ? nodeHash(sibling, after) : nodeHash(after, sibling);
    place = up;
  }
  return place.last === 0 && isEqual(before, older.root) && isEqual(after, newer.root);
}

/** A tree that grows leaf by leaf, of which no more is kept than its root takes. */
export class Frontier {
  size = 0;
  readonly #peaks: Uint8Array[] = [];

  append(leaf: Uint8Array): void {
    let hash = leaf;
    for (let rest = this.size; isOdd(rest); rest = half(rest))
      hash = nodeHash(this.#peaks.pop() ?? hash, hash);
    this.#peaks.push(hash);
    this.size += 1;
  }

  root(): Uint8Array {
    const last = this.#peaks.at(-1);
    if (last === undefined) return sha256(new Uint8Array(0));
    return this.#peaks.slice(0, -1).reduceRight((right, left) => nodeHash(left, right), last);
  }
}
