import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 10;

/**
 * Calls `check` until it neither throws nor gives false; at the deadline its last error is the test's. Gives
 * what `check` gave.
 */
export async function eventually<Result>(
  check: () => Promise<Result> | Result,
  { deadlineMs = 10_000 }: { deadlineMs?: number } = {},
): Promise<Exclude<Result, false>> {
  const giveUpAt = performance.now() + deadlineMs;
  for (;;) {
    try {
      const result = await check();
      if (isThere(result)) return result;
      if (performance.now() > giveUpAt) throw new Error(`still false after ${deadlineMs} ms`);
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
    }
    await delay(PAUSE_MS);
  }
}

function isThere<Result>(result: Result): result is Exclude<Result, false> {
  return result !== false;
}
