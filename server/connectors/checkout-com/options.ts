import type { OptionBlock } from '../options.ts';

/** What transactions may say to Checkout.com alone. */
export const options = {
  title: 'CheckoutCardOptions',
  help: 'What Checkout.com takes beside a card.',
  members: {
    three_d_secure: {
      format: 'flag',
      help: 'True has Checkout.com authenticate the cardholder itself, on a page of its own.',
    },
    challenge_indicator: {
      format: 'text',
      help: 'For its own 3-D Secure: no_preference, no_challenge_requested, challenge_requested and so on.',
    },
    sub_entity_id: {
      format: 'text',
      help: 'For platforms: the sub-entity that the whole amount is for, ent_ and so on.',
    },
  },
} as const satisfies OptionBlock;
