import { canBecome, comesBack, type OperationStatus } from '../server/domain/operation/operation-machine.ts';
import { processorReference } from '../server/domain/outcome.ts';
import { apply } from '../server/domain/transaction/apply.ts';
import type { Circumstances, OperationState, ReportedOutcome } from '../server/domain/transaction/changes.ts';
import { decide, type Limits, type Request } from '../server/domain/transaction/decide.ts';
import { entriesFor, type LedgerEntry } from '../server/domain/transaction/ledger.ts';
import { COMMANDS, MACHINE, isAwaited } from '../server/domain/transaction/machine.ts';
import { brokenInvariants, type TransactionState } from '../server/domain/transaction/state.ts';
import { isTendering } from '../server/domain/transaction/tenders.ts';
import { operationOf, type PlacedLine, type SaidLine, stateOf } from './trace-lines.ts';

/**
 * Whether a step of a transaction follows from the state before it, by the domain's own tables: what the intent
 * reserves, what the outcome makes of the amounts, what the ledger posts, what is told. What a line does not say (a
 * merchant account's limits, by which reference a payment is known) is found by trying.
 */
export class Books {
  #state: TransactionState | null = null;
  readonly #operations = new Map<string, OperationStatus>();

  get status(): string {
    return this.#state?.status ?? 'not begun';
  }

  statusOf(operation: string): OperationStatus | undefined {
    return this.#operations.get(operation);
  }

  /** Null: it may follow. Otherwise what would have been right. */
  refuse(line: PlacedLine): string | null {
    if (line.at === 'sends again') return null;
    const before = this.#state;
    if ((line.at === 'begins') !== (before === null))
      return before === null ? 'a transaction begins with its first statement' : 'it has begun already';
    if (before !== null && line.before !== null && line.before !== undefined) {
      const unlike = differing(before, stateOf(line.before));
      if (unlike.length > 0) return `it was decided on another state: ${unlike.join(', ')}`;
    }
    const after = { ...before, ...stateOf(line.after ?? {}) } as TransactionState; // the first line has every column
    const refusal = this.#refusalOf(line, before, after);
    if (refusal !== null) return refusal;
    this.#state = after;
    for (const { operation_id, status } of line.operations ?? [])
      this.#operations.set(operation_id, status as OperationStatus);
    for (const { operation_id, status } of line.changes ?? [])
      if (status !== undefined) this.#operations.set(operation_id, status as OperationStatus);
    return null;
  }

  #refusalOf(line: PlacedLine, before: TransactionState | null, after: TransactionState): string | null {
    const broken = brokenInvariants(after);
    if (broken.length > 0) return `the amounts of a transaction agree: ${broken.join(', ')}`;
    return (
      refusedEntries(line, before, after) ??
      this.#refusedOperations(line) ??
      (before === null ? null : refusedMove(line, before, after))
    );
  }

  #refusedOperations({ operations = [], changes = [], cause }: PlacedLine): string | null {
    const again = operations.find(({ operation_id }) => this.#operations.has(operation_id));
    if (again !== undefined) return `operation ${again.operation_id} was begun before`;
    for (const { operation_id, status } of changes) {
      const refused = this.#refusedChange(operation_id, status, cause?.outcome.kind);
      if (refused !== null) return refused;
    }
    const known = this.#operations.get(cause?.operation.operation_id ?? '');
    return known !== undefined && known !== cause?.operation.status
      ? `the outcome was decided on an operation that is ${cause?.operation.status}, and it is ${known}`
      : null;
  }

  #refusedChange(id: string, status: string | undefined, told: string | undefined): string | null {
    const was = this.#operations.get(id);
    if (was === undefined) return `operation ${id} was never begun`;
    if (status === undefined || status === was || OURS.has(status)) return null;
    const to = status as OperationStatus; // the column's
    const isLate = to === 'succeeded' && told === 'succeeded';
    return canBecome(was, to) || comesBack('refund', was, to) || isLate
      ? null
      : `an operation that is ${was} does not become ${status}`;
  }
}

