import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { webhookSecretOf } from '../../server/simulator/courier.ts';
import { SMALLEST, freePort, keepPicture, openBrowser, openPage, scrollSize } from '../harness/browser.ts';
import { eventually } from '../harness/index.ts';
import { type Shop, addPaymentService, openShop } from './setup.ts';

/**
 * The sandbox's provider pages as a buyer's browser sees them: through our public address, whichever
 * processor they are of.
 */
let shop: Shop;
let browser: Browser;
before(async () => {
  const port = await freePort();
  shop = await openShop({ config: { port, publicUrl: `http://127.0.0.1:${port}` } });
  for (const [id, currency, country] of [
    ['mock-paypal', 'USD', 'US'],
    ['mock-oxxo', 'MXN', 'MX'],
    ['mock-pix', 'BRL', 'BR'],
  ] as const) {
    const fields = [
      { key: 'api_key', value: `sk_sandbox_${id}` },
      { key: 'webhook_secret', value: webhookSecretOf(id) },
    ];
    await addPaymentService(shop.service, {
      display_name: id,
      payment_service_definition_id: id,
      accepted_currencies: [currency],
      accepted_countries: [country],
      fields,
    });
  }
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

for (const [method, country, currency, picture, button] of [
  ['oxxo', 'MX', 'MXN', 'Bar code', 'Pay at the till'],
  ['pix', 'BR', 'BRL', 'QR code', 'Pay in the banking app'],
] as const) {
  test(`the page of ${method} shows a picture to pay with, without scripts, in the smallest window, at our own address`, async () => {
    const { id, url } = await approval(method, country, currency);
    assert.ok(url.startsWith(`${shop.service.parts.config.publicUrl}/sandbox/mock-${method}/pages/`), url);
    const { page, problems } = await openPage(browser, url, { javaScriptEnabled: false });
    assert.ok(await page.getByRole('img', { name: picture }).isVisible());
    assert.ok(await page.getByText('TEST', { exact: true }).isVisible());
    assert.ok(await page.getByText(`12.99 ${currency}`).isVisible());
    const [width] = await scrollSize(page);
    assert.ok(width <= SMALLEST.width, `${width} wide`);
    keepPicture(`reference-page-${method}.png`, await page.screenshot({ fullPage: true }));
    await page.getByRole('button', { name: button }).click();
    await page.getByText('paid').waitFor();
    assert.deepEqual(problems, []);
    await eventually(async () => (await shop.get(`/transactions/${id}`)).body.status === 'captured', {
      deadlineMs: 20_000,
    });
  });
}

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
