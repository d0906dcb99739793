import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs';
import { type IncomingMessage, createServer, get } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser, BrowserContextOptions, FrameLocator, Locator, Page } from 'playwright-core';
import { frontEndSections } from '../../scripts/golden/front-end-events.ts';
import { PHONE, openBrowser } from './browser.ts';
import { becomes } from './index.ts';
import { freePorts } from './process.ts';
import { type Shop, openShop } from './shop.ts';
import { BUILD } from '../../server/api/pages/built-scripts.ts';

/** A service with its frames' origin, a browser, and pages of merchants on origins of their own. */
export type Stand = Readonly<{
  shop: Shop;
  browser: Browser;
  fieldsUrl: string;
  /** Of the merchant that a test is about. */
  merchantUrl: string;
  /** Of somebody else. */
  hostileUrl: string;
  /** Asked of the listener itself, by the frames' host: this process has no name server for it. */
  askFrames(path: string): Promise<FrameAnswer>;
  newSession(body?: object): Promise<string>;
  /** A page with the client in it: `events` has what its window was told, and `told` what the client told. */
  openMerchant(options?: BrowserContextOptions & { url?: string }): Promise<Page>;
  /**
   * The same in one page for all who ask, one after the other: what it showed before is gone, and its process, which
   * takes longer to start than most pages to load, is there. For tests that leave nothing else behind in it.
   */
  showMerchant(url?: string): Promise<Page>;
  close(): Promise<void>;
}>;

type FrameAnswer = Readonly<{ status: number; policy: string; cacheControl: string; text: string }>;

export async function openMerchantPage(): Promise<Stand> {
  const [port = 0] = await freePorts(1);
  const fieldsUrl = `http://secure-fields.localhost:${port}`;
  const shop = await openShop({
    worker: false,
    config: { port, publicUrl: `http://127.0.0.1:${port}`, fieldsUrl },
  });
  const pages = createServer((request, response) => {
    const isScript = request.url === '/published.js';
    if (request.url?.startsWith('/embed') === true)
      return void response.setHeader('content-type', 'text/html; charset=utf-8').end(embedPage(fieldsUrl));
    if (request.url?.startsWith('/guide?') === true)
      return void response.setHeader('content-type', 'text/html; charset=utf-8').end(guidePage(fieldsUrl));
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? PUBLISHED : merchantPage(fieldsUrl, request.url === '/published'));
  }).listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const address = pages.address();
  const pagesPort = typeof address === 'object' && address !== null ? address.port : 0;
  const browser = await openBrowser();
  const merchantUrl = `http://shop.localhost:${pagesPort}`;
  const openMerchant: Stand['openMerchant'] = async ({ url = merchantUrl, ...options } = {}) => {
    const context = await browser.newContext({ viewport: PHONE, locale: 'en-US', ...options });
    const page = await context.newPage();
    await page.goto(url);
    return page;
  };
  let shown: Page | null = null;
  return {
    shop,
    browser,
    fieldsUrl,
    merchantUrl,
    hostileUrl: `http://elsewhere.localhost:${pagesPort}`,
    askFrames: (path) => ask(`${shop.service.url}${path}`, new URL(fieldsUrl).host),
    async newSession(body = {}) {
      const made = await shop.post('/checkout/sessions', { front_end_origins: [merchantUrl], ...body });
      if (made.status !== 201) throw new Error(made.text);
      return String(made.body.id);
    },
    openMerchant,
    async showMerchant(url = merchantUrl) {
      shown ??= await openMerchant({ url: 'about:blank' });
      await shown.setViewportSize(PHONE);
      await shown.goto(url);
      return shown;
    },
    async close() {
      await browser.close();
      pages.close();
      await shop.close();
    },
  };
}

