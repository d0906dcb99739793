import type { OptionBlock } from '../options.ts';

export const options = {
  title: 'MockCardOptions',
  help: "How the sandbox's card processor behaves with this payment.",
  members: {
    merchant_advice_code: {
      block: {
        title: 'MockCardMerchantAdviceCodeOptions',
        help: 'What the scheme advises in the answer.',
        members: {
          result: { format: 'text', help: 'The code that is answered.' },
          account_number: {
            format: 'cardNumber',
            required: true,
            help: 'The card whose declines carry it; null for every card.',
          },
        },
      },
    },
    skip_retry: {
      format: 'flag',
      help: 'True keeps a decline where it is: no other payment service is tried.',
    },
  },
} as const satisfies OptionBlock;
