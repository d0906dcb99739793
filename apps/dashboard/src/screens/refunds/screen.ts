import type { ScreenEntry } from '../../shell/screen.ts';
import { WORDS } from './words.ts';

export const REFUNDS: readonly ScreenEntry[] = [
  {
    path: '/refunds',
    label: WORDS.title,
    group: 'money',
    icon: 'refunds',
    key: 'r',
    scope: 'transactions.read',
    load: () => import('./refunds.tsx'),
  },
];
