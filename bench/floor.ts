import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createDb } from '../server/db/db.ts';
import { backendTimes, type Times, timeOfEnded, timesEach } from './cpu.ts';
import { type ByConcurrency, byConcurrency } from './load.ts';
import type { Rig } from './rig.ts';

/**
 * What PostgreSQL can do here, whatever our own statements become: one payment written by hand (floor/), and
 * pgbench's own TPC-B-like load. Both in a database of their own on the same server, both durable at every
 * commit.
 */
export type Floor = Readonly<{ payments: ByConcurrency<Rate>; tpcB: Rate }>;
export type Rate = Readonly<{ perSecond: number; averageMs: number; times: Times }>;

type Load = Readonly<{ seconds: number; concurrency: number }>;

const DATABASE = 'floor';
/** Clients of TPC-B, and of the warm-up. */
const CONCURRENCY = 16;
/** Branches of TPC-B; fewer than there are clients would wait for each other. */
const SCALE = 16;
const WARM_UP_SECONDS = 3;
const LOOK_EVERY_MS = 50;
const FOLDER = path.join(import.meta.dirname, 'floor');

/** Null: pgbench is not installed. */
export async function benchFloor(rig: Rig, seconds: number): Promise<Floor | null> {
  if (spawnSync('pgbench', ['--version']).status !== 0) return null;
  await rig.db.query({ name: 'bench_floor_database', text: `CREATE DATABASE ${DATABASE}` }, []);
  const db = createDb({ host: rig.socketFolder, user: 'railyard', database: DATABASE }, { poolSize: 1 });
  try {
    const tables = fs.readFileSync(path.join(FOLDER, 'tables.sql'), 'utf8').split(/;\n/);
    for (const [index, text] of tables.filter((statement) => statement.trim() !== '').entries())
      await db.query({ name: `bench_floor_${index}`, text }, []);
    await pgbench(rig, ['-i', '-q', '-s', String(SCALE)]);
    const values = Object.entries(VALUES).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
    const payment = ['-f', path.join(FOLDER, 'payment.sql'), ...values];
    await measure(rig, { seconds: WARM_UP_SECONDS, concurrency: CONCURRENCY }, payment);
    // As autovacuum does within a minute.
    await db.query({ name: 'bench_floor_analyze', text: 'ANALYZE' }, []);
    return {
      payments: await byConcurrency((concurrency) => measure(rig, { seconds, concurrency }, payment)),
      tpcB: await measure(rig, { seconds, concurrency: CONCURRENCY }, ['-b', 'tpcb-like']),
    };
  } finally {
    await db.close();
  }
}

async function measure(rig: Rig, { seconds, concurrency }: Load, script: readonly string[]): Promise<Rate> {
  const ownBefore = timeOfEnded('self');
  // The backends end with pgbench, so the last look at each counts.
  const backends = new Map<number, number>();
  const look = (): void =>
    backendTimes(rig.processes.postgres, DATABASE).forEach((taken, pid) =>
      backends.set(pid, Math.max(taken, backends.get(pid) ?? 0)),
    );
  const looking = setInterval(look, LOOK_EVERY_MS);
  const asked = ['-n', '-M', 'prepared', '-c', String(concurrency), '-j', '2', '-T', String(seconds)];
  const output = await pgbench(rig, [...asked, ...script]).finally(() => clearInterval(looking));
  const found = (pattern: RegExp): number => Number(pattern.exec(output)?.[1]);
  const taken = {
    'load generator': timeOfEnded('self') - ownBefore,
    'PostgreSQL’s backends': [...backends.values()].reduce((sum, each) => sum + each, 0),
  };
  return {
    perSecond: found(/tps = ([\d.]+)/),
    averageMs: found(/latency average = ([\d.]+) ms/),
    times: timesEach({}, taken, found(/actually processed: (\d+)/)),
  };
}

async function pgbench(rig: Rig, given: readonly string[]): Promise<string> {
  const where = ['-h', rig.socketFolder, '-U', 'railyard', DATABASE];
  return (await promisify(execFile)('pgbench', [...given, ...where])).stdout;
}

/** The parameters of floor/payment.sql: what a payment of the bench says. */
const VALUES: Readonly<Record<string, string>> = {
  account: 'default',
  api_version: '2026-11-01',
  zero: '0',
  one: '1',
  amount: '1299',
  yes: 'true',
  no: 'false',
  empty: '{}',
  processing: 'processing',
  authorized: 'authorized',
  sent: 'sent',
  succeeded: 'succeeded',
  intent: 'authorize',
  kind: 'authorize',
  currency: 'USD',
  country: 'US',
  external_identifier: 'order-1',
  source: 'ecommerce',
  method: 'card',
  instrument_type: 'pan',
  label: '1111',
  scheme: 'visa',
  fingerprint: '25dc84ca8802c2adcf9e19661a0543151d91d6c071d91ab0038d7eb950027eba',
  bin: '41111111',
  payment_method: JSON.stringify({
    mode: 'card',
    country: null,
    currency: null,
    expiration_date: '12/30',
    external_identifier: null,
    last_replaced_at: null,
    details: { bin: '41111111', card_type: 'credit', card_issuer_name: 'Sandbox Bank' },
  }),
  payment_service_id: '01a20289-7ac9-76ea-b225-f50a212cb267',
  payment_service: JSON.stringify({
    payment_service_definition_id: 'mock-card',
    method: 'card',
    display_name: 'Mock Card',
  }),
  ip_address: '127.0.0.1',
  metadata: '{"basket":"b-1"}',
  request: JSON.stringify({
    store: false,
    async_capture: false,
    account_funding_transaction: false,
    allow_partial_authorization: false,
  }),
  target: 'payment-method',
  flow: 'card-transaction',
  action: 'route-transaction',
  flow_version: 'position-1',
  inputs: JSON.stringify({
    method: 'card',
    scheme: 'visa',
    currency: 'USD',
    country: 'US',
    amount: '1299',
    intent: 'authorize',
    paymentServiceId: null,
  }),
  outcome: JSON.stringify({
    attempts: [{ paymentServiceId: '01a20289-7ac9-76ea-b225-f50a212cb267', instrument: 'pan' }],
    decline: null,
  }),
  approval_code: '123456',
  match: 'match',
  issuer: 'issuer',
  approved_event: 'payment-connector-response-transaction-authorization-succeeded',
  approved_context: JSON.stringify({
    operation_id: '01a20289-7cde-7cf6-8bcf-3566bbf95e42',
    kind: 'authorize',
    attempt: 1,
    payment_service_id: '01a20289-7ac9-76ea-b225-f50a212cb267',
    result: 'succeeded',
    amount: 1299,
    code: null,
    raw_response_code: null,
    raw_response_description: null,
    payment_service_reference: 'p1',
  }),
  status_event: 'transaction-updated-status',
  status_context: '{"status":"authorized","previous_status":"processing"}',
};
