/** What an entry of a fraud list may be about. */
export const FRAUD_LIST_KINDS = [
  'card',
  'card_bin',
  'buyer_id',
  'buyer_external_identifier',
  'email_address',
  'email_domain',
  'ip_address',
  'device',
  'phone_number',
] as const;
export type FraudListKind = (typeof FRAUD_LIST_KINDS)[number];

/** What becomes of a payment: it is refused, or passes the list and what rules count. */
export const FRAUD_LIST_EFFECTS = ['block', 'allow'] as const;
export type FraudListEffect = (typeof FRAUD_LIST_EFFECTS)[number];

/** What may let a payment pass: the others are what a buyer types, and so anybody who knows them. */
export const ALLOWABLE_KINDS: readonly FraudListKind[] = ['card', 'buyer_id', 'ip_address'];

/** Why somebody is on it, in a word. */
export const FRAUD_LIST_REASONS = ['card_testing', 'chargeback', 'fraud', 'abuse', 'other'] as const;
export type FraudListReason = (typeof FRAUD_LIST_REASONS)[number];

/** How each kind is called in a sentence. */
export const FRAUD_LIST_NOUNS: Readonly<Record<FraudListKind, string>> = {
  card: 'card',
  card_bin: 'range of cards',
  buyer_id: 'buyer',
  buyer_external_identifier: 'buyer',
  email_address: 'e-mail address',
  email_domain: 'host of the e-mail address',
  ip_address: 'IP address',
  device: 'device',
  phone_number: 'phone number',
};
