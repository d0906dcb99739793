import { mock } from 'node:test';

/**
 * Takes the place of `node:test` for tests that are run again and again, under one mutant after the other: it keeps
 * what a file declares instead of running it.
 */
type Step = (t?: unknown) => unknown;

export type DeclaredTest = Readonly<{ name: string; run: Step; each: readonly Suite[] }>;

/** A file's hooks, or those of a `describe` in it. */
type Suite = { before: Step[]; after: Step[]; beforeEach: Step[]; afterEach: Step[] };

export class DeclaredFile {
  readonly suites: Suite[] = [noSteps()];
  readonly tests: DeclaredTest[] = [];
  /** What is declared now is within these. */
  within: readonly Suite[] = this.suites.slice(0, 1);

  async open(): Promise<void> {
    for (const { before } of this.suites) for (const step of before) await step();
  }

  async close(): Promise<void> {
    for (const { after } of this.suites.toReversed()) for (const step of after) await step();
  }
}

function noSteps(): Suite {
  return { before: [], after: [], beforeEach: [], afterEach: [] };
}

const now: { file: DeclaredFile } = { file: new DeclaredFile() };

/** What `load` imports declares its tests in a file of its own. */
export async function declaredBy(load: () => Promise<unknown>): Promise<DeclaredFile> {
  const file = new DeclaredFile();
  now.file = file;
  await load();
  return file;
}

export async function runTest({ name, run, each }: DeclaredTest): Promise<void> {
  const atTheEnd: Step[] = [];
  const context = contextOf(name, atTheEnd);
  try {
    for (const { beforeEach } of each) for (const step of beforeEach) await step(context);
    await run(context);
  } finally {
    for (const step of atTheEnd) await step(context);
    for (const { afterEach } of each.toReversed()) for (const step of afterEach) await step(context);
    mock.restoreAll();
    mock.timers.reset();
  }
}

function contextOf(name: string, atTheEnd: Step[]): object {
  return {
    name,
    mock,
    signal: new AbortController().signal,
    after: (step: Step) => void atTheEnd.push(step),
    diagnostic: () => undefined,
    test: (inner: string, ...rest: readonly unknown[]) =>
      runTest({ name: inner, run: stepOf(rest), each: [] }),
  };
}

/** A test's options may stand before what it does. */
function stepOf(words: readonly unknown[]): Step {
  const step = words.findLast((word) => typeof word === 'function');
  return step === undefined ? () => undefined : (step as Step); // what node:test takes there
}

function isSkipped(words: readonly unknown[]): boolean {
  return words.some(
    (word) =>
      typeof word === 'object' && word !== null && 'skip' in word && word.skip !== false && word.skip != null,
  );
}

export function test(name: string, ...rest: readonly unknown[]): Promise<void> {
  const { file } = now;
  if (!isSkipped(rest)) file.tests.push({ name, run: stepOf(rest), each: file.within });
  return Promise.resolve();
}

export function describe(_name: string, ...rest: readonly unknown[]): void {
  const { file } = now;
  const [suite, outer] = [noSteps(), file.within];
  file.suites.push(suite);
  file.within = [...outer, suite];
  stepOf(rest)();
  file.within = outer;
}

const hook =
  (kind: keyof Suite) =>
  (step: Step): void =>
    void now.file.within.at(-1)?.[kind].push(step);

export const before = hook('before');
export const after = hook('after');
export const beforeEach = hook('beforeEach');
export const afterEach = hook('afterEach');
export { test as it, describe as suite, mock };
