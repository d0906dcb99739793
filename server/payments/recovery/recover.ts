import { NEVER_RECEIVED } from '../../payment-services/look-up.ts';
import { type PaymentService, paymentServices } from '../../connections/connection-kinds.ts';
import { CLAIMED_ELSEWHERE, type SendingClaim, claimToSend } from '../../payment-services/sending-claim.ts';
import { type LookUpOutcome, recoveryOf } from '../../connectors/connector.ts';
import type { DueOperation } from '../../db/queries/operations.ts';
import { getOperation, getTransactionRow } from '../../db/queries/transactions.ts';
import type { OperationRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { isUnresolved } from '../../domain/operation/operation-machine.ts';
import type { ReportedOutcome } from '../../domain/transaction/changes.ts';
import { DONE } from '../../operations/find-out.ts';
import type { Kind } from '../../operations/kinds.ts';
import { PENDING_LOOK_MS } from '../../operations/retry-schedule.ts';
import type { MoneyParts, ReadParts } from '../../parts.ts';
import { endLapsedApproval, hasLapsed } from '../approval/approve.ts';
import { authorizeAt } from '../attempts/attempts.ts';
import { sendableAgain } from '../instruments/resolve-instrument.ts';
import { seeToHold } from './hold.ts';
import type { Step } from '../operation/commit-outcome.ts';
import { lookUpOperation, send, sendingOf } from '../operation/send.ts';
import { settle } from '../operation/settle.ts';

/** A capture that never arrived may be made late. A buyer does not wait this long for an authorization. */
const RESEND_AUTHORIZATION_MS = 10 * 60_000;

type Open = Step & Readonly<{ service: PaymentService }>;

/** Operations of transactions: authorize, capture, void, refund, cancel, increment. */
export const paymentKind: Kind<Open, ReportedOutcome | LookUpOutcome> = {
  open: async (parts, operation) => {
    const step = await stepOf(parts, operation);
    // This process stood still, and another worker has claimed it.
    if (step.operation.due_tries !== operation.due_tries) return DONE;
    const { merchant_account_id, payment_service_id, status, kind } = step.operation;
    if (status === 'pending' && hasLapsed(parts, step.transaction)) {
      await endLapsedApproval(parts, step.transaction);
      return DONE;
    }
    if (status !== 'pending' && !isUnresolved(status))
      return kind === 'authorize' ? seeToHold(parts, step.transaction) : DONE;

    const service = await paymentServices.find(parts, merchant_account_id, payment_service_id);
    return service === null
      ? { kind: 'again', detail: 'its connector is not part of this release' }
      : { kind: 'open', subject: { ...step, service } };
  },

  send: async (parts, { service, transaction, operation }, claimed) => {
    if (operation.kind === 'sync') return null;
    const sendNow =
      operation.kind === 'authorize'
        ? await authorizeAgain(parts, service, transaction, operation)
        : (claim: SendingClaim) =>
            send(parts, service, operation, transaction, sendingOf({ transaction, operation }), claim);
    if (sendNow === null) return null;
    // A key lives from its first sending on; a search is behind the last.
    const movesSentAt = recoveryOf(service.connector, operation.kind).by === 'look-up';
    const claim = await claimToSend(parts, claimed, movesSentAt);
    return claim === null ? CLAIMED_ELSEWHERE : sendNow(claim);
  },

  look: (parts, { service, ...step }) => lookUpOperation(parts, service, step),

  apply: async (parts, { transaction, operation }, said) => {
    const outcome = said.kind === 'not_found' ? NEVER_RECEIVED : said;
    const { operation: after, ignored } = await settle(parts, { transaction, operation }, outcome);
    const { operation_id: operationId, kind, status: was } = operation;
    if (was === 'pending')
      return ignored === null ? DONE : { kind: 'again', detail: ignored, withinMs: PENDING_LOOK_MS };
    parts.log.info({ operationId, kind, was, status: after.status }, 'an operation was recovered');
    return DONE;
  },

  /** What was accepted and is not decided ends by an event. What was never answered is the connector's matter. */
  policy: ({ service: { connector }, operation }) =>
    operation.status === 'pending'
      ? { by: 'events', lookEveryMs: PENDING_LOOK_MS }
      : {
          ...recoveryOf(connector, operation.kind),
          ...(connector.capabilities.resendIsIdempotent ? { resends: true } : {}),
        },

  tells: 'an outcome is still unknown after seven days: ask the processor',
};

async function stepOf(
  { db }: ReadParts,
  { merchant_account_id: merchantAccountId, transaction_id: id, operation_id }: DueOperation,
): Promise<Step> {
  if (id === null) throw new Error('BUG: a payment operation without a transaction');
  // In this order: see commitOutcome().
  const transaction = await getTransactionRow(db, merchantAccountId, id);
  const operation = await getOperation(db, merchantAccountId, operation_id);
  if (transaction === null || operation === null)
    throw new Error('BUG: an operation or its transaction vanished');
  return { transaction, operation };
}

async function authorizeAgain(
  parts: MoneyParts,
  service: PaymentService,
  transaction: TransactionRow,
  operation: OperationRow,
): Promise<((claim: SendingClaim) => Promise<ReportedOutcome>) | null> {
  const now = parts.clock.nowFor(transaction.merchant_account_id);
  if (now.getTime() - Date.parse(operation.created_at) > RESEND_AUTHORIZATION_MS) return null;
  const sendable = await sendableAgain(parts, transaction);
  return sendable === null
    ? null
    : (claim) => authorizeAt(parts, service, transaction, operation, sendable, claim);
}
