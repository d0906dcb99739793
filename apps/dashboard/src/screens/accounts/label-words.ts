import { wordsOf } from '../../words/words.ts';

/** What the navigation says: loaded with the first page, which the other words are not. */
export const LABELS = wordsOf({
  title: {
    en: 'Merchant accounts',
    es: 'Cuentas de comerciante',
    pt: 'Contas de comerciante',
    fr: 'Comptes marchands',
    de: 'Händlerkonten',
    ar: 'حسابات التاجر',
  },
  add: {
    en: 'Add an account',
    es: 'Añadir una cuenta',
    pt: 'Adicionar uma conta',
    fr: 'Ajouter un compte',
    de: 'Konto anlegen',
    ar: 'إضافة حساب',
  },
  one: {
    en: 'Merchant account',
    es: 'Cuenta de comerciante',
    pt: 'Conta de comerciante',
    fr: 'Compte marchand',
    de: 'Händlerkonto',
    ar: 'حساب التاجر',
  },
});
