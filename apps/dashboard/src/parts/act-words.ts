import { wordsOf } from '../words/words.ts';

/** Acts that a role may limit. */
export const LIMITED_ACT_WORDS = wordsOf({
  capture: { en: 'Capture', es: 'Captura', pt: 'Captura', fr: 'Capture', de: 'Einzug', ar: 'التحصيل' },
  payout: {
    en: 'Payout',
    es: 'Pago saliente',
    pt: 'Repasse',
    fr: 'Versement',
    de: 'Auszahlung',
    ar: 'دفعة صادرة',
  },
  refund: {
    en: 'Refund',
    es: 'Reembolso',
    pt: 'Reembolso',
    fr: 'Remboursement',
    de: 'Erstattung',
    ar: 'الاسترداد',
  },
});
