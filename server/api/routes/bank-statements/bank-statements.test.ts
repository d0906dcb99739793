import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestAnswer, type TestService, openTestService } from '../../../../test/harness/index.ts';

let service: TestService;
before(async () => {
  service = await openTestService();
});
after(() => service.close());

const upload = (body: object): Promise<TestAnswer> => service.request('POST', '/bank-statements', { body });
const get = (path: string): Promise<TestAnswer> => service.request('GET', path);
const linesOf = async (id: string): Promise<readonly Record<string, unknown>[]> =>
  (await get(`/bank-statements/${id}/lines`)).body.items;

const mt940 = (account: string, lines: readonly string[], closing: string, reference = 'S'): string =>
  [
    `:20:${reference}`,
    `:25:${account}`,
    ':60F:C270101EUR100,00',
    ...lines,
    `:62F:C270102EUR${closing}`,
    '-',
  ].join('\n');
const PAYOUT = ':61:2701020102C50,25NTRFPO-77//B1\n:86:/NAME/ACME/REMI/card 4111111111111111/';

test('201: a file is read at once, with every line, and what looks like a card number is masked', async () => {
  const { status, body, text } = await upload({ format: 'mt940', content: mt940('A1', [PAYOUT], '150,25') });
  assert.equal(status, 201, text);
  const [statement] = body.items;
  const { id: _id, created_at: _at, merchant_account_id: _account, ...rest } = statement;
  assert.deepEqual(rest, {
    ...{ type: 'bank-statement', format: 'mt940', reference: 'S', account: 'A1', currency: 'EUR' },
    ...{ opens_on: '2027-01-01', closes_on: '2027-01-02', opening_amount: 10_000, closing_amount: 15_025 },
    ...{ difference: 0, line_count: 1, known_line_count: 0, unread_parts: [], unread_part_count: 0 },
  });
  const [line] = await linesOf(statement.id);
  assert.deepEqual(
    [line?.['amount'], line?.['references'], line?.['counterparty'], line?.['booked_on']],
    [5_025, ['PO-77', 'B1'], 'ACME', '2027-01-02'],
  );
  assert.ok(!JSON.stringify(line).includes('4111111111111111'));
  assert.deepEqual((await get(`/bank-statements/${statement.id}`)).body, statement);
});

test('201: what is there already is answered as it is, and its lines are not counted again', async () => {
  const content = mt940('A2', [PAYOUT], '150,25');
  const first = await upload({ format: 'mt940', content });
  const again = await upload({ format: 'mt940', content });
  assert.deepEqual(again.body, first.body);

  const more = ':61:2701020102D0,25NCHGNONREF//B2';
  const longer = await upload({ format: 'mt940', content: mt940('A2', [PAYOUT, more], '150,00') });
  const [statement] = longer.body.items;
  assert.deepEqual([statement.line_count, statement.known_line_count, statement.difference], [2, 1, 0]);
  assert.deepEqual(
    (await linesOf(statement.id)).map(({ amount }) => amount),
    [-25],
  );
});

test('201: two uploads of one file at the same time make one statement', async () => {
  const content = mt940('A3', [PAYOUT], '150,25');
  const answers = await Promise.all([1, 2, 3].map(() => upload({ format: 'mt940', content })));
  const ids = answers.map(({ status, body, text }) => {
    assert.equal(status, 201, text);
    return body.items[0].id;
  });
  assert.equal(new Set(ids).size, 1);
  assert.equal((await linesOf(ids[0])).length, 1);
});

test('201: what could not be read is told with its place, and the balances show that it is missing', async () => {
  const content = mt940('A4', [PAYOUT, ':61:2702300102C1,00NTRFX'], '151,25');
  const [statement] = (await upload({ format: 'mt940', content })).body.items;
  assert.deepEqual([statement.difference, statement.unread_part_count], [-100, 1]);
  assert.match(statement.unread_parts[0].place, /^line \d+$/);
});

test('201: CSV is read by its mapping', async () => {
  const mapping = {
    ...{
      account: 'CSV',
      currency: 'USD',
      booked_on: 'Day',
      amount: 'Sum',
      balance: 'Left',
      value_on: 'Value',
    },
    ...{ references: ['Ref'], text: ['Text'], counterparty: 'Who', bank_reference: 'Id' },
    ...{ date_format: 'month-day-year', decimal_sign: 'point' },
  };
  const content =
    'Day,Value,Sum,Left,Ref,Text,Who,Id\n01/31/2027,02/01/2027,"1,000.50","2,000.50",PO-9,hello,ACME,77\n';
  const { body, text } = await upload({ format: 'csv', content, mapping });
  const [statement] = body.items ?? [];
  assert.ok(statement, text);
  assert.deepEqual([statement.opening_amount, statement.closing_amount], [100_000, 200_050]);
  const [line] = await linesOf(statement.id);
  assert.deepEqual(
    [line?.['amount'], line?.['value_on'], line?.['references'], line?.['text'], line?.['bank_reference']],
    [100_050, '2027-02-01', ['77', 'PO-9'], 'hello', '77'],
  );
});

test('422: a file of no such format, a mapping that does not fit, and a currency that is none', async () => {
  const mapping = {
    ...{ account: 'CSV', currency: 'USD', booked_on: 'Day', amount: 'Sum' },
    ...{ date_format: 'month-day-year', decimal_sign: 'point' },
  };
  const bomb = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><Document>&b;</Document>';
  const rows: readonly (readonly [object, string, RegExp])[] = [
    [{ format: 'camt.053', content: bomb }, '/content', /document type/],
    [{ format: 'mt940', content: 'hello' }, '/content', /no file of the format mt940/],
    [{ format: 'csv', content: 'a,b\n' }, '/mapping', /is needed for csv/],
    [{ format: 'mt940', content: mt940('A', [], '100,00'), mapping }, '/mapping', /for the format csv alone/],
    [{ format: 'csv', content: 'a,b\n', mapping }, '/content', /no column "Day": its columns are a, b/],
    [
      { format: 'csv', content: 'Day,Sum\n', mapping: { ...mapping, currency: 'XXX' } },
      '/mapping/currency',
      /no currency/,
    ],
    [
      { format: 'csv', content: 'Day,Sum\n', mapping: { ...mapping, credit: 'Sum' } },
      '/mapping/amount',
      /needs one column/,
    ],
  ];
  for (const [body, pointer, message] of rows) {
    const answer = await upload(body);
    assert.equal(answer.status, 422, answer.text);
    assert.equal(answer.body.details[0].pointer, pointer);
    assert.match(answer.body.details[0].message, message);
  }
});

test('200: a list is filtered by account, currency and day', async () => {
  await upload({ format: 'mt940', content: mt940('LISTED', [], '100,00') });
  const count = async (query: string): Promise<number> =>
    (await get(`/bank-statements?account=LISTED&${query}`)).body.items.length;
  assert.deepEqual(
    [await count(''), await count('currency=USD'), await count('closes_on_gte=2027-01-02')],
    [1, 0, 1],
  );
  assert.deepEqual(
    [await count('closes_on_gte=2027-01-03'), await count('closes_on_lte=2027-01-02&currency=EUR')],
    [0, 1],
  );
});

test('404: a statement that is not there, and its lines', async () => {
  const path = '/bank-statements/0192f0aa-0000-7000-8000-0000000000c0';
  assert.deepEqual([(await get(path)).status, (await get(`${path}/lines`)).status], [404, 404]);
});
