import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { projectFiles, ROOT } from './source.ts';
import { foreignName } from './told-names.ts';

/** Decisions tell what was. This file has the lines that are refused. */
const NOT_READ =
  /^(?:docs\/adr\/|bench\/notes\/|package-lock\.json|test\/architecture\/told-names|.*\.(?:png|json)$)/;
const PACKAGES = path.join(ROOT, 'packages');

test('nobody is told to ask a registry for a name that is not ours', () => {
  const told = projectFiles()
    .filter((file) => !NOT_READ.test(file))
    .flatMap((file) => {
      const lines = fs.readFileSync(path.join(ROOT, file), 'utf8').split('\n');
      const stages = new Set(lines.flatMap((line) => /^FROM .* AS (\w+)/.exec(line)?.[1] ?? []));
      return lines.flatMap((line, index) => {
        const name = foreignName(line, stages);
        return name === null ? [] : [`${file}:${index + 1} ${name}`];
      });
    });
  assert.deepEqual(
    told,
    [],
    'use ./railyard, an address that an instance serves, or a package of package.json',
  );
});

test('what asks a registry for a name is found', () => {
  for (const line of [
    '  -H "authorization: Bearer $(npx railyard token)" \\',
    'npx -y railyard@2 token',
    'pnpm dlx railyard token',
    'npm exec --no -- railyard',
    'npm create railyard',
    'npm install @railyard/react',
    'Type `npm i --save @railyard/embed` first',
    'npm install openpgp @railyard/embed',
    'yarn add @railyard/secure-fields',
    'docker build -f deploy/Containerfile -t railyard .',
    'docker run -p 8080:8080 railyard',
    'FROM railyard',
  ])
    assert.notEqual(foreignName(line), null, line);
  for (const line of [
    'npm install http://127.0.0.1:8080/packages/railyard-react-0.1.0.tgz',
    'npm install openpgp',
    'npm install',
    '`npm init -y` makes a package.json',
    '`npm ci` installs what the lock file says',
    './railyard token',
    'docker build -f deploy/Containerfile -t localhost/railyard .',
    'FROM node:24-bookworm-slim',
  ])
    assert.equal(foreignName(line), null, line);
});

test('no package of ours can be published by accident, or asks a registry for another of ours', () => {
  for (const name of fs.readdirSync(PACKAGES)) {
    const place = path.join(PACKAGES, name, 'package.json');
    if (!fs.existsSync(place)) continue;
    const file = JSON.parse(fs.readFileSync(place, 'utf8')) as Readonly<Record<string, unknown>>;
    assert.equal(file['private'], true, name);
    for (const group of ['dependencies', 'optionalDependencies', 'scripts'])
      assert.equal(file[group], undefined, `${name}: what is built has all of ours inside it`);
  }
});
