import { wordsOf } from '../../words/words.ts';

export const WORDS = wordsOf({
  title: {
    en: 'Log in',
    es: 'Iniciar sesión',
    pt: 'Entrar',
    fr: 'Se connecter',
    de: 'Anmelden',
    ar: 'تسجيل الدخول',
  },
  demo: {
    en: 'Continue as demo administrator',
    es: 'Continuar como administrador de demostración',
    pt: 'Continuar como administrador de demonstração',
    fr: 'Continuer comme administrateur de démonstration',
    de: 'Als Demo-Administrator fortfahren',
    ar: 'المتابعة كمسؤول تجريبي',
  },
  demo_why: {
    en: 'Only in a sandbox, and only on the machine that it runs on.',
    es: 'Solo en un entorno de pruebas y en la máquina donde se ejecuta.',
    pt: 'Somente em um ambiente de teste e na máquina em que ele roda.',
    fr: 'Seulement dans un bac à sable, sur la machine où il tourne.',
    de: 'Nur in einer Sandbox, und nur auf dem Rechner, auf dem sie läuft.',
    ar: 'في بيئة الاختبار فقط، وعلى الجهاز الذي تعمل عليه.',
  },
});
