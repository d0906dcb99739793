import { errorCode } from '../decline.ts';
import { canBecome } from '../operation/operation-machine.ts';
import { movedBy } from './amounts.ts';
import type {
  AuthorizedFacts,
  Circumstances,
  OperationState,
  ReportedOutcome,
  UnexpectedMoney,
} from './changes.ts';
import { type TransactionStatus, isEnded, move } from './machine.ts';
import { type TransactionState, max } from './state.ts';
import { isTendering } from './tenders.ts';

/** Null: what was told is what is waited for, or says nothing new. */
export function unexpectedIn(
  before: TransactionState,
  operation: OperationState,
  outcome: ReportedOutcome,
  of: Circumstances,
): UnexpectedMoney | null {
  if (outcome.kind !== 'succeeded' || operation.kind === 'sync' || operation.kind === 'cancel') return null;
  const { value } = outcome;
  if ('authorized' in value) {
    if (operation.kind !== 'authorize' || max(value.authorized, value.captured) === 0n) return null;
    return unexpectedPayment(before, operation, { value, reference: outcome.reference }, of);
  }
  if (operation.kind === 'authorize') return null;
  if (value.currency !== undefined && of.currency !== undefined && value.currency !== of.currency)
    return nowhere(
      `a ${operation.kind} of ${value.amount} ${value.currency} was made, and ${of.currency} was asked for`,
    );
  return unexpectedMove(before, operation, movedBy(value));
}

type Payment = Readonly<{ value: AuthorizedFacts; reference: string }>;

function unexpectedPayment(
  before: TransactionState,
  operation: OperationState,
  payment: Payment,
  of: Circumstances,
): UnexpectedMoney | null {
  const { value, reference } = payment;
  const told = `${max(value.authorized, value.captured)} ${value.currency ?? of.currency ?? ''}`.trim();
  if (value.currency !== undefined && of.currency !== undefined && value.currency !== of.currency)
    return apart(`${told} came as ${reference}, and ${operation.amount} ${of.currency} was asked for`);
  if (operation.status === 'succeeded') {
    const { knownAs = null } = of;
    return knownAs !== null && knownAs !== reference
      ? apart(`a second payment of ${told} came as ${reference}, beside ${knownAs}`)
      : moreThanKnown(before, value, told);
  }
  if (canBecome(operation.status, 'succeeded') && !isEnded(before.status))
    return otherAmount(operation, value, of);

  const why = `${told} came as ${reference} although the payment was ${endOf(before, operation)}`;
  const hasPlace = isEnded(before.status) && before.tenders === 'none' && of.isCurrent !== false;
  return hasPlace ? keptHere(why) : apart(why);
}

function endOf({ status }: TransactionState, operation: OperationState): string {
  return isEnded(status) ? status : operation.status;
}

/**
 * The payment is known, and told once more: as having taken more than the books have. While something is held, that is
 * a capture, which is told by itself.
 */
function moreThanKnown(before: TransactionState, { captured }: AuthorizedFacts, told: string) {
  const known = before.captured_amount + before.capturing_amount;
  if (captured <= known || before.held_amount > 0n) return null;
  const why = `the processor speaks of ${told}, and ${known} is known to be captured; it was ${before.status}`;
  return before.capturing_amount > 0n || before.tenders !== 'none' ? nowhere(why) : keptHere(why);
}

function otherAmount(
  { amount }: OperationState,
  { authorized, captured }: AuthorizedFacts,
  { takesLess = false, currency = '' }: Circumstances,
): UnexpectedMoney | null {
  const got = captured > 0n ? captured : authorized;
  if (got === amount || (got < amount && takesLess)) return null;
  return keptHere(`${got} ${currency} came, and ${amount} ${currency} was asked for`);
}

/** Captures, voids, refunds and increments. */
function unexpectedMove(
  before: TransactionState,
  operation: OperationState,
  moved: bigint,
): UnexpectedMoney | null {
  const { kind, status, amount } = operation;
  if (canBecome(status, 'succeeded')) {
    if (kind === 'capture' && isEnded(before.status))
      return keptHere(`a capture of ${moved} was made although the payment was ${before.status}`);
    return moved === amount || kind === 'void' ? null : keptHere(`a ${kind} of ${amount} moved ${moved}`);
  }
  // One that came back is told once more by an event of before.
  if (status === 'succeeded' || operation.moved_amount !== null) return null;
  const why = `a ${kind} of ${moved} was made although it had been ${status}`;
  return hasPlaceLate(before, operation) ? keptHere(why) : nowhere(why);
}

/**
 * A refund that its processor refused may be told of by an older event, from before it came back. One that we took for
 * never made is made.
 */
function hasPlaceLate(before: TransactionState, { kind, error_code }: OperationState): boolean {
  switch (kind) {
    case 'capture':
      return isTendering(before.tenders) || isEnded(before.status) || HELD.has(before.status);
    case 'refund':
      return before.captured_amount > 0n && error_code === errorCode('service_network_error');
    default:
      return move(before.status, kind === 'void' ? 'void_succeeded' : 'increment_succeeded') !== null;
  }
}

const HELD: ReadonlySet<TransactionStatus> = new Set([
  'authorized',
  'capture_pending',
  'void_pending',
  'captured',
  'returned',
]);

const keptHere = (why: string): UnexpectedMoney => ({ why, place: 'here' });
const apart = (why: string): UnexpectedMoney => ({ why, place: 'apart' });
const nowhere = (why: string): UnexpectedMoney => ({ why, place: 'nowhere' });
