import { createCipheriv, createDecipheriv, type CipherGCM } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes, randomToken } from '../platform/entropy.ts';
import { discard } from '../platform/wiped-memory.ts';
import {
  SPOOL_BLOCKS_MAX,
  SPOOL_BLOCK_BYTES,
  SPOOL_KEPT_BYTES_MIN,
  SPOOL_MEMORY_BYTES_MAX,
  SPOOL_SMALL_BYTES_MAX,
  SPOOL_WAIT_MS_MAX,
} from './relay-limits.ts';

/**
 * Keeps request bodies between scan and send: no byte may leave before the last placeholder is known to be
 * good. Most wait in memory, in blocks that all relays share. What finds no block in time, and what is very
 * long, waits in a file: encrypted under a key that exists in memory only, and unlinked while it is open, so
 * that not even a crash leaves anything to read. Bodies hold no card number, but may hold a security code.
 */
export class Spools {
  readonly #folder: string;
  readonly #blocks = new Blocks();
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * `announced`: the length that the caller says the body has; its blocks are then had before the body is
   * read.
   */
  async open(announced: number | null): Promise<Spool> {
    const wanted =
      announced !== null && announced > SPOOL_SMALL_BYTES_MAX ? Math.ceil(announced / SPOOL_BLOCK_BYTES) : 0;
    const inMemory =
      wanted === 0 ||
      (wanted * SPOOL_BLOCK_BYTES <= SPOOL_MEMORY_BYTES_MAX && (await this.#blocks.reserve(wanted)));
    return new Spool(this.#folder, this.#blocks, inMemory ? wanted : null);
  }

  get blocksTaken(): number {
    return this.#blocks.taken;
  }
}

/** The memory that all bodies share. First come, first served; nobody waits long. */
class Blocks {
  taken = 0;
  readonly #free: Buffer[] = [];
  readonly #waiting: { count: number; grant: (granted: boolean) => void }[] = [];

  /** Sets blocks aside, waiting for them if need be. False where they did not come free in time. */
  async reserve(count: number): Promise<boolean> {
    if (this.#waiting.length === 0 && this.tryReserve(count)) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const waiter = { count, grant: resolve };
    this.#waiting.push(waiter);
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
      resolve(false);
    }, SPOOL_WAIT_MS_MAX);
    const granted = await promise;
    clearTimeout(timer);
    return granted;
  }

  tryReserve(count: number): boolean {
    if (this.taken + count > SPOOL_BLOCKS_MAX) return false;
    this.taken += count;
    return true;
  }

  /** One of the blocks that were set aside. */
  get(): Buffer {
    return this.#free.pop() ?? Buffer.allocUnsafeSlow(SPOOL_BLOCK_BYTES);
  }

  /** Gives back what was set aside: used blocks, wiped, and the count of all. */
  release(used: readonly Buffer[], count: number): void {
    this.#free.push(...used);
    this.taken -= count;
    for (
      let next = this.#waiting[0];
      next !== undefined && this.tryReserve(next.count);
      next = this.#waiting[0]
    ) {
      this.#waiting.shift();
      next.grant(true);
    }
  }
}

export class Spool {
  length = 0;
  readonly #folder: string;
  readonly #shared: Blocks;
  /** In memory, in order. */
  #parts: Part[] = [];
  #blocks: Buffer[] = [];
  /** Bytes in blocks. */
  #copied = 0;
  #reserved: number;
  #file: SealedFile | null = null;
  readonly #fileAtOnce: boolean;

  /** `reserved`: blocks set aside for it; null where there were none to be had. */
  constructor(folder: string, shared: Blocks, reserved: number | null) {
    this.#folder = folder;
    this.#shared = shared;
    this.#reserved = reserved ?? 0;
    this.#fileAtOnce = reserved === null;
  }

  get inMemory(): boolean {
    return this.#file === null;
  }

  /** Takes the chunk over. Gives a promise where it has to be waited for: it goes to the file. */
  append(chunk: Buffer): Promise<void> | undefined {
    const length = this.length + chunk.length;
    if (this.#file !== null || !this.#fits(length)) return this.#toFile(chunk, length);
    if (length <= SPOOL_SMALL_BYTES_MAX || isWorthKeeping(chunk))
      this.#parts.push({ bytes: chunk, isOwn: true });
    else this.#copy(chunk);
    this.length = length;
    return undefined;
  }

  /** The body from the start, in blocks. A block is the caller's until it asks for the next. */
  async *blocks(): AsyncGenerator<Buffer> {
    if (this.#file !== null) yield* this.#file.read();
    else for (const { bytes } of this.#parts) yield bytes;
  }

  /**
   * Wipes what is in memory, forgets the key and closes the file, which ends it. Idempotent. Gives a promise where
   * there is a file.
   */
  dispose(): Promise<void> | undefined {
    this.#forgetMemory();
    return this.#file?.close();
  }

  #fits(length: number): boolean {
    if (this.#fileAtOnce || length > SPOOL_MEMORY_BYTES_MAX) return false;
    const more = length <= SPOOL_SMALL_BYTES_MAX ? 0 : Math.ceil(length / SPOOL_BLOCK_BYTES) - this.#reserved;
    if (more <= 0) return true;
    if (!this.#shared.tryReserve(more)) return false;
    this.#reserved += more;
    return true;
  }

  /** Into blocks, each of which is filled before the next is begun. */
  #copy(chunk: Buffer): void {
    for (let from = 0; from < chunk.length;) {
      const at = this.#copied % SPOOL_BLOCK_BYTES;
      const block = (this.#blocks[Math.floor(this.#copied / SPOOL_BLOCK_BYTES)] ??= this.#shared.get());
      const bytes = block.subarray(at, at + chunk.copy(block, at, from));
      const last = this.#parts.at(-1);
      const goesOn = at > 0 && last?.bytes.buffer === block.buffer;
      if (goesOn) this.#parts.pop();
      this.#parts.push({
        bytes: goesOn ? block.subarray(last.bytes.byteOffset, at + bytes.length) : bytes,
        isOwn: false,
      });
      from += bytes.length;
      this.#copied += bytes.length;
    }
    discard(chunk);
  }

  async #toFile(chunk: Buffer, length: number): Promise<void> {
    this.#file ??= await this.#movedToFile();
    await this.#file.write(chunk);
    this.length = length;
  }

  async #movedToFile(): Promise<SealedFile> {
    const file = await SealedFile.create(this.#folder);
    for (const { bytes } of this.#parts) await file.write(bytes, false);
    this.#forgetMemory();
    return file;
  }

  #forgetMemory(): void {
    for (const { bytes, isOwn } of this.#parts)
      if (isOwn) discard(bytes);
      else bytes.fill(0);
    this.#shared.release(this.#blocks, this.#reserved);
    this.#parts = [];
    this.#blocks = [];
    this.#reserved = 0;
  }
}

/** What lies in memory: a chunk that was taken over, or what was copied into a block. */
type Part = Readonly<{ bytes: Buffer; isOwn: boolean }>;

/** A chunk that is long, and holds no more memory than it is long, stays as it came: copying it takes longer. */
function isWorthKeeping(chunk: Buffer): boolean {
  return chunk.length >= SPOOL_KEPT_BYTES_MIN && chunk.buffer.byteLength === chunk.length;
}

/**
 * A file of sealed blocks: AES-256-GCM, the block's number as nonce, the tags in memory with the key. Written
 * once, read once.
 */
class SealedFile {
  readonly #handle: FileHandle;
  readonly #key = randomBytes(32);
  readonly #tags: Buffer[] = [];
  readonly #block = Buffer.alloc(SPOOL_BLOCK_BYTES);
  #filled = 0;
  #lastBytes = 0;

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  static async create(folder: string): Promise<SealedFile> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, randomToken(16));
    const handle = await open(path, 'wx+', 0o600);
    await unlink(path);
    return new SealedFile(handle);
  }

  /** Takes the chunk over, unless it is lent. */
  async write(chunk: Buffer, own = true): Promise<void> {
    for (let from = 0; from < chunk.length;) {
      const copied = chunk.copy(this.#block, this.#filled, from);
      from += copied;
      this.#filled += copied;
      if (this.#filled === SPOOL_BLOCK_BYTES) await this.#flush();
    }
    if (own) discard(chunk);
  }

  async *read(): AsyncGenerator<Buffer> {
    if (this.#filled > 0) await this.#flush();
    for (const [number, tag] of this.#tags.entries()) {
      const length = number === this.#tags.length - 1 ? this.#lastBytes : SPOOL_BLOCK_BYTES;
      const { bytesRead } = await this.#handle.read(this.#block, 0, length, number * SPOOL_BLOCK_BYTES);
      if (bytesRead !== length) throw new Error('a spooled body came back short');
      const opener = createDecipheriv('aes-256-gcm', this.#key, nonce(number), { authTagLength: 16 });
      opener.setAuthTag(tag);
      const block = opener.update(this.#block.subarray(0, length));
      opener.final();
      yield block;
      discard(block);
    }
  }

  async close(): Promise<void> {
    this.#key.fill(0);
    this.#block.fill(0);
    await this.#handle.close().catch(() => undefined);
  }

  async #flush(): Promise<void> {
    const number = this.#tags.length;
    const sealer: CipherGCM = createCipheriv('aes-256-gcm', this.#key, nonce(number), { authTagLength: 16 });
    const sealed = sealer.update(this.#block.subarray(0, this.#filled));
    sealer.final();
    this.#tags.push(sealer.getAuthTag());
    this.#lastBytes = this.#filled;
    this.#filled = 0;
    await this.#handle.write(sealed, 0, sealed.length, number * SPOOL_BLOCK_BYTES);
    discard(sealed);
  }
}

function nonce(number: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(number, 8);
  return bytes;
}
