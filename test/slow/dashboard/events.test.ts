import assert from 'node:assert/strict';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from '../../harness/browser.ts';
import { eventually } from '../../harness/index.ts';
import { freePorts } from '../../harness/process.ts';
import { type Shop, openShop } from '../../harness/shop.ts';
import { type Target, openTlsTarget, trustTestAuthority } from '../../harness/tls-target.ts';

/** Webhooks, tail and logs, relay: walked in a browser by somebody who works in them. */
let shop: Shop;
let target: Target;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let origin = '';
const complaints: string[] = [];
const AXE = fs.readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** What an endpoint answers that would like to be a page. */
const HOSTILE = '<img src=x onerror="document.title=`taken`"><script>document.title="taken"</script>';

before(async () => {
  trustTestAuthority();
  const [port = 0] = await freePorts(1);
  origin = `http://dashboard.localhost:${port}`;
  shop = await openShop({ config: { port, dashboardUrl: origin, egressAllowLoopback: true } });
  await shop.service.db.query({ name: '', text: 'DELETE FROM webhook_subscriptions' }, []);
  target = await openTlsTarget((_request, response) => response.end(HOSTILE));
  browser = await openBrowser();
  context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|Trusted Type/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(origin);
  await page.evaluate(() =>
    fetch('/auth/demo', { method: 'POST', headers: { 'x-railyard-dashboard': '1' } }).then(() => undefined),
  );
});
after(async () => {
  await context.close();
  await browser.close();
  await shop.close();
  await target.close();
});

const open = (path: string): Promise<unknown> => page.goto(`${origin}/m/default${path}`);
const press = (name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
    .click();
const sees = (text: string | RegExp): Promise<void> =>
  page.getByText(text).filter({ visible: true }).first().waitFor();
/** As whoever is logged in for a look around confirms. */
const confirm = (): Promise<void> => press('Do it');
const pay = async (): Promise<string> => (await shop.pay({ intent: 'capture' })).body.id;

test('events are received on the page itself, and acknowledged', async () => {
  await open('/webhooks');
  await sees('No endpoint is told of anything yet');
  await press('Receive here');
  await confirm();
  await sees('Nothing waits.');
  await pay();
  await page
    .getByRole('button', { name: 'transaction.captured' })
    .filter({ visible: true })
    .first()
    .waitFor();
  await press('Acknowledge');
  await sees('Nothing waits.');
});

test('an endpoint is added, told, looked into and told again; what it answers is text', async () => {
  await open('/webhooks');
  await press('New endpoint');
  await page.getByLabel('Address').fill(`${target.url}/webhooks`);
  await press('Save');
  await confirm();
  await sees(/^whsec_/);
  await press('I have kept it');
  await sees('The last 24 hours');
  const paid = await pay();
  const delivered = (): Promise<number> => page.getByText('Delivered', { exact: true }).count();
  await eventually(async () => target.received.some(({ body }) => body.includes(paid)));
  await page.reload();
  await eventually(async () => (await delivered()) > 1);

  await press('transaction.captured');
  await sees(/^<img src=x/);
  await sees(/"status": "captured"/);
  await sees(/webhook-signature: v1,/);
  assert.notEqual(await page.title(), 'taken');
  await page.keyboard.press('Escape');

  const before = target.received.length;
  await press('Send all that match again');
  await page.getByLabel('Delivered').check();
  await press('Begin');
  await confirm();
  await sees('Done');
  await eventually(async () => target.received.length > before);
});

test('what happens appears as it happens, waits while it is paused, and calls are in the log', async () => {
  await open('/tail');
  await sees('Connected');
  const first = await pay();
  await sees(`transaction ${first.slice(-8)}`);
  await press('Pause');
  const second = await pay();
  await sees(/more since/);
  assert.equal(await page.getByText(`transaction ${second.slice(-8)}`).count(), 0);
  await press('Go on');
  await sees(`transaction ${second.slice(-8)}`);
  await open('/tail?tab=requests');
  await sees('/transactions');
  await open('/tail?tab=relays');
  await sees('Nothing has been relayed yet');
});

test('a service endpoint gets an authentication method, which has a UUID to copy and secrets that stay', async () => {
  await open('/relay');
  await sees('No service endpoint yet');
  await press('New service endpoint');
  await page.getByLabel('Hosts').fill('api.example.com');
  await press('Save');
  await confirm();
  await sees('Send a request');
  await press('New authentication method');
  await page.getByLabel('Method', { exact: true }).selectOption({ label: 'HMAC over a canonical string' });
  await page.getByLabel('Name', { exact: true }).fill('Partner');
  await page.getByLabel('Secret', { exact: true }).fill('never shown again');
  await press('Save');
  await confirm();
  await sees(/stored, never shown/);
  const { body } = await shop.get('/vault-forward/configs');
  await sees(body.items[0].authentications[0].id);
  assert.doesNotMatch(await page.content(), /never shown again/);
});

test('a stored card is relayed to the echo, which shows what it got, masked; lists say what they come to', async () => {
  const card = { method: 'card', number: '4111111111111111', expiration_date: '12/30' };
  await shop.post('/payment-methods', card);
  await open('/relay');
  await press('Send');
  await sees(/"number": "•+1111"/);
  await sees(/"expiry": "12\/30"/);
  await pay();
  await open('/payments');
  await sees(/^\d+ in all$/);
});

test('axe finds nothing on these pages, in a wide window and a narrow one, light and dark', async () => {
  const [{ id: endpoint }] = (await shop.get('/webhook-subscriptions')).body.items;
  const [{ id: config }] = (await shop.get('/vault-forward/configs')).body.items;
  const paths = [
    '/webhooks',
    `/webhooks/${endpoint}`,
    `/webhooks/${endpoint}?tab=settings`,
    '/tail',
    '/relay',
  ];
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const path of [...paths, '/tail?tab=requests', `/relay/${config}`]) {
      await open(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' });
      assert.deepEqual(await faults(), [], `${path} at ${width}`);
      const wider = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      assert.ok(wider <= 0, `${path} is ${wider} wider than ${width}`);
    }
  }
});

test('none of these pages breaks the policy or has a script that fails', () => {
  assert.deepEqual(complaints, []);
});

/** What axe finds, of any level. It is run from outside the page, whose policy lets no text become code. */
async function faults(): Promise<readonly string[]> {
  const tools = await context.newCDPSession(page);
  const run = `${AXE}; axe.run().then(({ violations }) => JSON.stringify(violations.map(({ id, nodes }) =>
    id + ': ' + nodes.map(({ html }) => html).join(' '))))`;
  const { result } = await tools.send('Runtime.evaluate', {
    expression: run,
    awaitPromise: true,
    returnByValue: true,
  });
  await tools.detach();
  return JSON.parse(String(result.value)) as readonly string[];
}
