import { Uuid } from './identifier.ts';
import { choice, constant, object, text } from './schema.ts';
import { describe } from './words.ts';

export const GiftCardErrorCode = choice('GiftCardErrorCode', [
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
]);

export const GiftCardServiceProvider = choice('GiftCardServiceProvider', [
  'mock-gift-card',
  'qwikcilver-gift-card',
  'valuelink-gift-card',
]);

export const GiftCardService = object('GiftCardService', {
  type: constant('gift-card-service'),
  id: Uuid,
  gift_card_service_definition_id: GiftCardServiceProvider,
  display_name: text(200),
});
describe(GiftCardService, { id: 'The payment service for gift cards that was used.' });
