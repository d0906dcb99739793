import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { webhookSecretOf } from '../../server/simulator/courier.ts';
import {
  DESKTOP,
  PHONE,
  accessibilityFaults,
  keepPicture,
  lowestTarget,
  openPage,
  scrollSize,
} from '../harness/browser.ts';
import { addPaymentService } from '../payments/setup.ts';
import { type Stand, inputOf, openStand } from './merchant.ts';

/** The hosted page of a payment link, as a buyer sees it. */
let stand: Stand;
before(async () => {
  stand = await openStand();
  for (const [id, currency, country] of [
    ['mock-paypal', 'USD', 'US'],
    ['mock-oxxo', 'MXN', 'MX'],
  ] as const)
    await addPaymentService(stand.shop.service, {
      display_name: id,
      payment_service_definition_id: id,
      accepted_currencies: [currency],
      accepted_countries: [country],
      fields: [
        { key: 'api_key', value: `sk_sandbox_${id}` },
        { key: 'webhook_secret', value: webhookSecretOf(id) },
      ],
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

async function typeCard(page: Awaited<ReturnType<typeof open>>['page'], number: string): Promise<void> {
  await inputOf(page, 'Card number').pressSequentially(number);
  await inputOf(page, 'Expiry date').pressSequentially('1230');
  await inputOf(page, 'Security code').pressSequentially('123');
}

test('a buyer sees what is paid, pays by card, and keeps a receipt that leads back to the shop', async () => {
  const { id, url } = await link({ return_url: `${stand.shop.service.url}/health` });
  const { page } = await open(url);
  for (const text of ['Corner Shop', 'Thank you for your order.', '2 × Oolong, 100 g', '$17.98'])
    assert.ok(await page.getByText(text).isVisible(), text);
  await typeCard(page, '4111111111111111');
  keepPicture('payment-link.png', await page.screenshot({ fullPage: true }));
  await page.setViewportSize(DESKTOP);
  keepPicture('payment-link-desktop.png', await page.screenshot({ fullPage: true }));
  await page.getByRole('button', { name: 'Pay $23.98' }).click();
  await page.getByRole('heading', { name: 'Thank you, it is paid' }).waitFor();
  for (const text of ['•••• 1111', 'order-8841']) assert.ok(await page.getByText(text).isVisible(), text);
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.setViewportSize(PHONE);
  keepPicture('payment-link-receipt.png', await page.screenshot({ fullPage: true }));
  assert.equal(await statusOf(id), 'completed');
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await page.waitForURL(`**/health?payment_link_id=${id}&transaction_id=*`);
});

test('a decline is told apart, nothing was charged, and the link is there for the next attempt', async () => {
  const { id, url } = await link({ amount: 200_011, cart_items: null });
  const { page } = await open(url);
  await typeCard(page, '4111111111111111');
  await page.locator('#pay').click();
  await page.getByText('There is not enough money on this card. Nothing was charged.').waitFor();
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
  assert.ok(await page.getByText('Cards need JavaScript.').isVisible(), 'the page says so');
  await page.getByRole('button', { name: 'PayPal' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('You did not complete the payment. Nothing was charged.').waitFor();
  assert.equal(await statusOf(id), 'active');
  await page.getByRole('button', { name: 'PayPal' }).click();
  await page.getByRole('button', { name: 'Pay with the wallet' }).click();
  await page.getByRole('heading', { name: 'Thank you, it is paid' }).waitFor();
  assert.equal(await statusOf(id), 'completed');
  assert.deepEqual(problems, []);
});

test('while a voucher waits the link leads to it, and nobody pays a second time', async () => {
  const { id, url } = await link({ currency: 'MXN', country: 'MX', cart_items: null });
  const { page } = await open(url);
  await page.getByRole('button', { name: 'OXXO' }).click();
  await page.getByText('Show this at a till').waitFor();
  assert.equal(await statusOf(id), 'processing');
  await page.goto(url);
  await page.getByRole('heading', { name: 'Your payment is being made' }).waitFor();
  await page.getByRole('link', { name: 'Continue the payment' }).click();
  await page.getByText('Show this at a till').waitFor();
});

test('3-D Secure takes the buyer to the issuer and back to the receipt', async () => {
  const PROFILE = {
    merchant_acquirer_bin: '516327',
    merchant_acquirer_id: '123456789',
    merchant_name: 'Corner Shop',
    merchant_country_code: 'US',
    merchant_category_code: '5411',
    merchant_url: 'https://shop.example',
  };
  const secured = await addPaymentService(stand.shop.service, {
    three_d_secure_enabled: true,
    merchant_profile: { visa: PROFILE },
    accepted_currencies: ['GBP'],
    accepted_countries: ['GB'],
  });
  assert.ok(secured);
  const { id, url } = await link({ currency: 'GBP', country: 'GB', cart_items: null });
  const { page } = await open(url);
  await typeCard(page, '4111111111181072');
  await page.locator('#pay').click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('heading', { name: 'Thank you, it is paid' }).waitFor();
  assert.equal(await statusOf(id), 'completed');
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
  const { page } = await open(url, { javaScriptEnabled: false });
  await page.getByRole('button', { name: 'visa •••• 1111' }).click();
  await page.getByRole('heading', { name: 'Thank you, it is paid' }).waitFor();
  assert.equal(await statusOf(id), 'completed');
  const other = await link();
  await stand.shop.post(`/payment-links/${other.id}/expire`);
  const { page: ended } = await open(other.url);
  await ended.getByRole('heading', { name: 'This link has expired' }).waitFor();
});

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
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await open(url, { viewport: { width: 320, height: 640 }, colorScheme });
      await page.getByRole('heading', { name: title }).waitFor();
      assert.ok((await page.locator('#pay').textContent())?.startsWith(pay));
      await page.locator('iframe').nth(3).waitFor({ state: 'attached' });
      assert.deepEqual(await accessibilityFaults(page), []);
      assert.ok((await lowestTarget(page)) >= 44);
      assert.ok((await scrollSize(page))[0] <= 320);
      if (locale === 'ar' && colorScheme === 'dark')
        keepPicture('payment-link-ar.png', await page.screenshot({ fullPage: true }));
    }
  });
}

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
});
