import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type Candidate,
  CONDITION_NAMES,
  type Conditions,
  failedConditions,
  matchScenario,
  type Scenario,
} from './scenario.ts';

const nothing: Conditions = {
  firstName: null,
  lastName: null,
  emailAddress: null,
  amount: null,
  externalIdentifier: null,
  card: null,
};
const jo: Candidate = {
  firstName: 'Jo',
  lastName: 'Núñez',
  emailAddress: 'Jo@Shop.example',
  amount: 1299n,
  externalIdentifier: 'order-7',
  card: { bin: '41111111', fingerprint: 'f1' },
};

function rule(id: string, conditions: Partial<Conditions>): Scenario {
  return {
    id,
    conditions: { ...nothing, ...conditions },
    outcome: { enrolled: true, version: null, authentication: 'Y', result: null },
  };
}

const HOLDS: readonly (readonly [what: string, conditions: Partial<Conditions>, holds: boolean])[] = [
  ['no condition', {}, true],
  ['the first name', { firstName: 'Jo' }, true],
  ['the first name in another case', { firstName: 'jo' }, false],
  ['the last name with a decomposed accent', { lastName: 'Nu\u0301n\u0303ez' }, true],
  ['the e-mail address in another case', { emailAddress: 'JO@SHOP.EXAMPLE' }, true],
  ['another e-mail address', { emailAddress: 'jo@shop.example.com' }, false],
  ['the amount', { amount: 1299n }, true],
  ['another amount', { amount: 1300n }, false],
  ['the external identifier', { externalIdentifier: 'order-7' }, true],
  ['six digits of the card', { card: { kind: 'prefix', digits: '411111' } }, true],
  ['eight digits of the card', { card: { kind: 'prefix', digits: '41111111' } }, true],
  ['other digits', { card: { kind: 'prefix', digits: '411112' } }, false],
  ['the whole number', { card: { kind: 'number', fingerprint: 'f1' } }, true],
  ['another number', { card: { kind: 'number', fingerprint: 'f2' } }, false],
  [
    'everything at once',
    { firstName: 'Jo', amount: 1299n, card: { kind: 'prefix', digits: '4111111' } },
    true,
  ],
  [
    'everything but one',
    { firstName: 'Jo', amount: 1298n, card: { kind: 'prefix', digits: '4111111' } },
    false,
  ],
];

for (const [what, conditions, holds] of HOLDS) {
  test(`a rule on ${what} ${holds ? 'holds' : 'does not hold'}`, () => {
    assert.equal(failedConditions({ ...nothing, ...conditions }, jo).length === 0, holds);
  });
}

test('a condition on something that the transaction lacks does not hold', () => {
  const bare: Candidate = {
    firstName: null,
    lastName: null,
    emailAddress: null,
    amount: null,
    externalIdentifier: null,
    card: null,
  };
  assert.deepEqual(
    failedConditions(
      {
        firstName: 'Jo',
        lastName: 'N',
        emailAddress: 'e',
        amount: 1n,
        externalIdentifier: 'x',
        card: { kind: 'prefix', digits: '411111' },
      },
      bare,
    ),
    CONDITION_NAMES,
  );
});

test('the first rule in order decides, and those before it say why they did not', () => {
  const match = matchScenario(
    [rule('a', { amount: 1n, firstName: 'Jo' }), rule('b', { firstName: 'Jo' }), rule('c', {})],
    jo,
  );
  assert.equal(match.scenario?.id, 'b');
  assert.deepEqual(match.considered, [
    { id: 'a', failed: ['amount'] },
    { id: 'b', failed: [] },
  ]);
  assert.deepEqual(matchScenario([rule('a', { amount: 1n })], jo), {
    scenario: null,
    considered: [{ id: 'a', failed: ['amount'] }],
  });
});

test('with one more condition a rule never holds for more transactions', () => {
  const text = fc.constantFrom('a', 'b');
  const conditions = fc.record({
    firstName: fc.option(text),
    lastName: fc.option(text),
    emailAddress: fc.option(text),
    amount: fc.option(fc.constantFrom(1n, 2n)),
    externalIdentifier: fc.option(text),
    card: fc.constant(null),
  });
  fc.assert(
    fc.property(conditions, conditions, fc.constantFrom(...CONDITION_NAMES), (given, candidate, name) => {
      const looser = { ...given, [name]: null };
      const subject = { ...candidate, card: null };
      if (failedConditions(given, subject).length === 0)
        assert.deepEqual(failedConditions(looser, subject), []);
    }),
    { numRuns: 300 },
  );
});
