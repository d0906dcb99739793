import { firstCall, retryCall, runnerStep } from './calls.ts';
import type { TransactionState } from '../server/domain/transaction/state.ts';
import { type Explored, exploreGraph, type Graph, type Visit } from './graph.ts';
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
import type { Machine, Rules } from './rules.ts';
import { isUnresolved } from './settle.ts';
import { operationPlaces, weatherSteps } from './weather.ts';
import { claim, hear, workerStep } from './workers.ts';

/** Every state of payments that can be reached, up to so many. */
export function explore(rules: Rules, statesMax: number): Explored {
  const tables = new Tables(rules.faults);
  const graph: Graph = {
    bytes: stateBytes(rules.payments),
    // Of two payments there is never room for all.
    hasToEnd: rules.payments === 1,
    beginnings: () => beginningsOf(rules, tables),
    successors: (state, visit) => successorsOf(rules, tables, state, visit),
    brokenIn: (state) => brokenIn(state, rules, tables),
    brokenAtLast: (state) => brokenAtLast(state, rules, tables),
    told: (next, ...step) => toldStep(next, tables, step),
  };
  return exploreGraph(graph, statesMax);
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
