import type { Step } from './step.ts';

/** The amounts at which the sandbox's processors refuse what follows an authorization. */
const DECLINED = { authorize: 200_011, capture: 500_002, void: 510_002, refund: 520_002, payout: 530_001 };
const PAYOUT_THAT_TAKES_A_DAY = 530_003;
const FAILED = { authorize: 300_013, capture: 500_001, void: 510_001, refund: 520_003, payout: 530_002 };
const GOOD = 1_299;

/** Good for long after the time to which anybody moves the clock of a sandbox. */
const CARD = { method: 'card', number: '4111111111111111', expiration_date: '12/45', security_code: '123' };

const paid = { transaction_id: '{create_transaction.id}' };
const pay = (amount: number, intent: 'authorize' | 'capture', more: object = {}): Step => ({
  operation: 'create_transaction',
  body: { amount, currency: 'USD', country: 'US', intent, payment_method: CARD, ...more },
});
const capture = (amount: number): readonly Step[] => [
  pay(amount, 'authorize'),
  { operation: 'capture_transaction', params: paid, body: { amount } },
];
const voided = (amount: number): readonly Step[] => [
  pay(amount, 'authorize'),
  { operation: 'void_transaction', params: paid },
];
const refund = (amount: number): readonly Step[] => [
  pay(amount, 'capture'),
  { operation: 'create_transaction_refund', params: paid, body: { amount } },
];

const STORED: Step = { operation: 'create_payment_method', body: CARD };
const stored = { payment_method_id: '{create_payment_method.id}' };
/** Without the buyer, and with not enough money. */
const RETRIED: readonly Step[] = [
  STORED,
  pay(DECLINED.authorize, 'capture', {
    payment_method: { method: 'id', id: '{create_payment_method.id}' },
    merchant_initiated: true,
    payment_source: 'recurring',
    is_subsequent_payment: true,
    retry: {},
  }),
];
const payout = (amount: number): readonly Step[] => [
  STORED,
  { operation: 'list_payment_services', query: { method: 'card' } },
  {
    operation: 'create_payout',
    body: {
      amount,
      currency: 'USD',
      payment_service_id: '{list_payment_services.items.0.id}',
      payment_method: { method: 'id', id: '{create_payment_method.id}' },
    },
  },
];

const BUYER: Step = { operation: 'add_buyer', body: { display_name: 'Ada Example' } };
const buyer = { buyer_id: '{add_buyer.id}' };
const ADDRESS: Step = {
  operation: 'add_buyer_shipping_details',
  params: buyer,
  body: { first_name: 'Ada', last_name: 'Example', address: { city: 'Springfield', country: 'US' } },
};
const address = { ...buyer, shipping_details_id: '{add_buyer_shipping_details.id}' };
const GIFT_CARD: Step = {
  operation: 'create_gift_card',
  body: { number: '6035710000011234', pin: '0500' },
};
const LINK: Step = {
  operation: 'add_payment_link',
  body: { amount: GOOD, currency: 'USD', country: 'US' },
};
/** A worker makes its file at once. */
const REPORT: Step = {
  operation: 'add_report',
  body: {
    name: 'Made by railyard trigger',
    schedule: 'once',
    schedule_enabled: true,
    spec: { model: 'transactions', params: { fields: ['id', 'status', 'captured_amount', 'currency'] } },
  },
};
const KEY: readonly Step[] = [
  { operation: 'list_roles' },
  {
    operation: 'create_api_key_pair',
    body: { display_name: 'Made by railyard trigger', role_ids: ['{list_roles.items.0.id}'] },
  },
];
const key = { api_key_pair_id: '{create_api_key_pair.id}' };

/** Set up for one payment: where another anti-fraud service is active, it has to be made inactive first. */
const REVIEWED: readonly Step[] = [
  {
    operation: 'create_anti_fraud_service',
    body: {
      anti_fraud_service_definition_id: 'mock-anti-fraud',
      display_name: 'Made by railyard trigger',
      fields: [],
    },
  },
  pay(GOOD, 'authorize', { buyer: { billing_details: { email_address: 'review@example.com' } } }),
  {
    operation: 'delete_anti_fraud_service',
    params: { anti_fraud_service_id: '{create_anti_fraud_service.id}' },
  },
  { operation: 'review_transaction', params: paid, body: { decision: 'accept' } },
];

