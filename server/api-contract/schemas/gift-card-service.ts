import { GIFT_CARD_ERROR_CODES } from '../../domain/gift-card.ts';
import { Uuid } from './identifier.ts';
import { choice, constant, object, text } from './schema.ts';
import { describe } from './words.ts';

export const GiftCardErrorCode = choice('GiftCardErrorCode', GIFT_CARD_ERROR_CODES);

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
