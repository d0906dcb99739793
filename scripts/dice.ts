/** Random numbers that the same seed throws again (mulberry32). */
export type Dice = Readonly<{
  seed: number;
  /** From 0 up to and without 1. */
  fraction(): number;
  /** A whole number from 0 up to and without `end`. */
  below(end: number): number;
  oneOf<Item>(items: readonly Item[]): Item;
  /** One of a table, by the weights of its lines. */
  byWeight<Item extends Readonly<{ weight: number }>>(items: readonly Item[]): Item;
}>;

export function throwDice(seed: number): Dice {
  let state = seed >>> 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(fraction() * end);
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('BUG: one of nothing');
    return item;
  };

  return {
    seed,
    fraction,
    below,
    oneOf,
    byWeight: (items) => {
      let left = fraction() * items.reduce((sum, { weight }) => sum + weight, 0);
      return items.find(({ weight }) => (left -= weight) < 0) ?? oneOf(items);
    },
  };
}
