import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../../operations/ledger/check.ts';
import {
  MERCADOPAGO_BUYER,
  MERCADOPAGO_CARD,
  MERCADOPAGO_FIELDS,
  addMercadoPago,
  atMercadoPago,
} from '../../../test/connectors/mercadopago-shop.ts';
import { ReportShop, countsOf } from '../../../test/connectors/report-shop.ts';
import { eventually, openTestService, type TestService } from '../../../test/harness/index.ts';

/** Mercado Pago's report of all transactions, to the settlements of a payment. No worker runs but by order. */
const REPORTS = 'v1/account/settlement_report';
const USER = { key: 'user_id', value: '724484980' };
/** What the file has beside the lines of the test: what the account withdrew. */
const REST = 1n;

let service: TestService;
let shop: ReportShop;
let cards: Readonly<{ id: string; url: string }>;
const logged: string[] = [];
before(async () => {
  service = await openTestService({ worker: false, logTo: (line) => void logged.push(line) });
  shop = new ReportShop(service, 'mercadopago');
  const country = { key: 'country', value: 'BR' };
  const fields = [...MERCADOPAGO_FIELDS, USER, country];
  cards = await addMercadoPago(service, { id: 'mercadopago-card', fields, reports: true });
  await addMercadoPago(service, { id: 'mercadopago-pix', fields: [...MERCADOPAGO_FIELDS, USER] });
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(service.db), []);
  await service.close();
});

type PaidTransaction = Readonly<{ id: string; payment: string }>;

async function payCard(amount: number, more: object = {}): Promise<PaidTransaction> {
  const { body } = await shop.post('/transactions', {
    ...{ amount, currency: 'BRL', country: 'BR', intent: 'capture' },
    ...{ payment_method: MERCADOPAGO_CARD, buyer: MERCADOPAGO_BUYER, ...more },
  });
  assert.equal(body.status, 'captured', JSON.stringify(body));
  return { id: body.id, payment: body.payment_service_transaction_id };
}

async function paidByPix(amount: number): Promise<PaidTransaction> {
  const redirect_url = 'https://shop.example/back';
  const payment_method = { method: 'pix', country: 'BR', currency: 'BRL', redirect_url };
  const { body } = await shop.post('/transactions', {
    ...{ amount, currency: 'BRL', country: 'BR', intent: 'capture', payment_method },
    buyer: MERCADOPAGO_BUYER,
  });
  const payment: string = body.payment_service_transaction_id;
  assert.ok(payment, JSON.stringify(body));
  await shop.act(payment, 'pay');
  await eventually(async () => (await shop.read(body.id)).status === 'captured');
  return { id: body.id, payment };
}

test('once scheduled, a report is told, found in the list, and its lines are booked', async () => {
  const config = { columns: [{ key: 'SOURCE_ID' }], file_name_prefix: 'all', frequency: { type: 'daily' } };
  const refused = await fetch(`${service.simulatorUrl}/mercadopago/${REPORTS}/config`, {
    headers: { authorization: 'Bearer TEST-default' },
  });
  assert.equal(refused.status, 404, 'an account has none at first');
  const asked = [...WANTED, 'FEE_AMOUNT', 'TAXES_AMOUNT'].map((key) => ({ key }));
  await atMercadoPago(service, 'POST', `${REPORTS}/config`, config);
  await atMercadoPago(service, 'PUT', `${REPORTS}/config`, { ...config, columns: asked, separator: ',' });
  await atMercadoPago(service, 'POST', `${REPORTS}/schedule`);
  assert.equal((await atMercadoPago(service, 'GET', `${REPORTS}/config`))['scheduled'], true);
  const { id } = await payCard(10_000);
  const refunds: string[] = [];
  // Two of one amount: a line names its payment alone, and each is told once.
  for (const amount of [2000, 2000, 500])
    refunds.push((await shop.post(`/transactions/${id}/refunds`, { amount })).body.id);
  const other = await paidByPix(3000);
  await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 3 * 86_400 } });
  await shop.control('run', {});
  const row = await shop.seenTo();
  assert.deepEqual([row.fault, ...countsOf(row)], [null, 'read', 6n, 5n, REST, 0n, 0n]);
  assert.deepEqual([row.payment_service_id, row.separator], [cards.id, ',']);
  assert.deepEqual(await shop.linesOf(id, 'settlements'), [[10_000, 499]]);
  assert.deepEqual(await shop.linesOf(other.id, 'settlements'), [[3000, 150]]);
  const { body } = await service.request('GET', `/transactions/${id}/refund-settlements`);
  // What Mercado Pago had taken is given back.
  assert.deepEqual(
    new Map(body.items.map((line: Record<string, unknown>) => [line['refund_id'], line['commission']])),
    new Map(refunds.map((refund, index) => [refund, index === 2 ? -25 : -100])),
  );
  const { settled, settled_amount: amount } = await shop.read(id);
  assert.deepEqual([settled, amount], [true, 5500]);
  await atMercadoPago(service, 'DELETE', `${REPORTS}/schedule`);
  assert.equal((await atMercadoPago(service, 'GET', `${REPORTS}/config`))['scheduled'], false);
  await atMercadoPago(service, 'PUT', `${REPORTS}/config`, { ...config, columns: asked });
});

const WANTED = [
  ...['SOURCE_ID', 'EXTERNAL_REFERENCE', 'TRANSACTION_TYPE', 'TRANSACTION_AMOUNT', 'TRANSACTION_CURRENCY'],
  ...['SETTLEMENT_NET_AMOUNT', 'SETTLEMENT_CURRENCY', 'SETTLEMENT_DATE'],
];

