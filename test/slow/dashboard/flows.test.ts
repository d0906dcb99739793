import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../harness/browser.ts';
import {
  type DashboardPage,
  everyFault,
  openDashboardPage,
  pixelsTooWide,
  untilSettled,
} from '../../harness/dashboard-pages.ts';
import { eventually } from '../../harness/eventually.ts';
import { type Instance, newInstance } from '../../harness/instance.ts';

let instance: Instance;
let browser: Browser;
let origin: string;
before(async () => {
  instance = await newInstance();
  await instance.start().ready();
  origin = `http://dashboard.localhost:${instance.settings['PORT']}`;
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
  await instance.close();
});

async function assertSound({ page, problems }: DashboardPage, where: string): Promise<void> {
  assert.deepEqual(await everyFault(page), [], where);
  assert.ok((await pixelsTooWide(page)) <= 0, `${where} is wider than its window`);
  assert.deepEqual(problems, [], where);
}

test('a flow is begun from a template, changed, tried and looked over before it counts', async () => {
  const seen = await openDashboardPage(browser, origin);
  const { page } = seen;
  await seen.open('/m/default/flows');
  await assertSound(seen, 'no rules');
  await page.getByRole('button', { name: '3-D Secure in Europe' }).click();
  await page.getByRole('button', { name: 'Publish …' }).waitFor();
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByLabel('What it is called').fill('Small euro payments');
  await page.getByRole('button', { name: 'Add a condition' }).click();
  await page.getByLabel('What of the payment').selectOption('amount');
  await page.getByLabel('Currency').first().fill('EUR');
  await page.getByLabel('Value', { exact: true }).fill('15.00');
  await page.getByRole('button', { name: 'Keep in the draft' }).click();
  await page
    .getByText('Amount is less than €15.00', { exact: false })
    .or(page.getByText('amount is less than €15.00'))
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.getByText('Never reached: rule 1 takes all of its payments').waitFor();
  await assertSound(seen, 'a rule that is never reached');

  await page.getByRole('button', { name: 'Move rule 2' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.getByText('Now at place 1').waitFor();
  await eventually(async () => {
    await untilSettled(page);
    assert.equal(await page.getByText('Never reached', { exact: false }).count(), 0);
  });
  await page.getByLabel('First 6–8 digits').fill('411111');
  await page.getByRole('button', { name: 'Ask the rules' }).last().click();
  await page.getByText('Would be tried, in this order').waitFor();
  await assertSound(seen, 'tried');
  await page.getByRole('button', { name: 'Publish …' }).click();
  await page.getByRole('dialog').getByText('Small euro payments').waitFor();
  await assertSound(seen, 'what publishing changes');
  await seen.close();
});

test('a scenario of 3-D Secure and a saved view are made by a person', async () => {
  const seen = await openDashboardPage(browser, origin, { viewport: { width: 320, height: 640 } });
  const { page } = seen;
  await seen.open('/m/default/three-d-secure');
  await page.getByRole('button', { name: 'Add a scenario' }).click();
  await page.getByLabel('The issuer says').selectOption('C');
  await assertSound(seen, 'a scenario is typed');

  await seen.open('/m/default/payments?status=declined');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Save this view as').fill('Refused');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Refused is saved').waitFor();
  await seen.open('/m/default/payments?status=captured');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('link', { name: 'Refused' }).click();
  await page.waitForURL(/status=declined/);
  await assertSound(seen, 'a saved view');
  await seen.close();
});
