import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { openCheckpoint, verifyConsistency, verifyInclusion } from '../../log-verifier/src/index.ts';
import { type Shop, openShop } from '../../test/harness/shop.ts';
import { SealedLog } from '../../test/transparency-log/sealed-log.ts';
import { clientConfig } from '../db/db.ts';
import { forgetHistory } from '../jobs/forget.ts';
import { createLog } from '../platform/log.ts';
import { fanOut } from '../webhooks/fan-out.ts';
import { sealLogs } from './seal-logs.ts';

let shop: Shop;
let sealedLog: SealedLog;
before(async () => {
  shop = await openShop({ worker: false });
  sealedLog = new SealedLog(() => shop.service);
});
after(() => shop.close());

test('what was written is sealed, signed, and proved by the API to whoever has the key', async () => {
  const { body: payment } = await shop.pay({ intent: 'capture' });
  await shop.pay({ intent: 'authorize', amount: 300, currency: 'EUR' });
  const older = await sealedLog.sealAll();
  await shop.post(`/transactions/${payment.id}/refunds`, { amount: 1 });
  const newest = await sealedLog.sealAll();
  assert.ok(newest.size > older.size);
  assert.deepEqual(await sealedLog.faultsOf(newest, older), []);
  const { body: proof } = await shop.get(`/transparency-log/consistency-proof?from=${older.size}`);
  verifyConsistency(older, newest, proof.hashes);

  const { body: audit } = await shop.get('/audit-logs?limit=1');
  const { body: postings } = await shop.get(`/transactions/${payment.id}/postings`);
  for (const id of [audit.items[0].id, postings.items[0].id]) {
    const { body: inclusion } = await shop.get(`/transparency-log/inclusion-proof?entry_id=${id}`);
    const sealed = (await sealedLog.exported()).find(({ index }) => index === inclusion.index);
    assert.equal(sealed?.entry?.['id'], id);
    verifyInclusion(newest, inclusion, sealed?.entry ?? null);
  }
  assert.doesNotMatch(JSON.stringify(await sealedLog.exported()), /4111111111111111/);
});

