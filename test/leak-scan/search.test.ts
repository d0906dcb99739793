import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENCODINGS } from './encodings.ts';
import { otherPages } from './pages.ts';
import { Search } from './search.ts';

const SECRET = '4000056655665556';

for (const [encoding, encode] of Object.entries(ENCODINGS)) {
  test(`a card number is found in ${encoding}`, () => {
    const search = new Search([SECRET]);
    for (const bytes of encode(SECRET)) {
      const hits = search.in(Buffer.concat([Buffer.from('before '), bytes, Buffer.from(' after')]));
      assert.ok(
        hits.some((hit) => hit.encoding === encoding),
        bytes.toString('latin1'),
      );
    }
  });
}

test('base64 is found wherever in a longer text the number stood', () => {
  for (const before of ['', 'a', 'ab', 'abc', '{"number":"']) {
    const bytes = Buffer.from(Buffer.from(`${before}${SECRET}"}`).toString('base64'));
    assert.deepEqual(
      new Search([SECRET]).in(bytes).map((hit) => hit.encoding),
      ['base64'],
    );
  }
});

test('a security code is found beside its name and nowhere else', () => {
  const search = new Search(['737']);
  assert.equal(search.in(Buffer.from('{"amount":737,"at":"737"}')).length, 0);
  assert.equal(search.in(Buffer.from('{"security_code":"737"}')).length, 1);
});

test('a secret is found at every distance from the start of a file, and at its very end', () => {
  const search = new Search([SECRET]);
  for (let before = 0; before < 12; before += 1)
    for (const after of [0, 1, 7])
      assert.equal(search.in(Buffer.from(`${'-'.repeat(before)}${SECRET}${'-'.repeat(after)}`)).length, 1);
});

test('of a file that was copied, every page that differs is searched, and what was added', () => {
  const page = (content: string): Buffer => Buffer.alloc(8192, content);
  const known = Buffer.concat(['a', 'b', 'c', 'd'].map(page));
  const now = ['a', SECRET, 'x', 'd', 'e'].map(page);
  assert.deepEqual([...otherPages(Buffer.concat(now), known)], [Buffer.concat(now.slice(1, 3)), now[4]]);
  assert.deepEqual([...otherPages(known, known)], []);
  const inWorkersMemory = Buffer.from(new Uint8Array(Buffer.concat(now)).buffer);
  for (const pages of otherPages(inWorkersMemory, known))
    assert.equal(new Search([SECRET]).in(pages).length > 0, pages.includes(SECRET));
});
