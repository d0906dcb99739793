import { type ApiCalls, textOf } from './api.ts';
import { BuyerBrowser } from './buyer-browser.ts';
import type { KnownBuyers } from './make-order.ts';
import type { Shop } from './set-up-shop.ts';

/** What the shop does beside its orders, on some days of the month. */
export async function addSidelines(
  api: ApiCalls,
  shop: Shop,
  buyers: KnownBuyers,
  { day, days, now, mark }: Readonly<{ day: number; days: number; now: Date; mark: string }>,
): Promise<void> {
  if (day % 2 === 1) await makeLink(api, day, now);
  if (day % 6 === 2) await storeGiftCard(api, day);
  if (day % 5 === 3) await payOut(api, shop, buyers, day, mark);
  if (day % 4 === 2) await relayCard(api, buyers, day);

  if (day === Math.floor(days * 0.7)) await settleWrongly(api, shop);
  if (day === Math.floor(days / 2))
    await api.ask('POST', '/reports', {
      name: 'Declines so far',
      schedule: 'once',
      schedule_enabled: true,
      spec: {
        model: 'transactions',
        params: {
          fields: ['id', 'created_at', 'status', 'error_code', 'amount', 'currency'],
          filters: { status: ['declined', 'failed'] },
        },
      },
    });
}

/** One file of Adyen's lacks a line, and has one of a payment that nobody made: a difference to be found. */
async function settleWrongly(api: ApiCalls, shop: Shop): Promise<void> {
  const service = shop.services['adyen-card'];
  if (service === undefined) return;
  await api.ask('POST', '/sandbox/situations', { kind: 'settlement_error', payment_service_id: service });
}

const LINKS = [
  ['Tea for an office', 48_000, 'USD', 'US', 'en'],
  ['Verkostung für acht', 15_900, 'EUR', 'DE', 'de'],
  ['Théière sur commande', 23_500, 'EUR', 'FR', 'fr'],
  ['Subscription, a year', 22_900, 'GBP', 'GB', 'en'],
  ['Caja de regalo', 145_000, 'MXN', 'MX', 'es'],
] as const;

const DAY_MS = 86_400_000;

/** By telephone: the shop sends a link. Some are paid, some withdrawn, and others wait or end unpaid. */
async function makeLink(api: ApiCalls, day: number, now: Date): Promise<void> {
  const turn = Math.floor(day / 2);
  const [name, amount, currency, country, locale] = LINKS[turn % LINKS.length] ?? LINKS[0];
  const made = await api.ask('POST', '/payment-links', {
    amount,
    currency,
    country,
    locale,
    intent: 'capture',
    external_identifier: `PHONE-${200 + day}`,
    merchant_name: 'Corner Tea Shop',
    expires_at: new Date(now.getTime() + (turn % 3 === 0 ? 1 : 14) * DAY_MS).toISOString(),
    cart_items: [{ name, quantity: 1, unit_amount: amount }],
  });
  const [id, url] = [textOf(made, 'id'), textOf(made, 'url')];
  if (id === null || url === null) return;

  if (turn % 5 === 4) await api.ask('POST', `/payment-links/${id}/expire`);
  else if (turn % 3 === 1) await new BuyerBrowser(api.send).walk(url, ['approve', 'paypal']);
}

async function storeGiftCard(api: ApiCalls, day: number): Promise<void> {
  await api.ask('POST', '/gift-cards', { number: `603571000${String(1_000_000 + day * 7)}`, pin: '05000' });
}

/** Money to a buyer's stored card: a return without its payment, a prize. */
async function payOut(
  api: ApiCalls,
  shop: Shop,
  buyers: KnownBuyers,
  day: number,
  mark: string,
): Promise<void> {
  const card = [...buyers.values()].find((buyer) => buyer.card !== null)?.card;
  const service = shop.services['mock-card'];
  if (card === undefined || card === null || service === undefined) return;
  const amount = { 8: 530_001, 13: 530_002, 18: 530_004 }[day] ?? 2_500 + day * 100;

  await api.ask(
    'POST',
    '/payouts',
    {
      amount,
      currency: 'USD',
      payment_service_id: service,
      payment_method: { method: 'id', id: card },
      external_identifier: `PRIZE-${day}`,
    },
    `payout-${mark}-${day}`,
  );
}

/** To the lender: an address that nobody has, so that the log tells how that looks; and one slip of the pen. */
async function relayCard(api: ApiCalls, buyers: KnownBuyers, day: number): Promise<void> {
  const card = [...buyers.values()].find((buyer) => buyer.card !== null)?.card;
  if (card === undefined || card === null) return;
  await api.relay(card, day % 8 === 2 ? '{{ CARD_NUMBER_1 }}' : '{{ card_number_1 }}');
}
