import type { ScreenEntry } from '../../shell/screen.ts';

export const PAYOUTS: readonly ScreenEntry[] = [
  {
    path: '/payouts',
    label: {
      en: 'Payouts',
      es: 'Pagos salientes',
      pt: 'Repasses',
      fr: 'Versements',
      de: 'Auszahlungen',
      ar: 'المدفوعات الصادرة',
    },
    group: 'money',
    icon: 'payouts',
    key: 'o',
    scope: 'payouts.read',
    load: () => import('./payouts.tsx'),
  },
  {
    path: '/payouts/{id}',
    label: {
      en: 'Payout',
      es: 'Pago saliente',
      pt: 'Repasse',
      fr: 'Versement',
      de: 'Auszahlung',
      ar: 'دفعة صادرة',
    },
    scope: 'payouts.read',
    load: () => import('./payout.tsx'),
  },
];
