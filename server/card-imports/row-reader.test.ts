import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Readable } from 'node:stream';
import { cardOfRow } from './card-of-row.ts';
import { EXPORT_ORIGINS } from './export-origins.ts';
import { UnreadableFile } from './record-cutter.ts';
import { rowsOf } from './row-reader.ts';

type Read = Readonly<{ line: number; number: string | null; card: unknown }>;

/** Rows of a text that arrives in chunks of that many bytes. */
async function read(from: string, text: string | Buffer, chunkBytes = 64 * 1024): Promise<Read[]> {
  const bytes = Buffer.from(text);
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += chunkBytes)
    chunks.push(Buffer.from(bytes.subarray(at, at + chunkBytes)));
  const origin = EXPORT_ORIGINS[from];
  assert.ok(origin);
  const rows: Read[] = [];
  for await (const row of rowsOf(Readable.from(chunks), origin)) {
    const number = 'problem' in row ? null : (row.number?.toString() ?? null);
    rows.push({ line: row.line, number, card: cardOfRow(row) });
  }
  return rows;
}

const ADA = {
  externalIdentifier: 'cus_1',
  displayName: 'Ada Lovelace',
  billingDetails: {
    email_address: 'ada@example.com',
    address: { line1: '1 Main St', city: 'London', postal_code: 'W1', country: 'GB' },
  },
};

test('the form of each origin is read, whatever pieces it comes in', async () => {
  const stripeCsv = [
    'description,name,email,id,card.address_city,card.address_country,card.address_line1,card.address_line2,' +
      'card.address_state,card.address_zip,card.exp_month,card.exp_year,card.id,card.name,card.number,' +
      'default_source,' +
      'card.transaction_ids',
    '"says ""hello"", twice",Ada Lovelace,ada@example.com,cus_1,London,GB,"1 Main St",,,W1,3,2031,card_1,A L,' +
      '4242424242424242,card_1,"[""123456789012345""]"',
    'no card,Grace,grace@example.com,cus_2,,,,,,,,,,,,,',
    '',
  ].join('\r\n');
  const stripeJson = (wrap: (customers: string) => string): string =>
    wrap(
      `{"id":"cus_1","name":"Ada Lovelace","email":"ada@example.com","metadata":{"note":"a } in \\"text\\""},
  "cards":[{"id":"card_1","number":"4242424242424242","exp_month":3,"exp_year":2031,"name":"A L",
  "address_line1":"1 Main St",
  "address_city":"London","address_zip":"W1","address_country":"GB","transaction_ids":["123456789012345"]},
  {"id":"card_2","number":"5555555555554444","exp_month":12,"exp_year":2030}]}`,
    );
  const first = {
    oldId: 'card_1',
    expirationDate: '03/31',
    schemeTransactionId: '123456789012345',
    buyer: ADA,
  };
  for (const chunkBytes of [1, 3, 64 * 1024]) {
    assert.deepEqual(await read('stripe', stripeCsv, chunkBytes), [
      { line: 2, number: '4242424242424242', card: first },
      { line: 3, number: null, card: null },
    ]);
    for (const wrap of [
      (text: string) => text,
      (text: string) => `[${text},\n${text}]`,
      (text: string) => `{"customers": [${text}]}`,
      (text: string) => `\uFEFF${text}\n${text}\n`,
    ]) {
      const rows = await read('stripe', stripeJson(wrap), chunkBytes);
      assert.deepEqual(rows[0], { line: 1, number: '4242424242424242', card: first });
      assert.equal(rows[1]?.number, '5555555555554444');
      assert.deepEqual(rows.length % 2, 0);
    }
  }

  const braintree = await read(
    'braintree',
    'id;first_name;last_name;email;credit_card.token;credit_card.cardholder_name;credit_card.expiration_date;' +
      'credit_card.number\nb1;Ada;Lovelace;;tok1;A L;3/2031;4242424242424242\n',
  );
  assert.deepEqual(braintree[0]?.card, {
    oldId: 'tok1',
    expirationDate: '03/31',
    schemeTransactionId: null,
    buyer: {
      externalIdentifier: 'b1',
      displayName: 'Ada Lovelace',
      billingDetails: { first_name: 'Ada', last_name: 'Lovelace' },
    },
  });
  const adyen = await read(
    'adyen',
    'ShopperReference,RecurringDetailReference,OwnerName,ExpiryMonth,ExpiryYear,CardNumber,NetworkTxReference\n' +
      'mark1,8314442372419167,D.N. Mater,8,2031,5555 5555 5555 4444,MCC1234560102\n',
  );
  assert.deepEqual(adyen[0]?.card, {
    oldId: '8314442372419167',
    expirationDate: '08/31',
    schemeTransactionId: 'MCC1234560102',
    buyer: { externalIdentifier: 'mark1', displayName: 'D.N. Mater', billingDetails: null },
  });
  const spreedly = await read(
    'spreedly',
    '{"payment_methods":[{"token":"Abc","number":"4242424242424242","month":3,"year":2031,"full_name":"A L"}]}',
  );
  assert.deepEqual(spreedly, [
    {
      line: 1,
      number: '4242424242424242',
      card: { oldId: 'Abc', expirationDate: '03/31', schemeTransactionId: null, buyer: null },
    },
  ]);
});

