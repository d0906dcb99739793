import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseErrorCode } from '../../domain/decline.ts';
import { DECLINES } from './declines.ts';

/** How codes begin that are of other products, or of requests that are not made here. */
const OF_OTHERS = `
  account_error account_token acss alipay balance_invalid bank_account_exists bitcoin cardholder charge_invalid
  clearing coupon customer_max customer_session customer_tax dispute failed_tax financial forwarding idempotency
  instant intent_verification invalid_canceled invalid_mandate_reference invalid_source invalid_tax invoice missing
  out_of ownership parameter parameters payment_evaluation payment_intent_invalid
  payment_method_bank_account_already payment_method_configuration payment_method_invalid
  payment_method_microdeposit payout payouts product progressive resource_already return_intent service_period
  setup_intent_invalid shipping_calculation siret sku smart stripe_tax subscription taxes terminal tls transfer_source
  url`
  .trim()
  .split(/\s+/);

for (const [what, file, error] of [
  ['payment', 'PaymentIntents', 'LastPaymentError'],
  ['verification of a card', 'SetupIntents', 'LastSetupError'],
] as const)
  test(`every code of Stripe’s package for a failed ${what} is mapped, or of something else`, () => {
    const types = join(import.meta.dirname, `../../../node_modules/stripe/esm/resources/${file}.d.ts`);
    const [, failed = ''] = readFileSync(types, 'utf8').split(`namespace ${error}`);
    const [, codes = ''] = /type Code = ([^;]*);/.exec(failed) ?? [];
    const known = [...codes.matchAll(/'([a-z_0-9]+)'/g)].map(([, code = '']) => code);
    assert.ok(known.length > 150);
    const unmapped = known.filter((code) => DECLINES[code] === undefined);
    assert.deepEqual(
      unmapped.filter((code) => !OF_OTHERS.some((begin) => code.startsWith(begin))),
      [],
    );
  });

test('what codes are mapped to are codes of ours', () => {
  for (const code of Object.values(DECLINES)) assert.equal(parseErrorCode(code), code);
});
