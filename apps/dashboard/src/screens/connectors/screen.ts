import type { ScreenEntry } from '../../shell/screen.ts';
import { WORDS } from './words.ts';

export const CONNECTORS: readonly ScreenEntry[] = [
  {
    path: '/connectors',
    label: WORDS.connectors,
    group: 'setup',
    icon: 'connectors',
    key: 'c',
    scope: 'payment-services.read',
    load: () => import('./connectors.tsx').then(({ List }) => ({ Screen: List })),
  },
  {
    path: '/connectors/new',
    label: WORDS.add_title,
    load: () => import('./connectors.tsx').then(({ New }) => ({ Screen: New })),
  },
  {
    path: '/connectors/{id}',
    label: WORDS.connectors,
    load: () => import('./connectors.tsx').then(({ One }) => ({ Screen: One })),
  },
  {
    path: '/fraud',
    label: WORDS.fraud,
    group: 'setup',
    icon: 'shield',
    scope: 'anti-fraud-services.read',
    load: () => import('./fraud.tsx').then(({ List }) => ({ Screen: List })),
  },
  {
    path: '/fraud/new',
    label: WORDS.add_title,
    load: () => import('./fraud.tsx').then(({ New }) => ({ Screen: New })),
  },
  {
    path: '/fraud/{id}',
    label: WORDS.fraud,
    load: () => import('./fraud.tsx').then(({ One }) => ({ Screen: One })),
  },
  {
    path: '/gift-card-services',
    label: WORDS.gift_cards,
    group: 'setup',
    icon: 'gift',
    scope: 'gift-card-services.read',
    load: () => import('./gift-card-services.tsx').then(({ List }) => ({ Screen: List })),
  },
  {
    path: '/gift-card-services/new',
    label: WORDS.add_title,
    load: () => import('./gift-card-services.tsx').then(({ New }) => ({ Screen: New })),
  },
  {
    path: '/gift-card-services/{id}',
    label: WORDS.gift_cards,
    load: () => import('./gift-card-services.tsx').then(({ One }) => ({ Screen: One })),
  },
];
