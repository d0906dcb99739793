import {
  AGE,
  FLAG,
  NEVER,
  OPERATION,
  OUTCOME,
  PAYMENT,
  PHASE,
  RECORD,
  RUNNER,
  type State,
  WORKERS_FROM,
  WORLD,
  at,
  clearRunner,
  paymentAt,
  runnerAt,
  spend,
  tellRunner,
} from './layout.ts';
import { KIND, STATUS } from './outcomes.ts';
import { movesSentAt } from './calls.ts';
import type { Machine, Place } from './rules.ts';
import { isUnresolved, loseClaims, postpone, write } from './settle.ts';

const LEASE_TICKS = 3;

/** A worker claims what is due: its lease puts the due time off, and whoever had the operation has lost it. */
export function claim({ rules, visit }: Machine, state: State, place: Place, runner: number): void {
  const status = at(state, place.at + OPERATION.status);
  if (at(state, place.at + OPERATION.dueIn) !== 0 || status === STATUS.none) return;
  const own = runnerAt(place.at, runner);
  if (at(state, own + RUNNER.phase) !== PHASE.none) return;
  const isFirst = runner === WORKERS_FROM;
  // Two workers are alike: the second is there for when the first does not get on.
  if (!isFirst && !rules.asynchronous && at(state, WORLD.paused) !== WORKERS_FROM + 1) return;
  const next = state.slice();
  next[place.at + OPERATION.dueIn] = LEASE_TICKS;
  loseClaims(next, place.at, runner, FLAG.mine | FLAG.tries);
  next[own + RUNNER.phase] = PHASE.claimed;
  next[own + RUNNER.flags] = FLAG.mine | FLAG.tries | (status === STATUS.pending ? FLAG.knewPending : 0);
  visit(next, 'claims it', place.payment, place.operation, runner);
}

/** How it is found out what became of it, as the connector's policy says (`operations/find-out.ts`). */
export function workerStep(machine: Machine, state: State, place: Place, runner: number): void {
  const phase = at(state, runnerAt(place.at, runner) + RUNNER.phase);
  if (phase === PHASE.claimed) begin(machine, state, place, runner);
  if (phase === PHASE.asked) look(machine, state, place, runner);
}

function begin(machine: Machine, state: State, place: Place, runner: number): void {
  const { rules } = machine;
  const flags = at(state, runnerAt(place.at, runner) + RUNNER.flags);
  const status = at(state, place.at + OPERATION.status);
  const hasLost = (flags & FLAG.tries) === 0;
  const goesOn = rules.faults.has('a worker that lost its claim goes on');
  if (hasLost ? !goesOn : !isOpen(status))
    return stop(machine, state, place, runner, 'sees that there is nothing to do');
  const isPending = (flags & FLAG.knewPending) !== 0;
  if (rules.policy === 're-send' && !isPending) return noteSending(machine, state, place, runner);
  if (rules.policy === 'events' && !isPending) return waitForEvent(machine, state, place, runner);

  const next = state.slice();
  const own = runnerAt(place.at, runner);
  const isBelieved =
    rules.faults.has('never heard of it is believed at once') ||
    at(state, place.at + OPERATION.sentAge) === AGE.over;
  next[own + RUNNER.phase] = PHASE.asked;
  next[own + RUNNER.flags] = flags | (isBelieved ? FLAG.believed : 0);
  machine.visit(next, 'asks what became of it', place.payment, place.operation, runner);
}

/** They tell by themselves, and cannot be asked: after seven days a person is told. */
function waitForEvent(machine: Machine, state: State, place: Place, runner: number): void {
  again(machine, state, place, runner, 'waits for an event');
  if (at(state, place.at + OPERATION.sentAge) !== AGE.over) return;
  const next = state.slice();
  next[place.at + OPERATION.dueIn] = NEVER;
  next[paymentAt(place.payment) + PAYMENT.incident] = 1;
  clearRunner(next, runnerAt(place.at, runner), PHASE.none);
  machine.visit(next, 'gives up, and tells a person', place.payment, place.operation, runner);
}

