import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Readable } from 'node:stream';
import { connectors } from '../connectors/registry.ts';
import { rowsOf } from './row-reader.ts';
import { type TokenOfRow, originOf, tokenOfRow } from './token-of-row.ts';

type Read = Readonly<{ token: string; of: TokenOfRow }>;

/** The only row of a list of that connector's tokens. */
async function read(connectorId: string, list: string): Promise<Read> {
  const connector = connectors.find(({ id }) => id === connectorId);
  const kept = connector?.keptTokens ?? assert.fail(`${connectorId} takes no tokens`);
  const rows: Read[] = [];
  for await (const row of rowsOf(Readable.from([Buffer.from(list)]), originOf(kept, connectorId))) {
    if ('problem' in row) assert.fail(row.problem);
    const token = row.number?.toString() ?? assert.fail('the token is not found');
    assert.match(token, kept.form);
    const of = tokenOfRow(row, kept, true);
    rows.push('externalIdentifier' in of ? { token, of } : assert.fail(of.message));
  }
  return rows.length === 1 && rows[0] !== undefined ? rows[0] : assert.fail(`${rows.length} rows`);
}

/** A card, in the names that each company gives its parts. */
const OWN: readonly (readonly [
  connectorId: string,
  token: string,
  card: Readonly<Record<string, unknown>>,
])[] = [
  [
    'adyen-card',
    'M5N7TQ4TG5PFWR50',
    {
      id: 'M5N7TQ4TG5PFWR50',
      shopperReference: 'ada',
      brand: 'mc',
      lastFour: '4444',
      expiryMonth: '3',
      expiryYear: '2030',
    },
  ],
  [
    'checkout-card',
    'src_wmlfc3zyhqzehihu7giusaaawu',
    {
      id: 'src_wmlfc3zyhqzehihu7giusaaawu',
      type: 'card',
      scheme: 'Mastercard',
      last4: '4444',
      expiry_month: 3,
      expiry_year: 2030,
      card_type: 'CREDIT',
      customer: { id: 'ada' },
      issuer_country: 'US',
      fingerprint: 'vnsdrvikkvre3dtrjjvlm5du4q',
    },
  ],
  [
    'braintree-card',
    'f9d5k2',
    {
      token: 'f9d5k2',
      card_type: 'MasterCard',
      last_4: '4444',
      expiration_month: '03',
      expiration_year: '2030',
      customer_id: 'ada',
      country_of_issuance: 'USA',
      unique_number_identifier: 'b5f7e1c0',
    },
  ],
  [
    'braintree-card',
    'f9d5k2',
    {
      token: 'f9d5k2',
      cardType: 'MasterCard',
      last4: '4444',
      expirationMonth: '03',
      expirationYear: '2030',
      customerId: 'ada',
      countryOfIssuance: 'USA',
      uniqueNumberIdentifier: 'b5f7e1c0',
    },
  ],
];

test('a card that a company shows is read by the company’s own names', async () => {
  for (const [connectorId, token, card] of OWN) {
    const told = await read(connectorId, JSON.stringify(card));
    assert.equal(told.token, token);
    assert.partialDeepStrictEqual(
      told.of,
      { scheme: 'mastercard', label: '4444', expirationDate: '03/30', customer: 'ada' },
      connectorId,
    );
  }
});

test('the country of the issuer is read by two letters and by three, and a number is told from others', async () => {
  for (const [connectorId, , card] of OWN) {
    const { of } = await read(connectorId, JSON.stringify(card));
    const isTold = connectorId !== 'adyen-card';
    assert.deepEqual(
      [of.cardCountry, of.cardFingerprint !== null],
      [isTold ? 'US' : null, isTold],
      connectorId,
    );
  }
  const nobodys = 'token,countryOfIssuance\nf9d5k2,Unknown\n';
  assert.equal((await read('braintree-card', nobodys)).of.cardCountry, null);
});

test('where a list has no word for the scheme, the first digits tell it', async () => {
  const schemes = [];
  for (const row of [',555555', 'Visa,555555', ',', 'Nobody knows,'])
    schemes.push((await read('braintree-card', `token,scheme,bin\nf9d5k2,${row}\n`)).of.scheme);
  assert.deepEqual(schemes, ['mastercard', 'visa', 'other', 'other']);
});

test('our own names go first: where there is a scheme, `card_type` is credit, debit or prepaid', async () => {
  const list = 'token,scheme,card_type,label,expiration_date\nf9d5k2,visa,debit,1111,03/30\n';
  assert.partialDeepStrictEqual((await read('braintree-card', list)).of, {
    scheme: 'visa',
    cardType: 'debit',
    label: '1111',
    expirationDate: '03/30',
  });
});
