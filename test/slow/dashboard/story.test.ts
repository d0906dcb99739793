import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openBrowser } from '../../harness/browser.ts';
import { assertFaultless, openDashboardPage } from '../../harness/dashboard-pages.ts';
import { cardPayment } from '../../harness/crash-rig.ts';
import { type Instance, newInstance } from '../../harness/instance.ts';

/** Is declined for a reason after which another is asked. */
const DECLINED = 200_012;

/** The story of a payment, as its page tells it in sentences. */
let instance: Instance;
let browser: Browser;
let origin: string;
let declined: string;
let paid: string;
before(async () => {
  instance = await newInstance();
  await instance.start().ready();
  origin = `http://dashboard.localhost:${instance.settings['PORT']}`;
  browser = await openBrowser();
  const made = await instance.post('/payment-services', {
    display_name: 'Second',
    payment_service_definition_id: 'mock-card',
    accepted_currencies: ['USD'],
    accepted_countries: ['US'],
    fields: [{ key: 'merchant_id', value: 'second' }],
  });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  const pay = async (amount: number): Promise<string> => {
    const order = { external_identifier: 'order-8841', intent: 'capture' };
    const { status, body } = await instance.post('/transactions', cardPayment(amount, order));
    assert.equal(status, 201, JSON.stringify(body));
    return String(body['id']);
  };
  declined = await pay(DECLINED);
  paid = await pay(1299);
});
after(async () => {
  await browser.close();
  await instance.close();
});

const LOOKS: readonly (readonly [name: string, options: BrowserContextOptions])[] = [
  ['desktop-light', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }],
  ['telephone-dark', { viewport: { width: 320, height: 640 }, colorScheme: 'dark' }],
];

for (const [name, options] of LOOKS)
  test(`${name}: a payment is explained in the words of its story, with what was not tried`, async () => {
    const seen = await openDashboardPage(browser, origin, options);
    const { page } = seen;
    await seen.open(`/m/default/payments/${declined}`);
    await page.getByRole('link', { name: 'In sentences' }).click();
    await page.waitForURL(/steps=sentences/);
    await page.locator('.story-summary').waitFor();
    const texts = await page.locator('.story-sentence').allTextContents();
    assert.ok(texts.length > 3 && texts.every((text) => text.trim() !== ''), texts.join('\n'));
    await page.getByText(/^Not tried: \d+$/).click();
    await page.getByText('Mock Pix does not take this payment.').waitFor();
    await page.getByRole('heading', { name: 'Other payments of the same order' }).waitFor();
    assert.equal(await page.locator(`a[href$="/payments/${paid}"]`).count(), 1);
    await assertFaultless(seen, `story-${name}`);
    await seen.close();
  });
