/** What the demo shop's server does. Its pages show these functions beside what they lead to. */
export type Railyard = Readonly<{
  /** Sends a request to the API with the shop's own key, and gives the answer's body. */
  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer>;
  /** Signs a token that a browser may have. */
  signEmbedToken(pinned: object): Promise<string>;
}>;
export type Answer = Readonly<Record<string, unknown>>;

const CART = { amount: 2398, currency: 'USD', country: 'US' };
const ITEMS = [
  { name: 'Oolong, 100 g', quantity: 2, unit_amount: 899 },
  { name: 'Delivery', quantity: 1, unit_amount: 600 },
];

// Fields: the page draws the card fields into its own form, and the server charges what was typed.
export async function openSession(railyard: Railyard, shopUrl: string): Promise<Answer> {
  return railyard.ask('POST', '/checkout/sessions', { ...CART, front_end_origins: [shopUrl] });
}

export async function charge(railyard: Railyard, shopUrl: string, sessionId: string): Promise<Answer> {
  return railyard.ask('POST', '/transactions', {
    ...CART,
    intent: 'capture',
    payment_method: { method: 'checkout-session', id: sessionId, redirect_url: `${shopUrl}/done` },
  });
}

// Embed: the whole checkout stands in the page, and the token says what is to be paid.
export async function checkoutToken(railyard: Railyard): Promise<string> {
  return railyard.signEmbedToken({ ...CART, cart_items: ITEMS });
}

// Link: the buyer pays on a page of the service, and comes back.
export async function makeLink(railyard: Railyard, shopUrl: string): Promise<Answer> {
  return railyard.ask('POST', '/payment-links', {
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
    await railyard.ask('POST', '/digital-wallets', {
      provider,
      merchant_name: 'Corner Shop',
      domain_names: [new URL(apiUrl).hostname],
      accept_terms_and_conditions: true,
    });
}

export async function walletsAreEnabled(railyard: Railyard): Promise<boolean> {
  const { items } = await railyard.ask('GET', '/digital-wallets');
  return Array.isArray(items) && items.some(({ provider }) => provider === 'apple');
}

// Whatever the browser says: the shop delivers by what the service says.
export async function readPayment(railyard: Railyard, transactionId: string): Promise<Answer> {
  return railyard.ask('GET', `/transactions/${transactionId}`);
}
