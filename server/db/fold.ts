import { isUndone, type Queryable } from './db.ts';

/** A statement that does for many callers at once what it does for one. */
export type Folding<Member, Result> = Readonly<{
  /** One result for each member, in their order. All or nothing: where it throws, none of them happened. */
  run(db: Queryable, members: readonly Member[]): Promise<readonly Result[]>;
  /** Members of one statement, at most. */
  max: number;
  /** Rows that a member changes: two members with a row in common never share a statement. */
  rowsOf?(member: Member): readonly string[];
}>;

/**
 * Folds what concurrent callers want into few statements: while one is under way, the next collects what
 * arrives. A lone caller waits for nobody. Each member still succeeds or fails by itself: where a statement of
 * several fails, and is certainly undone, its members run one by one.
 */
export function createFold<Member, Result>(
  db: Queryable,
  { run, max, rowsOf = () => [] }: Folding<Member, Result>,
): (member: Member) => Promise<Result> {
  type Waiting = PromiseWithResolvers<Result> & Readonly<{ member: Member; rows: readonly string[] }>;
  let waiting: Waiting[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    // What arrives in this turn of the event loop shares the first statement.
    await Promise.resolve();
    while (waiting.length > 0) await runSome(next());
    isRunning = false;
  }

  /** The longest waiting, and behind them whoever has no row in common with those before. */
  function next(): readonly Waiting[] {
    const taken: Waiting[] = [];
    const left: Waiting[] = [];
    const rows = new Set<string>();
    for (const each of waiting) {
      const isApart = each.rows.every((row) => !rows.has(row));
      for (const row of each.rows) rows.add(row);
      (isApart && taken.length < max ? taken : left).push(each);
    }
    waiting = left;
    return taken;
  }

  async function runSome(some: readonly Waiting[]): Promise<void> {
    try {
      const results = await run(
        db,
        some.map(({ member }) => member),
      );
      for (const [index, { resolve, reject }] of some.entries()) {
        const result = results[index];
        if (result === undefined) reject(new Error('BUG: a fold gave too few results'));
        else resolve(result);
      }
    } catch (error) {
      if (some.length > 1 && isUndone(error)) await Promise.all(some.map((each) => runSome([each])));
      else for (const { reject } of some) reject(error);
    }
  }

  return (member) => {
    const each: Waiting = { ...Promise.withResolvers<Result>(), member, rows: rowsOf(member) };
    waiting.push(each);
    if (!isRunning) {
      isRunning = true;
      void runAll();
    }
    return each.promise;
  };
}

/** The fold of each database: whoever uses the same one shares its statements. */
export function foldOf<Member, Result>(
  folding: Folding<Member, Result>,
): (db: Queryable, member: Member) => Promise<Result> {
  const folds = new WeakMap<Queryable, (member: Member) => Promise<Result>>();
  return (db, member) => {
    const fold = folds.get(db) ?? createFold(db, folding);
    folds.set(db, fold);
    return fold(member);
  };
}
