import { giftCardServices, paymentServices } from '../../../connections/connection-kinds.ts';
import { listDigitalWallets } from '../../../db/queries/digital-wallets.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import type { Cart } from '../../../payment-services/takes-cart.ts';
import type { Parts } from '../../../parts.ts';
import { paymentOptions } from '../../../domain/flow/decide-route.ts';
import { NO_FACTS } from '../../../domain/flow/flow-facts.ts';
import { readCartItems } from '../../../domain/purchase/cart-item.ts';
import { liveFlow } from '../../../flows/live.ts';
import { cartFacts } from '../../../payments/routing/payment-facts.ts';
import { listPaymentOptions } from '../../../api-contract/payment-options.ts';
import { route } from '../../route.ts';
import { optionsFor } from './options.ts';

export const list = route(listPaymentOptions, async ({ body, merchantAccountId, parts }) => {
  const amount = body.amount ?? null;
  const cart = { country: body.country ?? null, currency: body.currency ?? null, amount };
  const [options, flow] = await Promise.all([
    payableOptions(parts, merchantAccountId, cart),
    liveFlow(parts, merchantAccountId, 'checkout'),
  ]);
  const shown = paymentOptions(flow, {
    ...NO_FACTS,
    ...cart,
    amount: amount === null ? null : BigInt(amount),
    browser_language: body.locale,
    metadata: body.metadata ?? {},
    ...cartFacts(readCartItems(body.cart_items)),
  });

  return { status: 200, body: { items: shown === null ? options : optionsInOrder(options, shown) } };
});

/** What can pay for a cart, before the checkout flow is asked. */
export async function payableOptions(parts: Parts, merchantAccountId: MerchantAccountId, cart: Cart) {
  const [services, wallets, giftCards] = await Promise.all([
    paymentServices.active(parts, merchantAccountId),
    listDigitalWallets(parts.db, merchantAccountId),
    giftCardServices.active(parts, merchantAccountId),
  ]);
  return optionsFor(cart, services, wallets, giftCards.length > 0);
}

/** What the checkout flow wants to show, as far as it can be paid with. */
export function optionsInOrder<Option extends Readonly<{ method: string }>>(
  options: readonly Option[],
  methods: readonly string[],
): Option[] {
  return methods.flatMap((method) => options.find((option) => option.method === method) ?? []);
}
