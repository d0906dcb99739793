import type { Placement } from './scan.ts';
import type { Spool } from './spool.ts';

/** Four times what a TLS socket takes before it says wait (`net/pools.ts`): such a chunk waits until it went out. */
const CHUNK_BYTES = 64 * 1024;
/** A stretch of the template from here on is a chunk as it lies. Twice what a socket takes. */
const LENT_BYTES_MIN = 32 * 1024;

/** A placement with the bytes that go there, encoded for their place. */
export type FilledPlace = Readonly<{ placement: Placement; bytes: Buffer }>;

/**
 * The filled body: its exact length, and its bytes. They are sent once, as they are: what was filled in is
 * never scanned.
 */
export class FilledBody {
  readonly length: number;
  readonly #spool: Spool;
  readonly #fillings: readonly FilledPlace[];
  /** Buffers with card data in them that may still be on their way to the socket. */
  readonly #kept: Buffer[] = [];

  constructor(spool: Spool, fillings: readonly FilledPlace[]) {
    this.#spool = spool;
    this.#fillings = fillings;
    this.length =
      spool.length +
      fillings.reduce((sum, { placement, bytes }) => sum + bytes.length - (placement.to - placement.from), 0);
  }

  /** In one buffer, for short bodies and for those that are signed. */
  async whole(): Promise<Buffer> {
    const body = Buffer.alloc(this.length);
    this.#kept.push(body);
    let at = 0;
    const pieces = new Pieces(this.#fillings);
    for await (const block of this.#spool.blocks())
      for (const piece of pieces.of(block)) at += piece.copy(body, at);
    if (at !== this.length) throw new Error('BUG: a filled body is not as long as announced');
    return body;
  }

  /**
   * In chunks: long stretches of the template as they lie in the spool, the rest gathered in one buffer that is used
   * again and again. The reader asks for the next when the last went out, where that was larger than what a socket
   * takes without saying wait. A smaller one stands until the next that is, or until `wipe`.
   */
  async *chunks(): AsyncGenerator<Buffer> {
    const gathered = Buffer.alloc(CHUNK_BYTES);
    this.#kept.push(gathered);
    let at = 0;
    const pieces = new Pieces(this.#fillings);
    for await (const block of this.#spool.blocks())
      for (const piece of pieces.of(block)) {
        for (let from = 0; from < piece.length;) {
          const left = piece.length - from;
          // Behind what is gathered, which is filled up first only where a long stretch is left all the same.
          if (left >= LENT_BYTES_MIN && (at === 0 || left - (CHUNK_BYTES - at) < LENT_BYTES_MIN)) {
            if (at > 0) yield gathered.subarray(0, at);
            at = 0;
            const lent = piece.subarray(from, from + CHUNK_BYTES);
            from += lent.length;
            yield lent;
            continue;
          }
          const copied = piece.copy(gathered, at, from);
          from += copied;
          at += copied;
          if (at < CHUNK_BYTES) continue;
          yield gathered;
          at = 0;
        }
      }
    if (at > 0) yield gathered.subarray(0, at);
  }

  wipe(): void {
    for (const bytes of this.#kept) bytes.fill(0);
    for (const { bytes } of this.#fillings) bytes.fill(0);
    this.#kept.length = 0;
  }
}

/** Template and values in turn, as the blocks of the template come. */
class Pieces {
  readonly #fillings: readonly FilledPlace[];
  #offset = 0;
  #next = 0;
  #resumeAt = 0;

  constructor(fillings: readonly FilledPlace[]) {
    this.#fillings = fillings;
  }

  *of(block: Buffer): Generator<Buffer> {
    const offset = this.#offset;
    const end = offset + block.length;
    for (
      let filling = this.#fillings[this.#next];
      filling !== undefined && filling.placement.from < end;
      filling = this.#fillings[this.#next]
    ) {
      yield block.subarray(Math.max(this.#resumeAt, offset) - offset, filling.placement.from - offset);
      yield filling.bytes;
      this.#resumeAt = filling.placement.to;
      this.#next += 1;
    }
    if (this.#resumeAt < end) yield block.subarray(Math.max(this.#resumeAt, offset) - offset);
    this.#offset = end;
  }
}
