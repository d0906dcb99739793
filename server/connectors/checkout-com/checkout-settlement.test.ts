import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Checkout } from 'checkout-sdk-node';
import { objectOf } from '../../domain/json.ts';
import { csvRecords } from '../../domain/report/csv-reader.ts';
import { ledgerDifferences } from '../../operations/ledger/check.ts';
import { COLUMNS } from '../../../sandbox/processors/checkout-com/settlement.ts';
import { CHECKOUT_CARD, CHECKOUT_FIELDS, addCheckout } from '../../../test/connectors/checkout-shop.ts';
import { ReportShop, countsOf } from '../../../test/connectors/report-shop.ts';
import { eventually, openTestService, type TestService } from '../../../test/harness/index.ts';

/** What Checkout.com pays out, from its payout to the settlements of a transaction. No worker runs but by order. */
const REPORTING = [{ key: 'report_secret_key', value: 'sk_sbox_default' }];

let service: TestService;
let shop: ReportShop;
let cards: string;
let channel: string;
const logged: string[] = [];
before(async () => {
  service = await openTestService({ worker: false, logTo: (line) => void logged.push(line) });
  shop = new ReportShop(service, 'checkout-com');
  cards = await addCheckout(service, {
    currency: 'EUR',
    country: 'NL',
    fields: [...CHECKOUT_FIELDS, ...REPORTING],
  });
  channel = await addCheckout(service, { currency: 'GBP', country: 'GB' });
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(service.db), []);
  await service.close();
});

async function payCard(amount: number, more: object = {}): Promise<Readonly<{ id: string; pay: string }>> {
  const { body } = await shop.post('/transactions', {
    ...{ amount, currency: 'EUR', country: 'NL', intent: 'capture', payment_method: CHECKOUT_CARD, ...more },
  });
  assert.equal(body.status, 'captured', JSON.stringify(body));
  return { id: body.id, pay: body.payment_service_transaction_id };
}

const movementsLeft = (): Promise<unknown[]> =>
  service.db.query({ name: '', text: 'SELECT movement FROM processor_report_movements' }, []);

test('a payout’s report is told by webhook, and the lines of a payment come to one settlement', async () => {
  const { body: held } = await shop.post('/transactions', {
    ...{ amount: 5000, currency: 'EUR', country: 'NL', payment_method: CHECKOUT_CARD },
  });
  for (const amount of [2000, 3000]) {
    await shop.post(`/transactions/${held.id}/capture`, { amount, final: amount === 3000 });
    await eventually(async () => (await shop.read(held.id)).captured_amount >= amount);
  }
  const sale = await payCard(1299);
  const refund = await shop.post(`/transactions/${sale.id}/refunds`, { amount: 200 });
  await eventually(async () => (await shop.read(sale.id)).refunded_amount === 200);
  await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 3 * 86_400 } });
  await shop.control('run', {});
  const row = await shop.seenTo();
  // Three captures with six fees each, a refund with two, and what the account costs.
  assert.deepEqual([row.fault, ...countsOf(row)], [null, 'read', 25n, 24n, 1n, 0n, 0n]);
  assert.deepEqual([row.gathered, await movementsLeft()], [0n, []]);
  // 0.32 and 0.27265 of 50.00, captured in two parts; in cents each fee by itself would be rounded.
  assert.deepEqual(await shop.linesOf(held.id, 'settlements'), [[5000, 28]]);
  assert.deepEqual(await shop.linesOf(sale.id, 'settlements'), [[1299, 11]]);
  const { body: settled } = await service.request('GET', `/transactions/${sale.id}/settlements`);
  const { interchange, scheme_fee: scheme, markup } = settled.items[0];
  assert.deepEqual([interchange, scheme, markup], [3, 1, 7]);
  const { body: refunds } = await service.request('GET', `/transactions/${sale.id}/refund-settlements`);
  assert.deepEqual(
    refunds.items.map((one: Record<string, unknown>) => [one['amount'], one['commission'], one['refund_id']]),
    [[200, 15, refund.body.id]],
  );
  const { settled: isSettled, settled_amount: amount } = await shop.read(sale.id);
  assert.deepEqual([isSettled, amount], [true, 1099]);
  const net = Object.fromEntries(row.totals.map(({ type, net: sum }) => [type, sum]));
  assert.deepEqual(net, {
    Payment: String(5000 - 28 + 1299 - 11),
    Refund: '-215',
    'Billing Fee: Minimum Billing Fee': '-10000',
  });
});

test('Checkout.com’s own package lists the report, and downloads the file that is read', async () => {
  const { pay } = await payCard(700);
  const row = await shop.settled(pay);
  const sdk = new Checkout('Bearer sk_sbox_default', {
    host: `${service.simulatorUrl}/checkout-com`,
    pk: 'pk_sbox_any',
  });
  const [report = '', file = ''] = row.name.split('/');
  const told = objectOf(await sdk.reports.getReportDetails(report));
  assert.deepEqual([told?.['id'], told?.['type']], [report, 'FinancialActionsByPayout']);
  const listed = objectOf(await sdk.reports.getAllReports({ limit: 5 }));
  assert.ok(JSON.stringify(listed?.['data']).includes(file));
  const csv = (await sdk.reports.getReportFile(report, file)) as Buffer; // the package says Object
  const records = csvRecords(csv.toString('utf8')) ?? assert.fail('no CSV');
  assert.deepEqual([records[0], records.length - 1], [COLUMNS, Number(row.lines)]);
});

