import { wordsOf } from '../../words/words.ts';

/** What the navigation says: loaded with the first page, which the other words are not. */
export const LABELS = wordsOf({
  title: { en: 'Audit', es: 'Auditoría', pt: 'Auditoria', fr: 'Audit', de: 'Protokoll', ar: 'سجل التدقيق' },
});
