import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Candidate, type RouteInputs, decideRoute } from './route-transaction.ts';

const inputs: RouteInputs = {
  method: 'card',
  scheme: 'visa',
  currency: 'USD',
  country: 'US',
  amount: 100n,
  intent: 'authorize',
  paymentServiceId: null,
};
const candidate = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  acceptedCurrencies: ['USD'],
  acceptedCountries: ['US'],
  zeroAmount: true,
  accepts: [{ method: 'card', schemes: 'any', currencies: 'any', countries: 'any' }],
  ...more,
});
const ids = (given: RouteInputs, candidates: readonly Candidate[]): readonly string[] =>
  decideRoute(given, candidates).attempts.map((attempt) => attempt.paymentServiceId);

test('every payment service that takes the payment is tried, in the given order', () => {
  const able = [
    candidate('a'),
    candidate('b', { acceptedCurrencies: ['EUR'] }),
    candidate('c', { acceptedCountries: ['DE'] }),
    candidate('d'),
  ];
  assert.deepEqual(ids(inputs, able), ['a', 'd']);
  assert.deepEqual(ids({ ...inputs, country: null }, able), ['a', 'c', 'd']);
});

test('schemes, methods and zero amounts that a connector does not take are not sent to it', () => {
  const onlyAmex = candidate('amex', {
    accepts: [{ method: 'card', schemes: ['amex'], currencies: 'any', countries: 'any' }],
  });
  assert.deepEqual(ids(inputs, [onlyAmex]), []);
  assert.deepEqual(ids({ ...inputs, method: 'bank' }, [candidate('a')]), []);
  assert.deepEqual(ids({ ...inputs, amount: 0n }, [candidate('a', { zeroAmount: false })]), []);
});

test('a payment service named by the merchant is the only attempt', () => {
  assert.deepEqual(
    ids({ ...inputs, paymentServiceId: 'b' }, [candidate('a'), candidate('b', { acceptedCurrencies: [] })]),
    ['b'],
  );
});

test('where nothing takes the payment, the decision says so', () => {
  assert.equal(decideRoute(inputs, []).decline, 'all_attempts_skipped');
});
