import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { secretsOf, writeEvidence } from './evidence-folder.ts';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-evidence-'));
after(() => fs.rmSync(temporary, { recursive: true, force: true }));

let serial = 0;

function write(value: string, secrets: readonly string[] = []): void {
  const file = { name: 'one.json', about: 'one', requirements: '1.1', content: { value } };
  writeEvidence(path.join(temporary, String((serial += 1))), [file], secrets, ['an instance']);
}

test('a card number, a key, a token or a secret of the settings is refused, in whatever value it stands', () => {
  for (const value of [
    '4539 5787 6362 1486',
    '-----BEGIN PRIVATE KEY-----',
    'eyJhbGciOiJFUzI1NiJ9.eyJzY29wZXMiOltdfQ.c2ln',
    'whsec_c2VjcmV0IHNlY3JldA==',
    'postgres://railyard:password@db/railyard',
  ])
    assert.throws(() => write(value), /Nothing was written: one\.json would hold/, value);
  assert.throws(
    () => write('it is hunter2hunter2'.repeat(2), ['hunter2hunter2']),
    /a secret of the settings/,
  );
});

test('digests and fingerprints pass, though some have digits that would do for a card', () => {
  write(`e3f4539578763621486a${'0b'.repeat(22)}`);
  write(`45:39:57:87:63:62:14:86:AB${':CD'.repeat(23)}`);
});

test('secrets of the settings are passwords in addresses, and what stands in files of credentials', () => {
  const file = path.join(temporary, 'credentials.json');
  fs.writeFileSync(file, '{"token":"a long token"}');
  const found = secretsOf({
    DATABASE_URL: 'postgres://railyard:p%40ssw0rd-of-db@db/railyard?password=another-word',
    RAILYARD_ROOT_KEY_CREDENTIALS: file,
    HOME: 'https://somebody:something-else@elsewhere.example',
  });
  assert.deepEqual(found, ['p%40ssw0rd-of-db', 'p@ssw0rd-of-db', 'another-word', 'a long token']);
});
