import type { PaymentMethodWithBuyerRow } from '../db/queries/payment-methods.ts';
import type { Secret } from '../domain/secret.ts';
import type { Vault } from '../vault/vault.ts';
import { CARD_NUMBER_FIELD } from './store-card.ts';

/** What has a number sealed: cards, and what wallets gave in their place. */
const NUMBERED: ReadonlySet<string> = new Set([
  'card',
  'applepay',
  'googlepay',
  'googlepay_pan_only',
  'click-to-pay',
  'network-token',
  'paze',
]);

/** The number of a card or of its token, for a connector to put into a request. Null for what has none. */
export function cardNumberOf(vault: Vault, row: PaymentMethodWithBuyerRow): Secret | null {
  if (!NUMBERED.has(row.method) || row.vault_record_id === null) return null;
  return vault.secret(row.merchant_account_id, row.vault_record_id, CARD_NUMBER_FIELD, 'card.number');
}
