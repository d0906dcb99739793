import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reasonsAgainst } from './left-out.ts';
import { ableAmong, type Candidate, type RouteInputs } from './route-transaction.ts';

const OXXO: Candidate = {
  id: 'oxxo',
  acceptedCurrencies: ['MXN'],
  acceptedCountries: ['MX'],
  zeroAmount: false,
  accepts: [{ method: 'oxxo', schemes: 'any', currencies: ['MXN'], countries: ['MX'] }],
};
const CARDS: Candidate = {
  id: 'cards',
  acceptedCurrencies: ['USD', 'EUR'],
  acceptedCountries: ['US', 'DE'],
  zeroAmount: false,
  accepts: [
    { method: 'card', schemes: ['visa'], currencies: 'any', countries: 'any' },
    { method: 'card', schemes: ['elo'], currencies: ['BRL'], countries: ['BR'] },
  ],
};
const VISA: RouteInputs = { method: 'card', scheme: 'visa', currency: 'USD', country: 'US', amount: 1n };

for (const [candidate, payment, reasons] of [
  [CARDS, VISA, []],
  [OXXO, VISA, ['does not take card']],
  [
    OXXO,
    { ...VISA, method: 'oxxo', scheme: null },
    ['takes oxxo in MXN, not in USD', 'takes oxxo of buyers in MX, not in US'],
  ],
  [CARDS, { ...VISA, currency: 'JPY' }, ['is set up for USD, EUR (accepted_currencies), not for JPY']],
  [CARDS, { ...VISA, country: 'FR' }, ['is set up for US, DE (accepted_countries), not for FR']],
  [CARDS, { ...VISA, scheme: 'jcb' }, ['does not take the scheme jcb']],
  [CARDS, { ...VISA, scheme: null }, ['does not take cards whose scheme is not known']],
  [CARDS, { ...VISA, amount: 0n }, ['cannot authorize an amount of zero']],
  [CARDS, { ...VISA, scheme: 'elo' }, ['takes card in USD, but not together with this scheme and country']],
] as const) {
  const { method, scheme, currency } = payment;
  test(`${candidate.id} and ${method} ${scheme} ${currency}: ${reasons.join('; ') || 'taken'}`, () => {
    assert.deepEqual(reasonsAgainst(candidate, payment), reasons);
    assert.equal(ableAmong(payment, [candidate]).length === 1, reasons.length === 0);
  });
}