test('lines of a payment that stand in different pieces of the file are added up', async () => {
  const { id, pay } = await payCard(2000);
  const row = await shop.settled(pay, 'settle_among_some');
  assert.ok(row.pieces > 1);
  assert.deepEqual([row.fault, ...countsOf(row)], [null, 'read', 808n, 7n, 1n, 800n, 0n]);
  assert.deepEqual(await shop.linesOf(id, 'settlements'), [[2000, 13]]);
});

test('a report that comes again is read again, and no line counts twice', async () => {
  const { id, pay } = await payCard(900);
  const first = await shop.settled(pay);
  const second = await shop.settled(pay, 'announce_report_again');
  assert.equal(second.name, first.name);
  assert.notEqual(second.announced_at, first.announced_at);
  assert.deepEqual([countsOf(second), second.totals], [countsOf(first), first.totals]);
  assert.equal((await shop.linesOf(id, 'settlements')).length, 1);
});

test('of a dispute, events tell the amount, and the report what it cost', async () => {
  const { id, pay } = await payCard(3000);
  await shop.act(pay, 'dispute');
  await eventually(async () => (await shop.linesOf(id, 'chargebacks')).length === 1);
  await shop.act(pay, 'win_dispute');
  await eventually(async () => (await shop.linesOf(id, 'chargeback-reversals')).length === 1);
  assert.deepEqual(countsOf(await shop.settled(pay)), ['read', 12n, 11n, 1n, 0n, 0n]);
  assert.deepEqual(
    new Map(await shop.linesOf(id, 'chargebacks')),
    new Map([
      [3000, 0],
      [0, 1015],
    ]),
  );
  assert.deepEqual(await shop.linesOf(id, 'chargeback-reversals'), [[3000, 0]]);
});

test('what is paid out in dollars stays in the payment’s currency, with the rate and the net amount', async () => {
  const { id, pay } = await payCard(10_000);
  assert.deepEqual(countsOf(await shop.settled(pay, 'settle_in_dollars')), ['read', 8n, 7n, 1n, 0n, 0n]);
  // 0.003, 0.0733 and 0.2 in euros, 0.07 in dollars: 37.393 cents of 1.1 dollars in all, and 33.994 of euros.
  assert.deepEqual(await shop.linesOf(id, 'settlements'), [[10_000, 34]]);
  const text = `SELECT exchange_rate, exchange_currency, exchange_net FROM settlement_lines WHERE transaction_id = $1`;
  const [line] = await service.db.query<Record<string, unknown>>({ name: '', text }, [id]);
  assert.deepEqual(line, { exchange_rate: '1.1', exchange_currency: 'USD', exchange_net: 10_963n });
});

test('a payment through another processing channel of the account stands in the same file', async () => {
  const there = await payCard(1700, { currency: 'GBP', country: 'GB' });
  assert.equal((await shop.read(there.id)).payment_service.id, channel);
  assert.equal((await shop.settled(there.pay)).of_payments, 7n);
  assert.equal((await shop.linesOf(there.id, 'settlements')).length, 1);
  const [row] = await shop.reports();
  assert.equal(row?.payment_service_id, cards, 'the one with a key for reports reads it');
});

test('a line that is of no payment here is told, counted and kept for a person', async () => {
  const answer = await fetch(`${service.simulatorUrl}/checkout-com/payments`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_sbox_default' },
    body: JSON.stringify({
      ...{ amount: 4200, currency: 'EUR', processing_channel_id: 'pc_sandbox', reference: 'elsewhere' },
      source: { type: 'card', number: CHECKOUT_CARD.number, expiry_month: 3, expiry_year: 2030 },
    }),
  });
  const { id: pay } = (await answer.json()) as { id: string };
  const row = await shop.settled(pay);
  assert.deepEqual(countsOf(row), ['read', 8n, 0n, 1n, 7n, 0n]);
  const text = `SELECT line, why, cells->>0 AS movement FROM processor_report_lines_left WHERE name = $1`;
  const left = await service.db.query<Record<string, unknown>>({ name: '', text }, [row.name]);
  assert.deepEqual(
    left.map(({ line, movement }) => [line, String(movement).split(':')[1]]),
    [[1n, pay]],
  );
  assert.ok(logged.some((line) => line.includes('came to nothing')));
});

test('a file that ends within a line is refused whole, and read once it is mended', async () => {
  const { id, pay } = await payCard(1100);
  const broken = await shop.settled(pay, 'settle_truncated');
  assert.deepEqual([broken.status, broken.lines], ['announced', 0n]);
  assert.match(broken.fault ?? '', /^line 9 has not the 35 cells of the first$/);
  assert.deepEqual(await shop.linesOf(id, 'settlements'), []);
  assert.equal((await shop.settled(pay, 'mend_report')).status, 'read');
  assert.deepEqual(await shop.linesOf(id, 'settlements'), [[1100, 10]]);
});

test('without a key for reports a report is only taken note of, and a wrong one is told', async () => {
  const { pay } = await payCard(600);
  const put = (value: string) =>
    service.request('PUT', `/payment-services/${cards}`, {
      body: { fields: [{ key: 'report_secret_key', value }] },
    });
  await put('sk_nobody');
  assert.equal((await shop.settled(pay)).fault, 'it was asked for and answered with 404');
  await put('sk_sbox_default');
  assert.equal((await shop.again()).status, 'read');
  const text = `SELECT result FROM processor_events WHERE payment_service_id = $1 AND name = 'report_generated'`;
  const results = await service.db.query<{ result: string }>({ name: '', text }, [channel]);
  assert.ok(results.length > 0 && results.every(({ result }) => result !== 'applied'));
  assert.ok((await shop.reports()).every(({ payment_service_id: by }) => by === cards));
});
