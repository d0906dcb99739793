import fs from 'node:fs';
import path from 'node:path';
import { projectFiles, ROOT } from './source.ts';

/** Code and SQL are read without scrolling sideways. */
export const LINE_COLUMNS_MAX = 120;
export const WIDE_LINES_FILE = 'test/architecture/wide-lines.golden.txt';
/** What a tool writes. */
const PRINTED = new Set(['server/db/schema.sql']);

/** How many lines of each file are wider than that. */
export function wideLines(): ReadonlyMap<string, number> {
  return new Map(
    projectFiles()
      .filter((file) => /\.(?:ts|mjs|sql)$/.test(file) && !PRINTED.has(file))
      .map((file) => [file, fs.readFileSync(path.join(ROOT, file), 'utf8').split('\n')] as const)
      .map(([file, lines]) => [file, lines.filter((line) => line.length > LINE_COLUMNS_MAX).length] as const)
      .filter(([, count]) => count > 0),
  );
}

/** How many are still allowed in each file, from before there was a limit. */
export function allowedWideLines(): ReadonlyMap<string, number> {
  const text = fs.readFileSync(path.join(ROOT, WIDE_LINES_FILE), 'utf8');
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [count = '', file = ''] = line.trim().split(' ');
        return [file, Number(count)];
      }),
  );
}

/** The list as it is printed: it follows what was mended, and nothing is ever added to it. */
export function printWideLines(): string {
  const now = wideLines();
  return [...allowedWideLines()]
    .map(([file, allowed]) => [file, Math.min(allowed, now.get(file) ?? 0)] as const)
    .filter(([, count]) => count > 0)
    .map(([file, count]) => `${String(count).padStart(3)} ${file}\n`)
    .join('');
}
