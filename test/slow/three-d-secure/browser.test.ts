import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import {
  DESKTOP,
  PHONE,
  SMALLEST,
  accessibilityFaults,
  keepPicture,
  lowestTarget,
  openBrowser,
  openPage,
  scrollSize,
} from '../../harness/browser.ts';
import { addPaymentService, MERCHANT_PROFILE, type Shop } from '../../harness/shop.ts';
import { openPublicShop } from '../../harness/public-shop.ts';
import { approvalOf } from '../../three-d-secure/buyer.ts';

/**
 * The pages in a real browser: Chromium from the package, so that no machine needs one of its own.
 * `GOLDEN=write` keeps the screenshots of the docs.
 */
let shop: Shop;
let secured: string;
let browser: Browser;
before(async () => {
  shop = await openPublicShop({ worker: false });
  secured = await addPaymentService(shop.service, {
    three_d_secure_enabled: true,
    merchant_profile: { visa: MERCHANT_PROFILE },
  });
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await shop.close();
});

const CHALLENGED = '4111111111181072';

/** The issuer's page is there, and says that it is a test. */
async function challengeShown(page: Page): Promise<void> {
  await page.waitForURL('**/sandbox/three-d-secure/challenge*');
  await page.getByText('TEST', { exact: true }).waitFor();
}

test('with scripts a buyer gets to the issuer, sees it all in the smallest window, and comes back', async () => {
  const { id, url } = await approvalOf(shop, secured, CHALLENGED);
  const { page, problems } = await openPage(browser, url);
  await challengeShown(page);
  const [width, height] = await scrollSize(page);
  assert.ok(width <= SMALLEST.width && height <= SMALLEST.height, `${width} × ${height}`);
  assert.ok((await lowestTarget(page)) >= 44);
  assert.deepEqual(await accessibilityFaults(page), []);
  await keepPicture(page, 'three-d-secure-challenge.png');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL(`**/health?transaction_id=${id}&transaction_status=authorized`);
  assert.deepEqual(problems, []);
});

test('without scripts three presses do the same', async () => {
  const { id, url } = await approvalOf(shop, secured, CHALLENGED);
  const { page, problems } = await openPage(browser, url, { javaScriptEnabled: false });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: 'Back to the shop' }).click();
  await page.waitForURL(`**/health?transaction_id=${id}&transaction_status=failed`);
  assert.deepEqual(problems, []);
});

test('the approval page says whose it is, how much, and with which card, in the colour of the shop', async () => {
  await shop.service.request('PUT', '/merchant-accounts/default', {
    body: { display_name: 'Corner Shop', brand_color: '#7a1f5c', brand_logo_url: LOGO },
  });
  const { url } = await approvalOf(shop, secured, CHALLENGED);
  const { page, problems } = await openPage(browser, url, { javaScriptEnabled: false, viewport: PHONE });
  for (const text of ['Corner Shop', '$12.99', '•••• 1072']) await page.getByText(text).waitFor();
  assert.equal(
    await page.evaluate<string>("getComputedStyle(document.querySelector('button')).backgroundColor"),
    'rgb(122, 31, 92)',
  );
  await keepPicture(page, 'approval-page.png');
  await page.setViewportSize(DESKTOP);
  await keepPicture(page, 'approval-page-desktop.png');
  assert.deepEqual(problems, []);
});

const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">' +
    '<circle cx="20" cy="20" r="20" fill="#7a1f5c"/></svg>',
)}`;

test('an approval that nobody awaits says so, and can be used by everyone', async () => {
  const url = `${shop.service.url}/approve/nobody`;
  const { page } = await openPage(browser, 'about:blank', { viewport: PHONE });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(url);
    await page.getByRole('heading', { name: 'This approval has ended or does not exist.' }).waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
  }
});

test('in Arabic the page runs from right to left and still fits', async () => {
  const { url } = await approvalOf(shop, secured, CHALLENGED);
  const { page } = await openPage(browser, url, { locale: 'ar-EG' });
  await challengeShown(page);
  assert.equal(await page.evaluate<string>('getComputedStyle(document.body).direction'), 'rtl');
  const [width, height] = await scrollSize(page);
  assert.ok(width <= SMALLEST.width && height <= SMALLEST.height, `${width} × ${height}`);
  await keepPicture(page, 'three-d-secure-challenge-ar.png');
});

test('every button can be reached and pressed by keyboard', async () => {
  const { id, url } = await approvalOf(shop, secured, CHALLENGED);
  const { page } = await openPage(browser, url);
  await challengeShown(page);
  const reached: string[] = [];
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate<string>('document.activeElement.value'));
  }
  assert.deepEqual(reached, ['approve', 'decline', 'cancel', 'timeout']);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/health?transaction_id=${id}&transaction_status=failed`);
});
