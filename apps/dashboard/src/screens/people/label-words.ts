import { wordsOf } from '../../words/words.ts';

/** What the navigation says: loaded with the first page, which the other words are not. */
export const LABELS = wordsOf({
  title: { en: 'People', es: 'Personas', pt: 'Pessoas', fr: 'Personnes', de: 'Personen', ar: 'الأشخاص' },
  add: {
    en: 'Add somebody',
    es: 'Añadir a alguien',
    pt: 'Adicionar alguém',
    fr: 'Ajouter quelqu’un',
    de: 'Jemanden hinzufügen',
    ar: 'إضافة شخص',
  },
  one: { en: 'Person', es: 'Persona', pt: 'Pessoa', fr: 'Personne', de: 'Person', ar: 'شخص' },
});
