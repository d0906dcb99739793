import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Db } from '../../server/db/db.ts';
import { bareEnvironment } from '../harness/environment.ts';
import { eventually } from '../harness/eventually.ts';
import { createSigner } from '../harness/keys.ts';
import { testDb } from '../harness/pure-db.ts';
import { record, recordSecret } from '../harness/recording.ts';
import { type Cut, startWireProxy } from './wire-proxy.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const START_DEADLINE_MS = 60_000;
const ANSWER_DEADLINE_MS = 30_000;

export type Answer = Readonly<{ status: number; body: Record<string, unknown> }>;

/**
 * The real service as a process of its own, that can be killed at any statement it sends. The simulated
 * processors live in it, and die with it.
 */
export type CrashRig = Readonly<{
  db: Db;
  /** While the service lives. */
  simulatorUrl: string;
  start(): Promise<void>;
  /**
   * Sends one request while the cut is armed. `answer` is null where the service died before it answered;
   * `killed` says whether the cut was reached.
   */
  during(
    cut: Cut | null,
    request: () => Promise<Answer>,
  ): Promise<Readonly<{ answer: Answer | null; killed: boolean; statements: readonly string[] }>>;
  request(method: string, path: string, body?: unknown, idempotencyKey?: string): Promise<Answer>;
  close(): Promise<void>;
}>;

export async function startCrashRig(): Promise<CrashRig> {
  const { db, connection, close: closeDb } = await testDb();
  if (!('host' in connection)) throw new Error('BUG: the tests have no socket to a database');
  const proxy = await startWireProxy(connection.host);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-crash-'));
  const token = createSigner(db, () => new Date());
  const [port, simulatorPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;

  const environment = bareEnvironment({
    PORT: String(port),
    RAILYARD_SIMULATOR_PORT: String(simulatorPort),
    RAILYARD_DATA_DIR: dataDir,
    RAILYARD_LOG_LEVEL: 'debug',
    DATABASE_URL: `postgresql://${connection.user}@/${connection.database}?host=${encodeURIComponent(proxy.host)}`,
  });

  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, [path.join(ROOT, 'server/main.ts')], {
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
    await eventually(
      () => {
        if (started.exitCode !== null) throw new Error(`the service ended: ${said.slice(-2000)}`);
        return said.includes(`ready ${url}`);
      },
      { deadlineMs: START_DEADLINE_MS },
    );
  };

  const kill = async (): Promise<void> => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };

  const request: CrashRig['request'] = async (method, requestPath, body, idempotencyKey) => {
    const headers: Record<string, string> = {
      authorization: `Bearer ${await token()}`,
      'content-type': 'application/json',
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    };
    const response = await fetch(`${url}${requestPath}`, {
      method,
      headers,
      signal: AbortSignal.timeout(ANSWER_DEADLINE_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    record('responses', text);
    return {
      status: response.status,
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    };
  };

  return {
    db,
    simulatorUrl: `http://127.0.0.1:${simulatorPort}`,
    start,
    request,
    during: async (cut, send) => {
      const deaths: Promise<void>[] = [];
      proxy.arm(cut, () => deaths.push(kill()));
      const answer = await send().catch(() => null);
      const statements = [...proxy.seen()];
      proxy.arm(null, () => undefined);
      await Promise.all(deaths);
      if (answer === null && deaths.length === 0)
        throw new Error('the request failed although the service was not killed');
      return { answer, killed: deaths.length > 0, statements };
    },
    close: async () => {
      await kill();
      await proxy.close();
      await closeDb();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function cardPayment(
  amount: number,
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const [number, securityCode] = ['4111111111111111', '123'];
  recordSecret(number);
  recordSecret(securityCode);
  return {
    amount,
    currency: 'USD',
    country: 'US',
    intent: 'authorize',
    payment_method: { method: 'card', number, expiration_date: '12/30', security_code: securityCode },
    ...more,
  };
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string')
    throw new Error('BUG: a listening server without a port');
  return address.port;
}
