import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takes } from '../../domain/flow/route-transaction.ts';
import { paymentServices } from '../../connections/connection-kinds.ts';

test('Pay by Bank is for the countries and currencies that Adyen has it in', () => {
  const connector = paymentServices.known('adyen-paybybank') ?? assert.fail();
  const able = (code: string, country: string): boolean =>
    takes(connector, {
      method: 'redirect',
      scheme: null,
      currency: code,
      country,
    });
  const asked = [able('EUR', 'DE'), able('EUR', 'FR'), able('GBP', 'GB')];
  assert.deepEqual(asked, [true, true, true]);
  assert.deepEqual([able('EUR', 'GB'), able('GBP', 'DE'), able('EUR', 'ES')], [false, false, false]);
});
