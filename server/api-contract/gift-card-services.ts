import { serviceOperations } from './connection-operations.ts';

export const giftCardServiceOperations = serviceOperations({
  kind: {
    name: 'gift_card_service',
    title: 'GiftCardService',
    one: 'a gift card service',
    many: 'gift card services',
    tag: 'Gift card services',
    scopes: { definitions: 'gift-card-service-definitions', connections: 'gift-card-services' },
    merchantAccount: 'header',
    example: 'mock-gift-card',
  },
  words: {
    definition: 'What `fields` of a service must hold.',
    active: 'Whether gift cards are taken; one service of a merchant account may be active.',
    create:
      "One service of a merchant account may be active, since a card's number does not say whose it is: 409 where " +
      'another one is, unless this one is set up inactive.',
    change: 'What is left out stays; an empty value removes a setting that is not required.',
    delete: 'Stored cards can no longer be used through it; what they paid can still be given back.',
  },
});
