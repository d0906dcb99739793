/** How the value of a condition is typed. */
export type ValueKind =
  | 'amount'
  | 'flag'
  | 'choices'
  | 'codes'
  | 'texts'
  | 'digits'
  | 'text'
  | 'pair'
  | 'number'
  | 'share'
  | 'velocity';

/** A condition of flows: where it may stand, what may be asked of it, and how its value is typed. */
export type ConditionField = Readonly<{
  flows: readonly string[];
  operators: readonly string[];
  kind: ValueKind;
  choices?: readonly string[];
}>;

const ANY = ['checkout', 'card-transaction', 'non-card-transaction', 'redirect-transaction'];
const PAYMENTS = ANY.slice(1);
const CARDS = ['card-transaction'];
const ONE_OF = ['is_one_of', 'is_not_one_of'];
const LIKE = ['like_one_of', 'unlike_any_of'];
const CART = ['includes_all', 'includes_at_least_one', 'includes_none'];
const SCHEMES =
  'accel amex bancontact carte-bancaire cirrus culiance dankort diners-club discover eftpos-australia elo hipercard ' +
  'jcb maestro mastercard mir nyce other pulse qcard rupay star uatp unionpay visa';

/** As the service has them: a test compares the two. */
export const CONDITION_FIELDS: Readonly<Record<string, ConditionField>> = {
  amount: { flows: ANY, operators: ['less_than', 'greater_than', 'is_between'], kind: 'amount' },
  amount_zero: { flows: ANY, operators: ['equal_to'], kind: 'flag' },
  anti_fraud_decision: {
    flows: PAYMENTS,
    operators: ONE_OF,
    kind: 'choices',
    choices: ['accept', 'error', 'reject', 'review', 'exception', 'skipped'],
  },
  browser_language: { flows: ANY, operators: ONE_OF, kind: 'texts' },
  card_bin: { flows: CARDS, operators: ONE_OF, kind: 'digits' },
  card_country: { flows: CARDS, operators: ONE_OF, kind: 'codes' },
  card_issuer_name: { flows: CARDS, operators: LIKE, kind: 'texts' },
  card_product_name: { flows: CARDS, operators: [...ONE_OF, ...LIKE], kind: 'texts' },
  card_scheme: { flows: CARDS, operators: ONE_OF, kind: 'choices', choices: SCHEMES.split(' ') },
  card_source: {
    flows: CARDS,
    operators: ONE_OF,
    kind: 'choices',
    choices: ['applepay', 'googlepay', 'network-token', 'raw', 'token'],
  },
  card_type: { flows: CARDS, operators: ONE_OF, kind: 'choices', choices: ['credit', 'debit', 'prepaid'] },
  country: { flows: ANY, operators: ONE_OF, kind: 'codes' },
  currency: { flows: ANY, operators: ONE_OF, kind: 'codes' },
  gift_card_bin: { flows: PAYMENTS, operators: ONE_OF, kind: 'digits' },
  has_gift_cards: { flows: PAYMENTS, operators: ['equal_to'], kind: 'flag' },
  is_subsequent_payment: { flows: PAYMENTS, operators: ['equal_to'], kind: 'flag' },
  merchant_initiated: { flows: PAYMENTS, operators: ['equal_to'], kind: 'flag' },
  metadata: { flows: ANY, operators: ['includes', 'excludes'], kind: 'pair' },
  metadata_numeric: {
    flows: ANY,
    operators: ['less_than', 'greater_than', 'equal_to', 'is_between'],
    kind: 'number',
  },
  payment_method: { flows: PAYMENTS, operators: ['equal_to', 'is_one_of'], kind: 'text' },
  payment_source: {
    flows: PAYMENTS,
    operators: ONE_OF,
    kind: 'choices',
    choices: ['ecommerce', 'moto', 'recurring', 'installment', 'card_on_file'],
  },
  product_categories: { flows: ANY, operators: CART, kind: 'texts' },
  product_types: { flows: ANY, operators: CART, kind: 'texts' },
  skus: { flows: ANY, operators: CART, kind: 'texts' },
  split_routing: { flows: PAYMENTS, operators: ['less_than_or_equal_to'], kind: 'share' },
  velocity: { flows: PAYMENTS, operators: ['greater_than', 'less_than'], kind: 'velocity' },
};

/** What a condition on velocity counts, of payments with what in common, and of how long a time. */
export const VELOCITY_FIELDS = {
  count: ['payments', 'approved', 'declined', 'cards', 'amount'],
  by: ['card', 'buyer_id', 'buyer_external_identifier', 'email_address', 'ip_address', 'device'],
  within: ['10_minutes', '1_hour', '1_day', '7_days'],
} as const;
