import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { eventually } from '../../test/harness/eventually.ts';
import { createLog } from '../platform/log.ts';
import { clientConfig } from './db.ts';
import { sharedBuffers } from './embedded-memory.ts';
import { startEmbeddedPostgres } from './embedded.ts';

let folder: string;
before(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-embedded-'));
});
after(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a first start creates a database that a second start finds again', async () => {
  const first = await startEmbeddedPostgres(folder);
  await ask(first.connection, 'CREATE TABLE kept AS SELECT 7 AS seven');
  await first.stop();
  const second = await startEmbeddedPostgres(folder);
  assert.deepEqual(await ask(second.connection, 'SELECT seven FROM kept'), [{ seven: 7 }]);
  await second.stop();
});

test('it writes to disk before it answers, checks its pages, and listens on no TCP port', async () => {
  const server = await startEmbeddedPostgres(folder);
  const [row] = await ask(
    server.connection,
    `SELECT current_setting('fsync') AS fsync, current_setting('data_checksums') AS checksums,
       current_setting('listen_addresses') AS tcp`,
  );
  assert.deepEqual(row, { fsync: 'on', checksums: 'on', tcp: '' });
  await server.stop();
});

test('it keeps an eighth of the machine’s memory for its pages, within bounds; a caller may say less', async () => {
  const gib = 1024 ** 3;
  const kept = [0.25, 0.5, 1, 4, 8, 64].map((gibs) => sharedBuffers(gibs * gib));
  assert.deepEqual(kept, ['64MB', '64MB', '128MB', '512MB', '1024MB', '1024MB']);
  const server = await startEmbeddedPostgres(folder, { shared_buffers: '32MB' });
  assert.deepEqual(await ask(server.connection, 'SHOW shared_buffers'), [{ shared_buffers: '32MB' }]);
  await server.stop();
});

test('a second start on a folder in use refuses with one sentence, and the first goes on', async () => {
  const first = await startEmbeddedPostgres(folder);
  await assert.rejects(startEmbeddedPostgres(folder), {
    name: 'StartError',
    message: /already runs on .*RAILYARD_DATA_DIR\.$/,
  });
  assert.equal((await ask(first.connection, 'SELECT 1 AS one')).length, 1);
  await first.stop();
});

test('a server that is killed is started again, with what was committed, and stops when it is told to', async () => {
  const lines: string[] = [];
  const log = createLog('debug', {
    write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg),
  });
  const server = await startEmbeddedPostgres(folder, {}, log);
  let hasEnded = false;
  void server.ended.then(() => (hasEnded = true));
  await ask(server.connection, 'CREATE TABLE survives AS SELECT 8 AS eight');
  const pidFile = path.join(folder, 'postgres', 'postmaster.pid');
  const postmaster = Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]);
  process.kill(postmaster, 'SIGKILL');
  await eventually(async () => {
    const [row] = await ask(server.connection, 'SELECT eight FROM survives');
    assert.deepEqual(row, { eight: 8 });
    assert.notEqual(Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]), postmaster);
  });
  await eventually(() => lines.length === 2);
  assert.deepEqual(lines, ['the database ended by itself, and is started again', 'the database runs again']);
  assert.equal(hasEnded, false);
  await server.stop();
  await eventually(() => hasEnded);
});

test('when the service is killed the database ends by itself, and the next start takes over', async () => {
  const script =
    'import { startEmbeddedPostgres } from ' +
    `${JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))}; await ` +
    `startEmbeddedPostgres(${JSON.stringify(folder)}); console.log('up'); setInterval(() => {}, 1e6);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const server = await startEmbeddedPostgres(folder);
  assert.equal((await ask(server.connection, 'SELECT 1 AS one')).length, 1);
  await server.stop();
});

async function ask(connection: Parameters<typeof clientConfig>[0], text: string): Promise<unknown[]> {
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
