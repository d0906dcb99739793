import type { ScreenEntry } from '../../shell/screen.ts';

export const REPORTS: readonly ScreenEntry[] = [
  {
    path: '/reports',
    label: {
      en: 'Reports',
      es: 'Informes',
      pt: 'Relatórios',
      fr: 'Rapports',
      de: 'Berichte',
      ar: 'التقارير',
    },
    group: 'watch',
    icon: 'reports',
    scope: 'reports.read',
    load: () => import('./reports.tsx'),
  },
  {
    path: '/reports/{id}',
    label: { en: 'Report', es: 'Informe', pt: 'Relatório', fr: 'Rapport', de: 'Bericht', ar: 'التقرير' },
    scope: 'reports.read',
    load: () => import('./report.tsx'),
  },
];
