import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { PROBLEMS, type ProblemCode } from '../domain/problem.ts';
import { STATUSES } from './statuses.ts';

const documented = fs.readFileSync(path.join(import.meta.dirname, '../../docs/errors.md'), 'utf8');

test('docs/errors.md lists every code of the catalogue with its status and message, and no other', () => {
  const rows = [...documented.matchAll(/^\| `([a-z_]+)` \| (\d{3}) \| ([^|]+) \|/gm)].map(
    ([, code, status, message]) => ({ code, status: Number(status), message }),
  );
  const catalogue = Object.entries(PROBLEMS).map(([code, message]) => ({
    code,
    status: STATUSES[code as ProblemCode],
    message,
  }));
  assert.deepEqual(rows, catalogue);
});

test('docs/errors.md lists every type of a detail that is given, and no other', () => {
  const inDocs = new Set(
    [
      ...documented
        .slice(documented.indexOf('## Types of details'))
        .matchAll(/`((?:value|type)_error(?:\.[a-z_]+)*)`/g),
    ].map(([, type]) => type),
  );
  const inCode = new Set<string>();
  const server = path.join(import.meta.dirname, '..');
  const files = fs.readdirSync(server, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const source = fs.readFileSync(path.join(server, file), 'utf8');
    for (const [, type] of source.matchAll(/'((?:value|type)_error(?:\.[a-z_]+)*)'/g)) inCode.add(type ?? '');
  }
  assert.deepEqual([...inCode].filter((type) => !inDocs.has(type)).sort(), [], 'not documented');
  assert.deepEqual(
    [...inDocs].filter((type) => !inCode.has(type ?? '')).sort(),
    [],
    'documented and never given',
  );
});

test('every code of the catalogue is answered somewhere', () => {
  const folder = path.join(import.meta.dirname, '..');
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.ts') &&
        !file.endsWith('.test.ts') &&
        file !== path.join('problem', 'problem.ts') &&
        file !== path.join('api', 'statuses.ts'),
    );
  const source = files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const unused = Object.keys(PROBLEMS).filter(
    (code) => !new RegExp(`(?:Problem\\(|[:?] )'${code}'|${code}'\\)`).test(source),
  );
  assert.deepEqual(unused, []);
});
