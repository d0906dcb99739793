import type { OptionBlock } from '../options.ts';

export const cardOptions = {
  title: 'MercadoPagoCardOptions',
  help: 'What Mercado Pago takes beside a card.',
  members: {
    payment_method_id: {
      format: 'text',
      help: 'Such as debvisa, where a card can be more than one; else Mercado Pago sees it in the number.',
    },
    issuer_id: { format: 'text', help: 'Of the bank, where installments are of one bank only.' },
    binary_mode: { format: 'flag', help: 'True declines what would be looked through by a person.' },
  },
} as const satisfies OptionBlock;

export const offlineOptions = {
  title: 'MercadoPagoOfflineOptions',
  help: 'What Mercado Pago takes beside what is paid elsewhere.',
  members: {
    expires_in_minutes: { format: 'integer', help: 'How long the buyer has.' },
  },
} as const satisfies OptionBlock;
