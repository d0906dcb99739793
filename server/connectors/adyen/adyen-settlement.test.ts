import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Types } from '@adyen/api-library';
import { hmacValidator as HmacValidator } from '@adyen/api-library/lib/src/utils/index.js';
import { ledgerDifferences } from '../../operations/ledger/check.ts';
import { HMAC_KEY } from '../../../sandbox/processors/adyen/desk.ts';
import { ADYEN_CARD, ADYEN_FIELDS, addAdyen } from '../../../test/connectors/adyen-shop.ts';
import { ReportShop, countsOf } from '../../../test/connectors/report-shop.ts';
import {
  eventually,
  openTestService,
  type TestAnswer,
  type TestService,
} from '../../../test/harness/index.ts';

/** What Adyen pays out, from its batch to the settlements of a transaction. No worker runs but by order. */
const REPORTING = [
  { key: 'report_user', value: 'report@Company.default' },
  { key: 'report_password', value: 'a-report-password' },
];

let service: TestService;
let shop: ReportShop;
let cards: string;
let pix: string;
let british: string;
const logged: string[] = [];
before(async () => {
  service = await openTestService({ worker: false, logTo: (line) => void logged.push(line) });
  shop = new ReportShop(service, 'adyen');
  const add = (id: string, currency: string, country: string, fields?: readonly object[]): Promise<string> =>
    addAdyen(service, { id, currency, country, ...(fields === undefined ? {} : { fields }) });
  const company = { key: 'company_account', value: 'RailyardCompany' };
  cards = await add('adyen-card', 'EUR', 'NL', [...ADYEN_FIELDS, ...REPORTING, company]);
  const ofAnother = ADYEN_FIELDS.map((field) =>
    field.key === 'merchant_account' ? { ...field, value: 'RailyardUK' } : field,
  );
  british = await add('adyen-card', 'GBP', 'GB', [...ofAnother, company]);
  pix = await add('adyen-pix', 'BRL', 'BR');
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(service.db), []);
  await service.close();
});

const control = <Answer = unknown>(path: string, body?: object): Promise<Answer> => shop.control(path, body);
const act = (subject: string, what: string) => shop.act(subject, what);
const post = (path: string, body: object): Promise<TestAnswer> => shop.post(path, body);
const read = (id: string): Promise<TestAnswer['body']> => shop.read(id);
const linesOf = (id: string, kind: string) => shop.linesOf(id, kind);
const settlePayment = (psp: string, how?: string) => shop.settled(psp, how);
const readAgain = () => shop.again();

async function payCard(amount: number, more: object = {}): Promise<Readonly<{ id: string; psp: string }>> {
  const { body } = await post('/transactions', {
    ...{ amount, currency: 'EUR', country: 'NL', intent: 'capture', payment_method: ADYEN_CARD, ...more },
  });
  assert.equal(body.status, 'captured', JSON.stringify(body));
  return { id: body.id, psp: body.payment_service_transaction_id };
}

test('two days after a capture the batch closes: a webhook names the file, and its lines are booked', async () => {
  const held = await post('/transactions', {
    amount: 5000,
    currency: 'EUR',
    country: 'NL',
    payment_method: ADYEN_CARD,
  });
  const id: string = held.body.id;
  for (const amount of [2000, 1500]) {
    await post(`/transactions/${id}/capture`, { amount, final: false });
    await eventually(async () => (await read(id)).captured_amount >= amount);
  }
  const sale = await payCard(1299);
  const refund = await post(`/transactions/${sale.id}/refunds`, { amount: 200 });
  await eventually(async () => (await read(sale.id)).refunded_amount === 200);
  await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 3 * 86_400 } });
  await control('run', {});
  const row = await shop.seenTo();
  assert.deepEqual([row.fault, ...countsOf(row)], [null, 'read', 5n, 4n, 1n, 0n, 0n]);
  assert.deepEqual(await linesOf(id, 'settlements'), [
    [2000, 20],
    [1500, 16],
  ]);
  assert.deepEqual(await linesOf(sale.id, 'settlements'), [[1299, 13]]);
  const { body: refunds } = await service.request('GET', `/transactions/${sale.id}/refund-settlements`);
  assert.deepEqual(
    refunds.items.map((one: Record<string, unknown>) => [one['amount'], one['commission'], one['refund_id']]),
    [[200, 10, refund.body.id]],
  );
  const { settled, settled_amount: amount } = await read(sale.id);
  assert.deepEqual([settled, amount], [true, 1099]);
  // What was paid out is the net of all the others.
  const net = new Map(row.totals.map(({ type, net: sum }) => [type, BigInt(sum)]));
  assert.equal((net.get('Settled') ?? 0n) + (net.get('Refunded') ?? 0n), -(net.get('MerchantPayout') ?? 0n));
});