test('an administrator of the database who changes, takes out, puts in or moves an entry is found', async () => {
  const older = await sealedLog.sealAll();
  const TAMPERINGS: readonly (readonly [string, RegExp])[] = [
    [`UPDATE ledger_entries SET amount = amount + 1 WHERE ledger_entry_id = $1`, /was changed/],
    [
      `UPDATE ledger_entries SET created_at = created_at - interval '1 microsecond' WHERE ledger_entry_id = $1`,
      /chan/,
    ],
    [`DELETE FROM ledger_entries WHERE ledger_entry_id = $1`, /is gone/],
    [
      `INSERT INTO ledger_entries OVERRIDING SYSTEM VALUE SELECT merchant_account_id, -ledger_entry_id, transaction_id,
         payout_id, operation_id, movement, debit, credit, currency, amount, created_at FROM ledger_entries
       WHERE ledger_entry_id = $1`,
      /not in the log/,
    ],
    [`UPDATE audit_logs SET actor_name = 'nobody' WHERE audit_log_id = $2`, /was changed/],
    [`DELETE FROM audit_logs WHERE audit_log_id = $2`, /is gone/],
    [
      `INSERT INTO audit_logs SELECT (jsonb_populate_record(a, jsonb_build_object('audit_log_id', gen_random_uuid(),
         'written_in', '5'))).* FROM audit_logs a WHERE audit_log_id = $2`,
      /not in the log/,
    ],
    [
      `UPDATE ledger_entries SET amount = CASE ledger_entry_id WHEN $1 THEN 2 ELSE 1 END
       WHERE ledger_entry_id IN ($1, $1 + 1)`,
      /was changed/,
    ],
    [
      `UPDATE transparency_log_tiles SET hashes = overlay(hashes PLACING decode(repeat('ab', 32), 'hex') FROM 65)`,
      /./,
    ],
    [`UPDATE transparency_log_salts SET salt = gen_random_uuid() WHERE audit_log_id = $2`, /was changed/],
  ];
  const client = new pg.Client(clientConfig(shop.service.database.connection));
  await client.connect();
  try {
    await client.query('CREATE TABLE kept AS SELECT * FROM ledger_entries');
    await client.query('CREATE TABLE kept_audit AS SELECT * FROM audit_logs');
    await client.query('CREATE TABLE kept_tiles AS SELECT * FROM transparency_log_tiles');
    await client.query('CREATE TABLE kept_salts AS SELECT * FROM transparency_log_salts');
    const ids = await client.query<{ ledger: string; audit: string }>(
      `SELECT min(ledger_entry_id) AS ledger, (SELECT audit_log_id FROM audit_logs LIMIT 1) AS audit
       FROM ledger_entries`,
    );
    for (const [text, fault] of TAMPERINGS) {
      const { ledger, audit } = ids.rows[0] ?? assert.fail();
      const values = `WITH given AS (SELECT ${ledger}, '${audit}') `;
      await client.query(text.replaceAll('$1', ledger).replaceAll('$2', `'${audit}'`));
      const faults = await sealedLog.faultsOf(older, older);
      assert.match(faults[0] ?? 'nothing was found', fault, `${values}${text}`);
      await client.query(`TRUNCATE ledger_entries;
        INSERT INTO ledger_entries OVERRIDING SYSTEM VALUE SELECT * FROM kept;
        TRUNCATE audit_logs; INSERT INTO audit_logs SELECT * FROM kept_audit;
        TRUNCATE transparency_log_tiles; INSERT INTO transparency_log_tiles SELECT * FROM kept_tiles;
        TRUNCATE transparency_log_salts; INSERT INTO transparency_log_salts SELECT * FROM kept_salts`);
    }
    await client.query('DROP TABLE kept, kept_audit, kept_tiles, kept_salts');
  } finally {
    await client.end();
  }
  assert.deepEqual(await sealedLog.faultsOf(older, older), []);
});

test('an entry that commits after later ones is sealed all the same, by several workers once', async () => {
  const client = new pg.Client(clientConfig(shop.service.database.connection));
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(WRITE, ['late']);
    await ask(WRITE, ['early']);
    await sealedLog.makeDue();
    await sealLogs(shop.service.parts);
    assert.equal((await sealedNames()).includes('early'), false, 'it waits for the transaction before it');
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
  for (let round = 0; round < 5; round += 1) {
    await ask(WRITE, [`round ${round}`]);
    await sealedLog.makeDue();
    await Promise.all([1, 2, 3].map(() => sealLogs(shop.service.parts)));
  }
  const newest = await sealedLog.sealAll();
  const names = await sealedNames();
  for (const name of ['late', 'early', 'round 0', 'round 4'])
    assert.equal(names.filter((one) => one === name).length, 1, name);
  assert.deepEqual(await sealedLog.faultsOf(newest, newest), []);
});

test('a log that begins on a database with history, or restored elsewhere, seals all of it once', async () => {
  const before = await sealedLog.sealAll();
  await ask(`UPDATE transparency_logs SET audit_in = '9000000000000000000'`);
  await ask(WRITE, ['after a restore elsewhere']);
  const after = await sealedLog.sealAll();
  assert.equal(after.size, before.size + 1);
  assert.equal(new Set((await sealedLog.exported()).map(({ entry }) => entry?.['id'])).size, after.size);
});

test('checkpoints go by webhook to those who ask for them by name, and to no others', async () => {
  await shop.post('/webhook-subscriptions', { url: 'https://all.example/' });
  const { body } = await shop.post('/webhook-subscriptions', {
    url: 'https://witness.example/',
    events: ['transparency-log.checkpoint-signed'],
  });
  await ask(WRITE, ['told']);
  const { size } = await sealedLog.sealAll();
  await fanOut(shop.service.parts);
  const deliveries = await ask<{ webhook_subscription_id: string; body: string }>(
    `SELECT webhook_subscription_id, body FROM webhook_deliveries JOIN webhook_payloads USING (webhook_event_id)
     WHERE event_name = 'transparency-log.checkpoint-signed'`,
  );
  assert.deepEqual(
    deliveries.map(({ webhook_subscription_id: id }) => id),
    [body.id],
  );
  assert.match(deliveries[0]?.body ?? '', new RegExp(`"size":${size},`));
});

