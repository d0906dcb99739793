import assert from 'node:assert/strict';
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { bareEnvironment } from './harness/environment.ts';
import { eventually } from './harness/eventually.ts';
import { recordSecret } from './harness/recording.ts';
import { freePorts, type ServiceProcess, openProcess } from './harness/process.ts';

const root = path.join(import.meta.dirname, '..');
/** A little less than the service keeps idle connections. */
const KEPT_MS = 70_000;

let folder: string;
let ports: readonly number[];
let running: ServiceProcess;

before(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-start-'));
  ports = await freePorts(2);
  running = start();
  await running.ready();
});
after(async () => {
  await running.end('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

test('the first start names the key, for its owner to read, and prints a request that works when pasted', async () => {
  const keyFile = path.join(folder, 'data', 'api-key.pem');
  assert.doesNotMatch(running.output(), /"msg":"request"/, 'what it sets up for itself is not told');
  assert.ok(running.output().includes(`The private key of the first API key is in ${keyFile}`));
  assert.equal(fs.statSync(keyFile).mode & 0o777, 0o600);
  assert.equal(
    fs.statSync(path.dirname(keyFile)).mode & 0o077,
    fs.statSync(path.dirname(keyFile)).mode & 0o011,
    'nobody else may look into the folder',
  );
  const authorization = String.raw`"authorization: Bearer \$\((?:RAILYARD_DATA_DIR='([^']+)' )?\./railyard token\)"`;
  const next = String.raw` \\\n {2}`;
  const printed = new RegExp(
    String.raw`curl (\S+)${next}-H ${authorization}${next}-H '([^']+)'${next}-d '([^']+)'`,
  ).exec(running.output());
  assert.ok(printed, running.output());
  const [, url = '', dataDir = '', header = '', body = ''] = printed;
  recordSecret('4111111111111111');
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token(dataDir)}`,
      [header.split(': ')[0] ?? '']: header.split(': ')[1] ?? '',
    },
    body,
  });
  assert.equal(answer.status, 201);
  assert.equal(((await answer.json()) as { status: string }).status, 'captured');
});

test('the command line finds the instance that runs on the data folder, wherever it listens', () => {
  const asked = railyard('clock');
  assert.equal(asked.status, 0, asked.stderr);
  assert.match(asked.stdout, /^\d{4}-\d\d-\d\dT/);
});

test('SIGTERM answers what runs and stops the database; the next start finds its data, after SIGKILL too', async () => {
  const url = `http://127.0.0.1:${ports[0]}`;
  const bearer = token(path.join(folder, 'data'));
  const call = async (method: string, place: string, body?: object) =>
    fetch(`${url}${place}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const buyer = (await (await call('POST', '/buyers', { display_name: 'Kept' })).json()) as { id: string };
  const slow = call('POST', '/transactions', {
    amount: 600001,
    currency: 'USD',
    country: 'US',
    payment_method: { method: 'card', number: '4111111111111111', expiration_date: '12/30' },
  });
  await eventually(async () =>
    assert.equal(
      ((await (await call('GET', '/transactions?amount_eq=600001')).json()) as { items: unknown[] }).items
        .length,
      1,
    ),
  );
  const asked = performance.now();
  const ended = running.end();
  assert.equal((await slow).status, 201);
  assert.equal(await ended, 0);
  assert.ok(performance.now() - asked < KEPT_MS, 'no connection that a client keeps open holds it up');
  assert.equal(fs.existsSync(path.join(folder, 'data', 'postgres', 'postmaster.pid')), false);
  for (const signal of ['SIGKILL', null] as const) {
    running = start();
    await running.ready();
    assert.equal((await call('GET', `/buyers/${buyer.id}`)).status, 200);
    if (signal !== null) await running.end(signal);
    fs.rmSync(path.join(folder, 'data', 'api-key.pem'), { force: true });
  }
  assert.doesNotMatch(running.output(), /curl /, 'a request that cannot be signed is not printed');
  assert.match(running.output(), /its file is not in this data folder: .* \.\/railyard keys create/);
});

function start(): ServiceProcess {
  const [port, simulatorPort] = ports;
  return openProcess(
    {
      HOME: folder,
      RAILYARD_DATA_DIR: path.join(folder, 'data'),
      PORT: String(port),
      RAILYARD_SIMULATOR_PORT: String(simulatorPort),
    },
    { cwd: folder },
  );
}

function railyard(command: string, dataDir = path.join(folder, 'data')): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [path.join(root, 'cli/railyard.mjs'), command], {
    cwd: root,
    env: bareEnvironment({ RAILYARD_DATA_DIR: dataDir }),
    encoding: 'utf8',
  });
}

function token(dataDir: string): string {
  const made = railyard('token', dataDir);
  assert.equal(made.status, 0, made.stderr);
  return made.stdout.trim();
}
