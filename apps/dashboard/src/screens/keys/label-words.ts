import { wordsOf } from '../../words/words.ts';

/** What the navigation says: loaded with the first page, which the other words are not. */
export const LABELS = wordsOf({
  title: {
    en: 'API keys',
    es: 'Claves de API',
    pt: 'Chaves de API',
    fr: 'Clés d’API',
    de: 'API-Schlüssel',
    ar: 'مفاتيح API',
  },
  make: {
    en: 'Make a key',
    es: 'Crear una clave',
    pt: 'Criar uma chave',
    fr: 'Créer une clé',
    de: 'Schlüssel anlegen',
    ar: 'إنشاء مفتاح',
  },
  one: {
    en: 'API key',
    es: 'Clave de API',
    pt: 'Chave de API',
    fr: 'Clé d’API',
    de: 'API-Schlüssel',
    ar: 'مفتاح API',
  },
});
