/** So many are put before the table is made anew, and as many as there are: it costs each of them next to nothing. */
const PUTS_MIN = 1_000;

/**
 * A map that stays, of entries that soon go. V8's own map changes its table every few entries, and a table that was
 * given up leads to the next, and still has the entries of its end. One such table that is old keeps all that follow,
 * with what they held, until the next major collection; a service that has rested has one. A map that is made afresh
 * has no table before it.
 */
export class PassingMap<Key, Value> {
  #all = new Map<Key, Value>();
  #puts = 0;

  /** As they are now: in the order in which they were put. Another one after the next `put`. */
  get all(): ReadonlyMap<Key, Value> {
    return this.#all;
  }

  put(key: Key, value: Value): void {
    this.#puts += 1;
    if (this.#puts > Math.max(PUTS_MIN, this.#all.size)) {
      this.#all = new Map(this.#all);
      this.#puts = 0;
    }
    this.#all.set(key, value);
  }

  remove(key: Key): void {
    this.#all.delete(key);
  }
}
