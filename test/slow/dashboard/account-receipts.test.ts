import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../harness/browser.ts';
import { assertFaultless, openDashboardPage } from '../../harness/dashboard-pages.ts';
import { becomes } from '../../harness/eventually.ts';
import { type Instance, newInstance } from '../../harness/instance.ts';

/** Somebody of the merchant says who is sent receipts, and what these say. */
let instance: Instance;
let browser: Browser;
before(async () => {
  instance = await newInstance();
  await instance.start().ready();
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
  await instance.close();
});

test('receipts of a merchant account are set on its page, and what is wrong stands beside its field', async () => {
  const seen = await openDashboardPage(browser, `http://dashboard.localhost:${instance.settings['PORT']}`);
  const { page } = seen;
  page.setDefaultTimeout(60_000);
  await seen.open('/m/default/accounts/default');
  const form = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Receipts by e-mail' }) });
  const save = (): Promise<void> => form.getByRole('button', { name: 'Save', exact: true }).click();
  await form.getByLabel('Send one to every buyer').check();
  await form.getByLabel('Sender').fill('Springfield Tea');
  await form.getByLabel('Time zone').fill('Mars/Base');
  // What is typed in the other form is not lost by saving this one.
  const name = page.getByLabel('Name').first();
  await name.fill('Not saved yet');
  await save();
  await form.getByText('is not a time zone, for example Europe/Berlin').first().waitFor();
  await form.getByLabel('Time zone').fill('Europe/Berlin');
  await save();
  await page.getByText('Receipts are saved.').first().waitFor();
  await becomes(() => name.inputValue(), 'Not saved yet');
  const text = `SELECT receipts FROM merchant_accounts WHERE merchant_account_id = 'default'`;
  const [row] = await instance.database.db.query<{ receipts: object }>({ name: '', text }, []);
  assert.deepEqual(row?.receipts, {
    automatic: true,
    sender_name: 'Springfield Tea',
    reply_to: null,
    support: null,
    time_zone: 'Europe/Berlin',
  });
  seen.problems.splice(0); // the refusal of the time zone, which is what was asked for
  await assertFaultless(seen, 'account-receipts');
});
