import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { RoleSlug } from '../../../server/access/roles.ts';
import { openBrowser } from '../../harness/browser.ts';
import { everyFault, linkedAddresses, untilSettled } from '../../harness/dashboard-pages.ts';
import { openPerson } from '../../harness/person.ts';
import { openLoggedIn } from '../../harness/person-window.ts';
import { freePorts } from '../../harness/process.ts';
import { CARD, openShop, type Shop } from '../../harness/shop.ts';

/** Who only looks is offered nothing that the service would refuse: it is not there, or says what it takes. */
let shop: Shop;
let origin: string;
let browser: Browser;
let paymentId: string;
before(async () => {
  const [port = 0] = await freePorts(1);
  origin = `http://dashboard.localhost:${port}`;
  shop = await openShop({
    config: {
      port,
      publicUrl: `http://127.0.0.1:${port}`,
      dashboardUrl: origin,
      callsPerMinuteByAddress: 5000,
    },
  });
  const buyer = await shop.post('/buyers', { display_name: 'Ann Lee' });
  await shop.post('/payment-methods', { ...CARD, buyer_id: buyer.body.id });
  const paid = await shop.pay({ intent: 'capture', buyer_id: buyer.body.id });
  paymentId = paid.body.id;
  await shop.pay({ intent: 'authorize' });
  await shop.post('/payment-links', { amount: 1299, currency: 'EUR', country: 'DE' });
  await shop.post('/webhook-subscriptions', { url: 'https://shop.example/told' });
  await shop.post('/vault-forward/configs', {
    display_name: 'Partner',
    definition_id: 'default',
    hosts: ['partner.example'],
  });
  await shop.post('/three-ds-scenarios', { conditions: {}, outcome: { authentication: { status: 'Y' } } });
  await shop.post('/flows/card-transaction/drafts', {});
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
  await shop.close();
});

async function openAs(role: RoleSlug, withheld: readonly string[] = []): Promise<Page> {
  const person = await openPerson(shop.service, { email: `${role}@shop.example`, role, withheld });
  const context = await openLoggedIn(browser, origin, person.cookie, {
    viewport: { width: 1440, height: 900 },
  });
  return context.newPage();
}

async function goToPage(page: Page, path: string): Promise<void> {
  await page.goto(`${origin}${path}`);
  await untilSettled(page);
}

/** Every page that is to be had from the navigation, and one of each kind behind its list. */
async function pagesOf(page: Page): Promise<Readonly<{ listed: readonly string[]; all: readonly string[] }>> {
  await goToPage(page, '/m/default');
  const listed = await page.evaluate<string[]>(
    "[...document.querySelectorAll('nav.nav a')].map((link) => link.getAttribute('href'))",
  );
  const found = new Map(listed.map((address) => [address, address]));
  for (const address of listed) {
    await goToPage(page, address);
    for (const link of await linkedAddresses(page)) {
      const kind = link.replace(/\?.*$/, '').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}');
      if (!found.has(kind)) found.set(kind, link);
    }
  }
  return { listed, all: [...found.values()] };
}

/** What can be pressed on a page beside filters, what opens a part of it, and messages; with why it cannot be. */
const BUTTONS = `[...document.querySelectorAll('main button')]
  .filter((button) => !button.disabled && button.checkVisibility())
  .filter((button) => !button.matches('.filter-bar *, [aria-expanded], [aria-pressed], .event-link'))
  .map((button) => ({
    name: (button.getAttribute('aria-label') ?? button.textContent).trim(),
    why: button.getAttribute('aria-disabled') === 'true' ? button.title : null,
  }))`;
type Button = Readonly<{ name: string; why: string | null }>;

/** Words of those that only look, or change what is the person's own. */
const LOOKS =
  /^(?:Copy|Export|Refresh|Reveal|Show as a table|See what|Ask the rules|Try it|Which|\+\d|Narrow to)/;
const OWN = /^Add a passkey$/;

const ROLES: readonly (readonly [RoleSlug, RegExp])[] = [
  ['analyst', /^(?:New report|Save this)$/],
  ['system-support', /^(?:Send again|Send all that match again)$/],
];

for (const [role, own] of ROLES)
  test(`${role}: nothing to press that is refused, and what it takes is named`, async () => {
    const page = await openAs(role);
    const offered: string[] = [];
    const named: string[] = [];
    const { listed, all } = await pagesOf(page);
    for (const address of all) {
      await goToPage(page, address);
      for (const { name, why } of await page.evaluate<Button[]>(BUTTONS)) {
        if (why !== null && /It needs the permission [a-z-]+\.write/.test(why)) named.push(name);
        else if (why !== null || ![LOOKS, OWN, own].some((fits) => fits.test(name)))
          offered.push(`${address}: ${name} ${why ?? ''}`);
      }
      const isRefused = (await page.getByText('You may not see this').count()) > 0;
      if (isRefused && listed.includes(address)) offered.push(`${address}: may not be seen`);
      for (const fault of await everyFault(page)) offered.push(`${address}: ${fault}`);
    }
    assert.deepEqual(offered, []);
    assert.ok(named.length > 3, String(named));
    await page.context().close();
  });

test('what was ticked off for one person is said where they would press, and by a key nothing begins', async () => {
  const page = await openAs('customer-support', ['refund']);
  await goToPage(page, `/m/default/payments/${paymentId}`);
  const refund = page.getByRole('button', { name: 'Refund', exact: true });
  assert.equal(await refund.getAttribute('aria-disabled'), 'true');
  await page.keyboard.press('r');
  await refund.click({ force: true });
  await page.getByRole('status').getByText('it is ticked off for you').waitFor();
  assert.equal(await page.locator('dialog[open]').count(), 0);
  await page.context().close();
});

test('a page that somebody may not see names what it takes', async () => {
  const page = await openAs('user-manager');
  await goToPage(page, '/m/default/payments');
  await page.getByText('transactions.read').first().waitFor();
  await page.context().close();
});
