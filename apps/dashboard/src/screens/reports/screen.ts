import type { ScreenEntry } from '../../shell/screen.ts';
import { WORDS } from './words.ts';

export const REPORTS: readonly ScreenEntry[] = [
  {
    path: '/reports',
    label: WORDS.title,
    group: 'watch',
    icon: 'reports',
    scope: 'reports.read',
    load: () => import('./reports.tsx'),
  },
  { path: '/reports/{id}', label: WORDS.report, scope: 'reports.read', load: () => import('./report.tsx') },
];
