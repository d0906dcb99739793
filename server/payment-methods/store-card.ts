import type {
  NewPaymentMethod,
  PaymentMethodStatus,
  PaymentMethodWithBuyerRow,
} from '../db/queries/payment-methods.ts';
import type { BuyerId, MerchantAccountId } from '../domain/ids.ts';
import { newId } from '../platform/entropy.ts';
import type { MoneyParts } from '../parts.ts';
import type { HeldValue } from '../vault/vault.ts';
import type { CardDescription } from './describe-card.ts';
import { storeSealed } from './store-sealed.ts';

type CardToStore = Readonly<{
  merchantAccountId: MerchantAccountId;
  number: HeldValue;
  /** `MM/YY`, checked by `cardProblems`. */
  expirationDate: string;
  description: CardDescription;
  buyerId: BuyerId | null;
  externalIdentifier: string | null;
  /** `processing` until the transaction that stores it is approved. */
  status: PaymentMethodStatus;
  /** Where it is known already. */
  fingerprint?: string;
  /** Where it came by a wallet; else `card`. */
  method?: string;
  mode?: string;
}>;

/** Field of the vault record that holds the number. */
export const CARD_NUMBER_FIELD = 'number';

/**
 * Vaults a card and makes it a payment method. The same card may be stored more than once; its fingerprint
 * tells.
 */
export async function storeCard(
  parts: MoneyParts,
  card: CardToStore,
  now: Date,
): Promise<PaymentMethodWithBuyerRow> {
  const { merchantAccountId } = card;
  const recordId = newId<'vault-record'>(now);
  const made = newCardPaymentMethod(card, now, {
    recordId,
    fingerprint: card.fingerprint ?? (await parts.vault.fingerprint(merchantAccountId, card.number)),
    lifecycle: 'storing',
  });

  return storeSealed(
    parts,
    { ...made, vault_record_id: recordId },
    { kind: 'card', fields: { [CARD_NUMBER_FIELD]: card.number } },
    now,
  );
}

type StoredRecord = Readonly<{
  recordId: NonNullable<NewPaymentMethod['vault_record_id']>;
  fingerprint: string;
  lifecycle: 'storing' | 'live';
}>;

export function newCardPaymentMethod(
  card: Omit<CardToStore, 'number'>,
  now: Date,
  stored: StoredRecord,
): NewPaymentMethod {
  return {
    merchant_account_id: card.merchantAccountId,
    payment_method_id: newId(now),
    lifecycle: stored.lifecycle,
    buyer_id: card.buyerId,
    external_identifier: card.externalIdentifier,
    method: card.method ?? 'card',
    mode: card.mode ?? 'card',
    status: card.status,
    vault_record_id: stored.recordId,
    fingerprint: stored.fingerprint,
    label: card.description.label,
    scheme: card.description.scheme,
    additional_schemes: [...card.description.additionalSchemes],
    expiration_date: card.expirationDate,
    bin: card.description.bin,
    card_type: card.description.cardType,
    card_issuer_name: card.description.issuerName,
    card_country: card.description.country,
    country: null,
    currency: null,
    bank: null,
    payment_service_id: null,
  };
}
