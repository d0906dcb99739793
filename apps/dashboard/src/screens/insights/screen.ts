import type { ScreenEntry } from '../../shell/screen.ts';

export const INSIGHTS: readonly ScreenEntry[] = [
  {
    path: '/insights',
    label: {
      en: 'Insights',
      es: 'Análisis',
      pt: 'Análises',
      fr: 'Analyses',
      de: 'Auswertungen',
      ar: 'التحليلات',
    },
    group: 'watch',
    icon: 'insights',
    key: 'i',
    scope: 'metrics-explorer.read',
    load: () => import('./insights.tsx'),
  },
];
