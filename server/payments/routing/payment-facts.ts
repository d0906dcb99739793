import { type Facts, NO_FACTS, shareOf } from '../../domain/flow/flow-facts.ts';
import type { CompiledFlow } from '../../domain/flow/compile.ts';
import type { AntiFraudDecision } from '../../domain/anti-fraud.ts';
import type { TransactionId } from '../../domain/ids.ts';
import { type CartItem, readCartItems } from '../../domain/purchase/cart-item.ts';
import type { GiftCards } from '../request/resolve-gift-cards.ts';
import { type ResolvedCard, type ResolvedInstrument, schemeOf } from '../instruments/kind.ts';
import { type CountedPayment, velocitiesOf } from '../../flows/velocities-of.ts';
import { CLAIMS, type Claim, type CreateContext, type PaymentRequest } from '../request/context.ts';

/** What the flow's rules may ask of this payment. */
export async function factsOf(
  { body, parts, now }: CreateContext,
  instrument: ResolvedInstrument,
  giftCards: GiftCards | null,
  {
    flow,
    transactionId,
    antiFraudDecision,
    counted,
  }: Readonly<{
    flow: CompiledFlow;
    transactionId: TransactionId;
    antiFraudDecision: AntiFraudDecision | null;
    counted: CountedPayment | null;
  }>,
): Promise<Facts> {
  const { card } = instrument;
  const amount = BigInt(body.amount) - (giftCards?.total ?? 0n);
  const facts: Facts = {
    ...NO_FACTS,
    ...requestFacts(body, instrument),
    amount,
    has_gift_cards: giftCards !== null,
    gift_card_bins: giftCards?.cards.map(({ bin }) => bin) ?? [],
    anti_fraud_decision: antiFraudDecision,
    share: shareOf(transactionId),
    velocity:
      counted === null || flow.velocities.length === 0
        ? {}
        : await velocitiesOf(parts, flow.velocities, counted, { amount, now }),
  };
  if (card === null) return facts;

  const { bin } = card.description;
  // Worth looking for only where a rule asks.
  const known = bin !== null && flow.asks.has('card_product_name') ? await parts.bins.lookup(bin) : null;
  return {
    ...facts,
    ...cardFacts(card, instrument.stored !== null),
    card_product_name: known?.productName ?? null,
  };
}

/** What a checkout session knows counts where the request says nothing. */
function requestFacts(body: CreateContext['body'], { checkout, columns, country }: ResolvedInstrument) {
  const session = checkout?.session;
  return {
    currency: body.currency,
    country: body.country ?? country,
    payment_method: columns.method,
    payment_source: body.payment_source,
    merchant_initiated: body.merchant_initiated,
    is_subsequent_payment: body.is_subsequent_payment,
    browser_language: body.browser_info?.language ?? null,
    ...cartFacts(readCartItems(body.cart_items ?? session?.cart_items)),
    metadata: body.metadata ?? session?.metadata ?? {},
  };
}

export function cartFacts(
  items: readonly Pick<CartItem, 'categories' | 'productType' | 'sku'>[],
): Pick<Facts, 'product_categories' | 'product_types' | 'skus'> {
  const distinct = (values: readonly (string | null)[]): readonly string[] => [
    ...new Set(values.filter((value) => value !== null)),
  ];
  return {
    product_categories: distinct(items.flatMap(({ categories }) => categories)),
    product_types: distinct(items.map(({ productType }) => productType)),
    skus: distinct(items.map(({ sku }) => sku)),
  };
}

function cardFacts(card: ResolvedCard, isStored: boolean) {
  const { bin, country, issuerName, additionalSchemes, cardType } = card.description;
  return {
    card_bin: bin,
    card_country: country,
    card_issuer_name: issuerName,
    card_scheme: schemeOf(card),
    // What the buyer chose stands: then there is no other to go over.
    card_additional_scheme: card.preferredScheme === null ? (additionalSchemes[0] ?? null) : null,
    card_source: cardSourceOf(card, isStored),
    card_type: cardType,
  };
}

type ChosenContext = Pick<CreateContext, 'body' | 'claims'> & Pick<PaymentRequest, 'frontEnd'>;

/** The conditions that ask for what a front end chose, and not the merchant's server when it opened the session. */
export function chosenConditions(
  { body, claims, frontEnd }: ChosenContext,
  { checkout }: ResolvedInstrument,
  { velocities }: Pick<CompiledFlow, 'velocities'>,
): readonly string[] {
  const told: Readonly<Partial<Record<Claim, unknown>>> = {
    metadata: checkout?.session.metadata,
    cart_items: checkout?.session.cart_items,
  };
  const isChosen = (name: Claim): boolean => (body[name] ?? null) !== null || (told[name] ?? null) === null;
  // Addresses, devices and cards of others can be typed: what was paid with them before is no proof of who pays.
  const counted = frontEnd !== undefined && velocities.length > 0 ? ['velocity'] : [];
  return [...(claims ?? []).filter(isChosen).flatMap((name): readonly string[] => CLAIMS[name]), ...counted];
}

function cardSourceOf({ method, token }: ResolvedCard, isStored: boolean): string {
  if (isStored) return 'token';
  if (method === 'applepay' || method === 'googlepay') return method;
  return token === null ? 'raw' : 'network-token';
}
