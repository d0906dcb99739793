import { parseCurrency } from '../../../domain/currency.ts';
import { money, type Money } from '../../../domain/money.ts';
import { heldCard } from '../../../gift-cards/provider.ts';
import { performGiftCardOperation } from '../../../gift-cards/gift-card-operation.ts';
import { activeProvider, binsOf, heldAt, storeGiftCard } from '../../../gift-cards/store.ts';
import { activateGiftCard } from '../../contract/gift-cards.ts';
import { Problem, ruleBroken } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { buyerOf } from './buyer.ts';
import { answeredByProvider } from './failure.ts';
import { giftCardRenderer, renderServiceOfCard } from './render.ts';

/**
 * Loads a card at its provider and, with `store`, keeps it. A card that is not kept is answered with the id
 * of its activation.
 */
export const activate = route(activateGiftCard, async (context) => {
  const { body, held, merchantAccountId, now, parts, audit } = context;
  const provider = await activeProvider(parts, merchantAccountId);
  const run = provider.connector.operations.activate;
  if (run === undefined)
    throw new Problem('bad_request', { message: 'Activation is not supported by this gift card connector' });
  const amount = amountOf(body.amount ?? null, body.currency ?? null);
  const buyerId = await buyerOf(parts, merchantAccountId, body);
  const number = heldAt(held, '/number');
  const pin = held.get('/pin') ?? null;
  const operation = await performGiftCardOperation(
    parts,
    provider,
    {
      kind: 'activate-gift-card',
      amount: amount?.minor ?? 0n,
      currency: amount?.currency ?? null,
      external_identifier: body.external_identifier ?? null,
      details: { last4: number.facts.lastFour },
    },
    { card: heldCard(number, pin), amount },
    (call) => run(call),
    ({ operation_id: id }) => audit?.of('gift-card', id) ?? null,
  );
  answeredByProvider(operation);
  if (body.store)
    return {
      status: 201,
      body: await giftCardRenderer(
        parts,
        merchantAccountId,
      )(await storeGiftCard(parts, merchantAccountId, { provider, number, pin, buyerId, now })),
    };
  return {
    status: 201,
    body: {
      type: 'gift-card' as const,
      id: operation.operation_id,
      merchant_account_id: merchantAccountId,
      gift_card_service: renderServiceOfCard(provider.service),
      ...binsOf(number),
      last4: number.facts.lastFour,
      expiration_date: null,
      buyer: null,
      created_at: operation.created_at,
      updated_at: operation.updated_at,
      last_used_at: null,
      usage_count: 0,
      cit_last_used_at: null,
      cit_usage_count: 0,
    },
  };
});

function amountOf(amount: number | null, currencyCode: string | null): Money | null {
  if ((amount === null) !== (currencyCode === null))
    throw ruleBroken({
      pointer: amount === null ? '/amount' : '/currency',
      message: 'amount and currency go together',
    });
  if (amount === null || currencyCode === null) return null;
  const currency = parseCurrency(currencyCode);
  if (currency === null) throw ruleBroken({ pointer: '/currency', message: 'is not an ISO 4217 currency' });
  return money(BigInt(amount), currency);
}
