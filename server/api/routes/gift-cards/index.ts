import {
  deleteGiftCard as remove,
  type GiftCardRow,
  getGiftCard as read,
  giftCardsOfBuyer,
  listGiftCards as list,
} from '../../../db/queries/gift-cards.ts';
import { giftCardRenderer, readGiftCard } from '../../../answers/gift-card.ts';
import { storeGiftCard, activeProvider, heldAt } from '../../../gift-cards/store.ts';
import {
  createGiftCard,
  deleteGiftCard,
  getGiftCard,
  listBuyerGiftCards,
  listGiftCards,
} from '../../../api-contract/gift-cards.ts';
import { Problem } from '../../../domain/problem.ts';
import { listPage } from '../../pagination.ts';
import { route } from '../../route.ts';
import { answerOrNotFound } from '../answer-or-not-found.ts';
import { announceResource } from '../announcing.ts';
import { namedBuyer } from '../payment-methods/buyer-of.ts';
import { activate } from './activate.ts';
import { balances } from './balances.ts';
import { buyerOf } from './buyer.ts';
import { issue } from './issue.ts';
import { factsOfRow, renderGiftCardSummary } from './render.ts';

const create = route(createGiftCard, async ({ body, held, merchantAccountId, now, parts }) => {
  const provider = await activeProvider(parts, merchantAccountId);
  const buyerId = await buyerOf(parts, merchantAccountId, body);
  const [number, pin] = [heldAt(held, '/number'), heldAt(held, '/pin')];
  const row = await storeGiftCard(parts, merchantAccountId, { provider, number, pin, buyerId }, now);
  return { status: 201, body: await giftCardRenderer(parts, merchantAccountId)(row) };
});

const get = route(getGiftCard, async ({ merchantAccountId, params, parts }) => {
  const giftCardId = params.gift_card_id;
  return answerOrNotFound(await readGiftCard(parts, { merchantAccountId, giftCardId }));
});

const listAll = route(listGiftCards, async (context) => {
  const { merchantAccountId, parts, query } = context;
  const buyer = { id: query.buyer_id ?? null, externalIdentifier: query.buyer_external_identifier ?? null };
  const page = await listPage(context, {
    list: 'gift-cards',
    filters: buyer,
    fetch: (request) => list(parts.db, merchantAccountId, buyer, request),
    item: (row: GiftCardRow & { sort_values: string[] }) => row,
  });
  return {
    status: 200,
    body: { ...page, items: await Promise.all(page.items.map(giftCardRenderer(parts, merchantAccountId))) },
  };
});

/** Shreds the number first: a crash in between leaves a card that cannot be used and can be deleted again. */
const drop = route(deleteGiftCard, async ({ merchantAccountId, now, params, parts }) => {
  const row = await read(parts.db, merchantAccountId, params.gift_card_id);
  if (row === null) throw new Problem('not_found');
  await parts.vault.shred(merchantAccountId, row.vault_record_id);
  const body = await giftCardRenderer(parts, merchantAccountId)(row);
  await parts.db.transaction(async (tx) => {
    if ((await remove(tx, merchantAccountId, params.gift_card_id, now)) === null)
      throw new Problem('not_found');
    await announceResource(tx, merchantAccountId, 'gift-card.deleted', body, now);
  });
  return { status: 204, body: null };
});

const ofBuyer = route(listBuyerGiftCards, async ({ merchantAccountId, parts, query }) => {
  const named = query.buyer_id !== undefined || query.buyer_external_identifier !== undefined;
  if (!named)
    throw new Problem('bad_request', {
      details: [
        {
          location: 'query',
          pointer: 'buyer_id',
          message: 'buyer_id or buyer_external_identifier is required',
          type: 'value_error.missing',
        },
      ],
    });

  const { buyerId, problems } = await namedBuyer(parts.db, merchantAccountId, query, 'query');
  const rows =
    buyerId === null || problems.length > 0
      ? []
      : await giftCardsOfBuyer(
          parts.db,
          merchantAccountId,
          buyerId,
          query.sort_by ?? null,
          query.order_by ?? 'desc',
        );
  return {
    status: 200,
    body: { items: rows.map((row) => renderGiftCardSummary(merchantAccountId, factsOfRow(row), null, null)) },
  };
});

export const giftCardRoutes = [balances, activate, issue, ofBuyer, create, get, listAll, drop] as const;
