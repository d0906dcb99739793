import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { currency } from '../currency.ts';
import { toMajorString } from '../money.ts';
import type { CsvMapping } from './bank-csv.ts';
import { type StatementSource, readStatements } from './read-statements.ts';
import {
  type BankFile,
  MalformedStatement,
  STATEMENT_LINES_MAX,
  amountIn,
  balanceDifference,
  lineKeys,
} from './statement.ts';

const EUR = currency('EUR');
const CAMT: StatementSource = { format: 'camt.053' };
const MT940: StatementSource = { format: 'mt940' };
const BAI2: StatementSource = { format: 'bai2' };
const MAPPING: CsvMapping = {
  ...{ account: 'DE89370400440532013000', currency: EUR, dateFormat: 'day-month-year', decimalSign: 'comma' },
  ...{ bookedOn: 'Buchung', valueOn: 'Wert', amount: 'Betrag', balance: 'Saldo', counterparty: 'Name' },
  ...{ references: ['Referenz'], text: ['Zweck'] },
};

const camt = (inside: string, version = '08') =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>` +
  `<GrpHdr><MsgId>M1</MsgId></GrpHdr>${inside}</BkToCstmrStmt></Document>`;
const ACCOUNT = '<Id>S-1</Id><Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id><Ccy>EUR</Ccy></Acct>';
const balance = (type: string, amount: string, on: string, sign = 'CRDT') =>
  `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt>` +
  `<CdtDbtInd>${sign}</CdtDbtInd><Dt><Dt>${on}</Dt></Dt></Bal>`;
const entry = (amount: string, more = '', sign = 'CRDT') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>` +
  `<BookgDt><Dt>2027-01-31</Dt></BookgDt><ValDt><Dt>2027-02-01</Dt></ValDt>${more}</Ntry>`;

const read = (source: StatementSource, ...chunks: string[]): BankFile => readStatements(source, chunks);
const amountsIn = ({ statements }: BankFile) =>
  statements.flatMap(({ lines }) => lines.map(({ amount }) => amount));

test('a camt.053 entry is a line, with every reference wherever it stands', () => {
  const details =
    '<NtryRef>N1</NtryRef><AcctSvcrRef>BANK-7</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd>' +
    '<SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls><Btch><MsgId>BATCH</MsgId></Btch><TxDtls><Refs>' +
    '<EndToEndId>PAYOUT-12</EndToEndId><TxId>NOTPROVIDED</TxId><Prtry><Ref>OWN</Ref></Prtry></Refs>' +
    '<Chrgs><Rcrd><Amt Ccy="EUR">1.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><ChrgInclInd>true</ChrgInclInd></Rcrd></Chrgs>' +
    '<RltdPties><Dbtr><Pty><Nm>Adyen N.V.</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>po_1 &amp; more</Ustrd><Strd>' +
    '<RfrdDocInf><Nb>DOC9</Nb></RfrdDocInf><CdtrRefInf><Ref>RF18</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>' +
    '</NtryDtls><AddtlNtryInf>Gutschrift</AddtlNtryInf>';
  const { statements, unread } = read(
    CAMT,
    camt(
      `<Stmt>${ACCOUNT}${balance('OPBD', '10.00', '2027-01-30', 'DBIT')}${balance('CLBD', '90.00', '2027-01-31')}` +
        `${entry('100.00', details)}</Stmt>`,
    ),
  );
  assert.deepEqual(unread, []);
  const [statement] = statements;
  assert.ok(statement);
  const { lines, ...head } = statement;
  assert.deepEqual(head, {
    ...{ reference: 'S-1', account: 'NL91ABNA0417164300', currency: 'EUR', opening: -1000n, closing: 9000n },
    ...{ opensOn: '2027-01-30', closesOn: '2027-01-31' },
  });
  assert.deepEqual(lines, [
    {
      ...{ position: 1, bankReference: 'BANK-7', bookedOn: '2027-01-31', valueOn: '2027-02-01' },
      ...{ amount: 10000n, charges: 150n, counterparty: 'Adyen N.V.', code: 'PMNT/RCDT/ESCT' },
      references: ['N1', 'BANK-7', 'BATCH', 'PAYOUT-12', 'OWN', 'DOC9', 'RF18'],
      text: 'po_1 & more Gutschrift',
    },
  ]);
  assert.equal(balanceDifference(statement), 0n);
});

