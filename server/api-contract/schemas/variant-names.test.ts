import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HeldValue } from '../../vault/vault.ts';
import { Secret } from '../../domain/secret.ts';
import { compileCheck } from '../../api/contract-check.ts';
import { createPaymentMethod } from '../payment-methods.ts';
import { createTransaction } from '../transactions.ts';

const NOTHING: ReadonlyMap<string, HeldValue> = new Map();

test('a payment method without `method` is the kind whose members it has', () => {
  const named = (paymentMethod: Record<string, unknown>) => {
    const body = { amount: 1299, currency: 'USD', payment_method: paymentMethod };
    compileCheck(createTransaction.body)(body, NOTHING);
    return paymentMethod['method'];
  };
  assert.equal(named({ number: '«card.number»', expiration_date: '12/30' }), 'card');
  assert.equal(
    named({ id: '0198c4a2-5d3e-7000-8000-000000000001', security_code: '«card.security_code»' }),
    'id',
  );
  assert.equal(
    named({ account_holder: {}, account_number: '«bank.account_number»', scheme: 'sepa' }),
    'bank',
  );
  assert.equal(named({ token: '«bank.plaid_token»', account_id: 'a' }), 'plaid');
});

test('defaults of a transaction are filled in and it passes', () => {
  const body: Record<string, unknown> = {
    amount: 1299,
    currency: 'USD',
    payment_method: { number: '«card.number»', expiration_date: '12/30' },
  };
  assert.deepEqual(
    compileCheck(createTransaction.body)(
      body,
      new Map([['/payment_method/number', heldValue('4111111111111111')]]),
    ),
    [],
  );
  assert.equal(body['intent'], 'authorize');
  assert.equal(body['store'], false);
});

test('only the variant that was meant complains', () => {
  const errors = compileCheck(createPaymentMethod.body)(
    { method: 'bank', scheme: 'ach', account_holder: {}, account_number: '«bank.account_number»' },
    new Map([['/account_number', heldValue('123456789')]]),
  );
  assert.deepEqual(
    errors.filter((error) => error.keyword !== 'if').map((error) => error.params['missingProperty']),
    ['routing_number', 'account_type'],
  );
});

function heldValue(text: string): HeldValue {
  const facts = {
    length: text.length,
    digits: true,
    luhn: true,
    bin: text.slice(0, 8),
    lastFour: text.slice(-4),
    iban: false,
  };
  return { handle: 'h', secret: new Secret('number', { kind: 'held', handle: 'h' }), facts };
}
