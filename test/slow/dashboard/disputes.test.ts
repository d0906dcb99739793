import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../harness/browser.ts';
import { assertFaultless, openDashboardPage } from '../../harness/dashboard-pages.ts';
import { type DisputeShop, PDF } from '../../harness/dispute-shop.ts';
import { becomes, eventually } from '../../harness/eventually.ts';
import { openInstanceDisputes } from '../../harness/instance-disputes.ts';
import { type Instance, newInstance } from '../../harness/instance.ts';

let instance: Instance;
let browser: Browser;
let shop: DisputeShop;
let origin: string;
before(async () => {
  instance = await newInstance();
  await instance.start().ready();
  origin = `http://dashboard.localhost:${instance.settings['PORT']}`;
  shop = await openInstanceDisputes(instance);
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
  await instance.close();
});

/** A dispute of a payment whose buyer is known. */
async function openDisputed(): Promise<string> {
  const billing_details = { first_name: 'Ada', last_name: 'Lovelace', email_address: 'ada@example.com' };
  const paid = await shop.pay('4242424242424242', { buyer: { billing_details } });
  await shop.act(paid.reference, 'dispute');
  return (await shop.disputeOf(paid.id)).id;
}

test('a dispute is found by what is due, answered with texts and a file, looked at, and handed in once', async () => {
  const id = await openDisputed();
  const seen = await openDashboardPage(browser, origin);
  const { page } = seen;
  await seen.open('/m/default/disputes');
  await page.getByText('Fraudulent').first().waitFor();
  await assertFaultless(seen, 'list');
  await page.getByRole('row').filter({ hasText: 'Fraudulent' }).getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Evidence' }).waitFor();
  await assertFaultless(seen, 'dispute');

  await becomes(() => page.getByLabel('Name of the buyer').inputValue(), 'Ada Lovelace');
  await page.getByLabel('Your explanation').fill('Card 4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page.locator('.form-problem').waitFor();
  seen.problems.length = 0; // the service said no, and the browser says so as well
  await page.getByLabel('Your explanation').fill('They signed for it.');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page.getByText('Draft saved').waitFor();

  const file = path.join(instance.folder, 'signed.pdf');
  fs.writeFileSync(file, PDF);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByText('signed.pdf').first().waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save signed.pdf' }).click();
  const saved = await saving;
  assert.equal(saved.suggestedFilename(), 'signed.pdf');
  assert.deepEqual(fs.readFileSync(await saved.path()), PDF);
  await page.getByRole('button', { name: 'Submit evidence' }).click();
  const preview = page.getByRole('dialog');
  await preview.getByText('They signed for it.').waitFor();
  await preview.getByText('signed.pdf').waitFor();
  await assertFaultless(seen, 'preview');
  await preview.getByRole('button', { name: 'Submit evidence' }).click();
  await page.getByText(/^Hand in the evidence against the dispute of payment .+ over /u).waitFor();
  await page.getByRole('button', { name: 'Do it' }).click();
  await page.getByText('Under review').first().waitFor();
  await page.getByText('Taken by the processor').waitFor();
  seen.problems.length = 0; // that it wants to be confirmed was told as a refusal
  await assertFaultless(seen, 'submitted');
  assert.equal((await shop.read(id)).status, 'under_review');
  await seen.close();
});

test('a claim is accepted, on a small screen in the dark', async () => {
  const id = await openDisputed();
  const seen = await openDashboardPage(browser, origin, {
    viewport: { width: 320, height: 640 },
    colorScheme: 'dark',
  });
  const { page } = seen;
  await seen.open('/m/default/disputes');
  await assertFaultless(seen, 'list-small');
  await seen.open(`/m/default/disputes/${id}`);
  await assertFaultless(seen, 'dispute-small');
  await page.getByRole('button', { name: 'Accept the claim' }).click();
  await page.getByRole('dialog').getByText('This cannot be taken back.').waitFor();
  await assertFaultless(seen, 'accept-small');
  await page.getByRole('dialog').getByRole('button', { name: 'Accept the claim' }).click();
  await page.getByText(/^Accept the claim about payment .+ stays with whoever paid by /u).waitFor();
  await page.getByRole('button', { name: 'Do it' }).click();
  await eventually(async () => (await shop.read(id)).status === 'accepted');
  await page.getByText('Claim accepted').first().waitFor();
  await seen.close();
});