function look(machine: Machine, state: State, place: Place, runner: number): void {
  const { rules, visit } = machine;
  const own = runnerAt(place.at, runner);
  const flags = at(state, own + RUNNER.flags);
  const record = at(state, place.at + OPERATION.record);
  const isPending = (flags & FLAG.knewPending) !== 0;
  if (at(state, WORLD.losses) > 0) {
    const next = state.slice();
    spend(next, WORLD.losses);
    postpone(next, place.at, own);
    visit(next, 'gets no answer to its question', place.payment, place.operation, runner);
  }
  if (isPending && (record === RECORD.none || record === RECORD.pending))
    return again(machine, state, place, runner, 'hears that it is still pending');
  if (record !== RECORD.none) return learn(machine, state, place, runner, record);
  if (rules.policy === 'look-up and re-send') noteSending(machine, state, place, runner);
  // What was sent is not there any more: a card that was typed, or an authorization of long ago.
  const kind = at(state, place.at + OPERATION.kind);
  if (rules.policy === 'look-up and re-send' && kind !== KIND.authorize) return;
  // Judged when the answer is read, the window may be over by then: the fault keeps the answer for a step of its own.
  const isJudgedLate = rules.faults.has('the window is judged when the answer is read');
  if (isJudgedLate || (flags & FLAG.believed) !== 0)
    return learn(machine, state, place, runner, OUTCOME.neverReceived);
  again(machine, state, place, runner, 'hears that nobody knows it yet');
}

function learn({ visit }: Machine, state: State, place: Place, runner: number, outcome: number): void {
  const next = state.slice();
  tellRunner(next, runnerAt(place.at, runner), outcome);
  visit(
    next,
    outcome === OUTCOME.neverReceived ? 'hears that they never heard of it' : 'hears what became of it',
    place.payment,
    place.operation,
    runner,
  );
}

/** Nobody who had it before can conclude that it was not sent, from here on. */
function noteSending(machine: Machine, state: State, place: Place, runner: number): void {
  const { rules, visit } = machine;
  const own = runnerAt(place.at, runner);
  const isMine = (at(state, own + RUNNER.flags) & FLAG.mine) !== 0;
  const isUnknown = isUnresolved(at(state, place.at + OPERATION.status));
  if (!(isMine && isUnknown) && !rules.faults.has('a worker that lost its claim goes on'))
    return again(machine, state, place, runner, 'sees that another worker has it');
  const next = state.slice();
  if (movesSentAt(rules.policy)) next[place.at + OPERATION.sentAge] = AGE.fresh;
  next[own + RUNNER.phase] = PHASE.committed;
  next[own + RUNNER.noteAge] = AGE.fresh;
  visit(next, 'notes that it sends again', place.payment, place.operation, runner);
}

function again({ visit }: Machine, state: State, place: Place, runner: number, step: string): void {
  const next = state.slice();
  postpone(next, place.at, runnerAt(place.at, runner));
  visit(next, step, place.payment, place.operation, runner);
}

function stop({ visit }: Machine, state: State, place: Place, runner: number, step: string): void {
  const next = state.slice();
  const own = runnerAt(place.at, runner);
  if (at(state, place.at + OPERATION.dueIn) !== NEVER && !isOpen(at(state, place.at + OPERATION.status)))
    next[place.at + OPERATION.dueIn] = NEVER;
  clearRunner(next, own, PHASE.none);
  visit(next, step, place.payment, place.operation, runner);
}

function isOpen(status: number): boolean {
  return isUnresolved(status) || status === STATUS.pending;
}

/** A processor's event is applied, whatever else is under way, and only then answered. */
export function hear(machine: Machine, state: State, place: Place): void {
  const { rules, visit } = machine;
  const told = at(state, place.at + OPERATION.event);
  if (told === 0) return;
  const next = state.slice();
  next[place.at + OPERATION.event] = 0;
  if (
    rules.faults.has('an event of theirs is answered before it is applied') &&
    at(state, WORLD.crashes) > 0
  ) {
    spend(next, WORLD.crashes);
    visit(next, 'dies with an event that it has answered', place.payment, place.operation, -1);
  }
  const applied = state.slice();
  applied[place.at + OPERATION.event] = 0;
  write(machine, applied, place, told, null);
  const untold = paymentAt(place.payment) + PAYMENT.untold;
  applied[untold] = at(state, untold);
  visit(applied, 'applies an event', place.payment, place.operation, -1);
}
