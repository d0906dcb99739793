import {
  AGE,
  FLAG,
  KEY,
  NEVER,
  OPERATION,
  OUTCOME,
  PAYMENT,
  PHASE,
  RECORD,
  RUNNER,
  RUNNERS,
  type State,
  WORKERS_FROM,
  at,
  clearRunner,
  paymentAt,
  runnerAt,
} from './layout.ts';
import { writeIntent } from './intent.ts';
import { STATUS } from './outcomes.ts';
import type { Machine, Place } from './rules.ts';

/** Its outcome is not known yet. */
export function isUnresolved(status: number): boolean {
  return status === STATUS.sent || status === STATUS.unknown;
}

/** `due_at` has another value: whoever compares it has lost the operation. `runner` null: so has everybody. */
export function loseClaims(next: State, operation: number, runner: number | null, flags: number): void {
  for (let index = 0; index < RUNNERS.length; index += 1) {
    if (index === runner) continue;
    const place = runnerAt(operation, index) + RUNNER.flags;
    next[place] = at(next, place) & ~flags;
  }
}

/**
 * Whether somebody else's word stands, and this one is dropped: `payments/operation/commit-outcome.ts` decides so.
 */
function isLate(
  { rules }: Machine,
  state: State,
  operation: number,
  runner: number,
  outcome: number,
): boolean {
  const flags = at(state, runnerAt(operation, runner) + RUNNER.flags);
  const status = at(state, operation + OPERATION.status);
  const isUnsent = outcome === OUTCOME.unsent || outcome === OUTCOME.neverReceived;
  const isElsewhere = isUnsent && (flags & FLAG.tries) === 0;
  if (isElsewhere && !rules.faults.has('not sent counts, whoever has sent since')) return true;
  if ((flags & FLAG.knewPending) !== 0 || isUnresolved(status)) return false;
  if (outcome === OUTCOME.succeeded) return status === STATUS.succeeded;
  return status !== STATUS.pending || outcome !== OUTCOME.declined;
}

/** Step c: an outcome is committed with everything that follows from it, in one statement. */
export function settle(machine: Machine, state: State, place: Place, runner: number): void {
  const { rules, visit } = machine;
  const next = state.slice();
  const own = runnerAt(place.at, runner);
  const outcome = at(state, own + RUNNER.outcome);
  const isWorker = runner >= WORKERS_FROM;
  if (at(state, place.at + OPERATION.status) === STATUS.none) writeIntent(machine, next, place, runner);
  if (isWorker && saysNothing(machine, state, place.at, outcome)) {
    postpone(next, place.at, own);
    visit(next, 'asks again later', place.payment, place.operation, runner);
    return;
  }
  const isBlind = rules.faults.has('an outcome is written without compare-and-set');
  if (rules.faults.has('the key is answered before the outcome is committed') && !isWorker)
    answerKey(next, place.at, outcome === OUTCOME.unsent ? STATUS.failed : outcome + 1);
  if (!isBlind && isLate(machine, next, place.at, runner, outcome)) {
    endRunner(next, own, isWorker);
    visit(next, 'drops its outcome: somebody else has told of it', place.payment, place.operation, runner);
    return;
  }
  const known = isBlind ? at(state, own + RUNNER.known) : 0;
  write(machine, next, place, outcome, known === 0 ? null : known - 1);
  endRunner(next, own, isWorker);
  visitHalves(machine, state, next, place, runner);
}

/** Faults only: what belongs together is two statements, between which a process can die. */
function visitHalves(machine: Machine, state: State, next: State, place: Place, runner: number): void {
  const { rules, visit } = machine;
  const own = runnerAt(place.at, runner);
  const [payment, isWorker] = [paymentAt(place.payment), runner >= WORKERS_FROM];
  const tell = (step: string): void => visit(next, step, place.payment, place.operation, runner);
  if (rules.faults.has('an outcome is committed in two statements') && !isWorker) {
    const after = at(next, payment + PAYMENT.transaction);
    next[payment + PAYMENT.transaction] = at(state, payment + PAYMENT.transaction);
    next[own + RUNNER.known] = after + 1;
    next[own + RUNNER.phase] = PHASE.half;
    return tell('commits the operation of its outcome');
  }
  const hasNews = at(next, payment + PAYMENT.untold) !== 0;
  const isUnscheduled =
    at(next, place.at + OPERATION.status) === STATUS.unknown &&
    rules.faults.has('what is not known is put on the schedule afterwards');
  if (isUnscheduled) next[place.at + OPERATION.dueIn] = NEVER;
  if (hasNews || isUnscheduled) next[own + RUNNER.phase] = PHASE.half;
  tell('commits its outcome');
}

