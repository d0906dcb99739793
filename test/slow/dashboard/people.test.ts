import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../harness/browser.ts';
import { becomes } from '../../harness/index.ts';
import { everyFault, untilSettled } from '../../harness/dashboard-pages.ts';
import { type Instance, newInstance } from '../../harness/instance.ts';
import { comeInByLink, openPasskeyWindow, type PasskeyWindow } from '../../harness/passkey-window.ts';

/** From an invitation to somebody who is out: with passkeys of a virtual authenticator, in a real browser. */
let instance: Instance;
let browser: Browser;
let origin: string;
let link: string;
/** Of the first administrator, as the start prints it. */
let firstLink: string;
before(async () => {
  instance = await newInstance();
  const started = instance.start();
  await started.ready();
  firstLink = linkIn(started.output());
  origin = `http://dashboard.localhost:${instance.settings['PORT']}`;
  const told = await instance.railyard('users', 'invite', 'ada@shop.example', '--role', 'administrator');
  link = linkIn(told);
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
  await instance.close();
});

function linkIn(told: string): string {
  return /http:\S+#\S+/.exec(told)?.[0] ?? assert.fail(told);
}

const comeIn = (page: Page, url: string, name: string): Promise<void> =>
  comeInByLink(page, url, { name, look: async () => assert.deepEqual(await everyFault(page), []) });

const sign = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Sign with passkey' }).click();

test('the first administrator comes in by the link of the first start, once, and says who they are', async () => {
  const { context, page } = await openPasskeyWindow(browser);
  await page.goto(firstLink);
  await page.getByLabel('Your e-mail address').fill('first@shop.example');
  await comeIn(page, firstLink, 'First');
  await page.goto(`${origin}/m/default/me`);
  await page.getByText('first@shop.example').first().waitFor();
  await page.goto(firstLink);
  await page.getByText('This link leads nowhere any more').waitFor();
  assert.deepEqual(await everyFault(page), []);
  await context.close();
});

