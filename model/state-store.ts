import type { State } from './layout.ts';

/** Bytes of one block of states. */
const BLOCK_BYTES = 16 * 1024 * 1024;

/**
 * States that were seen, in the order in which they were, each once, with the state and the step that led there. By a
 * hash of 64 bits: of ten million states two share one with a chance of 1 in 370,000.
 */
export class StateStore {
  readonly #bytes: number;
  readonly #perBlock: number;
  readonly #blocks: (Uint8Array | null)[] = [];
  readonly #high: Uint32Array;
  readonly #low: Uint32Array;
  readonly #numbers: Int32Array;
  readonly #parents: Int32Array;
  readonly #ordinals: Uint16Array;
  readonly #mask: number;
  readonly #max: number;
  count = 0;

  constructor(bytes: number, statesMax: number) {
    this.#bytes = bytes;
    this.#max = statesMax;
    this.#perBlock = Math.floor(BLOCK_BYTES / bytes);
    const slots = 2 ** Math.ceil(Math.log2(statesMax * 1.7));
    this.#mask = slots - 1;
    this.#high = new Uint32Array(slots);
    this.#low = new Uint32Array(slots);
    this.#numbers = new Int32Array(slots);
    this.#parents = new Int32Array(statesMax);
    this.#ordinals = new Uint16Array(statesMax);
  }

  get isFull(): boolean {
    return this.count >= this.#max;
  }

  /** The number of a state, which is kept where it was not seen before; -1: there is no room for it. */
  add(state: State, parent: number, ordinal: number): number {
    let [high, low] = [0x9e3779b9, 0x85ebca6b];
    for (const byte of state) {
      high = Math.imul(high ^ byte, 0x01000193);
      low = Math.imul(low ^ byte, 0x5bd1e995);
      low ^= low >>> 15;
    }
    high = mixed(high ^ low) || 1;
    low = mixed(low);
    let slot = (high ^ (low << 7)) & this.#mask;
    while (this.#high[slot] !== 0) {
      if (this.#high[slot] === high && this.#low[slot] === low) return this.#numbers[slot] ?? -1;
      slot = (slot + 1) & this.#mask;
    }
    if (this.isFull) return -1;
    this.#high[slot] = high;
    this.#low[slot] = low;
    this.#numbers[slot] = this.count;
    return this.#put(state, parent, ordinal);
  }

  #put(state: State, parent: number, ordinal: number): number {
    const index = this.count;
    const block = Math.floor(index / this.#perBlock);
    const kept = (this.#blocks[block] ??= new Uint8Array(this.#perBlock * this.#bytes));
    kept.set(state, (index % this.#perBlock) * this.#bytes);
    this.#parents[index] = parent;
    this.#ordinals[index] = ordinal;
    this.count += 1;
    return index;
  }

  /** The state of this number, for the last time: blocks that were read to their end are given back. */
  take(index: number): State {
    const block = Math.floor(index / this.#perBlock);
    const within = (index % this.#perBlock) * this.#bytes;
    if (within === 0 && block > 0) this.#blocks[block - 1] = null;
    const kept = this.#blocks[block];
    if (kept === null || kept === undefined) throw new Error(`BUG: state ${index} is not kept any more`);
    return kept.slice(within, within + this.#bytes);
  }

  parentOf(index: number): number {
    return this.#parents[index] ?? -1;
  }

  ordinalOf(index: number): number {
    return this.#ordinals[index] ?? 0;
  }
}

function mixed(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
