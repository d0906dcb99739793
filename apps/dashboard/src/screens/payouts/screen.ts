import type { ScreenEntry } from '../../shell/screen.ts';
import { WORDS } from './words.ts';

export const PAYOUTS: readonly ScreenEntry[] = [
  {
    path: '/payouts',
    label: WORDS.title,
    group: 'money',
    icon: 'payouts',
    key: 'o',
    scope: 'payouts.read',
    load: () => import('./payouts.tsx'),
  },
  { path: '/payouts/{id}', label: WORDS.payout, scope: 'payouts.read', load: () => import('./payout.tsx') },
];
