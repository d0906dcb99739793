import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadWithMutants } from './loader.ts';
import { type DeclaredFile, declaredBy, type DeclaredTest, runTest } from './stand-in.ts';
import { EndlessError, installSwitch, mutantSwitch } from './switch.ts';

/** What a test comes by, unmutated: its mutants, how long it took, and how often the code asked for them. */
export type TestReach = Readonly<{ reached: readonly number[]; ms: number; asked: number; repeats: boolean }>;
/** `atStart`: the mutants that are come by before the first test begins. */
export type Reach = Readonly<{ atStart: readonly number[]; tests: readonly TestReach[] }>;

/**
 * A file of tests, the mutants to try on it, and what is known of its reach. `again`: what files make at their start is
 * made again for each mutant. `isPure`: its tests are functions alone.
 */
export type Job = Readonly<{
  file: string;
  isPure: boolean;
  bases: readonly (readonly [string, number])[];
  mutants: readonly number[];
  reach: Reach | null;
  /** One mutant, on from the start of the process. */
  fromStart: number | null;
}>;

export type Verdict = 'killed' | 'timed out' | 'survived';
/** `polluted`: a test that failed under the mutant fails without it, too, from then on. */
export type Message =
  | Readonly<{ kind: 'reach'; reach: Reach }>
  | Readonly<{ kind: 'try'; mutant: number; limitMs: number }>
  | Readonly<{ kind: 'verdict'; mutant: number; verdict: Verdict; by: string; isPolluted: boolean }>
  | Readonly<{ kind: 'unusable'; why: string }>
  | Readonly<{ kind: 'end' }>;

const root = path.join(import.meta.dirname, '..', '..');
const ROUNDS = 50;
const ASKED_MIN = 200_000;
/** A test that takes longer, such as one that measures, is tried where no other comes by the mutant. */
const SLOW_MS = 5_000;
const REIMPORTS_MAX = 400;
/** A file whose tests take longer is not imported again for what has survived. */
const REIMPORT_MS_MAX = 200;

class Worker {
  readonly #job: Job;
  #stray: unknown = null;
  #imports = 0;

