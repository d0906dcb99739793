import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import assert from 'node:assert/strict';
import { type Db, isDistributed } from '../../server/db/db.ts';
import { bareEnvironment } from './environment.ts';
import { eventually, PATIENCE_MS } from './eventually.ts';
import { createSigner } from './keys.ts';
import { freePorts, SERVICE } from './process.ts';
import { testDb } from './pure-db.ts';
import { openAgent, WIDE_MANDATE } from './agents.ts';
import type { RequestOptions, TestAnswer } from './index.ts';
import { record } from './recording.ts';
import { assertAllAudited, assertBooksAgree, hurryRecovery, unfinishedOperations } from '../crash/books.ts';
import type { CrashRig } from './crash-rig.ts';
import { Sessions } from '../crash/sessions.ts';
import { openWireProxy } from './wire-proxy.ts';

/** The clock of the sandbox is advanced by this much: longer than any grace of recovery. */
const ADVANCE_SECONDS = 300;

/** The service as a process of its own, that gets a SIGKILL. */
export async function openCrashProcess(): Promise<CrashRig> {
  const { db, connection, close: closeDb } = await testDb();
  if (!('host' in connection)) throw new Error('BUG: the tests have no socket to a database');
  const sessions = new Sessions(connection);
  const proxy = await openWireProxy(sessions);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-crash-'));
  const token = createSigner(db, () => new Date());
  const [port = 0, simulatorPort = 0] = await freePorts(2);
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;

  const environment = bareEnvironment({
    PORT: String(port),
    RAILYARD_SIMULATOR_PORT: String(simulatorPort),
    RAILYARD_DATA_DIR: dataDir,
    RAILYARD_LOG_LEVEL: 'debug',
    DATABASE_URL: `postgresql://${connection.user}@/${connection.database}?host=${encodeURIComponent(proxy.host)}`,
    RAILYARD_DATABASE_DISTRIBUTED: String(isDistributed(connection)),
  });

  const start = async (): Promise<void> => {
    const [program = '', ...words] = SERVICE;
    const started = spawn(program, words, {
      cwd: dataDir,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    let said = '';
    // What it says at its start has an example request with a test card in it; its log must not.
    started.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    started.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      record('logs', chunk.toString());
    });
    const isReady = (): boolean => said.includes(`ready ${url}`);
    await eventually(() => isReady() || started.exitCode !== null);
    assert.ok(isReady(), `the service ended: ${said.slice(-2000)}`);
  };

  const kill = async (): Promise<void> => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };

  const ask = async (
    method: string,
    requestPath: string,
    { body, idempotencyKey, token: given }: RequestOptions = {},
  ): Promise<TestAnswer> => {
    const headers: Record<string, string> = {
      authorization: `Bearer ${given ?? (await token())}`,
      'content-type': 'application/json',
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    };
    const response = await fetch(`${url}${requestPath}`, {
      method,
      headers,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    record('responses', text);
    const { status, headers: answered } = response;
    return { status, headers: answered, text, body: text === '' ? {} : JSON.parse(text) };
  };
  const request: CrashRig['request'] = (method, requestPath, body, idempotencyKey) =>
    ask(method, requestPath, { body, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) });

  return {
    db,
    simulatorUrl: () => `http://127.0.0.1:${simulatorPort}`,
    start,
    request,
    openAgent: () =>
      openAgent({ request: ask, parts: { clock: { now: () => new Date() } }, db }, WIDE_MANDATE),
    during: async (cut, send) => {
      const deaths: Promise<void>[] = [];
      let wasQuiet = false;
      proxy.arm(cut, (isQuiet) => {
        wasQuiet = isQuiet;
        deaths.push(kill());
      });
      const answer = await send().catch(() => null);
      const statements = [...proxy.seen()];
      proxy.arm(null, () => undefined);
      await Promise.all(deaths);
      if (answer === null && deaths.length === 0)
        throw new Error('the request failed although the service was not killed');
      return { answer, killed: deaths.length > 0, wasQuiet, statements };
    },
    // It has a worker of its own.
    work: async () => undefined,
    comeToRest: async (where) => {
      await untilQuiet(db);
      const advanced = await request('PUT', '/sandbox/clock', { advance_seconds: ADVANCE_SECONDS });
      assert.equal(advanced.status, 200, JSON.stringify(advanced));
      await hurryRecovery(db);
      await eventually(async () => {
        assert.deepEqual(await unfinishedOperations(db), [], `${where}: operations that nobody resolved`);
      });
      // The processor's last event may still be on its way.
      await eventually(() => assertBooksAgree(db, where));
      await assertAllAudited(db, where);
    },
    patienceMs: PATIENCE_MS,
    close: async () => {
      await kill();
      await proxy.close();
      sessions.close();
      await closeDb();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Looks in a row that see the same: longer than the sandbox's processors take to answer. */
const QUIET_LOOKS = 40;

/**
 * The clock is advanced only while nothing is under way: a request that is still travelling would look
 * minutes old.
 */
async function untilQuiet(db: Db): Promise<void> {
  let [before, equal] = ['', 0];
  await eventually(async () => {
    const now = await db.query<{ seen: string }>(
      {
        name: '',
        text: `SELECT concat_ws(' ', (SELECT json_agg((transaction_id, version)) FROM transactions
            WHERE tenders IN ('open', 'unwinding')), (SELECT count(*) FROM operations)) AS seen`,
      },
      [],
    );
    const seen = now[0]?.seen ?? '';
    equal = seen === before ? equal + 1 : 0;
    before = seen;
    return equal >= QUIET_LOOKS;
  });
}
