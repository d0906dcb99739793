import type { ScreenEntry } from '../../shell/screen.ts';
import { WORDS } from './words.ts';

export const LINKS: readonly ScreenEntry[] = [
  {
    path: '/links',
    label: WORDS.title,
    group: 'money',
    icon: 'links',
    key: 'l',
    scope: 'payment-links.read',
    load: () => import('./links.tsx'),
  },
  { path: '/links/new', label: WORDS.make, load: () => import('./new-link.tsx') },
  { path: '/links/{id}', label: WORDS.one, load: () => import('./link.tsx') },
];
