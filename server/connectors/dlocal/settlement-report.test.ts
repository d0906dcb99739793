import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvRecords } from '../../domain/report/csv-reader.ts';
import { settlementReports } from './settlement-report.ts';

/** What dLocal's report of one transfer says, and what of it is refused. */

const OPERATION = '01980000-0000-7000-8000-000000000001';
const HEADS =
  'ROW_TYPE,SETTLEMENT_CURRENCY,NUMBER_OF_ITEMS,GROSS_TOTAL_AMOUNT,FEE_TOTAL_AMOUNT,' +
  'NET_TOTAL_AMOUNT,TRANSFER_DATE,TRANSFER_ID,,\n';
const COLUMNS =
  'ROW_TYPE,COUNTRY,TRANSACTION_ID,DLOCAL_TRANSACTION_ID,LOCAL_AMOUNT,LOCAL_CURRENCY,' +
  'FX_RATE,GROSS_AMOUNT,FEE_AMOUNT,NET_AMOUNT\n';
const file = (items: number, net: string, lines: readonly string[]): string =>
  `${HEADS}HEADER,USD,${items},0,0,${net},2026-11-20,662986,,\n${COLUMNS}${lines.join('\n')}\n`;

const LINES = [
  `PAYMENT,Brazil,${OPERATION},T-648-x1kn,124.80,BRL,6.240000,19.500000,-0.438356,19.061644`,
  `REFUND,Mexico,${OPERATION},REF-648-x1,-20,MXN,18.000000,-1.111111,-1,-2.111111`,
  'SETTLEMENT_FEE,,,662986,0,,0,0,-15.5,-15.5',
  `PAYMENT,Uruguay,${OPERATION},T-648-usd,10,USD,1,10,-0.3,9.7`,
];
const TOTAL = '11.150533';

function readFile(text: string) {
  const table = settlementReports.tableOf?.(csvRecords(text) ?? []) ?? [];
  if (typeof table === 'string') return table;
  const [columns = [], ...rows] = table;
  const reader = settlementReports.reader(columns, 'report.csv');
  if (typeof reader === 'string') return reader;
  return rows.map((row) => {
    const line = reader(row);
    return line.kind === 'part' ? assert.fail('lines stand for themselves') : line;
  });
}

test('payments and refunds are lines of the transfer, in their own currency, with its rate and what arrived', () => {
  const read = readFile(file(4, TOTAL, LINES));
  assert.ok(Array.isArray(read), String(read));
  const told = read.map((line) =>
    line.kind === 'payment' ? [line.type, line.of, line.net, ...line.lines] : [line.type, line.kind],
  );
  const shared = { report: '662986', payout: '662986', postedAt: new Date('2026-11-20T00:00:00Z') };
  const fees = (commission: bigint) => ({ commission, interchange: null, markup: null, schemeFee: null });
  assert.deepEqual(told, [
    [
      'PAYMENT',
      { operationId: OPERATION, reference: 'T-648-x1kn' },
      { minor: 1906n, currency: 'USD' },
      {
        ...{ kind: 'settlement', reference: 'PAYMENT:T-648-x1kn', amount: 12_480n, currency: 'BRL' },
        ...{ ...shared, fees: fees(274n) },
        exchange: { rate: 1_602_564_103n, currency: 'USD', net: 1906n },
      },
    ],
    [
      'REFUND',
      { operationId: OPERATION, reference: 'REF-648-x1' },
      { minor: -211n, currency: 'USD' },
      {
        ...{ kind: 'refund-settlement', reference: 'REFUND:REF-648-x1', amount: 2000n, currency: 'MXN' },
        ...{ ...shared, fees: fees(1800n) },
        exchange: { rate: 555_555_556n, currency: 'USD', net: -211n },
      },
    ],
    ['SETTLEMENT_FEE', 'account'],
    [
      'PAYMENT',
      { operationId: OPERATION, reference: 'T-648-usd' },
      { minor: 970n, currency: 'USD' },
      {
        ...{ kind: 'settlement', reference: 'PAYMENT:T-648-usd', amount: 1000n, currency: 'USD' },
        ...{ ...shared, fees: fees(30n) },
      },
    ],
  ]);
});

test('a file that is not whole is refused, with what is missing', () => {
  const rows: readonly (readonly [text: string, why: RegExp])[] = [
    [file(5, TOTAL, LINES), /it counts 5 lines, and 4 are there/],
    [file(4, '11.150534', LINES), /it was to add up to 11.150534, and is 11.150533/],
    [file(3, TOTAL, LINES.slice(1)), /it was to add up to/],
    [file(1, '1', ['PAYMENT,1']), /line 4 has not the 10 cells/],
    [
      `${COLUMNS}${LINES.join('\n')}\n`,
      /its first line, about the transfer: it has no column NUMBER_OF_ITEMS/,
    ],
    [`${HEADS}TOTAL,USD,1\n${COLUMNS}`, /no line HEADER/],
    ['', /its first line, about the transfer/],
  ];
  for (const [text, why] of rows) assert.match(String(readFile(text)), why);
});

test('a line that cannot be read says why, and nothing of it is guessed', () => {
  const [first = ''] = LINES;
  const rows: readonly (readonly [line: string, why: string])[] = [
    [first.replace('PAYMENT', 'LOYALTY'), 'its type is not known here, and it names a payment'],
    [first.replace('BRL', 'XXX'), 'its currency is not known'],
    [first.replace('124.80', '-124.80'), 'its amount cannot be read'],
    [first.replace('124.80', '124.805'), 'its amount cannot be read'],
    [first.replace('6.240000', '0'), 'its rate cannot be read'],
    // One divided by it is nothing, in the digits that rates have.
    [first.replace('6.240000', '30000000000'), 'its rate cannot be read'],
    [first.replace('6.240000', '9000000000').replace('19.5', '190.5'), 'its fee cannot be read'],
    [first.replace('T-648-x1kn', ''), 'it has no id'],
  ];
  for (const [line, why] of rows) {
    const [read] = readFile(file(1, '19.061644', [line])) as readonly { kind: string; why?: string }[];
    assert.deepEqual([read?.kind, read?.why], ['unreadable', why], line);
  }
  for (const date of ['0000-01-01', '20260-01-01', '2026-13-01', '']) {
    const text = file(1, '19.061644', [first]).replace('2026-11-20', date);
    const [read] = readFile(text) as readonly { kind: string; why?: string }[];
    assert.deepEqual(
      [read?.kind, read?.why],
      ['unreadable', 'the date of the transfer cannot be read'],
      date,
    );
  }
});
