import type { ScreenEntry } from '../../shell/screen.ts';
import { LABELS } from './label-words.ts';

export const AUDIT: readonly ScreenEntry[] = [
  {
    path: '/audit',
    label: LABELS.title,
    group: 'organisation',
    icon: 'audit',
    key: 'a',
    scope: 'audit-logs.read',
    load: () => import('./audit.tsx'),
  },
];
