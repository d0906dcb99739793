import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordSecret } from '../harness/recording.ts';
import { addPaymentService } from '../harness/shop.ts';
import { DAY, SCHEMES, advance, bank, becomes, debit, read, shop, store, withBank } from './bank-shop.ts';

/** `is_tokenized`: a processor's token in the place of an ACH account number. */
withBank();

const TOKEN = 'bank_sandbox_4f2a-91c0-de89';
recordSecret(TOKEN);
const TOKENIZED = { account_number: TOKEN, is_tokenized: true } as const;

test('201: a token instead of an account number is sealed, known again, and debited under a mandate', async () => {
  const id = await store('ach', TOKENIZED);
  const made = (await shop.get(`/payment-methods/${id}`)).body;
  assert.deepEqual([made.status, made.scheme, made.label], ['succeeded', 'ach', null]);
  assert.equal(
    (await shop.get(`/payment-methods/${await store('ach', TOKENIZED)}`)).body.fingerprint,
    made.fingerprint,
  );
  const first = await debit('ach', id);
  assert.equal(first.body.status, 'pending', first.text);
  assert.equal(first.body.payment_method.label, null);
  assert.equal((await shop.book(first.body.payment_service_transaction_id)).instrument.kind, 'bank-token');
  await advance(4 * DAY);
  await becomes(first.body.id, 'captured');
  const second = await debit('ach', id);
  assert.equal(second.body.status, 'pending', second.text);
  const answer = JSON.stringify([made, await read(first.body.id)]);
  assert.ok(!answer.includes(TOKEN), 'a token is answered no more than a number');
});

test('201: a token in a payment is sent as it is written, and one that nobody knows is refused', async () => {
  const pay = (token: string) =>
    shop.pay({
      intent: 'capture',
      payment_method: { ...SCHEMES.ach.account, account_number: token, is_tokenized: true },
    });
  assert.equal((await pay(TOKEN)).body.status, 'pending');
  const unknown = await pay('of another processor');
  assert.deepEqual([unknown.body.status, unknown.body.error_code], ['failed', 'unknown_payment_method']);
});

test('400: a payment service whose processor gives no such tokens cannot be named for one', async () => {
  const fields = [
    { key: 'secret_key', value: 'sk_test_x' },
    { key: 'webhook_signing_secret', value: 'whsec_x' },
  ];
  const without = await addPaymentService(shop.service, {
    display_name: 'Stripe',
    payment_service_definition_id: 'stripe-bank',
    accepted_currencies: ['USD'],
    accepted_countries: ['US'],
    fields,
  });
  const of = (service: string) =>
    shop.post('/payment-methods', { ...SCHEMES.ach.account, ...TOKENIZED, payment_service_id: service });
  const refused = await of(without);
  assert.deepEqual(
    [refused.status, refused.body.details[0].pointer],
    [400, '/payment_service_id'],
    refused.text,
  );
  assert.equal((await of(bank)).status, 201);
});
