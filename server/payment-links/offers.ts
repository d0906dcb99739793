import type { DigitalWalletRow } from '../db/queries/digital-wallets.ts';
import type { PaymentLink } from '../db/queries/payment-links.ts';
import { listPaymentMethodsOfBuyer } from '../db/queries/payment-method-lists.ts';
import { WALLET_METHODS } from '../digital-wallets/register.ts';
import type { CardScheme } from '../domain/card-scheme.ts';
import { paymentOptions } from '../domain/flow/decide-route.ts';
import { NO_FACTS } from '../domain/flow/flow-facts.ts';
import { objectOf } from '../domain/json.ts';
import { readCartItems } from '../domain/purchase/cart-item.ts';
import { liveFlow } from '../flows/live.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import { type PaymentService, giftCardServices, paymentServices } from '../connections/connection-kinds.ts';
import { takesCart, tokenSchemes } from '../payment-services/takes-cart.ts';
import { cartFacts } from '../payments/routing/payment-facts.ts';
import { hostedWallets } from './wallets.ts';
import { canUndo } from '../payments/instruments/undo.ts';

const BANK_SCHEMES = ['ach', 'sepa', 'bacs'] as const;
export type BankScheme = (typeof BANK_SCHEMES)[number];

/** A way to pay that the page offers. */
export type Offer = Readonly<{
  canDelayCapture: boolean;
  /** Whether gift cards may pay a part: what a payment took has to go back where one of them fails. */
  besideGiftCards: boolean;
}> &
  (
    | Readonly<{ kind: 'card' }>
    | Readonly<{ kind: 'stored'; id: string; scheme: string | null; lastFour: string }>
    | Readonly<{ kind: 'bank'; scheme: BankScheme }>
    | Readonly<{ kind: 'redirect'; method: string }>
    | Readonly<{ kind: 'wallet'; wallet: DigitalWalletRow; schemes: readonly CardScheme[] }>
  );

/**
 * Cards that the buyer has stored, a new card, bank accounts, and what is approved elsewhere: each once, as the
 * checkout flow shows them, else in the order in which payment services are tried.
 */
export async function offersOf(parts: MoneyParts, link: PaymentLink): Promise<readonly Offer[]> {
  const cart = { ...link, amount: Number(link.amount) };
  const services = (await paymentServices.active(parts, link.merchant_account_id)).filter((service) =>
    takesCart(service, cart),
  );
  const wallets = await hostedWallets(parts, link.merchant_account_id);
  const offers: Offer[] = [];
  for (const [method, behind] of Map.groupBy(services, (service) => service.method)) {
    const common = {
      canDelayCapture: behind.some(({ connector }) => connector.capabilities.delayedCapture),
      besideGiftCards: behind.some(canUndo),
    };
    const accepts = behind.flatMap(({ connector }) => connector.accepts.map((row) => row.method));
    if (accepts.includes('card'))
      offers.push(
        ...(await storedCards(parts, link)).map((card) => ({ ...card, ...common })),
        {
          kind: 'card',
          ...common,
        },
        ...walletOffers(wallets, behind),
      );
    else if (accepts.includes('bank'))
      offers.push(
        ...bankSchemes(behind, link).map((scheme) => ({ kind: 'bank' as const, scheme, ...common })),
      );
    else if (accepts.includes('redirect')) offers.push({ kind: 'redirect', method, ...common });
  }
  const shown = await shownMethods(parts, link);
  if (shown === null) return offers;

  return shown.flatMap((method) => offers.filter((offer) => methodOf(offer) === method));
}

/** What the checkout flow wants to show for this link; null: no rule spoke. */
async function shownMethods(parts: ReadParts, link: PaymentLink): Promise<readonly string[] | null> {
  const { amount, currency, country, details, merchant_account_id: merchantAccountId } = link;
  const flow = await liveFlow(parts, merchantAccountId, 'checkout');
  const metadata = Object.entries(objectOf(details['metadata']) ?? {});
  return paymentOptions(flow, {
    ...NO_FACTS,
    amount,
    currency,
    country,
    metadata: Object.fromEntries(metadata.map(([key, value]) => [key, String(value)])),
    ...cartFacts(readCartItems(details['cart_items'])),
  });
}

/** Wallets stand for cards, at payment services that take the tokens in them. */
function walletOffers(
  wallets: readonly DigitalWalletRow[],
  services: readonly PaymentService[],
): readonly Offer[] {
  const behind = services.filter(({ connector }) => connector.capabilities.networkTokens);
  if (behind.length === 0) return [];
  const common = {
    schemes: tokenSchemes(behind),
    canDelayCapture: behind.some(({ connector }) => connector.capabilities.delayedCapture),
    besideGiftCards: behind.some(canUndo),
  };
  return wallets.map((wallet) => ({ kind: 'wallet', wallet, ...common }));
}

function methodOf(offer: Offer): string {
  if (offer.kind === 'redirect') return offer.method;
  if (offer.kind === 'wallet') return WALLET_METHODS[offer.wallet.provider];
  return offer.kind === 'bank' ? 'bank' : 'card';
}

/** Whether the page asks for gift cards at all. */
export async function takesGiftCards(parts: MoneyParts, link: PaymentLink): Promise<boolean> {
  return link.amount > 0n && (await giftCardServices.active(parts, link.merchant_account_id)).length > 0;
}

function bankSchemes(services: readonly PaymentService[], link: PaymentLink): readonly BankScheme[] {
  const takes = (list: readonly string[] | 'any', value: string): boolean =>
    list === 'any' || list.includes(value);
  const schemes = services.flatMap(({ connector }) =>
    connector.accepts.flatMap((row) =>
      row.method === 'bank' && takes(row.currencies, link.currency) && takes(row.countries, link.country)
        ? row.schemes === 'any'
          ? BANK_SCHEMES
          : row.schemes
        : [],
    ),
  );
  return BANK_SCHEMES.filter((scheme) => schemes.includes(scheme));
}

async function storedCards(
  parts: ReadParts,
  link: PaymentLink,
): Promise<Readonly<{ kind: 'stored'; id: string; scheme: string | null; lastFour: string }>[]> {
  if (link.buyer_id === null) return [];
  const rows = await listPaymentMethodsOfBuyer(parts.db, link.merchant_account_id, link.buyer_id, {
    country: null,
    currency: null,
    sortBy: 'last_used_at',
    orderBy: 'desc',
  });
  return rows
    .filter(({ method, status }) => method === 'card' && status === 'succeeded')
    .slice(0, STORED_MAX)
    .map(({ payment_method_id: id, scheme, label }) => ({
      kind: 'stored',
      id,
      scheme,
      lastFour: label ?? '',
    }));
}

/** More than a buyer wants to read. */
const STORED_MAX = 5;
