import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { after, before, test } from 'node:test';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import {
  DESKTOP,
  PHONE,
  accessibilityFaults,
  keepPicture,
  openBrowser,
  scrollSize,
} from '../../harness/browser.ts';
import { type Instance, newInstance } from '../../harness/instance.ts';
import { freePorts } from '../../harness/process.ts';

/** What a newcomer has after `npm start`: a shop, in a browser. */
let instance: Instance;
let browser: Browser;
let shopUrl: string;
before(async () => {
  instance = await newInstance();
  const [shopPort = 0] = await freePorts(1);
  const started = instance.start({
    RAILYARD_SHOP_PORT: String(shopPort),
    RAILYARD_SANDBOX_NAMES: 'other.example, Shop.set.example',
  });
  await started.ready();
  shopUrl = `http://127.0.0.1:${shopPort}`;
  assert.match(started.output(), new RegExp(`A shop to pay in, with its code: ${shopUrl}\n`));
  assert.match(started.output(), /\nThe documentation, [^\n]+: http:\/\/[^\n]+\/docs\/\n/);
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
  await instance.close();
});

async function open(path: string, viewport = DESKTOP): Promise<Page> {
  const page = await (await browser.newContext({ viewport, locale: 'en-US' })).newPage();
  await page.goto(`${shopUrl}${path}`);
  return page;
}

async function typeCard(at: Page | FrameLocator, number = '4111111111111111'): Promise<void> {
  const type = (title: string, text: string): Promise<void> =>
    at.frameLocator(`iframe[title="${title}"]`).locator('#field').pressSequentially(text);
  await type('Card number', number);
  await type('Expiry date', '1230');
  await type('Security code', '123');
}

const isPaid = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();

test('by card fields: the code that runs stands beside the form', async () => {
  const page = await open('/');
  for (const code of ['/checkout/sessions', 'transactions.create', 'new SecureFields'])
    await page.locator('pre', { hasText: code }).first().waitFor();
  await typeCard(page);
  await keepPicture(page, 'demo-shop.png', { fullPage: true });
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.getByRole('button', { name: 'Pay $23.98' }).click();
  await isPaid(page);
  await page.locator('#status', { hasText: 'captured' }).waitFor();
});

test('by card fields: a bank that asks does so in the page', async () => {
  const page = await open('/fields', PHONE);
  assert.ok((await scrollSize(page))[0] <= PHONE.width);
  await typeCard(page, '4111111111181072');
  await page.getByRole('button', { name: 'Pay $23.98' }).click();
  const bank = page.frameLocator('dialog iframe');
  await bank.getByRole('button', { name: 'Approve' }).waitFor();
  await keepPicture(page, 'three-d-secure-in-page.png');
  await bank.getByRole('button', { name: 'Approve' }).click();
  await isPaid(page);
});

test('by the whole checkout in the page', async () => {
  const page = await open('/embed');
  const checkout = page.frameLocator('iframe[title="Checkout"]');
  await typeCard(checkout);
  assert.doesNotMatch((await page.locator('pre').allTextContents()).join(''), /eyJ/);
  assert.deepEqual(await accessibilityFaults(page), []);
  await checkout.locator('#pay').click();
  await isPaid(page);
});

test('the whole checkout goes on once the guide’s origin is listed, and says what the service refuses', async () => {
  const allowed = { method: 'PUT', body: JSON.stringify({ front_end_origins: ['http://localhost:3000'] }) };
  const headers = {
    authorization: `Bearer ${await instance.railyard('token')}`,
    'content-type': 'application/json',
  };
  const put = await fetch(`${instance.url}/merchant-accounts/default`, { ...allowed, headers });
  assert.equal(put.status, 200);
  const page = await open('/embed');
  await page.frameLocator('iframe[title="Checkout"]').locator('#pay').waitFor();
  await page.route('**/embedded-checkouts', (route) => route.abort());
  await page.reload();
  await page.locator('#say', { hasText: /\w/ }).waitFor();
});

test('by a link, and back to the shop', async () => {
  const page = await open('/link');
  await page.getByRole('button', { name: 'Pay $23.98 by link' }).click();
  await page.getByRole('heading', { name: 'Pay by card' }).waitFor();
  await typeCard(page);
  await page.locator('#pay').click();
  // A bank that does not take part lets it through, and the page is the receipt.
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await isPaid(page);
});

test('by wallets, once they are enabled: behind a link, and in the whole checkout', async () => {
  const page = await open('/wallets', PHONE);
  assert.ok((await scrollSize(page))[0] <= PHONE.width);
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.getByRole('button', { name: 'Enable the wallets' }).click();
  await page.getByRole('button', { name: 'Pay $23.98 by link' }).click();
  await page.getByRole('button', { name: 'Apple Pay' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay $23.98' }).click();
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await isPaid(page);
  const embedded = await open('/embed');
  const checkout = embedded.frameLocator('iframe[title="Checkout"]');
  await checkout.getByRole('button', { name: 'Google Pay' }).click();
  await checkout.getByRole('dialog').getByRole('button', { name: 'Pay $23.98' }).click();
  await isPaid(embedded);
});

test('by no name that somebody else has lead here, and for no page elsewhere', async () => {
  const [shop, simulator] = [shopUrl, `http://127.0.0.1:${instance.settings['RAILYARD_SIMULATOR_PORT']}`];
  const rows: readonly (readonly [string, string, Readonly<Record<string, string>>, number])[] = [
    ['GET', `${shop}/fields`, { host: 'shop.evil.example:8082' }, 403],
    ['POST', `${shop}/link`, { origin: 'https://evil.example' }, 403],
    ['GET', `${shop}/fields`, { host: 'shop.set.example' }, 200],
    ['POST', `${shop}/link`, { origin: shop }, 303],
    ['GET', `${simulator}/_control/behaviours`, { host: 'evil.example' }, 403],
    ['DELETE', `${simulator}/_control/behaviours`, { origin: 'https://evil.example' }, 403],
    ['DELETE', `${simulator}/_control/behaviours`, { host: 'shop.set.example' }, 204],
    ['POST', `${simulator}/mock-card/payments`, { origin: 'https://evil.example' }, 403],
  ];
  for (const [method, url, headers, status] of rows)
    assert.equal(await statusOf(method, url, headers), status, `${method} ${url} ${JSON.stringify(headers)}`);
});

/** `fetch` lets nobody say which host they mean. */
async function statusOf(method: string, url: string, headers: Readonly<Record<string, string>>) {
  const asked = request(url, { method, headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

test('in production there is no shop', async () => {
  const other = await newInstance('production');
  const [shopPort = 0] = await freePorts(1);
  const started = other.start({ RAILYARD_SHOP_PORT: String(shopPort) });
  await started.ready();
  assert.doesNotMatch(started.output(), /A shop/);
  await assert.rejects(fetch(`http://127.0.0.1:${shopPort}`));
  await other.close();
});