test('a report that is made by hand tells again what was told, and no line counts twice', async () => {
  const { id, payment } = await payCard(900);
  const first = await shop.settled(payment);
  assert.deepEqual([first.separator, ...countsOf(first)], [';', 'read', 2n, 1n, REST, 0n, 0n]);
  const now = Date.now();
  const [begin, end] = [now - 9 * 86_400_000, now + 9 * 86_400_000].map((at) => new Date(at).toISOString());
  const made = await atMercadoPago(service, 'POST', REPORTS, { begin_date: begin, end_date: end });
  const second = await shop.seenTo();
  assert.notEqual(second.name, first.name);
  assert.deepEqual(countsOf(second), ['read', 7n, 6n, REST, 0n, 0n], 'all that the account ever did');
  assert.deepEqual(await shop.linesOf(id, 'settlements'), [[900, 45]]);
  const task = await atMercadoPago(service, 'GET', `${REPORTS}/task/${String(made['id'])}`);
  assert.deepEqual([task['status'], task['created_from']], ['processed', 'manual']);
});

test('a file is fetched once, however often its being there is told', async () => {
  const { payment } = await payCard(800);
  const first = await shop.settled(payment);
  const heard = async (): Promise<number> => {
    const { items } = await shop.control<{ items: { name: string; status: string }[] }>(
      'events?account=default',
    );
    return items.filter(({ name, status }) => name === 'settlement_report' && status === 'delivered').length;
  };
  const before = await heard();
  await shop.act(payment, 'announce_report_again');
  await eventually(async () => (await heard()) > before);
  const events = () =>
    service.db.query<{ event_id: string }>(
      { name: '', text: 'SELECT event_id FROM processor_events WHERE event_id = $1' },
      [`report:${first.name}`],
    );
  assert.equal((await events()).length, 1);
  const [again] = await shop.reports();
  assert.deepEqual([again?.name, again?.announced_at], [first.name, first.announced_at]);
});

test('of a dispute, the payment tells the amount, and the report what its fee came to', async () => {
  const { id, payment } = await payCard(4000);
  await shop.act(payment, 'charge_back');
  await eventually(async () => (await shop.linesOf(id, 'chargebacks')).length === 1);
  await shop.act(payment, 'win_dispute');
  await eventually(async () => (await shop.linesOf(id, 'chargeback-reversals')).length === 1);
  assert.deepEqual(countsOf(await shop.settled(payment)), ['read', 4n, 3n, REST, 0n, 0n]);
  const lines = async (kind: string) => new Map(await shop.linesOf(id, kind));
  assert.deepEqual(
    await lines('chargebacks'),
    new Map([
      [4000, 0],
      [0, -200],
    ]),
  );
  assert.deepEqual(
    await lines('chargeback-reversals'),
    new Map([
      [4000, 0],
      [0, 200],
    ]),
  );
});

test('a message about a report has the list asked, and nothing of it is believed', async () => {
  const before = (await shop.reports()).length;
  const files = [{ type: '.csv', url: 'https://elsewhere.example/a.csv', name: 'a.csv' }];
  const forged = { generation_date: '2026-11-01T00:00:00Z', files, report_type: 'settlement_report' };
  const told = await fetch(`${service.url}${new URL(cards.url).pathname}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(forged),
  });
  assert.equal(told.status, 200);
  assert.equal((await shop.reports()).length, before, 'no such file is in the list');
});

test('a list that cannot be read has the message sent again, and the file is read then', async () => {
  const { id, payment } = await payCard(700);
  await shop.control('behaviours', { manner: 'error_before', kind: 'report', times: 1 });
  assert.equal((await shop.settled(payment)).status, 'read');
  assert.equal((await shop.linesOf(id, 'settlements')).length, 1);
});

test('lines of payments that nobody made here are told, counted and kept for a person', async () => {
  const { id, payment } = await payCard(1100);
  const row = await shop.settled(payment, 'settle_among_some');
  assert.deepEqual(countsOf(row), ['read', 802n, 1n, REST, 800n, 0n]);
  assert.equal((await shop.linesOf(id, 'settlements')).length, 1);
  assert.ok(logged.some((line) => line.includes('came to nothing')));
});

test('a refund that was made in the dashboard is kept for a person', async () => {
  const { id, payment } = await payCard(1000);
  const answer = await fetch(`${service.simulatorUrl}/mercadopago/v1/payments/${payment}/refunds`, {
    method: 'POST',
    headers: { authorization: 'Bearer TEST-default', 'x-idempotency-key': 'by-hand' },
    body: JSON.stringify({ amount: 3 }),
  });
  assert.equal(answer.status, 201, await answer.text());
  assert.deepEqual(countsOf(await shop.settled(payment)), ['read', 3n, 1n, REST, 1n, 0n]);
  assert.deepEqual(await shop.linesOf(id, 'refund-settlements'), []);
});

test('a file that ends within a line is refused whole, and read once it is mended', async () => {
  const { id, payment } = await payCard(1200);
  const broken = await shop.settled(payment, 'settle_truncated');
  assert.deepEqual([broken.status, broken.lines], ['announced', 0n]);
  assert.match(broken.fault ?? '', /has not the 10 cells of the first/);
  assert.deepEqual(await shop.linesOf(id, 'settlements'), []);
  await shop.act(payment, 'mend_report');
  assert.equal((await shop.again()).status, 'read');
  assert.equal((await shop.linesOf(id, 'settlements')).length, 1);
});
