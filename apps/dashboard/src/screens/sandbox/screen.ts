import type { ScreenEntry } from '../../shell/screen.ts';
import { WORDS } from './words.ts';

export const SANDBOX: readonly ScreenEntry[] = [
  {
    path: '/sandbox',
    label: WORDS.title,
    group: 'setup',
    icon: 'sandbox',
    key: 't',
    scope: 'merchant-accounts.read',
    isOfSandbox: true,
    load: () => import('./sandbox.tsx'),
  },
];
