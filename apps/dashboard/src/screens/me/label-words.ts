import { wordsOf } from '../../words/words.ts';

/** What the navigation says: loaded with the first page, which the other words are not. */
export const LABELS = wordsOf({
  title: { en: 'You', es: 'Usted', pt: 'Você', fr: 'Vous', de: 'Sie', ar: 'أنت' },
});
