/**
 * How a state of the model lies in bytes: what is in the database, at the processor, on the wire, and how far each
 * process is. A state is compared, hashed and stored as these bytes and nothing else.
 */
export type State = Uint8Array;

/** The byte at `place`. */
export function at(state: State, place: number): number {
  return state[place] ?? 0;
}

/** Whole installation: what may still go wrong, and which process stands still (0: none). */
export const WORLD = { crashes: 0, pauses: 1, losses: 2, paused: 3 } as const;
const WORLD_BYTES = 4;

/**
 * A payment: its transaction (a number of `outcomes.ts`), whether a person was told, whether a change is without its
 * event, and how it began: one of FIRST.
 */
export const PAYMENT = { transaction: 0, incident: 1, untold: 2, first: 3 } as const;
/** What a processor had done of a payment at the beginning. */
export const FIRST = { nothing: 0, authorized: 1, captured: 2 } as const;
const PAYMENT_BYTES = 4;

/** An operation of a payment: its row, its Idempotency-Key, and what the processor knows of it. */
export const OPERATION = {
  kind: 0,
  status: 1,
  /** Since `sent_at`: one of AGES. */
  sentAge: 2,
  /** Ticks until it is due; NEVER. */
  dueIn: 3,
  /** What the processor has written down. */
  record: 4,
  /** How often money has moved for it. */
  moves: 5,
  /** A request of each runner on its way: 0, else one more than its age. */
  request: 6,
  /** A processor's event on its way. */
  event: 10,
  /** Which events were sent, a bit for each record. */
  emitted: 11,
  key: 12,
  /** Whoever holds the key gives no sign of life any more. */
  keyStale: 13,
  /** What a replay says. */
  keyAnswer: 14,
  runner: 16,
} as const;
const OPERATION_BYTES = 36;
export const OPERATIONS = 2;

/** A process at work on an operation. `known`: the transaction that it read first, which only faults go by. */
export const RUNNER = { phase: 0, noteAge: 1, flags: 2, outcome: 3, known: 4 } as const;
const RUNNER_BYTES = 5;
/** The first call, its retry under the same key at another process, and two workers: each a process of its own. */
export const RUNNERS = ['call', 'retry', 'worker', 'other worker'] as const;
export const WORKERS_FROM = 2;
export const PROCESSES = RUNNERS.length;

const PAYMENT_WHOLE = PAYMENT_BYTES + OPERATIONS * OPERATION_BYTES;

export function stateBytes(payments: number): number {
  return WORLD_BYTES + payments * PAYMENT_WHOLE;
}

export function paymentAt(payment: number): number {
  return WORLD_BYTES + payment * PAYMENT_WHOLE;
}

export function operationAt(payment: number, operation: number): number {
  return paymentAt(payment) + PAYMENT_BYTES + operation * OPERATION_BYTES;
}

export function runnerAt(operationPlace: number, runner: number): number {
  return operationPlace + OPERATION.runner + runner * RUNNER_BYTES;
}

/** It knows nothing any more. */
export function clearRunner(next: State, own: number, phase: number): void {
  next[own + RUNNER.phase] = phase;
  for (const part of [RUNNER.noteAge, RUNNER.flags, RUNNER.outcome, RUNNER.known]) next[own + part] = 0;
}

/** It knows an outcome, and has yet to commit it. */
export function tellRunner(next: State, own: number, outcome: number): void {
  next[own + RUNNER.phase] = PHASE.told;
  next[own + RUNNER.outcome] = outcome;
  next[own + RUNNER.noteAge] = 0;
}

/** One less of what may go wrong. */
export function spend(next: State, budget: number): void {
  next[budget] = at(next, budget) - 1;
}

/** Ages of what was sent: at most 5 s, at most 20 s (a first byte may leave), at most 60 s, more. */
export const AGE = { fresh: 0, sendable: 1, late: 2, over: 3 } as const;
/** Where a row is never due by itself. */
export const NEVER = 7;

export const PHASE = {
  none: 0,
  /** It has the key, and nothing is committed. */
  keyed: 1,
  /** The intent is committed, or a worker has noted that it sends. */
  committed: 2,
  /** It still has the operation to itself, and may send. */
  ready: 3,
  /** It has looked at the clock, and not yet written a byte. */
  checked: 4,
  waiting: 5,
  /** It knows an outcome, which is not committed. */
  told: 6,
  /** A worker has claimed the operation. */
  claimed: 7,
  /** It has asked what became of it, and has no answer. */
  asked: 8,
  /** Faults only: half of what belongs together is written. */
  half: 9,
  ended: 10,
  dead: 11,
} as const;

/** `mine`: nobody has put the row's due time off since. `tries`: nobody has claimed it since. */
export const FLAG = { mine: 1, tries: 2, knewPending: 4, believed: 8 } as const;

export const KEY = { free: 0, ofCall: 1, ofRetry: 2, bound: 3, answered: 4 } as const;
/** What a processor has written down; the same numbers are what it answers. */
export const RECORD = { none: 0, pending: 1, succeeded: 2, declined: 3 } as const;
/** What a runner knows of its exchange: what a processor answers, and what it does not. */
export const OUTCOME = { ...RECORD, unknown: 4, unsent: 5, neverReceived: 6 } as const;

/** Payments are alike: of two states that differ by which is the first, one stands for both. */
export function putInOrder(state: State, payments: number): void {
  if (payments !== 2) return;
  const [one, two] = [paymentAt(0), paymentAt(1)];
  for (let index = 0; index < PAYMENT_WHOLE; index += 1) {
    const difference = at(state, one + index) - at(state, two + index);
    if (difference < 0) return;
    if (difference > 0) break;
  }
  const kept = state.slice(one, two);
  state.copyWithin(one, two, two + PAYMENT_WHOLE);
  state.set(kept, two);
}
