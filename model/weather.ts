import {
  AGE,
  KEY,
  NEVER,
  OPERATION,
  OPERATIONS,
  PHASE,
  PROCESSES,
  RUNNER,
  RUNNERS,
  type State,
  WORKERS_FROM,
  WORLD,
  at,
  clearRunner,
  operationAt,
  runnerAt,
  spend,
} from './layout.ts';
import type { Machine } from './rules.ts';

/** What nobody chooses: processes die and stand still, and time passes. */
export function weatherSteps(machine: Machine, state: State): void {
  const { rules, visit } = machine;
  const paused = at(state, WORLD.paused);
  for (let runner = 0; runner < PROCESSES; runner += 1) {
    if (!isBusy(state, rules.payments, runner)) continue;
    if (at(state, WORLD.crashes) > 0) {
      const next = state.slice();
      spend(next, WORLD.crashes);
      if (paused === runner + 1) next[WORLD.paused] = 0;
      kill(next, rules.payments, runner);
      visit(next, 'dies', -1, -1, runner);
    }
    if (at(state, WORLD.pauses) > 0 && paused === 0) {
      const next = state.slice();
      spend(next, WORLD.pauses);
      next[WORLD.paused] = runner + 1;
      visit(next, 'stands still', -1, -1, runner);
    }
  }
  if (paused !== 0) {
    const next = state.slice();
    next[WORLD.paused] = 0;
    visit(next, 'goes on', -1, -1, paused - 1);
  }
  passTime(machine, state);
}

/** Operations of all payments, as places in a state. */
export function* operationPlaces(payments: number): Generator<number> {
  for (let payment = 0; payment < payments; payment += 1)
    for (let index = 0; index < OPERATIONS; index += 1) yield operationAt(payment, index);
}

/** A process is at work on it. */
function isAtWork(phase: number): boolean {
  return phase !== PHASE.none && phase !== PHASE.ended && phase !== PHASE.dead;
}

function isBusy(state: State, payments: number, runner: number): boolean {
  for (const operation of operationPlaces(payments)) {
    if (isAtWork(at(state, runnerAt(operation, runner) + RUNNER.phase))) return true;
  }
  return false;
}

/** Whatever it knew is gone. Requests that had left are on their way all the same. */
function kill(next: State, payments: number, runner: number): void {
  for (const operation of operationPlaces(payments)) {
    const own = runnerAt(operation, runner);
    const phase = at(next, own + RUNNER.phase);
    if (phase === PHASE.none || phase === PHASE.ended) continue;
    clearRunner(next, own, runner >= WORKERS_FROM ? PHASE.none : PHASE.dead);
  }
}

/** Time passes only where nobody who is awake has something to do at once. */
function passTime({ rules, visit }: Machine, state: State): void {
  const next = state.slice();
  let isChanged = false;
  for (const operation of operationPlaces(rules.payments)) {
    for (let runner = 0; runner < RUNNERS.length; runner += 1) {
      if (!rules.asynchronous && isUrgent(state, operation, runner)) return;
      const request = operation + OPERATION.request + runner;
      // By then it has arrived, or never will.
      if (at(state, request) > AGE.late) return;
      if (at(state, request) !== 0) next[request] = at(state, request) + 1;
    }
    isChanged = ageOperation(next, operation, rules) || isChanged;
  }
  if (isChanged) visit(next, 'time passes', -1, -1, -1);
}

function isUrgent(state: State, operation: number, runner: number): boolean {
  if (at(state, WORLD.paused) === runner + 1) return false;
  const phase = at(state, runnerAt(operation, runner) + RUNNER.phase);
  return isAtWork(phase) && phase !== PHASE.waiting;
}

function ageOperation(next: State, operation: number, rules: Machine['rules']): boolean {
  let isChanged = false;
  const older = (place: number): void => {
    if (at(next, place) >= AGE.over) return;
    next[place] = at(next, place) + 1;
    isChanged = true;
  };
  if (at(next, operation + OPERATION.kind) === 0) return false;
  older(operation + OPERATION.sentAge);
  const due = at(next, operation + OPERATION.dueIn);
  if (due !== 0 && due !== NEVER) {
    next[operation + OPERATION.dueIn] = due - 1;
    isChanged = true;
  }
  for (let runner = 0; runner < RUNNERS.length; runner += 1) {
    const own = runnerAt(operation, runner);
    const phase = at(next, own + RUNNER.phase);
    const isStopped =
      rules.faults.has('a clock stands still with its process') && at(next, WORLD.paused) === runner + 1;
    if ((phase === PHASE.committed || phase === PHASE.ready || phase === PHASE.checked) && !isStopped)
      older(own + RUNNER.noteAge);
  }
  return letKeyLapse(next, operation, rules) || isChanged;
}

/** A key whose holder gives no sign of life can be taken over. */
function letKeyLapse(next: State, operation: number, { asynchronous }: Machine['rules']): boolean {
  const key = at(next, operation + OPERATION.key);
  if (key === KEY.free || key === KEY.answered || at(next, operation + OPERATION.keyStale) === 1)
    return false;
  const holder = key === KEY.ofRetry ? 1 : 0;
  const phase = at(next, runnerAt(operation, holder) + RUNNER.phase);
  const isSilent = asynchronous || phase === PHASE.dead || at(next, WORLD.paused) === holder + 1;
  if (isSilent && (key === KEY.ofCall || key === KEY.bound)) {
    next[operation + OPERATION.keyStale] = 1;
    return true;
  }
  return false;
}
