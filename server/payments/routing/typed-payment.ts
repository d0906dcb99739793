import type { Static } from 'typebox';
import type { FlowPayment } from '../../api-contract/flow-evaluations.ts';
import { type Facts, NO_FACTS } from '../../domain/flow/flow-facts.ts';
import type { FlowName } from '../../domain/flow/rule.ts';
import type { BinDetails, BinSource } from '../../domain/bin.ts';
import { velocityName } from '../../domain/flow/velocity.ts';
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
    ...cartFacts(
      (given.cart_items ?? []).map(({ categories, product_type: productType = null, sku = null }) => ({
        categories: categories ?? [],
        productType,
        sku,
      })),
    ),
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
    velocity: Object.fromEntries((given.velocity ?? []).map((one) => [velocityName(one), one.value])),
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
  const given: NonNullable<GivenPayment['card']> = card ?? { source: 'raw' };
  const { bin = null, source } = given;
  const known = bin === null ? null : factsIn(await bins.lookup(bin));
  const typed = {
    card_scheme: given.scheme,
    card_country: given.country,
    card_type: given.card_type,
    card_issuer_name: given.issuer_name,
    card_product_name: given.product_name,
  };
  const wanted = Object.entries(typed).filter(([, value]) => value !== null && value !== undefined);
  return { ...known, ...Object.fromEntries(wanted), card_bin: bin, card_source: source };
}

function factsIn({ scheme, additionalSchemes, country, cardType, issuerName, productName }: BinDetails) {
  return {
    card_scheme: scheme,
    card_additional_scheme: additionalSchemes[0] ?? null,
    card_country: country,
    card_type: cardType,
    card_issuer_name: issuerName,
    card_product_name: productName,
  };
}
