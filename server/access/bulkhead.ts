import { Problem } from '../problem/problem.ts';

/**
 * What anybody may ask without a token is looked up by a few at once, however many ask: the connections of the pool
 * are for payments. Only the look-up that finds out whether an address is one of ours is held to it; whoever has such
 * an address goes on as everybody does. What runs in here must not come here again: four who wait for a fifth place
 * would wait for ever.
 */
const AT_ONCE_MAX = 4;
/** Whoever would stand behind so many is sent away. */
const WAITING_MAX = 500;

class Bulkhead {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= AT_ONCE_MAX) await this.#turn();
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
    if (this.#waiting.length >= WAITING_MAX)
      throw new Problem('service_unavailable', { message: 'Too many ask at once', retryAfterSeconds: 1 });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

const bulkheads = new WeakMap<object, Bulkhead>();

/** `db`: the database handle, whose pool is protected. */
export function inBulkhead<Result>(db: object, work: () => Promise<Result>): Promise<Result> {
  const bulkhead = bulkheads.get(db) ?? new Bulkhead();
  bulkheads.set(db, bulkhead);
  return bulkhead.run(work);
}
