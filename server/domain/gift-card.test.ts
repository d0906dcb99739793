import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GIFT_CARD_ERROR_CODES, parseGiftCardErrorCode } from './gift-card.ts';

test('a code that the published vocabulary knows stays what it is, and any other is unknown_error', () => {
  for (const code of [
    'invalid_gift_card',
    'expired_card',
    'inactive_card',
    'invalid_service_credentials',
    'invalid_amount',
    'incorrect_currency',
    'insufficient_funds',
    'invalid_service_configuration',
    'operation_canceled',
    'service_error',
    'service_network_error',
    'unknown_error',
    'max_gift_cards_reached',
    'suspected_fraud',
    'canceled_payment_method',
    'duplicate_transaction',
    'unexpected_state',
  ])
    assert.equal(parseGiftCardErrorCode(code), code);
  assert.equal(GIFT_CARD_ERROR_CODES.length, 17);
  for (const text of [null, '', 'Expired_card', 'issuer_decline'])
    assert.equal(parseGiftCardErrorCode(text), 'unknown_error');
});
