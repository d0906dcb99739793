import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { StartError } from '../platform/start-error.ts';
import { binSourceOf } from './bin-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'railyard-bins-'));
after(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const place = join(folder, name);
  writeFileSync(place, text);
  return place;
}

const CSV = `from,to,scheme,additional_schemes,card_type,issuer_name,country
400000,499999,visa,,credit,"Bank, of Tests",GB
41111110,41111119,visa,carte-bancaire,debit,Narrow Bank,FR
`;

test('an operator’s narrowest range wins, and what the file does not know comes from our own table', async () => {
  const bins = binSourceOf(file('bins.csv', CSV));
  assert.deepEqual(await bins.lookup('41111111'), {
    bin: '41111111',
    scheme: 'visa',
    additionalSchemes: ['carte-bancaire'],
    cardType: 'debit',
    issuerName: 'Narrow Bank',
    productName: null,
    country: 'FR',
  });
  assert.equal((await bins.lookup('49999999')).issuerName, 'Bank, of Tests');
  assert.equal((await bins.lookup('400000')).country, 'GB');
  assert.equal((await bins.lookup('37828224')).issuerName, 'Sandbox Express');
  assert.equal((await bins.lookup('')).scheme, 'other');
});

test('six digits that reach over a narrower range are answered by the wide one', async () => {
  const bins = binSourceOf(file('bins2.csv', CSV));
  assert.equal((await bins.lookup('411111')).issuerName, 'Bank, of Tests');
});

test('the same as JSON; without a scheme it is detected', async () => {
  const bins = binSourceOf(
    file(
      'bins.json',
      JSON.stringify([
        { from: '555555', issuer_name: 'JSON Bank', card_type: 'prepaid', additional_schemes: ['maestro'] },
      ]),
    ),
  );
  assert.deepEqual(await bins.lookup('55555555'), {
    bin: '55555555',
    scheme: 'mastercard',
    additionalSchemes: ['maestro'],
    cardType: 'prepaid',
    issuerName: 'JSON Bank',
    productName: null,
    country: null,
  });
});

test('a file that cannot be used stops the start with a sentence', () => {
  assert.throws(() => binSourceOf(join(folder, 'none.csv')), StartError);
  for (const [name, text] of [
    ['a.csv', 'from,scheme\n41,visa\n'],
    ['b.csv', 'from,scheme\n411111,vissa\n'],
    ['c.csv', 'from,card_type\n411111,gold\n'],
    ['d.json', '[1]'],
    ['e.json', '[{"from"'],
    ['f.csv', 'from,additional_schemes\n411111,carte-bancaire vissa\n'],
    ['g.csv', 'from,country\n411111,UK\n'],
    ['h.csv', 'from,to\n411112,411111\n'],
    ['i.csv', 'from,issuer\n411111,Example Bank\n'],
    ['k.csv', 'from,issuer_name\n411111,"Example Bank\n'],
  ] as const)
    assert.throws(() => binSourceOf(file(name, text)), StartError, name);
  assert.throws(
    () => binSourceOf(file('j.csv', 'from,country\n411111,FR\n411112,UK\n')),
    /entry 2: UK is not an ISO 3166-1 country\.$/,
  );
});
