import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import {
  DESKTOP,
  PHONE,
  SMALLEST,
  accessibilityFaults,
  keepPicture,
  lowestTarget,
  openBrowser,
  openPage,
  scrollSize,
} from '../../harness/browser.ts';
import { eventually } from '../../harness/eventually.ts';
import { type Shop, addOrderService } from '../../harness/shop.ts';
import { openPublicShop } from '../../harness/public-shop.ts';

/**
 * The sandbox's provider pages as a buyer's browser sees them: through our public address, whichever
 * processor they are of.
 */
let shop: Shop;
let browser: Browser;
before(async () => {
  shop = await openPublicShop();
  for (const [id, currency, country] of [
    ['mock-paypal', 'USD', 'US'],
    ['mock-oxxo', 'MXN', 'MX'],
    ['mock-pix', 'BRL', 'BR'],
  ] as const)
    await addOrderService(shop.service, id, [currency], [country]);
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await shop.close();
});

async function approval(
  method: string,
  country: string,
  currency: string,
): Promise<{ id: string; url: string }> {
  const redirect_url = `${shop.service.url}/health`;
  const made = await shop.pay({
    country,
    currency,
    intent: 'capture',
    payment_method: { method, country, currency, redirect_url },
  });
  assert.equal(made.status, 201, made.text);
  return { id: made.body.id, url: made.body.payment_method.approval_url };
}

for (const [method, country, currency, picture, button, amount] of [
  ['oxxo', 'MX', 'MXN', 'Bar code', 'Pay at the till', 'MX$12.99'],
  ['pix', 'BR', 'BRL', 'QR code', 'Pay in the banking app', 'R$12.99'],
] as const) {
  test(`the page of ${method} shows a picture to pay with, without scripts, in the smallest window`, async () => {
    const { id, url } = await approval(method, country, currency);
    assert.ok(url.startsWith(`${shop.service.parts.config.publicUrl}/sandbox/mock-${method}/pages/`), url);
    const { page, problems } = await openPage(browser, url, { javaScriptEnabled: false });
    await page.getByRole('img', { name: picture }).waitFor();
    await page.getByText('TEST', { exact: true }).waitFor();
    await page.getByText(amount).waitFor();
    const [width] = await scrollSize(page);
    assert.ok(width <= SMALLEST.width, `${width} wide`);
    await page.getByRole('button', { name: button }).click();
    await page.getByText('Paid').waitFor();
    await page.getByRole('link', { name: 'Back to the shop' }).click();
    await page.waitForURL(`**/health?transaction_id=${id}&transaction_status=*`);
    assert.deepEqual(problems, []);
    await eventually(async () => (await shop.get(`/transactions/${id}`)).body.status === 'captured');
  });
}

for (const [language, says, state] of [
  ['es', 'Su pago', 'Esperando su pago'],
  ['pt', 'Seu pagamento', 'Aguardando o pagamento'],
  ['fr', 'Votre paiement', 'En attente de votre paiement'],
  ['de', 'Ihre Zahlung', 'Wartet auf Ihre Zahlung'],
  ['ar', 'دفعتك', 'بانتظار دفعتك'],
] as const) {
  test(`a provider's page speaks ${language}, and can be used by everyone, in light and dark`, async () => {
    const { url } = await approval('pix', 'BR', 'BRL');
    const { page } = await openPage(browser, 'about:blank', { locale: language, viewport: PHONE });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(url);
      await page.getByRole('heading', { name: says }).waitFor();
      await page.getByText(state).waitFor();
      assert.deepEqual(await accessibilityFaults(page), []);
      assert.ok((await lowestTarget(page)) >= 44);
    }
  });
}

test('the number of a voucher is copied by a button, and its time is that of the buyer', async () => {
  const { url } = await approval('oxxo', 'MX', 'MXN');
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'en-US',
    timezoneId: 'America/Mexico_City',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(url);
  // What the button says for two seconds it says until the clock goes on.
  await page.clock.pauseAt(Date.now() + 60_000);
  const number = await page.locator('#reference').textContent();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  assert.equal(await page.evaluate('navigator.clipboard.readText()'), number);
  await eventually(async () =>
    assert.doesNotMatch((await page.locator('time').textContent()) ?? 'UTC', /UTC|:\d\d:|\.\d{3}/),
  );
  await keepPicture(page, 'reference-page-oxxo.png', { fullPage: true });
  await page.setViewportSize(DESKTOP);
  await keepPicture(page, 'reference-page-oxxo-desktop.png');
});

test('a QR code is shown on a phone', async () => {
  const { url } = await approval('pix', 'BR', 'BRL');
  const { page } = await openPage(browser, url, { locale: 'pt-BR', viewport: PHONE, colorScheme: 'dark' });
  await page.getByRole('img', { name: 'QR' }).waitFor();
  await keepPicture(page, 'reference-page-pix.png', { fullPage: true });
});

test('a wallet page leads back to the shop through us, without scripts', async () => {
  const { id, url } = await approval('paypal', 'US', 'USD');
  const { page, problems } = await openPage(browser, url, { javaScriptEnabled: false });
  await page.getByRole('button', { name: 'Pay with the wallet' }).click();
  await page.waitForURL(`**/health?transaction_id=${id}&transaction_status=captured`);
  assert.deepEqual(problems, []);
});

test('nothing else of the simulator can be reached from outside', async () => {
  const { id } = await approval('paypal', 'US', 'USD');
  for (const [address, status] of [
    [`/sandbox/_control/pages/${id}/default`, 400],
    ['/sandbox/mock-paypal/pages/x/default', 400],
    [`/sandbox/mock-paypal/pages/${id}/a%2F..%2Fb`, 400],
    [`/sandbox/mock-paypal/pages/${id}/default`, 404],
    ['/sandbox/_control/ledger', 404],
    [`/sandbox/mock-paypal/orders/${id}`, 404],
  ] as const) {
    assert.equal((await fetch(`${shop.service.url}${address}`)).status, status, address);
  }
});
