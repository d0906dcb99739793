/**
 * Which states can still come to an end: a payment that goes round in a circle for ever breaks no rule in any one of
 * its states.
 */
export class Reach {
  #edges = new Int32Array(1 << 16);
  #count = 0;

  addStep(from: number, to: number): void {
    if (this.#count + 2 > this.#edges.length) {
      const larger = new Int32Array(this.#edges.length * 2);
      larger.set(this.#edges);
      this.#edges = larger;
    }
    this.#edges[this.#count] = from;
    this.#edges[this.#count + 1] = to;
    this.#count += 2;
  }

  /** The first state from which none of `ends` can be reached; null: from each one of them can. */
  firstWithoutEnd(states: number, ends: readonly number[]): number | null {
    const { starts, sources } = this.#backwards(states);
    const isReached = new Uint8Array(states);
    const open = [...ends];
    for (const end of ends) isReached[end] = 1;
    for (let state = open.pop(); state !== undefined; state = open.pop())
      for (let index = starts[state] ?? 0; index < (starts[state + 1] ?? 0); index += 1) {
        const from = sources[index] ?? 0;
        if (isReached[from] === 1) continue;
        isReached[from] = 1;
        open.push(from);
      }

    const without = isReached.indexOf(0);
    return without < 0 ? null : without;
  }

  /** Where the steps to a state come from: `sources` from `starts[state]` up to `starts[state + 1]`. */
  #backwards(states: number): Readonly<{ starts: Int32Array; sources: Int32Array }> {
    const starts = new Int32Array(states + 1);
    for (let index = 1; index < this.#count; index += 2) add(starts, (this.#edges[index] ?? 0) + 1);
    for (let state = 0; state < states; state += 1)
      starts[state + 1] = (starts[state + 1] ?? 0) + (starts[state] ?? 0);
    const [sources, filled] = [new Int32Array(this.#count / 2), starts.slice()];
    for (let index = 0; index < this.#count; index += 2) {
      const to = this.#edges[index + 1] ?? 0;
      sources[filled[to] ?? 0] = this.#edges[index] ?? 0;
      add(filled, to);
    }
    return { starts, sources };
  }
}

function add(counts: Int32Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1;
}
