import type { ScreenEntry } from '../../shell/screen.ts';

const LABEL = {
  en: 'Approvals',
  es: 'Aprobaciones',
  pt: 'Aprovações',
  fr: 'Accords',
  de: 'Freigaben',
  ar: 'الموافقات',
} as const;

export const APPROVALS: readonly ScreenEntry[] = [
  {
    path: '/approvals',
    label: LABEL,
    group: 'organisation',
    icon: 'inbox',
    key: 'v',
    load: () => import('./approvals.tsx'),
  },
  { path: '/approvals/{id}', label: LABEL, load: () => import('./approval.tsx') },
];
