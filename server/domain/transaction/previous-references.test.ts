import assert from 'node:assert/strict';
import { test } from 'node:test';
import { previousReferences, storedReferences } from './previous-references.ts';

const STORED = storedReferences({
  scheme_transaction_id: 'stored',
  scheme_transaction_id_scheme: 'visa',
  transaction_link_id: 'link',
});

test('a payment by a stored method refers to the first one, over its scheme alone', () => {
  const of = (scheme: string | null): object =>
    previousReferences({ request: STORED, payment_method_scheme: scheme });
  assert.deepEqual(of('visa'), { schemeTransactionId: 'stored', transactionLinkId: 'link' });
  const none = { schemeTransactionId: null, transactionLinkId: null };
  assert.deepEqual(of('mastercard'), none);
  assert.deepEqual(of(null), none);
  assert.deepEqual(
    previousReferences({ request: storedReferences(null), payment_method_scheme: 'visa' }),
    none,
  );
});

test('they stand in the stored request under a name that stays', () => {
  assert.deepEqual(STORED, {
    stored_previous: { scheme: 'visa', scheme_transaction_id: 'stored', transaction_link_id: 'link' },
  });
  assert.deepEqual(storedReferences(null), {});
});

test('where the scheme of the stored payment is not known, it is taken for any', () => {
  const request = storedReferences({
    scheme_transaction_id: 'stored',
    scheme_transaction_id_scheme: null,
    transaction_link_id: null,
  });
  assert.deepEqual(previousReferences({ request, payment_method_scheme: 'mastercard' }), {
    schemeTransactionId: 'stored',
    transactionLinkId: null,
  });
});

test('what the merchant names comes before what is stored', () => {
  const named = { previous_scheme_transaction_id: 'named', previous_transaction_link_id: 'other' };
  for (const payment_method_scheme of ['visa', 'mastercard'])
    assert.deepEqual(previousReferences({ request: { ...STORED, ...named }, payment_method_scheme }), {
      schemeTransactionId: 'named',
      transactionLinkId: 'other',
    });
});
