import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../harness/browser.ts';
import { addPaymentService, openShop, type Shop } from '../payments/setup.ts';

/** The pages in a real browser: Chromium from the package, so that no machine needs one of its own. `GOLDEN=write` keeps the screenshots of the docs. */
let shop: Shop;
let secured: string;
let browser: Browser;
before(async () => {
  const port = await freePort();
  shop = await openShop({ worker: false, config: { port, publicUrl: `http://127.0.0.1:${port}` } });
  const PROFILE = { merchant_acquirer_bin: '516327', merchant_acquirer_id: '123456789', merchant_name: 'Corner Shop', merchant_country_code: 'US', merchant_category_code: '5411', merchant_url: 'https://shop.example' };
  secured = await addPaymentService(shop.service, { three_d_secure_enabled: true, merchant_profile: { visa: PROFILE } });
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await shop.close();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function approvalUrl(): Promise<{ id: string; url: string }> {
  const payment_method = { method: 'card', number: '4111111111181072', expiration_date: '03/30', security_code: '100', redirect_url: `${shop.service.url}/health` };
  const made = await shop.pay({ payment_service_id: secured, payment_method });
  return { id: made.body.id as string, url: made.body.payment_method.approval_url as string };
}

/** The smallest window that an issuer's page must fit (EMV challenge window size 01). */
const SMALLEST = { width: 250, height: 400 };

async function openAt(url: string, options: { locale?: string; javaScriptEnabled?: boolean } = {}): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({ viewport: SMALLEST, locale: 'en-US', ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => !request.url().startsWith(shop.service.url) && problems.push(`asked ${request.url()}`));
  await page.goto(url);
  return { page, problems };
}

test('with scripts the buyer gets to the issuer by itself, sees it all in the smallest window, and comes back with one press', async () => {
  const { id, url } = await approvalUrl();
  const { page, problems } = await openAt(url);
  await page.waitForURL('**/sandbox/three-d-secure/challenge*');
  const [width, height] = await page.evaluate<[number, number]>('[document.documentElement.scrollWidth, document.documentElement.scrollHeight]');
  assert.ok(width <= SMALLEST.width && height <= SMALLEST.height, `${width} × ${height}`);
  assert.ok(await page.getByText('TEST', { exact: true }).isVisible());
  keep('three-d-secure-challenge.png', await page.screenshot());
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL(`**/health?transaction_id=${id}&transaction_status=authorized`);
  assert.deepEqual(problems, []);
});

test('without scripts three presses do the same', async () => {
  const { id, url } = await approvalUrl();
  const { page, problems } = await openAt(url, { javaScriptEnabled: false });
  keep('approval-page.png', await page.screenshot());
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: 'Back to the shop' }).click();
  await page.waitForURL(`**/health?transaction_id=${id}&transaction_status=failed`);
  assert.deepEqual(problems, []);
});

test('in Arabic the page runs from right to left and still fits', async () => {
  const { url } = await approvalUrl();
  const { page } = await openAt(url, { locale: 'ar-EG' });
  await page.waitForURL('**/sandbox/three-d-secure/challenge*');
  assert.equal(await page.evaluate<string>('getComputedStyle(document.body).direction'), 'rtl');
  const [width, height] = await page.evaluate<[number, number]>('[document.documentElement.scrollWidth, document.documentElement.scrollHeight]');
  assert.ok(width <= SMALLEST.width && height <= SMALLEST.height, `${width} × ${height}`);
  keep('three-d-secure-challenge-ar.png', await page.screenshot());
});

test('every button can be reached and pressed by keyboard', async () => {
  const { id, url } = await approvalUrl();
  const { page } = await openAt(url);
  await page.waitForURL('**/sandbox/three-d-secure/challenge*');
  const reached: string[] = [];
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate<string>('document.activeElement.value'));
  }
  assert.deepEqual(reached, ['approve', 'decline', 'timeout', 'cancel']);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/health?transaction_id=${id}&transaction_status=failed`);
});

function keep(name: string, picture: Buffer): void {
  if (process.env['GOLDEN'] !== 'write') return;
  const folder = path.join(import.meta.dirname, '../../docs/images');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, name), picture);
}
