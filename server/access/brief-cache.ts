/**
 * Remembers what was looked up for a short time, the absence of it too, and never more than `sizeMax`
 * entries. Lookups for one key at once are one lookup.
 * A failed lookup is forgotten at once.
 */
export class BriefCache<Value> {
  readonly #entries = new Map<string, { value: Promise<Value>; until: number }>();
  readonly #ttlMs: number;
  readonly #sizeMax: number;
  constructor(options: Readonly<{ ttlMs: number; sizeMax: number }>) {
    this.#ttlMs = options.ttlMs;
    this.#sizeMax = options.sizeMax;
  }

  get(key: string, nowMs: number, load: () => Promise<Value>): Promise<Value> {
    const found = this.#entries.get(key);
    // a clock that was set back must not make an entry immortal
    if (found !== undefined && nowMs < found.until && found.until - nowMs <= this.#ttlMs) return found.value;
    const value = load();
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: nowMs + this.#ttlMs });
    value.catch(() => this.#forget(key, value));
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#sizeMax && oldest.done !== true) this.#entries.delete(oldest.value);
    return value;
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  #forget(key: string, value: Promise<Value>): void {
    if (this.#entries.get(key)?.value === value) this.#entries.delete(key);
  }
}
