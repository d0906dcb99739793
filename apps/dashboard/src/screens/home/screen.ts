import type { ScreenEntry } from '../../shell/screen.ts';

export const HOME: readonly ScreenEntry[] = [
  {
    path: '/',
    label: { en: 'Home', es: 'Inicio', pt: 'Início', fr: 'Accueil', de: 'Start', ar: 'الرئيسية' },
    group: 'money',
    icon: 'home',
    key: 'h',
    load: () => import('./home.tsx'),
  },
];
