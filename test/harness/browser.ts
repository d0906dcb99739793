import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, type BrowserContext, type Frame, type Page, chromium } from 'playwright-core';
import { PATIENCE_MS } from './eventually.ts';

/**
 * A real Chromium from the packages, with the libraries it links to, so that a machine needs none of its own.
 * It is unpacked once into this checkout, which other users and other runs do not share.
 */
export async function openBrowser(): Promise<Browser> {
  const isOwn = shared === null;
  const browser = await (shared === null ? launch() : (shared.browser ??= launch()));
  const contexts: BrowserContext[] = [];
  return Object.assign(Object.create(browser) as Browser, {
    newContext: async (...options: Parameters<Browser['newContext']>) => {
      const context = await browser.newContext(...options);
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE_MS);
      context.setDefaultNavigationTimeout(PATIENCE_MS);
      await context.addInitScript(PATIENT_PAGES);
      return context;
    },
    close: async () => {
      await (isOwn ? browser.close() : Promise.all(contexts.map((context) => context.close())));
    },
  });
}

let shared: { browser: Promise<Browser> | null } | null = null;

/**
 * Files that take turns in this process have one browser: each closes what it opened there. What is given back closes
 * the browser itself.
 */
export function shareBrowser(): () => Promise<void> {
  const own: NonNullable<typeof shared> = { browser: null };
  shared = own;
  return async () => {
    shared = null;
    await (await own.browser)?.close();
  };
}

async function launch(): Promise<Browser> {
  const folder = await unpackBrowser();
  // Security of the pages stays on, as in a buyer's browser; only the sandbox of the process is off, which
  // root and containers cannot have.
  return chromium.launch({
    executablePath: path.join(folder, 'chromium'),
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu'],
    headless: true,
    timeout: PATIENCE_MS,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
    },
  });
}

/**
 * A busy machine gets minutes where a page gives up after seconds: a wallet's script after four, frames that do not
 * load after ten, and in the frame that collects a card each field. What comes of such a limit is tried with the
 * browser's clock in the test's hands, which knows nothing of this.
 */
const PATIENT_PAGES = `{
  const { setTimeout } = window;
  const isLimit = (ms) => ms === 4000 || ms === 10000 || location.pathname.endsWith('/controller.html');
  window.setTimeout = (run, ms, ...given) => setTimeout(run, isLimit(ms) ? 60 * ms : ms, ...given);
}`;

const PACKAGE = path.join(path.dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');
const VERSION = (
  JSON.parse(fs.readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as { version: string }
).version;
/** A machine without fonts shows text of no width: the package's font beside those that the machine has. */
const FONTS =
  '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir ' +
  'prefix="relative">fonts</dir><include ' +
  'ignore_missing="yes">/etc/fonts/fonts.conf</include></fontconfig>';
const ARCHIVES = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br'];

/**
 * Unpacks beside the place and renames, so that test files that start together neither see half a browser nor
 * overwrite one that runs.
 */
async function unpackBrowser(): Promise<string> {
  const place = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', `chromium-${VERSION}`);
  if (fs.existsSync(place)) return place;
  const staging = `${place}-${randomUUID()}`;
  fs.mkdirSync(staging, { recursive: true });
  await promisify(execFile)(
    process.execPath,
    [
      path.join(import.meta.dirname, 'unpack-browser.ts'),
      ...ARCHIVES.map((archive) => path.join(PACKAGE, 'bin', archive)),
    ],
    { env: { ...process.env, TMPDIR: staging } },
  );
  fs.writeFileSync(path.join(staging, 'fonts', 'fonts.conf'), FONTS);
  try {
    fs.renameSync(staging, place);
  } catch (error) {
    fs.rmSync(staging, { recursive: true });
    if (!fs.existsSync(place)) throw error;
  }
  return place;
}

/** The smallest window that an issuer's page must fit (EMV challenge window size 01). */
export const SMALLEST = { width: 250, height: 400 };

/**
 * A page of one service in a browser of its own; `problems` collects what it says in the console, and every
 * address of another company that it asks.
 */
export async function openPage(
  browser: Browser,
  url: string,
  options: {
    locale?: string;
    javaScriptEnabled?: boolean;
    viewport?: { width: number; height: number };
    colorScheme?: 'light' | 'dark';
  } = {},
): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({ viewport: SMALLEST, locale: 'en-US', ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on(
    'request',
    (request) => !request.url().startsWith(new URL(url).origin) && problems.push(`asked ${request.url()}`),
  );
  await page.goto(url);
  return { page, problems };
}

export function scrollSize(page: Page): Promise<[number, number]> {
  return page.evaluate<[number, number]>(
    '[document.documentElement.scrollWidth, document.documentElement.scrollHeight]',
  );
}

/**
 * What axe finds of serious or critical faults, as sentences: none where a page can be used by everyone. Frames have no
 * axe in them, and each is looked at by itself where it matters: it would wait half a second for each to answer.
 */
export async function accessibilityFaults(
  frame: Page | Frame,
  without: readonly string[] = [],
): Promise<string[]> {
  if (!(await frame.evaluate<boolean>("'axe' in window"))) await frame.evaluate(AXE);
  const rules = JSON.stringify(Object.fromEntries(without.map((rule) => [rule, { enabled: false }])));
  const found = await frame.evaluate<AxeViolation[]>(
    `axe.run({ rules: ${rules}, iframes: false }).then(({ violations }) => violations.map(({ id, impact, nodes }) =>
      ({ id, impact, at: nodes.map(({ html }) => html).join(' ') })))`,
  );
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, at }) => `${id}: ${at}`);
}

const AXE = fs.readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
type AxeViolation = Readonly<{ id: string; impact: string; at: string }>;

/** The smallest height of what can be pressed: 44 pixels fit a thumb. */
export async function lowestTarget(page: Page): Promise<number> {
  return page.evaluate<number>(
    `Math.min(...[...document.querySelectorAll('button, a, input:not([type=hidden])')]
      .map((element) => element.getBoundingClientRect().height).filter((height) => height > 0))`,
  );
}

export const PHONE = { width: 375, height: 720 };
export const DESKTOP = { width: 1280, height: 800 };
/** A phone of 320 pixels. */
export const NARROW = { width: 320, height: 640 };

/** `GOLDEN=write` keeps the screenshots of the docs. Otherwise nobody looks at them, and none is taken. */
export const KEEPS_PICTURES = process.env['GOLDEN'] === 'write';

export async function keepPicture(
  page: Page,
  name: string,
  options: { fullPage?: boolean } = {},
): Promise<void> {
  if (!KEEPS_PICTURES) return;
  const folder = path.join(import.meta.dirname, '../../docs/images');
  fs.mkdirSync(folder, { recursive: true });
  await page.screenshot({ ...options, path: path.join(folder, name) });
}
