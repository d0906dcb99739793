import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Secret } from '../../domain/secret.ts';
import { COLUMNS } from '../../../sandbox/processors/adyen/settlement.ts';
import type { ReportLine, Settings } from '../connector.ts';
import { localTime } from './local-time.ts';
import type { AdyenFields } from './request.ts';
import { isSettlementDetails, settlementReports } from './settlement-details.ts';

/** Columns as https://docs.adyen.com lists them, and lines as its page and public files of merchants show them. */
const DOCUMENTED = (
  'Company Account,Merchant Account,Psp Reference,Merchant Reference,Payment Method,Creation Date,' +
  'TimeZone,Type,Modification Reference,Gross Currency,Gross Debit (GC),Gross Credit (GC),' +
  'Exchange Rate,Net Currency,Net Debit (NC),Net Credit (NC),Commission (NC),Markup (NC),' +
  'Scheme Fees (NC),Interchange (NC),Payment Method Variant,Modification Merchant Reference,' +
  'Batch Number,Reserved4,Reserved5,Reserved6,Reserved7,Reserved8,Reserved9,Reserved10'
).split(',');
const PAYMENT = '01900000-0000-7000-8000-000000000001';
const REFUND = '01900000-0000-7000-8000-000000000002';

function read(line: string, columns: readonly string[] = DOCUMENTED): ReportLine {
  const reader = settlementReports.reader(columns, 'settlement_detail_report_batch_4.csv');
  assert.ok(typeof reader === 'function', String(reader));
  const told = reader(line.split(','));
  assert.ok(told.kind !== 'part');
  return told;
}

/** A line of these cells, and what most lines have. */
function line(cells: Readonly<Record<string, string>>, columns: readonly string[] = DOCUMENTED): ReportLine {
  const all: Readonly<Record<string, string>> = {
    'Psp Reference': 'PAYMENT000000001',
    'Merchant Reference': `${PAYMENT}.sale`,
    'Creation Date': '2026-10-06 10:59:59',
    TimeZone: 'CET',
    Type: 'Settled',
    'Modification Reference': 'MODIFICATION0001',
    'Gross Currency': 'EUR',
    'Exchange Rate': '1',
    'Net Currency': 'EUR',
    ...cells,
  };
  return read(columns.map((column) => all[column] ?? '').join(','), columns);
}

function linesIn(told: ReportLine) {
  assert.ok(
    told.kind === 'payment',
    JSON.stringify(told, (_key, value: unknown) => String(value)),
  );
  return told.lines;
}

test('lines of Adyen’s own page are read: what was settled, what was charged back, and the fees of each', () => {
  const settled = read(
    'TestCompany,TestMerchant,1813702551707653,3vpzf7,visa,2013-06-03 11:26:49,CET,Settled,1713702551795048,' +
      'GBP,,5.00,1,GBP,,4.88,,0.04,0.01,0.07,visaclassic,,,,,,,,,',
  );
  assert.ok(settled.kind === 'payment');
  assert.deepEqual(settled.of, { reference: '1813702551707653' });
  assert.deepEqual(settled.lines, [
    {
      kind: 'settlement',
      reference: 'Settled:1713702551795048',
      amount: 500n,
      currency: 'GBP',
      fees: { commission: 12n, markup: 4n, schemeFee: 1n, interchange: 7n },
      report: 'settlement_detail_report_batch_4.csv',
      payout: 'settlement_detail_report_batch_4.csv',
      postedAt: new Date('2013-06-03T10:26:49Z'),
    },
  ]);
  assert.deepEqual(settled.net, { minor: 488n, currency: 'GBP' });
  const disputed = read(
    'TestCompany,TestMerchant,1313642467023511,324959451,visa,2013-03-26 22:37:26,CET,Chargeback,' +
      '2313642467170922,EUR,349.99,,1,EUR,357.49,,,7.5,,,visaclassic,,,,,,,,,',
  );
  assert.deepEqual(
    linesIn(disputed).map(({ kind, reference, amount, fees }) => [kind, reference, amount, fees.commission]),
    [
      ['chargeback', 'CHARGEBACK:2313642467170922', 34_999n, 0n],
      ['chargeback', 'CHARGEBACK:2313642467170922/fees', 0n, 750n],
    ],
    'the webhook of a dispute calls it the same, and knows no fees',
  );
});

