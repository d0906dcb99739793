import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import {
  DESKTOP,
  NARROW,
  PHONE,
  accessibilityFaults,
  keepPicture,
  lowestTarget,
  openPage,
  scrollSize,
} from '../../harness/browser.ts';
import { becomes } from '../../harness/eventually.ts';
import { addOrderService, addPaymentService, MERCHANT_PROFILE } from '../../harness/shop.ts';
import { type Stand, inputOf, openMerchantPage, shows, whilePaying } from '../../harness/merchant-page.ts';

/** The hosted page of a payment link, as a buyer sees it. */
let stand: Stand;
before(async () => {
  stand = await openMerchantPage();
  for (const [id, currency, country] of [
    ['mock-paypal', 'USD', 'US'],
    ['mock-oxxo', 'MXN', 'MX'],
    ['mock-bank', 'EUR', 'DE'],
  ] as const)
    await addOrderService(stand.shop.service, id, [currency], [country]);
  await stand.shop.post('/gift-card-services', {
    gift_card_service_definition_id: 'mock-gift-card',
    display_name: 'Gifts',
    fields: [],
  });
});
after(() => stand.close());

const LINK = {
  amount: 2398,
  currency: 'USD',
  country: 'US',
  external_identifier: 'order-8841',
  merchant_name: 'Corner Shop',
  merchant_color: '#7a1f5c',
  merchant_message: 'Thank you for your order.',
  cart_items: [
    { name: 'Oolong, 100 g', quantity: 2, unit_amount: 899 },
    { name: 'Delivery', quantity: 1, unit_amount: 600 },
  ],
};

async function link(body: object = {}): Promise<{ id: string; url: string }> {
  const made = await stand.shop.post('/payment-links', { ...LINK, ...body });
  assert.equal(made.status, 201, made.text);
  return made.body;
}

const statusOf = async (id: string): Promise<string> =>
  (await stand.shop.get(`/payment-links/${id}`)).body.status;

/** What the console says of frames, which are of another origin by design, is no fault of the page. */
const open = (url: string, options: object = {}) =>
  openPage(stand.browser, url, { viewport: PHONE, ...options });

/** Where the console is not looked at. */
const show = (url: string): Promise<Page> => stand.showMerchant(url);

async function typeCard(page: Page, number: string): Promise<void> {
  await inputOf(page, 'Card number').pressSequentially(number);
  await inputOf(page, 'Expiry date').pressSequentially('1230');
  await inputOf(page, 'Security code').pressSequentially('123');
}

test('a buyer sees what is paid, pays by card, and keeps a receipt that leads back to the shop', async () => {
  const { id, url } = await link({ return_url: `${stand.shop.service.url}/health` });
  const page = await show(url);
  for (const text of [
    'Corner Shop',
    'Thank you for your order.',
    'Oolong, 100 g',
    '2 × $8.99',
    '$17.98',
    'Total',
  ])
    await page.getByText(text).waitFor();
  await typeCard(page, '4111111111111111');
  await keepPicture(page, 'payment-link.png', { fullPage: true });
  await page.setViewportSize(DESKTOP);
  await keepPicture(page, 'payment-link-desktop.png', { fullPage: true });
  await page.getByRole('button', { name: 'Pay $23.98' }).click();
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
  for (const text of ['•••• 1111', 'order-8841']) await page.getByText(text).waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.setViewportSize(PHONE);
  await keepPicture(page, 'payment-link-receipt.png', { fullPage: true });
  assert.equal(await statusOf(id), 'completed');
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await page.waitForURL(`**/health?payment_link_id=${id}&transaction_id=*`);
});

test('a decline is told apart, nothing was charged, and the link is there for the next attempt', async () => {
  const { id, url } = await link({ amount: 200_011, cart_items: null });
  const page = await show(url);
  await typeCard(page, '4111111111111111');
  await page.locator('#pay').click();
  await page.getByText('Insufficient funds. Nothing was charged.').waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  assert.equal(await statusOf(id), 'active');
  const made = await stand.shop.get(`/transactions?payment_link_id=${id}`);
  assert.deepEqual(
    made.body.items.map(({ status }: { status: string }) => status),
    ['declined'],
  );
  await page.getByRole('button', { name: 'PayPal' }).waitFor();
});

