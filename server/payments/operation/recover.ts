import { findOut, lookUp } from '../../payment-services/look-up.ts';
import { type PaymentService, findPaymentService } from '../../payment-services/payment-services.ts';
import type { Found } from '../../connectors/connector.ts';
import { noteSending } from '../../db/queries/operations.ts';
import { getOperation, getTransactionRow } from '../../db/queries/transactions.ts';
import type { OperationRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { isUnresolved } from '../../domain/operation/operation-machine.ts';
import { processorReference } from '../../domain/outcome.ts';
import type { Reported } from '../../domain/transaction/changes.ts';
import { type Kind, type Verdict, leaveToPerson } from '../../operations/kinds.ts';
import { PENDING_LOOK_MS } from '../../operations/retry-schedule.ts';
import { webhookRows } from '../../operations/rows.ts';
import type { Parts } from '../../parts.ts';
import { endLapsedApproval, hasLapsed } from '../approval/approve.ts';
import { authorizeAt } from '../create/attempts.ts';
import { sendableAgain } from '../instruments/resolve-instrument.ts';
import { seeToHold } from './hold.ts';
import type { Step } from './commit-outcome.ts';
import { optionsFor, send, sendingOf } from './send.ts';
import { settle } from './settle.ts';

/** A capture that never arrived may be made late. A buyer does not wait this long for an authorization. */
const RESEND_AUTHORIZATION_MS = 10 * 60_000;

/** Operations of transactions: authorize, capture, void, refund, cancel, increment. */
export const paymentKind: Kind = {
  seeTo: async (parts, { merchant_account_id: merchantAccountId, transaction_id: id, operation_id }) => {
    if (id === null) throw new Error('BUG: a payment operation without a transaction');
    // In this order: see commitOutcome().
    const transaction = await getTransactionRow(parts.db, merchantAccountId, id);
    const operation = await getOperation(parts.db, merchantAccountId, operation_id);
    if (transaction === null || operation === null)
      throw new Error('BUG: an operation or its transaction vanished');
    const step = { transaction, operation };
    if (isUnresolved(operation.status)) return recover(parts, step);
    if (operation.status === 'pending') return followPending(parts, step);
    return operation.kind === 'authorize' ? seeToHold(parts, transaction) : { kind: 'done' };
  },
  giveUp: (parts, operation, detail) => {
    const { merchant_account_id: merchantAccountId, operation_id: id } = operation;
    const incident = { name: 'monitoring.incident.created', target: 'operation' } as const;
    const events = webhookRows(operation, id, [incident], parts.clock.nowFor(merchantAccountId));
    const message = 'an outcome is still unknown after seven days: ask the processor';
    return leaveToPerson(parts, operation, { events, message, detail });
  },
};

/** What was sent and never answered: found out as the processor's policy has it. */
async function recover(parts: Parts, step: Step): Promise<Verdict> {
  const { operation } = step;
  const service = await findPaymentService(
    parts,
    operation.merchant_account_id,
    operation.payment_service_id,
  );
  if (service === null) return again('its connector is not part of this release');
  const outcome = await resolve(parts, service, step);
  if (outcome.kind === 'again') return outcome;
  const settled = await settle(parts, step, outcome);
  parts.log.info(
    {
      operationId: operation.operation_id,
      kind: operation.kind,
      was: operation.status,
      status: settled.operation.status,
    },
    'an operation was recovered',
  );
  return { kind: 'done' };
}

function resolve(parts: Parts, service: PaymentService, step: Step) {
  return findOut<Reported | Found>(parts, service, step.operation, {
    look: () => find(parts, service, step),
    sendAgain: () => sendAgain(parts, service, step),
  });
}

/**
 * What a processor has accepted and not decided ends by an event of it. An event can get lost for good, so
 * the processor is asked now and then; and once more when its buyer's time is over.
 */
async function followPending(parts: Parts, step: Step): Promise<Verdict> {
  const { transaction, operation } = step;
  if (hasLapsed(parts, transaction)) {
    await endLapsedApproval(parts, transaction);
    return { kind: 'done' };
  }
  const service = await findPaymentService(
    parts,
    operation.merchant_account_id,
    operation.payment_service_id,
  );
  const found = service === null ? again('no connector') : await find(parts, service, step);
  // It had accepted it, so a processor that does not say, or has forgotten, is asked again.
  if (found.kind === 'again' || found.kind === 'not_found' || found.kind === 'unknown')
    return again('the processor does not say', PENDING_LOOK_MS);
  const { ignored } = await settle(parts, step, found);
  return ignored === null ? { kind: 'done' } : again(ignored, PENDING_LOOK_MS);
}

function find(parts: Parts, service: PaymentService, { transaction, operation }: Step): Promise<Found> {
  return lookUp(parts, service, {
    operationId: operation.operation_id,
    kind: operation.kind,
    of: operation.of_reference === null ? null : processorReference(operation.of_reference),
    sentAt: operation.sent_at,
    state: transaction.connector_state,
    options: optionsFor(transaction, service),
  });
}

/** Null where what was sent is no longer there to send. */
async function sendAgain(
  parts: Parts,
  service: PaymentService,
  { transaction, operation }: Step,
): Promise<Reported | null> {
  if (operation.kind === 'sync') return null;
  const sendNow =
    operation.kind === 'authorize'
      ? await authorizeAgain(parts, service, transaction, operation)
      : () => send(parts, service, operation, transaction, sendingOf({ transaction, operation }));
  if (sendNow === null) return null;
  await noteSending(parts.db, operation, parts.clock.now());
  return sendNow();
}

async function authorizeAgain(
  parts: Parts,
  service: PaymentService,
  transaction: TransactionRow,
  operation: OperationRow,
): Promise<(() => Promise<Reported>) | null> {
  const now = parts.clock.nowFor(transaction.merchant_account_id);
  if (now.getTime() - Date.parse(operation.created_at) > RESEND_AUTHORIZATION_MS) return null;
  const sendable = await sendableAgain(parts, transaction);
  return sendable === null ? null : () => authorizeAt(parts, service, transaction, operation, sendable);
}

function again(detail: string, withinMs?: number): Extract<Verdict, { kind: 'again' }> {
  return { kind: 'again', detail, ...(withinMs === undefined ? {} : { withinMs }) };
}
