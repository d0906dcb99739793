import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../architecture/source.ts';
import { commands, commandsOf } from './commands.ts';
import { PAGES_OF_THEIR_OWN, treatmentOf, TYPED } from './typed.ts';

test('every command of a page is typed by a test, or it is said why not', () => {
  const unknown = commands().filter(
    ({ page, text }) => PAGES_OF_THEIR_OWN[page] === undefined && treatmentOf(text) === null,
  );
  assert.deepEqual(unknown, [], 'list these in test/pages/typed.ts');
});

test('a page with a test of its own is named there', () => {
  for (const [page, file] of Object.entries(PAGES_OF_THEIR_OWN))
    assert.ok(fs.readFileSync(path.join(ROOT, file), 'utf8').includes(page), `${file} names ${page}`);
});

test('nothing is listed that no page says', () => {
  const said = new Set(commands().map(({ text }) => text));
  assert.deepEqual(
    Object.keys(TYPED).filter((text) => !said.has(text)),
    [],
  );
});

test('a command is found in blocks of shell, in other blocks and in running text, and prose is not', () => {
  const page = [
    'Type `npm test` or `A=b node x.ts`, in `node_modules`.',
    '```sh\nTOKEN=$(x)\ncurl $TOKEN\n```',
    '```\n./railyard token     prints one\nGET /x\n```',
    '    npm start     starts it\n',
  ].join('\n\n');
  assert.deepEqual(commandsOf(page), [
    'TOKEN=$(x)\ncurl $TOKEN',
    './railyard token',
    'npm start',
    'npm test',
    'A=b node x.ts',
  ]);
});

test('every script installs the packages first, so that it runs on a fresh clone under an older Node', () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const names = Object.keys(scripts).filter((name) => scripts[`pre${name}`] === undefined);
  assert.deepEqual(
    names.filter((name) => !Object.hasOwn(scripts, name.replace(/^pre/, ''))),
    [],
  );
  for (const name of names) assert.equal(scripts[name]?.split(' && ')[0], 'node scripts/install.mjs', name);
});

test('what runs before the packages brought their Node imports no TypeScript', () => {
  const scripts = path.join(ROOT, 'scripts');
  const files = fs.readdirSync(scripts).filter((name) => name.endsWith('.mjs'));
  for (const file of files) {
    const source = fs.readFileSync(path.join(scripts, file), 'utf8');
    assert.doesNotMatch(
      source,
      /(?:from|import\() ?'[^']*\.tsx?'/,
      `scripts/${file}: spawn it with projectNode(root)`,
    );
  }
});