test('without JavaScript a wallet pays, and a buyer who gives up comes back to the page', async () => {
  const { id, url } = await link();
  const { page, problems } = await open(url, { javaScriptEnabled: false });
  await page.getByText('Cards need JavaScript.').waitFor();
  await page.getByRole('button', { name: 'PayPal' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('You did not complete the payment. Nothing was charged.').waitFor();
  assert.equal(await statusOf(id), 'active');
  await page.getByRole('button', { name: 'PayPal' }).click();
  await page.getByRole('button', { name: 'Pay with the wallet' }).click();
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
  assert.equal(await statusOf(id), 'completed');
  assert.deepEqual(problems, []);
});

test('a page that waits for a payment in another tab shows its end by itself', async () => {
  for (const [button, end] of [
    ['Pay with the wallet', 'Payment received'],
    ['Cancel', 'You did not complete the payment. Nothing was charged.'],
  ] as const) {
    const { url } = await link();
    const { page } = await open(url, { javaScriptEnabled: false });
    await page.getByRole('button', { name: 'PayPal' }).click();
    const { page: waiting, problems } = await open(url);
    await waiting.getByRole('link', { name: 'Continue the payment' }).waitFor();
    assert.deepEqual(await accessibilityFaults(waiting), []);
    await page.getByRole('button', { name: button }).click();
    await waiting.getByText(end).waitFor();
    assert.deepEqual(
      problems.filter((problem) => !problem.includes('secure-fields')),
      [],
    );
  }
});

test('while a voucher waits the link leads to it, and nobody pays a second time', async () => {
  const { id, url } = await link({ currency: 'MXN', country: 'MX', cart_items: null });
  const page = await show(url);
  await page.getByRole('button', { name: 'OXXO' }).click();
  await page.getByText('Show this at the checkout').waitFor();
  assert.equal(await statusOf(id), 'processing');
  await page.goto(url);
  await page.getByRole('heading', { name: 'Your payment is being made' }).waitFor();
  await page.getByRole('link', { name: 'Continue the payment' }).click();
  await page.getByText('Show this at the checkout').waitFor();
});

test('3-D Secure takes the buyer to the issuer and back to the receipt', async () => {
  const secured = await addPaymentService(stand.shop.service, {
    three_d_secure_enabled: true,
    merchant_profile: { visa: MERCHANT_PROFILE },
    accepted_currencies: ['GBP'],
    accepted_countries: ['GB'],
  });
  assert.ok(secured);
  const { id, url } = await link({ currency: 'GBP', country: 'GB', cart_items: null });
  const page = await show(url);
  await typeCard(page, '4111111111181072');
  await page.locator('#pay').click();
  const bank = page.frameLocator('dialog iframe');
  await bank.getByRole('button', { name: 'Approve' }).waitFor();
  await keepPicture(page, 'payment-link-challenge.png');
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.keyboard.press('Escape');
  await page.getByText('You did not complete the payment. Nothing was charged.').waitFor();
  assert.equal(await statusOf(id), 'active');
  await page.locator('#pay').click();
  await bank.getByRole('button', { name: 'Decline' }).click();
  await page.getByText('You did not complete the payment. Nothing was charged.').waitFor();
  await page.locator('#pay').click();
  await bank.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
  assert.equal(await statusOf(id), 'completed');
});

test('a declined card is still there for the next attempt', async () => {
  const { url } = await link({ amount: 200_011, cart_items: null });
  const { page } = await open(url);
  await typeCard(page, '4111111111111111');
  await page.locator('#pay').click();
  await page.getByText('Insufficient funds.').waitFor();
  await shows(inputOf(page, 'Card number'), '4111 1111 1111 1111');
  await whilePaying(page, () => page.getByText('One moment').first().waitFor());
  await page.getByText('Insufficient funds.').waitFor();
});

test('a bank account is debited in the words of its country, and its number is in no page', async () => {
  const { id, url } = await link({ currency: 'EUR', country: 'DE', cart_items: null });
  const page = await show(url);
  await page.getByText('Pay from a bank account').click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Example');
  await page.getByLabel('IBAN').fill('DE00 3704 0044 0532 0130 00');
  const payIt = page.locator('.bank button.main');
  await payIt.click();
  await page.getByText('Check what you typed. Nothing was charged.').waitFor();
  await becomes(() => page.getByLabel('IBAN').getAttribute('aria-invalid'), 'true');
  await shows(page.getByLabel('IBAN'), 'DE00 3704 0044 0532 0130 00');
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await keepPicture(page, 'payment-link-bank.png', { fullPage: true });
  assert.deepEqual(await accessibilityFaults(page), []);
  await payIt.click();
  await page.getByRole('heading', { name: 'Your payment is being made' }).waitFor();
  assert.equal(await statusOf(id), 'processing');
  assert.doesNotMatch(await page.content(), /3704 ?0044/);
});

test('a gift card pays what it can, the rest is paid by card, and the buyer may take it back', async () => {
  const { id, url } = await link();
  const page = await show(url);
  await page.getByText('Use a gift card').click();
  const use = async (number: string, pin: string): Promise<void> => {
    await page.getByLabel('Number of the gift card').fill(number);
    await page.getByLabel('PIN').fill(pin);
    await page.getByRole('button', { name: 'Use this card' }).click();
  };
  await use('6035710000004242', '1000');
  await page.getByText('This gift card could not be found.').waitFor();
  await use('6035710000004242', '0500');
  await page.getByText('Gift card •••• 4242').waitFor();
  await becomes(() => page.locator('#left').textContent(), '$18.98');
  await use('6035710000011234', '09000');
  await page.locator('#gift-only').waitFor();
  await becomes(() => page.locator('#left').textContent(), '$0.00');
  await becomes(() => page.locator('#card').isVisible(), false);
  await page.getByRole('button', { name: 'Remove' }).nth(1).click();
  await typeCard(page, '4111111111111111');
  await keepPicture(page, 'payment-link-gift-card.png', { fullPage: true });
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.getByRole('button', { name: 'Pay $18.98' }).click();
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
  const { items } = (await stand.shop.get(`/transactions?payment_link_id=${id}`)).body;
  assert.deepEqual(
    [items.length, items[0].status, items[0].amount, items[0].captured_amount + items[0].authorized_amount],
    [1, items[0].status, 2398, items[0].captured_amount + items[0].authorized_amount],
  );
  assert.equal(items[0].gift_card_redemptions[0].amount, 500);
});

test('gift cards alone may pay all of it', async () => {
  const { id, url } = await link({ amount: 500, cart_items: null });
  const page = await show(url);
  await page.getByText('Use a gift card').click();
  await page.getByLabel('Number of the gift card').fill('6035710000004343');
  await page.getByLabel('PIN').fill('0500');
  await page.getByRole('button', { name: 'Use this card' }).click();
  await page.locator('#gift-only button').click();
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
  assert.equal(await statusOf(id), 'completed');
});

test('gift cards are asked about twenty times for a link, and no more', async () => {
  const { url } = await link();
  const ask = async () => {
    const body = JSON.stringify({ gift_cards: [{ number: '6035710000004444', pin: '0500' }] });
    const headers = { 'content-type': 'application/json' };
    return (await (await fetch(`${url}/balance`, { method: 'POST', headers, body })).json()) as object;
  };
  for (let asked = 0; asked < 20; asked += 1) assert.ok('balance' in (await ask()), String(asked));
  assert.deepEqual(await ask(), { alert: 'Too many gift cards were tried here.' });
});

test('a buyer whom the link names pays with a card they stored, and the link’s end is shown', async () => {
  const buyer = (await stand.shop.post('/buyers', { display_name: 'Ada' })).body.id;
  const stored = await stand.shop.post('/payment-methods', {
    method: 'card',
    number: '4111111111111111',
    expiration_date: '12/30',
    buyer_id: buyer,
  });
  assert.equal(stored.status, 201, stored.text);
  const { id, url } = await link({ buyer_id: buyer });
  const spare = await stand.shop.post('/payment-methods', {
    method: 'card',
    number: '5555555555554444',
    expiration_date: '12/30',
    buyer_id: buyer,
  });
  const { page } = await open(url, { javaScriptEnabled: false });
  await page.getByText('Remove', { exact: true }).first().click();
  await page.getByText('Remove', { exact: true }).nth(1).click();
  await page.getByRole('button', { name: 'Remove: Mastercard •••• 4444' }).click();
  await page.getByText('The card was removed.').waitFor();
  assert.equal((await stand.shop.get(`/payment-methods/${spare.body.id}`)).status, 404);
  await page.getByRole('button', { name: 'Visa •••• 1111', exact: true }).click();
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
  assert.equal(await statusOf(id), 'completed');
  const other = await link();
  await stand.shop.post(`/payment-links/${other.id}/expire`);
  const ended = await show(other.url);
  await ended.getByRole('heading', { name: 'This link has expired' }).waitFor();
});

/** Shows them one after the other. */
let narrow: Page | null = null;

for (const [locale, title, pay] of [
  ['en', 'Pay by card', 'Pay'],
  ['es', 'Pagar con tarjeta', 'Pagar'],
  ['pt', 'Pagar com cartão', 'Pagar'],
  ['fr', 'Payer par carte', 'Payer'],
  ['de', 'Mit Karte zahlen', 'Zahlen'],
  ['ar', 'الدفع بالبطاقة', 'ادفع'],
] as const) {
  test(`in ${locale} the page speaks, fits 320 pixels and can be used by everyone`, async () => {
    const terms = 'https://shop.example/terms';
    const { url } = await link({ locale, merchant_terms_and_conditions_url: terms });
    const page = (narrow ??= (await open('about:blank', { viewport: NARROW })).page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(url);
      await page.getByRole('heading', { name: title }).waitFor();
      await page.locator('#pay', { hasText: pay }).waitFor();
      await page.locator('iframe').nth(2).waitFor({ state: 'attached' });
      assert.deepEqual(await accessibilityFaults(page), []);
      assert.ok((await lowestTarget(page)) >= 44);
      assert.ok((await scrollSize(page))[0] <= 320);
      if (locale === 'ar' && colorScheme === 'dark')
        await keepPicture(page, 'payment-link-ar.png', { fullPage: true });
    }
  });
}

type Sessions = Readonly<{ ids: string[]; made: number }>;

async function sessionsOf(id: string): Promise<Sessions> {
  const text = `SELECT session_ids AS ids, (SELECT count(*)::int FROM checkout_sessions) AS made
    FROM payment_links WHERE payment_link_id = $1`;
  const rows = await stand.shop.service.db.query<Sessions>({ name: '', text }, [id]);
  assert.ok(rows[0]);
  return rows[0];
}

test('looking at a link opens no session; the buyer who comes to a field opens one, and types on', async () => {
  const { id, url } = await link();
  const before = await sessionsOf(id);
  for (const method of ['HEAD', 'GET', 'GET']) assert.equal((await fetch(url, { method })).status, 200);
  const { page } = await open('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const answer = await page.goto(url);
  assert.equal(await answer?.headerValue('content-encoding'), 'gzip');
  await inputOf(page, 'Security code').waitFor();
  const frames = (): string[] => asked.filter((each) => each.endsWith('.html'));
  assert.deepEqual(frames(), ['GET /input.html', 'GET /input.html', 'GET /input.html']);
  assert.deepEqual(await sessionsOf(id), before);
  await typeCard(page, '4111111111111111');
  await page.locator('#pay').click();
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
  assert.equal((await sessionsOf(id)).ids.length, 1);
  assert.equal(asked.filter((each) => each.endsWith('/session')).length, 1);
  assert.equal(frames().at(-1), 'GET /controller.html');
});

test('a buyer who presses at once is told what is missing', async () => {
  const { url } = await link();
  const page = await show(url);
  await page.locator('#pay').click();
  await page.getByText('Check the details of the card.').waitFor();
  await becomes(() => page.locator('#pay').isEnabled(), true);
});

test('sessions that have ended do not count against a link; two hundred that live are the end of it', async () => {
  const { id, url } = await link();
  const text = `UPDATE payment_links SET session_ids = array(SELECT (lpad(to_hex($2::bigint), 12, '0')
    || '7000800000' || lpad(to_hex(n), 10, '0'))::uuid FROM generate_series(1, 200) AS n)
    WHERE payment_link_id = $1`;
  const fill = (at: number) => stand.shop.service.db.query({ name: '', text }, [id, at]);
  const hour = 60 * 60_000;
  await fill(Date.now() - hour - 60_000);
  assert.equal((await fetch(`${url}/session`, { method: 'POST' })).status, 200);
  assert.equal((await sessionsOf(id)).ids.length, 1);
  await fill(Date.now());
  assert.equal((await fetch(`${url}/session`, { method: 'POST' })).status, 409);
  const page = await show(url);
  await page.locator('#pay').click();
  await page.getByText('The card form did not load.').waitFor();
  await page.getByRole('button', { name: 'PayPal' }).click();
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
});

test('the page asks nobody but us, is in no frame of others, and its QR code is the address', async () => {
  const { url } = await link();
  const { page, problems } = await open(url);
  await inputOf(page, 'Card number').waitFor();
  assert.ok(
    problems.every((problem) => problem.startsWith(`asked ${stand.fieldsUrl}`)),
    problems.join(),
  );
  const answer = await fetch(url);
  const policy = answer.headers.get('content-security-policy') ?? '';
  assert.match(policy, /default-src 'none'.*frame-ancestors 'none'/);
  assert.deepEqual(
    ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => answer.headers.get(name)),
    ['no-store', 'no-referrer', 'noindex'],
  );
  const picture = await fetch(`${url}/qr.svg`);
  assert.equal(picture.headers.get('content-type'), 'image/svg+xml');
  assert.match(await picture.text(), /^<svg/);
  const share = await (await fetch(`${url}/share.txt`, { headers: { 'accept-language': 'de' } })).text();
  assert.equal(
    share,
    `Corner Shop · 23,98 $ · Bestellung order-8841\nHier zahlen Sie sicher und nur einmal:\n${url}\n`,
  );
});