test('an administrator comes in by a link, invites somebody, gives and takes, and shows them out', async () => {
  const admin = await openPasskeyWindow(browser);
  await comeIn(admin.page, link, 'Ada Byron');
  const { page } = admin;
  await page.goto(`${origin}/m/default/people/new`);
  await page.getByLabel('Name', { exact: true }).fill('Sam Rivers');
  await page.getByLabel('E-mail address').fill('sam@shop.example');
  await page.getByLabel('Role').selectOption({ label: 'Analyst' });
  await page.getByRole('button', { name: 'Add somebody' }).click();
  await sign(page);
  await page.waitForURL(/\/people\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click();
  await sign(page);
  const url = await page.getByRole('dialog').locator('code').innerText();

  const somebody = await openPasskeyWindow(browser);
  await comeIn(somebody.page, url, 'Sam Rivers');
  await somebody.page.goto(`${origin}/m/default/people`);
  await somebody.page.getByText('users.read').first().waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByText('Logged out everywhere').waitFor();
  await somebody.page.goto(`${origin}/m/default/payments`);
  await somebody.page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await somebody.page.waitForURL(/\/m\/default\/payments/);

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await sign(page);
  await page.waitForURL(/\/people$/);
  await somebody.page.goto(`${origin}/m/default/payments`);
  await somebody.page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await somebody.page.getByRole('alert').getByText('The passkey was not accepted').waitFor();
  await Promise.all([admin.context.close(), somebody.context.close()]);
});

test('a key is made in the browser: its private half is a file, and was never sent', async () => {
  const told = await instance.railyard('users', 'invite', 'kim@shop.example', '--role', 'administrator');
  const { context, page } = await openPasskeyWindow(browser);
  await comeIn(page, linkIn(told), 'Kim');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.goto(`${origin}/m/default/keys/new`);
  await page.getByLabel('Name', { exact: true }).fill('Shop server');
  await page.getByLabel('Role').selectOption({ label: 'Processing only' });
  await page.getByRole('button', { name: 'Make a key' }).click();
  await sign(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  const file = await (await download).path();
  const token = await instance.railyard('token', '--key', file, '--scope', 'transactions.read');
  const answer = await fetch(`http://127.0.0.1:${instance.settings['PORT']}/transactions`, {
    headers: { authorization: `Bearer ${token.trim()}` },
  });
  assert.equal(answer.status, 200);
  assert.ok(sent.some((body) => body.includes('BEGIN PUBLIC KEY')));
  assert.ok(!sent.some((body) => body.includes('PRIVATE KEY')));
  await context.close();
});

test('a second passkey is made with the first one, and logs in by itself', async () => {
  const told = await instance.railyard('users', 'invite', 'lee@shop.example', '--role', 'analyst');
  const { context, page } = await openPasskeyWindow(browser);
  await comeIn(page, linkIn(told), 'Lee');
  await page.goto(`${origin}/m/default/me`);
  await untilSettled(page);
  assert.deepEqual(await everyFault(page), []);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL(/\/m\/default/);
  await context.close();
});

/** Somebody new, on whose page the administrator is. */
async function add(page: Page, name: string): Promise<void> {
  await page.goto(`${origin}/m/default/people/new`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('E-mail address').fill(`${name.toLowerCase()}@shop.example`);
  await page.getByRole('button', { name: 'Add somebody' }).click();
  await sign(page);
  await page.waitForURL(/\/people\/[0-9a-f-]{36}$/);
}

async function makeLink(page: Page, isLost = false): Promise<string> {
  await page.getByRole('button', { name: 'Make a link' }).click();
  if (isLost) await page.getByRole('dialog').getByRole('checkbox').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click();
  await sign(page);
  const url = await page.getByRole('dialog').locator('code').innerText();
  await page.keyboard.press('Escape');
  return url;
}

async function administrator(name: string): Promise<PasskeyWindow> {
  const told = await instance.railyard('users', 'invite', `${name}@shop.example`, '--role', 'administrator');
  const opened = await openPasskeyWindow(browser);
  await comeIn(opened.page, linkIn(told), name);
  return opened;
}

test('a link is withdrawn, and a lost passkey is no way in after the new link was made', async () => {
  const { context, page } = await administrator('uma');
  await add(page, 'Pia');
  const withdrawn = await makeLink(page);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('The link leads nowhere any more').waitFor();
  const pia = await openPasskeyWindow(browser);
  await pia.page.goto(withdrawn);
  await pia.page.getByText('This link leads nowhere any more').waitFor();
  await page.reload();
  await pia.page.goto(await makeLink(page));
  await pia.page.getByRole('button', { name: 'Make a passkey' }).click();
  await pia.page.getByText('You have no role yet').waitFor();
  assert.deepEqual(await everyFault(pia.page), []);
  await page.reload();
  await page.getByRole('button', { name: 'Give a role' }).click();
  await page.getByRole('dialog').getByLabel('Role').selectOption({ label: 'Analyst' });
  await page.getByRole('dialog').getByRole('button', { name: 'Give a role' }).click();
  await sign(page);
  await page.getByText('Analyst').first().waitFor();
  await pia.page.getByRole('button', { name: 'Look again' }).click();
  await pia.page.waitForURL(/\/m\/default/);
  await page.reload();
  const again = await makeLink(page, true);
  await pia.page.goto(`${origin}/m/default/me`);
  await pia.page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await pia.page.getByRole('alert').waitFor();
  const other = await openPasskeyWindow(browser);
  await comeIn(other.page, again, 'Pia');
  await Promise.all([context.close(), pia.context.close(), other.context.close()]);
});

test('how much somebody refunds is said with their role, seen, and changed, each time with a passkey', async () => {
  const { context, page } = await administrator('ivo');
  await add(page, 'Max');
  await page.getByRole('button', { name: 'Give a role' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Role').selectOption({ label: 'Customer support' });
  await dialog.getByRole('button', { name: 'Add a limit' }).click();
  await dialog.getByLabel('Currency').fill('jpy');
  await dialog.getByLabel('Most at once').fill('12.5');
  await dialog.getByText('An amount of JPY, such as').waitFor();
  await dialog.getByLabel('Most at once').fill('5000');
  assert.deepEqual(await everyFault(page), []);
  await dialog.getByRole('button', { name: 'Give a role' }).click();
  await page.getByText('max@shop.example').last().waitFor();
  await sign(page);
  await page.getByText('Refund ≤ ¥5,000 at once').waitFor();
  await page.getByRole('button', { name: 'Change' }).click();
  await dialog.getByLabel('Most a day').fill('20000');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await sign(page);
  await page.getByText('Refund ≤ ¥5,000 at once, ¥20,000 a day').waitFor();
  assert.deepEqual(await everyFault(page), []);
  await context.close();
});

test('how somebody sees things goes with them to another browser', async () => {
  const one = await administrator('eli');
  await one.page.goto(`${origin}/m/default/me`);
  const form = one.page.locator('main .editor');
  const kept = () => one.page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  for (const change of [
    () => form.getByLabel('Times').selectOption('Asia/Tokyo'),
    () => form.getByLabel('Look').selectOption('dark'),
    () => form.getByLabel('Language').selectOption('de'),
  ])
    await Promise.all([kept(), change()]);
  await one.page.getByText('Abmelden').first().waitFor();
  const told = await instance.railyard('users', 'invite', 'eli@shop.example');
  const two = await openPasskeyWindow(browser);
  await comeIn(two.page, linkIn(told), 'Eli');
  await two.page.getByText('Zahlungen').first().waitFor();
  const html = two.page.locator('html');
  assert.deepEqual([await html.getAttribute('lang'), await html.getAttribute('data-look')], ['de', 'dark']);
  await two.page.goto(`${origin}/m/default/me`);
  const zone = two.page.locator('main #display-zone');
  await becomes(() => zone.inputValue(), 'Asia/Tokyo');
  await Promise.all([one.context.close(), two.context.close()]);
});
