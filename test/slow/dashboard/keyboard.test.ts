import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../harness/browser.ts';
import { focusIsOn, tabTo, untilSettled } from '../../harness/dashboard-pages.ts';
import { becomes, eventually } from '../../harness/index.ts';
import { openPerson, type Person } from '../../harness/person.ts';
import { plugIn } from '../../harness/person-window.ts';
import { freePorts } from '../../harness/process.ts';
import { openShop, type Shop } from '../../harness/shop.ts';
import { openTlsTarget, type Target, trustTestAuthority } from '../../harness/tls-target.ts';

/** A day of somebody who has no mouse: whatever has the focus shows it, and nothing that is closed takes it away. */
let shop: Shop;
let target: Target;
let origin: string;
let anna: Person;
let browser: Browser;
let page: Page;
/** Where the focus was not to be seen. */
const unseen: string[] = [];
before(async () => {
  trustTestAuthority();
  const [port = 0] = await freePorts(1);
  origin = `http://dashboard.localhost:${port}`;
  shop = await openShop({
    config: { port, publicUrl: `http://127.0.0.1:${port}`, dashboardUrl: origin, egressAllowLoopback: true },
  });
  anna = await openPerson(shop.service, { email: 'anna@shop.example' });
  target = await openTlsTarget((_request, response) => response.end('thanks'));
  await shop.post('/webhook-subscriptions', { url: `${target.url}/told` });
  for (const reference of ['order-1', 'order-2', 'order-3']) {
    const made = await shop.pay({ intent: 'capture', external_identifier: reference });
    assert.equal(made.status, 201, JSON.stringify(made.body));
  }
  browser = await openBrowser();
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  await plugIn(page, origin, anna);
});
after(async () => {
  await browser.close();
  await shop.close();
  await target.close();
});

/** What is drawn around what has the focus; a row of a table has it for its link. */
const RING = `(() => {
  const at = document.activeElement;
  if (at === null || at === document.body) return 'nothing';
  if (at.tabIndex < 0) return '';
  const drawn = [at, at.closest('tr')].some((one) => {
    if (one === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
  });
  const { width, height } = at.getBoundingClientRect();
  return drawn && width > 0 && height > 0 ? '' : at.outerHTML.slice(0, 160);
})()`;

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

const heading = (name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name }).first().waitFor();
const dialogs = (): Promise<number> => page.locator('dialog[open]').count();

/** Goes round a page by Tab: each stop shows that it is one, and after the last one the page is left. */
async function goRound(where: string): Promise<number> {
  await page.evaluate('document.activeElement.blur()');
  const seen = new Set<string>();
  for (let stops = 0; stops < 400; stops += 1) {
    await press('Tab');
    const ring = await page.evaluate<string>(RING);
    if (ring === 'nothing') return stops;
    if (ring !== '') unseen.push(`${where}: ${ring}`);
    seen.add(ring);
  }
  return assert.fail(`${where} holds the focus`);
}

test('logs in by a passkey, and goes where a name in the palette leads', async () => {
  await page.goto(`${origin}/login`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).waitFor();
  await tabTo(page, /^Log in with a passkey$/);
  await press('Enter');
  await page.waitForURL(/\/m\/default/);
  await untilSettled(page);
  await tabTo(page, /^Refunds/);
  await press('ControlOrMeta+k');
  await becomes(dialogs, 1);
  await press('Escape');
  await becomes(dialogs, 0);
  await focusIsOn(page, /^Refunds/);
  await press('ControlOrMeta+k');
  await page.keyboard.type('payme');
  await page.getByRole('option', { name: /^Payments/ }).waitFor();
  await press('Enter');
  await page.waitForURL(/\/payments$/);
});

test('walks a list, opens a row, and comes back to it', async () => {
  await page.locator('tbody tr').first().waitFor();
  await press('j', 'j', 'k', 'j');
  const row = await page.evaluate<string>("document.activeElement.closest('tr').dataset.id");
  assert.equal(await page.evaluate(RING), '');
  await press('Enter');
  await page.waitForURL(`**/payments/${row}`);
  await heading(/\$/);
  await page.goBack();
  await page.waitForURL(/\/payments$/);
  await becomes(() => page.evaluate("document.activeElement.closest('tr')?.dataset.id"), row);
});

