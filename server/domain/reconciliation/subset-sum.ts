/** So many steps are tried for one sum; what would take more is for a person. */
const STEPS_MAX = 500_000;

/** Steps that are left for several sums: whoever uploads lines of odd amounts holds nobody up. */
export type StepBudget = { steps: number };

/**
 * Which two or more of the amounts add up to the sum, by their places, where exactly one choice of them does. Null
 * where none does, several do, or it takes too long to tell: a guess would put money where it does not belong.
 */
export function theOnlySum(
  amounts: readonly bigint[],
  sum: bigint,
  budget: StepBudget = { steps: STEPS_MAX },
): readonly number[] | null {
  const search = new SumSearch(amounts, Math.min(STEPS_MAX, budget.steps));
  search.look(0, sum);
  budget.steps -= search.steps;
  return search.isOver ? null : search.found;
}

class SumSearch {
  readonly #sorted: readonly Readonly<{ amount: bigint; place: number }>[];
  /** From a place on: the most and the least that the rest can add. */
  readonly #most: bigint[];
  readonly #least: bigint[];
  readonly #chosen: number[] = [];
  readonly #stepsMax: number;
  steps = 0;
  found: readonly number[] | null = null;
  /** There is a second choice, or too much to look at. */
  isOver = false;

  constructor(amounts: readonly bigint[], stepsMax: number) {
    this.#stepsMax = stepsMax;
    const placed = amounts.map((amount, place) => ({ amount, place }));
    this.#sorted = placed.toSorted((one, other) => compareSizes(other.amount, one.amount));
    this.#most = Array.from({ length: amounts.length + 1 }, () => 0n);
    this.#least = [...this.#most];
    for (let at = amounts.length - 1; at >= 0; at -= 1) {
      const amount = this.#sorted[at]?.amount ?? 0n;
      this.#most[at] = (this.#most[at + 1] ?? 0n) + (amount > 0n ? amount : 0n);
      this.#least[at] = (this.#least[at + 1] ?? 0n) + (amount < 0n ? amount : 0n);
    }
  }

  /** Goes through the choices among those from a place on that leave nothing of the sum. */
  look(at: number, left: bigint): void {
    this.steps += 1;
    if (this.steps > this.#stepsMax) this.isOver = true;
    if (this.isOver) return;
    const one = this.#sorted[at];

    if (one === undefined) {
      if (left === 0n && this.#chosen.length > 1) this.#take();
      return;
    }
    if (left > (this.#most[at] ?? 0n) || left < (this.#least[at] ?? 0n)) return;
    this.#chosen.push(one.place);
    this.look(at + 1, left - one.amount);
    this.#chosen.pop();
    this.look(at + 1, left);
  }

  #take(): void {
    if (this.found !== null) this.isOver = true;
    this.found ??= [...this.#chosen];
  }
}

/** Large ones first: they leave the fewest choices. */
function compareSizes(one: bigint, other: bigint): number {
  const [size, otherSize] = [one < 0n ? -one : one, other < 0n ? -other : other];
  return size < otherSize ? -1 : size > otherSize ? 1 : 0;
}
