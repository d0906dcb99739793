import type { ScreenEntry } from '../../shell/screen.ts';
import { WORDS } from './words.ts';

export const DISPUTES: readonly ScreenEntry[] = [
  {
    path: '/disputes',
    label: WORDS.title,
    group: 'money',
    icon: 'disputes',
    key: 'd',
    scope: 'disputes.read',
    load: () => import('./disputes.tsx'),
  },
  { path: '/disputes/{id}', label: WORDS.dispute, load: () => import('./dispute.tsx') },
];
