import type { ScreenEntry } from '../../shell/screen.ts';
import { LABELS } from './label-words.ts';

export const KEYS: readonly ScreenEntry[] = [
  {
    path: '/keys',
    label: LABELS.title,
    group: 'organisation',
    icon: 'keys',
    key: 'k',
    scope: 'api-key-pairs.read',
    load: () => import('./keys.tsx'),
  },
  { path: '/keys/new', label: LABELS.make, load: () => import('./new-key.tsx') },
  { path: '/keys/{id}', label: LABELS.one, load: () => import('./key.tsx') },
];
