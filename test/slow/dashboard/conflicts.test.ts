import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../harness/browser.ts';
import { type DashboardPage, everyFault, openDashboardPage } from '../../harness/dashboard-pages.ts';
import { becomes } from '../../harness/eventually.ts';
import { type Instance, newInstance } from '../../harness/instance.ts';

/** Two people change the same: the second one is told who was faster, and nothing of either is lost unseen. */
let instance: Instance;
let browser: Browser;
let first: DashboardPage;
let second: DashboardPage;
before(async () => {
  instance = await newInstance();
  await instance.start().ready();
  browser = await openBrowser();
  const origin = `http://dashboard.localhost:${instance.settings['PORT']}`;
  first = await openDashboardPage(browser, origin);
  second = await openDashboardPage(browser, origin);
});
after(async () => {
  await browser.close();
  await instance.close();
});

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
const sees = (page: Page, text: string): Promise<void> =>
  page.getByText(text).filter({ visible: true }).first().waitFor();
async function save(page: Page, name = 'Save'): Promise<void> {
  await press(page, name);
  await press(page, 'Do it');
}
const CONFLICT = 'Somebody else changed this meanwhile';

test('of a connector both versions are shown, and what was typed is kept over the other', async () => {
  const { body: made } = await instance.post('/payment-services', {
    payment_service_definition_id: 'stripe-card',
    display_name: 'Cards',
    accepted_currencies: ['EUR'],
    accepted_countries: ['DE'],
    fields: [
      { key: 'secret_key', value: 'sk_test_default' },
      { key: 'webhook_signing_secret', value: 'whsec_sandbox_stripe' },
    ],
  });
  const at = `/m/default/connectors/${String(made['id'])}?tab=settings`;
  await first.open(at);
  await second.open(at);
  await second.page.getByLabel('Name').first().fill('Of the second');
  await first.page.getByLabel('Name').first().fill('Of the first');
  await save(first.page);
  await sees(first.page, 'Saved');
  await save(second.page);
  const conflict = second.page.getByRole('alert').filter({ hasText: CONFLICT });
  await conflict.getByText('Of the first').waitFor();
  await conflict.getByText('Of the second').waitFor();
  await conflict.getByText('Demo').waitFor();
  assert.deepEqual(await everyFault(second.page), []);
  await becomes(() => second.page.getByLabel('Name').first().inputValue(), 'Of the second');
  await save(second.page, 'Save yours over it');
  await second.page.getByRole('heading', { level: 1, name: 'Of the second' }).waitFor();
});

test('of an endpoint somebody takes what is there', async () => {
  const { body: made } = await instance.post('/webhook-subscriptions', { url: 'https://shop.example/hooks' });
  const at = `/m/default/webhooks/${String(made['id'])}?tab=settings`;
  for (const { open, page } of [first, second]) {
    await open(at);
    await page.getByRole('button', { name: 'Edit', exact: true }).last().click();
  }
  await first.page.getByLabel('Address').fill('https://shop.example/first');
  await second.page.getByLabel('Address').fill('https://shop.example/second');
  await save(first.page);
  await sees(first.page, 'Saved');
  await save(second.page);
  await sees(second.page, CONFLICT);
  await press(second.page, 'Take what is there');
  await becomes(() => second.page.getByLabel('Address').inputValue(), 'https://shop.example/first');
});

test('of a draft both rules are in it, once the second one is kept beside the other', async () => {
  await first.open('/m/default/flows');
  await press(first.page, 'Begin with an empty draft');
  await first.page.getByRole('button', { name: 'Add a rule' }).waitFor();
  await second.open('/m/default/flows');
  for (const [{ page }, name] of [
    [second, 'Of the second'],
    [first, 'Of the first'],
  ] as const) {
    await press(page, 'Add a rule');
    await page.getByLabel('What it is called').fill(name);
  }
  await press(first.page, 'Keep in the draft');
  await first.page.getByRole('heading', { name: 'Of the first' }).waitFor();
  await press(second.page, 'Keep in the draft');
  await sees(second.page, CONFLICT);
  await second.page.getByRole('heading', { name: 'Of the first' }).waitFor();
  assert.deepEqual(await everyFault(second.page), []);
  await press(second.page, 'Save yours over it');
  for (const name of ['Of the first', 'Of the second'])
    await second.page.getByRole('heading', { name }).waitFor();
});
