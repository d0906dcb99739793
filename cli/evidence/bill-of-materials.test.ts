import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { billOfMaterials, type LockFile } from './bill-of-materials.ts';

const NOW = new Date('2026-11-27T12:00:00.000Z');
const DIGEST = Buffer.alloc(64, 7);

const SMALL: LockFile = {
  name: 'shop',
  version: '1.2.3',
  packages: {
    '': { name: 'shop', version: '1.2.3', dependencies: { '@a/b': '1' } },
    'node_modules/@a/b': {
      version: '1.0.0',
      license: '(MIT OR Apache-2.0)',
      integrity: `sha512-${DIGEST.toString('base64')}`,
      dependencies: { c: '2' },
    },
    'node_modules/@a/b/node_modules/c': { version: '2.0.0', license: 'MIT', optional: true },
    'node_modules/c': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/own': { link: true },
    'packages/own': { name: 'own', version: '1.0.0' },
  },
};

type Bill = Readonly<{
  components: readonly Readonly<Record<string, unknown>>[];
  dependencies: readonly Readonly<{ ref: string; dependsOn: readonly string[] }>[];
}>;

test('what runs is listed once for each place, with digest, licence and what it needs', () => {
  const { components, dependencies } = billOfMaterials(SMALL, NOW) as Bill;
  const [b, c] = [
    'pkg:npm/%40a/b@1.0.0#node_modules/@a/b',
    'pkg:npm/c@2.0.0#node_modules/@a/b/node_modules/c',
  ];
  assert.deepEqual(components, [
    {
      type: 'library',
      'bom-ref': b,
      group: '@a',
      name: 'b',
      version: '1.0.0',
      scope: 'required',
      licenses: [{ expression: '(MIT OR Apache-2.0)' }],
      hashes: [{ alg: 'SHA-512', content: DIGEST.toString('hex') }],
      purl: 'pkg:npm/%40a/b@1.0.0',
    },
    {
      type: 'library',
      'bom-ref': c,
      name: 'c',
      version: '2.0.0',
      scope: 'optional',
      licenses: [{ expression: 'MIT' }],
      purl: 'pkg:npm/c@2.0.0',
    },
  ]);
  assert.deepEqual(dependencies, [
    { ref: 'pkg:npm/shop@1.2.3', dependsOn: [b] },
    { ref: b, dependsOn: [c] },
    { ref: c, dependsOn: [] },
  ]);
});

test('of our own lock file every dependency of what runs is found, and the same file gives the same bytes', () => {
  const text = fs.readFileSync(path.join(import.meta.dirname, '../../package-lock.json'), 'utf8');
  const bill = billOfMaterials(JSON.parse(text) as LockFile, NOW);
  const { components, dependencies } = bill as Bill;
  const refs = new Set([...components.map((one) => one['bom-ref']), dependencies[0]?.ref]);
  assert.ok(components.length > 60, `${components.length} components`);
  assert.equal(refs.size, components.length + 1);
  for (const { ref, dependsOn } of dependencies)
    for (const one of [ref, ...dependsOn]) assert.ok(refs.has(one), one);
  assert.ok(components.every((one) => Array.isArray(one['hashes']) && Array.isArray(one['licenses'])));
  assert.equal(JSON.stringify(billOfMaterials(JSON.parse(text) as LockFile, NOW)), JSON.stringify(bill));
});