test('filters a list; the focus goes to what was set', async () => {
  await press('f');
  await page.locator('.picker input:focus').waitFor();
  await press('Escape');
  await focusIsOn(page, /\$12\.99/);
  await page.evaluate('document.activeElement.blur()');
  await press('f');
  await page.locator('.picker input:focus').waitFor();
  await page.keyboard.type('your ref');
  await press('Enter');
  await page.locator('.editor input:focus').waitFor();
  await page.keyboard.type('order-2');
  await press('Enter');
  await page.waitForURL(/external_identifier=order-2/);
  await focusIsOn(page, /Filter|order-2/);
  await becomes(() => page.locator('tbody tr').count(), 1);
  await tabTo(page, /^Remove the filter/);
  await press('Enter');
  await page.waitForURL(/\/payments$/);
  await focusIsOn(page, /Filter/);
});

test('gives a part of a payment back: two dialogues, each of which Escape closes', async () => {
  const { items } = (await shop.get('/transactions?external_identifier=order-1')).body;
  const [{ id }] = items;
  await press('/');
  await page.keyboard.type('order-1');
  await page.getByRole('option', { name: /\$12\.99/ }).waitFor();
  await press('Enter');
  await page.waitForURL(`**/payments/${id}`);
  await heading('$12.99');
  await tabTo(page, /^Refund$/);
  await press('Enter');
  await page.locator('dialog input:focus').waitFor();
  await press('Escape');
  await becomes(dialogs, 0);
  await focusIsOn(page, /^Refund$/);

  await press('Enter');
  await page.locator('dialog input:focus').waitFor();
  await press('ControlOrMeta+a');
  await page.keyboard.type('2.50');
  await press('Enter');
  await page.getByText(/Refund \$2\.50 of payment/).waitFor();
  await press('Escape');
  await becomes(dialogs, 1);
  await focusIsOn(page, /^(?:Refund \$2\.50)?$/);
  await tabTo(page, /^Refund \$2\.50$/);
  await press('Enter');
  await page.getByText(/Refund \$2\.50 of payment/).waitFor();
  await tabTo(page, /^Sign with passkey$/);
  assert.equal(await page.evaluate(RING), '');
  await press('Enter');
  await becomes(async () => (await shop.get(`/transactions/${id}`)).body.refunded_amount, 250);
  await becomes(dialogs, 0);
  await focusIsOn(page, /^Refund$/);
});

test('writes a flow, and moves a rule up and down again', async () => {
  await page.goto(`${origin}/m/default/flows`);
  await untilSettled(page);
  await tabTo(page, /^3-D Secure in Europe/);
  await press('Enter');
  await page.getByRole('button', { name: 'Add a rule' }).waitFor();
  await tabTo(page, /^Add a rule$/);
  await press('Enter');
  await page.getByLabel('What it is called').waitFor();
  await focusIsOn(page, /^$/);
  await page.keyboard.type('Small ones');
  await press('Enter');
  await page.getByText('Small ones').waitFor();
  const handle = (place: number): Promise<void> =>
    becomes(() => page.evaluate("document.activeElement.getAttribute('aria-label')"), `Move rule ${place}`);
  await page.evaluate('document.activeElement.blur()');
  for (let steps = 0; steps < 120; steps += 1) {
    await press('Tab');
    if ((await page.evaluate("document.activeElement.getAttribute('aria-label')")) === 'Move rule 2') break;
  }
  await handle(2);
  await press('ArrowUp');
  await page.getByText('Now at place 1').waitFor();
  await handle(1);
  await press('ArrowDown');
  await page.getByText('Now at place 2').waitFor();
  await handle(2);
});

test('sends a webhook again; the panel is closed by Escape, and the list has the focus', async () => {
  await eventually(async () => target.received.length > 2);
  const [{ id }] = (await shop.get('/webhook-subscriptions?limit=100')).body.items.filter(
    ({ url }: Readonly<{ url: string }>) => url.startsWith(target.url),
  );
  await page.goto(`${origin}/m/default/webhooks/${id}`);
  await untilSettled(page);
  await tabTo(page, /^transaction\./);
  await press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).waitFor();
  const before = target.received.length;
  await tabTo(page, /^Send again$/);
  await press('Enter');
  await eventually(async () => target.received.length > before);
  await focusIsOn(page, /^Send again$/);
  await press('Escape');
  await becomes(dialogs, 0);
  await focusIsOn(page, /^transaction\./);
});

test('no page holds the focus, and every stop shows that it is one', async () => {
  const { items } = (await shop.get('/transactions')).body;
  const paths = ['', '/payments', `/payments/${items[0].id}`, '/flows', '/webhooks', '/buyers', '/people'];
  for (const path of [...paths, '/connectors', '/insights', '/monitoring', '/sandbox', '/tail', '/me']) {
    await page.goto(`${origin}/m/default${path}`);
    await untilSettled(page);
    assert.ok((await goRound(path)) > 10, path);
  }
  assert.deepEqual(unseen, []);
});
