import type { ScreenEntry } from '../../shell/screen.ts';
import { LABELS } from './label-words.ts';

export const LOGIN: readonly ScreenEntry[] = [
  { path: '/login', label: LABELS.title, isOutside: true, load: () => import('./login.tsx') },
  { path: '/auth/begin', label: LABELS.begin, isOutside: true, load: () => import('./begin.tsx') },
];
