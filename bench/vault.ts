import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { systemClock } from '../server/platform/clock.ts';
import { createDb } from '../server/db/db.ts';
import { startEmbeddedPostgres } from '../server/db/embedded.ts';
import { migrate, migrationFolders } from '../server/db/migrate.ts';
import { type MerchantAccountId, type VaultRecordId, toId } from '../server/domain/ids.ts';
import type { Secret } from '../server/domain/secret.ts';
import { newId, randomKey } from '../server/platform/entropy.ts';
import { openBytes, sealBytes } from '../server/vault/envelope.ts';
import { compilePattern, redactJson } from '../server/vault/json-intake.ts';
import { Keyring } from '../server/vault/keyring.ts';
import { connectVault } from '../server/vault/link/remote.ts';
import { serveVault } from '../server/vault/link/vault-server.ts';
import { createLocalVault } from '../server/vault/local.ts';
import { fileRootKeys } from '../server/vault/providers/file.ts';
import { rotateMerchantKey } from '../server/vault/rotate.ts';
import type { Vault } from '../server/vault/vault.ts';

/**
 * The vault's work per second: the cryptography alone, then with PostgreSQL (fsync on), sixteen at once, in
 * this process and over the Unix socket. Run it alone with `npm run bench:vault`.
 */
export type VaultBench = Readonly<{ name: string; perSecond: number; microseconds: number }>;

const SECONDS = 2;
const RECORDS = 20_000;
const AT_ONCE = 16;
const merchant: MerchantAccountId = toId('bench');

export async function benchVault(): Promise<readonly VaultBench[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-bench-vault-'));
  const postgres = await startEmbeddedPostgres(folder);
  const clock = systemClock();
  await migrate(postgres.connection, clock.now(), migrationFolders('production'));
  const db = createDb(postgres.connection);
  const socketPath = path.join(folder, 'vault.sock');
  const local = await createLocalVault({
    db,
    clock,
    config: { dataDir: folder },
    exchange: async (request, open) => {
      (await open((request.body as { value: Secret }).value)).fill(0);
      return { status: 200, headers: {}, text: '' };
    },
  });
  const server = await serveVault(local, { socketPath });
  const linked = connectVault({ socketPath }, 'bench');
  const results = [...cryptography()];
  const ids: VaultRecordId[] = [];
  results.push(await timeCallers('seal a card (row, data key, field)', RECORDS, () => seal(local, ids)));
  results.push(
    await forSeconds('open a card for the wire, logged', (index) => open(local, ids[index % ids.length])),
  );
  results.push(await forSeconds('fingerprint', () => fingerprint(local)));
  results.push(await forSeconds('over the socket: intake and release', () => intake(linked)));
  results.push(
    await forSeconds('over the socket: open a card for the wire, logged', (index) =>
      open(linked, ids[index % ids.length]),
    ),
  );
  const rootKeys = fileRootKeys(path.join(folder, 'vault', 'root-keys'));
  const startedAt = performance.now();
  const { rewrapped } = await rotateMerchantKey(
    { db, clock, rootKeys, keyring: new Keyring(db, clock, rootKeys) },
    merchant,
  );
  results.push(rate('rewrap', Number(rewrapped), performance.now() - startedAt));
  await linked.close();
  await server.close();
  await local.close();
  await db.close();
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
  return results;
}

function cryptography(): readonly VaultBench[] {
  const key = randomKey(32);
  const context = ['field', '1', merchant, '01900000-0000-7000-8000-000000000000', 'number'];
  const plain = Buffer.from('4111111111111111');
  const sealed = sealBytes(key, plain, context);
  const pattern = compilePattern(['/payment_method/number', '/payment_method/security_code']);
  const body = Buffer.from(
    JSON.stringify({
      amount: 1299,
      currency: 'USD',
      payment_method: {
        method: 'card',
        number: '4111111111111111',
        expiration_date: '12/30',
        security_code: '123',
      },
      metadata: { note: 'x'.repeat(700) },
    }),
  );
  return [
    repeatWork('seal 16 bytes', () => sealBytes(key, plain, context)),
    repeatWork('open 16 bytes', () => openBytes(key, sealed, context)),
    repeatWork('intake of a 1 KB body', () => redactJson(body, pattern)),
  ];
}

async function seal(vault: Vault, ids: VaultRecordId[]): Promise<void> {
  const id: VaultRecordId = newId(new Date());
  const held = await vault.hold('card.number', Buffer.from('4111111111111111'));
  await vault.seal(merchant, id, 'card', { number: held });
  await vault.release([held]);
  ids.push(id);
}

async function open(vault: Vault, id: VaultRecordId | undefined): Promise<void> {
  if (id === undefined) throw new Error('nothing was sealed');
  await vault.send(merchant, {
    method: 'POST',
    url: 'https://x.example/',
    body: { type: 'json', value: vault.secret(merchant, id, 'number', 'card.number') },
  });
}

async function fingerprint(vault: Vault): Promise<void> {
  const held = await vault.hold('card.number', Buffer.from('4111111111111111'));
  await vault.fingerprint(merchant, held);
  await vault.release([held]);
}

async function intake(vault: Vault): Promise<void> {
  const { held } = await vault.intake(merchant, Buffer.from('{"number":"4111111111111111"}'), ['/number']);
  await vault.release([...held.values()]);
}

function repeatWork(name: string, work: () => unknown): VaultBench {
  const startedAt = performance.now();
  let count = 0;
  while (performance.now() - startedAt < 1_000)
    for (let index = 0; index < 500; index += 1, count += 1) work();
  return rate(name, count, performance.now() - startedAt);
}

/** `AT_ONCE` callers until all are done. */
async function timeCallers(name: string, count: number, work: () => Promise<void>): Promise<VaultBench> {
  const startedAt = performance.now();
  let left = count;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await work();
    }),
  );
  return rate(name, count, performance.now() - startedAt);
}

async function forSeconds(name: string, work: (index: number) => Promise<void>): Promise<VaultBench> {
  const startedAt = performance.now();
  let count = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() - startedAt < SECONDS * 1_000) await work(count++);
    }),
  );
  return rate(name, count, performance.now() - startedAt);
}

function rate(name: string, count: number, ms: number): VaultBench {
  return {
    name,
    perSecond: Math.round((count * 1_000) / ms),
    microseconds: Math.round((ms * 10_000) / count) / 10,
  };
}

if (import.meta.main)
  for (const { name, perSecond, microseconds } of await benchVault())
    console.log(
      `${name.padEnd(52)} ${String(perSecond).padStart(9)} /s ${String(microseconds).padStart(9)} µs`,
    );
