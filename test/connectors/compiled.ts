import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { TYPES } from './facts/published-types.ts';

/**
 * Messages by the types that processors publish with their packages: each is written out as a constant of its type, and
 * the compiler says what is wrong with it. It looks once, at all of them.
 */

/**
 * A form has text alone; an answer of the simulator need not have all that the processor's own would have. Stripe's
 * package leaves its enumerations open by `string & Record<never, never>`, and `Part` closes them.
 */
const WRITTEN = `
type Form<T> = T extends number ? \`\${number}\` : T extends boolean ? \`\${T}\` : T extends string ? T
  : T extends readonly (infer One)[] ? Form<One>[] : { [Name in keyof T]: Form<T[Name]> };
type Is<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Part<T> = T extends string ? Is<T, string & Record<never, never>> extends true ? never : T
  : T extends number | boolean | null | undefined ? T
  : T extends readonly (infer One)[] ? Part<One>[] : { [Name in keyof T]?: Part<T[Name]> };
`;

export type TypedValue = Readonly<{ what: string; type: string; value: unknown }>;

/** What is wrong, by what each message is called. */
export async function faultsByTypes(
  messages: readonly TypedValue[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'published-types-'));
  try {
    fs.symlinkSync(path.join(import.meta.dirname, '../../node_modules'), path.join(folder, 'node_modules'));
    const faults = new Map<string, string[]>();
    const starts: (readonly [line: number, what: string])[] = [];
    const lines = [
      ...Object.values(TYPES).flatMap(({ imports }) => imports.split('\n')),
      ...WRITTEN.trim().split('\n'),
    ];
    for (const [place, { what, type, value }] of messages.entries()) {
      starts.push([lines.length + 1, what]);
      lines.push(...`export const m${place}: ${type} = ${JSON.stringify(value, null, 1)};`.split('\n'));
    }
    fs.writeFileSync(path.join(folder, 'messages.ts'), lines.join('\n'));
    for (const [line, text] of await compileErrors(folder)) {
      const what = starts.findLast(([start]) => start <= line)?.[1] ?? assert.fail(text);
      faults.set(what, [...(faults.get(what) ?? []), `${lines[line - 1]?.trim() ?? ''}: ${text}`]);
    }
    return faults;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

async function compileErrors(folder: string): Promise<readonly (readonly [line: number, text: string])[]> {
  const tsc = path.join(folder, 'node_modules/.bin/tsc');
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', 'node'];
  const run = promisify(execFile)(tsc, [...options, '--pretty', 'false', 'messages.ts'], { cwd: folder });
  const text = await run.then(
    ({ stdout }) => stdout,
    (error: unknown) => (error as { stdout?: string }).stdout ?? String(error),
  );
  return [...text.matchAll(/^messages\.ts\((\d+),\d+\): (.*(?:\n .*)*)/gm)].map(([, line, said = '']) => [
    Number(line),
    said,
  ]);
}
