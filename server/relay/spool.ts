import { createCipheriv, createDecipheriv, type CipherGCM } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes, randomToken } from '../entropy.ts';
import { SPOOL_BLOCK_BYTES, SPOOL_MEMORY_BYTES_ALL_MAX, SPOOL_MEMORY_BYTES_MAX } from './limits.ts';

/**
 * Keeps request bodies between scan and send: no byte may leave before the last placeholder is known to be good. Short bodies wait in
 * memory. Long ones, and all but the shortest when many wait at once, wait in a file: encrypted under a key that exists in memory only,
 * and unlinked while it is open, so that not even a crash leaves anything to read. They hold no card number, but may hold a security code.
 */
export class Spools {
  readonly #folder: string;
  #inMemory = 0;
  constructor(folder: string) {
    this.#folder = folder;
  }

  open(): Spool {
    return new Spool(this.#folder, { take: (bytes) => this.#take(bytes), give: (bytes) => (this.#inMemory -= bytes) });
  }

  get bytesInMemory(): number {
    return this.#inMemory;
  }

  #take(bytes: number): boolean {
    if (this.#inMemory + bytes > SPOOL_MEMORY_BYTES_ALL_MAX) return false;
    this.#inMemory += bytes;
    return true;
  }
}

type Budget = Readonly<{ take(bytes: number): boolean; give(bytes: number): void }>;

export class Spool {
  length = 0;
  readonly #folder: string;
  readonly #budget: Budget;
  #memory: Buffer[] = [];
  #memoryBytes = 0;
  #taken = 0;
  #file: SealedFile | null = null;

  constructor(folder: string, budget: Budget) {
    this.#folder = folder;
    this.#budget = budget;
  }

  get inMemory(): boolean {
    return this.#file === null;
  }

  async append(chunk: Buffer): Promise<void> {
    this.length += chunk.length;
    if (this.#file === null && this.#fits(chunk.length)) {
      this.#memory.push(chunk);
      this.#memoryBytes += chunk.length;
      return;
    }
    this.#file ??= await SealedFile.create(this.#folder);
    if (this.#memory.length > 0) await this.#moveToFile(this.#file);
    await this.#file.write(chunk);
  }

  /** The body from the start, in blocks. A block is the caller's until it asks for the next. */
  async *blocks(): AsyncGenerator<Buffer> {
    if (this.#file === null) yield* this.#memory;
    else yield* this.#file.read();
  }

  /** The whole body in one buffer. Only for what a limit has allowed. */
  async whole(): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const block of this.blocks()) parts.push(this.#file === null ? block : Buffer.from(block));
    return Buffer.concat(parts, this.length);
  }

  /** Wipes what is in memory, forgets the key and closes the file, which ends it. Idempotent. */
  async dispose(): Promise<void> {
    this.#forgetMemory();
    await this.#file?.close();
  }

  #fits(bytes: number): boolean {
    // The first block is always kept: so little a request may always have.
    const needed = Math.max(0, this.#memoryBytes + bytes - SPOOL_BLOCK_BYTES) - this.#taken;
    if (this.#memoryBytes + bytes > SPOOL_MEMORY_BYTES_MAX) return false;
    if (needed <= 0) return true;
    if (!this.#budget.take(needed)) return false;
    this.#taken += needed;
    return true;
  }

  async #moveToFile(file: SealedFile): Promise<void> {
    for (const chunk of this.#memory) await file.write(chunk);
    this.#forgetMemory();
  }

  #forgetMemory(): void {
    for (const chunk of this.#memory) chunk.fill(0);
    this.#memory = [];
    this.#memoryBytes = 0;
    this.#budget.give(this.#taken);
    this.#taken = 0;
  }
}

/** A file of sealed blocks: AES-256-GCM, the block's number as nonce, the tags in memory with the key. Written once, read once. */
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

  async write(chunk: Buffer): Promise<void> {
    for (let from = 0; from < chunk.length; ) {
      const copied = chunk.copy(this.#block, this.#filled, from);
      from += copied;
      this.#filled += copied;
      if (this.#filled === SPOOL_BLOCK_BYTES) await this.#flush();
    }
    chunk.fill(0);
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
  }
}

function nonce(number: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(number, 8);
  return bytes;
}
