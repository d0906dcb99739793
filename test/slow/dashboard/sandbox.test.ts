import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../harness/browser.ts';
import {
  type DashboardPage,
  everyFault,
  openDashboardPage,
  untilSettled,
} from '../../harness/dashboard-pages.ts';
import { becomes } from '../../harness/eventually.ts';
import { type Instance, newInstance } from '../../harness/instance.ts';

/** Connectors, the sandbox's time and situations, insights and monitoring, as a person uses them. */
let instance: Instance;
let browser: Browser;
let seen: DashboardPage;
before(async () => {
  instance = await newInstance();
  await instance.start().ready();
  await instance.railyard('demo-data', '--days', '3', '--payments', '40');
  const made = await instance.post('/merchant-accounts', { id: 'empty', display_name: 'Empty' });
  assert.equal(made.status, 201);
  browser = await openBrowser();
  seen = await openDashboardPage(browser, `http://dashboard.localhost:${instance.settings['PORT']}`);
});
after(async () => {
  await seen.close();
  await browser.close();
  await instance.close();
});

async function holds(): Promise<void> {
  const problems = seen.problems.splice(0).filter((text) => !text.includes('403')); // a confirmation is asked for
  assert.deepEqual([await everyFault(seen.page), problems], [[], []]);
}

const press = (name: string | RegExp): Promise<void> =>
  seen.page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
    .click();
const isThere = (text: string | RegExp): Promise<void> =>
  becomes(async () => (await seen.page.getByText(text).count()) > 0, true);

test('from nothing to a connector: found in the catalogue, tried, connected, switched off', async () => {
  const { page } = seen;
  await seen.open('/m/empty/connectors');
  await isThere('Nothing is connected yet');
  await holds();
  await page.getByRole('link', { name: 'Connect a company' }).click();
  await untilSettled(page);
  await page.getByLabel('Find by name or method').fill('sandbox card');
  await holds();
  await page.getByRole('link', { name: /Sandbox Card/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('Northern Acquiring');
  await page.getByLabel('API key').fill('sk_sandbox_walk');
  await press('Try the credentials');
  await isThere('Sandbox Card accepts these credentials.');
  await holds();
  await press('Connect');
  await press('Do it');
  await page.getByRole('heading', { level: 1, name: 'Northern Acquiring' }).waitFor();
  await isThere('Webhook address');
  await holds();
  await press('Switch off');
  await press('Do it');
  await isThere('Switched off');
  await page.getByRole('link', { name: 'Settings' }).click();
  await isThere('Stored. Leave it empty to keep it.');
  await holds();
});

test('before the clock moves the page says what will happen, and afterwards what did', async () => {
  const { page } = seen;
  await seen.open('/m/default/sandbox');
  await press('+7 days');
  await isThere(/^What will happen until/);
  await press('Holds that end');
  await holds();
  const address = page.url();
  assert.match(address, /until=/);
  await press('Move the clock');
  await isThere('What happened');
  await becomes(async () => (await page.locator('.event-counts li').count()) > 0, true);
  await holds();
});

test('a processor that is down is listed until somebody ends it', async () => {
  const { page } = seen;
  await seen.open('/m/default/sandbox');
  await page.getByLabel('Payment service').selectOption({ label: 'Stripe US' });
  await press('Begin');
  await becomes(() => page.locator('.on-now li').count(), 1);
  await holds();
  await press('End it');
  await becomes(() => page.locator('.on-now li').count(), 0);
});

test('insights: a split that narrows, its chart as a table, and a question that is kept', async () => {
  const { page } = seen;
  await seen.open('/m/default/insights?range=P30D&metric=transactions');
  await press('Narrow to Stripe US');
  await becomes(async () => page.url().includes('payment_service_id='), true);
  await press('Show as a table');
  await isThere('This time');
  await holds();
  await press('Save this');
  await page.getByRole('dialog').getByLabel('Name').fill('At Stripe');
  await page.getByRole('dialog').getByRole('button', { name: 'Save this' }).click();
  await isThere('Saved for everybody of this merchant account');
  await seen.open('/m/default/insights');
  await press('Saved');
  await press('At Stripe');
  await becomes(async () => page.url().includes('metric=transactions'), true);
  await holds();
});

test('monitoring: three metrics are suggested where none is watched, and an incident is acknowledged', async () => {
  const { page } = seen;
  await seen.open('/m/empty/monitoring?tab=metrics');
  await isThere('Nothing is watched yet');
  await holds();
  await press(/^Watch this/);
  await isThere('Samples of 3 days');
  await seen.open('/m/default/monitoring');
  await page
    .getByRole('link', { name: /^(?:Cards|Visa)$/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('textbox', { name: /Note/ }).fill('Stolen numbers were tried; the bank knows.');
  await press('Acknowledge');
  await isThere('Acknowledged');
  await holds();
});
