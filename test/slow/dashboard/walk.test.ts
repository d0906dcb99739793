import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../harness/browser.ts';
import {
  dashboardScreens,
  type DashboardPage,
  everyFault,
  linkedAddresses,
  openDashboardPage,
  pixelsTooWide,
} from '../../harness/dashboard-pages.ts';
import { openInstanceDisputes } from '../../harness/instance-disputes.ts';
import { type Instance, newInstance } from '../../harness/instance.ts';

/** Every screen that the dashboard lists, in a real browser: with days of a shop in it, and with nothing. */
let instance: Instance;
let browser: Browser;
let origin: string;
before(async () => {
  instance = await newInstance();
  await instance.start().ready();
  origin = `http://dashboard.localhost:${instance.settings['PORT']}`;
  await instance.railyard('demo-data', '--days', '3', '--payments', '40');
  const disputes = await openInstanceDisputes(instance);
  const paid = await disputes.pay();
  await disputes.act(paid.reference, 'dispute');
  await disputes.disputeOf(paid.id);
  const made = await instance.post('/merchant-accounts', { id: 'empty', display_name: 'Empty' });
  assert.equal(made.status, 201);
  const text = 'SELECT payment_service_id AS id FROM payment_services LIMIT 1';
  const [service] = await instance.database.db.query<{ id: string }>({ name: '', text }, []);
  const arm = { share_percent: 50, attempts: [service?.id] };
  const planned = await instance.post('/experiments', {
    name: 'Walked past',
    arms: [
      { name: 'one', ...arm },
      { name: 'other', ...arm },
    ],
    expected_decline_basis_points: 1500,
    difference_basis_points: 100,
  });
  assert.equal(planned.status, 201, JSON.stringify(planned.body));
  await instance.post('/payment-links', { amount: 1299, currency: 'EUR', country: 'DE' });
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
  await instance.close();
});

const LOOKS = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 320, height: 640, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 320, height: 640, colorScheme: 'light' },
] as const;

/** Whether an address is one of a screen whose path has parts. */
function patternOf(screenPath: string, account: string): RegExp {
  return new RegExp(`^/m/${account}${screenPath.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`);
}

/** The address of every screen; pages of one thing are found by the links of those before them. */
async function walk(
  seen: DashboardPage,
  account: string,
  look: (address: string) => Promise<void>,
): Promise<readonly string[]> {
  const inside = (await dashboardScreens()).filter(({ isOutside }) => isOutside !== true);
  const fixed = inside.filter(({ path }) => !path.includes('{'));
  const links = new Set<string>();
  for (const { path } of fixed) {
    const address = `/m/${account}${path === '/' ? '' : path}`;
    await seen.open(address);
    await look(address);
    for (const link of await linkedAddresses(seen.page)) links.add(link);
  }
  const missed: string[] = [];
  for (const { path } of inside.filter((screen) => screen.path.includes('{'))) {
    const pattern = patternOf(path, account);
    const isFixed = (link: string): boolean =>
      fixed.some((screen) => patternOf(screen.path, account).test(link));
    const address = [...links].find((link) => pattern.test(link) && !isFixed(link));
    if (address === undefined) {
      missed.push(path);
      continue;
    }
    await seen.open(address);
    await look(address);
    for (const link of await linkedAddresses(seen.page)) links.add(link);
  }
  return missed;
}

for (const { width, height, colorScheme } of LOOKS)
  for (const account of ['default', 'empty'])
    test(`${account} at ${width}, ${colorScheme}: no fault, nothing foreign, nothing too wide`, async (context) => {
      const seen = await openDashboardPage(browser, origin, { viewport: { width, height }, colorScheme });
      const faults: string[] = [];
      const missed = await walk(seen, account, async (address) => {
        for (const fault of await everyFault(seen.page)) faults.push(`${address}: ${fault}`);
        for (const problem of seen.problems.splice(0)) faults.push(`${address}: ${problem}`);
        const excess = await pixelsTooWide(seen.page);
        if (excess > 0) faults.push(`${address}: ${excess} pixels too wide`);
      });
      assert.deepEqual(faults, []);
      if (missed.length > 0) context.diagnostic(`nothing to open: ${missed.join(', ')}`);
      await seen.close();
    });

/** As the person's display does: what they chose counts in every browser. */
const CHOOSE_ARABIC = `fetch('/api/me', {
  method: 'PUT',
  headers: { 'x-railyard-dashboard': '1', 'content-type': 'application/json' },
  body: JSON.stringify({ preferences: { language: 'ar' } }),
}).then(({ status }) => status)`;

test('from right to left, every screen keeps to its window', async () => {
  const seen = await openDashboardPage(browser, origin, { viewport: { width: 320, height: 640 } });
  const kept = await seen.page.evaluate(CHOOSE_ARABIC);
  assert.equal(kept, 200);
  const faults: string[] = [];
  await walk(seen, 'default', async (address) => {
    const direction = await seen.page.evaluate<string>('document.documentElement.dir');
    if (direction !== 'rtl') faults.push(`${address}: ${direction}`);
    const excess = await pixelsTooWide(seen.page);
    if (excess > 0) faults.push(`${address}: ${excess} pixels too wide`);
    for (const problem of seen.problems.splice(0)) faults.push(`${address}: ${problem}`);
  });
  assert.deepEqual(faults, []);
  await seen.close();
});
