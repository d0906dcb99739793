/**
 * TTL cache with single flight: a value is kept for `ttlMs`, and callers who come together share one look-up. One that
 * fails is forgotten at once. Where the cache is full, the entry that was looked up longest ago goes.
 */
export class TtlCache<Key, Value> {
  readonly #limits: Limits<Value>;
  readonly #entries = new Map<Key, Entry<Value>>();

  constructor(limits: Limits<Value>) {
    this.#limits = limits;
  }

  /** `lookUp` gets what was there before, old as it may be. */
  get(key: Key, nowMs: number, lookUp: (before: Promise<Value> | null) => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known !== undefined && isFresh(known, nowMs)) return known.value;

    const { ttlMs, entriesMax } = this.#limits;
    const entry = { lookedUpAtMs: nowMs, ttlMs, value: lookUp(known?.value ?? null) };
    this.#entries.delete(key);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size >= entriesMax && oldest.done !== true) this.#entries.delete(oldest.value);
    this.#entries.set(key, entry);
    entry.value.then(
      (value) => this.#limitAge(key, entry, value),
      () => this.#remove(key, entry),
    );
    return entry.value;
  }

  /** To be called after every write to what is kept. */
  delete(key: Key): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  #limitAge(key: Key, entry: Entry<Value>, value: Value): void {
    entry.ttlMs = Math.min(entry.ttlMs, this.#limits.ttlMsOf?.(value) ?? entry.ttlMs);
    if (entry.ttlMs <= 0) this.#remove(key, entry);
  }

  #remove(key: Key, entry: Entry<Value>): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
  }
}

type Limits<Value> = Readonly<{
  ttlMs: number;
  entriesMax: number;
  /** Where it depends on the value: 0 for one that is not kept at all, and never more than `ttlMs`. */
  ttlMsOf?: (value: Value) => number;
}>;
type Entry<Value> = { readonly lookedUpAtMs: number; readonly value: Promise<Value>; ttlMs: number };

/** A clock that was set back must not make an entry immortal. */
function isFresh({ lookedUpAtMs, ttlMs }: Entry<unknown>, nowMs: number): boolean {
  return nowMs >= lookedUpAtMs && nowMs - lookedUpAtMs < ttlMs;
}
