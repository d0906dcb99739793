import type { Parts } from '../parts.ts';

/** Periodic work on PostgreSQL, by row lease; any number of workers may run. */
export function startWorker(_parts: Parts): Worker {
  return { close: async () => undefined };
}

export type Worker = Readonly<{
  /** Takes no new work and waits for what runs. */
  close(): Promise<void>;
}>;
