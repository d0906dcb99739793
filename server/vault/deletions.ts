import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import { Problem } from '../domain/problem.ts';

type Deletion = Readonly<{ merchantAccountId: MerchantAccountId; recordId: VaultRecordId }>;

/**
 * Which records were shredded, in an append-only file outside the database: one line each, on disk before the
 * shredding is answered. A database that is restored from yesterday does not know of today's deletions; this
 * file does, so the vault neither opens such a record nor leaves its key material in place. Several vault
 * processes may share one file; each reads what the others append.
 */
export class DeletionLedger {
  readonly #file: FileHandle;
  readonly #known = new Set<string>();
  #readTo = 0;
  #rest = '';
  #reading: Promise<void> = Promise.resolve();

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(path: string): Promise<DeletionLedger> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const ledger = new DeletionLedger(await open(path, 'a+', 0o600));
    await ledger.refresh();
    return ledger;
  }

  has(merchantAccountId: MerchantAccountId, recordId: VaultRecordId): boolean {
    return this.#known.has(`${merchantAccountId} ${recordId}`);
  }

  get size(): number {
    return this.#known.size;
  }

  *entries(): Iterable<Deletion> {
    for (const line of this.#known) {
      const [merchantAccountId = '', recordId = ''] = line.split(' ');
      yield {
        merchantAccountId: merchantAccountId as MerchantAccountId,
        recordId: recordId as VaultRecordId,
      }; // Only `add` writes lines.
    }
  }

  async add(merchantAccountId: MerchantAccountId, recordId: VaultRecordId): Promise<void> {
    const line = `${merchantAccountId} ${recordId}`;
    if (this.#known.has(line)) return;

    try {
      // What stands before it may be cut short, by a crash or a full disk, in this process or another: that was never
      // answered, and is not to swallow this line.
      await this.#file.appendFile(`\n${line}\n`);
      await this.#file.datasync();
    } catch (error) {
      throw new Problem('service_unavailable', {
        privateText: `deletions.log of the vault cannot be written: ${String(error)}`,
      });
    }
    this.#known.add(line);
  }

  /** Takes in what other processes appended. */
  async refresh(): Promise<void> {
    this.#reading = this.#reading.then(() => this.#read());
    return this.#reading;
  }

  async close(): Promise<void> {
    await this.#reading.catch(() => undefined); // Whoever asked for it has the error.
    await this.#file.close();
  }

  async #read(): Promise<void> {
    const chunk = Buffer.alloc(65_536);
    for (;;) {
      const { bytesRead } = await this.#file.read(chunk, 0, chunk.length, this.#readTo);
      if (bytesRead === 0) return;
      this.#readTo += bytesRead;
      const lines = (this.#rest + chunk.toString('latin1', 0, bytesRead)).split('\n');
      this.#rest = lines.pop() ?? '';
      for (const line of lines) if (LINE.test(line)) this.#known.add(line);
    }
  }
}

const LINE = /^[a-zA-Z0-9-]{1,50} [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
