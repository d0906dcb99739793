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
