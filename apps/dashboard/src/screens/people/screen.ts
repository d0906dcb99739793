import type { ScreenEntry } from '../../shell/screen.ts';
import { LABELS } from './label-words.ts';

export const PEOPLE: readonly ScreenEntry[] = [
  {
    path: '/people',
    label: LABELS.title,
    group: 'organisation',
    icon: 'people',
    key: 'u',
    scope: 'users.read',
    load: () => import('./people.tsx'),
  },
  { path: '/people/new', label: LABELS.add, load: () => import('./new-person.tsx') },
  { path: '/people/{id}', label: LABELS.one, load: () => import('./person.tsx') },
];
