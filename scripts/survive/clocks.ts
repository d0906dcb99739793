import fs from 'node:fs';
import path from 'node:path';

/** Where distributions put the library that stands between a program and its clocks (Debian: libfaketime). */
const FOLDERS = [
  '/usr/lib/x86_64-linux-gnu/faketime',
  '/usr/lib/aarch64-linux-gnu/faketime',
  '/usr/lib64/faketime',
  '/usr/lib/faketime',
];
const FOLDER = FOLDERS.find((folder) => fs.existsSync(path.join(folder, 'libfaketimeMT.so.1'))) ?? null;

/** Which of its clocks a program sees moved: all, as after a pause; or the time of day alone, as where it is set. */
type MovedClocks = 'all' | 'time of day';

/**
 * The clocks of every process of a stand. The world's time goes forward, for all of them, by an hour at once, say; and
 * the clock of one alone is stepped, and put back. A program looks at its file once a second.
 */
export class Clocks {
  readonly areMovable = FOLDER !== null;
  readonly #folder: string;
  readonly #steps = new Map<string, number>();
  #worldSeconds: number;
  #isStepped = false;

  constructor(folder: string, worldSeconds: number) {
    this.#folder = folder;
    this.#worldSeconds = worldSeconds;
    fs.mkdirSync(folder, { recursive: true });
  }

  get worldSeconds(): number {
    return this.#worldSeconds;
  }

  /** Whether any program's clock was ever set. */
  get wereMoved(): boolean {
    return this.#worldSeconds > 0 || this.#isStepped;
  }

  /** What a program is started with, so that this stands between it and its clocks. */
  environmentOf(name: string, moved: MovedClocks, threads = true): Readonly<Record<string, string>> {
    if (FOLDER === null) return {};
    this.#steps.set(name, this.#steps.get(name) ?? 0);
    this.#write(name);
    return {
      LD_PRELOAD: path.join(FOLDER, threads ? 'libfaketimeMT.so.1' : 'libfaketime.so.1'),
      FAKETIME_TIMESTAMP_FILE: this.#fileOf(name),
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DISABLE_SHM: '1',
      ...(moved === 'all' ? {} : { FAKETIME_DONT_FAKE_MONOTONIC: '1' }),
    };
  }

  /** So much time goes by for everybody. */
  pass(seconds: number): void {
    this.#worldSeconds += seconds;
    for (const name of this.#steps.keys()) this.#write(name);
  }

  /** Sets one clock so far from the others; 0: right. */
  step(name: string, seconds: number): void {
    this.#isStepped = true;
    this.#steps.set(name, seconds);
    this.#write(name);
  }

  /** In one piece, since whoever is started at this moment reads it. */
  #write(name: string): void {
    const seconds = this.#worldSeconds + (this.#steps.get(name) ?? 0);
    const file = this.#fileOf(name);
    fs.writeFileSync(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds}\n`);
    fs.chmodSync(`${file}.new`, 0o644);
    fs.renameSync(`${file}.new`, file);
  }

  #fileOf(name: string): string {
    return path.join(this.#folder, name);
  }
}
