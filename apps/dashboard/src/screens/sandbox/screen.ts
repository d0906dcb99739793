import type { ScreenEntry } from '../../shell/screen.ts';

export const SANDBOX: readonly ScreenEntry[] = [
  {
    path: '/sandbox',
    label: {
      en: 'Sandbox',
      es: 'Sandbox',
      pt: 'Sandbox',
      fr: 'Bac à sable',
      de: 'Sandbox',
      ar: 'بيئة الاختبار',
    },
    group: 'setup',
    icon: 'sandbox',
    key: 's',
    scope: 'merchant-accounts.read',
    isOfSandbox: true,
    load: () => import('./sandbox.tsx'),
  },
];
