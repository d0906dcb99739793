import type { ScreenEntry } from '../../shell/screen.ts';

export const TAIL: readonly ScreenEntry[] = [
  {
    path: '/tail',
    label: {
      en: 'Tail and logs',
      es: 'En vivo y registros',
      pt: 'Ao vivo e registros',
      fr: 'Direct et journaux',
      de: 'Live und Protokolle',
      ar: 'البث والسجلات',
    },
    group: 'watch',
    icon: 'tail',
    key: 't',
    scope: 'events.read',
    load: () => import('./tail.tsx'),
  },
];
