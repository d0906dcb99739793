import type { ScreenEntry } from '../../shell/screen.ts';

export const FLOWS: readonly ScreenEntry[] = [
  {
    path: '/flows',
    label: { en: 'Flows', es: 'Flujos', pt: 'Fluxos', fr: 'Flux', de: 'Abläufe', ar: 'المسارات' },
    group: 'setup',
    icon: 'flows',
    key: 'f',
    scope: 'flows.read',
    load: () => import('./flows.tsx'),
  },
];
