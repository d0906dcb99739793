import {
  FIRST,
  OPERATION,
  OPERATIONS,
  OUTCOME,
  PAYMENT,
  PHASE,
  RECORD,
  RUNNER,
  RUNNERS,
  type State,
  WORLD,
  at,
  operationAt,
  paymentAt,
  runnerAt,
  spend,
  tellRunner,
} from './layout.ts';
import { KIND, STATUS } from './outcomes.ts';
import type { FaultName } from './faults.ts';
import type { Machine, Place, Rules } from './rules.ts';

/**
 * The processor: another company, with books of its own. It does what it is asked, says so, and says so again by
 * events. Only where it knows keys does it recognise a request that it has had before.
 */
export function processorSteps(machine: Machine, state: State, place: Place): void {
  for (let runner = 0; runner < RUNNERS.length; runner += 1) {
    if (at(state, place.at + OPERATION.request + runner) !== 0) {
      arrive(machine, state, place, runner);
      lose(machine, state, place, runner);
    }
    if (at(state, runnerAt(place.at, runner) + RUNNER.phase) === PHASE.waiting)
      giveUp(machine, state, place, runner);
  }
  if (at(state, place.at + OPERATION.record) === RECORD.pending) decideLater(machine, state, place);
  sendEvent(machine, state, place);
}

/** What it does with a request: what the payment allows, as it knows the payment. */
function arrive(machine: Machine, state: State, place: Place, runner: number): void {
  const record = at(state, place.at + OPERATION.record);
  const isKnown = record !== RECORD.none && knowsKeys(machine.rules, runner);
  const answers = isKnown ? [record] : possibleAnswers(state, place);
  const own = runnerAt(place.at, runner);
  const isAwaited = at(state, own + RUNNER.phase) === PHASE.waiting;
  for (const answer of answers) {
    const done = state.slice();
    done[place.at + OPERATION.request + runner] = 0;
    if (!isKnown) writeDown(done, place.at, answer);
    const tell = (next: State, step: string): void =>
      machine.visit(next, step, place.payment, place.operation, runner);
    // A visited state is the receiver's, who may put its payments in another order.
    if (isAwaited && at(state, WORLD.losses) > 0) {
      const lost = done.slice();
      spend(lost, WORLD.losses);
      tellRunner(lost, own, OUTCOME.unknown);
      tell(lost, `answers ${WORDS[answer]}, which gets lost`);
    }
    if (isAwaited) tellRunner(done, own, answer);
    tell(done, `${isAwaited ? 'answers' : 'has it done:'} ${WORDS[answer]}`);
  }
}

const WORDS = ['', 'pending', 'yes', 'no'];

/** Faults that give a retry, or each sending, a reference that the processor has not seen. */
const OWN_REFERENCE: readonly FaultName[] = [
  'anybody may commit under a key',
  'the key is bound after the intent',
  'the key is given back after the intent',
  'a bound key can be taken over',
];
function knowsKeys({ policy, faults }: Rules, runner: number): boolean {
  if (policy === 'look-up' || policy === 'events' || faults.has('each sending has a reference of its own'))
    return false;
  return runner !== 1 || !OWN_REFERENCE.some((name) => faults.has(name));
}

function writeDown(next: State, operation: number, answer: number): void {
  next[operation + OPERATION.record] = answer;
  if (answer === RECORD.succeeded)
    next[operation + OPERATION.moves] = Math.min(3, at(next, operation + OPERATION.moves) + 1);
}

function possibleAnswers(state: State, { payment, at: operation }: Place): readonly number[] {
  const kind = at(state, operation + OPERATION.kind);
  const { captured, voided } = booksOf(state, payment);
  if (kind === KIND.capture && (captured > 0 || voided > 0)) return REFUSES;
  if (kind === KIND.void && (captured > 0 || voided > 0)) return REFUSES;
  return kind === KIND.refund && captured === 0 ? REFUSES : ANSWERS;
}
const REFUSES = [RECORD.declined];
const ANSWERS = [RECORD.succeeded, RECORD.declined, RECORD.pending];

/** The processor's own books of a payment. */
export function booksOf(
  state: State,
  payment: number,
): Readonly<Record<'authorized' | 'captured' | 'voided' | 'refunded', number>> {
  const first = at(state, paymentAt(payment) + PAYMENT.first);
  const books = {
    authorized: first === FIRST.nothing ? 0 : 1,
    captured: first === FIRST.captured ? 1 : 0,
    voided: 0,
    refunded: 0,
  };
  for (let index = 0; index < OPERATIONS; index += 1) {
    const operation = operationAt(payment, index);
    const moves = at(state, operation + OPERATION.moves);
    switch (at(state, operation + OPERATION.kind)) {
      case KIND.authorize:
        books.authorized += moves;
        break;
      case KIND.capture:
        books.captured += moves;
        break;
      case KIND.void:
        books.voided += moves;
        break;
      default:
        books.refunded += moves;
    }
  }
  return books;
}

/** What was pending is decided, and an event will say so. */
function decideLater({ visit }: Machine, state: State, place: Place): void {
  for (const answer of [RECORD.succeeded, RECORD.declined]) {
    const next = state.slice();
    writeDown(next, place.at, answer);
    visit(next, `decides what was pending: ${WORDS[answer]}`, place.payment, place.operation, -1);
  }
}

/** A request that never arrives, or an exchange that its sender gives up. */
function lose({ visit }: Machine, state: State, place: Place, runner: number): void {
  if (at(state, WORLD.losses) === 0) return;
  const next = state.slice();
  spend(next, WORLD.losses);
  next[place.at + OPERATION.request + runner] = 0;
  visit(next, 'is not reached: the request is lost', place.payment, place.operation, runner);
}

function giveUp({ visit }: Machine, state: State, place: Place, runner: number): void {
  const isOnItsWay = at(state, place.at + OPERATION.request + runner) !== 0;
  if (isOnItsWay && at(state, WORLD.losses) === 0) return;
  const next = state.slice();
  if (isOnItsWay) spend(next, WORLD.losses);
  tellRunner(next, runnerAt(place.at, runner), OUTCOME.unknown);
  visit(next, 'waits no longer for an answer', place.payment, place.operation, runner);
}

function sendEvent(machine: Machine, state: State, place: Place): void {
  const record = at(state, place.at + OPERATION.record);
  const isSent = (at(state, place.at + OPERATION.emitted) & (1 << record)) !== 0;
  const isKnown = at(state, place.at + OPERATION.status) !== STATUS.none;
  if (record === RECORD.pending && machine.rules.policy !== 'events') return;
  if (record === RECORD.none || isSent || !isKnown || at(state, place.at + OPERATION.event) !== 0) return;
  const next = state.slice();
  next[place.at + OPERATION.event] = record;
  next[place.at + OPERATION.emitted] = at(state, place.at + OPERATION.emitted) | (1 << record);
  machine.visit(next, `sends an event: ${WORDS[record]}`, place.payment, place.operation, -1);
}
