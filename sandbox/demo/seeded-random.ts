/** Choices that follow from a seed, so that two runs with one seed plan the same month. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1: mulberry32, of which a month needs no more than that it looks random. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  whole(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  isOneOf(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.whole(0, items.length - 1)];
    if (item === undefined) throw new Error('BUG: nothing to pick from');
    return item;
  }

  /** One of the keys, each as often as its weight says. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key {
    const rows = Object.entries(weights) as [Key, number][]; // of the record that was given
    let left = this.next() * rows.reduce((sum, [, weight]) => sum + weight, 0);
    const found = rows.find(([, weight]) => (left -= weight) < 0) ?? rows.at(-1);
    if (found === undefined) throw new Error('BUG: nothing to choose from');
    return found[0];
  }
}
