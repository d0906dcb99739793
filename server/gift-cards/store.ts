import { Problem, ruleBroken } from '../problem/problem.ts';
import { activeGiftCardService } from '../db/queries/gift-card-services.ts';
import { type GiftCardRow, insertGiftCard } from '../db/queries/gift-cards.ts';
import { announce } from '../db/queries/webhook-events.ts';
import type { BuyerId, MerchantAccountId } from '../domain/ids.ts';
import { newId } from '../machine/entropy.ts';
import type { Parts } from '../parts.ts';
import type { Held } from '../vault/vault.ts';
import { type GiftCardProvider, providerOf } from './provider.ts';

/**
 * The provider that takes gift cards for this merchant account now. Throws a sentence that says what to set
 * up.
 */
export async function activeProvider(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
): Promise<GiftCardProvider> {
  const service = await activeGiftCardService(parts.db, merchantAccountId);
  const provider = service === null ? null : providerOf(parts, service);
  if (provider === null)
    throw ruleBroken({
      pointer: '',
      message: 'no active gift card service is configured for this merchant account',
      type: 'value_error.gift_card_service',
    });
  return provider;
}

/** Seals the card, then makes it known: a crash in between leaves a sealed record that nothing refers to. */
export async function storeGiftCard(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  card: Readonly<{
    provider: GiftCardProvider;
    number: Held;
    pin: Held | null;
    buyerId: BuyerId | null;
    now: Date;
  }>,
): Promise<GiftCardRow> {
  const { number, pin, now } = card;
  const vaultRecordId = newId<'vault-record'>(now);
  await parts.vault.seal(
    merchantAccountId,
    vaultRecordId,
    'gift_card',
    pin === null ? { number } : { number, pin },
  );
  const fingerprint = await parts.vault.fingerprint(merchantAccountId, number);
  return parts.db.transaction(async (tx) => {
    const row = await insertGiftCard(
      tx,
      {
        merchant_account_id: merchantAccountId,
        gift_card_id: newId(now),
        gift_card_service_id: card.provider.service.gift_card_service_id,
        buyer_id: card.buyerId,
        vault_record_id: vaultRecordId,
        fingerprint,
        ...binsOf(number),
        last_four: number.facts.lastFour,
      },
      now,
    );
    const target = { type: 'gift-card', id: row.gift_card_id };
    const name = 'gift-card.created';
    await announce(tx, { merchantAccountId, eventId: newId(now), name, target, shown: null, at: now });
    return row;
  });
}

/** The issuer's part of the number, as published: six digits and what the vault lets out behind them. */
export function binsOf({ facts }: Held): Readonly<{ bin: string; sub_bin: string }> {
  return { bin: facts.bin.slice(0, 6), sub_bin: facts.bin.slice(6) };
}

/** A value that the contract demands and the edge has checked. */
export function heldAt(held: ReadonlyMap<string, Held>, pointer: string): Held {
  const found = held.get(pointer);
  if (found === undefined)
    throw new Problem('bad_request', {
      details: [{ location: 'body', pointer, message: 'is required', type: 'value_error.missing' }],
    });
  return found;
}
