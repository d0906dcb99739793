import type { Static } from 'typebox';
import type { FlowPayment } from '../../api-contract/flow-evaluations.ts';
import { type Facts, NO_FACTS } from '../../domain/flow/flow-facts.ts';
import type { FlowName } from '../../domain/flow/rule.ts';
import type { BinSource } from '../../domain/bin.ts';
import { readCartItems } from '../../domain/purchase/cart-item.ts';
import { cartFacts } from './payment-facts.ts';

type GivenPayment = Static<typeof FlowPayment>;

/** What rules would see of a payment that somebody typed, with what a card's first digits tell. */
export async function factsOfTyped(flow: FlowName, given: GivenPayment, bins: BinSource): Promise<Facts> {
  const cart: Facts = {
    ...NO_FACTS,
    amount: BigInt(given.amount),
    currency: given.currency,
    country: given.country ?? null,
    browser_language: given.browser_language ?? null,
    metadata: given.metadata ?? {},
    ...cartFacts(readCartItems(given.cart_items)),
  };
  if (flow === 'checkout') return cart;

  const giftCards = given.gift_card_bins ?? [];
  const facts: Facts = {
    ...cart,
    payment_method: methodOf(flow, given),
    payment_source: given.payment_source,
    merchant_initiated: given.merchant_initiated,
    is_subsequent_payment: given.is_subsequent_payment,
    has_gift_cards: giftCards.length > 0,
    gift_card_bins: giftCards,
    anti_fraud_decision: given.anti_fraud_decision ?? null,
    share: given.share ?? null,
  };
  return flow === 'card-transaction' ? { ...facts, ...(await cardFactsOf(given, bins)) } : facts;
}

function methodOf(flow: FlowName, { payment_method: method, card }: GivenPayment): string | null {
  if (method !== null && method !== undefined) return method;
  if (flow === 'non-card-transaction') return 'bank';
  if (flow !== 'card-transaction') return null;
  const source = card?.source ?? 'raw';
  return source === 'raw' || source === 'token' ? 'card' : source;
}

async function cardFactsOf({ card }: GivenPayment, bins: BinSource): Promise<Partial<Facts>> {
  const bin = card?.bin ?? null;
  const known = bin === null ? null : await bins.lookup(bin);
  return {
    card_bin: bin,
    card_scheme: card?.scheme ?? known?.scheme ?? null,
    card_additional_scheme: known?.additionalSchemes[0] ?? null,
    card_country: card?.country ?? known?.country ?? null,
    card_type: card?.card_type ?? known?.cardType ?? null,
    card_issuer_name: card?.issuer_name ?? known?.issuerName ?? null,
    card_product_name: card?.product_name ?? known?.productName ?? null,
    card_source: card?.source ?? 'raw',
  };
}
