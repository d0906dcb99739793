import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Dashboards } from '../../../test/connectors/dashboards.ts';
import { eventually } from '../../../test/harness/index.ts';
import { addPaymentService } from '../../../test/harness/shop.ts';
import { workOff } from '../../operations/due.ts';
import { processorReportsDue } from '../../settlement-files/read-reports.ts';

/** dLocal's settlement report, uploaded, read, and in the books. */

let dashboards: Dashboards;
before(async () => {
  dashboards = await Dashboards.open(['pix of dlocal']);
});
after(() => dashboards.close());

const HEADS =
  'ROW_TYPE,SETTLEMENT_CURRENCY,NUMBER_OF_ITEMS,GROSS_TOTAL_AMOUNT,FEE_TOTAL_AMOUNT,' +
  'NET_TOTAL_AMOUNT,TRANSFER_DATE,TRANSFER_ID\n';
const COLUMNS =
  'ROW_TYPE,TRANSACTION_ID,DLOCAL_TRANSACTION_ID,LOCAL_AMOUNT,LOCAL_CURRENCY,' +
  'FX_RATE,GROSS_AMOUNT,FEE_AMOUNT,NET_AMOUNT\n';

test('201: what it says of payments is settled in their currency, once, and in its transfer', async () => {
  const { service } = dashboards;
  const payment = await dashboards.pay('pix of dlocal', { amount: 12_480, intent: 'capture' }, ['pay']);
  await eventually(async () => (await payment.read())['status'] === 'captured');
  const { payment_service: paidAt } = (await service.request('GET', `/transactions/${payment.id}`)).body;
  const content =
    `${HEADS}HEADER,USD,2,20,-16,3.561644,2026-11-20,662986\n${COLUMNS}` +
    `PAYMENT,,${payment.reference},124.80,BRL,6.240000,19.500000,-0.438356,19.061644\n` +
    'SETTLEMENT_FEE,,662986,0,,0,0,-15.5,-15.5\n';
  const body = { payment_service_id: paidAt.id, name: 'shop_cross_border_report_20261120.csv', content };

  for (const times of [1, 2]) {
    // As spreadsheets write it, the second time.
    if (times === 2) body.content = `\uFEFF${content}`;
    const { status, body: made, text } = await service.request('POST', '/processor-reports', { body });
    assert.deepEqual([status, made.status, made.line_count], [201, 'fetched', 0], text);
    await workOff(service.parts, processorReportsDue);
    const { body: read } = await service.request('GET', `/processor-reports/${made.id}`);
    assert.deepEqual(
      [read.status, read.payment_line_count, read.account_line_count, read.unmatched_line_count, read.fault],
      ['read', 1, 1, 0, null],
      `upload ${times}`,
    );
  }
  const lines = await payment.read('/settlements');
  assert.deepEqual(
    lines.items.map((line) => [line['amount'], line['currency'], line['commission']]),
    [[12_480, 'BRL', 274]],
  );
  const payouts = await service.db.query(
    { name: '', text: 'SELECT currency, reference, paid_on, amount FROM settlement_payouts' },
    [],
  );
  assert.deepEqual(payouts, [{ currency: 'USD', reference: '662986', paid_on: '2026-11-20', amount: 1906n }]);
});

test('a file that breaks its reader off is tried again, and given up in the end, whatever was thrown', async () => {
  const { service } = dashboards;
  const { items } = (await service.request('GET', '/payment-services')).body;
  const content =
    `${HEADS}HEADER,USD,1,0,0,-1,2026-11-20,662987\n${COLUMNS}` + 'SETTLEMENT_FEE,,662987,0,,0,0,-1,-1\n';
  const body = { payment_service_id: items[0].id, name: 'broken.csv', content };
  const { body: made } = await service.request('POST', '/processor-reports', { body });
  const run = (text: string) => service.db.query({ name: '', text }, []);
  await run(`UPDATE processor_report_pieces SET content = '\\x00' WHERE name = 'broken.csv'`);

  for (const [tries, status] of [
    [1, 'fetched'],
    [10, 'failed'],
  ] as const) {
    // The database's time has microseconds, so its now may be after ours.
    const due = `due_at = now() - interval '1 second'`;
    await run(`UPDATE processor_reports SET tries = ${tries - 1}, ${due} WHERE name = 'broken.csv'`);
    await workOff(service.parts, processorReportsDue);
    const { body: read } = await service.request('GET', `/processor-reports/${made.id}`);
    assert.deepEqual(
      [read.status, read.fault],
      [status, 'reading it broke off; the log of the worker says how'],
    );
  }
});

test('422: a file that is not whole, or of a processor without such files, says what is missing', async () => {
  const { service } = dashboards;
  const { items } = (await service.request('GET', '/payment-services')).body;
  const [dlocal] = items as { id: string }[];
  const other = await addPaymentService(service);
  const half = `${HEADS}HEADER,USD,2,20,-16,3.5,2026-11-20,662986\n${COLUMNS}`;
  const rows: readonly (readonly [service: string, content: string, pointer: string, why: RegExp])[] = [
    [dlocal?.id ?? '', half, '/content', /cannot be read: it counts 2 lines, and 0 are there/],
    [dlocal?.id ?? '', 'a,b\n"x', '/content', /a quote where none may be/],
    [dlocal?.id ?? '', '\n'.repeat(2_000_000), '/content', /it has more than 100000 lines/],
    [dlocal?.id ?? '', longLine(), '/content', /line 2 has more than 32768 characters/],
    [other, half, '/payment_service_id', /must be one whose processor writes settlement files/],
    [OPERATION, half, '/payment_service_id', /must be a payment service of this merchant account/],
  ];
  for (const [payment_service_id, content, pointer, why] of rows) {
    const body = { payment_service_id, name: 'half.csv', content };
    const answer = await service.request('POST', '/processor-reports', { body });
    assert.deepEqual([answer.status, answer.body.details[0].pointer], [422, pointer], answer.text);
    assert.match(answer.body.details[0].message, why);
  }
  const { body } = await service.request('GET', '/processor-reports?name=half.csv');
  assert.deepEqual(body.items, []);
});

/** One line that adds up, but for a cell that nobody could read. */
const longLine = (): string =>
  `${HEADS}HEADER,USD,1,0,0,1,2026-11-20,662986\n${COLUMNS}` +
  `PAYMENT,${'x'.repeat(40_000)},T-1,1,USD,1,1,0,1\n`;

const OPERATION = '01980000-0000-7000-8000-000000000001';
