/** What a gift card provider can say no with, in the published vocabulary. */
export const GIFT_CARD_ERROR_CODES = [
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
] as const;
export type GiftCardErrorCode = (typeof GIFT_CARD_ERROR_CODES)[number];

export function parseGiftCardErrorCode(text: string | null): GiftCardErrorCode {
  return GIFT_CARD_ERROR_CODES.find((code) => code === text) ?? 'unknown_error';
}

/** Everything asked of a gift card provider that moves money or makes a card. */
export type GiftCardOperationKind =
  | 'activate-gift-card'
  | 'issue-gift-card'
  | 'redeem-gift-card'
  | 'refund-gift-card';

/** Most that one transaction takes, and most that one balance call asks for. */
export const GIFT_CARDS_MAX = 10;
