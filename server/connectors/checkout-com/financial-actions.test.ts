import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Secret } from '../../domain/secret.ts';
import type { JsonObject } from '../../domain/json.ts';
import { COLUMNS } from '../../../sandbox/processors/checkout-com/settlement.ts';
import type { ReportLine, Settings } from '../connector.ts';
import { reportEvents, settlementReports } from './financial-actions.ts';
import type { CheckoutFields } from './request.ts';

/** Lines as Checkout.com's sample of the report has them, in its columns; names are of our own. */
const NAME = 'rpt_bzhlovfpy32e3fbveixijllwfe/file_j7pzfrawcyoep7stxmln25psu';
const REFUND = '01900000-0000-7000-8000-000000000002';
const movements = settlementReports.movements ?? assert.fail('lines are not added up');

const ROW: Readonly<Record<string, string>> = {
  'Action Type': 'Capture',
  'Action ID': 'act_one',
  'Payment ID': 'pay_one',
  'Requested On': '2026-11-13 12:08:13',
  'Processed On': '2026-11-13 12:08:18',
  'Processing Currency': 'USD',
  'FX Rate Applied': '1',
  'Holding Currency': 'USD',
  'Payout ID': '000G7HDD96SH',
  Reference: 'order-1',
  'Breakdown Type': 'Capture',
  'Processing Currency Amount': '70',
  'Holding Currency Amount': '70',
};

/** A line of these cells, and what most lines have. */
function read(cells: Readonly<Record<string, string>>, name = NAME) {
  const reader = settlementReports.reader(COLUMNS, name);
  assert.ok(typeof reader === 'function', String(reader));
  const all = { ...ROW, ...cells };
  return reader(COLUMNS.map((column) => all[column] ?? ''));
}

const amount = (breakdown: string, units: string, more: Readonly<Record<string, string>> = {}) => ({
  'Breakdown Type': breakdown,
  'Processing Currency Amount': units,
  'Holding Currency Amount': units,
  ...more,
});

/** What these lines of one movement come to, in whatever order they are added up. */
function sumOf(...rows: readonly Readonly<Record<string, string>>[]): ReportLine {
  const sum = (order: readonly Readonly<Record<string, string>>[]): ReportLine => {
    const parts = order.map((row) => read(row));
    const [movement, ...more] = new Set(parts.map((line) => line.kind === 'part' && line.movement));
    assert.ok(typeof movement === 'string' && more.length === 0, 'they are of one movement');
    const all = parts.map((line) => (line.kind === 'part' ? line.part : assert.fail()));
    const stored = (part: JsonObject): JsonObject => JSON.parse(JSON.stringify(part)); // as it is kept
    return movements.read(all.map(stored).reduce(movements.add), NAME);
  };
  const told = sum(rows);
  assert.deepEqual(sum(rows.toReversed()), told);
  return told;
}

function linesIn(told: ReportLine) {
  assert.ok(
    told.kind === 'payment',
    JSON.stringify(told, (_key, value: unknown) => String(value)),
  );
  return told.lines;
}

test('a capture and all fees of its payment are one settlement, whose fees are rounded as one', () => {
  const told = sumOf(
    amount('Scheme Fixed Fee', '-0.003', { 'Action Type': 'Authorization', 'Action ID': 'act_two' }),
    amount('Risk Engine Fixed Fee', '-0.01', { 'Action Type': 'Risk Assessment', 'Action ID': 'act_two' }),
    amount('Capture', '70'),
    amount('Scheme Variable Fee', '-0.088'),
    amount('Scheme Fixed Fee', '-0.002'),
    amount('Premium Fixed Fee', '-0.05'),
    amount('Interchange Fixed Fee', '-1.0044', { 'Processed On': '2026-11-14 12:08:18' }),
  );
  assert.ok(told.kind === 'payment');
  assert.deepEqual(told.of, { reference: 'pay_one' });
  assert.deepEqual(told.net, { minor: 6884n, currency: 'USD' });
  assert.deepEqual(told.lines, [
    {
      kind: 'settlement',
      reference: '000G7HDD96SH:pay_one',
      amount: 7000n,
      currency: 'USD',
      fees: { commission: 116n, interchange: 100n, markup: 6n, schemeFee: 9n },
      report: NAME,
      payout: NAME,
      postedAt: new Date('2026-11-14T12:08:18Z'),
    },
  ]);
});

