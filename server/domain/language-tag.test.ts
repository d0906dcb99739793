import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageTagOf, shortLanguageTag } from './language-tag.ts';

test('the language that a browser prefers is one tag, whatever its header says', () => {
  for (const [header, tag] of [
    ['en-GB,en;q=0.9,de;q=0.8', 'en-GB'],
    ['de;q=0.5, fr;q=0.9', 'fr'],
    ['de, fr', 'de'],
    ['*', 'en'],
    ['*;q=0.5', 'en'],
    ['*, pt-BR;q=0.7', 'pt-BR'],
    ['', 'en'],
    [' ', 'en'],
    [',,;q=1,', 'en'],
    ['de;q=0', 'en'],
    ['de;q=0, it', 'it'],
    ['en_US', 'en-US'],
    ['zh-Hant-TW', 'zh-Hant-TW'],
    ['fil', 'fil'],
    ['C', 'en'],
    ['C.UTF-8', 'en'],
    ['i-klingon', 'en'],
    ['x-private, es', 'es'],
    ['-', 'en'],
    ['de;level=1;q=0.2, nl;q=0.3', 'nl'],
    ['de;q=high', 'de'],
    ['"><b>, fr', 'fr'],
    ['日本語, ja', 'ja'],
    ['english', 'en'],
    ['en-', 'en'],
  ] as const)
    assert.equal(languageTagOf(header), tag, header);
});

test('a tag is as long as a field takes, in whole subtags', () => {
  assert.equal(shortLanguageTag('zh-Hant-TW', 8), 'zh-Hant');
  assert.equal(shortLanguageTag('pt-BR', 8), 'pt-BR');
  assert.equal(shortLanguageTag('de-DE-1996', 5), 'de-DE');
  assert.equal(shortLanguageTag('*', 8), 'en');
});