/** Faults only: the second statement. */
export function settleRest({ rules, visit }: Machine, state: State, place: Place, runner: number): void {
  const next = state.slice();
  const [own, payment] = [runnerAt(place.at, runner), paymentAt(place.payment)];
  if (rules.faults.has('an outcome is committed in two statements'))
    next[payment + PAYMENT.transaction] = at(state, own + RUNNER.known) - 1;
  if (rules.faults.has('what is not known is put on the schedule afterwards'))
    next[place.at + OPERATION.dueIn] = 1;
  next[payment + PAYMENT.untold] = 0;
  endRunner(next, own, runner >= WORKERS_FROM);
  visit(next, 'commits the rest of it', place.payment, place.operation, runner);
}

function endRunner(next: State, own: number, isWorker: boolean): void {
  clearRunner(next, own, isWorker ? PHASE.none : PHASE.ended);
}

/** It is due again; does nothing where it is no longer the claimer's. */
export function postpone(next: State, operation: number, own: number): void {
  if ((at(next, own + RUNNER.flags) & FLAG.mine) !== 0) {
    next[operation + OPERATION.dueIn] = 1;
    loseClaims(next, operation, null, FLAG.mine);
  }
  clearRunner(next, own, PHASE.none);
}

/** What a worker did not learn is asked for again. */
function saysNothing({ rules }: Machine, state: State, operation: number, outcome: number): boolean {
  if (outcome === OUTCOME.unknown || outcome === OUTCOME.unsent) return true;
  const isJudgedLate = rules.faults.has('the window is judged when the answer is read');
  return (
    isJudgedLate && outcome === OUTCOME.neverReceived && at(state, operation + OPERATION.sentAge) !== AGE.over
  );
}

/** The rows after an outcome. `blind`: the transaction that it is decided on, where nobody compares. */
export function write(
  { rules, tables }: Machine,
  next: State,
  place: Place,
  outcome: number,
  blind: number | null,
): void {
  const payment = paymentAt(place.payment);
  const kind = at(next, place.at + OPERATION.kind);
  const before = blind ?? at(next, payment + PAYMENT.transaction);
  const was = blind === null ? at(next, place.at + OPERATION.status) : STATUS.sent;
  const moved = tables.outcomeOf(before, kind, was, outcome);
  next[payment + PAYMENT.transaction] = moved.transaction;
  next[place.at + OPERATION.status] = moved.status;
  if (moved.incident) next[payment + PAYMENT.incident] = 1;
  if (moved.isNews && rules.faults.has('an event of ours is written by a statement of its own'))
    next[payment + PAYMENT.untold] = 1;
  if (!isUnresolved(moved.status)) answerKey(next, place.at, moved.status);
  next[place.at + OPERATION.dueIn] = dueAfter(moved.status);
  loseClaims(next, place.at, null, FLAG.mine);
}

function dueAfter(status: number): number {
  if (isUnresolved(status)) return 1;
  return status === STATUS.pending ? 2 : NEVER;
}

/** The first answer under a key is the one that every replay gets. */
function answerKey(next: State, operation: number, status: number): void {
  const key = operation + OPERATION.key;
  if (at(next, key) !== KEY.bound || isUnresolved(status) || status === STATUS.none) return;
  next[key] = KEY.answered;
  next[operation + OPERATION.keyAnswer] = answerOf(status);
}

function answerOf(status: number): number {
  if (status === STATUS.succeeded) return RECORD.succeeded;
  return status === STATUS.pending ? RECORD.pending : RECORD.declined;
}
