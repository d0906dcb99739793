import type { ScreenEntry } from '../../shell/screen.ts';

export const LOGIN: readonly ScreenEntry[] = [
  {
    path: '/login',
    label: {
      en: 'Log in',
      es: 'Iniciar sesión',
      pt: 'Entrar',
      fr: 'Se connecter',
      de: 'Anmelden',
      ar: 'تسجيل الدخول',
    },
    isOutside: true,
    load: () => import('./login.tsx'),
  },
  {
    path: '/auth/begin',
    label: {
      en: 'Welcome',
      es: 'Le damos la bienvenida',
      pt: 'Boas-vindas',
      fr: 'Bienvenue',
      de: 'Willkommen',
      ar: 'أهلًا بك',
    },
    isOutside: true,
    load: () => import('./begin.tsx'),
  },
];
