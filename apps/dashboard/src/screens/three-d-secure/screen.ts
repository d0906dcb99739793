import type { ScreenEntry } from '../../shell/screen.ts';

export const THREE_D_SECURE: readonly ScreenEntry[] = [
  {
    path: '/three-d-secure',
    label: {
      en: '3-D Secure',
      es: '3-D Secure',
      pt: '3-D Secure',
      fr: '3-D Secure',
      de: '3-D Secure',
      ar: '‏3-D Secure',
    },
    group: 'setup',
    icon: 'shield',
    scope: 'three-ds-scenarios.read',
    isOfSandbox: true,
    load: () => import('./scenarios.tsx'),
  },
];
