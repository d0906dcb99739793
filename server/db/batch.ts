import { setImmediate as nextTurn } from 'node:timers/promises';
import { isUndone, type Queryable } from './db.ts';

/** A statement that does for many callers at once what it does for one, and the limits of its batches. */
export type BatchStatement<Member, Result> = Readonly<{
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

type WaitingMember<Member, Result> = PromiseWithResolvers<Result> &
  Readonly<{ member: Member; rows: readonly string[] }>;

type NotifyMembers = () => void;
const NOTHING_TO_TELL: NotifyMembers = () => undefined;

/** Requests that come together are read over several turns of the event loop (docs/adr/0241). */
const QUIET_TURNS = 2;
const TOGETHER = 32;

/**
 * Group commit (micro-batching): what concurrent callers want is done by few statements; while one is under way, the
 * next collects what arrives. A lone caller waits for nobody. Each member still succeeds or fails by itself: where a
 * statement of several fails, and is certainly undone, its members run one by one.
 */
export class Batcher<Member, Result> {
  readonly #statement: BatchStatement<Member, Result>;
  #waiting: WaitingMember<Member, Result>[] = [];
  #running: Promise<void> | null = null;
  #beganMs = -Infinity;
  /** Ends the pause before the next statement. */
  #goOn: () => void = () => undefined;
  #isClosing = false;

  constructor(statement: BatchStatement<Member, Result>) {
    this.#statement = statement;
  }

  add(member: Member): Promise<Result> {
    const rows = this.#statement.rowsOf?.(member) ?? [];
    const each = { ...Promise.withResolvers<Result>(), member, rows };
    this.#waiting.push(each);
    if (this.#gatherMs() === 0) this.#goOn();
    this.#running ??= this.#runAll();
    return each.promise;
  }

  /** Nobody waits, and nothing is under way. */
  get isIdle(): boolean {
    return this.#running === null;
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
  #next(): readonly WaitingMember<Member, Result>[] {
    const taken: WaitingMember<Member, Result>[] = [];
    const left: WaitingMember<Member, Result>[] = [];
    const rows = new Set<string>();
    for (const each of this.#waiting) {
      const isApart = each.rows.every((row) => !rows.has(row));
      for (const row of each.rows) rows.add(row);
      (isApart && taken.length < this.#statement.max ? taken : left).push(each);
    }
    this.#waiting = left;
    return taken;
  }

  /** How it went, to be told to its members. */
  async #runSome(some: readonly WaitingMember<Member, Result>[]): Promise<NotifyMembers> {
    try {
      const results = await this.#statement.run(some.map(({ member }) => member));
      return () => {
        for (const [index, { resolve, reject }] of some.entries()) {
          const result = results[index];
          if (result === undefined) reject(new Error('BUG: a batch gave too few results'));
          else resolve(result);
        }
      };
    } catch (error) {
      if (some.length > 1 && this.#statement.failsWhole !== true && isUndone(error)) {
        const each = await Promise.all(some.map((one) => this.#runSome([one])));
        return () => each.forEach((tell) => tell());
      }
      return () => some.forEach(({ reject }) => reject(error));
    }
  }

  #gatherMs(): number {
    return this.#isClosing ? 0 : (this.#statement.gatherMs?.(this.#waiting) ?? 0);
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

/** The batcher of each database: whoever uses the same one shares its statements. */
export function batcherOf<Member, Result>(
  statement: (db: Queryable) => BatchStatement<Member, Result>,
): (db: Queryable) => Batcher<Member, Result> {
  const batchers = new WeakMap<Queryable, Batcher<Member, Result>>();
  return (db) => {
    const batcher = batchers.get(db) ?? new Batcher(statement(db));
    batchers.set(db, batcher);
    return batcher;
  };
}

/** As `batcherOf`, where only members of one group share a statement. A batcher is kept while anybody is in it. */
export function batchersOf<Member, Result>(
  statement: (db: Queryable) => BatchStatement<Member, Result>,
): (db: Queryable, group: string, member: Member) => Promise<Result> {
  const groupsOf = new WeakMap<Queryable, Map<string, Batcher<Member, Result>>>();
  return async (db, group, member) => {
    const groups = groupsOf.get(db) ?? new Map<string, Batcher<Member, Result>>();
    groupsOf.set(db, groups);
    const batcher = groups.get(group) ?? new Batcher(statement(db));
    groups.set(group, batcher);
    try {
      return await batcher.add(member);
    } finally {
      if (batcher.isIdle && groups.get(group) === batcher) groups.delete(group);
    }
  };
}
