import type { ScreenEntry } from '../../shell/screen.ts';

export const DISPUTES: readonly ScreenEntry[] = [
  {
    path: '/disputes',
    label: {
      en: 'Disputes',
      es: 'Disputas',
      pt: 'Disputas',
      fr: 'Litiges',
      de: 'Zahlungsstreitfälle',
      ar: 'النزاعات',
    },
    group: 'money',
    icon: 'disputes',
    key: 'd',
    scope: 'disputes.read',
    load: () => import('./disputes.tsx'),
  },
  {
    path: '/disputes/{id}',
    label: { en: 'Dispute', es: 'Disputa', pt: 'Disputa', fr: 'Litige', de: 'Streitfall', ar: 'نزاع' },
    load: () => import('./dispute.tsx'),
  },
];
