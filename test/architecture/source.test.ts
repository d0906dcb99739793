import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scan } from './source.ts';

test('the scanner sees code, and neither comments, strings nor regular expressions', () => {
  const { code, strings } = scan(
    [
      "const a = 'x // any'; // any",
      'const b = `any ${keep(`any ${{ seen: 1 }}`)} any`;',
      "const c = /any['\"]/.test(d) ? e / f : 'it\\'s any';",
      '/* any */ last;\n',
    ].join('\n'),
  );
  assert.equal(code.includes('any'), false, code);
  for (const word of ['keep', 'seen', 'test', 'last', 'e / f']) assert.ok(code.includes(word), word);
  assert.equal(code.split('\n').length, 5);
  assert.deepEqual(
    strings.map(({ line }) => line),
    [1, 2, 2, 2, 2, 3],
  );
});

test('a tag of JSX that closes itself behind an attribute is no regular expression', () => {
  const { code } = scan('const a = <Empty title={title} />;\ntype Kept = {};\nconst b = 1 / 2;\n');
  assert.ok(code.includes('type Kept'), code);
});