test('Adyen’s own validator takes the webhook, whose address leads elsewhere and is not gone to', async () => {
  const { psp } = await payCard(700);
  assert.equal((await settlePayment(psp)).status, 'read');
  const { items } = await control<{ items: { name: string; body: string }[] }>('events?account=default');
  const told = items.findLast(({ name }) => name === 'REPORT_AVAILABLE') ?? assert.fail('not told');
  const { notificationItems } = JSON.parse(told.body) as Types.notification.Notification;
  const item = notificationItems?.[0]?.NotificationRequestItem ?? assert.fail('no item');
  assert.ok(new HmacValidator().validateHMAC(item, HMAC_KEY));
  assert.match(item.reason ?? '', /^https:\/\/ca-test\.adyen\.com\/reports\/download\/MerchantAccount\//);
  assert.match(item.pspReference, /^settlement_detail_report_batch_\d+\.csv$/);
});

test('a file that comes again is read again, and no line counts twice', async () => {
  const { id, psp } = await payCard(900);
  const first = await settlePayment(psp);
  const second = await settlePayment(psp, 'announce_report_again');
  assert.equal(second.name, first.name);
  assert.notEqual(second.announced_at, first.announced_at);
  assert.deepEqual([countsOf(second), second.totals], [countsOf(first), first.totals]);
  assert.deepEqual(await linesOf(id, 'settlements'), [[900, 9]]);
});

test('a dispute that a webhook told is the same in the report, which adds its fee', async () => {
  const { id, psp } = await payCard(3000);
  await act(psp, 'dispute');
  await eventually(async () => (await linesOf(id, 'chargebacks')).length === 1);
  await act(psp, 'win_dispute');
  await eventually(async () => (await linesOf(id, 'chargeback-reversals')).length === 1);
  assert.deepEqual(countsOf(await settlePayment(psp)), ['read', 4n, 3n, 1n, 0n, 0n]);
  assert.deepEqual(await linesOf(id, 'chargebacks'), [
    [3000, 0],
    [0, 750],
  ]);
  assert.deepEqual(await linesOf(id, 'chargeback-reversals'), [[3000, 0]]);
});

test('a payment of another payment service of the same account stands in the same file', async () => {
  const { body } = await post('/transactions', {
    ...{ amount: 1500, currency: 'BRL', country: 'BR', intent: 'capture', payment_service_id: pix },
    payment_method: {
      method: 'pix',
      currency: 'BRL',
      country: 'BR',
      redirect_url: 'https://shop.example/back',
    },
    buyer: {
      billing_details: {
        ...{ first_name: 'Ada', last_name: 'Lovelace' },
        tax_id: { kind: 'br.cpf', value: '000.000.000-00' },
      },
    },
  });
  const psp: string = body.payment_service_transaction_id;
  await act(psp, 'approve');
  await eventually(async () => (await read(body.id)).status === 'captured');
  assert.equal((await settlePayment(psp)).of_payments, 1n);
  assert.deepEqual(await linesOf(body.id, 'settlements'), [[1500, 16]]);
  const [row] = await shop.reports();
  assert.equal(row?.payment_service_id, cards, 'the one with a report user reads it');
});

test('a report of the company has payments of several merchant accounts, and its lines name one file', async () => {
  const [here, there] = [await payCard(900), await payCard(1700, { currency: 'GBP', country: 'GB' })];
  const row = await settlePayment(here.psp, 'settle_company');
  assert.deepEqual([row.fault, ...countsOf(row)], [null, 'read', 3n, 2n, 1n, 0n, 0n]);
  assert.match(row.name, /^Company\/settlement_detail_report_/);
  assert.equal((await read(there.id)).payment_service.id, british);
  for (const [{ id }, line] of [
    [here, [900, 9]],
    [there, [1700, 17]],
  ] as const) {
    assert.deepEqual(await linesOf(id, 'settlements'), [line]);
    const { body } = await service.request('GET', `/transactions/${id}/settlements`);
    assert.deepEqual(body.items[0].payment_service_report_file_ids, [row.file_id]);
  }
  const again = await settlePayment(here.psp, 'announce_report_again');
  assert.deepEqual([again.file_id, ...countsOf(again)], [row.file_id, 'read', 3n, 2n, 1n, 0n, 0n]);
  assert.deepEqual(await linesOf(there.id, 'settlements'), [[1700, 17]]);
});

test('a line that is of no payment here is told, counted and kept for a person', async () => {
  const answer = await fetch(`${service.simulatorUrl}/adyen/v72/payments`, {
    method: 'POST',
    headers: { 'x-api-key': 'AQE-default' },
    body: JSON.stringify({
      amount: { currency: 'EUR', value: 4200 },
      merchantAccount: 'RailyardECOM',
      paymentMethod: { type: 'scheme', number: ADYEN_CARD.number, expiryMonth: '03', expiryYear: '2030' },
      reference: 'an order of another shop',
      returnUrl: 'https://shop.example/back',
    }),
  });
  const { pspReference: psp } = (await answer.json()) as { pspReference: string };
  assert.deepEqual(countsOf(await settlePayment(psp)), ['read', 2n, 0n, 1n, 1n, 0n]);
  const text = `SELECT l.line, l.why, l.cells->>2 AS psp, c.count FROM processor_report_lines_left l
    JOIN processor_report_counts c USING (merchant_account_id, payment_service_id) WHERE c.kind = 'unmatched'`;
  const left = await service.db.query<Record<string, unknown>>({ name: '', text }, []);
  assert.deepEqual(
    left.map(({ line, psp: named }) => [line, named]),
    [[1n, psp]],
  );
  assert.ok(Number(left[0]?.['count']) >= 1);

  const listed = await service.request('GET', '/processor-reports?has_unmatched=true');
  assert.equal(listed.status, 200, listed.text);
  const [report] = listed.body.items;
  assert.deepEqual(
    [report.status, report.line_count, report.account_line_count, report.unmatched_line_count],
    ['read', 2, 1, 1],
  );
  assert.deepEqual((await service.request('GET', `/processor-reports/${report.id}`)).body, report);
  const [line] = (await service.request('GET', `/processor-reports/${report.id}/unmatched-lines`)).body.items;
  assert.equal(line.line, 1);
  assert.ok(line.cells.some(({ value }: { value: string }) => value === psp));
  assert.ok(logged.some((line) => line.includes('came to nothing')));
});

test('a file that ends within a line is refused whole, loudly, and read once it is mended', async () => {
  const { id, psp } = await payCard(1100);
  const broken = await settlePayment(psp, 'settle_truncated');
  assert.deepEqual([broken.status, broken.lines], ['announced', 0n]);
  assert.match(broken.fault ?? '', /^line 3 has not the 32 cells of the first$/);
  assert.deepEqual(await linesOf(id, 'settlements'), []);
  assert.ok(
    logged.some((line) => line.includes('could not be read') && line.includes('has not the 32 cells')),
  );
  const still = await readAgain();
  assert.deepEqual([still.status, still.tries], ['announced', 2]);
  const mended = await settlePayment(psp, 'mend_report');
  assert.deepEqual([mended.status, mended.fault], ['read', null]);
  assert.deepEqual(await linesOf(id, 'settlements'), [[1100, 11]]);
});

test('a file that does not come is asked for again, and given up in the end for a person', async () => {
  const { id, psp } = await payCard(800);
  const order = (manner: string) => control('behaviours', { manner, kind: 'report' });
  await order('reset_before');
  assert.match((await settlePayment(psp)).fault ?? '', /^it could not be fetched: /);
  await order('error_before');
  assert.equal((await readAgain()).fault, 'it was asked for and answered with 500');
  await order('garbage_before');
  assert.match((await readAgain()).fault ?? '', /^it has no column /);
  await service.db.query(
    { name: '', text: `UPDATE processor_reports SET tries = 9 WHERE status = 'announced'` },
    [],
  );
  await order('error_before');
  const over = await readAgain();
  assert.deepEqual([over.status, over.due_at], ['failed', null]);
  assert.ok(logged.some((line) => line.includes('a settlement report was given up')));
  // A person has Adyen make it again.
  assert.equal((await settlePayment(psp, 'announce_report_again')).status, 'read');
  assert.deepEqual(await linesOf(id, 'settlements'), [[800, 8]]);
  const text = 'SELECT count(*) AS count FROM processor_report_pieces';
  assert.deepEqual(await service.db.query({ name: '', text }, []), [{ count: 0n }]);
});

test('without a report user a report is only taken note of, and a wrong password is told', async () => {
  const { psp } = await payCard(600);
  const fields = REPORTING.map((field) =>
    field.key === 'report_user' ? { ...field, value: 'nobody@Company.default' } : field,
  );
  await service.request('PUT', `/payment-services/${cards}`, { body: { fields } });
  assert.equal((await settlePayment(psp)).fault, 'it was asked for and answered with 401');
  await service.request('PUT', `/payment-services/${cards}`, { body: { fields: REPORTING } });
  assert.equal((await readAgain()).status, 'read');
  const text = `SELECT result FROM processor_events WHERE payment_service_id = $1 AND name = 'REPORT_AVAILABLE'`;
  const results = await service.db.query<{ result: string }>({ name: '', text }, [pix]);
  assert.ok(results.length > 0 && results.every(({ result }) => result !== 'applied'));
  assert.ok((await shop.reports()).every(({ payment_service_id: by }) => by === cards));
});
