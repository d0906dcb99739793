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
  payment_service_id: string;
}>;

/**
 * What a processor says of any kind of operation. `authorized` and `captured` come with authorizations,
 * `amount` with all others.
 */
export type Reported = Outcome<AuthorizedFacts | MovedFacts>;
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

/** Amounts in another currency than was asked for say nothing of what happened. */
export function inCurrencyOf({ currency }: Readonly<{ currency: string }>, outcome: Reported): Reported {
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
  operation: OperationPatch;
  ledger: readonly LedgerEntry[];
  events: readonly TransactionEvent[];
  webhooks: readonly WebhookEvent[];
}>;
/**
 * The report comes too late, or says what cannot be: it is recorded (on the operation too, where that is
 * still open) and counted, and moves no money.
 */
export type Ignored = Readonly<{
  kind: 'ignored';
  reason: string;
  operation: OperationPatch | null;
  events: readonly TransactionEvent[];
}>;
