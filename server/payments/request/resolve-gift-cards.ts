import type { Detail } from '../../domain/problem.ts';
import { getGiftCard } from '../../db/queries/gift-cards.ts';
import { type GiftCardService, giftCardServices } from '../../connections/connection-kinds.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { GIFT_CARDS_MAX } from '../../domain/gift-card.ts';
import type { BuyerId } from '../../domain/ids.ts';
import type { GiftCardTender } from '../../domain/transaction/tenders.ts';
import { newId } from '../../platform/entropy.ts';
import { binsOf } from '../../gift-cards/store.ts';
import type { HeldValue } from '../../vault/vault.ts';
import type { AnswerContext } from './idempotent-answer.ts';
import type { FrontEnd, CreateContext } from './context.ts';

/** The gift cards of a request, resolved. */
export type GiftCards = Readonly<{ provider: GiftCardService; total: bigint; cards: readonly Card[] }>;
type Card = Readonly<{
  amount: number;
  id: string | null;
  bin: string;
  sub_bin: string;
  last4: string;
  fingerprint: string;
  buyerId: BuyerId | null;
  held: Readonly<{ number: HeldValue; pin: HeldValue }> | null;
}>;

/** Null where there are none, or where something is wrong with them, which is added to `problems`. */
export async function resolveGiftCards(
  context: CreateContext & Readonly<{ frontEnd?: FrontEnd }>,
  buyerId: BuyerId | null,
  problems: Detail[],
): Promise<GiftCards | null> {
  const asked = context.body.gift_cards ?? [];
  const before = problems.length;
  const say: AddProblem = (pointer, message, type = 'value_error') =>
    void problems.push({ location: 'body', pointer, message, type });
  if (asked.length === 0) return null;
  const [provider] = await giftCardServices.active(context.parts, context.merchantAccountId);
  if (provider === undefined)
    say(
      '/gift_cards',
      'no active gift card service is configured for this merchant account',
      'value_error.gift_card_service',
    );
  if (asked.length > GIFT_CARDS_MAX) {
    say(
      '/gift_cards',
      `at most ${GIFT_CARDS_MAX} gift cards in one transaction`,
      'value_error.list.max_items',
    );
    return null;
  }

  const cards: Card[] = [];
  for (const index of asked.keys()) {
    const card = await cardAt(context, index);
    if (card === null) {
      say(`/gift_cards/${index}/id`, NO_STORED_CARD, 'value_error.gift_card');
      continue;
    }
    if (cards.some(({ fingerprint }) => fingerprint === card.fingerprint))
      say(
        `/gift_cards/${index}`,
        'is a gift card that stands in this list already',
        'value_error.list.unique_items',
      );
    const owned = ownershipProblem(card, buyerId, context.frontEnd);
    if (owned !== null) say(`/gift_cards/${index}/id`, owned, 'value_error.gift_card');
    cards.push(card);
  }
  const total = cards.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  if (total > BigInt(context.body.amount)) say('/gift_cards', 'pay more than the amount of the transaction');
  return provider === undefined || problems.length > before ? null : { provider, total, cards };
}

/** Of another buyer's card, too, where a front end names it. */
const NO_STORED_CARD = 'is not a stored gift card';

type AddProblem = (pointer: string, message: string, type?: string) => void;

/** A front end pays with stored gift cards of the buyer that its token pins, and of no other. */
function ownershipProblem(
  card: Card,
  buyerId: BuyerId | null,
  frontEnd: FrontEnd | undefined,
): string | null {
  const isAnothers = buyerId !== null && card.buyerId !== null && card.buyerId !== buyerId;
  if (frontEnd === undefined) return isAnothers ? 'belongs to another buyer' : null;
  const isPinned = card.buyerId !== null && buyerId !== null && frontEnd.pinsBuyer;
  return !isAnothers && (card.held !== null || isPinned) ? null : NO_STORED_CARD;
}

/** Null: an id that is not a stored gift card's. */
async function cardAt(
  { parts, merchantAccountId, body, held }: CreateContext,
  index: number,
): Promise<Card | null> {
  const asked = body.gift_cards?.[index];
  if (asked === undefined) throw new Error('BUG: no gift card there');
  if ('id' in asked) {
    const row = await getGiftCard(parts.db, merchantAccountId, asked.id);
    return row === null
      ? null
      : {
          amount: asked.amount,
          id: row.gift_card_id,
          bin: row.bin,
          sub_bin: row.sub_bin,
          last4: row.last_four,
          fingerprint: row.fingerprint,
          buyerId: row.buyer_id,
          held: null,
        };
  }
  const [number, pin] = [held.get(`/gift_cards/${index}/number`), held.get(`/gift_cards/${index}/pin`)];
  if (number === undefined || pin === undefined) throw new Error('BUG: the vault holds no gift card');

  return {
    amount: asked.amount,
    id: null,
    ...binsOf(number),
    last4: number.facts.lastFour,
    fingerprint: await parts.vault.fingerprint(merchantAccountId, number),
    buyerId: null,
    held: { number, pin },
  };
}

/** What of a transaction's row its gift cards fill. */
type TenderColumns = Pick<
  TransactionRow,
  'gift_cards' | 'gift_card_amount' | 'gift_card_service' | 'tenders'
>;
export const NO_TENDERS: TenderColumns = {
  gift_cards: [],
  gift_card_amount: 0n,
  gift_card_service: null,
  tenders: 'none',
};

/** Among the references of a request: attempts at payment services come before. */
const FIRST_GIFT_CARD = 101;

/**
 * `seals`: cards that came with the request are sealed until the transaction is decided, since they may have
 * to be sent after this process is gone. Where nothing will be sent, they are not, and the cards are
 * `skipped` from the start.
 */
export async function tenderColumns(
  { parts, merchantAccountId, now }: CreateContext,
  giftCards: GiftCards | null,
  answering: AnswerContext,
  seals: boolean,
): Promise<TenderColumns> {
  if (giftCards === null) return NO_TENDERS;

  const { id: serviceId, connector, displayName } = giftCards.provider;
  const tenders = await Promise.all(
    giftCards.cards.map(async ({ amount, id, bin, sub_bin, last4, held }, index): Promise<GiftCardTender> => {
      const record = held === null || !seals ? null : newId<'vault-record'>(now);
      if (held !== null && record !== null)
        await parts.vault.seal(merchantAccountId, record, 'gift_card', held);
      return {
        tender_id: answering.idempotency?.reference(FIRST_GIFT_CARD + index, now) ?? newId(now),
        position: index + 1,
        status: seals ? 'created' : 'skipped',
        amount: BigInt(amount),
        captured_amount: 0n,
        refunded_amount: 0n,
        gift_card_id: id,
        bin,
        sub_bin,
        last_four: last4,
        vault_record_id: record,
        provider_reference: null,
        error_code: null,
        raw_error_code: null,
        raw_error_message: null,
      };
    }),
  );
  return {
    gift_cards: tenders,
    gift_card_amount: giftCards.total,
    gift_card_service: {
      type: 'gift-card-service',
      id: serviceId,
      gift_card_service_definition_id: connector.id,
      display_name: displayName,
    },
    tenders: seals ? 'open' : 'settled',
  };
}
