import type { ScreenEntry } from '../../shell/screen.ts';

export const ME: readonly ScreenEntry[] = [
  {
    path: '/me',
    label: { en: 'You', es: 'Usted', pt: 'Você', fr: 'Vous', de: 'Sie', ar: 'أنت' },
    group: 'organisation',
    icon: 'me',
    key: 'y',
    load: () => import('./me.tsx'),
  },
];
