import type { ConnectorState, Mandate, Outcome, StoredToken } from '../outcome.ts';
import type { Currency } from '../currency.ts';
import type { OperationKind, OperationStatus } from '../operation/operation-machine.ts';
import type { Timestamp } from '../timestamp.ts';
import type { TransactionEvent, WebhookEvent } from './events.ts';
import type { LedgerEntry } from './ledger.ts';
import type { TransactionState } from './state.ts';

/** One operation, as far as its outcome needs it. */
export type OperationState = Readonly<{
  operation_id: string;
  kind: OperationKind;
  status: OperationStatus;
  attempt: number;
  amount: bigint;
  /** Null until it succeeded. */
  moved_amount: bigint | null;
  final: boolean;
  /** Of one that was refused. */
  error_code: string | null;
  payment_service_id: string;
}>;

/**
 * What a processor says of any kind of operation. `authorized` and `captured` come with authorizations,
 * `amount` with all others.
 */
export type ReportedOutcome = Outcome<AuthorizedFacts | MovedFacts>;
export type AuthorizedFacts = Readonly<{
  authorized: bigint;
  captured: bigint;
  schemeTransactionId: string | null;
  avs: string | null;
  cvv: string | null;
  authorizationCode: string | null;
  additionalIdentifiers?: Readonly<Record<string, string | null>>;
  mandate?: Mandate;
  storedToken?: StoredToken;
  currency?: Currency;
}>;
export type MovedFacts = Readonly<{ amount: bigint; currency?: Currency }>;

/** What beside the amounts decides whether money was expected. */
export type Circumstances = Readonly<{
  /** A refused authorization that may be tried elsewhere leaves the transaction where it is. */
  hasNextAttempt?: boolean;
  /** The merchant takes a promise of less than was asked for. */
  takesLess?: boolean;
  /** Of the transaction. */
  currency?: string;
  /** By which reference the processor's payment is known; null: by none yet. */
  knownAs?: string | null;
  /** The operation is of the payment service that the transaction stands at, and nothing else has its place. */
  isCurrent?: boolean;
}>;

/**
 * Money that nobody waits for any more, or that is not what was asked for. `here`: it has its place on the
 * transaction. `apart`: it is a payment of its own. `nowhere`: the books cannot take it.
 */
export type UnexpectedMoney = Readonly<{ why: string; place: 'here' | 'apart' | 'nowhere' }>;

/** An answer in another currency than was asked for says nothing of what happened. */
export function inCurrencyOf(
  { currency }: Readonly<{ currency: string }>,
  outcome: ReportedOutcome,
): ReportedOutcome {
  const named = outcome.kind === 'succeeded' ? outcome.value.currency : undefined;
  return named === undefined || named === currency
    ? outcome
    : { kind: 'unknown', detail: `the processor speaks of ${named}, and was asked for ${currency}` };
}

/** What else an outcome leaves on the transaction. */
export type TransactionFacts = Readonly<{
  error_code: string | null;
  raw_response_code: string | null;
  raw_response_description: string | null;
  merchant_advice_code: string | null;
  auth_response_code: string | null;
  avs_response_code: string | null;
  cvv_response_code: string | null;
  scheme_transaction_id: string | null;
  payment_service_transaction_id: string | null;
  connector_state: ConnectorState | null;
  additional_identifiers: Readonly<Record<string, string | null>>;
  authorized_at: Timestamp | null;
  captured_at: Timestamp | null;
  voided_at: Timestamp | null;
  canceled_at: Timestamp | null;
  authorization_expires_at: Timestamp | null;
  next_action: Readonly<Record<string, unknown>> | null;
  approval_expires_at: Timestamp | null;
  buyer_approval_timedout_at: Timestamp | null;
  pending_review: boolean;
}>;

export type OperationPatch = Readonly<{
  status: OperationStatus;
  moved_amount?: bigint;
  processor_reference?: string;
  error_code?: string | null;
  raw_response_code?: string | null;
  raw_response_description?: string | null;
  detail?: string | null;
  resolved_at?: Timestamp;
}>;

/** Everything one outcome changes: one SQL statement commits it whole. */
export type Changes = Readonly<{
  kind: 'changed';
  transaction: Partial<TransactionState & TransactionFacts>;
  /** Null: it stays as it is. */
  operation: OperationPatch | null;
  ledger: readonly LedgerEntry[];
  events: readonly TransactionEvent[];
  webhooks: readonly WebhookEvent[];
  /** A person is to look at it. */
  unexpected?: UnexpectedMoney;
}>;
/**
 * The report comes too late, or says what cannot be: it is recorded (on the operation too, where that is
 * still open) and counted, and moves no money.
 */
export type IgnoredReport = Readonly<{
  kind: 'ignored';
  reason: string;
  operation: OperationPatch | null;
  events: readonly TransactionEvent[];
}>;
