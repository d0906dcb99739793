import type { GiftCardInstrument } from '../../../connectors/gift-card-connector.ts';
import { getGiftCard } from '../../../db/queries/gift-cards.ts';
import { GIFT_CARDS_MAX } from '../../../domain/gift-card.ts';
import type { BuyerId, MerchantAccountId } from '../../../domain/ids.ts';
import { newId } from '../../../platform/entropy.ts';
import { callProvider, heldCard, storedCard } from '../../../gift-cards/provider.ts';
import { activeProvider, binsOf, heldAt } from '../../../gift-cards/store.ts';
import type { Parts } from '../../../parts.ts';
import type { HeldValue } from '../../../vault/vault.ts';
import { listGiftCardBalances } from '../../../api-contract/gift-cards.ts';
import { ruleBroken } from '../../../domain/problem.ts';
import { route } from '../../route.ts';
import { pinnedBuyer } from '../payment-methods/pinned-buyer.ts';
import { type CardFacts, factsOfRow, renderGiftCardSummary } from './render.ts';

/**
 * Asks the provider for every card at once. A card that fails has its own error; the others are answered all
 * the same.
 */
export const balances = route(
  listGiftCardBalances,
  async ({ body, caller, held, merchantAccountId, now, parts }) => {
    if (body.items.length > GIFT_CARDS_MAX)
      throw ruleBroken({
        pointer: '/items',
        message: `at most ${GIFT_CARDS_MAX} gift cards at once`,
        type: 'value_error.list.max_items',
      });

    const provider = await activeProvider(parts, merchantAccountId);
    const owner =
      caller.kind === 'key' && caller.embed
        ? { buyerId: await pinnedBuyer(parts.db, merchantAccountId, caller) }
        : null;
    const cards = await Promise.all(
      body.items.map((item, index) => cardAt(parts, merchantAccountId, held, item, { index, owner })),
    );
    const items = await Promise.all(
      cards.map(async (card) => {
        const outcome = await callProvider(
          parts,
          provider,
          { name: 'balance', operationId: newId(now), input: { card: card.instrument, currency: null }, now },
          (call) => provider.connector.operations.balance(call),
        );
        return renderGiftCardSummary(merchantAccountId, card.facts, null, outcome);
      }),
    );
    return { status: 200, body: { items } };
  },
);

type Card = Readonly<{ instrument: GiftCardInstrument; facts: CardFacts }>;

/** Whose stored gift cards a front end may ask about; null for servers, which may ask about all. */
type Owner = Readonly<{ buyerId: BuyerId | null }> | null;

async function cardAt(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  held: ReadonlyMap<string, HeldValue>,
  item: Readonly<{ id: string }> | Readonly<{ number: string; pin: string }>,
  { index, owner }: Readonly<{ index: number; owner: Owner }>,
): Promise<Card> {
  if ('id' in item) {
    const row = await getGiftCard(parts.db, merchantAccountId, item.id);
    const isTheirs = owner === null || (owner.buyerId !== null && row?.buyer_id === owner.buyerId);
    if (row === null || !isTheirs)
      throw ruleBroken({
        pointer: `/items/${index}/id`,
        message: 'is not a stored gift card of this merchant account',
      });
    return { instrument: storedCard(parts, row), facts: factsOfRow(row) };
  }
  const number = heldAt(held, `/items/${index}/number`);
  return {
    instrument: heldCard(number, heldAt(held, `/items/${index}/pin`)),
    facts: { id: null, ...binsOf(number), last4: number.facts.lastFour, expiration_date: null, row: null },
  };
}
