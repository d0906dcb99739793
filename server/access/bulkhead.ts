import { Problem } from '../domain/problem.ts';
import { perOwner } from '../platform/per-owner.ts';

/**
 * What anybody may ask without a token is looked up by a few at once, however many ask: the connections of the pool
 * are for payments. Only the look-up that finds out whether an address is one of ours is held to it; whoever has such
 * an address goes on as everybody does. What runs in here must not come here again: four who wait for a fifth place
 * would wait for ever.
 */
const AT_ONCE_MAX = 4;
/** Whoever would stand behind so many is sent away. */
const WAITING_MAX = 500;

/** So many run at once, so many more wait for them in turn, and whoever comes behind those is answered 503. */
export class Bulkhead {
  readonly #atOnceMax: number;
  readonly #waitingMax: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor({ atOnceMax, waitingMax }: Readonly<{ atOnceMax: number; waitingMax: number }>) {
    this.#atOnceMax = atOnceMax;
    this.#waitingMax = waitingMax;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#atOnceMax) await this.#turn();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next(); // The place is handed on.
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#waitingMax)
      throw new Problem('service_unavailable', { message: 'Too many ask at once', retryAfterSeconds: 1 });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

const bulkheadOf = perOwner(() => new Bulkhead({ atOnceMax: AT_ONCE_MAX, waitingMax: WAITING_MAX }));

/** `db`: the database handle, whose pool is protected. */
export function inBulkhead<Result>(db: object, work: () => Promise<Result>): Promise<Result> {
  return bulkheadOf(db).run(work);
}
