import type { ScreenEntry } from '../../shell/screen.ts';
import { WORDS } from './words.ts';

export const INSIGHTS: readonly ScreenEntry[] = [
  {
    path: '/insights',
    label: WORDS.title,
    group: 'watch',
    icon: 'insights',
    key: 'i',
    scope: 'metrics-explorer.read',
    load: () => import('./insights.tsx'),
  },
];