test('what is not booked, of another currency or no amount is left out and named, and the sum shows it', () => {
  const pending = entry('5.00').replace('BOOK', 'PDNG');
  const foreign = entry('5.00').replace('Ccy="EUR"', 'Ccy="USD"');
  const file = read(
    CAMT,
    camt(
      `<Stmt>${ACCOUNT}${balance('OPBD', '0', '2027-01-30')}${balance('CLBD', '7', '2027-01-31')}${entry('2.00')}` +
        `${pending}${foreign}${entry('1e3')}${entry('0.001')}${entry('99999999999999999999')}</Stmt>`,
      '02',
    ),
  );
  assert.deepEqual(amountsIn(file), [200n]);
  assert.deepEqual(
    file.unread.map(({ place }) => place),
    [2, 3, 4, 5, 6].map((number) => `Stmt[1]/Ntry[${number}]`),
  );
  assert.match(file.unread[0]?.why ?? '', /not booked, but PDNG/);
  assert.match(file.unread[1]?.why ?? '', /in USD, and the account in EUR/);
  assert.deepEqual(file.statements.map(balanceDifference), [-500n]);
});

test('a statement in pages opens and closes with interim balances', () => {
  const on = '2027-01-31';
  const page = (...inside: string[]): string => `<Stmt>${ACCOUNT}${inside.join('')}</Stmt>`;
  const first = page(balance('OPBD', '1', on), balance('ITBD', '3', on), entry('2'));
  const middle = page(balance('ITBD', '3', on), balance('ITBD', '7', on), entry('4'));
  const last = page(balance('ITBD', '7', on), balance('CLBD', '7', on));
  const { statements } = read(CAMT, camt(first + middle + last));
  assert.deepEqual(
    statements.map(({ opening, closing }) => [opening, closing]),
    [
      [100n, 300n],
      [300n, 700n],
      [700n, 700n],
    ],
  );
  assert.deepEqual(statements.map(balanceDifference), [0n, 0n, 0n]);
});

test('hostile XML is refused: document types and what they define, tags that do not end, depth', () => {
  const bomb =
    '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Document>&b;</Document>';
  const cases: readonly (readonly [string, RegExp])[] = [
    [bomb, /document type/],
    ['<Document><BkToCstmrStmt><Stmt>', /well-formed/],
    [camt('<Stmt>&unknown;</Stmt>'), /well-formed/],
    ['<a>'.repeat(1_000), /nested too deep/],
    [camt(`<Stmt><Ntry>${'<x/>'.repeat(60_000)}</Ntry></Stmt>`), /larger than any/],
    ['hello', /well-formed/],
    [camt(''), /no statement/],
  ];
  for (const [text, why] of cases)
    assert.throws(
      () => read(CAMT, text),
      (error: Error) => error instanceof MalformedStatement && why.test(error.message),
      text.slice(0, 80),
    );
});

const MESSAGE = `{1:F01BANKDEFFXXXX0000000000}{2:I940XXXXXXXXXXXXN}{4:
:20:STARTUMS
:25:37040044/0532013000
:28C:00032/001
:60F:C270130EUR1000,00
:61:2701310201C250,5NTRFNONREF//B-77
/more
:86:166?00GUTSCHRIFT?20EREF+PO-20270131?21KREF+NONREF?22SVWZ+Auszahl
?23ung 12?32STRIPE PAYMENTS?33 EUROPE
:61:270131D0,50NCHGNONREF
:86:Bank charge
:61:2701310131RC10,NMSCREF-1
:62F:C270131EUR1240,
-}
`;

