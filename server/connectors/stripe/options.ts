import type { OptionBlock } from '../options.ts';

const stripe_connect = {
  block: {
    title: 'StripeConnectOptions',
    help: 'For platforms of connected accounts.',
    members: {
      stripe_account: { format: 'text', help: 'The account that is charged through.' },
      application_fee_amount: { format: 'integer', help: 'What the platform keeps, in minor units.' },
      on_behalf_of: { format: 'text', help: 'The account whose business it is.' },
      transfer_data_destination: { format: 'text', help: 'The account that the money goes on to.' },
      transfer_group: { format: 'text', help: 'Ties transfers together.' },
    },
  },
} as const;

export const cardOptions = {
  title: 'StripeCardOptions',
  help: 'What Stripe takes beside a card.',
  members: {
    stripe_connect,
    customer_id: { format: 'text', help: 'The buyer at Stripe.' },
    error_on_requires_action: { format: 'flag', help: 'True declines what would need the buyer.' },
  },
} as const satisfies OptionBlock;

export const bankOptions = {
  title: 'StripeOptions',
  help: 'What Stripe takes beside any payment.',
  members: { stripe_connect },
} as const satisfies OptionBlock;

export const voucherOptions = {
  title: 'StripeVoucherOptions',
  help: 'What Stripe takes beside a voucher.',
  members: {
    stripe_connect,
    expires_in_minutes: { format: 'integer', help: 'How long the buyer has; Stripe counts whole days.' },
  },
} as const satisfies OptionBlock;
