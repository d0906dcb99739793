import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Secret } from '../../domain/secret.ts';
import type { ReportLine } from '../connector.ts';
import { EventUnread, type EventTools, type RawEvents } from '../events.ts';
import { reportsTold, settlementReports } from './account-money.ts';

/** Lines as the examples of Mercado Pago's pages have them; ids and amounts are of our own. */
const NAME = 'settlement-report-724484980-2026-11-20-131015.csv';
const OPERATION = '01900000-0000-7000-8000-000000000001';
const ROW = {
  EXTERNAL_REFERENCE: OPERATION,
  SOURCE_ID: '5067634447',
  TRANSACTION_TYPE: 'SETTLEMENT',
  TRANSACTION_AMOUNT: '79.00',
  TRANSACTION_CURRENCY: 'BRL',
  FEE_AMOUNT: '-8.85',
  SETTLEMENT_NET_AMOUNT: '70.15',
  SETTLEMENT_CURRENCY: 'BRL',
  SETTLEMENT_DATE: '2026-11-19T22:20:19.000-04:00',
};

function read(cells: Partial<typeof ROW>): ReportLine {
  const reader = settlementReports.reader(Object.keys(ROW), NAME);
  assert.ok(typeof reader === 'function', String(reader));
  const line = reader(Object.values({ ...ROW, ...cells }));
  return line.kind === 'part' ? assert.fail('lines stand for themselves') : line;
}

/** Of a line that is about a payment: what it settles, what was taken of that, and how it is called. */
function lineOf(cells: Partial<typeof ROW>): readonly unknown[] {
  const line = read(cells);
  if (line.kind !== 'payment') return assert.fail(JSON.stringify(line.kind));
  return line.lines.map(({ kind, amount, fees, reference }) => [kind, amount, fees.commission, reference]);
}

const AT = '5067634447:2026-11-20T02:20:19.000Z';

test('what is settled, refunded and charged back is told gross, with all that was kept of it', () => {
  assert.deepEqual(lineOf({}), [['settlement', 7900n, 885n, `SETTLEMENT:${AT}`]]);
  const taken = { TRANSACTION_AMOUNT: '-79.00', FEE_AMOUNT: '8.85', SETTLEMENT_NET_AMOUNT: '-70.15' };
  assert.deepEqual(lineOf({ ...taken, TRANSACTION_TYPE: 'REFUND' }), [
    ['refund-settlement', 7900n, -885n, `REFUND:${AT}`],
  ]);
  // The payment tells a dispute's amount.
  assert.deepEqual(lineOf({ ...taken, TRANSACTION_TYPE: 'CHARGEBACK' }), [
    ['chargeback', 0n, -885n, `CHARGEBACK:${AT}`],
  ]);
  assert.deepEqual(lineOf({ TRANSACTION_TYPE: 'CHARGEBACK' }), [
    ['chargeback-reversal', 0n, 885n, `CHARGEBACK:${AT}`],
  ]);
  assert.deepEqual(lineOf({ TRANSACTION_TYPE: 'CHARGEBACK', SETTLEMENT_NET_AMOUNT: '79.00' }), []);
});

test('the same moment is the same line, in whatever zone the report shows it', () => {
  for (const SETTLEMENT_DATE of [
    '2026-11-19T23:20:19.000-03:00',
    '2026-11-20T02:20:19Z',
    '2026-11-19T22:20:19-0400',
  ])
    assert.deepEqual(lineOf({ SETTLEMENT_DATE }), lineOf({}), SETTLEMENT_DATE);
});

test('a line names the payment by our id and by Mercado Pago’s, and one of elsewhere by that alone', () => {
  const of = (cells: Partial<typeof ROW>) => {
    const line = read(cells);
    return line.kind === 'payment' ? line.of : null;
  };
  assert.deepEqual(of({}), { operationId: OPERATION, reference: '5067634447' });
  assert.deepEqual(of({ EXTERNAL_REFERENCE: 'order-7' }), { reference: '5067634447' });
});

test('whole pesos and those that are told with cents are the same', () => {
  const pesos = { TRANSACTION_CURRENCY: 'CLP', SETTLEMENT_CURRENCY: 'CLP' };
  for (const [TRANSACTION_AMOUNT, SETTLEMENT_NET_AMOUNT] of [
    ['5000', '4820'],
    ['5000.00', '4820.00'],
  ] as const)
    assert.deepEqual(lineOf({ ...pesos, TRANSACTION_AMOUNT, SETTLEMENT_NET_AMOUNT }), [
      ['settlement', 5000n, 180n, `SETTLEMENT:${AT}`],
    ]);
});

test('what the account did by itself is summed up by its word', () => {
  const words = ['WITHDRAWAL', 'WITHDRAWAL_CANCEL', 'PAYOUTS', 'CASHBACK', 'DISPUTE', 'SETTLEMENT_SHIPPING'];
  for (const TRANSACTION_TYPE of words)
    assert.deepEqual(read({ TRANSACTION_TYPE, EXTERNAL_REFERENCE: '' }), {
      kind: 'account',
      type: TRANSACTION_TYPE,
      net: { minor: 7015n, currency: 'BRL' },
    });
  const paid = { TRANSACTION_AMOUNT: '-79.00', SETTLEMENT_NET_AMOUNT: '-79.00' };
  assert.equal(read(paid).kind, 'account', 'somebody was paid out of the account');
});