test('a new key signs beside the one before it', async () => {
  const { body: log } = await shop.get('/transparency-log');
  const { status, body: key } = await shop.post('/transparency-log/keys');
  assert.equal(status, 201);
  await ask(WRITE, ['rotated']);
  await sealedLog.sealAll();
  const { body } = await shop.get('/transparency-log/checkpoints?limit=1');
  const size = (await openCheckpoint(body.items[0].note, [key.verifier_key])).size;
  assert.equal((await openCheckpoint(body.items[0].note, [log.keys[0].verifier_key])).size, size);
});

test('what is forgotten by its age is told as purged, and cannot be guessed', async () => {
  await ask(WRITE.replace('now()', `now() - interval '800 days'`), ['old']);
  await ask(
    `UPDATE audit_logs SET audit_log_id = ('0170' || substr(audit_log_id::text, 5))::uuid WHERE resource_name = 'old'`,
  );
  const newest = await sealedLog.sealAll();
  await forgetHistory(shop.service.parts);
  const gone = (await sealedLog.exported()).filter(({ entry }) => entry === null);
  assert.equal(gone.length, 1);
  const [{ salts } = { salts: 1n }] = await ask<{ salts: bigint }>(
    'SELECT count(*) AS salts FROM transparency_log_salts WHERE leaf = $1',
    [gone[0]?.index],
  );
  assert.equal(salts, 0n);
  assert.match((await sealedLog.faultsOf(newest, newest))[0] ?? '', /was not to be purged/);
  assert.deepEqual(await sealedLog.faultsOf(newest, newest, newest.size), []);
});

test('a database that was put back behind what was signed is told, and begins another log', async () => {
  const older = await sealedLog.sealAll();
  await ask('TRUNCATE transparency_log_tiles, transparency_log_salts, transparency_logs');
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  await sealLogs({ ...shop.service.parts, log });
  assert.match(lines[0] ?? '', /put back or changed behind what was signed/);
  const newest = await sealedLog.sealAll();
  assert.match(newest.origin, /\.fork-1$/);
  assert.throws(() => verifyConsistency(older, newest), /begun anew \(a fork\)/);
  const { body } = await shop.get('/audit-logs?resource_type=transparency-log-fork');
  assert.equal(body.items.length, 1);
});

test('400 and 404: what cannot be proved is told by its parameter', async () => {
  for (const [query, status, pointer] of [
    ['inclusion-proof', 400, 'entry_id'],
    ['inclusion-proof?entry_id=x', 400, 'entry_id'],
    ['inclusion-proof?index=99999999', 400, 'index'],
    ['inclusion-proof?index=0&size=99999999', 400, 'size'],
    ['inclusion-proof?entry_id=99999999', 404, undefined],
    ['consistency-proof?from=99999999', 400, 'from'],
    ['consistency-proof?from=1&to=99999999', 400, 'to'],
    ['checkpoints/0192f0aa-0000-7000-8000-00000000dead', 404, undefined],
  ] as const) {
    const answer = await shop.get(`/transparency-log/${query}`);
    assert.deepEqual([answer.status, answer.body.details[0]?.pointer], [status, pointer], query);
  }
});

const WRITE = `
  INSERT INTO audit_logs (merchant_account_id, audit_log_id, at, action, operation, resource_type, resource_id,
    resource_name, actor_name, request_id)
  VALUES ('default', gen_random_uuid(), now(), 'created', 'test', 'test', '', $1, 'test', '')`;

function ask<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return shop.service.db.query<Row>({ name: '', text }, values);
}

async function sealedNames(): Promise<readonly unknown[]> {
  return (await sealedLog.exported()).map(({ entry }) => entry?.['resource_name']);
}
