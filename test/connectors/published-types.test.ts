import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { type Types, TYPES } from './facts/published-types.ts';
import { type Recorded, recordedOf } from './recorded.ts';

/**
 * What was recorded of a connector, by the types that its processor publishes with its package: every message is
 * written out as a constant of its type, and the compiler says what is wrong with it. It looks once, at all of them.
 */

/** A form has text alone; an answer of the simulator need not have all that the processor's own would have. */
const WRITTEN = `
type Form<T> = T extends number ? \`\${number}\` : T extends boolean ? \`\${T}\` : T extends string ? T
  : T extends readonly (infer One)[] ? Form<One>[] : { [Name in keyof T]: Form<T[Name]> };
type Part<T> = T extends string | number | boolean | null | undefined ? T
  : T extends readonly (infer One)[] ? Part<One>[] : { [Name in keyof T]?: Part<T[Name]> };
`;

type Typed = Readonly<{ what: string; type: string; value: unknown }>;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'published-types-'));
const faults = new Map<string, string[]>();
const messages = Object.entries(TYPES).flatMap(([processor, types]) =>
  recordedOf(processor).flatMap((exchange) => messagesOf(processor, types, exchange)),
);
/** The first message of each type, with a name that is not published. */
const planted = [...new Map(messages.toReversed().map((message) => [message.type, message])).values()].map(
  ({ type, value }) => ({
    what: `an unknown name in ${type}`,
    type,
    value: withMore(value),
  }),
);

before(async () => {
  fs.symlinkSync(path.join(import.meta.dirname, '../../node_modules'), path.join(folder, 'node_modules'));
  const starts: (readonly [line: number, what: string])[] = [];
  const lines = [
    ...Object.values(TYPES).flatMap(({ imports }) => imports.split('\n')),
    ...WRITTEN.trim().split('\n'),
  ];
  for (const [place, { what, type, value }] of [...messages, ...planted].entries()) {
    starts.push([lines.length + 1, what]);
    lines.push(...`export const m${place}: ${type} = ${JSON.stringify(value, null, 1)};`.split('\n'));
  }
  fs.writeFileSync(path.join(folder, 'messages.ts'), lines.join('\n'));
  for (const [line, text] of await compiled()) {
    const what = starts.findLast(([start]) => start <= line)?.[1] ?? text;
    faults.set(what, [...(faults.get(what) ?? []), `${lines[line - 1]?.trim() ?? ''}: ${text}`]);
  }
});
after(() => fs.rmSync(folder, { recursive: true }));

for (const { what } of messages)
  test(`${what} is as published`, () => assert.deepEqual(faults.get(what) ?? [], []));

for (const { what } of planted)
  test(`${what} is found`, () => assert.match((faults.get(what) ?? []).join(), /does not exist in type/));

function messagesOf(processor: string, { operations }: Types, exchange: Recorded): readonly Typed[] {
  const { file, method, place, request, status, answer } = exchange;
  const [, types] =
    Object.entries(operations).find(([one]) =>
      new RegExp(`^${one.replace(/\{\w+\}/g, '[^/]+')}$`).test(`${method} ${place}`),
    ) ?? assert.fail(`${method} ${place} has no type`);
  const what = `${processor}: ${file}: ${method} ${place}`;
  const asked = { what: `${what}, the request`, type: types.request ?? 'undefined', value: request };
  return [
    ...(request === undefined ? [] : [asked]),
    ...(status.startsWith('2') ? [{ what: `${what}, the answer`, type: types.answer, value: answer }] : []),
  ];
}

async function compiled(): Promise<readonly (readonly [line: number, text: string])[]> {
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

/** At the top, or inside the one object that stands there. */
function withMore(value: unknown): object {
  const [[name, inner] = ['', null], ...others] = Object.entries(value as object);
  const isWrapped = others.length === 0 && typeof inner === 'object' && inner !== null;
  return isWrapped ? { [name]: withMore(inner) } : { ...(value as object), unpublished: '1' };
}
