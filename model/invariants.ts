import {
  FIRST,
  KEY,
  OPERATION,
  OPERATIONS,
  PAYMENT,
  PHASE,
  RECORD,
  RUNNER,
  RUNNERS,
  type State,
  at,
  operationAt,
  paymentAt,
  runnerAt,
} from './layout.ts';
import { STATUS, type Tables } from './outcomes.ts';
import { booksOf } from './processor.ts';
import type { Rules } from './rules.ts';

/**
 * What must hold, written from what the service promises to a merchant and not from its code. `always`: in every state.
 * `at last`: where nothing is left to happen.
 */
export function brokenIn(state: State, rules: Rules, tables: Tables): string | null {
  for (let payment = 0; payment < rules.payments; payment += 1) {
    const broken = brokenOf(state, payment, rules, tables);
    if (broken !== null) return broken;
  }
  return null;
}

function brokenOf(state: State, payment: number, { gap }: Rules, tables: Tables): string | null {
  const place = paymentAt(payment);
  const { captured, refunded } = booksOf(state, payment);
  const amounts = tables.brokenIn(at(state, place + PAYMENT.transaction));
  const isTold = at(state, place + PAYMENT.incident) === 1;
  if (amounts.length > 0) return `the amounts of a transaction agree: ${amounts.join(', ')}`;
  if (refunded > captured && !isTold) return 'no more is refunded than was captured';
  for (let index = 0; index < OPERATIONS; index += 1) {
    const operation = operationAt(payment, index);
    const broken = brokenMoves(state, operation) ?? (gap || isTold ? null : brokenRefusal(state, operation));
    if (broken !== null) return broken;
  }
  return null;
}

function brokenMoves(state: State, operation: number): string | null {
  const moves = at(state, operation + OPERATION.moves);
  if (moves > 1) return 'one key moves money once';
  const isDone = at(state, operation + OPERATION.status) === STATUS.succeeded;
  return isDone && moves === 0 ? 'what was told as done has moved' : null;
}

/** Not where a process may stand still after its last look at the clock: then a person is told, in the end. */
function brokenRefusal(state: State, operation: number): string | null {
  if (at(state, operation + OPERATION.moves) === 0) return null;
  const status = at(state, operation + OPERATION.status);
  if (status === STATUS.declined || status === STATUS.failed) return 'what was told as refused has not moved';
  const isReplayed = at(state, operation + OPERATION.keyAnswer) === RECORD.declined;
  return isReplayed ? 'what a key answers as refused has not moved' : null;
}

/** What must hold where nothing is left to happen. */
export function brokenAtLast(state: State, rules: Rules, tables: Tables): string | null {
  for (let payment = 0; payment < rules.payments; payment += 1) {
    const broken = unfinishedOf(state, payment, tables);
    if (broken !== null) return broken;
  }
  return null;
}

function unfinishedOf(state: State, payment: number, tables: Tables): string | null {
  const place = paymentAt(payment);
  const isTold = at(state, place + PAYMENT.incident) === 1;
  if (at(state, place + PAYMENT.untold) === 1) return 'each change that is accepted has its webhook';
  for (let index = 0; index < OPERATIONS; index += 1) {
    const broken = unfinishedOperation(state, operationAt(payment, index), isTold);
    if (broken !== null) return broken;
  }
  return isTold ? null : unequalBooks(state, payment, tables);
}

function unfinishedOperation(state: State, operation: number, isTold: boolean): string | null {
  const status = at(state, operation + OPERATION.status);
  if (status === STATUS.none)
    return at(state, operation + OPERATION.moves) > 0 ? 'what has moved is in our books' : null;
  for (let runner = 0; runner < RUNNERS.length; runner += 1)
    if (at(state, runnerAt(operation, runner) + RUNNER.phase) === PHASE.half) return 'nobody stops half-way';
  if (status >= STATUS.succeeded)
    return at(state, operation + OPERATION.key) === KEY.bound ? 'each key is answered' : null;
  if (isEventApplied(state, operation)) return 'what an event told is in our books';
  return isTold ? null : 'what is not known is found out, or a person is told';
}

/** The processor has told the end of it, and was answered. */
function isEventApplied(state: State, operation: number): boolean {
  const record = at(state, operation + OPERATION.record);
  const isSent = (at(state, operation + OPERATION.emitted) & (1 << record)) !== 0;
  return record >= RECORD.succeeded && isSent && at(state, operation + OPERATION.event) === 0;
}

function unequalBooks(state: State, payment: number, tables: Tables): string | null {
  const theirs = booksOf(state, payment);
  const ours = tables.transaction(at(state, paymentAt(payment) + PAYMENT.transaction));
  const isCapture =
    ours.intent === 'capture' && at(state, paymentAt(payment) + PAYMENT.first) === FIRST.nothing;
  const captured = theirs.captured + (isCapture ? theirs.authorized : 0);
  const held = Math.max(0, theirs.authorized - captured - theirs.voided);
  if (Number(ours.captured_amount) !== captured) return 'captured is the same in both books';
  if (Number(ours.refunded_amount) !== theirs.refunded) return 'refunded is the same in both books';
  if (Number(ours.held_amount) !== held) return 'held is the same in both books';
  return null;
}
