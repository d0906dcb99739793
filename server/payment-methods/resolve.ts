import type { Queryable } from '../db/db.ts';
import { type PaymentMethodWithBuyerRow, getLivePaymentMethod } from '../db/queries/payment-methods.ts';
import type { MerchantAccountId, PaymentMethodId } from '../domain/ids.ts';
import type { Secret } from '../domain/secret.ts';
import type { Vault } from '../vault/vault.ts';
import { CARD_NUMBER_FIELD } from './store-card.ts';

/** A stored payment method that can be used, with what a payment needs of it; null when there is none (deleted, another merchant account's). */
export function resolvePaymentMethod(db: Queryable, merchantAccountId: MerchantAccountId, id: PaymentMethodId): Promise<PaymentMethodWithBuyerRow | null> {
  return getLivePaymentMethod(db, merchantAccountId, id);
}

/** The card's number, for a connector to put into a request. Null for what is not a card. */
export function cardNumberOf(vault: Vault, row: PaymentMethodWithBuyerRow): Secret | null {
  if (row.method !== 'card' || row.vault_record_id === null) return null;
  return vault.secret(row.merchant_account_id, row.vault_record_id, CARD_NUMBER_FIELD, 'card.number');
}
