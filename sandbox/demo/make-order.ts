import { type Answer, type ApiCalls, textOf } from './api.ts';
import { BuyerBrowser } from './buyer-browser.ts';
import type { Order } from './plan-month.ts';
import { wishFor } from './refusals.ts';

/** What the shop keeps of its buyers between orders, by their mailboxes: ids, and the cards that they stored. */
export type KnownBuyers = Map<string, { id: string; card: string | null }>;

/** Of a run before this one; what they stored is asked for again. */
export async function knownBuyers(api: ApiCalls): Promise<KnownBuyers> {
  const known: KnownBuyers = new Map();
  for (const buyer of await api.items(`/buyers?limit=100&search=${CUSTOMER}`)) {
    const [id, name] = [textOf(buyer, 'id'), textOf(buyer, 'external_identifier')];
    if (id !== null && name?.startsWith(CUSTOMER) === true)
      known.set(name.slice(CUSTOMER.length), { id, card: null });
  }
  return known;
}

const CUSTOMER = 'customer-';
const BACK = 'https://tea.example/thanks';

/** Makes an order as the shop's checkout would; null where it is refused outright. */
export async function makeOrder(api: ApiCalls, known: KnownBuyers, order: Order): Promise<Answer | null> {
  const buyer = await buyerOf(api, known, order);
  const body = { ...(await instrumentOf(api, order, buyer)), ...purchaseOf(order, buyer) };
  const made = await api.ask('POST', '/transactions', body, order.name);
  if (made === null) return null;
  if (buyer !== null) buyer.card ??= textOf(made, 'payment_method', 'id');
  await answerAsBuyer(api, order, made);

  return made;
}

/** What is bought, beside what pays for it. */
function purchaseOf(order: Order, buyer: KnownBuyer | null): object {
  const { amount, options } = order.way === 'card' ? wishFor(order) : {};
  const { currency, country } = order.market;
  const hasItems = order.items.length > 0 && amount === undefined;

  return {
    amount: amount ?? order.amount,
    currency,
    country,
    intent: order.way === 'gift card' ? 'capture' : order.intent,
    external_identifier: order.name,
    ...(buyer === null ? { buyer: guestOf(order) } : { buyer_id: buyer.id }),
    ...(order.store && buyer !== null ? { store: true } : {}),
    ...(options === undefined ? {} : { connection_options: options }),
    ...(hasItems ? { cart_items: order.items } : {}),
    ...(order.giftCard > 0 ? { gift_cards: [giftCardOf(order, order.giftCard)] } : {}),
    metadata: { channel: order.minute % 5 === 0 ? 'app' : 'web', basket: order.name },
  };
}

type KnownBuyer = { id: string; card: string | null };

async function buyerOf(api: ApiCalls, known: KnownBuyers, order: Order): Promise<KnownBuyer | null> {
  const person = order.person === null ? undefined : order.market.people[order.person];
  if (person === undefined) return null;
  const [first, last, mailbox] = person;
  const found = known.get(mailbox);
  if (found !== undefined) return found;
  const made = await api.ask('POST', '/buyers', {
    display_name: nameOf(order.market.country, first, last),
    external_identifier: `${CUSTOMER}${mailbox}`,
    billing_details: billingOf(order, first, last, mailbox),
  });
  const id = textOf(made, 'id');
  if (id === null) return null;
  const buyer: KnownBuyer = { id, card: null };
  known.set(mailbox, buyer);

  return buyer;
}

/** As its bearer would write it. */
function nameOf(country: string, first: string, last: string): string {
  return country === 'JP' ? `${last} ${first}` : `${first} ${last}`;
}

function billingOf({ market }: Order, first: string, last: string, mailbox: string): object {
  return {
    first_name: first,
    last_name: last,
    email_address: `${mailbox}@example.com`,
    address: { city: market.city, postal_code: market.postalCode, country: market.country },
    ...(market.country === 'BR' ? { tax_id: { value: '19119119100', kind: 'br.cpf' } } : {}),
  };
}

function guestOf(order: Order): object {
  const mailbox =
    order.story === 'card testing' ? `x${order.name.toLowerCase()}` : `guest.${order.name.toLowerCase()}`;
  return { billing_details: billingOf(order, 'Guest', order.name, mailbox) };
}

