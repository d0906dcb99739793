import type { ScreenEntry } from '../../shell/screen.ts';

const LABEL = {
  en: 'Relay',
  es: 'Relé',
  pt: 'Relay',
  fr: 'Relais',
  de: 'Weiterleitung',
  ar: 'الترحيل',
};

export const RELAY: readonly ScreenEntry[] = [
  {
    path: '/relay',
    label: LABEL,
    group: 'setup',
    icon: 'relay',
    scope: 'vault-forward-configs.read',
    load: () => import('./relay.tsx'),
  },
  { path: '/relay/{id}', label: LABEL, load: () => import('./relay-endpoint.tsx') },
];
