import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { isFunctionDeclaration } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';
import { wayOf } from './way.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-way-'));
after(() => fs.rmSync(root, { recursive: true }));

const FILES = {
  'tsconfig.json':
    '{ "compilerOptions": { "allowImportingTsExtensions": true, "noEmit": true, "types": [] } }',
  'pay.ts': [
    "import { ask, tell } from './ask.ts';",
    'export async function pay(paying: { db: string; now: number }) {',
    '  const { now } = paying;',
    '  const begun = begin(now, paying);',
    '  await ask(begun.kept, 1);',
    "  tell('nothing of it');",
    '}',
    'function begin(now: number, { db }: { db: string }) { return { kept: { db }, now: 2 }; }',
  ].join('\n'),
  'ask.ts': [
    "import { read } from './read.ts';",
    'export async function ask(asked: { db: string }, times: number) {',
    '  again(times);',
    '  return read({ ...asked, times });',
    '}',
    'export function tell(word: string) { return word; }',
    'function again(times: number) { return times; }',
  ].join('\n'),
  'read.ts': 'export const read = ({ db }: { db: string }) => db;',
};

test('a way goes where the argument is passed on: whole, in parts, inside others, and in what is returned', () => {
  for (const [name, text] of Object.entries(FILES)) fs.writeFileSync(path.join(root, name), text);
  const api = new API({ cwd: root });
  const config = path.join(root, 'tsconfig.json');
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  const [start] = [...(project?.program.getSourceFile(path.join(root, 'pay.ts'))?.statements ?? [])].filter(
    (node) => isFunctionDeclaration(node),
  );
  assert.ok(project && start);
  const { stays, calls } = wayOf(project, root, start);
  api.close();
  assert.deepEqual(stays, ['pay.ts', 'pay.ts', 'ask.ts', 'read.ts']);
  assert.deepEqual(
    calls.map(({ from, to }) => `${from} → ${to}`),
    ['pay.ts → pay.ts', 'pay.ts → ask.ts', 'ask.ts → read.ts'],
  );
});
