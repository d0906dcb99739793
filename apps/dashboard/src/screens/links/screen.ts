import type { ScreenEntry } from '../../shell/screen.ts';

export const LINKS: readonly ScreenEntry[] = [
  {
    path: '/links',
    label: {
      en: 'Payment links',
      es: 'Enlaces de pago',
      pt: 'Links de pagamento',
      fr: 'Liens de paiement',
      de: 'Zahlungslinks',
      ar: 'روابط الدفع',
    },
    group: 'money',
    icon: 'links',
    key: 'l',
    scope: 'payment-links.read',
    load: () => import('./links.tsx'),
  },
  {
    path: '/links/new',
    label: {
      en: 'Make a link',
      es: 'Crear un enlace',
      pt: 'Criar um link',
      fr: 'Créer un lien',
      de: 'Link anlegen',
      ar: 'إنشاء رابط',
    },
    load: () => import('./new-link.tsx'),
  },
  {
    path: '/links/{id}',
    label: {
      en: 'Payment link',
      es: 'Enlace de pago',
      pt: 'Link de pagamento',
      fr: 'Lien de paiement',
      de: 'Zahlungslink',
      ar: 'رابط دفع',
    },
    load: () => import('./link.tsx'),
  },
];
