import type { Log } from '../machine/log.ts';
import { DatabaseAway, reasonOf } from './faults.ts';

/**
 * Tells the log once that the database went, and once that it is back. Whatever fails meanwhile for want of a
 * connection is a `DatabaseAway`, and need not be told again by everybody who asked.
 */
export class Presence {
  readonly #log: Pick<Log, 'error' | 'warn'> | undefined;
  #isLossTold = false;
  #awaySinceMs: number | null = null;

  constructor(log: Pick<Log, 'error' | 'warn'> | undefined) {
    this.#log = log;
  }

  get isAway(): boolean {
    return this.#awaySinceMs !== null;
  }

  /** A connection broke while nobody used it. All of them do at once where a server stops: one line. */
  lost(error: Error): void {
    if (!this.#isLossTold) this.#log?.warn({ reason: error }, 'a database connection was lost');
    this.#isLossTold = true;
  }

  connected(): void {
    this.#isLossTold = false;
  }

  /** No connection was had in time. */
  refused(error: unknown): DatabaseAway {
    if (this.#awaySinceMs === null) {
      this.#awaySinceMs = performance.now();
      this.#log?.error({ reason: reasonOf(error) }, 'the database does not answer');
    }
    return new DatabaseAway(error);
  }

  /** A statement was answered. */
  answered(): void {
    if (this.#awaySinceMs === null) return;
    const awayMs = Math.round(performance.now() - this.#awaySinceMs);
    this.#awaySinceMs = null;
    this.#log?.warn({ awayMs }, 'the database answers again');
  }
}
