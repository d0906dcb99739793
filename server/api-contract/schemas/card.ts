import { CARD_NUMBER_LENGTHS, CARD_SCHEMES } from '../../domain/card-scheme.ts';
import { BANK_SCHEMES } from '../vocabulary.ts';
import { choice, nullable, object } from './schema.ts';
import { sensitive } from './sensitive.ts';
import { describe, withDescription } from './words.ts';
import { Type } from './type.ts';

/** What the digits mean is checked in `domain/`. */
/** As long as cards are: Maestro's may have twelve digits. */
export const cardNumber = () =>
  sensitive('card.number', {
    minLength: CARD_NUMBER_LENGTHS.min,
    maxLength: CARD_NUMBER_LENGTHS.max,
    digits: true,
  });
export const CARD_NUMBER_WORDS =
  `${CARD_NUMBER_LENGTHS.min} to ${CARD_NUMBER_LENGTHS.max} digits without blanks; goes into the vault before ` +
  'anything parses the body, and is never answered.';

export const ExpirationDate = withDescription(
  Type.String({ minLength: 5, maxLength: 5, pattern: '^\\d{2}/\\d{2}$' }),
  '`MM/YY`.',
);

export const CardScheme = choice('CardScheme', CARD_SCHEMES);

/**
 * The scheme of any stored payment method: a card's, or that of a bank account (`null` for those under the
 * published version).
 */
export const PaymentMethodScheme = Type.Enum([...CARD_SCHEMES, ...BANK_SCHEMES], {
  type: 'string',
  title: 'PaymentMethodScheme',
  'x-vocabulary': 'payment-method-scheme',
});

export const CardType = choice('CardType', ['credit', 'debit', 'prepaid']);

export const PaymentMethodDetailsCard = object('PaymentMethodDetailsCard', {
  bin: nullable(Type.String({ maxLength: 8, minLength: 6, pattern: '^\\d+$' })),
  card_type: nullable(CardType),
  card_issuer_name: nullable(Type.String()),
});
describe(PaymentMethodDetailsCard, {
  bin: 'First six to eight digits of the number.',
  card_type: 'How the account behind it is funded; null where the BIN table does not know.',
  card_issuer_name: 'The bank that gave the card; null where the BIN table does not know.',
});
