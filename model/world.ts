import type { Graph } from './graph.ts';
import { type State, at } from './layout.ts';

/** What a step of a small world is given: the state after it, to be changed, and who takes it. */
export type Take = (step: string, change: (next: State) => void) => void;

/** A part of the service beside the payment itself, small enough to be explored whole. */
export type World = Readonly<{
  name: string;
  /** Of which file of the service it is a model. */
  of: string;
  bytes: number;
  begin(state: State): void;
  steps(state: State, take: Take, has: (fault: string) => boolean): void;
  brokenIn(state: State): string | null;
  brokenAtLast(state: State): string | null;
  /** Faults that are put in on purpose. */
  faults: readonly string[];
}>;

export function graphOf(world: World, faults: ReadonlySet<string> = new Set()): Graph {
  const has = faults.has.bind(faults);
  return {
    bytes: world.bytes,
    hasToEnd: true,
    *beginnings() {
      const state = new Uint8Array(world.bytes);
      world.begin(state);
      yield state;
    },
    successors: (state, visit) => {
      world.steps(
        state,
        (step, change) => {
          const next = state.slice();
          change(next);
          visit(next, step, -1, -1, -1);
        },
        has,
      );
    },
    brokenIn: world.brokenIn,
    brokenAtLast: world.brokenAtLast,
    told: (_next, step) => step,
  };
}

/** One more, up to two: once and twice are told apart, and no more. */
export function count(next: State, place: number): void {
  next[place] = Math.min(2, at(next, place) + 1);
}
