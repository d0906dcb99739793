import Type from 'typebox';

/** In the smallest unit of the currency. */
export const Amount = Type.Integer({ minimum: 0, maximum: 99_999_999 });

/** ISO 4217; which codes exist is checked in `domain/`. */
export const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$' });
