import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DECLINES } from '../domain/decline.ts';
import { LANGUAGES } from '../domain/language-tag.ts';
import { meaningOf } from './decline-meanings.ts';
import { entryOf, sentence } from './story-entry.ts';
import { EVENT_SENTENCES } from './event-words.ts';
import { SENTENCES } from './sentence-words.ts';
import { inOrder } from './story-order.ts';
import { writeText } from './write-text.ts';

const placesOf = (sentence: string): string => (sentence.match(/\{\w+\}/g) ?? []).toSorted().join(' ');

test('a sentence names the same facts in every language', () => {
  for (const table of [SENTENCES, EVENT_SENTENCES])
    for (const [word, sentence] of Object.entries(table.en))
      for (const language of LANGUAGES) {
        const texts: Readonly<Record<string, string>> = table[language];
        assert.equal(placesOf(texts[word] ?? ''), placesOf(sentence), `${word} in ${language}`);
      }
});

test('every error code has a meaning in every language, and a code of a merchant has none', () => {
  for (const language of LANGUAGES) {
    const meanings = Object.keys(DECLINES).map((code) => meaningOf(code, language));
    assert.ok(meanings.every((meaning) => meaning !== null && meaning.length > 5));
    assert.equal(new Set(meanings).size, meanings.length, `two codes mean the same in ${language}`);
    assert.equal(meaningOf('flow_no_vans', language), null);
  }
});

test('money, times and words stand in a sentence as its language writes them', () => {
  const money = { amount: { amount: 129_900n, currency: 'EUR' }, service: 'Stripe' };
  const called = sentence('calledAt', {
    operation: { term: 'refund' },
    result: { term: 'declined' },
    ...money,
  });
  assert.equal(writeText([called], 'en'), 'Refund of €1,299.00 at Stripe: declined.');
  assert.equal(writeText([called], 'de'), 'Erstattung über 1.299,00 € bei Stripe: abgelehnt.');
  const waited = sentence('waitedForBuyer', { time: { at: '2027-01-31T09:05:00.000000+00:00' } });
  assert.match(writeText([waited], 'fr'), /jusqu’à 31 janv\. 2027,? 09:05 UTC\.$/);
});

test('an entry whose own clock is behind stands after its cause all the same', () => {
  const entry = (id: string, at: string, cause: string | null) =>
    entryOf({ id, kind: 'call', name: 'authorize', at, cause, says: [] });
  const given = [entry('c', '3', 'b'), entry('a', '5', null), entry('b', '1', 'a'), entry('d', '4', null)];
  assert.deepEqual(
    inOrder(given).map(({ id }) => id),
    ['d', 'a', 'b', 'c'],
  );
});
