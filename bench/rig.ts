import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Pool } from 'undici';
import { type Connection, createDb, type Db } from '../server/db/db.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/db/embedded.ts';
import { createSigner } from '../test/harness/keys.ts';

/** The service as its operator runs it, in a process of its own on a database of its own, before a processor that answers at once. */
export type Rig = Readonly<{
  url: string;
  connection: Connection;
  db: Db;
  socketFolder: string;
  processorUrl: string;
  dataDir: string;
  service: ChildProcess;
  token: ReturnType<typeof createSigner>;
  /** From spawning the service to its `ready`. */
  readyMs: number;
  startedAtMs: number;
  close(): Promise<void>;
}>;

export async function startRig(): Promise<Rig> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-bench-'));
  const postgres = await startEmbeddedPostgres(path.join(folder, 'database'));
  const processor = await startProcessor();
  const startedAtMs = performance.now();
  const { service, url } = await startProcess(folder, postgres, urlOf(processor));
  const readyMs = performance.now() - startedAtMs;
  const db = createDb(postgres.connection, { poolSize: 2 });
  return {
    url, connection: postgres.connection, db, socketFolder: socketOf(postgres), processorUrl: urlOf(processor), dataDir: path.join(folder, 'data'), service, readyMs, startedAtMs,
    token: createSigner(db, () => new Date()),
    close: async () => {
      service.kill('SIGTERM');
      await once(service, 'exit');
      await db.close();
      processor.closeAllConnections();
      processor.close();
      await postgres.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Approves everything, remembers nothing: what is left is our own cost. */
async function startProcessor(): Promise<Server> {
  let serial = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { amount = '0', capture = false } = JSON.parse(Buffer.concat(chunks).toString() || '{}') as { amount?: string; capture?: boolean };
      const id = `p${(serial += 1)}`;
      const answer = JSON.stringify({ operation: 'authorize', id, payment_id: id, status: 'approved', code: null, message: null, amount, authorized: amount, captured: capture ? amount : '0', scheme_transaction_id: id, avs: 'match', cvv: 'match', authorization_code: '123456' });
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) });
      response.end(answer);
    });
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function startProcess(folder: string, postgres: EmbeddedPostgres, processorUrl: string): Promise<Readonly<{ service: ChildProcess; url: string }>> {
  const port = 20_000 + (process.pid % 20_000);
  const environment = {
    ...process.env, PORT: String(port), RAILYARD_DATA_DIR: path.join(folder, 'data'), RAILYARD_LOG_LEVEL: 'warn', RAILYARD_SIMULATOR_URL: processorUrl,
    DATABASE_URL: `postgres://railyard@localhost/railyard?host=${encodeURIComponent(socketOf(postgres))}`,
  };
  const service = spawn(process.execPath, [path.join(import.meta.dirname, '../server/main.ts')], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: service.stdout })) {
    const ready = /^ready (\S+)/.exec(line);
    if (ready?.[1] !== undefined) {
      service.stdout.resume();
      return { service, url: ready[1] };
    }
  }
  throw new Error('The service ended before it was ready');
}

function socketOf({ connection }: EmbeddedPostgres): string {
  if (!('host' in connection)) throw new Error('BUG: an embedded database without a socket');
  return connection.host;
}

function urlOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('BUG: a server without a port');
  return `http://127.0.0.1:${address.port}`;
}

export type Load = Readonly<{ perSecond: number; p50Ms: number; p99Ms: number; requests: number }>;
export type Sent = Readonly<{ method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }>;

/** Keeps `concurrency` requests under way for `seconds`, bounded and alone on its own connections. Throws on the first answer that is not expected. */
export async function load(url: string, options: Readonly<{ seconds: number; concurrency: number; status: number; next(index: number): Sent }>): Promise<Load> {
  const pool = new Pool(url, { connections: options.concurrency, pipelining: 1 });
  const latencies: number[] = [];
  const startMs = performance.now();
  const endMs = startMs + options.seconds * 1_000;
  let index = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() < endMs) {
      const began = performance.now();
      const { statusCode, body } = await pool.request(options.next(index++));
      const text = await body.text();
      if (statusCode !== options.status) throw new Error(`expected ${options.status}, got ${statusCode}: ${text.slice(0, 300)}`);
      latencies.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: options.concurrency }, worker));
  const seconds = (performance.now() - startMs) / 1_000;
  await pool.close();
  return { perSecond: latencies.length / seconds, ...percentiles(latencies), requests: latencies.length };
}

export function percentiles(latenciesMs: readonly number[]): Readonly<{ p50Ms: number; p99Ms: number }> {
  const sorted = latenciesMs.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}
