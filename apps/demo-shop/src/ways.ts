// What the shop's server does. Its pages show these functions beside what they lead to.
import type { CheckoutSession, DigitalWallets, PaymentLink, Railyard, Transaction } from '@railyard/sdk';

const CART = { amount: 2398, currency: 'USD', country: 'US' };
const ITEMS = [
  { name: 'Oolong, 100 g', quantity: 2, unit_amount: 899 },
  { name: 'Delivery', quantity: 1, unit_amount: 600 },
];

// Fields: the page draws the card fields into its own form, and the server charges what was typed.
export async function openSession(railyard: Railyard, shopUrl: string): Promise<CheckoutSession> {
  return railyard.request('POST', '/checkout/sessions', { ...CART, front_end_origins: [shopUrl] });
}

export async function charge(railyard: Railyard, shopUrl: string, sessionId: string): Promise<Transaction> {
  // under an idempotency key of its own: a try that got no answer is repeated, and paid once
  return railyard.transactions.create({
    ...CART,
    intent: 'capture',
    payment_method: { method: 'checkout-session', id: sessionId, redirect_url: `${shopUrl}/done` },
  });
}

// Embed: the whole checkout stands in the page, and the token says what is to be paid.
export function checkoutToken(railyard: Railyard): string {
  return railyard.embedToken({ ...CART, cart_items: ITEMS });
}

// Link: the buyer pays on a page of the service, and comes back.
export async function makeLink(railyard: Railyard, shopUrl: string): Promise<PaymentLink> {
  return railyard.request('POST', '/payment-links', {
    ...CART,
    cart_items: ITEMS,
    merchant_name: 'Corner Shop',
    merchant_color: '#7a1f5c',
    merchant_url: shopUrl,
    return_url: `${shopUrl}/done`,
  });
}

// Wallets: their buttons are on the pages of the service once they are registered, a second time is refused.
export async function enableWallets(railyard: Railyard, apiUrl: string): Promise<void> {
  for (const provider of ['apple', 'google', 'click-to-pay'])
    await railyard
      .request('POST', '/digital-wallets', {
        provider,
        merchant_name: 'Corner Shop',
        domain_names: [new URL(apiUrl).hostname],
        accept_terms_and_conditions: true,
      })
      .catch(() => undefined);
}

export async function walletsAreEnabled(railyard: Railyard): Promise<boolean> {
  const { items } = await railyard.request<DigitalWallets>('GET', '/digital-wallets');
  return items.some(({ provider }) => provider === 'apple');
}

// Whatever the browser says: the shop delivers by what the service says.
export async function readPayment(railyard: Railyard, transactionId: string): Promise<Transaction> {
  return railyard.request('GET', `/transactions/${transactionId}`);
}