test('an MT940 message is a statement: marks, reversals, days around a new year, and the German field 86', () => {
  const { statements, unread } = read(MT940, MESSAGE);
  assert.deepEqual(unread, []);
  const [statement] = statements;
  assert.ok(statement);
  assert.equal(statement.reference, 'STARTUMS 00032/001');
  assert.equal(statement.account, '37040044/0532013000');
  assert.equal(balanceDifference(statement), 0n);
  assert.deepEqual(
    statement.lines.map(({ amount, code, bookedOn }) => [amount, code, bookedOn]),
    [
      [25050n, 'NTRF', '2027-02-01'],
      [-50n, 'NCHG', '2027-01-31'],
      [-1000n, 'NMSC', '2027-01-31'],
    ],
  );
  const [payout] = statement.lines;
  assert.equal(payout?.counterparty, 'STRIPE PAYMENTS EUROPE');
  assert.deepEqual(payout?.references, ['B-77', 'PO-20270131']);
  assert.match(payout?.text ?? '', /Auszahlung 12/);
  const newYear = MESSAGE.replace(':61:2701310201C', ':61:2612310102C');
  assert.equal(read(MT940, newYear).statements[0]?.lines[0]?.bookedOn, '2027-01-02');
});

test('the Dutch field 86 has names between slashes, its charges, and an IBAN with its currency', () => {
  const text = MESSAGE.replace(
    /:86:166[^:]*(?=:61:)/,
    ':86:/TRTP/SEPA OVERBOEKING/IBAN/NL00ABNA/NAME/MOLLIE B.V./REMI/uitbetaling/EREF/E-1/CHGS1/EUR1,25/\n',
  ).replace(':25:37040044/0532013000', ':25:NL91 ABNA 0417 1643 00EUR');
  const [statement] = read(MT940, text).statements;
  assert.equal(statement?.account, 'NL91ABNA0417164300');
  const [line] = statement.lines;
  assert.equal(line?.counterparty, 'MOLLIE B.V.');
  assert.equal(line.charges, 125n);
  assert.ok(line.references.includes('E-1'));
});

test('a field that is no balance or no line is named with its line, and the rest is read', () => {
  const { statements, unread } = read(MT940, MESSAGE.replace('D0,50', 'D0,505').replace(':62F:C', ':62F:X'));
  assert.deepEqual(
    unread.map(({ place }) => place),
    ['line 10', 'line 13'],
  );
  assert.deepEqual(statements.map(balanceDifference), [null]);
  const without = read(MT940, MESSAGE.replace(':25:37040044/0532013000\n', ''));
  assert.deepEqual([without.statements.length, without.unread.length], [0, 1]);
  assert.throws(() => read(MT940, 'Dear customer'), MalformedStatement);
});

const BAI_FILE = `01,122099999,123456789,270131,0200,1,,,2/
02,031001234,122099999,1,270131,2359,,2/
03,0123456789,USD,010,500000,,,100,70000,2,,015,520000,,/
16,165,60000,V,270201,,BANKREF1,PAYOUT-9,STRIPE TRANSFER, ST-A1B2/
16,475,50000,,,CHECK 7,/
16,142,10000,S,5000,3000,2000/
88,BANKREF2,CUST2,MORE TEXT
88,GOES ON
49,1210000,7/
98,1210000,1,9/
99,1210000,1,11/
`;

test('BAI2: lines with every type of funds, what goes on in 88, and the totals of the bank', () => {
  const { statements, unread } = read(BAI2, BAI_FILE);
  assert.deepEqual(unread, []);
  const [statement] = statements;
  assert.ok(statement);
  assert.deepEqual(
    [statement.account, statement.currency, statement.opening],
    ['0123456789', 'USD', 500000n],
  );
  assert.equal(balanceDifference(statement), 0n);
  assert.deepEqual(
    statement.lines.map(({ amount, references, text, valueOn }) => [amount, references, text, valueOn]),
    [
      [60000n, ['BANKREF1', 'PAYOUT-9'], 'STRIPE TRANSFER, ST-A1B2', '2027-02-01'],
      [-50000n, ['CHECK 7'], '', null],
      [10000n, ['BANKREF2', 'CUST2'], 'MORE TEXT GOES ON', null],
    ],
  );
});

test('a total that the lines do not add up to is told, and so is a line that is neither credit nor debit', () => {
  const { unread } = read(BAI2, BAI_FILE.replace('16,475,50000', '16,475,50001').replace('16,142', '16,942'));
  assert.deepEqual(
    unread.map(({ place }) => place),
    ['line 6', 'line 9', 'line 10', 'line 11'],
  );
  assert.match(unread[1]?.why ?? '', /add up to 1210001, and it says "1210000"/);
});