test('a cost by itself is a line without an amount, and a payout is of no payment', () => {
  const columns = [...DOCUMENTED, 'Booking Date', 'Booking Date TimeZone', 'Metadata', 'Gross Fees (NC)'];
  const cost = line(
    {
      Type: 'PaymentCost',
      'Gross Currency': 'USD',
      'Exchange Rate': '',
      'Net Currency': 'USD',
      'Net Debit (NC)': '1.75',
      'Booking Date': '2026-10-06 10:59:59',
      'Booking Date TimeZone': 'PDT',
    },
    columns,
  );
  assert.deepEqual(
    linesIn(cost).map(({ amount, fees, postedAt }) => [amount, fees.commission, postedAt.toISOString()]),
    [[0n, 175n, '2026-10-06T17:59:59.000Z']],
  );
  const nameless = { 'Psp Reference': '', 'Merchant Reference': '', 'Gross Currency': '' };
  for (const Type of [
    'MerchantPayout',
    'Fee',
    'DepositCorrection',
    'InvoiceDeduction',
    'Balancetransfer',
    'New',
  ])
    assert.deepEqual(line({ ...nameless, Type, 'Net Debit (NC)': '4.88' }), {
      kind: 'account',
      type: Type,
      net: { minor: -488n, currency: 'EUR' },
    });
});

test('columns are known by their names, wherever they stand', () => {
  const told = linesIn(
    line({ 'Gross Credit (GC)': '5.00', 'Net Credit (NC)': '4.88' }, DOCUMENTED.toReversed()),
  );
  assert.deepEqual([told[0]?.amount, told[0]?.fees.commission], [500n, 12n]);
  const lacking = settlementReports.reader(
    DOCUMENTED.filter((column) => column !== 'Type' && column !== 'Net Credit (NC)'),
    'x',
  );
  assert.equal(lacking, 'it has no column Type, Net Credit (NC)');
});

test('amounts are major units, whatever Adyen counts a currency with, and fees may be finer than it', () => {
  const amounts = (
    currency: string,
    gross: string,
    net: string,
    fees: Readonly<Record<string, string>> = {},
  ) => {
    const money = { 'Gross Currency': currency, 'Net Currency': currency };
    const [first] = linesIn(line({ ...money, 'Gross Credit (GC)': gross, 'Net Credit (NC)': net, ...fees }));
    return [first?.amount, first?.fees.commission];
  };
  assert.deepEqual(amounts('JPY', '500', '490'), [500n, 10n]);
  assert.deepEqual(amounts('CLP', '500.00', '490.00'), [500n, 10n]);
  assert.deepEqual(amounts('IDR', '500', '490'), [50_000n, 1_000n]);
  assert.deepEqual(amounts('KWD', '0.500', '0.490'), [500n, 10n]);
  assert.deepEqual(amounts('EUR', '5.00', '4.98', { 'Interchange (NC)': '0.0149' }), [500n, 2n]);
  const parts = linesIn(
    line({
      'Gross Credit (GC)': '5.00',
      'Net Credit (NC)': '4.98',
      'Interchange (NC)': '0.015',
      'Markup (NC)': '-0.004',
    }),
  );
  assert.deepEqual(parts[0]?.fees, { commission: 2n, interchange: 2n, markup: 0n, schemeFee: null });
});

test('what is paid out in another currency keeps the payment’s, and its fees by the rate of the line', () => {
  const [first] = linesIn(
    line({
      'Gross Currency': 'USD',
      'Gross Credit (GC)': '100.00',
      'Exchange Rate': '0.8',
      'Net Credit (NC)': '78.40',
      'Markup (NC)': '1.20',
      'Interchange (NC)': '0.40',
    }),
  );
  assert.deepEqual([first?.currency, first?.amount], ['USD', 10_000n]);
  assert.deepEqual(first?.fees, { commission: 200n, markup: 150n, interchange: 50n, schemeFee: null });
  assert.deepEqual(first?.exchange, { rate: 8_000_000_000n, currency: 'EUR', net: 7840n });
});

test('what a dispute took in another currency stands on the line of its fees, which only the report tells', () => {
  const [told, ofFees, ...more] = linesIn(
    line({
      Type: 'Chargeback',
      'Gross Currency': 'USD',
      'Gross Debit (GC)': '100.00',
      'Exchange Rate': '0.8',
      'Net Debit (NC)': '80.00',
    }),
  );
  assert.deepEqual([told?.amount, told?.exchange, more], [10_000n, undefined, []]);
  assert.deepEqual([ofFees?.amount, ofFees?.fees.commission, ofFees?.exchange?.net], [0n, 0n, -8000n]);
});

