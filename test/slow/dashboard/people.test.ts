import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from '../../harness/browser.ts';
import { everyFault, untilSettled } from '../../harness/dashboard-pages.ts';
import { type Instance, newInstance } from '../../harness/instance.ts';

/** From an invitation to somebody who is out: with passkeys of a virtual authenticator, in a real browser. */
let instance: Instance;
let browser: Browser;
let origin: string;
let link: string;
before(async () => {
  instance = await newInstance();
  await instance.start().ready();
  origin = `http://dashboard.localhost:${instance.settings['PORT']}`;
  const told = await instance.railyard('users', 'invite', 'ada@shop.example', '--role', 'administrator');
  link = /http:\S+#\S+/.exec(told)?.[0] ?? '';
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
  await instance.close();
});

/** A window with an authenticator of its own, whose owner is always there. */
async function newWindow(): Promise<Readonly<{ context: BrowserContext; page: Page }>> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { context, page };
}

async function comeIn(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Your name').fill(name);
  assert.deepEqual(await everyFault(page), []);
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.waitForURL(/\/m\/default/);
  await untilSettled(page);
}

const sign = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Sign with passkey' }).click();

test('an administrator comes in by a link, invites somebody, gives and takes, and shows them out', async () => {
  const admin = await newWindow();
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

  const somebody = await newWindow();
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
  const { context, page } = await newWindow();
  await comeIn(page, /http:\S+#\S+/.exec(told)?.[0] ?? '', 'Kim');
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
  const { context, page } = await newWindow();
  await comeIn(page, /http:\S+#\S+/.exec(told)?.[0] ?? '', 'Lee');
  await page.goto(`${origin}/m/default/me`);
  await untilSettled(page);
  assert.deepEqual(await everyFault(page), []);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL(/\/m\/default/);
  await context.close();
});
