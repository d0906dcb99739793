import type { ScreenEntry } from '../../shell/screen.ts';

export const REFUNDS: readonly ScreenEntry[] = [
  {
    path: '/refunds',
    label: {
      en: 'Refunds',
      es: 'Reembolsos',
      pt: 'Reembolsos',
      fr: 'Remboursements',
      de: 'Erstattungen',
      ar: 'المبالغ المستردة',
    },
    group: 'money',
    icon: 'refunds',
    key: 'r',
    scope: 'transactions.read',
    load: () => import('./refunds.tsx'),
  },
];
