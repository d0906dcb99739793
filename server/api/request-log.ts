import { faultOf } from '../db/faults.ts';
import { type RequestRow, insertRequests } from '../db/queries/requests.ts';
import { METRICS } from '../platform/metrics.ts';
import type { Parts } from '../parts.ts';

/** Rows of one statement. */
const BATCH_MAX = 500;
/** Rows that wait to be written: what comes beyond is left out, and counted. */
const WAITING_MAX = 5_000;
const WRITE_EVERY_MS = 1_000;

/**
 * Writes down which calls were answered, off their way: rows gather for a second, and no answer waits for them. What
 * has not been written when a process dies is lost, and so is what comes while the database cannot keep up.
 */
export class RequestLog {
  readonly #parts: Pick<Parts, 'db' | 'log'>;
  readonly isOn: boolean;
  #waiting: RequestRow[] = [];
  #writing: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isClosing = false;

  constructor(
    parts: Pick<Parts, 'db' | 'log'> & Readonly<{ config: Pick<Parts['config'], 'requestLogDays'> }>,
  ) {
    this.#parts = parts;
    this.isOn = parts.config.requestLogDays > 0;
  }

  add(row: RequestRow): void {
    if (!this.isOn) return;
    if (this.#waiting.length >= WAITING_MAX) return void METRICS.requestsNotLogged.inc();
    this.#waiting.push(row);
    if (this.#waiting.length >= BATCH_MAX || this.#isClosing) this.#writing ??= this.#write();
    else this.#timer ??= setTimeout(() => (this.#writing ??= this.#write()), WRITE_EVERY_MS).unref();
  }

  /** Writes what waits. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#writing;
    if (this.#waiting.length > 0) await (this.#writing = this.#write());
  }

  async #write(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;

    do {
      const batch = this.#waiting.slice(0, BATCH_MAX);
      try {
        await insertRequests(this.#parts.db, batch);
        this.#waiting = this.#waiting.slice(batch.length);
      } catch (error) {
        // What passes is tried again with the next call; what will never be written is given up.
        if (faultOf(error) !== 'passing') {
          this.#waiting = this.#waiting.slice(batch.length);
          METRICS.requestsNotLogged.inc(batch.length);
          this.#parts.log.error({ reason: error }, 'calls could not be written to the request log');
        }
        break;
      }
    } while (this.#waiting.length >= BATCH_MAX || (this.#isClosing && this.#waiting.length > 0));
    this.#writing = null;
  }
}
