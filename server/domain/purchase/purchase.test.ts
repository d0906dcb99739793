import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Airline as AirlineSchema } from '../../api-contract/schemas/airline.ts';
import { readAirline } from './airline.ts';
import { readCartItems } from './cart-item.ts';
import { readLevelTwoThree } from './details.ts';
import { readBuyer } from './people.ts';

test('a block is read member by member, with null for what is absent or of another kind', () => {
  const buyer = readBuyer({
    display_name: 'Ada',
    billing_details: {
      first_name: null,
      address: { line1: '1 Main St', postal_code: 94107 },
      tax_id: { value: '12-3456789', kind: 'us.ein' },
    },
  });
  assert.equal(buyer?.displayName, 'Ada');
  assert.equal(buyer.externalIdentifier, null);
  assert.equal(buyer.billingDetails?.firstName, null);
  assert.deepEqual(
    [buyer.billingDetails.address?.line1, buyer.billingDetails.address?.postalCode],
    ['1 Main St', null],
  );
  assert.deepEqual(buyer.billingDetails.taxId, { value: '12-3456789', kind: 'us.ein' });
  assert.equal(readBuyer(null), null);
});

test('amounts are whole minor units, and times are moments', () => {
  const [item] = readCartItems([{ name: 'Tea', quantity: 2, unit_amount: 650, tax_amount: 1.5 }]);
  assert.deepEqual(
    [item?.unitAmount, item?.taxAmount, item?.quantity, item?.categories],
    [650n, null, 2, []],
  );
  const airline = readAirline({ legs: [{ departure_at: '2026-12-01T10:00:00Z', fare_amount: 12_900 }] });
  assert.deepEqual(
    [airline?.legs[0]?.departureAt?.toISOString(), airline?.legs[0]?.fareAmount, airline?.passengers],
    ['2026-12-01T10:00:00.000Z', 12_900n, []],
  );
  assert.equal(readLevelTwoThree({ tax_amount: 130, unrelated: true }).taxAmount, 130n);
});

test('what the contract requires and is not there is a bug that is named', () => {
  assert.throws(() => readCartItems([{ name: 'Tea', quantity: 1 }]), /BUG: unitAmount is missing/);
});

test('every member of the contract’s airline block is read', () => {
  const snakeCase = (name: string): string =>
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const airline = readAirline({ legs: [{}], passengers: [{}] });
  assert.deepEqual(
    Object.keys(airline ?? {})
      .map(snakeCase)
      .sort(),
    Object.keys(AirlineSchema.properties).sort(),
  );
});
