import type { ScreenEntry } from '../../shell/screen.ts';
import { WORDS } from './words.ts';

export const RECONCILIATION: readonly ScreenEntry[] = [
  {
    path: '/reconciliation',
    label: WORDS.title,
    group: 'watch',
    icon: 'reconcile',
    key: 'y',
    scope: 'transactions.read',
    load: () => import('./reconciliation.tsx'),
  },
  {
    path: '/reconciliation/reports/{id}',
    label: WORDS.report,
    scope: 'transactions.read',
    load: () => import('./settlement-report.tsx'),
  },
  {
    path: '/reconciliation/files/{id}',
    label: WORDS.file,
    scope: 'reports.read',
    load: () => import('./processor-file.tsx'),
  },
];
