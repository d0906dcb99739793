import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { FIRST_MAC } from './chain.ts';

/**
 * Number of the last entry (8 bytes) · key of the next entry (32) · MAC of the last entry (32). One write,
 * within one disk sector.
 */
const BYTES = 72;

/**
 * Where a chain stands. The key of the next entry exists here and in the writer's memory only, and each save
 * overwrites the one before it in place, so that no earlier key is left. A verifier compares the end of the
 * stored chain with this.
 */
export class ChainState {
  readonly #file: number;
  #seq: bigint;
  #key: Buffer;
  #mac: Buffer;

  private constructor(file: number, seq: bigint, key: Buffer, mac: Buffer) {
    this.#file = file;
    this.#seq = seq;
    this.#key = key;
    this.#mac = mac;
  }

  static create(path: string, key: Buffer): ChainState {
    const state = new ChainState(openSync(path, 'wx+', 0o600), 0n, key, FIRST_MAC);
    state.save();
    return state;
  }

  /** Null when there is none or it is damaged. */
  static open(path: string, mode: 'r' | 'r+' = 'r+'): ChainState | null {
    const file = openedIfThere(path, mode);
    if (file === null) return null;
    const bytes = Buffer.alloc(BYTES);
    if (readSync(file, bytes, 0, BYTES, 0) !== BYTES) {
      closeSync(file);
      return null;
    }

    return new ChainState(
      file,
      bytes.readBigUInt64BE(0),
      Buffer.from(bytes.subarray(8, 40)),
      Buffer.from(bytes.subarray(40)),
    );
  }

  get seq(): bigint {
    return this.#seq;
  }
  get key(): Buffer {
    return this.#key;
  }
  get mac(): Buffer {
    return this.#mac;
  }

  /** Wipes the key before. */
  advance(seq: bigint, key: Buffer, mac: Buffer): void {
    this.#key.fill(0);
    this.#seq = seq;
    this.#key = key;
    this.#mac = mac;
  }

  /**
   * Not synced on purpose: a state older than the database is caught up with at the next start. So it is 72
   * bytes into the page cache, a tenth of what handing them to a thread takes.
   */
  save(): void {
    const bytes = Buffer.alloc(BYTES);
    bytes.writeBigUInt64BE(this.#seq, 0);
    this.#key.copy(bytes, 8);
    this.#mac.copy(bytes, 40);
    writeSync(this.#file, bytes, 0, BYTES, 0);
    bytes.fill(0);
  }

  close(): void {
    this.#key.fill(0);
    closeSync(this.#file);
  }
}

function openedIfThere(path: string, mode: string): number | null {
  try {
    return openSync(path, mode);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
