import { Problem, ruleBroken } from '../domain/problem.ts';
import { type GiftCardService, giftCardServices } from '../connections/connection-kinds.ts';
import { type GiftCardRow, type NewGiftCardRow, insertGiftCard } from '../db/queries/gift-cards.ts';
import type { WebhookEventRow } from '../db/queries/transaction-rows.ts';
import { announce } from '../db/queries/webhook-events.ts';
import type { BuyerId, MerchantAccountId } from '../domain/ids.ts';
import { timestamp } from '../domain/timestamp.ts';
import { newId } from '../platform/entropy.ts';
import type { MoneyParts } from '../parts.ts';
import type { HeldValue } from '../vault/vault.ts';

/**
 * The provider that takes gift cards for this merchant account now. Throws a sentence that says what to set
 * up.
 */
export async function activeProvider(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
): Promise<GiftCardService> {
  const [provider] = await giftCardServices.active(parts, merchantAccountId);
  if (provider === undefined)
    throw ruleBroken({
      pointer: '',
      message: 'no active gift card service is configured for this merchant account',
      type: 'value_error.gift_card_service',
    });
  return provider;
}

type GivenCard = Readonly<{
  provider: GiftCardService;
  number: HeldValue;
  pin: HeldValue | null;
  buyerId: BuyerId | null;
}>;

/** Seals a card that is to be stored: a crash after it leaves a sealed record that nothing refers to. */
export async function sealGiftCard(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
  { provider, number, pin, buyerId }: GivenCard,
  now: Date,
): Promise<NewGiftCardRow> {
  const vaultRecordId = newId<'vault-record'>(now);
  await parts.vault.seal(
    merchantAccountId,
    vaultRecordId,
    'gift_card',
    pin === null ? { number } : { number, pin },
  );
  return {
    merchant_account_id: merchantAccountId,
    gift_card_id: newId(now),
    gift_card_service_id: provider.id,
    buyer_id: buyerId,
    vault_record_id: vaultRecordId,
    fingerprint: await parts.vault.fingerprint(merchantAccountId, number),
    ...binsOf(number),
    last_four: number.facts.lastFour,
    created_at: timestamp(now),
    updated_at: timestamp(now),
  };
}

/** Seals the card, then makes it known. */
export async function storeGiftCard(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
  card: GivenCard,
  now: Date,
): Promise<GiftCardRow> {
  const sealed = await sealGiftCard(parts, merchantAccountId, card, now);
  return parts.db.transaction(async (tx) => {
    const row = await insertGiftCard(tx, sealed);
    const target = { type: 'gift-card', id: row.gift_card_id };
    await announce(tx, {
      merchantAccountId,
      eventId: newId(now),
      name: CREATED,
      target,
      shown: null,
      at: now,
    });
    return row;
  });
}

const CREATED = 'gift-card.created';

/** As `storeGiftCard` announces it, for the statement that stores one. */
export function storedEvent(
  { merchant_account_id, gift_card_id }: NewGiftCardRow,
  now: Date,
): WebhookEventRow {
  return {
    merchant_account_id,
    webhook_event_id: newId<'event'>(now),
    name: CREATED,
    target_type: 'gift-card',
    target_id: gift_card_id,
    transaction_id: null,
    created_at: timestamp(now),
    target: null,
  };
}

/** The issuer's part of the number, as published: six digits and what the vault lets out behind them. */
export function binsOf({ facts }: HeldValue): Readonly<{ bin: string; sub_bin: string }> {
  return { bin: facts.bin.slice(0, 6), sub_bin: facts.bin.slice(6) };
}

/** A value that the contract demands and the edge has checked. */
export function heldAt(held: ReadonlyMap<string, HeldValue>, pointer: string): HeldValue {
  const found = held.get(pointer);
  if (found === undefined)
    throw new Problem('bad_request', {
      details: [{ location: 'body', pointer, message: 'is required', type: 'value_error.missing' }],
    });
  return found;
}