test('a row that is no card is a problem with its line and a pointer, and tells no number', async () => {
  const header = 'external_identifier,number,expiration_date,buyer_external_identifier,display_name\n';
  for (const [row, pointer, message] of [
    ['a,4242424242424242,13/31,b,c', '/expiration_date', 'must be a month and a year'],
    ['a,,12/31,b,c', '/number', 'is missing'],
    [
      ',4242424242424242,12/31,b,c',
      '/external_identifier',
      'must be 1 to 200 characters: the old id of the card',
    ],
    ['a,4242424242424242,12/31,b,4111 1111 1111 1111', '/holder', 'must not hold a card number'],
    ['4242424242424242,4242424242424242,12/31,b,c', '/external_identifier', 'must not hold a card number'],
    ['a,4242424242424242,12/31', '', 'has 3 cells, and the first line names 5 columns'],
    ['a,42"42"1,12/31,b,c', '', 'holds a quote where none may stand'],
  ] as const) {
    const [found] = await read('other', `${header}${row}\n`);
    assert.partialDeepStrictEqual(found?.card, { line: 2, pointer, message }, row);
    assert.doesNotMatch(JSON.stringify(found?.card), /4242|4111/);
  }
  const [json] = await read('spreedly', '{"token":"a","number":4242424242424242,"month":3,"year":2031}');
  assert.partialDeepStrictEqual(json?.card, { pointer: '/number', message: 'is missing' });
  const [broken] = await read('spreedly', '{"token":"a" "number":"4242424242424242"}');
  assert.partialDeepStrictEqual(broken?.card, { message: 'is not JSON' });
});

test('a file of another form is refused whole, in a sentence without a value of it', async () => {
  for (const [from, text, said] of [
    ['stripe', 'id,number\ncus_1,4242424242424242\n', /does not name the column card\.number nor card\.id/],
    ['other', '', /nothing in it/],
    ['other', ' \n \n', /nothing in it/],
    [
      'other',
      `external_identifier,number\n"a,${'4'.repeat(2 * 1024 * 1024)}`,
      /line 2 is longer than a megabyte/,
    ],
    ['other', 'external_identifier,number\n"a,b\n', /a quote in line 2 does not end/],
    ['spreedly', '{"token":"a"', /object that begins in line 1 does not end/],
    ['spreedly', '{"token":"a"} x {"token":"b"}', /in line 1 something stands between two objects/],
  ] as const)
    await assert.rejects(read(from, text, 4096), (error) => {
      assert.ok(error instanceof UnreadableFile, String(error));
      assert.match(error.message, said);
      assert.doesNotMatch(error.message, /4242/);
      return true;
    });
});
