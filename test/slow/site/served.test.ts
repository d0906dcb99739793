import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type Browser, type Page } from 'playwright-core';
import {
  accessibilityFaults,
  DESKTOP,
  NARROW,
  openBrowser,
  openPage,
  scrollSize,
} from '../../harness/browser.ts';
import { openTestService, type TestService } from '../../harness/index.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

let service: TestService;
let browser: Browser;
before(async () => {
  const built = spawnSync(process.execPath, [path.join(ROOT, 'site/build.ts')], { encoding: 'utf8' });
  assert.equal(built.status, 0, built.stderr);
  service = await openTestService({ worker: false });
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
  await service.close();
});

const printed = JSON.parse(fs.readFileSync(path.join(ROOT, 'contract/openapi.json'), 'utf8')) as Record<
  string,
  unknown
>;

test('the instance serves the printed document to anyone, with examples, and itself as the server', async () => {
  const answer = await fetch(`${service.url}/openapi.json`);
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('access-control-allow-origin'), '*');
  const text = await answer.text();
  const bare: unknown = JSON.parse(text, (name, value: unknown) => (name === 'example' ? undefined : value));
  assert.deepEqual(bare, { ...printed, servers: [{ url: '/' }] });
  assert.notDeepEqual(JSON.parse(text), bare);
});

test('the document and the pages are sent compressed, and a refusal links to what to do about it', async () => {
  for (const [at, most] of [
    ['/openapi.json', 300_000],
    ['/docs/', 15_000],
    ['/docs/search.json', 450_000],
    ['/docs/reference/transactions/create-transaction/', 60_000],
  ] as const) {
    const { headers, bytes } = await raw(at, 'gzip');
    assert.equal(headers['content-encoding'], 'gzip', at);
    assert.match(String(headers['vary']), /accept-encoding$/);
    assert.ok(bytes < most, `${at}: ${bytes}`);
    assert.equal((await raw(at, 'identity')).headers['content-encoding'], undefined);
  }
  const refused = await fetch(`${service.url}/transactions`);
  assert.equal(refused.headers.get('link'), '</docs/errors#unauthorized>; rel="help"');
  const page = await fetch(`${service.url}/docs/errors`);
  assert.equal(new URL(page.url).pathname, '/docs/errors/');
  assert.match(await page.text(), /<section class="problem" id="unauthorized">/);
});

async function raw(
  at: string,
  encoding: string,
): Promise<Readonly<{ headers: Readonly<Record<string, unknown>>; bytes: number }>> {
  const [answer] = (await once(
    get(`${service.url}${at}`, { headers: { 'accept-encoding': encoding } }),
    'response',
  )) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  return { headers: answer.headers, bytes };
}

test('whoever opens the address of a sandbox is led there; in production nothing stands at it', async () => {
  for (const at of ['/', '/docs']) {
    const home = await fetch(`${service.url}${at}`, { redirect: 'manual' });
    assert.deepEqual([home.status, home.headers.get('location')], [302, '/docs/'], at);
  }
  const nowhere = await fetch(`${service.url}/docs/nowhere/`);
  assert.deepEqual([nowhere.status, /no such page/.test(await nowhere.text())], [404, true]);
  const production = await openTestService({ worker: false, config: { environment: 'production' } });
  assert.equal((await fetch(`${production.url}/`, { redirect: 'manual' })).status, 404);
  await production.close();
});

const OPERATION = '/docs/reference/transactions/create-transaction/';
const PAGES = [
  '/docs/',
  '/docs/webhooks/',
  '/docs/guides/operator/',
  OPERATION,
  '/docs/errors/',
  '/docs/events/',
];

for (const colorScheme of ['light', 'dark'] as const)
  test(`every kind of page can be used by everyone, ${colorScheme}, and asks nobody else`, async () => {
    for (const at of PAGES) {
      const { page, problems } = await openPage(browser, `${service.url}${at}`, {
        viewport: DESKTOP,
        colorScheme,
      });
      assert.deepEqual([at, await accessibilityFaults(page)], [at, []]);
      assert.deepEqual([at, problems], [at, []]);
      await page.setViewportSize(NARROW);
      assert.equal((await scrollSize(page))[0], NARROW.width, at);
      await page.context().close();
    }
  });

test('search is opened, walked and followed by the keyboard alone', async () => {
  const { page, problems } = await openPage(browser, `${service.url}/docs/`, { viewport: DESKTOP });
  await page.keyboard.press('/');
  await page.keyboard.type('idempotency key');
  await page.locator('.found [aria-selected=true]').waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.keyboard.press('ArrowDown');
  const second = await page.locator('#found-1').getAttribute('href');
  assert.equal(await page.locator('.found [aria-selected=true]').getAttribute('href'), second);
  await page.keyboard.press('Enter');
  await page.waitForURL(second ?? '');
  assert.deepEqual(problems, []);
});

test('what is looked for is among the first that are found', async () => {
  const { page } = await openPage(browser, `${service.url}/docs/`, { viewport: DESKTOP });
  await page.keyboard.press('/');
  for (const [words, wanted] of [
    ['invalid_state', '/errors/#invalid_state'],
    ['verify webhook signature', '/webhooks/'],
    ['create transaction', 'create-transaction'],
    ['insufficient_funds', '/errors/#decline-insufficient_funds'],
    ['root key', '/key-management/'],
    ['test cards', '/test-cards/'],
    ['pagination', '/access/#lists'],
    ['migrate', '/migrate/'],
    ['refund', 'create-transaction-refund/'],
  ] as const) {
    await page.locator('.search input').fill(words);
    await page.locator('.said', { hasText: 'found' }).waitFor();
    const found = await page.evaluate<string[]>(
      `[...document.querySelectorAll('.found a')].slice(0, 5).map(({ href }) => href)`,
    );
    assert.ok(
      found.some((href) => href.includes(wanted)),
      `${words}: ${found.join(' ')}`,
    );
  }
});

test('the language of samples is picked once, by keyboard too, for every page', async () => {
  const { page } = await openPage(browser, `${service.url}${OPERATION}`, { viewport: DESKTOP });
  await page.locator('[role=tab][aria-selected=true]').focus();
  await page.keyboard.press('ArrowRight');
  assert.match((await shownSample(page)) ?? '', /railyard\.transactions\.create/);
  await page.goto(`${service.url}/docs/reference/buyers/add-buyer/`);
  assert.match((await shownSample(page)) ?? '', /railyard\.buyers\.create/);
});

function shownSample(page: Page): Promise<string | null> {
  return page.locator('.sample:not([hidden]) code').textContent();
}

test('without scripts all is there: each sample, and a list of pages in the place of search', async () => {
  const { page } = await openPage(browser, `${service.url}${OPERATION}`, {
    viewport: DESKTOP,
    javaScriptEnabled: false,
  });
  for (const sample of await page.locator('.sample pre').all()) await sample.waitFor();
  await page.locator('.search-button').click();
  await page.getByRole('heading', { name: 'All pages' }).waitFor();
});

test('the look is the reader’s, and stays on the next page', async () => {
  const { page } = await openPage(browser, `${service.url}/docs/`, {
    viewport: DESKTOP,
    colorScheme: 'light',
  });
  await page.locator('[data-look-button]').click();
  await page.locator('.cards a').first().click();
  await page.locator('h1').waitFor();
  assert.equal(await page.evaluate<string>('getComputedStyle(document.documentElement).colorScheme'), 'dark');
});
