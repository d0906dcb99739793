import os from 'node:os';
import type { Bare } from './bare/turns.ts';
import type { Folded } from './floor/folded.ts';
import { load } from './load.ts';
import { paymentRequest } from './payment.ts';
import { BACKENDS, measureWindow, type Window } from './window.ts';

const CONCURRENCY = 64;

/** The bare payment without its rows: HTTP in, the token, one exchange, the answer. */
export async function measureExchange(bare: Bare, seconds: number): Promise<Window> {
  const request = paymentRequest(bare.url, bare.token, '/exchange');
  return measureWindow(bare.processes, () =>
    load(bare.url, { seconds, concurrency: CONCURRENCY, status: 201, next: () => request }),
  );
}

/**
 * Payments a second that these processors could make at most: all of what an exchange takes without rows, and what
 * the rows take of PostgreSQL where they cost least. Null without pgbench.
 */
export function computeLimit(exchange: Window, floor: readonly Folded[] | null): number | null {
  const least = Math.min(...(floor ?? []).map(({ window }) => window.times[BACKENDS] ?? Number.NaN));
  const { together = Number.NaN } = exchange.times;
  return floor === null ? null : (os.availableParallelism() * 1e6) / (together + least);
}
