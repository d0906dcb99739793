import type { ScreenEntry } from '../../shell/screen.ts';

export const KEYS: readonly ScreenEntry[] = [
  {
    path: '/keys',
    label: {
      en: 'API keys',
      es: 'Claves de API',
      pt: 'Chaves de API',
      fr: 'Clés d’API',
      de: 'API-Schlüssel',
      ar: 'مفاتيح API',
    },
    group: 'organisation',
    icon: 'keys',
    key: 'k',
    scope: 'api-key-pairs.read',
    load: () => import('./keys.tsx'),
  },
  {
    path: '/keys/new',
    label: {
      en: 'Make a key',
      es: 'Crear una clave',
      pt: 'Criar uma chave',
      fr: 'Créer une clé',
      de: 'Schlüssel anlegen',
      ar: 'إنشاء مفتاح',
    },
    load: () => import('./new-key.tsx'),
  },
  {
    path: '/keys/{id}',
    label: {
      en: 'API key',
      es: 'Clave de API',
      pt: 'Chave de API',
      fr: 'Clé d’API',
      de: 'API-Schlüssel',
      ar: 'مفتاح API',
    },
    load: () => import('./key.tsx'),
  },
];