test('a refund is named by itself, and one that came back is the payment’s again', () => {
  const refund = line({
    Type: 'Refunded',
    'Gross Debit (GC)': '2.00',
    'Net Debit (NC)': '2.10',
    'Modification Merchant Reference': `${REFUND}.refund`,
  });
  assert.ok(refund.kind === 'payment');
  assert.deepEqual(refund.of, { operationId: REFUND, reference: 'MODIFICATION0001' });
  assert.deepEqual(
    refund.lines.map(({ kind, amount, fees }) => [kind, amount, fees.commission]),
    [['refund-settlement', 200n, 10n]],
  );
  const back = line({ Type: 'RefundedReversed', 'Gross Credit (GC)': '2.00', 'Net Credit (NC)': '2.00' });
  assert.deepEqual(
    [back.kind === 'payment' && back.of, linesIn(back).map(({ kind, amount }) => [kind, amount])],
    [{ operationId: PAYMENT, reference: 'PAYMENT000000001' }, [['settlement', 200n]]],
  );
  const gone = line({ Type: 'SettledReversed', 'Gross Debit (GC)': '2.00', 'Net Debit (NC)': '2.00' });
  assert.deepEqual(
    [gone.kind === 'payment' && gone.of, linesIn(gone).map(({ kind, amount }) => [kind, amount])],
    [{ operationId: PAYMENT, reference: 'PAYMENT000000001' }, [['settlement', -200n]]],
  );
  for (const [Type, kind] of [
    ['SecondChargeback', 'chargeback'],
    ['ChargebackReversed', 'chargeback-reversal'],
  ] as const) {
    const side = kind === 'chargeback' ? 'Debit' : 'Credit';
    const told = linesIn(line({ Type, [`Gross ${side} (GC)`]: '2.00', [`Net ${side} (NC)`]: '2.00' }));
    assert.deepEqual(
      told.map((one) => [one.kind, one.amount]),
      [[kind, 200n]],
    );
  }
});

test('a line that is not as documented is said to be unreadable, and nothing of it is guessed', () => {
  const good = { 'Gross Credit (GC)': '5.00', 'Net Credit (NC)': '4.88' };
  for (const wrong of [
    { 'Gross Credit (GC)': '5.001' },
    { 'Gross Credit (GC)': '', 'Gross Debit (GC)': '5.00' },
    { 'Gross Credit (GC)': '' },
    { 'Net Credit (NC)': '' },
    { 'Net Credit (NC)': '4;88' },
    { 'Gross Currency': 'XXX' },
    { 'Gross Currency': 'USD', 'Exchange Rate': '', 'Markup (NC)': '0.12' },
    { 'Markup (NC)': 'many' },
    { 'Modification Reference': '' },
    { 'Creation Date': 'yesterday' },
    { Type: 'SettledSomehow' },
  ] as Readonly<Record<string, string>>[])
    assert.equal(line({ ...good, ...wrong }).kind, 'unreadable', JSON.stringify(wrong));
});

test('dates are of the zone that stands beside them, in summer and in winter', () => {
  assert.equal(localTime('2026-07-01 12:00:00', 'CEST')?.toISOString(), '2026-07-01T10:00:00.000Z');
  assert.equal(localTime('2026-10-06 10:59:59', 'PDT')?.toISOString(), '2026-10-06T17:59:59.000Z');
  assert.equal(localTime('2026-13-06 10:59:59', 'UTC'), null);
});

test('the simulator’s columns begin with those that Adyen documents, in their order', () => {
  assert.deepEqual(COLUMNS.slice(0, DOCUMENTED.length), DOCUMENTED);
});

test('a file is fetched from Adyen’s own hosts, by its signed name, and other reports are left alone', () => {
  const secret = new Secret('settings.report_password', { kind: 'held', handle: 'h' });
  const settings = {
    merchant_account: 'Railyard_ECOM',
    report_user: 'report@Company.Railyard',
    report_password: secret,
  } as unknown as Settings<AdyenFields>; // what fetching reads of them
  const urlFrom = (baseUrl: string, name: string): string | undefined =>
    settlementReports.request({ settings, baseUrl, name })?.url;
  const name = 'settlement_detail_report_batch_4.csv';
  const path = `/reports/download/MerchantAccount/Railyard_ECOM/${name}`;
  const live = 'https://1797a841fbb37ca7-AdyenDemo-checkout-live.adyenpayments.com/checkout';
  assert.equal(urlFrom(live, name), `https://ca-live.adyen.com${path}`);
  assert.equal(urlFrom('https://checkout-test.adyen.com', name), `https://ca-test.adyen.com${path}`);
  assert.equal(urlFrom('http://127.0.0.1:1/adyen', name), `http://127.0.0.1:1/adyen${path}`);
  assert.equal(new URL(urlFrom(live, '../../x?y=//evil.example') ?? '').host, 'ca-live.adyen.com');
  const bare = { merchant_account: 'Railyard_ECOM' } as unknown as Settings<AdyenFields>; // as before it was set up
  assert.equal(settlementReports.request({ settings: bare, baseUrl: live, name }), null);

  for (const good of [
    name,
    'settlement_detail_report_batch_12_2026_11_22.csv',
    'settlement_detail_report.csv',
  ])
    assert.ok(isSettlementDetails(good), good);
  for (const other of [
    'payments_accounting_report_2020_11_10.csv',
    'settlement_detail_report_batch_4.xlsx',
    '../settlement_detail_report_batch_4.csv',
    'settlement_detail_report/../../x.csv',
  ])
    assert.ok(!isSettlementDetails(other), other);
});
