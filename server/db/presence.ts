import type { Log } from '../platform/log.ts';
import { DatabaseAway, reasonOf } from './faults.ts';

/**
 * Tells the log once that the database went, and once that it is back. Whatever fails meanwhile for want of a
 * connection is a `DatabaseAway`, and need not be told again by everybody who asked. So it is with a database that
 * answers, and takes nothing that is to be kept: its disk is full, or it is read-only.
 */
export class Presence {
  readonly #log: Pick<Log, 'error' | 'warn'> | undefined;
  #isLossTold = false;
  #awaySinceMs: number | null = null;
  #refusal: string | null = null;

  constructor(log: Pick<Log, 'error' | 'warn'> | undefined) {
    this.#log = log;
  }

  get isAway(): boolean {
    return this.#awaySinceMs !== null;
  }

  /** Why the last write was refused, until one is taken that was meant to find that out. */
  get refusal(): string | null {
    return this.#refusal;
  }

  refusedWrite(error: unknown): void {
    if (this.#refusal === null) this.#log?.error({ reason: reasonOf(error) }, 'the database takes no writes');
    this.#refusal = reasonOf(error);
  }

  wroteAgain(): void {
    if (this.#refusal !== null) this.#log?.warn({}, 'the database takes writes again');
    this.#refusal = null;
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
