import {
  AGE,
  FIRST,
  FLAG,
  KEY,
  OPERATION,
  OUTCOME,
  PAYMENT,
  PHASE,
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
import { KIND } from './outcomes.ts';
import type { Machine, Place } from './rules.ts';
import { writeIntent } from './intent.ts';
import { isUnresolved, loseClaims, settle, settleRest } from './settle.ts';

const FOLLOWING = [KIND.capture, KIND.void, KIND.refund];

/** A merchant asks for an operation under a key. */
export function firstCall(machine: Machine, state: State, place: Place): void {
  const { tables, visit } = machine;
  const payment = paymentAt(place.payment);
  if (at(state, runnerAt(place.at, 0) + RUNNER.phase) !== PHASE.none) return;
  const transaction = at(state, payment + PAYMENT.transaction);
  const isFirst = place.operation === 0 && at(state, payment + PAYMENT.first) === FIRST.nothing;
  for (const kind of isFirst ? [KIND.authorize] : FOLLOWING) {
    if (tables.intentOf(transaction, kind) === null) continue;
    const next = state.slice();
    next[place.at + OPERATION.kind] = kind;
    next[place.at + OPERATION.key] = KEY.ofCall;
    beginCall(next, place.at, 0, transaction);
    visit(next, 'begins its Idempotency-Key', place.payment, place.operation, 0);
  }
}

/** The caller has heard nothing, and asks again under the same key. */
export function retryCall({ rules, visit }: Machine, state: State, place: Place): void {
  if (at(state, runnerAt(place.at, 1) + RUNNER.phase) !== PHASE.none) return;
  const first = at(state, runnerAt(place.at, 0) + RUNNER.phase);
  if (first === PHASE.none || first === PHASE.ended) return;
  if (!rules.asynchronous && first !== PHASE.dead && at(state, WORLD.paused) !== 1) return;
  const key = at(state, place.at + OPERATION.key);
  const isStale = at(state, place.at + OPERATION.keyStale) === 1;
  const isTaken = key === KEY.bound && isStale && rules.faults.has('a bound key can be taken over');
  if (key !== KEY.free && !(key === KEY.ofCall && isStale) && !isTaken) return;
  const next = state.slice();
  next[place.at + OPERATION.key] = KEY.ofRetry;
  next[place.at + OPERATION.keyStale] = 0;
  beginCall(next, place.at, 1, at(state, paymentAt(place.payment) + PAYMENT.transaction));
  visit(next, 'takes the key over, whose lease is over', place.payment, place.operation, 1);
}

/** `known` is kept where a fault goes by what was read first. */
function beginCall(next: State, operation: number, runner: number, transaction: number): void {
  const own = runnerAt(operation, runner);
  next[own + RUNNER.phase] = PHASE.keyed;
  next[own + RUNNER.known] = transaction + 1;
}

/** The next step of whoever is at work on an operation. */
export function runnerStep(machine: Machine, state: State, place: Place, runner: number): void {
  const phase = at(state, runnerAt(place.at, runner) + RUNNER.phase);
  switch (phase) {
    case PHASE.keyed:
      return commitIntent(machine, state, place, runner);
    case PHASE.committed:
      return askForClaim(machine, state, place, runner);
    case PHASE.ready:
    case PHASE.checked:
      return send(machine, state, place, runner);
    case PHASE.told:
      return settle(machine, state, place, runner);
    case PHASE.half:
      return settleRest(machine, state, place, runner);
    default:
  }
}

/** Step a: the intent is committed, only while the key is this request's. */
function commitIntent(machine: Machine, state: State, place: Place, runner: number): void {
  const { rules, visit } = machine;
  const has = rules.faults.has.bind(rules.faults);
  const [own, key] = [runnerAt(place.at, runner), at(state, place.at + OPERATION.key)];
  const next = state.slice();
  const isOwner = key === (runner === 0 ? KEY.ofCall : KEY.ofRetry);
  const tell = (step: string): void => visit(next, step, place.payment, place.operation, runner);
  if (!isOwner && !has('anybody may commit under a key')) {
    clearRunner(next, own, PHASE.ended);
    return tell('is refused: the key is another request’s');
  }
  if (has('it is sent before its intent is committed')) {
    next[own + RUNNER.phase] = PHASE.ready;
    next[own + RUNNER.flags] = FLAG.mine | FLAG.tries;
    return tell('goes on before its intent is committed');
  }
  if (!writeIntent(machine, next, place, runner)) {
    clearRunner(next, own, PHASE.ended);
    if (isOwner) next[place.at + OPERATION.key] = KEY.free;
    return tell('is refused: the transaction is somewhere else by now');
  }
  tell('commits its intent');
}

/** Lease with a fence: what is late asks for its claim once more, by compare-and-set on the row's due time. */
function askForClaim({ rules, visit }: Machine, state: State, place: Place, runner: number): void {
  const next = state.slice();
  const own = runnerAt(place.at, runner);
  const tell = (step: string): void => visit(next, step, place.payment, place.operation, runner);
  next[own + RUNNER.phase] = PHASE.ready;
  if (
    at(state, place.at + OPERATION.key) !== KEY.answered &&
    rules.faults.has('the key is bound after the intent')
  )
    next[place.at + OPERATION.key] = KEY.bound;
  if (at(state, own + RUNNER.noteAge) === AGE.fresh) return tell('is in time');
  const isWorker = runner >= WORKERS_FROM;
  const isMine = (at(state, own + RUNNER.flags) & FLAG.mine) !== 0;
  const goesOn = isWorker && rules.faults.has('a worker that lost its claim goes on');
  if (!goesOn && (!isMine || !isUnresolved(at(state, place.at + OPERATION.status)))) {
    tellRunner(next, own, OUTCOME.unsent);
    return tell('does not send: another process has the operation by now');
  }
  next[own + RUNNER.noteAge] = AGE.fresh;
  if (!isWorker || movesSentAt(rules.policy)) next[place.at + OPERATION.sentAge] = AGE.fresh;
  if (!isWorker) {
    next[place.at + OPERATION.dueIn] = 2;
    loseClaims(next, place.at, runner, FLAG.mine);
  }
  tell('renews its claim');
}

/** A search is behind the last sending; a key lives from the first one on. */
export function movesSentAt(policy: Machine['rules']['policy']): boolean {
  return policy === 'look-up' || policy === 'look-up and re-send';
}

/** Step b: the first byte leaves in time, or not at all. */
function send(machine: Machine, state: State, place: Place, runner: number): void {
  const { rules, visit } = machine;
  const own = runnerAt(place.at, runner);
  const age = at(state, own + RUNNER.noteAge);
  const isChecked = at(state, own + RUNNER.phase) === PHASE.checked;
  const isBlind = rules.faults.has('nobody looks at the clock before the first byte');
  const tell = (next: State, step: string): void => visit(next, step, place.payment, place.operation, runner);
  if (!isChecked && !isBlind && age > AGE.sendable) {
    const next = state.slice();
    tellRunner(next, own, OUTCOME.unsent);
    return tell(next, 'does not send: it is too late');
  }
  if (at(state, WORLD.losses) > 0) {
    const next = state.slice();
    spend(next, WORLD.losses);
    tellRunner(next, own, OUTCOME.unsent);
    tell(next, 'reaches nobody');
  }
  const next = state.slice();
  if (rules.gap && !isChecked) {
    next[own + RUNNER.phase] = PHASE.checked;
    return tell(next, 'has looked at the clock');
  }
  next[place.at + OPERATION.request + runner] = 1 + (isBlind || isChecked ? AGE.fresh : age);
  next[own + RUNNER.phase] = PHASE.waiting;
  if (rules.faults.has('an intent is put on the schedule once it is sent') && runner < WORKERS_FROM)
    next[place.at + OPERATION.dueIn] = 1;
  tell(next, 'sends');
}