test('what is held in another currency keeps the payment’s, and fees of both are added up as they are held', () => {
  const euros = { 'Processing Currency': 'EUR', 'FX Rate Applied': '0.990104' };
  const told = sumOf(
    { ...amount('Capture', '110', euros), 'Holding Currency Amount': '108.911' },
    { ...amount('Interchange Fixed Fee', '-1.6', euros), 'Holding Currency Amount': '-1.58417' },
    amount('Premium Fixed Fee', '-0.05'),
  );
  const [line, ...more] = linesIn(told);
  assert.deepEqual([line?.currency, line?.amount, more], ['EUR', 11_000n, []]);
  assert.deepEqual(line?.fees, { commission: 165n, interchange: 160n, markup: 5n, schemeFee: null });
  assert.deepEqual(line?.exchange, { rate: 9_901_040_000n, currency: 'USD', net: 10_728n });
  // Two captures by two rates: what came of both.
  const [two] = linesIn(
    sumOf(
      { ...amount('Partial Capture', '100', euros), 'Holding Currency Amount': '99.0104' },
      {
        ...amount('Partial Capture', '100', { ...euros, 'FX Rate Applied': '1.1' }),
        'Holding Currency Amount': '110',
      },
    ),
  );
  assert.deepEqual([two?.amount, two?.exchange?.rate], [20_000n, 10_450_520_000n]);
});

test('fees that are billed later, or of what was never captured, are a line of 0', () => {
  const [line] = linesIn(
    sumOf(amount('Interchange Fixed Fee', '-10.78704', { 'Payout ID': '000G7HDD96SI' })),
  );
  assert.deepEqual([line?.kind, line?.reference, line?.amount], ['settlement', '000G7HDD96SI:pay_one', 0n]);
  assert.deepEqual(line?.fees, { commission: 1079n, interchange: 1079n, markup: null, schemeFee: null });
  const foreign = { 'Processing Currency': 'EUR', 'FX Rate Applied': '0.5', 'Holding Currency Amount': '-1' };
  const [inEuros] = linesIn(sumOf({ ...amount('Interchange Fixed Fee', '-2'), ...foreign }));
  assert.deepEqual(
    [inEuros?.currency, inEuros?.fees.commission, inEuros?.exchange?.net],
    ['EUR', 200n, -100n],
  );
});

test('a refund is named by its action, and a dispute has its cost only', () => {
  const refund = { 'Action Type': 'Partial Refund', 'Action ID': 'act_three', Reference: REFUND };
  const told = sumOf(amount('Refund', '-5', refund), amount('Gateway Fixed Fee', '-0.15', refund));
  assert.ok(told.kind === 'payment');
  assert.deepEqual(told.of, { operationId: REFUND, reference: 'act_three' });
  assert.deepEqual(
    told.lines.map(({ kind, reference, amount: size, fees }) => [kind, reference, size, fees.commission]),
    [['refund-settlement', '000G7HDD96SH:act_three', 500n, 15n]],
  );
  const dispute = { 'Action Type': 'Chargeback', 'Action ID': 'act_four' };
  const disputed = linesIn(
    sumOf(amount('Chargeback (ADJM)', '-70', dispute), amount('Chargeback Fixed Fee', '-10', dispute)),
  );
  assert.deepEqual(
    disputed.map(({ kind, reference, amount: size, fees }) => [kind, reference, size, fees.commission]),
    [['chargeback', '000G7HDD96SH:act_four/fees', 0n, 1000n]],
  );
  assert.deepEqual(linesIn(sumOf(amount('Chargeback (RPDW)', '70', dispute))), []);
  const [won] = linesIn(
    sumOf(amount('Chargeback (ARBW)', '70', dispute), amount('Representment Fixed Fee', '-3.5', dispute)),
  );
  assert.equal(won?.kind, 'chargeback-reversal');
  // An arbitration that was lost costs a fee, and is called like an amount.
  const [lost] = linesIn(sumOf(amount('Chargeback (ARBL)', '-250', dispute)));
  assert.deepEqual([lost?.kind, lost?.amount, lost?.fees.commission], ['chargeback', 0n, 25_000n]);
});

test('what is about the account is of no payment, even where it carries a payment’s id', () => {
  for (const [action, breakdown] of [
    ['Billing Fee', 'Minimum Billing Fee'],
    ['Adjustment', 'Fee'],
    ['Card Payout', 'Interchange Variable Fee'],
    ['Capture', 'Rolling Reserve Deducted'],
  ])
    assert.deepEqual(read(amount(breakdown ?? '', '-1.50', { 'Action Type': action ?? '' })), {
      kind: 'account',
      type: `${action}: ${breakdown}`,
      net: { minor: -150n, currency: 'USD' },
    });
  const updater = { 'Action Type': 'Account Updater', 'Payment ID': 'vau_one', 'Payout ID': '' };
  assert.equal(read(amount('Account Updater Fixed Fee', '-0.2', updater)).kind, 'account');
});

