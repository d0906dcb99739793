import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import './own-imports.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-imports-'));
after(() => fs.rmSync(folder, { recursive: true }));

function writeModule(name: string, text: string): string {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return pathToFileURL(file).href;
}

test('a file is the same module for whoever imports it, by our way or by Node’s', async () => {
  const one = writeModule('one.ts', 'export const it: { count: number } = { count: 0 };');
  const two = writeModule(
    'below/two.ts',
    `export { it } from '../one.ts'; export const at = import.meta.dirname;`,
  );
  const [byNode, byUs] = (await Promise.all([import(one), import(two)])) as [{ it: object }, LoadedModule];
  assert.equal(byUs.it, byNode.it);
  assert.equal(byUs.at, path.join(folder, 'below'));
});
type LoadedModule = Readonly<{ it: object; at: string }>;

test('a file that is not there is named', async () => {
  const wrong = writeModule('wrong.ts', `import './nowhere.ts';`);
  await assert.rejects(import(wrong), /nowhere\.ts/);
});

test('types that cannot be erased are still refused', async () => {
  writeModule('not-erasable.ts', 'export enum Colour { Red }');
  const wrong = writeModule('imports-it.ts', `import './not-erasable.ts';`);
  await assert.rejects(import(wrong), /enum is not supported/);
});

test('packages and their files are found as ever', async () => {
  const named = writeModule('packages.ts', `export { default as path } from 'node:path';`);
  assert.equal(((await import(named)) as { path: unknown }).path, path);
  const { default: pg } = await import('pg');
  assert.equal(typeof pg.Client, 'function');
});
