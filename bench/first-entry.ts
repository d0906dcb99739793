import { PHONE } from '../test/harness/browser.ts';
import { openMerchantPage } from '../test/harness/merchant-page.ts';

/**
 * `npm run bench -- --only=first-entry`: how long after its address was opened a page takes the first digit of a
 * card, over a slow network and on a slow processor: 1.6 Mbit/s, 150 ms there and back, four times slower than
 * this machine. In turns with it, as the floor: a page that holds nothing but the published client, against the
 * same frames.
 */
const RUNS = 7;
type Run = Readonly<{ ms: number; requests: number; kilobytes: number; waits: number }>;
const stand = await openMerchantPage();

const DRAWN = 'drawn at ';
/**
 * In every document. When the number's field is drawn and its script has run, it takes a digit; the driver of the
 * browser would find that out half a second later, on a processor as slow as this.
 */
const WATCH = `if (location.pathname === '/input.html' && location.search.includes('type=number'))
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => requestAnimationFrame(() =>
    console.log('${DRAWN}' + Date.now()))));`;

async function openEntry(url: string, field: string, init = ''): Promise<Run> {
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
  await page.addInitScript(`${WATCH}${init}`);
  const drawn = page.waitForEvent('console', (message) => message.text().startsWith(DRAWN));
  const finished: { from: number; to: number; bytes: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    const { startTime, responseEnd } = request.timing();
    const bytes = request
      .sizes()
      .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize)
      .catch(() => 0);
    finished.push({ from: startTime, to: startTime + responseEnd, bytes });
  });
  const startedMs = Date.now();
  const going = page.goto(url, { waitUntil: 'commit' });
  const drawnMs = Number((await drawn).text().slice(DRAWN.length));
  await going;
  const input = page.frameLocator(field).locator('#field');
  await input.press('4');
  if ((await input.inputValue()) !== '4') throw new Error('the field was drawn and took no digit');
  // The digit asks for more, which nobody waits for.
  const before = finished.filter(({ from }) => from < drawnMs);
  const sizes = await Promise.all(before.map(({ bytes }) => bytes));
  await context.close();
  return {
    ms: drawnMs - startedMs,
    requests: before.length,
    kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    waits: waitsIn(before),
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
  return openEntry(String(made.body.url), 'iframe[title="Card number"]');
}

async function openPublishedEntry(): Promise<Run> {
  const sessionId = await stand.newSession();
  const init = `if (location.origin === '${stand.merchantUrl}') addEventListener('DOMContentLoaded', () => {
    const fields = new SecureFields({ gr4vyId: 'shop', environment: 'sandbox', sessionId: '${sessionId}' });
    fields.addCardNumberField('#number', {}); fields.addExpiryDateField('#expiry', {});
    fields.addSecurityCodeField('#code', {}); });`;
  return openEntry(`${stand.merchantUrl}/published`, '.secure-fields__input--number iframe', init);
}

const runs: { hosted: Run; published: Run }[] = [];
for (let run = 0; run < RUNS; run += 1)
  runs.push({ hosted: await hosted(), published: await openPublishedEntry() });
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
