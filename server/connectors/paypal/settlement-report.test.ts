import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvRecords } from '../../domain/report/csv-reader.ts';
import { settlementReports } from './settlement-report.ts';

/** What PayPal's Settlement Report and Transaction Detail Report say, and what of them is refused. */

const OPERATION = '01980000-0000-7000-8000-000000000001';
const HEAD =
  '"RH",2026/01/07 02:44:19 -0800,"A","MERCHANT",011,\n"FH",01\n' +
  '"SH",2026/01/06 00:00:00 -0800,2026/01/06 23:59:59 -0800,"MERCHANT",""\n';
const COLUMNS = [
  ...['Transaction ID', 'Invoice ID', 'PayPal Reference ID'],
  ...['PayPal Reference ID Type', 'Transaction Event Code', 'Transaction Initiation Date'],
  ...['Transaction Completion Date', 'Transaction  Debit or Credit', 'Gross Transaction Amount'],
  ...['Gross Transaction Currency', 'Fee Debit or Credit', 'Fee Amount'],
  ...['Fee Currency', 'Custom Field'],
];
const CH = `"CH",${COLUMNS.map((column) => `"${column}"`).join()}\n`;
const body = (...cells: readonly (string | number)[]): string => {
  const [id = '', code = '', side = '', amount = '', currency = '', feeSide = '', fee = '', custom = ''] =
    cells;
  const at = '2026/01/06 00:00:30 -0800';
  const fees = `"${feeSide}",${fee},"${fee === '' ? '' : currency}"`;
  return (
    `"SB","${id}","","REF1","TXN","${code}",${at},${at},` +
    `"${side}",${amount},"${currency}",${fees},"${custom}"\n`
  );
};
const LINES = [
  body('CAPTURE1', 'T0006', 'CR', 5200, 'USD', 'DR', 225, OPERATION),
  body('REFUND1', 'T1107', 'DR', 134, 'USD', 'CR', 4, ''),
  body('BANK1', 'T0400', 'DR', 4000, 'USD'),
  body('CAPTURE2', 'T0006', 'CR', 53, 'HUF', 'DR', 5),
];
const FEET =
  '"SF","USD",5200,4134,4,225,"CR",0\n"SF","HUF",53,0,0,5,"CR",0\n"SC",4\n"RF","USD",1\n"RC",4\n"FF",4\n';

function readFile(text: string) {
  const table = settlementReports.tableOf?.(csvRecords(text) ?? []) ?? [];
  if (typeof table === 'string') return table;
  const [columns = [], ...rows] = table;
  const reader = settlementReports.reader(columns, 'STL-20260106.01.011.CSV');
  if (typeof reader === 'string') return reader;
  return rows.map((row) => {
    const line = reader(row);
    return line.kind === 'part' ? assert.fail('lines stand for themselves') : line;
  });
}

test('captures and refunds are the lines that their events tell of, by the ids that those have', () => {
  const read = readFile(HEAD + CH + LINES.join('') + FEET);
  assert.ok(Array.isArray(read), String(read));
  const postedAt = new Date('2026-01-06T08:00:30Z');
  const line = (kind: string, reference: string, amount: bigint, currency: string, commission: bigint) => ({
    ...{ kind, reference, amount, currency, report: 'STL-20260106.01.011.CSV', postedAt },
    fees: { commission, interchange: null, markup: null, schemeFee: null },
  });
  assert.deepEqual(
    read.map((one) => (one.kind === 'payment' ? [one.of, one.net, ...one.lines] : [one.kind, one.net])),
    [
      [
        { operationId: OPERATION, reference: 'CAPTURE1' },
        { minor: 4975n, currency: 'USD' },
        line('settlement', 'CAPTURE1', 5200n, 'USD', 225n),
      ],
      [
        { reference: 'REFUND1' },
        { minor: -130n, currency: 'USD' },
        line('refund-settlement', 'REFUND1', 134n, 'USD', -4n),
      ],
      ['account', { minor: -4000n, currency: 'USD' }],
      // PayPal's forints have no decimals, those of ISO 4217 have two.
      [
        { reference: 'CAPTURE2' },
        { minor: 4800n, currency: 'HUF' },
        line('settlement', 'CAPTURE2', 5300n, 'HUF', 500n),
      ],
    ],
  );
});

