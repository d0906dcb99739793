import type { State } from './layout.ts';
import { Reach } from './reach.ts';
import { StateStore } from './state-store.ts';

/** A successor of a state: `step` names what happened. `next` is the receiver's to keep only by copying. */
export type Visit = (next: State, step: string, payment: number, operation: number, runner: number) => void;

/** What is explored: states as bytes, what can follow from each, and what must hold. */
export type Graph = Readonly<{
  bytes: number;
  beginnings(): Iterable<State>;
  /** In one order, whenever it is asked. */
  successors(state: State, visit: Visit): void;
  /** The rule that is broken, in every state; and where nothing is left to happen. */
  brokenIn(state: State): string | null;
  brokenAtLast(state: State): string | null;
  /** Whether each state has to be able to come to an end; what it takes to know that is kept in memory. */
  hasToEnd: boolean;
  told(
    next: State,
    ...step: Readonly<[step: string, payment: number, operation: number, runner: number]>
  ): string;
}>;

/** What a run found. `broken` null: nothing. `isWhole`: every state that can be reached was looked at. */
export type Explored = Readonly<{
  states: number;
  steps: number;
  ends: number;
  depth: number;
  seconds: number;
  isWhole: boolean;
  broken: Readonly<{ what: string; way: readonly string[] }> | null;
}>;

/**
 * Explicit-state model checking, breadth first: the first fault that is found is one of the shortest. Where every state
 * was looked at, each must be able to come to an end, too.
 */
export function exploreGraph(graph: Graph, statesMax: number): Explored {
  const began = process.hrtime.bigint();
  const store = new StateStore(graph.bytes, statesMax);
  for (const state of graph.beginnings()) store.add(state, -1, 0);
  const reach = new Reach();
  const ends: number[] = [];
  let [steps, depth, levelEnd, index] = [0, 0, store.count, 0];
  let broken: Explored['broken'] = null;
  for (; index < store.count && broken === null && !store.isFull; index += 1) {
    if (index === levelEnd) [depth, levelEnd] = [depth + 1, store.count];
    const looked = lookAt(index, graph, store, reach);
    steps += looked.steps;
    if (looked.steps === 0) ends.push(index);
    if (looked.what !== null) broken = { what: looked.what, way: wayTo(graph, store, index, looked.ordinal) };
  }

  const isWhole = index === store.count && !store.isFull;
  const lost = isWhole && graph.hasToEnd && broken === null ? reach.firstWithoutEnd(store.count, ends) : null;
  if (lost !== null)
    broken = { what: 'what has begun can come to its end', way: wayTo(graph, store, lost, 0) };
  const seconds = Number(process.hrtime.bigint() - began) / 1e9;
  return { states: store.count, steps, ends: ends.length, depth, seconds, isWhole, broken };
}

/** A state: what can follow is kept. `what`: the rule that breaks, in it or after the step of this ordinal. */
function lookAt(
  index: number,
  graph: Graph,
  store: StateStore,
  reach: Reach,
): Readonly<{ steps: number; what: string | null; ordinal: number }> {
  const state = store.take(index);
  let [steps, ordinal] = [0, 0];
  let what: string | null = null;
  graph.successors(state, (next) => {
    steps += 1;
    const number = store.add(next, index, steps);
    if (number >= 0 && graph.hasToEnd) reach.addStep(index, number);
    if (what !== null) return;
    what = graph.brokenIn(next);
    if (what !== null) ordinal = steps;
  });
  if (steps === 0) what = graph.brokenAtLast(state);
  return { steps, what, ordinal };
}

/** How it came to that, from the beginning. */
function wayTo(graph: Graph, store: StateStore, index: number, last: number): string[] {
  const ordinals: number[] = last === 0 ? [] : [last];
  let first = index;
  for (; store.parentOf(first) >= 0; first = store.parentOf(first)) ordinals.unshift(store.ordinalOf(first));
  const way: string[] = [];
  let state = [...graph.beginnings()][first];
  for (const ordinal of ordinals) {
    let [count, reached] = [0, state];
    if (state === undefined) throw new Error('BUG: a way without a beginning');
    graph.successors(state, (next, ...step) => {
      count += 1;
      if (count !== ordinal) return;
      reached = next;
      way.push(graph.told(next, ...step));
    });
    state = reached;
  }
  return way;
}
