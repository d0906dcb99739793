import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Candidate, type RouteInputs, ableAmong } from './route-transaction.ts';

const inputs: RouteInputs = { method: 'card', scheme: 'visa', currency: 'USD', country: 'US', amount: 100n };
const candidate = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  acceptedCurrencies: ['USD'],
  acceptedCountries: ['US'],
  zeroAmount: true,
  accepts: [{ method: 'card', schemes: 'any', currencies: 'any', countries: 'any' }],
  ...more,
});

test('every payment service that takes the payment is able, in the given order', () => {
  const candidates = [
    candidate('a'),
    candidate('b', { acceptedCurrencies: ['EUR'] }),
    candidate('c', { acceptedCountries: ['DE'] }),
    candidate('d'),
  ];
  assert.deepEqual(ableAmong(inputs, candidates), ['a', 'd']);
  assert.deepEqual(ableAmong({ ...inputs, country: null }, candidates), ['a', 'c', 'd']);
});

test('schemes, methods and zero amounts that a connector does not take are not sent to it', () => {
  const onlyAmex = candidate('amex', {
    accepts: [{ method: 'card', schemes: ['amex'], currencies: 'any', countries: 'any' }],
  });
  assert.deepEqual(ableAmong(inputs, [onlyAmex]), []);
  assert.deepEqual(ableAmong({ ...inputs, method: 'bank' }, [candidate('a')]), []);
  assert.deepEqual(ableAmong({ ...inputs, amount: 0n }, [candidate('a', { zeroAmount: false })]), []);
});
