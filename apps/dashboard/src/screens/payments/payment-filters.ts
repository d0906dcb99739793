import { useRead } from '../../api/queries.ts';
import type { Choice, Filter } from '../../parts/filters.ts';
import { methodName, PAYMENT_STATUS, PAYMENT_STATUSES, schemeName } from '../../parts/payment-words.ts';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

const SCHEMES =
  'visa mastercard amex discover diners-club jcb maestro unionpay elo hipercard carte-bancaire rupay';
const METHODS =
  'card applepay googlepay click-to-pay paypal ideal bancontact klarna pix boleto oxxo sepa bacs ach paybybank ' +
  'blik upi gift-card';
const SOURCES = ['ecommerce', 'moto', 'recurring', 'installment', 'card_on_file'] as const;

type Kind = 'time' | 'amount' | 'text' | 'digits' | 'email' | 'flag' | 'pairs' | 'choice';

/** Every parameter of the operation, its word and its kind: those that are wanted most in front. */
const ROWS: readonly (readonly [name: string, word: keyof typeof WORDS, kind: Kind])[] = [
  ['created_at', 'created', 'time'],
  ['status', 'status', 'choice'],
  ['amount', 'amount', 'amount'],
  ['payment_method_label', 'last_four', 'digits'],
  ['buyer_email_address', 'email', 'email'],
  ['external_identifier', 'external', 'text'],
  ['method', 'method', 'choice'],
  ['payment_service_id', 'connector', 'choice'],
  ['currency', 'currency', 'text'],
  ['payment_method_scheme', 'scheme', 'choice'],
  ['payment_method_bin', 'bin', 'digits'],
  ['payment_method_country', 'card_country', 'text'],
  ['payment_method_fingerprint', 'fingerprint', 'text'],
  ['payment_method_id', 'method_id', 'text'],
  ['error_code', 'reason', 'text'],
  ['payment_service_transaction_id', 'processor_id', 'text'],
  ['reconciliation_id', 'reconciliation', 'text'],
  ['id', 'id', 'text'],
  ['buyer_search', 'buyer_search', 'text'],
  ['buyer_external_identifier', 'buyer_external', 'text'],
  ['buyer_id', 'buyer_id', 'text'],
  ['ip_address', 'ip', 'text'],
  ['country', 'country', 'text'],
  ['metadata', 'metadata', 'pairs'],
  ['used_3ds', 'used_3ds', 'flag'],
  ['pending_review', 'review', 'flag'],
  ['has_refunds', 'has_refunds', 'flag'],
  ['disputed', 'disputed', 'flag'],
  ['has_settlements', 'has_settlements', 'flag'],
  ['merchant_initiated', 'merchant_initiated', 'flag'],
  ['is_subsequent_payment', 'subsequent', 'flag'],
  ['payment_source', 'source', 'choice'],
  ['has_gift_card_redemptions', 'gift_cards', 'flag'],
  ['gift_card_last4', 'gift_card_last4', 'digits'],
  ['gift_card_id', 'gift_card_id', 'text'],
  ['payment_link_id', 'link', 'text'],
  ['checkout_session_id', 'session', 'text'],
  ['reauthorized_from_transaction_id', 'reauthorized_from', 'text'],
  ['updated_at', 'updated', 'time'],
  ['search', 'search', 'text'],
];

/** All filters of payments, in the person's language. */
export function useFilters(): readonly Filter[] {
  const say = useWords(WORDS);
  const status = useWords(PAYMENT_STATUS);
  const services = useRead('GET /payment-services', { query: { limit: 100 } }).data?.items ?? [];
  const choices: Readonly<Record<string, readonly Choice[]>> = {
    status: PAYMENT_STATUSES.map((value) => ({ value, label: status(value) })),
    method: METHODS.split(' ').map((value) => ({ value, label: methodName(value) })),
    payment_method_scheme: SCHEMES.split(' ').map((value) => ({ value, label: schemeName(value) })),
    payment_service_id: services.map(({ id, display_name }) => ({ value: id, label: display_name })),
    payment_source: SOURCES.map((value) => ({ value, label: say(value) })),
  };

  return ROWS.map(([name, word, kind]): Filter => {
    const label = say(word);
    if (kind === 'choice') return { name, label, kind, isMany: true, choices: choices[name] ?? [] };
    if (kind === 'digits') return { name, label, kind: 'text', inputMode: 'numeric' };
    if (kind === 'email') return { name, label, kind: 'text', inputMode: 'email' };
    return { name, label, kind };
  });
}
