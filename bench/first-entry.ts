import type { Page } from 'playwright-core';
import { PHONE } from '../test/harness/browser.ts';
import { openStand } from '../test/front/merchant.ts';

/**
 * `npm run bench -- --only=first-entry`: how long after its address was opened a page takes the first digit of a
 * card, over a slow network and on a slow processor: 1.6 Mbit/s, 150 ms there and back, four times slower than
 * this machine. In turns with it, as the floor: a page that holds nothing but the published client, against the
 * same frames.
 */
const RUNS = 7;
type Run = Readonly<{ ms: number; requests: number; kilobytes: number; waits: number }>;
const stand = await openStand();

async function opened(url: string, start: (page: Page) => Promise<unknown>, field: string): Promise<Run> {
  const context = await stand.browser.newContext({ viewport: PHONE, locale: 'en-US' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const finished: { from: number; to: number; bytes: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    const { startTime, responseEnd } = request.timing();
    const bytes = request
      .sizes()
      .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize);
    finished.push({ from: startTime, to: startTime + responseEnd, bytes });
  });
  const startedMs = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await start(page);
  await page.frameLocator(field).locator('#field').press('4');
  const ms = performance.now() - startedMs;
  const sizes = await Promise.all(finished.map(({ bytes }) => bytes.catch(() => 0)));
  await context.close();
  return {
    ms,
    requests: finished.length,
    kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    waits: waitsIn(finished),
  };
}

/** Requests that began only once another had ended: round trips one after the other. */
function waitsIn(requests: readonly Readonly<{ from: number; to: number }>[]): number {
  let [waits, end] = [0, -Infinity];
  for (const { from, to } of requests.toSorted((one, other) => one.from - other.from)) {
    if (from < end) continue;
    waits += 1;
    end = to;
  }
  return waits;
}

async function hosted(): Promise<Run> {
  const made = await stand.shop.post('/payment-links', { amount: 1299, currency: 'USD', country: 'US' });
  return opened(String(made.body.url), async () => {}, 'iframe[title="Card number"]');
}

async function published(): Promise<Run> {
  const sessionId = await stand.newSession();
  const script = `(() => {
    const fields = new SecureFields({ gr4vyId: 'shop', environment: 'sandbox', sessionId: '${sessionId}' });
    fields.addCardNumberField('#number', {}); fields.addExpiryDateField('#expiry', {});
    fields.addSecurityCodeField('#code', {}); })()`;
  const start = async (page: Page): Promise<unknown> => {
    await page.waitForFunction('window.mount');
    return page.evaluate(script);
  };
  return opened(`${stand.merchantUrl}/published`, start, '.secure-fields__input--number iframe');
}

const runs: { hosted: Run; published: Run }[] = [];
for (let run = 0; run < RUNS; run += 1) runs.push({ hosted: await hosted(), published: await published() });
await stand.close();

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
const rows = (['hosted', 'published'] as const).map((name) => {
  const of = runs.map((run) => run[name]);
  return {
    what: name === 'hosted' ? 'the hosted page' : 'the published client',
    'fastest ms': Math.round(Math.min(...of.map(({ ms }) => ms))),
    'median ms': Math.round(middle(of.map(({ ms }) => ms))),
    requests: middle(of.map(({ requests }) => requests)),
    'one after the other': middle(of.map(({ waits }) => waits)),
    kilobytes: Math.round(middle(of.map(({ kilobytes }) => kilobytes))),
  };
});
console.table(rows);
const ratio = middle(runs.map(({ hosted: ours, published: theirs }) => ours.ms / theirs.ms));
console.table([
  { what: 'hosted page / published client, median of the pairs', ratio: ratio.toFixed(2), goal: '1000 ms' },
]);
