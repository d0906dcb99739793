import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, before, test } from 'node:test';
import { openTestService, recordSecret, type TestService } from '../harness/index.ts';
import { EXPORT_ORIGINS } from '../../server/card-imports/export-origins.ts';
import type { RowProblem } from '../../server/card-imports/card-of-row.ts';
import { type ImportCounts, importCards } from '../../server/card-imports/import-cards.ts';
import { importedPairs } from '../../server/db/queries/card-imports.ts';
import { type MerchantAccountId, toId } from '../../server/domain/ids.ts';
import { builtInBinSource } from '../../server/payment-methods/built-in-bins.ts';
import { type ImportVault, openImportVault } from '../../server/vault/import-vault.ts';
import { fileRootKeys } from '../../server/vault/providers/file.ts';
import { rotateMerchantKey } from '../../server/vault/rotate.ts';
import { Keyring } from '../../server/vault/keyring.ts';
import { cardNumber } from './card-numbers.ts';
import { encryptFile } from './encrypt-file.ts';

const MERCHANT = toId<'merchant-account'>('default') satisfies MerchantAccountId;
let service: TestService;
let vault: ImportVault;
let publicKey: string;
let keyId: string;

before(async () => {
  service = await openTestService();
  const { dataDir } = service.parts.config;
  const rootKeys = fileRootKeys(`${dataDir}/vault/root-keys`);
  vault = await openImportVault({ db: service.db, clock: service.parts.clock, dataDir, rootKeys });
  ({ publicKey, keyId } = await vault.makeKey(MERCHANT, 'Example Shop (card import)'));
});
after(async () => {
  await vault.close();
  await service.close();
});

type ImportRun = Readonly<{ counts: ImportCounts; problems: readonly RowProblem[] }>;

async function run(origin: string, text: string, isDryRun = false): Promise<ImportRun> {
  const problems: RowProblem[] = [];
  const file = encryptFile(publicKey, Buffer.from(text));
  const counts = await importCards(
    { db: service.db, clock: service.parts.clock, vault, bins: builtInBinSource },
    vault.content(MERCHANT, Readable.from([file])),
    { merchantAccountId: MERCHANT, origin, isDryRun, tellProblem: (problem) => problems.push(problem) },
  );
  return { counts, problems };
}

function number(serial: number): string {
  const made = cardNumber(serial);
  recordSecret(made);
  return made;
}

const HEADER =
  'external_identifier,number,expiration_date,buyer_external_identifier,display_name,scheme_transaction_id\n';

test('an encrypted export becomes payment methods that pay, with their buyers and scheme transaction ids', async () => {
  const [one, other] = [number(1), number(2)];
  const text = JSON.stringify({
    id: 'cus_1',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    cards: [
      { id: 'card_1', number: one, exp_month: 12, exp_year: 2040, transaction_ids: '123456789012345' },
      { id: 'card_2', number: other, exp_month: 1, exp_year: 2041 },
    ],
  });
  const dry = await run('stripe', text, true);
  assert.deepEqual(dry.counts, {
    rows: 2,
    imported: 2,
    already: 0,
    without_card: 0,
    refused: 0,
    with_scheme_transaction_id: 1,
    with_buyer: 2,
    by_scheme: { visa: 2 },
  });
  const before = await service.request('GET', '/payment-methods', { scopes: ['payment-methods.read'] });
  assert.deepEqual(before.body.items, []);
  assert.deepEqual((await run('stripe', text)).counts, dry.counts);

  const listed = await service.request('GET', '/payment-methods?external_identifier=card_1', {
    scopes: ['payment-methods.read'],
  });
  const [stored] = listed.body.items;
  assert.partialDeepStrictEqual(stored, {
    method: 'card',
    status: 'succeeded',
    scheme: 'visa',
    expiration_date: '12/40',
    external_identifier: 'card_1',
    scheme_transaction_id: '123456789012345',
    scheme_transaction_id_scheme: 'visa',
    buyer: { external_identifier: 'cus_1', display_name: 'Ada Lovelace' },
  });
  const typed = await service.request('POST', '/payment-methods', {
    scopes: ['payment-methods.write'],
    body: { method: 'card', number: one, expiration_date: '12/40' },
  });
  assert.equal(typed.body.fingerprint, stored.fingerprint);
});

