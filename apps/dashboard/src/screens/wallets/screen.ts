import type { ScreenEntry } from '../../shell/screen.ts';
import { WORDS } from './words.ts';

export const WALLETS: readonly ScreenEntry[] = [
  {
    path: '/wallets',
    label: WORDS.wallets,
    group: 'setup',
    icon: 'wallet',
    scope: 'digital-wallets.read',
    load: () => import('./wallets.tsx'),
  },
  {
    path: '/wallets/{id}',
    label: WORDS.wallet,
    load: () => import('./wallet.tsx'),
  },
];