async function ask(url: string, host: string): Promise<FrameAnswer> {
  const [response] = (await once(get(url, { headers: { host } }), 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return {
    status: response.statusCode ?? 0,
    policy: String(response.headers['content-security-policy']),
    cacheControl: String(response.headers['cache-control']),
    text: Buffer.concat(chunks).toString('utf8'),
  };
}

/** A shop with a policy of its own, as the docs recommend it. */
function embedPage(fieldsUrl: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Corner Shop</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:16px/1.5 system-ui,sans-serif;margin:24px auto;max-width:34rem;padding:0 12px}
button{min-height:48px;width:100%}</style>
<script src="${fieldsUrl}/embed/${BUILD.version}/embed.js" crossorigin></script></head>
<body><h1>Corner Shop</h1><p>Two packets of tea.</p><form id="order"><div id="checkout"></div>
<button>Pay with the typed card</button></form>
<script>
window.told = []; window.before = () => undefined;
window.start = (options) => { window.embed = railyard.setup({ element: '#checkout', form: '#order', ...options,
  onEvent: (name, data) => told.push({ name, data }),
  onComplete: (data) => told.push({ name: 'complete', data }),
  onBeforeTransaction: () => window.before() }); };
</script></body></html>`;
}

/** The page that docs/secure-fields.md prints, with what it leaves to its reader: `/guide?<session>`. */
function guidePage(fieldsUrl: string): string {
  const guide = fs.readFileSync(path.join(import.meta.dirname, '../../docs/secure-fields.md'), 'utf8');
  const [, printed] = /```html\n(.*?)```/s.exec(guide) ?? assert.fail('the guide prints a page');
  return `<!doctype html><script>
const sessionId = location.search.slice(1);
const tellYourServerToPay = () => { document.title = 'told'; };
</script>${printed?.replaceAll('http://secure-fields.localhost:8080', fieldsUrl)}`;
}

const PUBLISHED = fs.readFileSync(createRequire(import.meta.url).resolve('@gr4vy/secure-fields'));

function merchantPage(fieldsUrl: string, isPublished: boolean): string {
  const client = isPublished
    ? `<script>window.SECURE_FIELDS_FRAME_URL = '${fieldsUrl}'</script><script src="/published.js"></script>`
    : `<script src="${fieldsUrl}/secure-fields/${BUILD.version}/secure-fields.js" crossorigin></script>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Corner Shop</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:16px/1.5 system-ui,sans-serif;margin:24px}
label:not([hidden]){display:block;margin-top:16px;font-weight:600}
.secure-fields__input{height:48px;border:1px solid #8a9099;border-radius:8px}
.secure-fields__input[data-secure-fields-focused]{outline:3px solid #1d4ed8}
.secure-fields__input[data-secure-fields-invalid]:not([data-secure-fields-focused]){height:72px;border-color:#b3261e}
button{min-height:48px;margin-top:24px;width:100%}</style>
${client}</head><body><h1>Corner Shop</h1>
<label for="number">Card number</label><div id="number"></div>
<label for="expiry">Expiry date</label><div id="expiry"></div>
<label for="code">Security code</label><div id="code"></div>
<label for="postal" hidden>Postal code</label><div id="postal"></div>
<script>
window.events = []; window.told = [];
window.addEventListener('message', ({ data, origin }) => events.push({ data, origin }));
window.listen = (fields) => {
  for (const name of ['ready', 'form-change', 'card-vault-success', 'card-vault-failure', 'load-error'])
    fields.addEventListener(name, (data) => told.push({ name, data }));
};
window.mount = (config, options = {}) => {
  const fields = window.fields = new SecureFields(config);
  listen(fields);
  const places = { number: '#number', expiryDate: '#expiry', securityCode: '#code', postalCode: '#postal' };
  for (const [type, at] of Object.entries(places)) {
    if (options[type] === false || (type === 'postalCode' && options[type] === undefined)) continue;
    const field = window[type] = fields.addField(at, { ...options[type], type });
    for (const name of ['input', 'focus', 'blur', 'redacted', 'unredacted'])
      field.addEventListener(name, (data) => told.push({ name: type + ':' + name, data }));
  }
};
</script></body></html>`;
}

export type ClientEvent = Readonly<{ name: string; data: Readonly<Record<string, unknown>> }>;

/** What the client has told the page so far. */
export async function toldTo(page: Page): Promise<ClientEvent[]> {
  const told = await page.evaluate<ClientEvent[]>('window.told');
  return Promise.all(told.map((one) => asWritten(page, one)));
}

/** With no more in it than the reference of events says; the published client's own are its own. */
async function asWritten(page: Page, told: ClientEvent): Promise<ClientEvent> {
  if (page.url().endsWith('/published')) return told;
  const line = (await linesWritten())[told.name.split(':').at(-1) ?? ''];
  const more = Object.keys(told.data).filter((member) => !(member in ((line?.[1] ?? told.data) as object)));
  assert.deepEqual(more, [], `docs/front-end-events.md does not say what ${told.name} carries`);
  return told;
}
/** Not awaited where files load: tests of several files that wait for it would be taken for those of one. */
async function linesWritten(): Promise<Readonly<Record<string, readonly [string, unknown] | undefined>>> {
  const sections = await frontEndSections();
  return Object.assign({}, ...sections.map(({ lines }) => lines)) as Awaited<ReturnType<typeof linesWritten>>;
}

/** Waits until the client has told it, and gives what it told. What lacks a member asked for is another event. */
export async function waitForEvent(page: Page, name: string, which = 'true'): Promise<ClientEvent['data']> {
  const isIt = `{ try { return name === ${JSON.stringify(name)} && (${which}); } catch { return false; } }`;
  const found = await page
    .waitForFunction(`window.told.findLast(({ name, data }) => ${isIt})`)
    .catch(async () => {
      throw new Error(`never heard ${name}: ${JSON.stringify(await toldTo(page))}`);
    });
  return (await asWritten(page, (await found.jsonValue()) as ClientEvent)).data;
}

export function frameOf(page: Page, title: string): FrameLocator {
  return page.frameLocator(`iframe[title="${title}"]`);
}

export function inputOf(page: Page, title: string): Locator {
  return frameOf(page, title).locator('#field');
}

/** Waits until a field shows this: what the page did may have to reach the field's own frame first. */
export async function shows(field: Locator, value: string): Promise<void> {
  await becomes(() => field.inputValue(), value);
}

/** Types a whole card, as a buyer does. */
export async function typeCard(page: Page, number = '4111111111111111'): Promise<void> {
  await inputOf(page, 'Card number').pressSequentially(number);
  await inputOf(page, 'Expiry date').pressSequentially('1230');
  await inputOf(page, 'Security code').pressSequentially('123');
}

/** Presses the button of a page that takes payments; while `look` looks, the payment is under way. */
export async function whilePaying(page: Page, look: () => Promise<void>): Promise<void> {
  const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>();
  await page.route('**/payments', async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.locator('#pay').click();
  await look();
  seen();
}
