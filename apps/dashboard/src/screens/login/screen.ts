import type { ScreenEntry } from '../../shell/screen.ts';
import { WORDS } from './words.ts';

export const LOGIN: readonly ScreenEntry[] = [
  { path: '/login', label: WORDS.title, isOutside: true, load: () => import('./login.tsx') },
];
