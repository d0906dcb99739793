import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { becomes, eventually } from './eventually.ts';

/** A page of the dashboard in a browser, with everything that is wrong with it. */
export type DashboardPage = Readonly<{
  page: Page;
  /** What the console, the page's policy and its requests say; empty where nothing is wrong. */
  problems: string[];
  /** Goes to an address of the dashboard, and waits until it has what it asks for. */
  open(address: string): Promise<void>;
  close(): Promise<void>;
}>;

/** A screen as apps/dashboard lists it. */
type Screen = Readonly<{ path: string; isOutside?: boolean; group?: string }>;

const APP = path.join(import.meta.dirname, '../../apps/dashboard');

/** What scripts/build-dashboard.mjs says of its work. */
export type DashboardBuild = Readonly<{
  firstLoad: readonly string[];
  style: string;
  /** What each screen loads beside that. */
  pages: Readonly<Record<string, readonly string[]>>;
}>;

export function dashboardBuild(): DashboardBuild {
  return JSON.parse(fs.readFileSync(path.join(APP, 'dist/build.json'), 'utf8')) as DashboardBuild;
}

export function builtAsset(file: string): Buffer {
  return fs.readFileSync(path.join(APP, 'dist/assets', file));
}

/** Every screen, read of the app itself. The types of a browser's code are checked with the app, and not here. */
export async function dashboardScreens(): Promise<readonly Screen[]> {
  const file = path.join(APP, 'src/screens/index.ts');
  const { SCREENS } = (await import(file)) as { SCREENS: readonly Screen[] };
  return SCREENS;
}

/** Somebody who has logged in as the demo administrator, in a window of their own. */
export async function openDashboardPage(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<DashboardPage> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  await context.addInitScript(TELL_POLICY);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(`${origin}/`) || request.url().startsWith('data:');
    if (!isOwn) problems.push(`asked ${request.url()}`);
  });
  await logInAsDemo(page, origin);
  problems.length = 0; // before anybody has logged in, the page is told so

  return {
    page,
    problems,
    open: async (address) => {
      await page.goto(`${origin}${address}`);
      await untilSettled(page);
    },
    close: () => context.close(),
  };
}

async function logInAsDemo(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByRole('button', { name: 'Continue as demo administrator' }).click();
  await page.waitForURL(/\/m\//);
  await untilSettled(page);
}

/** Until the page shows a heading, and waits for nothing. */
export async function untilSettled(page: Page): Promise<void> {
  await eventually(
    async () => (await page.locator('h1').count()) > 0 || (await page.locator('.state').count()) > 0,
  );
  await becomes(() => page.locator('.loading, [aria-busy=true]').count(), 0);
}

/** What axe finds, of any weight, as sentences. */
export async function everyFault(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AXE);
  return page.evaluate<string[]>(
    `axe.run({ iframes: false }).then(({ violations }) => violations.map(({ id, nodes }) =>
      id + ': ' + nodes.map(({ html }) => html.slice(0, 200)).join(' ')))`,
  );
}

/** By how many pixels the page is wider than its window. */
export function pixelsTooWide(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
}

/**
 * Nothing is wrong on this page: what axe finds, what its console says, and what is wider than the window. A picture of
 * it stays where `RAILYARD_TEST_PICTURES` says.
 */
export async function assertFaultless({ page, problems }: DashboardPage, name: string): Promise<void> {
  const pictures = process.env['RAILYARD_TEST_PICTURES'];
  if (pictures !== undefined)
    await page.screenshot({ path: path.join(pictures, `${name}.png`), fullPage: true });
  assert.deepEqual(await everyFault(page), [], name);
  assert.deepEqual(problems.splice(0), [], name);
  assert.equal((await pixelsTooWide(page)) > 0, false, name);
}

/** Addresses of the dashboard that a page links to. */
export function linkedAddresses(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>(
    "[...document.querySelectorAll('main a[href^=\"/m/\"]')].map((link) => link.getAttribute('href'))",
  );
}

/** Waits until what has the focus is this. */
export async function focusIsOn(page: Page, expected: RegExp): Promise<void> {
  await eventually(async () => {
    const text = await page.evaluate<string>('document.activeElement?.textContent?.trim() ?? ""');
    assert.match(text, expected);
  });
}

/** Goes on by the Tab key until what has the focus is this. */
export async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate<string>('document.activeElement?.textContent?.trim() ?? ""');
    if (wanted.test(text)) return;
  }
  assert.fail(`no Tab leads to ${wanted}`);
}

const AXE = fs.readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** What the page's policy refuses is told where the test listens. */
const TELL_POLICY =
  "document.addEventListener('securitypolicyviolation', (event) => " +
  "console.error('refused by the policy: ' + event.violatedDirective + ' ' + event.blockedURI))";
