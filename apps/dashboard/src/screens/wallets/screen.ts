import type { ScreenEntry } from '../../shell/screen.ts';

export const WALLETS: readonly ScreenEntry[] = [
  {
    path: '/wallets',
    label: {
      en: 'Wallets',
      es: 'Monederos',
      pt: 'Carteiras',
      fr: 'Portefeuilles',
      de: 'Wallets',
      ar: 'المحافظ',
    },
    group: 'setup',
    icon: 'wallet',
    scope: 'digital-wallets.read',
    load: () => import('./wallets.tsx'),
  },
  {
    path: '/wallets/{id}',
    label: { en: 'Wallet', es: 'Monedero', pt: 'Carteira', fr: 'Portefeuille', de: 'Wallet', ar: 'المحفظة' },
    load: () => import('./wallet.tsx'),
  },
];
