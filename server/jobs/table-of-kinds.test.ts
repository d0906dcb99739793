import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { KINDS } from './table-of-kinds.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** The rows between the marks in ARCHITECTURE.md, each as its cells. */
function rowsTold(): readonly (readonly string[])[] {
  const text = fs.readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const table = text.slice(text.indexOf('<!-- kinds -->'), text.indexOf('<!-- /kinds -->'));
  const lines = table.split('\n').filter((line) => line.startsWith('| `'));
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test('the table of kinds in ARCHITECTURE.md has every kind, with what it sends, looks up and tells', () => {
  const told = rowsTold().flatMap(([kinds = '', file = '', send, look, , , tells]) =>
    [...kinds.matchAll(/`([^`]+)`/g)].map(([, kind]) => ({
      kind,
      file: file.replaceAll('`', ''),
      sends: send !== '–',
      looks: look !== '–',
      tells,
    })),
  );
  const found = Object.entries(KINDS).map(([kind, { send, look, tells }]) => ({
    kind,
    file: told.find((row) => row.kind === kind)?.file,
    sends: send !== undefined,
    looks: look !== undefined,
    tells: typeof tells === 'string' ? tells : '–',
  }));
  assert.deepEqual(
    told,
    found.toSorted((a, b) => orderIn(told, a.kind) - orderIn(told, b.kind)),
  );
  for (const { kind, file } of told)
    assert.match(fs.readFileSync(path.join(ROOT, 'server', file), 'utf8'), /: Kind</, `${kind}: ${file}`);
});

function orderIn(rows: readonly Readonly<{ kind: string | undefined }>[], kind: string): number {
  return rows.findIndex((row) => row.kind === kind);
}
