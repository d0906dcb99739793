import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { End, Entry, MutantRecord } from './record.ts';
import type { Job, Reach, Message } from './worker.ts';

const WORKER = path.join(import.meta.dirname, 'worker.ts');
/** For what a test cannot end by itself: code that goes round without asking for a mutant. */
const MARGIN_MS = 30_000;
/** Of a file's start and its unmutated runs. */
const START_MS = 600_000;
/** A start of a service for one mutant takes seconds: no more files than this for each. */
const STARTS_MAX = 2;

export type TestFile = Readonly<{ file: string; isPure: boolean }>;

/** Tries mutants on files of tests, each in a process that is replaced where a mutant has spoilt it. */
export class Judge {
  readonly #entries: readonly Entry[];
  readonly #record: MutantRecord;
  readonly #environment: () => Promise<NodeJS.ProcessEnv>;
  readonly #say: (line: string) => void;
  readonly #starts: (readonly [Entry, TestFile, Reach])[] = [];

  constructor(
    entries: readonly Entry[],
    record: MutantRecord,
    environment: () => Promise<NodeJS.ProcessEnv>,
    say: (line: string) => void,
  ) {
    this.#entries = entries;
    this.#record = record;
    this.#environment = environment;
    this.#say = say;
  }

  /** Those mutants of the files that the test imports which nothing has found yet. */
  async tryFile(test: TestFile, isImported: (file: string) => boolean): Promise<void> {
    const open = this.#entries.filter((entry) => isImported(entry.file) && this.#isOpen(entry, test));
    if (open.length === 0) return;
    const beganAt = performance.now();
    const trial = new Trial(test, open, this.#record, await this.#environment(), this.#say);
    await trial.run();
    if (trial.reach !== null && !test.isPure)
      for (const entry of open)
        if (isOfStart(entry, trial.reach)) this.#starts.push([entry, test, trial.reach]);
    const seconds = Math.round((performance.now() - beganAt) / 1000);
    this.#say(`${test.file}: ${trial.found} of ${trial.tried} found, ${seconds} s`);
  }

  /** What is only come by while a service starts, or in a test that cannot be repeated: a process for each. */
  async tryStarts(): Promise<void> {
    const counts = new Map<Entry, number>();
    for (const [entry, test, reach] of this.#starts) {
      const count = counts.get(entry) ?? 0;
      if (this.#isFound(entry)) continue;
      if (count >= STARTS_MAX) {
        this.#record.addSurvivors([entry], test.file);
        continue;
      }
      counts.set(entry, count + 1);
      await new Trial(test, [entry], this.#record, await this.#environment(), this.#say, reach).run();
    }
  }

  #isFound(entry: Entry): boolean {
    return (this.#record.endOf(entry)?.end ?? 'survived') !== 'survived';
  }

  #isOpen(entry: Entry, { file }: TestFile): boolean {
    return !this.#isFound(entry) && !this.#record.isTried(entry, file);
  }
}

function isOfStart({ number }: Entry, { atStart, tests }: Reach): boolean {
  return (
    atStart.includes(number) || tests.some(({ repeats, reached }) => !repeats && reached.includes(number))
  );
}

/** One file of tests. */
class Trial {
  readonly #test: TestFile;
  readonly #record: MutantRecord;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #say: (line: string) => void;
  readonly #fromStart: boolean;
  readonly #bases: readonly (readonly [string, number])[];
  #left: Map<number, Entry>;
  readonly #survivors: Entry[] = [];
  readonly #again = new Set<number>();
  reach: Reach | null;
  found = 0;
  tried = 0;

  constructor(
    test: TestFile,
    entries: readonly Entry[],
    record: MutantRecord,
    environment: NodeJS.ProcessEnv,
    say: (line: string) => void,
    fromStart: Reach | null = null,
  ) {
    this.#test = test;
    this.#record = record;
    this.#environment = environment;
    this.#say = say;
    this.reach = fromStart;
    this.#fromStart = fromStart !== null;
    this.#left = new Map(entries.map((entry) => [entry.number, entry]));
    this.#bases = [...new Map(entries.map(({ file, number, index }) => [file, number - index]))];
  }

  /** A process after the other, until none is left. */
  async run(): Promise<void> {
    for (let before = ''; this.#left.size > 0;) {
      const state = `${this.#left.size} ${this.#again.size}`;
      // A process that has found out nothing would do so again.
      if (state === before || !(await this.#runProcess())) return;
      before = state;
    }
  }

  /** False where the file is of no use. */
  async #runProcess(): Promise<boolean> {
    const { file, isPure } = this.#test;
    const mutants = [...this.#left.keys()];

    const child = fork(WORKER, {
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=32'],
      env: this.#environment,
      stdio: ['ignore', 'ignore', process.env['MUTANTS_SHOW'] === undefined ? 'ignore' : 'inherit', 'ipc'],
    });
    const job: Job = {
      file,
      isPure,
      bases: this.#bases,
      mutants,
      reach: this.reach,
      fromStart: this.#fromStart ? (mutants[0] ?? null) : null,
    };
    child.send(job);
    return this.#listen(child);
  }

  #listen(child: ChildProcess): Promise<boolean> {
    return new Promise((resolve) => {
      let [current, isLate, hasEnded, isUseful, isSpoilt] = [0, false, false, true, false];
      let timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
      const limit = (ms: number): void => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          isLate = true;
          child.kill('SIGKILL');
        }, ms);
      };

      child.on('message', (told: Message) => {
        // What it goes on with before it ends says nothing of a mutant.
        if (isSpoilt) return;
        switch (told.kind) {
          case 'reach':
            this.#takeReach(told.reach);
            break;
          case 'try':
            current = told.mutant;
            limit(told.limitMs + MARGIN_MS);
            break;
          case 'verdict':
            current = 0;
            limit(START_MS);
            isSpoilt = this.#takeVerdict(told);
            if (isSpoilt) child.kill('SIGKILL');
            break;
          case 'unusable':
            this.#say(`${this.#test.file}: a test cannot be repeated: ${told.why}`);
            break;
          case 'end':
            hasEnded = true;
            limit(MARGIN_MS);
            break;
          default:
            told satisfies never;
        }
      });
      child.once('exit', () => {
        clearTimeout(timer);
        if (current !== 0) this.#end(current, isLate ? 'timed out' : 'killed', 'its process');
        else if (this.reach === null) {
          isUseful = false;
          this.#say(`${this.#test.file} is not used: it did not come to its first mutant`);
        }
        this.#flush();
        resolve(isUseful && !(hasEnded && this.#fromStart));
      });
    });
  }

  /** Twice unmutated, its tests do the same: what comes by no mutant has nothing to say about it. */
  #takeReach(reach: Reach): void {
    this.reach = reach;
    const reached = new Set([...reach.atStart, ...reach.tests.flatMap((test) => test.reached)]);
    for (const number of this.#left.keys()) if (!reached.has(number)) this.#end(number, 'survived', '');
    this.tried = this.#left.size;
  }

  /** Whether the process is spoilt. What spoilt it is tried once more in a new one, before all others. */
  #takeVerdict({ mutant, verdict, by, isPolluted }: Extract<Message, { kind: 'verdict' }>): boolean {
    const entry = this.#left.get(mutant);
    const isUnsure = verdict !== 'survived' && isPolluted && !this.#test.isPure && !this.#again.has(mutant);
    if (!isUnsure || entry === undefined) {
      this.#end(mutant, verdict, by);
      return isPolluted;
    }
    this.#again.add(mutant);
    const others = [...this.#left].filter(([number]) => number !== mutant);
    this.#left = new Map([[mutant, entry], ...others]);
    return true;
  }

  #end(number: number, verdict: End, by: string): void {
    const entry = this.#left.get(number);
    if (entry === undefined) return;
    this.#left.delete(number);
    if (verdict === 'survived') this.#survivors.push(entry);
    else {
      this.found += 1;
      this.#record.addFound(entry, verdict, `${this.#test.file}: ${by}`);
    }
    if (this.#survivors.length >= FLUSH_AT) this.#flush();
  }

  /** What a start may still find is not written down as tried. */
  #flush(): void {
    const { reach } = this;
    const mayBeFound = (entry: Entry): boolean =>
      !this.#fromStart && !this.#test.isPure && reach !== null && isOfStart(entry, reach);
    const survivors = this.#survivors.splice(0).filter((entry) => !mayBeFound(entry));
    this.#record.addSurvivors(survivors, this.#test.file);
  }
}
const FLUSH_AT = 200;
