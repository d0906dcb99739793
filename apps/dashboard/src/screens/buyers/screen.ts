import type { ScreenEntry } from '../../shell/screen.ts';

export const BUYERS: readonly ScreenEntry[] = [
  {
    path: '/buyers',
    label: {
      en: 'Buyers',
      es: 'Compradores',
      pt: 'Compradores',
      fr: 'Acheteurs',
      de: 'Käufer',
      ar: 'المشترون',
    },
    group: 'money',
    icon: 'buyers',
    key: 'b',
    scope: 'buyers.read',
    load: () => import('./buyers.tsx'),
  },
  {
    path: '/buyers/{id}',
    label: { en: 'Buyer', es: 'Comprador', pt: 'Comprador', fr: 'Acheteur', de: 'Käufer', ar: 'المشتري' },
    scope: 'buyers.read',
    load: () => import('./buyer.tsx'),
  },
];
