import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../harness/browser.ts';
import { everyFault, focusIsOn, openDashboardPage, untilSettled, tabTo } from '../harness/dashboard-pages.ts';
import { becomes } from '../harness/index.ts';
import { freePorts } from '../harness/process.ts';
import { openShop, type Shop } from '../harness/shop.ts';

let shop: Shop;
let browser: Browser;
let origin: string;
before(async () => {
  const [port = 0] = await freePorts(1);
  origin = `http://dashboard.localhost:${port}`;
  shop = await openShop({
    worker: false,
    config: { port, publicUrl: `http://127.0.0.1:${port}`, dashboardUrl: origin },
  });
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
  await shop.close();
});

test('a person finds a payment and gives a part of it back, by the keyboard alone', async () => {
  const made = await shop.pay({ intent: 'capture', external_identifier: 'order-7' });
  assert.equal(made.status, 201);
  const { page, problems, close } = await openDashboardPage(browser, origin);
  await page.keyboard.press('/');
  await page.keyboard.type('order-7');
  await page.getByRole('option', { name: /\$12\.99/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '$12.99' }).waitFor();
  assert.deepEqual(await everyFault(page), []);

  await page.keyboard.press('r');
  const amount = page.getByLabel('Amount');
  await amount.waitFor();
  await becomes(() => page.locator('input:focus').count(), 1);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2.50');
  await page.keyboard.press('Enter');
  await page.getByText(/Refund \$2\.50 of payment/).waitFor();
  assert.deepEqual(await everyFault(page), []);
  await tabTo(page, /^Do it$/);
  await page.keyboard.press('Enter');
  await becomes(async () => (await shop.get(`/transactions/${made.body.id}`)).body.refunded_amount, 250);
  await becomes(() => page.locator('dialog[open]').count(), 0);
  // A call that has to be confirmed is refused at first, which the browser tells of.
  assert.deepEqual(
    problems.filter((problem) => !/status of 403/.test(problem)),
    [],
  );
  await close();
});

test('keys walk the list, filters are the address, and an empty list says which filter hides what', async () => {
  const { page, problems, close, open } = await openDashboardPage(browser, origin);
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await page.waitForURL(/\/payments$/);
  await untilSettled(page);
  await page.keyboard.press('j');
  await focusIsOn(page, /12\.99/);
  await page.keyboard.press('o');
  await page.waitForURL(/\/payments\/[0-9a-f-]{36}$/);
  await page.goBack();
  await open('/m/default/payments?status=voided&currency=USD');
  await page.getByRole('link', { name: 'Without “Status” there would be some.' }).click();
  await page.waitForURL(/\/payments\?currency=USD$/);
  assert.deepEqual(problems, []);
  await close();
});

test('a card number is neither searched for nor taken by a field', async () => {
  const { page, close } = await openDashboardPage(browser, origin);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('4242 4242 4242 4242');
  await page.getByText('That looks like a card number.').waitFor();
  assert.deepEqual(
    asked.filter((url) => url.includes('4242')),
    [],
  );
  await close();
});
