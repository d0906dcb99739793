import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 10;
/**
 * As long as a test waits for anything. What holds is seen as soon as it does, and a machine that is busy with other
 * things only takes longer: no test may fail of that.
 */
export const PATIENCE_MS = 300_000;

/**
 * Calls `check` until it neither throws nor gives false; at the deadline its last error is the cause of the test's.
 * Gives what `check` gave.
 */
export async function eventually<Result>(
  check: () => Promise<Result> | Result,
  { deadlineMs = PATIENCE_MS }: { deadlineMs?: number } = {},
): Promise<Exclude<Result, false>> {
  const giveUpAt = performance.now() + deadlineMs;
  for (;;) {
    try {
      const result = await check();
      if (isThere(result)) return result;
    } catch (error) {
      if (performance.now() > giveUpAt) throw new TimeLimitError(deadlineMs, error);
    }
    if (performance.now() > giveUpAt) throw new TimeLimitError(deadlineMs, new Error('it was still false'));
    await delay(PAUSE_MS);
  }
}

/** A test waited in vain: its failure is told as a limit of time that was passed, with what was seen last. */
class TimeLimitError extends Error {
  constructor(limitMs: number, cause: unknown) {
    const seen = cause instanceof Error ? cause.message : String(cause);
    super(`LIMIT OF TIME PASSED: ${limitMs / 1000} s; last seen: ${seen}`, { cause });
    this.name = 'TimeLimitError';
  }
}

/** Again with twice the time, where a busy machine did not come as far within the limit as is to be seen. */
export async function withinEnough<Result>(
  limitMs: number,
  ask: (limitMs: number) => Promise<Result>,
  isTooEarly: (result: Result) => boolean,
): Promise<Result> {
  const result = await ask(limitMs);
  return isTooEarly(result) && limitMs < PATIENCE_MS ? withinEnough(2 * limitMs, ask, isTooEarly) : result;
}

/** Waits until what is read is this: for what a frame, a browser, a worker or another process has yet to follow. */
export async function becomes<Value>(
  read: () => Promise<Value> | Value,
  expected: Value,
  message?: string,
): Promise<void> {
  await eventually(async () => assert.deepEqual(await read(), expected, message));
}

function isThere<Result>(result: Result): result is Exclude<Result, false> {
  return result !== false;
}
