import type { Log } from './log.ts';

/**
 * A fault that nobody caught ends the process, as Node would, but tells of it through the log: Node prints an
 * error with everything that hangs on it (a failed statement with its values, a request with its body), and
 * here only message and stack come out, masked.
 */
export function endOnUncaught(log: Log): void {
  process.on('uncaughtException', (error: unknown) => {
    log.error(
      { reason: error, ...(error instanceof Error ? { stack: error.stack } : {}) },
      'a fault that nobody caught: the process ends',
    );
    process.exit(1);
  });
}
