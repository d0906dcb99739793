import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { bareEnvironment } from '../../test/harness/environment.ts';
import { eventually } from '../../test/harness/eventually.ts';
import { descendantsOf, isRunning, signalTo } from './process-table.ts';

/** What is started ends with this process, however that ends. */
const WITH_PARENT =
  spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true'], { stdio: 'ignore' }).status === 0
    ? ['setpriv', '--pdeathsig', 'KILL']
    : [];
const PAUSE_MS = 200;

export type SupervisedOptions = Readonly<{
  name: string;
  command: readonly string[];
  cwd: string;
  logFile: string;
  /** Asked at each start. */
  environment(): Readonly<Record<string, string>>;
  /** Whether it serves by now. `said`: what it has printed since its start. */
  isReady(said: string): boolean | Promise<boolean>;
}>;

/** A process that is started again whenever it ends, as systemd or a cluster does. */
export class Supervised {
  readonly name: string;
  isReady = false;
  starts = 0;
  readonly #options: SupervisedOptions;
  #child: ChildProcess | null = null;
  #isWanted = true;
  #said = '';

  constructor(options: SupervisedOptions) {
    this.name = options.name;
    this.#options = options;
  }

  /** Null between its end and its next start. */
  get pid(): number | null {
    const pid = this.#child?.pid;
    return pid !== undefined && isRunning(pid) ? pid : null;
  }

  start(): void {
    this.#isWanted = true;
    void this.#keep();
  }

  async untilReady(): Promise<void> {
    await eventually(() => this.isReady).catch((error: unknown) => {
      throw new Error(`${this.name} did not start:\n${this.#said.slice(-3000)}`, { cause: error });
    });
  }

  /** To it and to what it has started. */
  signalAll(signal: NodeJS.Signals): void {
    const { pid } = this;
    if (pid !== null) for (const each of [pid, ...descendantsOf(pid)]) signalTo(each, signal);
  }

  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    this.#isWanted = false;
    this.isReady = false;
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    if (signal === 'SIGKILL') this.signalAll(signal);
    else child.kill(signal);
    await ended;
  }

  async #keep(): Promise<void> {
    while (this.#isWanted) {
      await this.#run();
      await delay(PAUSE_MS);
    }
  }

  async #run(): Promise<void> {
    const { command, cwd, logFile, environment } = this.#options;
    const [program = '', ...words] = [...WITH_PARENT, ...command];
    const log = fs.openSync(logFile, 'a');
    const child = spawn(program, words, {
      cwd,
      env: bareEnvironment(environment()),
      stdio: ['ignore', 'pipe', log],
    });
    fs.closeSync(log);
    this.#child = child;
    this.#said = '';
    this.starts += 1;
    child.stdout?.on('data', (chunk: Buffer) => {
      this.#said = `${this.#said}${chunk.toString()}`.slice(-20_000);
      fs.appendFileSync(logFile, chunk);
    });

    const ended = once(child, 'exit').catch(() => undefined);
    const begun = this.starts;
    void this.#watch(child, begun);
    await ended;
    this.isReady = false;
  }

  async #watch(child: ChildProcess, begun: number): Promise<void> {
    const isOver = (): boolean =>
      child.exitCode !== null || child.signalCode !== null || this.starts !== begun;
    while (!isOver()) {
      const isServing = await Promise.resolve(this.#options.isReady(this.#said)).catch(() => false);
      if (isServing && !isOver()) {
        this.isReady = true;
        return;
      }
      await delay(30);
    }
  }
}
