import { type AntiFraudService, antiFraudServices } from '../../connections/connection-kinds.ts';
import { screeningCall, screen } from './screen.ts';
import { getAntiFraudOperation } from '../../db/queries/anti-fraud-services.ts';
import type { DueOperation } from '../../db/queries/operations.ts';
import { getTransactionRow } from '../../db/queries/transactions.ts';
import type { AntiFraudRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { paymentEndOf } from '../../domain/anti-fraud.ts';
import { money } from '../../domain/money.ts';
import { isUnresolved } from '../../domain/operation/operation-machine.ts';
import { type Outcome, wordsMasked } from '../../domain/outcome.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { methodAmount } from '../../domain/transaction/tenders.ts';
import type { MoneyParts, ReadParts } from '../../parts.ts';
import { attempt } from '../../payment-services/attempt.ts';
import { changeTransaction, transactionOf } from '../../operations/change.ts';
import { DONE, UNTIL_DONE, type Verdict } from '../../operations/find-out.ts';
import type { Kind } from '../../operations/kinds.ts';
import { eventRows } from '../../operations/rows.ts';
import { currencyOf } from '../request/transaction-row.ts';
import { abandonScreening } from './screen-first.ts';
import { commitHeld } from './screen-held.ts';
import type { ScreeningVerdict } from './verdict.ts';

type Step = Readonly<{ transaction: TransactionRow; operation: AntiFraudRow }>;
type Open = Step & Readonly<{ service: AntiFraudService }>;

/**
 * Payments that an anti-fraud service is asked about. What is authorized is asked about by a worker; what was to be
 * asked about before ends with the process that asked.
 */
export const screeningKind: Kind<Open, Readonly<{ kind: 'screened'; verdict: ScreeningVerdict }>> = {
  open: async (parts, due) => {
    const step = await stepOf(parts, due);
    if (!isUnresolved(step.operation.status)) return DONE;
    if (step.transaction.screening === 'due') return openAt(parts, step);
    await abandonScreening(parts, step.operation);
    return DONE;
  },
  send: async (parts, { service, transaction, operation }) => ({
    kind: 'screened',
    verdict: await screen(parts, service, transaction, operation),
  }),
  apply: async (parts, { operation }, { verdict }) => {
    await commitHeld(parts, operation, verdict);
    return DONE;
  },
  policy: () => UNTIL_DONE,
  tells: 'a payment could not be screened: look at it, and capture or void it',
};

/** What an anti-fraud service is told of how a payment went on. It is told where the payment is now. */
export const reportKind: Kind<Open, Outcome<null>> = {
  open: async (parts, due) => {
    const step = await stepOf(parts, due);
    if (!isUnresolved(step.operation.status)) return DONE;
    if (paymentEndOf(step.transaction.status) !== null) return openAt(parts, step);
    // It has moved on since, and is told of again where that ends.
    await commitReport(parts, step.operation, null);
    return DONE;
  },
  send: report,
  apply: async (parts, { operation, transaction }, outcome) => {
    await commitReport(parts, operation, { outcome: wordsMasked(outcome), end: transaction.status });
    return DONE;
  },
  policy: () => UNTIL_DONE,
  tells: 'an anti-fraud service could not be told how a payment ended',
};

async function openAt(
  parts: ReadParts,
  step: Step,
): Promise<Readonly<{ kind: 'open'; subject: Open }> | Verdict> {
  const { merchant_account_id: merchantAccountId, anti_fraud_service_id: id } = step.operation;
  const service = await antiFraudServices.find(parts, merchantAccountId, id);
  return service === null
    ? { kind: 'again', detail: 'its connector is not part of this release' }
    : { kind: 'open', subject: { ...step, service } };
}

async function stepOf(
  parts: ReadParts,
  { merchant_account_id, transaction_id, operation_id }: DueOperation,
): Promise<Step> {
  const operation = await getAntiFraudOperation(parts.db, merchant_account_id, operation_id);
  const transaction =
    transaction_id === null ? null : await getTransactionRow(parts.db, merchant_account_id, transaction_id);
  if (operation === null || transaction === null)
    throw new Error('BUG: a screening or its transaction vanished');
  return { transaction, operation };
}

async function report(
  parts: MoneyParts,
  { service, transaction, operation }: Open,
): Promise<Outcome<null> | null> {
  const end = paymentEndOf(transaction.status);
  if (end === null) return null;

  const now = parts.clock.nowFor(operation.merchant_account_id);
  const currency = currencyOf(transaction.currency);
  const input = {
    transactionId: transaction.transaction_id,
    end,
    amount: money(methodAmount(transaction), currency),
    captured: money(transaction.captured_amount, currency),
    code: transaction.error_code,
    at: now,
  };
  const call = screeningCall(parts, service, { operationId: operation.operation_id, input, now });
  const outcome = await attempt(() => service.connector.operations.report(call), parts.log);
  return isOfTheNetwork(outcome) ? { kind: 'unknown', detail: outcome.detail } : outcome;
}

/** Nothing arrived, so it is told later. */
function isOfTheNetwork(outcome: Outcome<null>): outcome is Extract<Outcome<null>, { kind: 'failed' }> {
  return outcome.kind === 'failed' && NETWORK.has(outcome.code);
}
const NETWORK = new Set<string>(['service_network_error', 'service_rate_limit', 'service_error']);

/** Null: there was nothing to tell. */
async function commitReport(
  parts: ReadParts,
  operation: AntiFraudRow,
  told: Readonly<{ outcome: Outcome<null>; end: string }> | null,
): Promise<void> {
  await changeTransaction(parts, transactionOf(parts, operation), (transaction: TransactionRow) => {
    const now = parts.clock.nowFor(transaction.merchant_account_id);
    const at = timestamp(now);
    const isTold = told === null || told.outcome.kind === 'succeeded';
    const ended = { operation_id: operation.operation_id, due_at: null, resolved_at: at, updated_at: at };
    const done = isTold
      ? { ...ended, status: 'succeeded' as const, moved_amount: 0n }
      : { ...ended, status: 'failed' as const };
    const context = {
      operation_id: operation.operation_id,
      result: done.status,
      anti_fraud_service_id: operation.anti_fraud_service_id,
      outcome: told?.end ?? null,
      detail: told !== null && 'detail' in told.outcome ? told.outcome.detail : null,
    };
    const name = isTold
      ? ('anti-fraud-transaction-status-update' as const)
      : ('anti-fraud-transaction-status-update-error' as const);
    const events = eventRows(transaction, [{ name, context }], now);

    // The transaction itself has not changed.
    const patch = { updated_at: transaction.updated_at };
    return { write: { patch, writing: { operationChanges: [done], events } }, result: null };
  });
}
