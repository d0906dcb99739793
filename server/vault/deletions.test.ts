import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type TestDb, testDb } from '../../test/harness/index.ts';
import { Problem } from '../domain/problem.ts';
import { systemClock } from '../platform/clock.ts';
import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import type { Secret } from '../domain/secret.ts';
import { newId } from '../platform/entropy.ts';
import { DeletionLedger } from './deletions.ts';
import { type LocalVault, createLocalVault } from './local.ts';

const merchant = 'merchant' as MerchantAccountId;
let database: TestDb;
let dataDir: string;

before(async () => {
  database = await testDb();
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-deletions-'));
});
after(async () => {
  await database.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const open = (): Promise<LocalVault> =>
  createLocalVault({
    db: database.db,
    clock: systemClock(),
    config: { dataDir },
    exchange: async (request, openSecret) => ({
      status: 200,
      headers: {},
      text: (await openSecret((request.body as { value: Secret }).value)).toString(),
    }),
  });
const read = async (vault: LocalVault, id: VaultRecordId): Promise<string> =>
  (
    await vault.send(merchant, {
      method: 'POST',
      url: 'https://x.example/',
      body: { type: 'json', value: vault.secret(merchant, id, 'number', 'card.number') },
    })
  ).text;
const isGone = (error: unknown): boolean => error instanceof Problem && error.code === 'not_found';
const run = (name: string, text: string): Promise<unknown[]> => database.db.query({ name, text }, []);

test("restoring yesterday's dump brings back the cards that were there, but not the one deleted since", async () => {
  const vault = await open();
  const [kept, deleted] = [newId<'vault-record'>(new Date()), newId<'vault-record'>(new Date())];
  for (const id of [kept, deleted])
    await vault.seal(merchant, id, 'card', {
      number: await vault.hold('card.number', Buffer.from(`number of ${id}`)),
    });
  for (const table of ['keys', 'root_keys', 'records', 'fields'])
    await run(`test_dump_${table}`, `CREATE TABLE dump_${table} AS TABLE vault.${table}`);
  await vault.shred(merchant, deleted);
  await run('test_wipe', 'TRUNCATE vault.keys, vault.root_keys, vault.records, vault.fields');
  for (const table of ['keys', 'root_keys', 'records', 'fields'])
    await run(
      `test_restore_${table}`,
      `INSERT INTO vault.${table} OVERRIDING SYSTEM VALUE SELECT * FROM dump_${table}`,
    );

  // A vault that ran on through the restore refuses it.
  assert.equal(await read(vault, kept), `number of ${kept}`);
  await assert.rejects(read(vault, deleted), isGone);
  await vault.close();

  // The next start destroys the key material again.
  const next = await open();
  await assert.rejects(read(next, deleted), isGone);
  assert.deepEqual(await run('test_left', 'SELECT id FROM vault.records'), [{ id: kept }]);
  await assert.rejects(
    async () =>
      next.seal(merchant, deleted, 'card', { number: await next.hold('card.number', Buffer.from('x')) }),
    /was shredded/,
  );
  await next.close();
});

test('a deletion by another vault process on the same ledger is known here', async () => {
  const file = path.join(dataDir, 'shared.log');
  const [one, two] = [await DeletionLedger.open(file), await DeletionLedger.open(file)];
  const id: VaultRecordId = newId(new Date());
  await one.add(merchant, id);
  await two.refresh();
  assert.ok(two.has(merchant, id));
  await Promise.all([one.close(), two.close()]);
});

test('a line that another vault process could not write whole swallows none of what follows', async () => {
  const file = path.join(dataDir, 'full.log');
  const [first, second]: VaultRecordId[] = [newId(new Date()), newId(new Date())];
  assert.ok(first !== undefined && second !== undefined);
  const ledger = await DeletionLedger.open(file);
  fs.appendFileSync(file, `merchant ${first.slice(0, 20)}`);
  await ledger.add(merchant, second);
  await ledger.close();
  const again = await DeletionLedger.open(file);
  assert.deepEqual(
    [...again.entries()].map(({ recordId }) => recordId),
    [second],
  );
  await again.close();
});

test('a deletion that cannot be written down is 503, and the log is told which file it is', async () => {
  const ledger = await DeletionLedger.open(path.join(dataDir, 'closed.log'));
  await ledger.close();
  const id: VaultRecordId = newId(new Date());
  await assert.rejects(ledger.add(merchant, id), {
    code: 'service_unavailable',
    privateText: /^deletions\.log of the vault cannot be written: /,
  });
  assert.ok(!ledger.has(merchant, id));
});

test('a line that a crash cut short is passed over, and the next one counts', async () => {
  const file = path.join(dataDir, 'torn.log');
  const [first, second]: VaultRecordId[] = [newId(new Date()), newId(new Date())];
  assert.ok(first !== undefined && second !== undefined);
  fs.writeFileSync(file, `merchant ${first}\nmerchant ${second.slice(0, 20)}`);
  const ledger = await DeletionLedger.open(file);
  await ledger.add(merchant, second);
  await ledger.close();
  const again = await DeletionLedger.open(file);
  assert.deepEqual(
    [...again.entries()].map(({ recordId }) => recordId),
    [first, second],
  );
  await again.close();
});
