import type { ScreenEntry } from '../../shell/screen.ts';
import { LABELS } from './label-words.ts';

export const ME: readonly ScreenEntry[] = [
  {
    path: '/me',
    label: LABELS.title,
    group: 'organisation',
    icon: 'me',
    key: 'y',
    load: () => import('./me.tsx'),
  },
];
