import { withoutEmpty } from '../json.ts';

/**
 * What rules may ask of a payment, or of a cart before it is one. Null is what nobody knows yet: no condition on
 * it holds, neither one that wants a value nor one that rules it out.
 */
export type Facts = Readonly<{
  amount: bigint | null;
  currency: string | null;
  country: string | null;
  payment_method: string | null;
  payment_source: string | null;
  merchant_initiated: boolean | null;
  is_subsequent_payment: boolean | null;
  browser_language: string | null;
  anti_fraud_decision: string | null;
  card_bin: string | null;
  card_country: string | null;
  card_issuer_name: string | null;
  card_product_name: string | null;
  card_scheme: string | null;
  /** Of a card with two: the one that it goes over with `use_additional_scheme`. */
  card_additional_scheme: string | null;
  card_source: string | null;
  card_type: string | null;
  has_gift_cards: boolean | null;
  gift_card_bins: readonly string[];
  product_categories: readonly string[];
  product_types: readonly string[];
  skus: readonly string[];
  metadata: Readonly<Record<string, string>>;
  /** By `velocityName`: what payments that have something in common with this one come to, where rules ask. */
  velocity: Readonly<Record<string, number>>;
  /** 1 to 100, the same for all of a payment's rules: see `shareOf`. */
  share: number | null;
}>;

/** Nothing is known. */
export const NO_FACTS: Facts = {
  amount: null,
  currency: null,
  country: null,
  payment_method: null,
  payment_source: null,
  merchant_initiated: null,
  is_subsequent_payment: null,
  browser_language: null,
  anti_fraud_decision: null,
  card_bin: null,
  card_country: null,
  card_issuer_name: null,
  card_product_name: null,
  card_scheme: null,
  card_additional_scheme: null,
  card_source: null,
  card_type: null,
  has_gift_cards: null,
  gift_card_bins: [],
  product_categories: [],
  product_types: [],
  skus: [],
  metadata: {},
  velocity: {},
  share: null,
};

/**
 * In which of a hundred equal shares a transaction falls. FNV-1a over its id: the same for ever, and for no
 * reason that has to do with the payment.
 */
export function shareOf(transactionId: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < transactionId.length; index += 1)
    hash = Math.imul(hash ^ transactionId.charCodeAt(index), 0x01000193) >>> 0;
  // The last characters reach the high bits last: mixed once more, so that neighbours fall apart.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0;
  return (((hash ^ (hash >>> 13)) >>> 0) % 100) + 1;
}

/** As they are stored: what is not known is left out, the amount is text. */
export function writeFacts(facts: Facts): Readonly<Record<string, unknown>> {
  const known = withoutEmpty(facts);
  if (facts.amount !== null) known['amount'] = facts.amount.toString();
  return known;
}

/** What `writeFacts` wrote. */
export function readFacts(written: Readonly<Record<string, unknown>>): Facts {
  const { amount } = written;
  return { ...NO_FACTS, ...written, amount: typeof amount === 'string' ? BigInt(amount) : null };
}