test('what waits, or was denied, is in the Transaction Detail Report, and has moved nothing', () => {
  const feet = '"SF","USD",31200,0\n"SC",6\n';
  const columns = CH.replace('"Custom Field"', '"Custom Field","Transactional Status"');
  const withStatus = (status: string): string => (LINES[0] ?? '').replace(/\n$/, `,"${status}"\n`);
  const statuses = ['P', 'D', 'S', 'V', 'F', 'X'];
  const read = readFile(HEAD + columns + statuses.map(withStatus).join('') + feet);
  assert.ok(Array.isArray(read), String(read));
  assert.deepEqual(
    read.map(({ kind, type, net }) => [kind, type, net]),
    [
      ['account', 'T0006 P', null],
      ['account', 'T0006 D', null],
      // What went well and was then given back has moved: what went back has a line of its own.
      ...['S', 'V', 'F'].map(() => ['payment', 'T0006', { minor: 4975n, currency: 'USD' }]),
      ['unreadable', 'T0006', { minor: 4975n, currency: 'USD' }],
    ],
  );
});

test('a report that is not whole is refused, with what is missing', () => {
  const rows: readonly (readonly [text: string, why: RegExp])[] = [
    [
      HEAD + CH + LINES.slice(1).join('') + FEET,
      /line 8 adds up to 5200 and 4134 USD, and what is there to 0 and 4134/,
    ],
    [HEAD + CH + LINES.join('') + FEET.replace('"SC",4', '"SC",5'), /counts 5 transactions, and 4 are there/],
    [HEAD + CH + LINES.join(''), /its last section has no count of its transactions \(SC\)/],
    [
      HEAD + CH + LINES.join('') + FEET.replace(/"SF","HUF".*\n/, ''),
      /its last section has no sums in HUF \(SF\)/,
    ],
    [
      HEAD + CH + LINES.join('') + FEET.replace(/"SC".*\n/, HEAD),
      /line 13 begins a section, and the one before has no count/,
    ],
    [HEAD + LINES.join(''), /line 4 comes before the names of the columns/],
    [HEAD + CH + '"SB","one"\n', /line 5 has not the 14 cells of its columns/],
    [HEAD + CH + '"XX"\n', /line 5 begins with "XX"/],
    [HEAD + CH + CH.replace('"Invoice ID",', ''), /line 5 has other columns/],
    ['Date,Name,Gross\n', /line 1 begins with "Date"/],
    ['"RH"\n', /it has no names of columns/],
    [HEAD + CH.replace('"Fee Amount",', ''), /it has no column Fee Amount/],
  ];
  for (const [text, why] of rows) assert.match(String(readFile(text)), why);
});

test('a line that cannot be read says why, and nothing of it is guessed', () => {
  const rows: readonly (readonly [line: string, why: string])[] = [
    [body('A1', 'T0006', 'CR', '5,2', 'USD').replace('5,2', '"5.2"'), 'its amount cannot be read'],
    [body('A1', 'T0006', '', 52, 'USD'), 'its amount cannot be read'],
    [body('A1', 'T0006', 'CR', 52, 'XXX'), 'its currency is not known'],
    [body('A1', 'T0006', 'CR', 52, 'USD', 'DR', '"x"'), 'its fee cannot be read'],
    [
      body('A1', 'T0006', 'CR', 52, 'USD', 'DR', 2).replace(/"USD",""\n$/, '"EUR",""\n'),
      'its fee is of another currency than its amount',
    ],
    [body('', 'T0006', 'CR', 52, 'USD'), 'it has no transaction id'],
    [body('A1', 'T0006', 'CR', 52, 'USD').replaceAll('2026/01/06', '06/01/2026'), 'its date cannot be read'],
    [body('A1', 'T0006', 'CR', 52, 'USD').replaceAll('2026/01/06', '0000/01/01'), 'its date cannot be read'],
  ];
  for (const [line, why] of rows) {
    const [, sum = '', currency = ''] = /"(?:CR|DR|)",("5\.2"|\d+),"(\w+)"/.exec(line) ?? [];
    const sums = line.includes('"CR"') ? `${sum},0` : `0,${sum}`;
    const feet = `"SF","${currency}",${sums}\n"SC",1\n`;
    const table = readFile(HEAD + CH + line + (sum === '"5.2"' ? '"SC",1\n' : feet));
    assert.ok(Array.isArray(table), String(table));
    const [read] = table as readonly { kind: string; why?: string }[];
    assert.deepEqual([read?.kind, read?.why], ['unreadable', why], line);
  }
});
