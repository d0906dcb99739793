import { giftCardServices, paymentServices } from '../../../connections/connection-kinds.ts';
import { listDigitalWallets } from '../../../db/queries/digital-wallets.ts';
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
  const [services, wallets, giftCards, flow] = await Promise.all([
    paymentServices.active(parts, merchantAccountId),
    listDigitalWallets(parts.db, merchantAccountId),
    giftCardServices.active(parts, merchantAccountId),
    liveFlow(parts, merchantAccountId, 'checkout'),
  ]);
  const cart = { country: body.country ?? null, currency: body.currency ?? null, amount };
  const options = optionsFor(cart, services, wallets, giftCards.length > 0);
  const shown = paymentOptions(flow, {
    ...NO_FACTS,
    ...cart,
    amount: amount === null ? null : BigInt(amount),
    browser_language: body.locale,
    metadata: body.metadata ?? {},
    ...cartFacts(readCartItems(body.cart_items)),
  });

  return { status: 200, body: { items: shown === null ? options : inOrder(options, shown) } };
});

/** What the checkout flow wants to show, as far as it can be paid with. */
function inOrder<Option extends Readonly<{ method: string }>>(
  options: readonly Option[],
  methods: readonly string[],
): Option[] {
  return methods.flatMap((method) => options.find((option) => option.method === method) ?? []);
}
