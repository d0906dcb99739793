import type { ScreenEntry } from '../../shell/screen.ts';

const LABEL = {
  en: 'Webhooks',
  es: 'Webhooks',
  pt: 'Webhooks',
  fr: 'Webhooks',
  de: 'Webhooks',
  ar: 'خطافات الويب',
};

export const WEBHOOKS: readonly ScreenEntry[] = [
  {
    path: '/webhooks',
    label: LABEL,
    group: 'setup',
    icon: 'webhooks',
    key: 'w',
    scope: 'webhook-subscriptions.read',
    load: () => import('./webhooks.tsx'),
  },
  { path: '/webhooks/{id}', label: LABEL, load: () => import('./webhook.tsx') },
];