test('a second run stores nothing again, nor what was deleted since, and the mapping stays the same', async () => {
  const rows = Array.from(
    { length: 1_234 },
    (_, at) => `old-${at},${number(1_000 + at)},12/40,b-${at % 50},B,\n`,
  );
  const first = await run('other', HEADER + rows.slice(0, 700).join(''));
  assert.deepEqual([first.counts.imported, first.counts.already], [700, 0]);
  const pairs = (): ReturnType<typeof importedPairs> =>
    importedPairs(service.db, MERCHANT, 'other', '', 5_000);
  const mapping = await pairs();
  const [gone] = mapping;
  assert.ok(gone);
  const deleted = await service.request('DELETE', `/payment-methods/${gone.payment_method_id}`, {
    scopes: ['payment-methods.write'],
  });
  assert.equal(deleted.status, 204);

  const second = await run('other', HEADER + rows.join('') + (rows[0] ?? ''));
  assert.deepEqual([second.counts.imported, second.counts.already, second.counts.rows], [534, 701, 1_235]);
  const after = await pairs();
  assert.equal(after.length, 1_234);
  for (const pair of mapping)
    assert.deepEqual(
      after.find(({ old_id: id }) => id === pair.old_id),
      pair,
    );
  const answer = await service.request('GET', `/payment-methods/${gone.payment_method_id}`, {
    scopes: ['payment-methods.read'],
  });
  assert.equal(answer.status, 404);
});

test('two runs of one file at the same time store each card once', async () => {
  const text =
    HEADER +
    Array.from({ length: 1_500 }, (_, at) => `twice-${at},${number(5_000 + at)},12/40,,,\n`).join('');
  const runs = await Promise.all([run('other', text), run('other', text)]);
  assert.equal(
    runs.reduce((sum, { counts }) => sum + counts.imported, 0),
    1_500,
  );
  const listed = await service.db.query<{ count: bigint }>(
    { name: '', text: `SELECT count(*) FROM payment_methods WHERE external_identifier LIKE 'twice-%'` },
    [],
  );
  assert.equal(listed[0]?.count, 1_500n);
});

test('the vault’s keys may be rotated while a file is imported', async () => {
  const text =
    HEADER +
    Array.from({ length: 2_000 }, (_, at) => `rotated-${at},${number(9_000 + at)},12/40,,,\n`).join('');
  const rootKeys = fileRootKeys(`${service.parts.config.dataDir}/vault/root-keys`);
  const keyring = new Keyring(service.db, service.parts.clock, rootKeys);
  const importing = run('other', text);
  await rotateMerchantKey({ db: service.db, clock: service.parts.clock, keyring, rootKeys }, MERCHANT);
  assert.equal((await importing).counts.imported, 2_000);
  const [first] = await importedPairs(service.db, MERCHANT, 'other', 'rotated-1998', 1);
  const paid = await service.request('GET', `/payment-methods/${first?.payment_method_id}`, {
    scopes: ['payment-methods.read'],
  });
  assert.equal(paid.body.status, 'succeeded');
  await rootKeys.close();
});

test('what is refused is told by line, pointer and reason, as the API would; the rest is stored', async () => {
  const wrong = number(20_001).replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
  const { counts, problems } = await run(
    'other',
    [
      HEADER.trimEnd(),
      `r-1,${number(20_000)},12/40,,,`,
      `r-2,${wrong},12/40,,,`,
      `r-3,${number(20_002)},12/20,,,`,
      `r-4,${number(20_003).slice(0, 14)}x,12/40,,,`,
    ].join('\n'),
  );
  assert.deepEqual([counts.imported, counts.refused], [1, 3]);
  assert.deepEqual(
    problems.map(({ line, oldId, pointer, type }) => [line, oldId, pointer, type]),
    [
      [3, 'r-2', '/number', 'value_error.payment_card_number.luhn_check'],
      [4, 'r-3', '/expiration_date', 'value_error.expiration_date.past'],
      [5, 'r-4', '/number', 'value_error.payment_card_number.digits'],
    ],
  );
});

test('opening the key is in the access log, and a key that is destroyed opens nothing', async () => {
  const opened = await service.db.query<{ purpose: string; actor: string }>(
    { name: '', text: `SELECT DISTINCT purpose, actor FROM vault.access_log WHERE field = 'card_import'` },
    [],
  );
  assert.deepEqual(opened, [{ purpose: 'import cards', actor: 'operator' }]);
  await vault.destroyKey(MERCHANT, keyId);
  await assert.rejects(
    run('other', `${HEADER}x,${number(30_000)},12/40,,,\n`),
    /to no key of this merchant account/,
  );
});

test('every origin has an id, a number and an expiry date', () => {
  for (const [name, { columns, number: names }] of Object.entries(EXPORT_ORIGINS)) {
    assert.match(name, /^[a-z]{1,20}$/);
    assert.ok(names.length > 0 && columns.oldId !== undefined, name);
    assert.ok(
      columns.expirationDate !== undefined || (columns.month !== undefined && columns.year !== undefined),
      name,
    );
  }
});
