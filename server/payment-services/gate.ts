import { setTimeout as delay } from 'node:timers/promises';
import type { Pace } from '../connectors/connector.ts';
import { WireFault, type WireResponse } from '../net/wire.ts';

/** Longer than this nobody waits for a turn: what is not sent can go to another payment service. */
const WAIT_MS_MAX = 2_000;
/** As long as a processor is taken at its word. */
const CLOSED_MS_MAX = 10 * 60_000;
const CLOSED_MS_DEFAULT = 1_000;

/**
 * Rate limit and back-pressure: when this process may send to one payment service: as often as the processor takes
 * it, and not before the time that it asked for. What would have to wait too long is refused with nothing sent.
 */
export class Gate {
  readonly #now: () => Date;
  /** When the next request would be due if they came evenly. */
  #evenMs = 0;
  #closedUntilMs = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  async turn(pace: Pace | undefined): Promise<void> {
    const nowMs = this.#now().getTime();
    const freeAtMs = Math.max(this.#closedUntilMs, pace === undefined ? 0 : this.#freeAtMs(pace, nowMs));
    const waitMs = Math.max(0, freeAtMs - nowMs);
    if (waitMs > WAIT_MS_MAX)
      throw new WireFault(
        'rate_limit',
        false,
        `the processor takes no more requests for ${Math.ceil(waitMs / 1000)} seconds`,
      );
    if (pace !== undefined) this.#evenMs = Math.max(this.#evenMs, nowMs) + 1000 / pace.perSecond;
    if (waitMs > 0) await delay(waitMs);
  }

  /** What the answer says of the next requests. */
  heed({ status, headers }: Pick<WireResponse, 'status' | 'headers'>): void {
    const asked = headers['retry-after'];
    if (status !== 429 && (status !== 503 || asked === undefined)) return;
    const nowMs = this.#now().getTime();
    const untilMs = asked === undefined ? nowMs + CLOSED_MS_DEFAULT : retryAt(asked, nowMs);
    this.#closedUntilMs = Math.max(this.#closedUntilMs, Math.min(untilMs, nowMs + CLOSED_MS_MAX));
  }

  #freeAtMs({ perSecond, burst }: Pace, nowMs: number): number {
    return Math.max(this.#evenMs, nowMs) - ((burst - 1) * 1000) / perSecond;
  }
}

/** Seconds, or a date (RFC 9110, 10.2.3). */
function retryAt(text: string, nowMs: number): number {
  if (/^[0-9]{1,9}$/.test(text)) return nowMs + Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? nowMs + CLOSED_MS_DEFAULT : at;
}