/** Ends of work of our own, beside operations of processors. */
const OURS: ReadonlySet<string> = new Set(['done', 'voided']);

function refusedMove(line: PlacedLine, before: TransactionState, after: TransactionState): string | null {
  if (line.cause !== null && line.cause !== undefined) return refusedOutcome(line, before, after);
  const begun = (line.operations ?? []).find(({ kind, status }) => status === 'sent' && FOLLOWING.has(kind));
  if (begun !== undefined) return refusedIntent(operationOf(begun), before, after);
  if (after.status === before.status) return null;
  const isAttempt = (line.operations ?? []).some(
    ({ kind, status }) => kind === 'authorize' && status === 'sent',
  );
  if (isAttempt && after.status === 'processing' && isAwaited(before.status)) return null;
  const next = new Set<string>(Object.values(MACHINE[before.status]));
  if (next.has(after.status) || BY_PERSONS_AND_BANKS.has(after.status)) return null;
  return `${before.status} goes to ${[...next].join(', ')}; the line says ${after.status}`;
}

/** Where a person's correction and a bank's return can bring any payment. */
const BY_PERSONS_AND_BANKS: ReadonlySet<string> = new Set([
  'captured',
  'returned',
  'authorized',
  'voided',
  'declined',
  'failed',
]);
const FOLLOWING: ReadonlySet<string> = new Set(
  COMMANDS.filter((command) => command !== 'sync' && command !== 'expire'),
);

/** What no merchant account allows itself less of. */
const WIDEST: Limits = {
  overCaptureAmount: null,
  overCapturePercentage: 1_000_000n,
  partialCapture: true,
  multipleCaptures: true,
  overCapture: true,
  partialRefund: true,
  releasesRest: true,
};

function refusedIntent(
  { kind, amount, final }: OperationState,
  before: TransactionState,
  after: TransactionState,
): string | null {
  const requests = requestsOf(kind, amount, final);
  let nearest = `no ${kind} is possible`;
  for (const request of requests) {
    const decided = decide(kind === 'cancel' ? before : withoutTenders(before), request, WIDEST);
    if (decided.kind !== 'go') {
      nearest = decided.message;
      continue;
    }
    const kept = isTendering(before.tenders) ? { status: before.status } : {};
    const unlike = differing({ ...before, ...decided.patch, ...kept }, after);
    if (unlike.length === 0 && decided.amount === amount) return null;
    nearest = `a ${kind} of ${decided.amount} makes ${unlike.join(', ') || 'nothing else'}`;
  }
  return nearest;
}

/** While gift cards are redeemed or given back, the payment method's share is moved under a status that waits. */
function withoutTenders(state: TransactionState): TransactionState {
  if (!isTendering(state.tenders)) return state;
  return { ...state, tenders: 'none', status: state.captured_amount > 0n ? 'captured' : 'authorized' };
}

function requestsOf(kind: string, amount: bigint, final: boolean): readonly Request[] {
  switch (kind) {
    case 'capture':
      return [{ kind, amount, final }];
    case 'refund':
      return [
        { kind, amount },
        { kind, amount, despiteChargeback: true },
      ];
    case 'increment':
      return [{ kind, amount }];
    default:
      return kind === 'void' || kind === 'cancel' ? [{ kind }] : [];
  }
}

const REFERENCE = processorReference('theirs');
const NOW = new Date('2026-01-01T00:00:00Z');

function refusedOutcome(line: PlacedLine, before: TransactionState, after: TransactionState): string | null {
  const { cause } = line;
  if (cause === null || cause === undefined) return null;
  let nearest: string | null = null;
  for (const of of CIRCUMSTANCES) {
    if (of.hasNextAttempt === true && !cause.next) continue;
    const unlike = outcomeUnlike(line, cause, before, after, of);
    if (unlike.length === 0) return null;
    nearest ??= `${cause.outcome.kind} of ${cause.operation.kind}: ${unlike.join(', ')}`;
  }
  return nearest;
}

