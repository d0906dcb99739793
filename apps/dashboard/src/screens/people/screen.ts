import type { ScreenEntry } from '../../shell/screen.ts';

export const PEOPLE: readonly ScreenEntry[] = [
  {
    path: '/people',
    label: { en: 'People', es: 'Personas', pt: 'Pessoas', fr: 'Personnes', de: 'Personen', ar: 'الأشخاص' },
    group: 'organisation',
    icon: 'people',
    key: 'u',
    scope: 'users.read',
    load: () => import('./people.tsx'),
  },
  {
    path: '/people/new',
    label: {
      en: 'Add somebody',
      es: 'Añadir a alguien',
      pt: 'Adicionar alguém',
      fr: 'Ajouter quelqu’un',
      de: 'Jemanden hinzufügen',
      ar: 'إضافة شخص',
    },
    load: () => import('./new-person.tsx'),
  },
  {
    path: '/people/{id}',
    label: { en: 'Person', es: 'Persona', pt: 'Pessoa', fr: 'Personne', de: 'Person', ar: 'شخص' },
    load: () => import('./person.tsx'),
  },
];