test('a line that is not as documented is said to be unreadable, and nothing of it is guessed', () => {
  for (const wrong of [
    { 'Action Type': 'Something New' },
    { 'Breakdown Type': 'Clearing Failed' },
    { 'Payout ID': '' },
    { 'Payment ID': 'pay one' },
    { 'Processed On': 'yesterday' },
    { 'Holding Currency': 'XXX' },
    { 'Holding Currency Amount': '1,000.00' },
    { 'Processing Currency Amount': '1e3' },
    { 'FX Rate Applied': '' },
  ] as Readonly<Record<string, string>>[])
    assert.equal(read(wrong).kind, 'unreadable', JSON.stringify(wrong));
  for (const rows of [
    [amount('Capture', '-70')],
    [amount('Capture', '70.001')],
    [amount('Capture', '70'), amount('Capture', '70', { 'Processing Currency': 'EUR' })],
    [amount('Capture', '70'), amount('Premium Fixed Fee', '-1', { 'Holding Currency': 'GBP' })],
  ])
    assert.equal(sumOf(...rows).kind, 'unreadable', JSON.stringify(rows));
  const refund = { 'Action Type': 'Refund', 'Action ID': 'act_three' };
  assert.equal(sumOf(amount('Refund', '5', refund)).kind, 'unreadable');
});

test('columns are known by their names, times by UTC where the account has that column, and files apart', () => {
  const columns = ['Processed On UTC', ...COLUMNS.toReversed()];
  const reader = settlementReports.reader(columns, `${NAME}#2`);
  assert.ok(typeof reader === 'function');
  const all: Readonly<Record<string, string>> = { ...ROW, 'Processed On UTC': '2026-11-13T20:08:18.844' };
  const told = reader(columns.map((column) => all[column] ?? ''));
  assert.ok(told.kind === 'part');
  assert.deepEqual([told.movement, told.part['at']], ['000G7HDD96SH#2:pay_one', '2026-11-13T20:08:18.844Z']);
  const lacking = settlementReports.reader(
    COLUMNS.filter((column) => column !== 'Payout ID'),
    NAME,
  );
  assert.equal(lacking, 'it has no column Payout ID');
});

const data = (more: object = {}): JsonObject => ({
  report_id: 'rpt_bzhlovfpy32e3fbveixijllwfe',
  report_type: 'FinancialActionsByPayout',
  api_resources: {
    files: [
      { id: 'file_j7pzfrawcyoep7stxmln25psu', url: 'https://evil.example/reports' },
      { id: 'file_j7pzfrawcyoep7stxmln25pst', url: 'https://evil.example/reports' },
    ],
  },
  ...more,
});

test('an event names each file of a payout’s report, and is no reason to read another', () => {
  const event = { id: 'evt_one', created_on: '2026-11-13T12:00:00Z' };
  assert.deepEqual(
    reportEvents(event, data()).map(({ eventId, change }) => [eventId, change]),
    [
      ['evt_one', { kind: 'settlement_report', name: NAME }],
      ['evt_one:2', { kind: 'settlement_report', name: `${NAME.slice(0, -1)}t#2` }],
    ],
  );
  const others = reportEvents(event, data({ report_type: 'FinancialActions' }));
  assert.deepEqual(
    others.map(({ change }) => change),
    [null],
  );
  assert.deepEqual(reportEvents(event, data({ api_resources: null })), []);
  assert.deepEqual(reportEvents(event, data({ report_id: '../payments' })), []);
});

test('a file is fetched from the account’s own host with the key for reports, and without one not at all', () => {
  const key = new Secret('settings.report_secret_key', { kind: 'held', handle: 'h' });
  const settings = { report_secret_key: key } as unknown as Settings<CheckoutFields>; // what fetching reads of them
  const baseUrl = 'https://vkuhvk4v.api.checkout.com';
  const [report, file] = NAME.split('/');
  const asked = settlementReports.request({ settings, baseUrl, name: `${NAME}#2` });
  assert.equal(asked?.url, `${baseUrl}/reports/${report}/files/${file}`);
  assert.equal(settlementReports.request({ settings, baseUrl, name: '../x' }), null);
  const bare = {} as unknown as Settings<CheckoutFields>; // as before it was set up
  assert.equal(settlementReports.request({ settings: bare, baseUrl, name: NAME }), null);
});
