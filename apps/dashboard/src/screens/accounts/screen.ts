import type { ScreenEntry } from '../../shell/screen.ts';
import { LABELS } from './label-words.ts';

export const ACCOUNTS: readonly ScreenEntry[] = [
  {
    path: '/accounts',
    label: LABELS.title,
    group: 'organisation',
    icon: 'accounts',
    scope: 'merchant-accounts.read',
    load: () => import('./accounts.tsx'),
  },
  { path: '/accounts/new', label: LABELS.add, load: () => import('./new-account.tsx') },
  { path: '/accounts/{id}', label: LABELS.one, load: () => import('./account.tsx') },
];
