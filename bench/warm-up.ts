import { load } from './load.ts';
import { paymentRequest } from './payment.ts';
import type { Rig } from './rig.ts';

const CONCURRENCY = 32;
const SECONDS_MAX = 60;

/**
 * The compiler needs so many payments until it stops, however long a busy machine takes. In the middle the log's
 * files are filled and the tables analyzed.
 */
export async function warmUp(rig: Rig, token: string, payments: number): Promise<void> {
  await payFor(rig.url, token, payments / 2);
  await fillLog(rig);
  // As autovacuum does within a minute: until then PostgreSQL plans for empty tables, and keeps those plans.
  await rig.db.query({ name: 'bench_analyze_all', text: 'ANALYZE' }, []);
  await payFor(rig.url, token, payments / 2);
}

/** So many payments, or as many as half a minute has room for. */
export async function payFor(url: string, token: string, payments: number): Promise<void> {
  const request = paymentRequest(url, token);
  const endMs = performance.now() + (SECONDS_MAX / 2) * 1000;
  const once = { seconds: 1, concurrency: CONCURRENCY, status: 201, next: () => request };
  for (let made = 0; made < payments && performance.now() < endMs;) made += (await load(url, once)).requests;
}

/**
 * As a checkpoint does every five minutes: files of PostgreSQL's log that were filled wait to be used again. A new
 * database makes each anew, and no commit goes on meanwhile, some 50 ms every 16 MB.
 */
async function fillLog({ db }: Rig): Promise<void> {
  const text = `SELECT pg_logical_emit_message(false, 'bench', repeat('x', 1000000)) FROM generate_series(1, 240)`;
  await db.query({ name: 'bench_fill_log', text }, []);
  await db.query({ name: 'bench_checkpoint', text: 'CHECKPOINT' }, []);
}
