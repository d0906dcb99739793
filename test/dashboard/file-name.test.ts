import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evidenceFileName } from '../../apps/dashboard/src/parts/file-name.ts';

test('evidence is saved under a name that ends as what it is, and leads nowhere', () => {
  for (const [name, type, saved] of [
    ['Receipt.PDF', 'application/pdf', 'Receipt.PDF'],
    ['a.jpeg', 'image/jpeg', 'a.jpeg'],
    ['../../a.html', 'application/pdf', '_.._a.html.pdf'],
    ['a\u202Efdp.exe', 'application/pdf', 'a_fdp.exe.pdf'],
    ['a.pdf', 'image/png', 'a.pdf.png'],
    ['a', 'text/html', 'a.bin'],
  ] as const)
    assert.equal(evidenceFileName(name, type), saved);
});
