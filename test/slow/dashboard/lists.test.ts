import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { CARD, addReportingService, openShop, type Shop } from '../../harness/shop.ts';
import { accessibilityFaults, openBrowser } from '../../harness/browser.ts';
import { becomes, eventually } from '../../harness/index.ts';
import { freePorts } from '../../harness/process.ts';
import { csvRecords } from '../../../server/domain/report/csv-reader.ts';

/** Money that went out, whose it was, and what processors say of it: the lists of the dashboard, by a real browser. */
let shop: Shop;
let dashboard: string;
let browser: Browser;
let page: Page;
let buyerId: string;
let paymentId: string;
/** What the browser refused, or a page threw. */
const troubles: string[] = [];
before(async () => {
  const [port = 0] = await freePorts(1);
  dashboard = `http://dashboard.localhost:${port}`;
  shop = await openShop({
    config: {
      port,
      publicUrl: `http://127.0.0.1:${port}`,
      dashboardUrl: dashboard,
      callsPerMinuteByAddress: 5000,
    },
  });
  const reporting = await addReportingService(shop);
  const billing = { first_name: 'Ann', last_name: 'Lee', email_address: 'ann.lee@example.com' };
  const buyer = await shop.post('/buyers', { display_name: 'Ann Lee', billing_details: billing });
  buyerId = buyer.body.id;
  await shop.post('/payment-methods', { ...CARD, buyer_id: buyerId });
  const service = { payment_service_id: reporting.paymentServiceId };
  const paid = await shop.pay({ intent: 'capture', amount: 5000, buyer_id: buyerId, ...service });
  paymentId = paid.body.id;
  await shop.post(`/transactions/${paymentId}/refunds`, { amount: 700, reason: '=Sent back' });
  await reporting.pass(3);
  await eventually(async () => (await shop.get('/settlements')).body.items.length === 2);
  browser = await openBrowser();
  page = await openLoggedIn();
});
after(async () => {
  await browser.close();
  await shop.close();
});

async function openLoggedIn(): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  const opened = await context.newPage();
  opened.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  opened.on('pageerror', (error) => troubles.push(error.message));
  await opened.goto(dashboard);
  await opened.getByRole('button', { name: /demo/i }).click();
  await opened.waitForURL('**/m/**');
  return opened;
}

const open = (path: string): Promise<unknown> => page.goto(`${dashboard}/m/default${path}`);
const sees = async (text: string | RegExp): Promise<void> =>
  page.locator('main').getByText(text).filter({ visible: true }).first().waitFor();
/** A list that turns out empty has its button in its middle, and no longer above. */
async function press(name: string): Promise<void> {
  await isLoaded();
  await page.getByRole('button', { name }).filter({ visible: true }).first().click();
}

async function isLoaded(): Promise<void> {
  await page.locator('main h1').waitFor();
  await becomes(() => page.locator('main .loading').count(), 0);
}

test('refunds are listed with their reason, and lead to their payment; the list is a file', async () => {
  await open('/refunds');
  await sees('=Sent back');
  await page.getByRole('link', { name: 'In progress' }).click();
  await sees('Nothing matches these filters');
  await page.getByRole('link', { name: 'All', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = fs.readFileSync((await (await download).path()) ?? '', 'utf8');
  const [names = [], row = []] = csvRecords(file) ?? [];
  const valueOf = (name: string): string | undefined => row[names.indexOf(name)];
  assert.deepEqual([valueOf('amount_decimal'), valueOf('reason')], ['7.00', `'=Sent back`]);
  await sees('$7.00');
  await page.locator('.row-link').first().click();
  await page.waitForURL(`**/payments/${paymentId}`);
});

test('a buyer is masked until a person looks, which is written down; what is edited is what was revealed', async () => {
  await open(`/buyers/${buyerId}`);
  await sees('a•••@example.com');
  assert.equal(await page.getByText('ann.lee@example.com').count(), 0);
  await page.getByRole('button', { name: 'Reveal' }).click();
  await sees('ann.lee@example.com');
  const { items } = (await shop.get('/audit-logs?action=revealed')).body;
  assert.deepEqual(items[0].resource.id, buyerId);

  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Last name').fill('Lee-Smith');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await becomes(
    async () => (await shop.get(`/buyers/${buyerId}`)).body.billing_details.last_name,
    'Lee-Smith',
  );
  const { billing_details: kept } = (await shop.get(`/buyers/${buyerId}`)).body;
  assert.equal(kept.email_address, 'ann.lee@example.com');
});

test('a payout goes to a stored card once a person has confirmed it', async () => {
  await open('/payouts');
  await press('New payout');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Last four digits of a stored card').fill('1111');
  await dialog.getByRole('radio').first().check();
  await dialog.getByLabel('Payment service').selectOption({ index: 1 });
  await dialog.getByLabel('Amount').fill('12.50');
  await dialog.getByLabel('Currency').fill('USD');
  await dialog.getByRole('button', { name: /Pay out \$12\.50/ }).click();
  await page.getByRole('dialog', { name: 'Confirm' }).getByRole('button', { name: 'Do it' }).click();
  await page.waitForURL('**/payouts/*');
  await sees('Paid');
  const [payout] = (await shop.get('/payouts')).body.items;
  assert.deepEqual([payout.amount, payout.currency, payout.status], [1250, 'USD', 'succeeded']);
});

test('what a processor settled adds up, line by line, beside the balances and what came of files', async () => {
  await open('/reconciliation');
  await sees('$50.00');
  await page.locator('.row-link').first().click();
  await page.waitForURL('**/reconciliation/reports/*');
  await sees('$41.90');
  for (const [tab, text] of [
    ['lines', 'Refund settled'],
    ['balances', 'Still owed to you'],
    ['files', 'No file was announced'],
    ['differences', 'The ledger says what the books say'],
  ] as const) {
    await open(`/reconciliation?tab=${tab}`);
    await sees(text);
  }
});

test('a report is made, runs and is downloaded', async () => {
  await open('/reports');
  await press('New report');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Everything');
  await dialog.getByLabel('Which days').selectOption('all');
  await dialog.getByRole('button', { name: 'Make report' }).click();
  await page.waitForURL('**/reports/*');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  assert.match(fs.readFileSync((await (await download).path()) ?? '', 'utf8'), new RegExp(paymentId));
});

test('no page breaks a rule of accessibility or of its own policy', async () => {
  for (const path of [
    '/refunds',
    '/payouts',
    '/buyers',
    `/buyers/${buyerId}`,
    '/gift-cards',
    '/reconciliation',
    '/reconciliation?tab=balances',
    '/reports',
  ]) {
    await open(path);
    await isLoaded();
    assert.deepEqual(await accessibilityFaults(page.mainFrame()), [], path);
  }
  assert.deepEqual(
    troubles.filter((text) => !/status of 4\d\d/.test(text)),
    [],
  );
});
