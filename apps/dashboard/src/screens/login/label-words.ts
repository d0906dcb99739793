import { wordsOf } from '../../words/words.ts';

/** What the navigation says: loaded with the first page, which the other words are not. */
export const LABELS = wordsOf({
  title: {
    en: 'Log in',
    es: 'Iniciar sesión',
    pt: 'Entrar',
    fr: 'Se connecter',
    de: 'Anmelden',
    ar: 'تسجيل الدخول',
  },
  begin: {
    en: 'Welcome',
    es: 'Le damos la bienvenida',
    pt: 'Boas-vindas',
    fr: 'Bienvenue',
    de: 'Willkommen',
    ar: 'أهلًا بك',
  },
});
