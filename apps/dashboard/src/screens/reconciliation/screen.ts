import type { ScreenEntry } from '../../shell/screen.ts';

export const RECONCILIATION: readonly ScreenEntry[] = [
  {
    path: '/reconciliation',
    label: {
      en: 'Reconciliation',
      es: 'Conciliación',
      pt: 'Conciliação',
      fr: 'Rapprochement',
      de: 'Abgleich',
      ar: 'المطابقة',
    },
    group: 'watch',
    icon: 'reconcile',
    key: 'e',
    scope: 'transactions.read',
    load: () => import('./reconciliation.tsx'),
  },
  {
    path: '/reconciliation/reports/{id}',
    label: {
      en: 'Settlement report',
      es: 'Informe de liquidación',
      pt: 'Relatório de liquidação',
      fr: 'Relevé de règlement',
      de: 'Abrechnungsbericht',
      ar: 'تقرير التسوية',
    },
    scope: 'transactions.read',
    load: () => import('./settlement-report.tsx'),
  },
  {
    path: '/reconciliation/files/{id}',
    label: { en: 'File', es: 'Archivo', pt: 'Arquivo', fr: 'Fichier', de: 'Datei', ar: 'الملف' },
    scope: 'reports.read',
    load: () => import('./processor-file.tsx'),
  },
];
