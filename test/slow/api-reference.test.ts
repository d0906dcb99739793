import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type Browser, type Page } from 'playwright-core';
import { keepPicture, openBrowser, openPage } from '../harness/browser.ts';
import { openTestService, type TestService } from '../harness/index.ts';

let service: TestService;
let browser: Browser;
/** Opened once: to show every operation takes the browser seconds. */
let reference: OpenedPage;
type OpenedPage = Readonly<{ page: Page; problems: readonly string[] }>;
before(async () => {
  service = await openTestService({ worker: false });
  browser = await openBrowser();
  reference = await openReference();
});
after(async () => {
  await browser.close();
  await service.close();
});

const printed = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../../contract/openapi.json'), 'utf8'),
) as Record<string, unknown>;

test('the instance serves the printed document to anyone, with examples, and itself as the server', async () => {
  const answer = await fetch(`${service.url}/openapi.json`);
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('access-control-allow-origin'), '*');
  const text = await answer.text();
  const bare: unknown = JSON.parse(text, (name, value: unknown) => (name === 'example' ? undefined : value));
  assert.deepEqual(bare, { ...printed, servers: [{ url: '/' }] });
  assert.notDeepEqual(JSON.parse(text), bare);
});

test('the document and the page are sent compressed, and a refusal links to what to do about it', async () => {
  for (const [at, most] of [
    ['/openapi.json', 300_000],
    ['/docs/swagger-ui-bundle.js', 700_000],
    ['/docs', 10_000],
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
  assert.match(await page.text(), /<section id="unauthorized">/);
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
  const home = await fetch(`${service.url}/`, { redirect: 'manual' });
  assert.deepEqual([home.status, home.headers.get('location')], [302, '/docs']);
  const production = await openTestService({ worker: false, config: { environment: 'production' } });
  assert.equal((await fetch(`${production.url}/`, { redirect: 'manual' })).status, 404);
  await production.close();
});

test('an operation can be opened with the keyboard alone, and what has the keyboard is marked', async () => {
  const { page } = reference;
  await page.locator('.operation-filter-input').fill('Balances');
  await page.locator('[data-tag="Account updater"]').waitFor({ state: 'detached' });
  assert.equal(await tabTo(page, 'expand-operation'), true);
  await page.keyboard.press('Enter');
  await page.locator('.opblock').waitFor();
  assert.equal(await tabTo(page, 'opblock-summary-control'), true);
  assert.notEqual(
    await page.evaluate<string>('getComputedStyle(document.activeElement).outlineStyle'),
    'none',
  );
  await page.keyboard.press('Enter');
  await page.locator('.opblock.is-open').waitFor();
});

test('the page shows what the document says, asks nobody else, and breaks no rule of its policy', async () => {
  const { page, problems } = reference;
  const operation = page.locator('.opblock.is-open');
  await operation.getByText("Computed from the ledger's postings.").waitFor();
  await operation.getByText('"charged_back_amount"').first().waitFor();
  await keepPicture(page, 'api-reference.png');
  assert.deepEqual(problems, []);
});

async function openReference(): Promise<OpenedPage> {
  const opened = await openPage(browser, `${service.url}/docs`);
  await opened.page.setViewportSize({ width: 1200, height: 900 });
  await opened.page.locator('.opblock-tag').first().waitFor();
  return opened;
}

async function tabTo(page: Page, className: string): Promise<boolean> {
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate<boolean>(`document.activeElement.classList.contains('${className}')`))
      return true;
  }
  return false;
}
