import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detectScheme } from './card-scheme.ts';
import { expiryProblem, parseExpiry } from './expiry.ts';
import { luhnHolds } from './luhn.ts';
import vectors from '../../contract/vectors/cards.json' with { type: 'json' };

test('the service says of cards what the vectors say that every client is held to', () => {
  for (const { digits, scheme } of vectors.ranges) assert.equal(detectScheme(digits), scheme, digits);
  for (const { digits, holds } of vectors.checksums) assert.equal(luhnHolds(digits), holds, digits);
  for (const { expirationDate, now, problem } of vectors.months) {
    const expiry = parseExpiry(expirationDate);
    const found = expiry === null ? 'malformed' : expiryProblem(expiry, new Date(now));
    assert.equal(found, problem, `${expirationDate} at ${now}`);
  }
});
