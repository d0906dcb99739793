import type pg from 'pg';
import { FACTS } from '../floor/facts.ts';
import { type FloorFile, readNumbered } from '../floor/statements.ts';

/** Rows that a statement carries at most. */
const TOGETHER_MAX = 32;
/** Statements of one kind under way at once. */
const UNDER_WAY_MAX = 2;

/** A payment's own facts, by the singular of the array's name. */
type Row = Readonly<Record<string, string | number>>;
type WaitingRow = Readonly<{ row: Row; done: PromiseWithResolvers<void> }>;

/** One statement of the floor for all who wait for it: arrays of their own facts, and those they have in common. */
export class SharedStatement {
  readonly #pool: pg.Pool;
  readonly #name: FloorFile;
  readonly #text: string;
  /** Its parameters in order: arrays, and what is a name of FACTS. */
  readonly #names: readonly string[];
  #waiting: WaitingRow[] = [];
  #underWay = 0;
  #planned = false;

  constructor(pool: pg.Pool, name: FloorFile) {
    const { text, names } = readNumbered(name);
    this.#pool = pool;
    this.#name = name;
    this.#text = text;
    this.#names = names;
  }

  /** Settles when the row is committed. */
  run(row: Row): Promise<void> {
    const done = Promise.withResolvers<void>();
    this.#waiting.push({ row, done });
    if (!this.#planned) {
      this.#planned = true;
      setImmediate(() => {
        this.#planned = false;
        this.#next();
      });
    }
    return done.promise;
  }

  #next(): void {
    if (this.#underWay === UNDER_WAY_MAX || this.#waiting.length === 0) return;
    const together = this.#waiting.splice(0, TOGETHER_MAX);
    this.#underWay += 1;
    void this.#send(together).finally(() => {
      this.#underWay -= 1;
      this.#next();
    });
  }

  async #send(together: readonly WaitingRow[]): Promise<void> {
    try {
      const values = this.#names.map(
        (name) => FACTS[name] ?? together.map(({ row }) => row[name.slice(0, -1)]),
      );
      const { rowCount } = await this.#pool.query({ name: this.#name, text: this.#text, values });
      if (rowCount !== together.length) throw new Error(`${this.#name}: ${rowCount} of ${together.length}`);
      for (const { done } of together) done.resolve();
    } catch (error) {
      for (const { done } of together) done.reject(error);
    }
  }
}
