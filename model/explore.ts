import { firstCall, retryCall, runnerStep } from './calls.ts';
import type { TransactionState } from '../server/domain/transaction/state.ts';
import { brokenAtLast, brokenIn } from './invariants.ts';
import {
  AGE,
  FIRST,
  KEY,
  PHASE,
  RUNNER,
  runnerAt,
  OPERATION,
  PAYMENT,
  OPERATIONS,
  RUNNERS,
  type State,
  WORKERS_FROM,
  WORLD,
  at,
  operationAt,
  paymentAt,
  putInOrder,
  stateBytes,
} from './layout.ts';
import { BEGINNINGS, KINDS, Tables } from './outcomes.ts';
import { processorSteps } from './processor.ts';
import { Reach } from './reach.ts';
import type { Machine, Rules, Visit } from './rules.ts';
import { StateStore } from './state-store.ts';
import { isUnresolved } from './settle.ts';
import { operationPlaces, weatherSteps } from './weather.ts';
import { claim, hear, workerStep } from './workers.ts';

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
export function explore(rules: Rules, statesMax: number): Explored {
  const began = process.hrtime.bigint();
  const tables = new Tables(rules.faults);
  const store = new StateStore(stateBytes(rules.payments), statesMax);
  for (const state of beginningsOf(rules, tables)) store.add(state, -1, 0);
  const reach = new Reach();
  const ends: number[] = [];
  let [steps, depth, levelEnd, index] = [0, 0, store.count, 0];
  let broken: Explored['broken'] = null;
  for (; index < store.count && broken === null && !store.isFull; index += 1) {
    if (index === levelEnd) [depth, levelEnd] = [depth + 1, store.count];
    const looked = lookAt(index, rules, tables, store, reach);
    steps += looked.steps;
    if (looked.steps === 0) ends.push(index);
    if (looked.what !== null) broken = { what: looked.what, way: wayTo(rules, store, index, looked.ordinal) };
  }
  const isWhole = index === store.count && !store.isFull;
  const lost = isWhole && broken === null ? reach.firstWithoutEnd(store.count, ends) : null;
  if (lost !== null)
    broken = { what: 'what has begun can come to its end', way: wayTo(rules, store, lost, 0) };
  const seconds = Number(process.hrtime.bigint() - began) / 1e9;
  return { states: store.count, steps, ends: ends.length, depth, seconds, isWhole, broken };
}

/** A state: what can follow is kept. `what`: the rule that breaks, in it or after the step of this ordinal. */
function lookAt(
  index: number,
  rules: Rules,
  tables: Tables,
  store: StateStore,
  reach: Reach,
): Readonly<{ steps: number; what: string | null; ordinal: number }> {
  const state = store.take(index);
  let [steps, ordinal] = [0, 0];
  let what: string | null = null;
  successorsOf(rules, tables, state, (next) => {
    steps += 1;
    const number = store.add(next, index, steps);
    // Of two payments there is never room for all.
    if (number >= 0 && rules.payments === 1) reach.addStep(index, number);
    if (what !== null) return;
    what = brokenIn(next, rules, tables);
    if (what !== null) ordinal = steps;
  });
  if (steps === 0) what = brokenAtLast(state, rules, tables);
  return { steps, what, ordinal };
}

function* beginningsOf(rules: Rules, tables: Tables): Generator<State> {
  const kinds = Object.values(BEGINNINGS);
  for (let one = 0; one < kinds.length; one += 1)
    for (let two = one; two < (rules.payments === 2 ? kinds.length : one + 1); two += 1) {
      const state = new Uint8Array(stateBytes(rules.payments));
      for (const [payment, kind] of [one, two].slice(0, rules.payments).entries()) {
        const begun = kinds[kind];
        if (begun === undefined) continue;
        state[paymentAt(payment) + PAYMENT.transaction] = tables.numberOf(begun);
        state[paymentAt(payment) + PAYMENT.first] = firstOf(begun);
      }
      state[WORLD.crashes] = rules.crashes;
      state[WORLD.pauses] = rules.pauses;
      state[WORLD.losses] = rules.losses;
      putInOrder(state, rules.payments);
      yield state;
    }
}

function firstOf({ status }: TransactionState): number {
  if (status === 'captured') return FIRST.captured;
  return status === 'authorized' ? FIRST.authorized : FIRST.nothing;
}

/** Calls `visit` with every state that can follow, in one order. */
export function successorsOf(rules: Rules, tables: Tables, state: State, visit: Visit): void {
  const machine: Machine = {
    rules,
    tables,
    visit: (next, step, payment, operation, runner) => {
      forgetWhatNobodyReads(next, rules);
      putInOrder(next, rules.payments);
      visit(next, step, payment, operation, runner);
    },
  };
  const paused = at(state, WORLD.paused);
  for (let payment = 0; payment < rules.payments; payment += 1)
    for (let operation = 0; operation < OPERATIONS; operation += 1) {
      const place = { payment, operation, at: operationAt(payment, operation) };
      if (paused !== 1) firstCall(machine, state, place);
      if (paused !== 2) retryCall(machine, state, place);
      for (let runner = 0; runner < RUNNERS.length; runner += 1) {
        if (paused === runner + 1) continue;
        runnerStep(machine, state, place, runner);
        if (runner < WORKERS_FROM) continue;
        claim(machine, state, place, runner);
        workerStep(machine, state, place, runner);
      }
      processorSteps(machine, state, place);
      hear(machine, state, place);
    }
  weatherSteps(machine, state);
}

/** States that differ only in what nothing looks at any more are one. */
function forgetWhatNobodyReads(state: State, { payments, faults }: Rules): void {
  for (const operation of operationPlaces(payments)) {
    const key = at(state, operation + OPERATION.key);
    if (!isUnresolved(at(state, operation + OPERATION.status)))
      state[operation + OPERATION.sentAge] = AGE.over;
    if (key === KEY.answered || (key === KEY.bound && faults.size === 0))
      state[operation + OPERATION.keyStale] = 0;
    const call = runnerAt(operation, 0) + RUNNER.phase;
    if (key === KEY.answered && at(state, call) === PHASE.dead) state[call] = PHASE.ended;
  }
}

/** How it came to that, from the beginning. */
function wayTo(rules: Rules, store: StateStore, index: number, last: number): string[] {
  const ordinals: number[] = last === 0 ? [] : [last];
  let first = index;
  for (; store.parentOf(first) >= 0; first = store.parentOf(first)) ordinals.unshift(store.ordinalOf(first));
  const tables = new Tables(rules.faults);
  const way: string[] = [];
  let state = [...beginningsOf(rules, tables)][first];
  for (const ordinal of ordinals) {
    let [count, reached] = [0, state];
    if (state === undefined) throw new Error('BUG: a way without a beginning');
    successorsOf(rules, tables, state, (next, step, payment, operation, runner) => {
      count += 1;
      if (count !== ordinal) return;
      reached = next;
      way.push(toldStep(next, tables, [step, payment, operation, runner]));
    });
    state = reached;
  }
  return way;
}

function toldStep(
  next: State,
  tables: Tables,
  [step, payment, operation, runner]: readonly [string, number, number, number],
): string {
  const who = RUNNERS[runner] ?? (payment < 0 ? '' : 'processor');
  if (payment < 0) return `${who} ${step}`.trim();
  const kind = KINDS[at(next, operationAt(payment, operation) + OPERATION.kind) - 1] ?? '';
  const { status } = tables.transaction(at(next, paymentAt(payment) + PAYMENT.transaction));
  return `${who} of ${kind} (payment ${payment + 1}): ${step}; it is ${status}`;
}