/** What the domain makes of an outcome, where the line says something else. */
function outcomeUnlike(
  { changes = [], webhooks = [] }: PlacedLine,
  cause: NonNullable<PlacedLine['cause']>,
  before: TransactionState,
  after: TransactionState,
  of: Circumstances,
): readonly string[] {
  const operation = operationOf(cause.operation);
  const made = apply(before, operation, reportedBy(cause.outcome), NOW, of);
  const isChange = made.kind === 'changed';
  const status = made.operation?.status ?? operation.status;
  const told = changes.find(({ operation_id }) => operation_id === operation.operation_id)?.status;
  const names = new Set(webhooks.map(({ name }) => name));
  const untold = (isChange ? made.webhooks : []).filter(({ name }) => !names.has(name));
  return [
    ...differing({ ...before, ...ofState(before, isChange ? made.transaction : {}) }, after),
    ...((told ?? operation.status) === status ? [] : [`the operation ${status}`]),
    ...untold.map(({ name }) => `the event ${name}`),
  ];
}

/** What a line does not tell of the circumstances: each is tried. */
const CIRCUMSTANCES: readonly Circumstances[] = [false, true].flatMap((takesLess) =>
  [null, REFERENCE, 'another'].flatMap((knownAs) =>
    [true, false].flatMap((isCurrent) =>
      [false, true].flatMap((hasNextAttempt) =>
        [{}, { currency: 'another' }].map((of) => ({ takesLess, knownAs, isCurrent, hasNextAttempt, ...of })),
      ),
    ),
  ),
);

function reportedBy({ kind, code, unsent, value, next }: SaidLine): ReportedOutcome {
  // Codes of processors are words of theirs or ours.
  const refused = { code: code ?? 'unknown_error', ...(unsent === true ? { unsent } : {}) };
  switch (kind) {
    case 'succeeded': {
      const amounts = Object.entries(value ?? {}).map(([name, amount]) => [
        name,
        typeof amount === 'number' ? BigInt(amount) : amount,
      ]);
      // As it was reported.
      return { kind, reference: REFERENCE, value: Object.fromEntries(amounts) } as ReportedOutcome;
    }
    case 'pending':
      return { kind, reference: REFERENCE, ...(next === undefined ? {} : { next }) } as ReportedOutcome;
    case 'declined':
    case 'failed':
      return { kind, raw: { code: null, description: null }, detail: '', ...refused } as ReportedOutcome;
    default:
      return { kind: 'unknown', detail: '' };
  }
}

/** Of a patch, what decides over money. */
function ofState(state: TransactionState, patch: object): Partial<TransactionState> {
  return Object.fromEntries(Object.entries(patch).filter(([name]) => Object.hasOwn(state, name)));
}

function differing(one: TransactionState, other: TransactionState): string[] {
  const [ones, others] = [Object.entries(one), other as Readonly<Record<string, unknown>>];
  return ones.filter(([name, value]) => others[name] !== value).map(([name, value]) => `${name} ${value}`);
}

const OF_AMOUNTS: ReadonlySet<string> = new Set([
  'authorize',
  'capture',
  'use_hold',
  'release_hold',
  'void',
  'refund',
  'return',
]);

/** The ledger's entries are the amounts' own: what was posted is what the amounts moved by. */
function refusedEntries(
  { ledger = [] }: PlacedLine,
  before: TransactionState | null,
  after: TransactionState,
): string | null {
  const posted = ledger
    .filter(({ movement }) => OF_AMOUNTS.has(movement) || movement === 'correct')
    .map(entryText);
  const right = (['hold_released', 'voided'] as const).map((hold) =>
    entriesFor(before, after, hold).map(entryText),
  );
  if (right.some((entries) => entries.toSorted().join() === posted.toSorted().join())) return null;
  return `the amounts post ${right[0]?.join('; ') || 'nothing'}; the line posts ${posted.join('; ') || 'nothing'}`;
}

function entryText({
  movement,
  debit,
  credit,
  amount,
}: Readonly<Record<keyof LedgerEntry, unknown>>): string {
  return `${movement} ${debit}/${credit} ${amount}`;
}
