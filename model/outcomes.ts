import { errorCode } from '../server/domain/decline.ts';
import {
  OPERATION_STATUSES,
  type OperationKind,
  type OperationStatus,
} from '../server/domain/operation/operation-machine.ts';
import { processorReference } from '../server/domain/outcome.ts';
import { apply } from '../server/domain/transaction/apply.ts';
import type { ReportedOutcome } from '../server/domain/transaction/changes.ts';
import { decide } from '../server/domain/transaction/decide.ts';
import { type TransactionState, brokenInvariants } from '../server/domain/transaction/state.ts';
import type { FaultName } from './faults.ts';
import { OUTCOME } from './layout.ts';

/**
 * The transition tables, asked of `server/domain` itself and kept: what a transaction allows, and what an outcome makes
 * of it. The model has no table of its own, so the two cannot drift apart.
 */
export const KINDS = ['authorize', 'capture', 'void', 'refund'] as const satisfies readonly OperationKind[];
type Kind = (typeof KINDS)[number];
/** Kind and status of an operation as bytes: 0 is none. */
export const KIND = { authorize: 1, capture: 2, void: 3, refund: 4 } as const satisfies Record<Kind, number>;
export const STATUS = {
  none: 0,
  sent: 1,
  unknown: 2,
  pending: 3,
  succeeded: 4,
  declined: 5,
  failed: 6,
} as const;

/** What an outcome makes of a transaction and its operation. `incident`: a person is told. */
export type OutcomeMove = Readonly<{
  transaction: number;
  status: number;
  incident: boolean;
  isNews: boolean;
}>;

/** Every amount is one: what matters is whether it was taken, not how much. */
const ONE = 1n;
const REFERENCE = processorReference('theirs');
const NOW = new Date('2026-01-01T00:00:00Z');
const NEW: TransactionState = {
  status: 'processing',
  intent: 'authorize',
  amount: ONE,
  authorized_amount: 0n,
  held_amount: 0n,
  captured_amount: 0n,
  refunded_amount: 0n,
  returned_amount: 0n,
  charged_back_amount: 0n,
  capturing_amount: 0n,
  refunding_amount: 0n,
  incrementing_amount: 0n,
  over_capture_limit: 0n,
  over_refund_limit: 0n,
  capture_closing: false,
  capture_closed: false,
  gift_card_amount: 0n,
  tenders: 'none',
};
const LIMITS = {
  overCaptureAmount: null,
  overCapturePercentage: null,
  partialCapture: true,
  multipleCaptures: false,
  overCapture: false,
  partialRefund: true,
  releasesRest: false,
} as const;

const AUTHORIZED = {
  authorized: ONE,
  schemeTransactionId: null,
  avs: null,
  cvv: null,
  authorizationCode: null,
} as const;

/** Where a payment of the model may begin. */
export const BEGINNINGS = {
  'to be authorized': NEW,
  'to be captured': { ...NEW, intent: 'capture' },
  authorized: { ...NEW, status: 'authorized', authorized_amount: ONE, held_amount: ONE },
  captured: {
    ...NEW,
    intent: 'capture',
    status: 'captured',
    authorized_amount: ONE,
    captured_amount: ONE,
    capture_closed: true,
  },
} as const satisfies Record<string, TransactionState>;

export class Tables {
  readonly #faults: ReadonlySet<FaultName>;
  readonly #states: TransactionState[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #moved = new Map<number, OutcomeMove>();
  readonly #intents = new Map<number, number | null>();

  constructor(faults: ReadonlySet<FaultName>) {
    this.#faults = faults;
  }

  /** The number that stands for a transaction in a state of the model. */
  numberOf(state: TransactionState): number {
    const text = JSON.stringify(state, (_name, value: unknown) =>
      typeof value === 'bigint' ? Number(value) : value,
    );
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#states.length);
    return this.#states.push(state) - 1;
  }

  transaction(number: number): TransactionState {
    const state = this.#states[number];
    if (state === undefined) throw new Error(`BUG: no transaction has the number ${number}`);
    return state;
  }

  /** The transaction with the intent of an operation of this kind; null: it is refused. */
  intentOf(transaction: number, kind: number): number | null {
    const index = transaction * 8 + kind;
    const known = this.#intents.get(index);
    if (known !== undefined) return known;
    const decided = this.#decide(this.transaction(transaction), kindOf(kind));
    const number = decided === null ? null : this.numberOf(decided);
    this.#intents.set(index, number);
    return number;
  }

