import type { ScreenEntry } from '../../shell/screen.ts';

export const AUDIT: readonly ScreenEntry[] = [
  {
    path: '/audit',
    label: { en: 'Audit', es: 'Auditoría', pt: 'Auditoria', fr: 'Audit', de: 'Protokoll', ar: 'سجل التدقيق' },
    group: 'organisation',
    icon: 'audit',
    key: 'a',
    scope: 'audit-logs.read',
    load: () => import('./audit.tsx'),
  },
];
