import type { ScreenEntry } from '../../shell/screen.ts';

export const ACCOUNTS: readonly ScreenEntry[] = [
  {
    path: '/accounts',
    label: {
      en: 'Merchant accounts',
      es: 'Cuentas de comerciante',
      pt: 'Contas de comerciante',
      fr: 'Comptes marchands',
      de: 'Händlerkonten',
      ar: 'حسابات التاجر',
    },
    group: 'organisation',
    icon: 'accounts',
    scope: 'merchant-accounts.read',
    load: () => import('./accounts.tsx'),
  },
  {
    path: '/accounts/new',
    label: {
      en: 'Add an account',
      es: 'Añadir una cuenta',
      pt: 'Adicionar uma conta',
      fr: 'Ajouter un compte',
      de: 'Konto anlegen',
      ar: 'إضافة حساب',
    },
    load: () => import('./new-account.tsx'),
  },
  {
    path: '/accounts/{id}',
    label: {
      en: 'Merchant account',
      es: 'Cuenta de comerciante',
      pt: 'Conta de comerciante',
      fr: 'Compte marchand',
      de: 'Händlerkonto',
      ar: 'حساب التاجر',
    },
    load: () => import('./account.tsx'),
  },
];
