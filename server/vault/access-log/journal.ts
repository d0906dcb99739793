import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../domain/problem.ts';
import type { Access } from './chain.ts';

/** An opening with the number that its entry will have. */
type NumberedAccess = Readonly<{ seq: bigint; access: Access }>;

/**
 * Openings that are not committed yet, on file before their secret is used: the kernel keeps what was written
 * when this process is killed. Two files in turn: while the entries of one are being committed, the next ones
 * go to the other, from its start on. What still stands behind them is of entries that are committed, by
 * their numbers.
 */
export class Journal {
  readonly #files: readonly [number, number];
  #current: 0 | 1 = 0;
  #position = 0;

  private constructor(files: readonly [number, number]) {
    this.#files = files;
  }

  static open(folder: string): Journal {
    const open = (name: string): number =>
      openSync(join(folder, name), constants.O_RDWR | constants.O_CREAT, 0o600);
    return new Journal([open('journal-a'), open('journal-b')]);
  }

  /** Throws where it cannot be written. */
  note(seq: bigint, { at, merchantAccountId, recordId, field, actor, purpose }: Access): void {
    const line = Buffer.from(
      `${JSON.stringify([seq.toString(), at, merchantAccountId, recordId, field, actor, purpose])}\n`,
    );
    this.#position += this.#write(line);
  }

  /** A full disk may take a part of it: that is written over by the next. */
  #write(line: Buffer): number {
    let why = 'not all of it was taken';
    try {
      const written = writeSync(this.#files[this.#current], line, 0, line.length, this.#position);
      if (written === line.length) return written;
    } catch (error) {
      why = String(error);
    }
    throw new Problem('service_unavailable', {
      privateText: `the journal of the access log cannot be written: ${why}`,
    });
  }

  /** From here on openings go to the other file, whose entries are committed. */
  turn(): void {
    this.#current = this.#current === 0 ? 1 : 0;
    this.#position = 0;
  }

  /**
   * What an earlier process noted after entry `last`, in order. A line that is not whole is old, or was being
   * written when it died: its secret was not used.
   */
  notedAfter(last: bigint): readonly NumberedAccess[] {
    return this.#files
      .flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(0, -1))
      .flatMap(notedOf)
      .filter(({ seq }) => seq > last)
      .sort((one, other) => (one.seq < other.seq ? -1 : 1));
  }

  close(): void {
    for (const file of this.#files) closeSync(file);
  }
}

/** As `note` writes it. */
type Line = readonly [
  seq: string,
  at: string,
  merchantAccountId: string,
  recordId: string | null,
  field: string,
  actor: string,
  purpose: string,
];

function notedOf(line: string): NumberedAccess[] {
  const parts = partsOf(line);
  if (parts === null) return [];
  const [seq, at, merchantAccountId, recordId, field, actor, purpose] = parts;
  return [{ seq: BigInt(seq), access: { at, merchantAccountId, recordId, field, actor, purpose } }];
}

function partsOf(line: string): Line | null {
  try {
    const parts = JSON.parse(line) as Line; // nobody else writes here
    return parts.length === 7 ? parts : null;
  } catch {
    return null;
  }
}
