import type { ScreenEntry } from '../../shell/screen.ts';
import { WORDS } from './words.ts';

export const MONITORING: readonly ScreenEntry[] = [
  {
    path: '/monitoring',
    label: WORDS.title,
    group: 'watch',
    icon: 'monitoring',
    key: 'm',
    scope: 'monitoring.read',
    load: () => import('./monitoring.tsx'),
  },
  {
    path: '/monitoring/incidents/{id}',
    label: WORDS.incident,
    load: () => import('./incident.tsx'),
  },
];