test('balances of BAI2 go on behind a field that ended twice, and a total that is not told is none', () => {
  const text = BAI_FILE.replace(
    ',,,100,70000,2,,015,520000,,/',
    ',,,/\n88,040,1,,,015,520000,,,/\n88,100,70000,2,/',
  )
    .replace('49,1210000,7/', '49,,9/')
    .replaceAll(/^9[89],1210000/gm, (start) => `${start.slice(0, 3)}1210001`);
  const { statements, unread } = read(BAI2, text);
  assert.deepEqual([statements.map(balanceDifference), unread], [[0n], []]);
});

const CSV_FILE = `Buchung;Wert;Name;Zweck;Referenz;Betrag;Saldo
02.02.2027;02.02.2027;Bank;Gebühr;;-1,50;1.248,50
01.02.2027;02.02.2027;Stripe;"Auszahlung; 12";PO-1;1.250,00;1.250,00
`;

test('CSV by its mapping: the order of its balances is the order of its lines', () => {
  const { statements, unread } = read({ format: 'csv', mapping: MAPPING }, CSV_FILE);
  assert.deepEqual(unread, []);
  const [statement] = statements;
  assert.ok(statement);
  assert.deepEqual(
    statement.lines.map(({ amount, references, text }) => [amount, references, text]),
    [
      [125000n, ['PO-1'], 'Auszahlung; 12'],
      [-150n, [], 'Gebühr'],
    ],
  );
  assert.deepEqual([statement.opening, statement.closing, balanceDifference(statement)], [0n, 124850n, 0n]);
  const odd = read({ format: 'csv', mapping: MAPPING }, CSV_FILE.replace('-1,50', 'x'));
  assert.deepEqual(odd.unread, [{ place: 'row 1', why: '"x" is no amount' }]);
});

test('CSV with a column for each direction; a column that is not there refuses the file', () => {
  const { amount: _amount, balance: _balance, ...rest } = MAPPING;
  const mapping: CsvMapping = { ...rest, credit: 'Haben', debit: 'Soll', decimalSign: 'point' };
  const text =
    'Buchung,Wert,Name,Zweck,Referenz,Haben,Soll\n01.02.2027,,A,t,r,"1,000.00",\n02.02.2027,,B,t,r,,3.00\n';
  const file = read({ format: 'csv', mapping }, text);
  assert.deepEqual(amountsIn(file), [100000n, -300n]);
  assert.deepEqual(file.statements.map(balanceDifference), [null]);
  assert.throws(
    () => read({ format: 'csv', mapping: { ...mapping, credit: 'Credit' } }, text),
    /no column "Credit": its columns are Buchung/,
  );
});

test('a file in chunks of any length is the same file', () => {
  const files = [
    [CAMT, camt(`<Stmt>${ACCOUNT}${entry('1.00')}${entry('2.00', '', 'DBIT')}</Stmt>`)],
    [MT940, MESSAGE.replaceAll('\n', '\r\n')],
    [BAI2, BAI_FILE.replaceAll('\n', '\r\n')],
    [{ format: 'csv', mapping: MAPPING }, CSV_FILE],
  ] as const;
  for (const [source, text] of files) {
    const whole = read(source, text);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (length) => {
        const chunks = Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
          text.slice(index * length, (index + 1) * length),
        );
        assert.deepEqual(read(source, ...chunks), whole);
      }),
      { numRuns: 20 },
    );
  }
});

/** The same amounts as a file of each format. */
function filesOf(all: readonly bigint[], opening: bigint): readonly (readonly [StatementSource, string])[] {
  const closing = all.reduce((sum, amount) => sum + amount, opening);
  const size = (amount: bigint): string =>
    toMajorString({ minor: amount < 0n ? -amount : amount, currency: EUR });
  const sign = (amount: bigint): string => (amount < 0n ? 'DBIT' : 'CRDT');
  const mark = (amount: bigint): string => sign(amount).charAt(0);
  const comma = (amount: bigint): string => size(amount).replace('.', ',');
  return [
    [
      CAMT,
      camt(
        `<Stmt>${ACCOUNT}${balance('OPBD', size(opening), '2027-01-30')}` +
          `${balance('CLBD', size(closing), '2027-01-31', sign(closing))}` +
          `${all.map((amount) => entry(size(amount), '', sign(amount))).join('')}</Stmt>`,
      ),
    ],
    [
      MT940,
      `:20:X\n:25:NL91\n:60F:C270130EUR${comma(opening)}\n` +
        `${all.map((amount) => `:61:270131${mark(amount)}${comma(amount)}NTRFNONREF\n`).join('')}` +
        `:62F:${mark(closing)}270131EUR${comma(closing)}\n`,
    ],
    [
      BAI2,
      `02,A,B,1,270131,,EUR,2/\n03,77,EUR,010,${opening},,,015,${closing},,/\n` +
        all.map((amount) => `16,${amount < 0n ? 475 : 165},${amount < 0n ? -amount : amount},,,,\n`).join(''),
    ],
  ];
}

