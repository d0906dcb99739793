import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtInDetails } from '../payment-methods/built-in-bins.ts';
import { defaultOutcome, SANDBOX_CARDS } from './three-d-secure-cards.ts';

test('the published sandbox cards have their published answers, and no other card is enrolled', () => {
  assert.equal(defaultOutcome({ bin: '41111111', lastFour: '1203' })?.authentication, 'Y');
  assert.equal(defaultOutcome({ bin: '52400000', lastFour: '1072' })?.authentication, 'C');
  assert.equal(defaultOutcome({ bin: '52400000', lastFour: '1072' })?.result, null);
  assert.equal(defaultOutcome({ bin: '41111111', lastFour: '1111' }), null);
});

test('there is one frictionless and one challenged card for each of five schemes', () => {
  for (const answer of ['Y', 'C']) {
    const schemes = SANDBOX_CARDS.filter(([, , authentication]) => authentication === answer).map(
      ([bin]) => builtInDetails(bin).scheme,
    );
    assert.deepEqual(schemes, ['mastercard', 'visa', 'amex', 'jcb', 'unionpay']);
  }
});
