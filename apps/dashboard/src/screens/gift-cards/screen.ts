import type { ScreenEntry } from '../../shell/screen.ts';
import { WORDS } from './words.ts';

export const GIFT_CARDS: readonly ScreenEntry[] = [
  {
    path: '/gift-cards',
    label: WORDS.title,
    group: 'money',
    icon: 'gift',
    key: 'g',
    scope: 'gift-cards.read',
    load: () => import('./gift-cards.tsx'),
  },
];
