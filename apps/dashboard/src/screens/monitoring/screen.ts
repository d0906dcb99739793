import type { ScreenEntry } from '../../shell/screen.ts';

export const MONITORING: readonly ScreenEntry[] = [
  {
    path: '/monitoring',
    label: {
      en: 'Monitoring',
      es: 'Supervisión',
      pt: 'Monitoramento',
      fr: 'Surveillance',
      de: 'Überwachung',
      ar: 'المراقبة',
    },
    group: 'watch',
    icon: 'monitoring',
    key: 'm',
    scope: 'monitoring.read',
    load: () => import('./monitoring.tsx'),
  },
  {
    path: '/monitoring/incidents/{id}',
    label: { en: 'Incident', es: 'Incidencia', pt: 'Incidente', fr: 'Incident', de: 'Vorfall', ar: 'حادث' },
    load: () => import('./incident.tsx'),
  },
];