async function instrumentOf(
  api: ApiCalls,
  order: Order,
  buyer: KnownBuyer | null,
): Promise<Readonly<Record<string, unknown>>> {
  const { way, market, number } = order;
  const { country, currency } = market;
  switch (way) {
    case 'gift card':
      return { payment_method: null, gift_cards: [giftCardOf(order, order.amount)] };
    case 'stored card':
      return storedCardOf(order, buyer);
    case 'googlepay': {
      const token = await googleToken(api, number);
      return { payment_method: token === null ? cardOf(order, number) : { method: 'googlepay', token } };
    }
    case 'paypal':
    case 'paybybank':
    case 'pix':
    case 'oxxo':
      return { payment_method: { method: way, country, currency, redirect_url: BACK } };
    case 'ach':
    case 'sepa':
    case 'bacs':
      return { payment_method: accountOf(order, way) };
    default:
      return { payment_method: cardOf(order, wishFor(order).number ?? number) };
  }
}

/** A third of them are charged without the buyer: a subscription. Who has stored none yet stores this one. */
function storedCardOf(order: Order, buyer: KnownBuyer | null): Readonly<Record<string, unknown>> {
  const card = buyer?.card ?? null;
  if (card === null)
    return { payment_method: cardOf(order, order.number), ...(buyer === null ? {} : { store: true }) };
  return {
    payment_method: { method: 'id', id: card },
    ...(order.minute % 3 === 0
      ? { merchant_initiated: true, is_subsequent_payment: true, payment_source: 'recurring' }
      : {}),
  };
}

/** Of a few buyers in Europe the issuer wants to hear more (docs/test-cards.md). */
const ASKED = { quietly: '4111111111101203', onItsPage: '4111111111181072' };

function cardOf(order: Order, number: string): object {
  const { market, minute, refusal } = order;
  const isEuropean = market.currency === 'EUR';
  const asked = minute % 11 === 0 ? ASKED.onItsPage : minute % 4 === 0 ? ASKED.quietly : number;
  const isAsked = isEuropean && refusal === null && order.story === null;
  return {
    method: 'card',
    number: isAsked ? asked : number,
    expiration_date: `${String((minute % 12) + 1).padStart(2, '0')}/${29 + (minute % 4)}`,
    security_code:
      number.startsWith('3') && number.length === 15 ? '1234' : (CODES[market.currency] ?? '123'),
    ...(isEuropean ? { redirect_url: BACK } : {}),
  };
}

/** What the simulated companies take for right. */
const CODES: Readonly<Record<string, string>> = { EUR: '737', GBP: '100' };

function accountOf(order: Order, scheme: 'ach' | 'sepa' | 'bacs'): object {
  const [first, last] = order.market.people[order.person ?? 0] ?? ['Ann', 'Example'];
  return {
    method: 'bank',
    scheme,
    account_holder: { first_name: first, last_name: last },
    ...ACCOUNTS[scheme],
  };
}

const ACCOUNTS = {
  ach: { account_number: '000123456789', routing_number: '021000021', account_type: 'checking' },
  sepa: { account_number: 'DE89370400440532013000' },
  bacs: { account_number: '31926819', routing_number: '601613' },
};

/** A PIN that begins with 0 is the first balance (docs/test-cards.md). */
function giftCardOf(order: Order, amount: number): object {
  const unique = order.name.replaceAll(/\D/g, '').padStart(9, '0');
  return { number: `6035${unique}427`, pin: `0${amount + 2_000}`, amount };
}

async function googleToken(api: ApiCalls, number: string): Promise<unknown> {
  const wallet = (await api.items('/digital-wallets')).find((each) => each['provider'] === 'google');
  const [key, recipient] = [textOf(wallet, 'fields', 'public_key'), textOf(wallet, 'fields', 'recipient_id')];
  if (key === null || recipient === null) return null;
  const answer = await api.atSimulator(
    '/wallets/google/tokens',
    { public_key: key, recipient_id: recipient, number, expiration_month: 12, expiration_year: 2031 },
    { 'sub-merchant': api.account },
  );
  return JSON.parse(answer) as unknown;
}

/** On the page that the payment leads to, if there is one. */
async function answerAsBuyer(api: ApiCalls, order: Order, made: Answer): Promise<void> {
  const url = textOf(made, 'payment_method', 'approval_url');
  if (url === null || order.buyer === 'nothing') return;
  const words = order.buyer === 'approve' ? ['approve', 'pay', 'Y'] : ['decline', 'cancel', 'N'];
  await new BuyerBrowser(api.send).walk(url, words);
}