test('any amounts are read to the cent in every format, and opening and lines are the closing balance', () => {
  const amounts = fc.array(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(amounts, fc.bigInt({ min: 0n, max: 10n ** 12n }), (all, opening) => {
      for (const [source, text] of filesOf(all, opening)) {
        const file = read(source, text);
        assert.deepEqual(amountsIn(file), all);
        assert.deepEqual(file.statements.map(balanceDifference), [0n]);
      }
    }),
    { numRuns: 50 },
  );
});

test('no text makes a reader throw anything but that it is none of its format', () => {
  const tokens = fc.constantFrom(
    ...[
      ':20:',
      ':61:',
      ':86:',
      '2701',
      '310131',
      'C',
      'RD',
      '1,5',
      'NTRF',
      '\n',
      '-}',
      '{4:',
      '01,',
      '02,',
      '03,',
    ],
    ...[
      '16,165,',
      '88,',
      '49,',
      'V,',
      'D,',
      '999,',
      '/',
      '<Stmt>',
      '</Stmt>',
      '<Ntry>',
      '<Amt Ccy="EUR">',
      '&amp;',
    ],
  );
  const text = fc.array(fc.oneof(tokens, fc.string({ maxLength: 5 })), { maxLength: 60 });
  fc.assert(
    fc.property(text, fc.constantFrom(CAMT, MT940, BAI2), (parts, source) => {
      try {
        read(source, ...parts);
      } catch (error) {
        assert.ok(error instanceof MalformedStatement, String(error));
      }
    }),
    { numRuns: 500 },
  );
});

test('a statement with too many lines is refused, and a line that does not end', () => {
  const lines = ':61:270131C1,NTRFX\n'.repeat(STATEMENT_LINES_MAX + 1);
  assert.throws(() => read(MT940, ':20:X\n:25:A\n:60F:C270130EUR0,\n', lines), /more than 20000 lines/);
  assert.throws(() => read(BAI2, '01,'.repeat(100_000)), /does not end/);
});

test('an amount is a number with the digits of its currency, and small enough to be one', () => {
  const JPY = currency('JPY');
  for (const [text, code, minor] of [
    ['1,5', EUR, 150n],
    ['1.', EUR, 100n],
    ['+2', EUR, 200n],
    ['-2.00000', EUR, -200n],
    ['2.005', EUR, null],
    ['', EUR, null],
    ['1,2,3', EUR, null],
    ['12', JPY, 12n],
    ['12.5', JPY, null],
    ['90071992547409.92', EUR, null],
  ] as const)
    assert.equal(amountIn(text, code), minor, text);
});

test('a line has the same key in another statement, and equal lines of one day have different ones', () => {
  const keysOf = (text: string) => read(MT940, text).statements.flatMap(lineKeys);
  const page = (opening: string, closing: string, lines: number): string =>
    `:20:X\n:25:NL91\n:60F:C270130EUR${opening}\n${':61:270131C1,NTRFNONREF\n'.repeat(lines)}` +
    `:62F:C270131EUR${closing}\n`;
  const [first, second, third, ...more] = keysOf(page('0,', '3,', 3));
  assert.equal(new Set([first, second, third]).size, 3);
  assert.deepEqual(more, []);
  assert.deepEqual(keysOf(page('1,', '3,', 2)), [second, third], 'an overlap is the same lines');
  assert.deepEqual(keysOf(page('0,', '1,', 1)), [first], 'and so is the first page of two');

  const unbalanced = keysOf(page('0,', '9,', 2));
  assert.equal(new Set(unbalanced).size, 2);
  assert.deepEqual(keysOf(page('5,', '9,', 2)), unbalanced, 'without balances their order tells them apart');
});
