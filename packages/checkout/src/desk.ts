/** The page's own address is its credential; everything is asked below it. */
const place = window.location.pathname;

export type GiftCard = Readonly<{ number: string; pin: string; amount: number }>;
export type PaymentAnswer = Readonly<{
  url?: string;
  alert?: string;
  fields?: readonly string[];
  transaction?: Readonly<{ id: string; status: string }>;
}>;
export type State = Readonly<{
  status: 'active' | 'processing' | 'completed' | 'given_back' | 'expired';
  transaction: Readonly<{ id: string; status: string }> | null;
  alert: string | null;
}>;

export const returnUrl = `${window.location.origin}${place}`;

export function openSession(): Promise<Readonly<{ session: string; frameUrl: string }>> {
  return ask('POST', 'session');
}

export function askBalance(
  card: Readonly<{ number: string; pin: string }>,
): Promise<Readonly<{ balance?: number; lastFour?: string; alert?: string }>> {
  return ask('POST', 'balance', { gift_cards: [card] });
}

export function pay(asked: object): Promise<PaymentAnswer> {
  return ask('POST', 'payments', asked);
}

export function stateOf(transactionId: string): Promise<State> {
  return insist(() => stateNow(transactionId));
}

/** Without one (`''`) the status is that of the link. */
export function stateNow(transactionId: string): Promise<State> {
  return ask('GET', `state?transaction_id=${transactionId}`);
}

export function giveUp(transactionId: string): Promise<State> {
  return insist(() => ask('POST', `cancel?transaction_id=${transactionId}`));
}

const AGAIN_MS = 1000;
const TRIES = 60;

/** What became of a payment does not depend on who can be reached now: for a minute it is asked again. */
async function insist<Answer>(asked: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await asked();
    } catch (error) {
      if (tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** Apple's session for this page, which its own script asks for. */
export function appleSession(validationUrl: string): Promise<unknown> {
  return ask('POST', 'apple-session', { validation_url: validationUrl });
}

/** In the sandbox: what the wallet would give. */
export async function sandboxToken(wallet: string, card: string): Promise<unknown> {
  return (await ask<Readonly<{ token: unknown }>>('POST', 'sandbox-wallet', { wallet, card })).token;
}

export async function fillSession(session: string, paymentMethod: object): Promise<void> {
  const answer = await fetch(`/checkout/sessions/${session}/fields`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payment_method: paymentMethod }),
  });
  if (!answer.ok) throw new Error(`the session was answered with ${answer.status}`);
}

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${place}/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return (await answer.json()) as Answer;
}
