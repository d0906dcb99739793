import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../harness/browser.ts';
import { everyFault, untilSettled } from '../../harness/dashboard-pages.ts';
import {
  type IdentityProviderStand,
  openIdentityProvider,
  type ProviderPerson,
} from '../../harness/identity-provider.ts';
import { freePorts } from '../../harness/process.ts';
import { openShop, type Shop } from '../../harness/shop.ts';

/** Log-in by a company's identity provider, in a real browser: the way in, and each way in which it can fail. */
const ANNA = {
  sub: 'anna',
  email: 'anna@corp.example',
  email_verified: true,
  name: 'Anna',
  groups: ['admins'],
};
let stand: IdentityProviderStand;
let shop: Shop;
let folder: string;
let browser: Browser;
let dashboard: string;
before(async () => {
  const [port = 0] = await freePorts(1);
  dashboard = `http://dashboard.localhost:${port}`;
  stand = await openIdentityProvider(dashboard);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-oidc-'));
  const oidcCredentials = path.join(folder, 'client.json');
  fs.writeFileSync(oidcCredentials, JSON.stringify({ client_secret: stand.clientSecret }), { mode: 0o600 });
  shop = await openShop({
    config: {
      port,
      publicUrl: `http://127.0.0.1:${port}`,
      dashboardUrl: dashboard,
      callsPerMinuteByAddress: 2000,
      oidcIssuer: stand.issuer,
      oidcClientId: stand.clientId,
      oidcName: 'Example Corp',
      oidcCredentials,
      oidcDomains: ['corp.example'],
      oidcRoles: [{ value: 'admins', role: 'administrator', merchantAccountId: null }],
    },
  });
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
  await shop.close();
  await stand.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** In a browser that nobody knows. */
async function inNewWindow(run: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ locale: 'en-US' });
  await run(await context.newPage());
  await context.close();
}

async function comeAs(person: ProviderPerson | null, page: Page): Promise<void> {
  stand.becomes(person);
  await page.goto(`${dashboard}/login`);
  await page.getByRole('link', { name: 'Continue with Example Corp' }).click();
}

/** The sentence says what to do, and the code and the request are there for whoever is asked for help. */
async function assertTold(page: Page, code: string, sentence: RegExp): Promise<void> {
  const alert = page.getByRole('alert');
  await alert.getByText(sentence).waitFor();
  await alert.getByText(code, { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Continue with Example Corp' }).waitFor();
  assert.deepEqual(await everyFault(page), [], code);
}

test('whoever the provider knows, and a claim gives a role, is in', () =>
  inNewWindow(async (page) => {
    await comeAs(ANNA, page);
    await page.waitForURL(/\/m\/default/);
    await untilSettled(page);
    await page.goto(`${dashboard}/m/default/me`);
    await page.getByText('anna@corp.example').first().waitFor();
  }));

const inTenMinutes = (): number => Math.floor(Date.now() / 1000) + 600;
for (const [code, person, sentence] of [
  ['refused', () => null, /did not let you in.*ask whoever runs it/],
  [
    'stranger',
    () => ({ ...ANNA, sub: 'x', email: 'x@corp.example', groups: [] }),
    /Ask an administrator to add you/,
  ],
  ['clock', () => ({ ...ANNA, nbf: inTenMinutes() }), /clocks.*log in with a passkey until then/],
] as const)
  test(`${code}: the page says what it was, and what to do`, () =>
    inNewWindow(async (page) => {
      await comeAs(person(), page);
      await assertTold(page, code, sentence);
    }));

test('whom the provider knows, and who is nobody here, comes back as somebody else', () =>
  inNewWindow(async (page) => {
    await comeAs({ sub: 'y', email: 'y@elsewhere.example', email_verified: true }, page);
    await assertTold(page, 'stranger', /Ask an administrator/);
    stand.becomes(ANNA);
    await page.getByRole('link', { name: 'Continue with Example Corp' }).click();
    await page.waitForURL(/\/m\/default/);
  }));

test('lost: an answer that this browser did not wait for, and one that comes twice', () =>
  inNewWindow(async (page) => {
    await page.goto(`${dashboard}/auth/oidc/return?state=x&code=y&iss=${encodeURIComponent(stand.issuer)}`);
    await assertTold(page, 'lost', /Begin again here/);
    const back = page.waitForRequest(/\/auth\/oidc\/return/);
    await comeAs(ANNA, page);
    await page.waitForURL(/\/m\/default/);
    await page.goto((await back).url());
    await assertTold(page, 'lost', /Begin again here/);
  }));

test('words of the address that are not ours are not told', () =>
  inNewWindow(async (page) => {
    await page.goto(`${dashboard}/login?trouble=Call+555-0100&request_id=evil`);
    await assertTold(page, 'other', /Begin again here/);
    assert.equal(await page.getByText(/555|evil/).count(), 0);
  }));

test('who confirms by another log-in is told that it is done', () =>
  inNewWindow(async (page) => {
    await page.goto(`${dashboard}/login?confirmed=true`);
    await page.getByText('You can close this window').waitFor();
    assert.deepEqual(await everyFault(page), []);
  }));

test('provider_settings, provider_away: it refuses this application, or does not answer', () =>
  inNewWindow(async (page) => {
    const file = path.join(folder, 'client.json');
    fs.writeFileSync(file, JSON.stringify({ client_secret: 'another one, that the provider does not know' }));
    await comeAs(ANNA, page);
    await assertTold(page, 'provider_settings', /Give whoever runs this service/);
    await stand.close();
    fs.writeFileSync(file, JSON.stringify({ client_secret: stand.clientSecret }));
    await comeAs(ANNA, page);
    await assertTold(page, 'provider_away', /Try again in a minute/);
  }));
