import {
  AGE,
  FLAG,
  KEY,
  NEVER,
  OPERATION,
  PAYMENT,
  PHASE,
  RUNNER,
  type State,
  at,
  paymentAt,
  runnerAt,
} from './layout.ts';
import { STATUS } from './outcomes.ts';
import type { Machine, Place } from './rules.ts';

/** The rows of an intent, in one statement. False: the transaction does not allow it any more. */
export function writeIntent({ rules, tables }: Machine, next: State, place: Place, runner: number): boolean {
  const has = rules.faults.has.bind(rules.faults);
  const [own, payment] = [runnerAt(place.at, runner), paymentAt(place.payment)];
  const isBlind = has('an intent is written without compare-and-set');
  const read = isBlind ? at(next, own + RUNNER.known) - 1 : at(next, payment + PAYMENT.transaction);
  const isAgain = at(next, place.at + OPERATION.status) !== STATUS.none;
  const intended = isAgain ? read : tables.intentOf(read, at(next, place.at + OPERATION.kind));
  if (intended === null) return false;
  next[payment + PAYMENT.transaction] = intended;
  next[place.at + OPERATION.status] = STATUS.sent;
  next[place.at + OPERATION.sentAge] = AGE.fresh;
  next[place.at + OPERATION.dueIn] = has('an intent is put on the schedule once it is sent') ? NEVER : 1;
  if (!has('the key is bound after the intent')) next[place.at + OPERATION.key] = KEY.bound;
  if (has('the key is given back after the intent')) next[place.at + OPERATION.key] = KEY.free;
  next[own + RUNNER.phase] = PHASE.committed;
  next[own + RUNNER.noteAge] = AGE.fresh;
  next[own + RUNNER.flags] = FLAG.mine | FLAG.tries;
  next[own + RUNNER.known] = has('an outcome is written without compare-and-set') ? intended + 1 : 0;
  return true;
}
