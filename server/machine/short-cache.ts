/**
 * What many requests in a row read, kept for a moment, so that a change made by another process is seen soon.
 * One cache per owner (the database handle): two services in one process, as in tests, do not see each other's.
 */
export class ShortCache<Key, Value> {
  readonly #ageMsMax: number;
  readonly #entriesMax: number;
  readonly #byOwner = new WeakMap<object, Map<Key, Entry<Value>>>();

  constructor(limits: Readonly<{ ageMsMax: number; entriesMax: number }>) {
    this.#ageMsMax = limits.ageMsMax;
    this.#entriesMax = limits.entriesMax;
  }

  /** `read` gets what was there before, old as it may be, and runs once for all who ask meanwhile. */
  get(
    owner: object,
    key: Key,
    nowMs: number,
    read: (before: Promise<Value> | null) => Promise<Value>,
  ): Promise<Value> {
    const entries = this.#entriesOf(owner);
    const known = entries.get(key);
    if (known !== undefined && nowMs - known.readAtMs >= 0 && nowMs - known.readAtMs < this.#ageMsMax)
      return known.value;
    const entry = { readAtMs: nowMs, value: read(known?.value ?? null) };
    if (entries.size >= this.#entriesMax) entries.clear();
    entries.set(key, entry);
    entry.value.catch(() => entries.get(key) === entry && entries.delete(key));
    return entry.value;
  }

  /** To be called after every write to what is kept. */
  forget(owner: object, key: Key): void {
    this.#entriesOf(owner).delete(key);
  }

  #entriesOf(owner: object): Map<Key, Entry<Value>> {
    const existing = this.#byOwner.get(owner);
    if (existing !== undefined) return existing;
    const created = new Map<Key, Entry<Value>>();
    this.#byOwner.set(owner, created);
    return created;
  }
}

type Entry<Value> = Readonly<{ readAtMs: number; value: Promise<Value> }>;
