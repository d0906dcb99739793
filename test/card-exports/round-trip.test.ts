import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, before, test } from 'node:test';
import { cardNumber } from '../card-imports/card-numbers.ts';
import { openTestService, recordSecret, type TestService } from '../harness/index.ts';
import { exportRows } from '../../server/card-exports/export-rows.ts';
import { importCards } from '../../server/card-imports/import-cards.ts';
import { importedPairs } from '../../server/db/queries/card-imports.ts';
import { type MerchantAccountId, toId } from '../../server/domain/ids.ts';
import { builtInBinSource } from '../../server/payment-methods/built-in-bins.ts';
import { type ImportVault, openImportVault } from '../../server/vault/import-vault.ts';
import { encryptMessage } from '../../server/vault/openpgp/encrypt-message.ts';
import { readPublicKey } from '../../server/vault/openpgp/read-public-key.ts';
import { fileRootKeys } from '../../server/vault/providers/file.ts';

const MERCHANT = toId<'merchant-account'>('default') satisfies MerchantAccountId;
let service: TestService;
let vault: ImportVault;

before(async () => {
  service = await openTestService();
  const { dataDir } = service.parts.config;
  const rootKeys = fileRootKeys(`${dataDir}/vault/root-keys`);
  vault = await openImportVault({ db: service.db, clock: service.parts.clock, dataDir, rootKeys });
});
after(async () => {
  await vault.close();
  await service.close();
});

type Method = Readonly<{ id: string; fingerprint: string; expiration_date: string }>;

async function storedCard(serial: number, more: object = {}): Promise<Method> {
  const number = cardNumber(serial);
  recordSecret(number);
  const body = { method: 'card', number, expiration_date: '12/40', ...more };
  const made = await service.request('POST', '/payment-methods', { body });
  assert.equal(made.status, 201, made.text);
  return made.body;
}

async function messageOf(
  publicKey: string,
): Promise<Readonly<{ message: Buffer; cards: number; gone: number }>> {
  const counts = { cards: 0, gone: 0 };
  const of = { merchantAccountId: MERCHANT, purpose: 'export cards of a test' };
  const rows = exportRows({ db: service.db, vault }, of, counts);
  const pieces: Buffer[] = [];
  for await (const piece of encryptMessage(await readPublicKey(publicKey, new Date()), rows))
    pieces.push(Buffer.from(piece));
  return { message: Buffer.concat(pieces), ...counts };
}

test('what is exported and imported again has the same fingerprints, and whose it was', async () => {
  const buyer = await service.request('POST', '/buyers', {
    body: {
      display_name: 'Ada, "Countess" Lovelace',
      external_identifier: '=ada',
      billing_details: { email_address: 'ada@example.com', address: { city: 'London', country: 'GB' } },
    },
  });
  const unnamed = await service.request('POST', '/buyers', { body: { display_name: 'Ben' } });
  const methods = [
    await storedCard(700_001, { buyer_id: buyer.body.id, external_identifier: 'card, of Ada' }),
    await storedCard(700_002, { buyer_id: unnamed.body.id }),
    await storedCard(700_003),
  ];
  const deleted = await storedCard(700_004);
  await service.request('DELETE', `/payment-methods/${deleted.id}`);
  const { publicKey } = await vault.makeKey(MERCHANT, 'Round trip');
  const { message, cards, gone } = await messageOf(publicKey);
  assert.deepEqual([cards, gone], [3, 0]);
  assert.equal(message.includes('Ada') || message.includes(cardNumber(700_001)), false);

  const counts = await importCards(
    { db: service.db, clock: service.parts.clock, vault, bins: builtInBinSource },
    vault.content(MERCHANT, Readable.from([message])),
    { merchantAccountId: MERCHANT, origin: 'railyard', isDryRun: false },
  );
  assert.partialDeepStrictEqual(counts, { imported: 3, refused: 0, with_buyer: 2 });
  const pairs = await importedPairs(service.db, MERCHANT, 'railyard', '', 10);
  for (const { id, fingerprint, expiration_date: expires } of methods) {
    const pair = pairs.find(({ old_id: oldId }) => oldId === id);
    const { body } = await service.request('GET', `/payment-methods/${pair?.payment_method_id ?? ''}`);
    assert.deepEqual([body.fingerprint, body.expiration_date], [fingerprint, expires]);
  }
  const [ofAda] = pairs.filter(({ old_id: oldId }) => oldId === methods[0]?.id);
  const { body: read } = await service.request('GET', `/payment-methods/${ofAda?.payment_method_id ?? ''}`);
  assert.equal(read.buyer.id, buyer.body.id);
});

test('every opening of a number is in the access log, with what it was opened for', async () => {
  const opened = await service.db.query<{ records: bigint; actors: readonly string[] }>(
    {
      name: '',
      text: `SELECT count(DISTINCT record_id) AS records, array_agg(DISTINCT actor) AS actors FROM vault.access_log
        WHERE purpose = 'export cards of a test'`,
    },
    [],
  );
  assert.deepEqual(opened, [{ records: 3n, actors: ['operator'] }]);
});

test('a card that does not open ends the export: no file leaves one out without a word', async () => {
  const broken = await storedCard(700_005);
  await service.db.query(
    {
      name: '',
      text: `UPDATE vault.fields f SET sealed = set_byte(sealed, 20, (get_byte(sealed, 20) + 1) % 256)
        FROM payment_methods p WHERE p.payment_method_id = $1 AND f.record_id = p.vault_record_id`,
    },
    [broken.id],
  );
  const { publicKey } = await vault.makeKey(MERCHANT, 'Broken');
  await assert.rejects(messageOf(publicKey), /sealed value/);
});
