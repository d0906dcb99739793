import type { ScreenEntry } from '../../shell/screen.ts';
import { WORDS } from './words.ts';

export const HOME: readonly ScreenEntry[] = [
  { path: '/', label: WORDS.title, group: 'money', icon: 'home', key: 'h', load: () => import('./home.tsx') },
];
