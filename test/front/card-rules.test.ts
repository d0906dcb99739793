import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  detectScheme,
  expiryProblem,
  factsOf,
  luhnHolds,
  parseCardScheme,
} from '../../packages/client-core/src/card-rules.ts';
import schemes from '../../contract/card-schemes.json' with { type: 'json' };
import vectors from '../../contract/vectors/cards.json' with { type: 'json' };

test('the package says of cards what the vectors of the contract say', () => {
  for (const { digits, scheme } of vectors.ranges) assert.equal(detectScheme(digits), scheme, digits);
  for (const { digits, holds } of vectors.checksums) assert.equal(luhnHolds(digits), holds, digits);
  for (const { expirationDate, now, problem } of vectors.months)
    assert.equal(expiryProblem(expirationDate, new Date(now)), problem, `${expirationDate} at ${now}`);
});

test('its table of schemes is that of the contract', () => {
  for (const [name, facts] of Object.entries(schemes))
    assert.deepEqual(factsOf(parseCardScheme(name)), facts);
  assert.equal(parseCardScheme('toString'), null);
});