/** Nothing is dealt to it, since no rule names it. */
const EXPERIMENT: readonly Step[] = [
  { operation: 'list_payment_services', query: { method: 'card' } },
  {
    operation: 'create_experiment',
    body: {
      name: 'Made by railyard trigger',
      arms: [
        { name: 'old', share_percent: 50, attempts: ['{list_payment_services.items.0.id}'] },
        { name: 'new', share_percent: 50, attempts: ['{list_payment_services.items.0.id}'] },
      ],
      expected_decline_basis_points: 1500,
      difference_basis_points: 100,
    },
  },
  { operation: 'end_experiment', params: { experiment_id: '{create_experiment.id}' } },
];

/** What makes a sandbox tell of an event: requests in order, each of which may name what came before. */
export const TRIGGERS: Readonly<Record<string, readonly Step[]>> = {
  'api-key-pair.created': KEY,
  'api-key-pair.updated': [
    ...KEY,
    { operation: 'update_api_key_pair', params: key, body: { active: false } },
  ],
  'api-key-pair.deleted': [...KEY, { operation: 'delete_api_key_pair', params: key }],
  'buyer.created': [BUYER],
  'buyer.updated': [BUYER, { operation: 'update_buyer', params: buyer, body: { display_name: 'Ada' } }],
  'buyer.deleted': [BUYER, { operation: 'delete_buyer', params: buyer }],
  'capture.succeeded': capture(GOOD),
  'capture.declined': capture(DECLINED.capture),
  'capture.failed': capture(FAILED.capture),
  'experiment.ended': EXPERIMENT,
  'gift-card.created': [GIFT_CARD],
  'gift-card.deleted': [
    GIFT_CARD,
    { operation: 'delete_gift_card', params: { gift_card_id: '{create_gift_card.id}' } },
  ],
  'payment-link.created': [LINK],
  'payment-link.updated': [
    LINK,
    { operation: 'expire_payment_link', params: { payment_link_id: '{add_payment_link.id}' } },
  ],
  'payment-method.updated': [
    STORED,
    { operation: 'update_payment_method', params: stored, body: { expiration_date: '11/46' } },
  ],
  'payment-method.deleted': [STORED, { operation: 'delete_payment_method', params: stored }],
  'payout.pending': payout(PAYOUT_THAT_TAKES_A_DAY),
  'payout.succeeded': payout(GOOD),
  'payout.declined': payout(DECLINED.payout),
  'payout.failed': payout(FAILED.payout),
  'refund.succeeded': refund(GOOD),
  'refund.declined': refund(DECLINED.refund),
  'refund.failed': refund(FAILED.refund),
  'report-execution.succeeded': [REPORT],
  'shipping-details.created': [BUYER, ADDRESS],
  'shipping-details.updated': [
    BUYER,
    ADDRESS,
    { operation: 'update_buyer_shipping_details', params: address, body: { first_name: 'A.' } },
  ],
  'shipping-details.deleted': [
    BUYER,
    ADDRESS,
    { operation: 'delete_buyer_shipping_details', params: address },
  ],
  'transaction.authorized': [pay(GOOD, 'authorize')],
  'transaction.captured': [pay(GOOD, 'capture')],
  'transaction.capture-failed': capture(DECLINED.capture),
  'transaction.declined': [pay(DECLINED.authorize, 'authorize')],
  'transaction.failed': [pay(FAILED.authorize, 'authorize')],
  'transaction.modified': [
    pay(GOOD, 'authorize'),
    { operation: 'update_transaction', params: paid, body: { external_identifier: 'order-7' } },
  ],
  'transaction.retry-planned': RETRIED,
  'transaction.retry-ended': [...RETRIED, { operation: 'delete_transaction_retry', params: paid }],
  'transaction.review-accepted': REVIEWED,
  'transaction.voided': voided(GOOD),
  'transaction.void-declined': voided(DECLINED.void),
  'transaction.void-failed': voided(FAILED.void),
};
