import type { GiftCardConnector } from './gift-card-connector.ts';
import { mockGiftCard } from './mock-gift-card/definition.ts';
import { qwikcilverGiftCard } from './qwikcilver/definition.ts';

/** Every gift card connector: one line each. */
export const giftCardConnectors: readonly GiftCardConnector[] = [mockGiftCard, qwikcilverGiftCard];
