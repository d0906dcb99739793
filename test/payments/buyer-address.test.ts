import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { parseTrustedProxies } from '../../server/platform/trusted-proxies.ts';
import { type Shop, CARD, openShop } from '../harness/shop.ts';

/** The address that processors, anti-fraud services and 3-D Secure are told, with and without a proxy in front. */

let open: Shop;
let proxied: Shop;
before(async () => {
  open = await openShop({ worker: false });
  proxied = await openShop({
    worker: false,
    config: { trustedProxies: parseTrustedProxies('127.0.0.1') ?? null },
  });
});
after(async () => {
  await open.close();
  await proxied.close();
});

const EMBED = { scopes: ['embed'], claims: { embed: { amount: 1299, currency: 'USD' } } };
const SHOPPER = '203.0.113.77';
const BROWSER = '198.51.100.7';

async function toldOfFrontEnd(shop: Shop, forwarded: string): Promise<unknown> {
  const paid = await shop.pay({}, { ...EMBED, headers: { 'x-forwarded-for': forwarded } });
  assert.equal(paid.status, 201, paid.text);
  return shop.book(paid.body.payment_service_transaction_id).then(({ details }) => addressIn(details));
}

function addressIn({ purchase }: Readonly<Record<string, unknown>>): unknown {
  assert.ok(typeof purchase === 'object' && purchase !== null && 'ip_address' in purchase);
  return purchase.ip_address;
}

test('a shopper does not choose the address that the processor is told', async () => {
  assert.equal(await toldOfFrontEnd(open, `${SHOPPER}, 10.0.0.1`), '127.0.0.1');
  assert.equal(await toldOfFrontEnd(proxied, `${SHOPPER}, ${BROWSER}`), BROWSER);
  assert.equal(await toldOfFrontEnd(proxied, `${SHOPPER}, ${BROWSER}, 127.0.0.1`), BROWSER);
});

test('a merchant’s server says where its buyer is, whatever proxies add behind', async () => {
  for (const shop of [open, proxied]) {
    const paid = await shop.pay({}, { headers: { 'x-forwarded-for': `${SHOPPER}, ${BROWSER}` } });
    const { details } = await shop.book(paid.body.payment_service_transaction_id);
    assert.equal(addressIn(details), SHOPPER);
  }
});

test('a page of a payment link is where its browser is', async () => {
  for (const [shop, address] of [
    [open, '127.0.0.1'],
    [proxied, BROWSER],
  ] as const) {
    const link = await shop.post('/payment-links', { amount: 1299, currency: 'USD', country: 'US' });
    assert.equal(link.status, 201, link.text);
    const session = await fetch(`${shop.here(link.body.url)}/session`, { method: 'POST' });
    const { session: opened } = (await session.json()) as { session: string };
    const fields = await shop.service.request('PUT', `/checkout/sessions/${opened}/fields`, {
      token: null,
      body: { payment_method: CARD },
    });
    assert.equal(fields.status, 204, fields.text);
    const paid = await fetch(`${shop.here(link.body.url)}/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `${SHOPPER}, ${BROWSER}` },
      body: JSON.stringify({ choice: 'card', session: opened }),
    });
    const { transaction } = (await paid.json()) as { transaction: { id: string } };
    const made = await shop.get(`/transactions/${transaction.id}`);
    assert.equal(
      (await shop.get(`/transactions?ip_address=${address}&id=${transaction.id}`)).body.items.length,
      1,
    );
    assert.equal(made.status, 200);
  }
});