test('what cannot be read for sure is kept for a person, and says why', () => {
  const odd: readonly (readonly [Partial<typeof ROW>, RegExp])[] = [
    [{ TRANSACTION_TYPE: 'INSURANCE' }, /type is not known/],
    [{ TRANSACTION_TYPE: 'REFUND' }, /sign does not fit/],
    [{ SETTLEMENT_NET_AMOUNT: '70,15' }, /net amount/],
    [{ SETTLEMENT_NET_AMOUNT: '' }, /net amount/],
    [{ TRANSACTION_AMOUNT: '79.005' }, /amount cannot be read/],
    [{ TRANSACTION_AMOUNT: '' }, /amount cannot be read/],
    [{ TRANSACTION_CURRENCY: 'USD' }, /another currency/],
    [{ SETTLEMENT_DATE: '2026-11-19' }, /date/],
    [{ SETTLEMENT_DATE: '2026-13-19T22:20:19Z' }, /date/],
    [{ SOURCE_ID: '' }, /no id/],
  ];
  for (const [cells, why] of odd) {
    const line = read(cells);
    assert.match(line.kind === 'unreadable' ? line.why : line.kind, why, JSON.stringify(cells));
  }
  const without = settlementReports.reader(['SOURCE_ID', 'TRANSACTION_TYPE'], NAME);
  assert.match(String(without), /no column EXTERNAL_REFERENCE, TRANSACTION_AMOUNT/);
});

const secret = new Secret('settings.access_token', { kind: 'held', handle: 'h' });
const settings = { access_token: secret, webhook_secret: secret, user_id: undefined };

test('a file is asked for under its name at Mercado Pago’s address, and nowhere else', () => {
  const asked = (name: string) =>
    settlementReports.request({ settings, baseUrl: 'https://api.mercadopago.com', name })?.url;
  assert.equal(asked(NAME), `https://api.mercadopago.com/v1/account/settlement_report/${NAME}`);
  for (const name of ['../payments.csv', 'a/b.csv', 'a.xlsx', 'https://elsewhere.example/a.csv', ''])
    assert.equal(asked(name), undefined, name);
});

test('ways to pay share a report where their settings name one account', () => {
  const { shares } = settlementReports;
  assert.equal(shares({ user_id: '1' }, { user_id: '1' }), true);
  assert.equal(shares({ user_id: '1' }, { user_id: '2' }), false);
  assert.equal(shares({}, {}), false);
});

const NOW = new Date('2026-11-20T12:00:00Z');
const raw = (body: unknown): RawEvents => ({
  ...{ method: 'POST', path: '/', query: new URLSearchParams(), headers: {}, now: NOW },
  body: Buffer.from(JSON.stringify(body)),
});
const MESSAGE = { transaction_id: 't', generation_date: '2026-11-20T11:00:00Z', files: [] };

/** What the list answers, and which files are told. */
async function filesTold(list: unknown, status = 200): Promise<readonly unknown[] | null> {
  const http = { send: () => Promise.resolve({ status, text: JSON.stringify(list), headers: {} }) };
  const tools = { http, baseUrl: 'https://api.mercadopago.com' } as unknown as EventTools; // all that is used
  const reading = await reportsTold(raw(MESSAGE), settings, tools);
  if (reading?.kind !== 'unproven') return null;
  return reading.events.map(({ eventId, change }) => [eventId, change]);
}

test('the list says which files there are: those of the last month that are finished and can be read', async () => {
  const entry = (file_name: string, more: object = {}) => ({
    ...{ id: 1, file_name, date_created: '2026-11-20T10:07:53.000-04:00', ...more },
  });
  const list = [
    entry('a.csv'),
    entry('b.csv', { status: 'processed', date_created: undefined, end_date: '2026-11-19T00:00:00Z' }),
    entry('c.csv', { status: 'pending' }),
    entry('d.csv', { status: 'failed' }),
    entry('e.xlsx'),
    entry('f.csv', { date_created: '2026-09-01T00:00:00Z' }),
    entry('../g.csv'),
    'h.csv',
    null,
  ];
  const expected = ['a.csv', 'b.csv'].map((name) => [`report:${name}`, { kind: 'settlement_report', name }]);
  assert.deepEqual(await filesTold(list), expected);
  assert.deepEqual(
    await filesTold({ paging: {}, results: list }),
    expected,
    'a page of results, as its OpenAPI has it',
  );
  // Its order is nowhere told: what is new is found behind what is old.
  const old = Array.from({ length: 200 }, (_one, at) =>
    entry(`old-${at}.csv`, { date_created: '2026-11-01T00:00:00Z' }),
  );
  const all = await filesTold([...old, ...list]);
  assert.deepEqual([all?.length, all?.slice(0, 2)], [100, expected]);
  const nothing = [[`reports:${NOW.getTime()}`, null]];
  for (const none of [[], {}, 'busy']) assert.deepEqual(await filesTold(none), nothing);
  await assert.rejects(filesTold([], 500), EventUnread);
});

test('what is no such message is none of its business', async () => {
  const tools = { http: { send: () => assert.fail('nothing is asked') } } as unknown as EventTools; // none is used
  for (const event of [
    raw({ ...MESSAGE, files: 'a.csv' }),
    raw({ type: 'payment', data: { id: '1' } }),
    raw([MESSAGE]),
    { ...raw({}), body: Buffer.from('{') },
  ])
    assert.equal(await reportsTold(event, settings, tools), null);
});
