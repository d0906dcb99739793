import type { ScreenEntry } from '../../shell/screen.ts';

export const GIFT_CARDS: readonly ScreenEntry[] = [
  {
    path: '/gift-cards',
    label: {
      en: 'Gift cards',
      es: 'Tarjetas regalo',
      pt: 'Vales-presente',
      fr: 'Cartes cadeaux',
      de: 'Geschenkkarten',
      ar: 'بطاقات الهدايا',
    },
    group: 'money',
    icon: 'gift',
    key: 'g',
    scope: 'gift-cards.read',
    load: () => import('./gift-cards.tsx'),
  },
];
