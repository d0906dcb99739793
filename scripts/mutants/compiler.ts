import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Entry } from './record.ts';

const root = path.join(import.meta.dirname, '..', '..');
const COMPILER = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
/** Copies of files that are compiled at once: more take too much memory. */
const AT_ONCE = 1500;

/** What is not used because of a mutant is no error: it is only so while the mutant is there. */
const OPTIONS = {
  incremental: false,
  tsBuildInfoFile: null,
  noUnusedLocals: false,
  noUnusedParameters: false,
  allowUnreachableCode: true,
};

/**
 * Those mutants that do not compile: each is a copy of its file, in a folder that stands for the file's own. Nobody
 * imports a copy, so what others would make of it is not asked.
 */
export function uncompilable(entries: readonly Entry[], say: (line: string) => void): readonly Entry[] {
  const invalid: Entry[] = [];
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const some = entries.slice(from, from + AT_ONCE);
    invalid.push(...uncompilableOf(some));
    say(`compiled ${from + some.length} of ${entries.length} mutants: ${invalid.length} are no TypeScript`);
  }
  return invalid;
}

function uncompilableOf(entries: readonly Entry[]): readonly Entry[] {
  const folder = fs.mkdtempSync(path.join(root, '.mutants-'));
  try {
    const copies = new Map(entries.map((entry) => [copyOf(entry), entry]));
    for (const [copy, entry] of copies) {
      const place = path.join(folder, copy);
      fs.mkdirSync(path.dirname(place), { recursive: true });
      fs.writeFileSync(place, changedSource(entry));
    }
    const config = {
      extends: '../tsconfig.json',
      compilerOptions: { ...OPTIONS, rootDirs: ['..', '.'] },
      include: [],
      files: [...copies.keys()],
    };
    fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { stdout } = spawnSync(process.execPath, [COMPILER, '--pretty', 'false', '-p', folder], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    });
    const bad = entriesAt(/^(server\/[^(\n]+)\(\d+,\d+\): error/gm, stdout, copies);
    // Where one cannot be parsed, the others' types are not looked at.
    const unread = entriesAt(/^(server\/[^(\n]+)\(\d+,\d+\): error TS1[01]\d\d:/gm, stdout, copies);
    if (unread.size === 0) return [...bad];
    return [...unread, ...uncompilableOf(entries.filter((entry) => !unread.has(entry)))];
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function entriesAt(line: RegExp, told: string, copies: ReadonlyMap<string, Entry>): ReadonlySet<Entry> {
  const entries = [...told.matchAll(line)].map(([, name = '']) => copies.get(name));
  return new Set(entries.filter((entry) => entry !== undefined));
}

function copyOf({ file, number }: Entry): string {
  return file.replace(/\.ts$/, `.${number}.ts`);
}

function changedSource({ file, mutant }: Entry): string {
  const source = fs.readFileSync(path.join(root, file), 'utf8');
  return source.slice(0, mutant.start) + mutant.becomes + source.slice(mutant.end);
}