  #decide(state: TransactionState, kind: Kind): TransactionState | null {
    if (kind === 'authorize') return state;
    if (kind === 'void' && this.#faults.has('a capture can be voided') && state.status === 'captured')
      return { ...state, status: 'void_pending' };
    if (kind === 'refund' && this.#faults.has('a refund reserves nothing') && state.captured_amount > 0n)
      return state.refunded_amount > 0n ? null : state;
    const at = this.#faults.has('a capture does not look for a void') && state.status === 'void_pending';
    const of: TransactionState = kind === 'capture' && at ? { ...state, status: 'authorized' } : state;
    const decided = decide(of, requestOf(kind), LIMITS);
    return decided.kind === 'go' ? { ...of, ...decided.patch } : null;
  }

  /** What an outcome makes of an operation of this kind and status. */
  outcomeOf(transaction: number, kind: number, status: number, outcome: number): OutcomeMove {
    const index = ((transaction * 8 + kind) * 8 + status) * 8 + outcome;
    const known = this.#moved.get(index);
    if (known !== undefined) return known;
    const moved = this.#apply(this.transaction(transaction), kindOf(kind), status, outcome);
    this.#moved.set(index, moved);
    return moved;
  }

  #apply(before: TransactionState, kind: Kind, status: number, told: number): OutcomeMove {
    const outcome = this.#heard(before, kind, told);
    const was = statusOf(status);
    const operation = {
      operation_id: 'ours',
      kind,
      status: was,
      attempt: 1,
      amount: ONE,
      moved_amount: was === 'succeeded' ? ONE : null,
      final: true,
      error_code: null,
      payment_service_id: 'service',
    };
    const of = { currency: 'EUR', knownAs: was === 'succeeded' ? REFERENCE : null, isCurrent: true };
    const changes = apply(before, operation, outcome, NOW, of);
    const moved = changes.kind === 'changed' ? changes.transaction : {};
    const after = this.#booked({ ...before, ...amountsOf(before, moved) }, before, kind, outcome);
    const next = changes.operation === null ? was : changes.operation.status;
    const incident = changes.kind === 'changed' && changes.unexpected !== undefined;
    if (incident && this.#faults.has('a late success is only ignored'))
      return { transaction: this.numberOf(before), status, incident: false, isNews: false };
    const isNews = changes.kind === 'changed' && changes.webhooks.length > 0;
    return {
      transaction: this.numberOf(after),
      status: OPERATION_STATUSES.indexOf(next) + 1,
      incident,
      isNews,
    };
  }

  #heard(before: TransactionState, kind: Kind, told: number): ReportedOutcome {
    const has = (name: FaultName): boolean => this.#faults.has(name);
    if (told === OUTCOME.unknown && has('what is not known has failed'))
      return reportOf(before, kind, OUTCOME.unsent);
    if (told === OUTCOME.pending && has('what is pending has succeeded'))
      return reportOf(before, kind, OUTCOME.succeeded);
    if (told === OUTCOME.declined && kind === 'capture' && has('a refused capture is a capture'))
      return reportOf(before, kind, OUTCOME.succeeded);
    return reportOf(before, kind, told);
  }

  /** The transaction after an outcome, with the faults of tables. */
  #booked(
    after: TransactionState,
    before: TransactionState,
    kind: Kind,
    { kind: outcome }: ReportedOutcome,
  ): TransactionState {
    const has = (name: FaultName): boolean => this.#faults.has(name);
    if (kind === 'void' && outcome === 'succeeded' && has('a void leaves the hold'))
      return { ...after, status: 'authorized', held_amount: before.held_amount };
    if (kind === 'refund' && outcome === 'succeeded' && has('a refund is not booked'))
      return { ...after, refunded_amount: before.refunded_amount };
    if (kind === 'refund' && outcome === 'declined' && has('a refused refund is booked'))
      return { ...after, refunded_amount: before.refunded_amount + ONE };
    return after;
  }

  /** What the domain itself says is wrong with a transaction. */
  brokenIn(transaction: number): readonly string[] {
    return brokenInvariants(this.transaction(transaction));
  }
}

/** Of a patch, what the model knows of a transaction. */
function amountsOf(before: TransactionState, patch: object): Partial<TransactionState> {
  return Object.fromEntries(Object.entries(patch).filter(([name]) => Object.hasOwn(before, name)));
}

function requestOf(kind: Exclude<Kind, 'authorize'>): Parameters<typeof decide>[1] {
  if (kind === 'void') return { kind };
  return kind === 'capture' ? { kind, amount: null, final: true } : { kind, amount: null };
}

function reportOf({ intent }: TransactionState, kind: Kind, told: number): ReportedOutcome {
  switch (told) {
    case OUTCOME.pending:
      return { kind: 'pending', reference: REFERENCE };
    case OUTCOME.succeeded:
      return {
        kind: 'succeeded',
        reference: REFERENCE,
        value:
          kind === 'authorize'
            ? { ...AUTHORIZED, captured: intent === 'capture' ? ONE : 0n }
            : { amount: ONE },
      };
    case OUTCOME.declined:
      return {
        kind: 'declined',
        code: errorCode('insufficient_funds'),
        raw: { code: '51', description: null },
      };
    case OUTCOME.unknown:
      return { kind: 'unknown', detail: 'no answer' };
    default:
      return { kind: 'failed', code: errorCode('service_network_error'), detail: 'not sent', unsent: true };
  }
}

function kindOf(kind: number): Kind {
  const name = KINDS[kind - 1];
  if (name === undefined) throw new Error(`BUG: no kind has the number ${kind}`);
  return name;
}

function statusOf(status: number): OperationStatus {
  const name = OPERATION_STATUSES[status - 1];
  if (name === undefined) throw new Error(`BUG: no status has the number ${status}`);
  return name;
}