  constructor(job: Job) {
    this.#job = job;
    for (const event of ['uncaughtException', 'unhandledRejection'] as const)
      process.on(event, (error) => (this.#stray ??= error ?? new Error('rejected')));
  }

  async run(): Promise<void> {
    const { job } = { job: this.#job };
    installSwitch();
    loadWithMutants(new Map(job.bases));
    if (job.fromStart !== null) return this.#runFromStart(job.fromStart);

    const atStart = new Set<number>();
    mutantSwitch.reached = atStart;
    const file = await this.#declared();
    await file.open();
    mutantSwitch.reached = null;
    const reach = job.reach ?? (await this.#reachOf(file, atStart));
    if (job.reach === null) sendMessage({ kind: 'reach', reach });
    for (const mutant of job.mutants) await this.#try(file, mutant, reach);
    await endWithin(10_000, () => file.close()).catch(() => undefined);
    sendMessage({ kind: 'end' });
  }

  #declared(): Promise<DeclaredFile> {
    const again = this.#imports === 0 ? '' : `?again=${this.#imports}`;
    this.#imports += 1;
    return declaredBy(() => import(pathToFileURL(path.join(root, this.#job.file)).href + again));
  }

  /** Twice: what fails the second time cannot be run again and again. */
  async #reachOf(file: DeclaredFile, atStart: ReadonlySet<number>): Promise<Reach> {
    const tests: TestReach[] = [];
    for (const test of file.tests) {
      const reached = new Set<number>();
      Object.assign(mutantSwitch, { reached, left: Number.MAX_SAFE_INTEGER });
      const beganAt = performance.now();
      const failure = await this.#failureOf(test, 120_000);
      const asked = Number.MAX_SAFE_INTEGER - mutantSwitch.left;
      Object.assign(mutantSwitch, { reached: null, left: Infinity });
      if (failure !== null) sendMessage({ kind: 'unusable', why: `${test.name}: ${textOf(failure)}` });
      tests.push({
        reached: [...reached],
        ms: performance.now() - beganAt,
        asked,
        repeats: failure === null,
      });
    }

    const repeated: TestReach[] = [];
    for (const [index, test] of file.tests.entries()) {
      const once = tests[index];
      if (once === undefined) continue;
      const isUseful = once.repeats && once.reached.length > 0;
      const beganAt = performance.now();
      const again = isUseful ? await this.#failureOf(test, 120_000) : null;
      if (again !== null)
        sendMessage({ kind: 'unusable', why: `${test.name}: ${String(again).split('\n')[0]}` });
      const repeats = isUseful && again === null;
      repeated.push({ ...once, repeats, ms: isUseful ? Math.max(1, performance.now() - beganAt) : once.ms });
    }
    return { atStart: [...atStart], tests: repeated };
  }

  async #try(file: DeclaredFile, mutant: number, reach: Reach): Promise<void> {
    const { isPure } = this.#job;
    const reaching = reach.tests
      .map((test, index) => ({ ...test, index }))
      .filter(({ repeats, reached }) => repeats && reached.includes(mutant))
      .sort((one, other) => one.ms - other.ms);
    const quick = reaching.filter(({ ms }) => ms < SLOW_MS);
    const order = quick.length > 0 ? quick : reaching;
    const isAtStart = isPure && reach.atStart.includes(mutant);
    sendMessage({
      kind: 'try',
      mutant,
      limitMs: limitOf(
        reach.tests.reduce((ms, test) => ms + test.ms, 0),
        isPure,
      ),
    });

    for (const test of order) {
      const declared = file.tests[test.index];
      if (declared === undefined) continue;
      const failure = await this.#underMutant(mutant, test, () =>
        this.#failureOf(declared, limitOf(test.ms, isPure)),
      );
      if (failure === null) continue;
      const isLate = failure instanceof LateError;
      const isPolluted = isLate || (await this.#failureOf(declared, limitOf(test.ms, isPure))) !== null;
      return this.#tellVerdict(mutant, failure, declared.name, isPolluted);
    }
    // Also what is made once, and kept, while the first test runs.
    const isQuick = reach.tests.reduce((ms, test) => ms + test.ms, 0) < REIMPORT_MS_MAX;
    if (isPure && (isAtStart || (isQuick && order.length > 0)))
      return this.#tryAgainFromImport(mutant, reach);
    sendMessage({ kind: 'verdict', mutant, verdict: 'survived', by: '', isPolluted: false });
  }

  async #tryAgainFromImport(mutant: number, reach: Reach): Promise<void> {
    const whole = { asked: reach.tests.reduce((sum, { asked }) => sum + asked, 1000) };
    const found = await this.#underMutant(mutant, whole, () => this.#firstFailure());
    const isFull = this.#imports > REIMPORTS_MAX;
    if (found === null)
      sendMessage({ kind: 'verdict', mutant, verdict: 'survived', by: '', isPolluted: isFull });
    else this.#tellVerdict(mutant, found.failure, found.by, isFull || found.failure instanceof LateError);
  }

  async #firstFailure(): Promise<Readonly<{ failure: unknown; by: string }> | null> {
    const file = await this.#declared().catch((error: unknown) => ({ error }));
    if ('error' in file) return { failure: file.error ?? new Error('load'), by: 'its start' };
    for (const test of file.tests) {
      const failure = await this.#failureOf(test, limitOf(1000, true));
      if (failure !== null) return { failure, by: test.name };
    }
    return null;
  }

  async #runFromStart(mutant: number): Promise<void> {
    mutantSwitch.active = mutant;
    sendMessage({ kind: 'try', mutant, limitMs: 240_000 });
    const verdict = await this.#wholeFile();
    if (verdict === null)
      sendMessage({ kind: 'verdict', mutant, verdict: 'survived', by: '', isPolluted: false });
    else this.#tellVerdict(mutant, verdict.failure, verdict.by, false);
    sendMessage({ kind: 'end' });
  }

  async #wholeFile(): Promise<Readonly<{ failure: unknown; by: string }> | null> {
    const file = await this.#declared().catch((error: unknown) => ({ error }));
    if ('error' in file) return { failure: file.error ?? new Error('load'), by: 'its start' };
    const failure = await endWithin(60_000, () => file.open()).then(
      () => null,
      (error: unknown) => error ?? new Error('open'),
    );
    if (failure !== null) return { failure, by: 'its start' };

    for (const [index, test] of file.tests.entries()) {
      const ms = this.#job.reach?.tests[index]?.ms ?? 10_000;
      const one = await this.#failureOf(test, limitOf(ms, false));
      if (one !== null) return { failure: one, by: test.name };
    }
    return null;
  }

  async #underMutant<Result>(
    mutant: number,
    { asked }: Readonly<{ asked: number }>,
    run: () => Promise<Result>,
  ): Promise<Result> {
    Object.assign(mutantSwitch, { active: mutant, left: asked * ROUNDS + ASKED_MIN });
    try {
      return await run();
    } finally {
      Object.assign(mutantSwitch, { active: 0, left: Infinity });
    }
  }

  /** Null where it passes. */
  async #failureOf(test: DeclaredTest, limitMs: number): Promise<unknown> {
    this.#stray = null;
    try {
      await endWithin(limitMs, () => runTest(test));
      return this.#stray;
    } catch (error) {
      return error ?? new Error('failed');
    }
  }

  #tellVerdict(mutant: number, failure: unknown, by: string, isPolluted: boolean): void {
    const isLate = failure instanceof LateError || failure instanceof EndlessError;
    sendMessage({ kind: 'verdict', mutant, verdict: isLate ? 'timed out' : 'killed', by, isPolluted });
  }
}

class LateError extends Error {}

async function endWithin(limitMs: number, run: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LateError(`longer than ${limitMs} ms`)), limitMs);
  });
  try {
    await Promise.race([run(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The machine may be busy with other things. */
function limitOf(ms: number, isPure: boolean): number {
  return isPure ? 3_000 + 20 * ms : 4_000 + 10 * ms;
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function sendMessage(told: Message): void {
  process.send?.(told);
}

process.once('disconnect', () => process.exit(1));
process.once('message', (job: Job) => {
  new Worker(job)
    .run()
    .catch((error: unknown) => sendMessage({ kind: 'unusable', why: textOf(error) }))
    .finally(() => setTimeout(() => process.exit(0), 50));
});
