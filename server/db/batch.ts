import { setImmediate as nextTurn } from 'node:timers/promises';
import { isUndone, type Queryable } from './db.ts';

/** A statement that does for many callers at once what it does for one. */
export type Folding<Member, Result> = Readonly<{
  /** One result for each member, in their order. All or nothing: where it throws, none of them happened. */
  run(members: readonly Member[]): Promise<readonly Result[]>;
  /** Members of one statement, at most. */
  max: number;
  /** Rows that a member changes: two members with a row in common never share a statement. */
  rowsOf?(member: Member): readonly string[];
  /**
   * How far behind the one before a statement of those who wait may begin, so that it is shared by more; 0, or
   * absent: at once. The first waits for nothing.
   */
  gatherMs?(waiting: readonly Readonly<{ member: Member }>[]): number;
  /** What failed is not tried again member by member. */
  failsWhole?: boolean;
}>;

type Waiting<Member, Result> = PromiseWithResolvers<Result> &
  Readonly<{ member: Member; rows: readonly string[] }>;

type Tell = () => void;
const NOTHING_TO_TELL: Tell = () => undefined;

/** Requests that come together are read over several turns of the event loop (docs/adr/0241). */
const QUIET_TURNS = 2;
const TOGETHER = 32;

/**
 * Folds what concurrent callers want into few statements: while one is under way, the next collects what
 * arrives. A lone caller waits for nobody. Each member still succeeds or fails by itself: where a statement of
 * several fails, and is certainly undone, its members run one by one.
 */
export class Fold<Member, Result> {
  readonly #folding: Folding<Member, Result>;
  #waiting: Waiting<Member, Result>[] = [];
  #running: Promise<void> | null = null;
  #beganMs = -Infinity;
  /** Ends the pause before the next statement. */
  #goOn: () => void = () => undefined;
  #isClosing = false;

  constructor(folding: Folding<Member, Result>) {
    this.#folding = folding;
  }

  add(member: Member): Promise<Result> {
    const rows = this.#folding.rowsOf?.(member) ?? [];
    const each = { ...Promise.withResolvers<Result>(), member, rows };
    this.#waiting.push(each);
    if (this.#gatherMs() === 0) this.#goOn();
    this.#running ??= this.#runAll();
    return each.promise;
  }

  /** Ends a pause that is under way: who waits now is no longer put off. */
  hurry(): void {
    this.#goOn();
  }

  /** Waits until everything that was added is done, which is no longer put off. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#goOn();
    await this.#running;
  }

  async #runAll(): Promise<void> {
    await this.#gather();
    let tell = NOTHING_TO_TELL;
    while (this.#waiting.length > 0) {
      const pauseMs = this.#pauseMs();
      if (pauseMs > 0) {
        tell();
        tell = NOTHING_TO_TELL;
        await this.#pause(pauseMs);
      }
      this.#beganMs = performance.now();
      const outcome = this.#runSome(this.#next());
      // On its way first: the database works while members of the one before go on (docs/adr/0240).
      await nextTurn();
      tell();
      tell = await outcome;
    }
    this.#running = null;
    tell();
  }

  /** Those who come together share the first statement: until some turns bring nobody else, or many wait. */
  async #gather(): Promise<void> {
    for (let quietTurns = 0; quietTurns < QUIET_TURNS && this.#waiting.length < TOGETHER;) {
      const { length } = this.#waiting;
      await nextTurn();
      quietTurns = this.#waiting.length > length ? 0 : quietTurns + 1;
    }
  }

  /** The longest waiting, and behind them whoever has no row in common with those before. */
  #next(): readonly Waiting<Member, Result>[] {
    const taken: Waiting<Member, Result>[] = [];
    const left: Waiting<Member, Result>[] = [];
    const rows = new Set<string>();
    for (const each of this.#waiting) {
      const isApart = each.rows.every((row) => !rows.has(row));
      for (const row of each.rows) rows.add(row);
      (isApart && taken.length < this.#folding.max ? taken : left).push(each);
    }
    this.#waiting = left;
    return taken;
  }

  /** How it went, to be told to its members. */
  async #runSome(some: readonly Waiting<Member, Result>[]): Promise<Tell> {
    try {
      const results = await this.#folding.run(some.map(({ member }) => member));
      return () => {
        for (const [index, { resolve, reject }] of some.entries()) {
          const result = results[index];
          if (result === undefined) reject(new Error('BUG: a fold gave too few results'));
          else resolve(result);
        }
      };
    } catch (error) {
      if (some.length > 1 && this.#folding.failsWhole !== true && isUndone(error)) {
        const each = await Promise.all(some.map((one) => this.#runSome([one])));
        return () => each.forEach((tell) => tell());
      }
      return () => some.forEach(({ reject }) => reject(error));
    }
  }

  #gatherMs(): number {
    return this.#isClosing ? 0 : (this.#folding.gatherMs?.(this.#waiting) ?? 0);
  }

  /** What is left of the pause before the next statement. */
  #pauseMs(): number {
    const leftMs = this.#beganMs + this.#gatherMs() - performance.now();
    return leftMs < 1 ? 0 : leftMs;
  }

  async #pause(pauseMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#goOn = resolve;
    const timer = setTimeout(resolve, pauseMs);
    await promise;
    clearTimeout(timer);
    await nextTurn(); // who ended it may have others behind them
  }
}

/** The fold of each database: whoever uses the same one shares its statements. */
export function foldOf<Member, Result>(
  folding: (db: Queryable) => Folding<Member, Result>,
): (db: Queryable) => Fold<Member, Result> {
  const folds = new WeakMap<Queryable, Fold<Member, Result>>();
  return (db) => {
    const fold = folds.get(db) ?? new Fold(folding(db));
    folds.set(db, fold);
    return fold;
  };
}
