import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { AMOUNT_MAX } from './amount-limit.ts';
import { currencies } from './currency.ts';
import { BASIS_POINTS_MAX, costAt } from './flow/fees.ts';
import { fromMajorString, toMajorString } from './money.ts';
import { fromJsonDecimal, fromProcessorUnits, toJsonDecimal, toProcessorUnits } from './processor-units.ts';

const amounts = fc.oneof(
  fc.bigInt({ min: 0n, max: BigInt(AMOUNT_MAX) }),
  fc.constantFrom(0n, 1n, 99_999_999n, 100_000_000n, BigInt(AMOUNT_MAX)),
);
const codes = fc.constantFrom(...currencies);
/** Counted in larger units than those of ISO 4217, in the same, and in smaller ones. */
const exponents = codes.chain((code) => fc.constantFrom({}, { [code]: 0 }, { [code]: 2 }, { [code]: 4 }));

test('every amount up to the limit is written for processors and read back exactly, in every currency', () => {
  fc.assert(
    fc.property(amounts, codes, exponents, (minor, currency, given) => {
      const money = { minor, currency };
      assert.equal(fromMajorString(toMajorString(money), currency), minor);
      assert.equal(Number.isSafeInteger(Number(minor)), true);
      const units = toProcessorUnits(money, given);
      if (units === null) return;
      assert.equal(fromProcessorUnits(units, currency, given), minor);
      const decimal = toJsonDecimal(money, given);
      assert.equal(decimal === null, units > 999_999_999_999_999n);
      if (decimal !== null) assert.equal(fromJsonDecimal(decimal, currency, given), minor);
    }),
    { numRuns: 2_000 },
  );
});

test('what a payment costs is an exact number, for the largest amount and the highest fee', () => {
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 0, max: BASIS_POINTS_MAX }),
      fc.constantFrom(0, 1, 1_000_000),
      (amount, points, fixed) => {
        const fee = { payment_service_id: 'a', currency: null, card_schemes: null, card_types: null };
        const fees = [{ ...fee, card_countries: null, fixed, basis_points: points }];
        const facts = { amount, currency: 'IDR', card_scheme: null, card_type: null, card_country: null };
        const cost = costAt(fees, 'a', facts)?.fee_ten_thousandths ?? Number.NaN;
        assert.ok(Number.isSafeInteger(cost), String(cost));
        assert.equal(BigInt(cost), BigInt(fixed) * 10_000n + amount * BigInt(points));
      },
    ),
    { numRuns: 1_000 },
  );
});
