import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { createDb } from '../../../server/db/db.ts';
import { ledgerDifferences } from '../../../server/operations/ledger/check.ts';
import { execute } from '../../harness/execute.ts';
import { eventually } from '../../harness/eventually.ts';
import { freePorts, type ServiceProcess, openProcess } from '../../harness/process.ts';
import { recordFolder, recordSecret } from '../../harness/recording.ts';
import { postgresqlTools, openPostgresql } from '../../harness/postgresql-tools.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const PAGE = fs.readFileSync(path.join(ROOT, 'docs/production.md'), 'utf8');
const NUMBER = '4111111111111111';
recordSecret(NUMBER);

test('a database is copied and restored as the page says, and later payments are charged once', async (context) => {
  const home = postgresqlTools();
  if (home === null)
    return context.diagnostic('not tried here: this machine has no PostgreSQL with its tools');
  const server = await openPostgresql(home);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-drill-'));
  const [port = 0, simulatorPort = 0] = await freePorts(2);
  const settings = {
    DATABASE_URL: server.url,
    RAILYARD_DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    RAILYARD_SIMULATOR_PORT: String(simulatorPort),
  };
  const railyard = async (...words: readonly string[]): Promise<string> => {
    const ran = openProcess(settings, {
      command: [process.execPath, path.join(ROOT, 'cli/main.ts'), ...words],
    });
    assert.equal(await ran.ended(), 0, ran.output());
    return ran.output().trim();
  };
  /** A line of the page as it stands there; the processor is another company, whose books nobody copies. */
  const type = (start: string): void => {
    const line = PAGE.split('\n').find((one) => one.trim().startsWith(start)) ?? assert.fail(start);
    const more = start === 'pg_dump' ? '--exclude-schema=simulator' : '';
    execFileSync('sh', ['-c', `${line.trim()} ${more}`], {
      cwd: folder,
      env: { ...process.env, ...settings, PATH: `${home}:${process.env['PATH'] ?? ''}` },
      stdio: 'pipe',
    });
  };
  const start = async (): Promise<ServiceProcess> => {
    const started = openProcess(settings);
    await started.ready();
    return started;
  };
  const pay = async (amount: number, key: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/transactions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await railyard('token')}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({
        amount,
        currency: 'USD',
        country: 'US',
        intent: 'capture',
        payment_method: { method: 'card', number: NUMBER, expiration_date: '12/30', security_code: '123' },
      }),
    });
    const body = (await answer.json()) as Readonly<Record<string, unknown>>;
    return {
      status: answer.status,
      state: body['status'],
      reference: body['payment_service_transaction_id'],
    };
  };
  const charged = async (): Promise<unknown> =>
    execute(server.connection, 'SELECT captured::text FROM simulator.payments p ORDER BY p.captured');

  let running = await start();
  try {
    assert.equal((await pay(500, 'before')).state, 'captured');
    type('pg_dump');
    const [copied] = (await execute(server.connection, 'SELECT epoch::text FROM instance')) as {
      epoch: string;
    }[];
    const paid = await pay(1299, 'after');
    assert.deepEqual([paid.status, paid.state], [201, 'captured']);
    const noted = (): bigint =>
      BigInt(fs.readFileSync(path.join(folder, 'data/epoch'), 'utf8').trim().split(' ')[1] ?? '0');
    await eventually(() => noted() > BigInt(copied?.epoch ?? '0'));
    assert.equal(await running.end(), 0, running.output());
    type('pg_restore');
    assert.match(await railyard('database'), /railyard_api and railyard_vault/);
    running = await start();
    await eventually(async () => (await pay(1299, 'after')).status === 201);
    assert.match(running.output(), /restored|older/, 'the restore was noticed');
    assert.equal((await pay(1299, 'after')).reference, paid.reference);
    assert.deepEqual(
      await charged(),
      [{ captured: '500' }, { captured: '1299' }],
      'nobody was charged twice',
    );
    const db = createDb(server.connection);
    assert.deepEqual(await ledgerDifferences(db), []);
    await db.close();
    context.diagnostic(`copied, paid 1299, restored with ${home}, paid again: charged once, books equal`);
  } finally {
    await running.end('SIGKILL');
    await server.close();
    recordFolder(folder);
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
