import type { ScreenEntry } from '../../shell/screen.ts';

export const PAYMENTS: readonly ScreenEntry[] = [
  {
    path: '/payments',
    label: {
      en: 'Payments',
      es: 'Pagos',
      pt: 'Pagamentos',
      fr: 'Paiements',
      de: 'Zahlungen',
      ar: 'المدفوعات',
    },
    group: 'money',
    icon: 'payments',
    key: 'p',
    scope: 'transactions.read',
    load: () => import('./payments.tsx'),
  },
  {
    path: '/payments/{id}',
    label: { en: 'Payment', es: 'Pago', pt: 'Pagamento', fr: 'Paiement', de: 'Zahlung', ar: 'دفعة' },
    load: () => import('./payment.tsx'),
  },
];
