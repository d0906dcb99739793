import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { instrument, type Mutant } from './instrument.ts';

const root = path.join(import.meta.dirname, '..', '..');
const FILE = path.join(root, 'node_modules', '.cache', 'mutants', 'verdicts.jsonl');

/** A mutant, its number in this run, and a name that says the file's text, the place and the change. */
export type Entry = Readonly<{ number: number; index: number; name: string; file: string; mutant: Mutant }>;

/** `invalid`: it does not compile. */
export type End = 'killed' | 'timed out' | 'survived' | 'invalid';

/** What runs have found out, of which a later one that is asked for the same goes on. */
export class MutantRecord {
  readonly #ends = new Map<string, Readonly<{ end: End; by: string }>>();
  readonly #tried = new Set<string>();
  readonly #file: string;

  constructor(file = FILE) {
    this.#file = file;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    if (!fs.existsSync(file)) return;
    for (const line of fs.readFileSync(file, 'utf8').split('\n'))
      if (line.endsWith('}')) this.#take(JSON.parse(line) as Line); // own lines; the last may be cut off
  }

  endOf({ name }: Entry): Readonly<{ end: End; by: string }> | null {
    return this.#ends.get(name) ?? null;
  }

  /** Whether one that survived has survived this file of tests. */
  isTried({ name }: Entry, testFile: string): boolean {
    return this.#tried.has(`${name} ${hashOfFile(testFile)}`);
  }

  isCompiled({ name }: Entry): boolean {
    return this.#tried.has(`${name} ${COMPILED}`);
  }

  addCompiled(entries: readonly Entry[], invalid: readonly Entry[]): void {
    const namesOf = (all: readonly Entry[]): readonly string[] => all.map(({ name }) => name);
    this.#write({ names: namesOf(invalid), end: 'invalid', test: null, by: '' });
    this.#write({ names: namesOf(entries), end: 'survived', test: COMPILED, by: '' });
  }

  addFound({ name }: Entry, end: End, by: string): void {
    this.#write({ names: [name], end, test: null, by });
  }

  /** They were not found by this file of tests. */
  addSurvivors(entries: readonly Entry[], testFile: string): void {
    if (entries.length === 0) return;
    this.#write({
      names: entries.map(({ name }) => name),
      end: 'survived',
      test: hashOfFile(testFile),
      by: '',
    });
  }

  #write(line: Line): void {
    this.#take(line);
    fs.appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }

  #take({ names, end, test, by }: Line): void {
    for (const name of names) {
      if (test !== null) this.#tried.add(`${name} ${test}`);
      if (end !== 'survived') this.#ends.set(name, { end, by });
    }
  }
}

const COMPILED = 'the compiler';

type Line = Readonly<{ names: readonly string[]; end: End; test: string | null; by: string }>;

/** Of all files, numbered one after the other. */
export function entriesOf(files: readonly string[]): readonly Entry[] {
  const entries: Entry[] = [];
  for (const file of files) {
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    for (const [index, mutant] of instrument(source, 1).mutants.entries()) {
      const { operator, start, becomes } = mutant;
      const name = hash([file, source, operator, String(start), becomes]);
      entries.push({ number: entries.length + 1, index, name, file, mutant });
    }
  }
  return entries;
}

function hash(words: readonly string[]): string {
  return createHash('sha256').update(words.join('\0')).digest('hex').slice(0, 16);
}

function hashOfFile(file: string): string {
  const known = hashes.get(file);
  if (known !== undefined) return known;
  const made = hash([file, fs.readFileSync(path.join(root, file), 'utf8')]);
  hashes.set(file, made);
  return made;
}
const hashes = new Map<string, string>();
