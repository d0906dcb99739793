import assert from 'node:assert/strict';
import http from 'node:http';
import { after, before, test } from 'node:test';
import { eventually } from '../../test/harness/index.ts';
import { type Shop, openShop } from '../../test/harness/shop.ts';
import { csvRecords } from '../domain/report/csv-reader.ts';

/** Lists as files. */
let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
  for (const amount of [1299, 250, 77])
    await shop.pay({
      intent: 'capture',
      amount,
      external_identifier: `=HYPERLINK("x")`,
      buyer: {
        display_name: '@sum',
        billing_details: { email_address: 'ann@example.com', first_name: 'Ann' },
      },
    });
  await shop.post('/buyers', { display_name: 'Größe, "rund"' });
  const [payment] = (await shop.get('/transactions?amount_eq=250')).body.items;
  await shop.post(`/transactions/${payment.id}/refunds`, { amount: 50 });
});
after(() => shop.close());

type File = Readonly<{
  status: number;
  headers: Headers;
  text: string;
  rows: readonly Record<string, string>[];
}>;

async function file(path: string, accept = 'text/csv', token?: string): Promise<File> {
  const answer = await fetch(`${shop.service.url}${path}`, {
    headers: { accept, authorization: `Bearer ${token ?? (await shop.service.token())}` },
  });
  const text = await answer.text();
  const isCsv = answer.headers.get('content-type')?.startsWith('text/csv') === true;
  const [names = [], ...lines] = isCsv ? (csvRecords(text) ?? []) : [];
  const rows = lines.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
  return { status: answer.status, headers: answer.headers, text, rows };
}

test('200: a list is a file for who asks for one, with the rows and values of the JSON', async () => {
  const { headers, rows, text } = await file('/transactions');
  assert.equal(headers.get('content-type'), 'text/csv; charset=utf-8; header=present');
  assert.equal(headers.get('content-disposition'), 'attachment; filename="transactions.csv"');
  const { items } = (await shop.get('/transactions')).body;
  assert.deepEqual(
    rows.map((row) => [row['id'], row['status'], row['amount'], row['amount_decimal'], row['currency']]),
    items.map((item: Record<string, unknown>) => [
      item['id'],
      item['status'],
      String(item['amount']),
      (Number(item['amount']) / 100).toFixed(2),
      item['currency'],
    ]),
  );
  assert.ok(text.endsWith('\r\n'));
  const [row = {}] = rows;
  assert.equal(row['buyer.billing_details.email_address'], 'ann@example.com');
  const [link = {}] = (await file('/buyers')).rows;
  assert.equal(link['display_name'], 'Größe, "rund"', 'quoted and back');
  assert.equal(row['refunded_amount_decimal'], '0.50', 'the one that changed last');
});

test('200: what a spreadsheet would calculate is text', async () => {
  const [row = {}] = (await file('/transactions')).rows;
  assert.equal(row['external_identifier'], `'=HYPERLINK("x")`);
  assert.equal(row['buyer.display_name'], `'@sum`);
});

test('200: it is the filter that is exported, not the page, each row once', async () => {
  const { rows } = await file('/transactions?limit=1&amount_gte=200');
  assert.deepEqual(rows.map((row) => row['amount']).toSorted(), ['1299', '250']);
  assert.deepEqual((await file('/transactions?amount_eq=3')).rows, []);
  assert.deepEqual(
    (await file('/refunds')).rows.map((row) => row['amount_decimal']),
    ['0.50'],
  );
});

test('200: JSON for who wants it more, or names no file', async () => {
  for (const accept of ['*/*', 'application/json', 'text/csv;q=0.5, application/json', 'text/csv;q=0'])
    assert.match((await file('/transactions', accept)).headers.get('content-type') ?? '', /json/, accept);
  const single = (await shop.get('/transactions')).body.items[0].id;
  assert.match((await file(`/transactions/${single}`)).headers.get('content-type') ?? '', /json/);
});

test('400, 401, 403: what is wrong is said in JSON, as always', async () => {
  for (const [path, status, token] of [
    ['/transactions?amount_eq=x', 400, undefined],
    ['/transactions?cursor=nothing', 400, undefined],
    ['/transactions', 403, await shop.service.token({ scopes: ['buyers.read'] })],
    ['/transactions', 401, 'nobody'],
  ] as const) {
    const answer = await file(path, 'text/csv', token);
    assert.equal(answer.status, status);
    assert.equal(JSON.parse(answer.text).type, 'error');
  }
});

test('an export is in the audit log', async () => {
  await file('/buyers');
  const [entry] = (await shop.get('/audit-logs?action=exported&limit=1')).body.items;
  assert.deepEqual(entry.resource.type, 'buyer');
});

test('a caller who hangs up ends the reading, and no connection to the database is kept', async () => {
  const request = http.get(`${shop.service.url}/transactions`, {
    headers: { accept: 'text/csv', authorization: `Bearer ${await shop.service.token()}` },
  });
  request.on('error', () => undefined);
  const [answer] = await new Promise<[http.IncomingMessage]>((resolve) =>
    request.once('response', (response) => resolve([response])),
  );
  answer.destroy();
  await eventually(async () => {
    const { rows } = await file('/transactions');
    return rows.length === 3;
  });
});
