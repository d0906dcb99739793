import type { ScreenEntry } from '../../shell/screen.ts';
import { WORDS } from './words.ts';

export const BUYERS: readonly ScreenEntry[] = [
  {
    path: '/buyers',
    label: WORDS.title,
    group: 'money',
    icon: 'buyers',
    key: 'b',
    scope: 'buyers.read',
    load: () => import('./buyers.tsx'),
  },
  { path: '/buyers/{id}', label: WORDS.one, scope: 'buyers.read', load: () => import('./buyer.tsx') },
];
