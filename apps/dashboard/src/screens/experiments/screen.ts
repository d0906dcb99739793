import type { ScreenEntry } from '../../shell/screen.ts';

export const EXPERIMENTS: readonly ScreenEntry[] = [
  {
    path: '/experiments',
    label: {
      en: 'Experiments',
      es: 'Experimentos',
      pt: 'Experimentos',
      fr: 'Expériences',
      de: 'Experimente',
      ar: 'التجارب',
    },
    group: 'watch',
    icon: 'experiments',
    key: 'x',
    scope: 'flows.read',
    load: () => import('./experiments.tsx'),
  },
  {
    path: '/experiments/new',
    label: {
      en: 'Plan an experiment',
      es: 'Planificar un experimento',
      pt: 'Planejar um experimento',
      fr: 'Planifier une expérience',
      de: 'Experiment planen',
      ar: 'تخطيط تجربة',
    },
    load: () => import('./new-experiment.tsx'),
  },
  {
    path: '/experiments/{id}',
    label: {
      en: 'Experiment',
      es: 'Experimento',
      pt: 'Experimento',
      fr: 'Expérience',
      de: 'Experiment',
      ar: 'تجربة',
    },
    load: () => import('./experiment.tsx'),
  },
];
