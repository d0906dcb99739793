import { type PaymentService, callFor, findPaymentService } from '../../payment-services/payment-services.ts';
import type { Found } from '../../connectors/connector.ts';
import { askAgain, claimUnresolvedOperations, noteSending } from '../../db/queries/recover.ts';
import { getOperation, getTransactionRow } from '../../db/queries/transactions.ts';
import type { OperationRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { errorCode } from '../../domain/decline.ts';
import { isUnresolved } from '../../domain/operation/machine.ts';
import { untilBelievedMs } from '../../domain/operation/not-found.ts';
import { processorReference } from '../../domain/outcome.ts';
import type { Reported } from '../../domain/transaction/changes.ts';
import { newId } from '../../machine/entropy.ts';
import type { Parts } from '../../parts.ts';
import { authorizeAt } from '../create/attempts.ts';
import { sendableAgain } from '../instruments/resolve.ts';
import { optionsFor, send, sendingOf } from './send.ts';
import { settle } from './settle.ts';
import { GIVE_UP_MS, retryDelayMs } from '../../operations/retry-schedule.ts';
import { webhookRows } from '../../operations/rows.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** A capture that never arrived may be made late. A buyer does not wait this long for an authorization. */
const RESEND_AUTHORIZATION_MS = 10 * MINUTE;

const BATCH = 20;
const LEASE_MS = 5 * MINUTE;

/**
 * Resolves what is due, this many at most; how many were looked at. Any number of workers may run: each works
 * on what it has leased.
 */
export async function recoverDue(parts: Parts): Promise<number> {
  const now = parts.clock.now();
  const owner = newId<'lease'>(now);
  const claimed = await claimUnresolvedOperations(parts.db, {
    now,
    owner,
    until: new Date(now.getTime() + LEASE_MS),
    limit: BATCH,
  });
  await Promise.all(
    claimed.map(async (operation) => {
      try {
        await recover(parts, operation, owner);
      } catch (error) {
        // The lease ends by itself; the next worker tries again.
        parts.log.error(
          { operationId: operation.operation_id, reason: error },
          'an operation could not be recovered',
        );
      }
    }),
  );
  return claimed.length;
}

/** Asks the processor for our reference, and settles what it says. */
async function recover(parts: Parts, claimed: OperationRow, owner: string): Promise<void> {
  const { merchant_account_id: merchantAccountId, operation_id: operationId } = claimed;
  // In this order: see settle().
  const transaction = await getTransactionRow(parts.db, merchantAccountId, claimed.transaction_id);
  const operation = await getOperation(parts.db, merchantAccountId, operationId);
  if (transaction === null || operation === null)
    throw new Error('BUG: an operation or its transaction vanished');
  if (!isUnresolved(operation.status)) return;
  const service = await findPaymentService(parts, merchantAccountId, operation.payment_service_id);
  const outcome =
    service === null
      ? unknown('its connector is not part of this release')
      : await resolve(parts, service, transaction, operation);
  if (outcome.kind !== 'unknown') {
    const settled = await settle(parts, { transaction, operation }, outcome);
    parts.log.info(
      { operationId, kind: operation.kind, was: operation.status, status: settled.operation.status },
      'an operation was recovered',
    );
    return;
  }
  await keepAsking(parts, transaction, operation, owner);
}

async function resolve(
  parts: Parts,
  service: PaymentService,
  transaction: TransactionRow,
  operation: OperationRow,
): Promise<Reported> {
  const found = await find(parts, service, transaction, operation);
  if (found.kind !== 'not_found') return found;
  const ageMs =
    parts.clock.nowFor(transaction.merchant_account_id).getTime() - Date.parse(operation.created_at);
  const again = service.connector.capabilities.resendIsIdempotent
    ? await sendAgain(parts, service, transaction, operation, ageMs)
    : null;
  if (again !== null) return again;
  if (untilBelievedMs(operation, parts.clock.now()) > 0) return unknown('the processor does not know it yet');
  return {
    kind: 'failed',
    code: errorCode('service_network_error'),
    detail: 'the processor never received it',
  };
}

/** A look-up that fails says nothing about what is looked up: here no fault becomes `failed`. */
export async function find(
  parts: Parts,
  service: PaymentService,
  transaction: TransactionRow,
  operation: OperationRow,
): Promise<Found> {
  const of = operation.of_reference === null ? null : processorReference(operation.of_reference);
  const now = parts.clock.nowFor(transaction.merchant_account_id);
  try {
    return await service.connector.operations.find(
      callFor(parts, service, {
        operationId: operation.operation_id,
        input: { kind: operation.kind, of },
        options: optionsFor(transaction, service),
        now,
      }),
    );
  } catch (error) {
    return unknown(error instanceof Error ? error.message : String(error));
  }
}

/** Null where what was sent is no longer there to send. */
async function sendAgain(
  parts: Parts,
  service: PaymentService,
  transaction: TransactionRow,
  operation: OperationRow,
  ageMs: number,
): Promise<Reported | null> {
  if (operation.kind === 'sync') return null;
  if (operation.kind !== 'authorize') {
    await noteSending(parts.db, operation, parts.clock.now());
    return send(
      parts,
      service,
      operation,
      optionsFor(transaction, service),
      sendingOf({ transaction, operation }),
    );
  }
  const sendable = ageMs > RESEND_AUTHORIZATION_MS ? null : await sendableAgain(parts, transaction);
  if (sendable === null) return null;
  await noteSending(parts.db, operation, parts.clock.now());
  return authorizeAt(parts, service, transaction, operation, sendable);
}

async function keepAsking(
  parts: Parts,
  transaction: TransactionRow,
  operation: OperationRow,
  owner: string,
): Promise<void> {
  const now = parts.clock.nowFor(transaction.merchant_account_id);
  const of = {
    merchantAccountId: transaction.merchant_account_id,
    operationId: operation.operation_id,
    owner,
  };
  const ageMs = now.getTime() - Date.parse(operation.created_at);
  // "Never heard of it" is believed from the end of the grace on, so that is when to ask for it, and nothing
  // is given up before.
  const graceMs = untilBelievedMs(operation, parts.clock.now());
  if (ageMs < GIVE_UP_MS || graceMs > 0) {
    const waitMs = retryDelayMs(operation.recovery_attempts);
    return askAgain(
      parts.db,
      of,
      new Date(now.getTime() + (graceMs > 0 ? Math.min(waitMs, graceMs) : waitMs)),
      null,
    );
  }
  const [event] = webhookRows(
    transaction,
    operation.operation_id,
    [{ name: 'monitoring.incident.created', target: 'operation' }],
    now,
  );
  if (event === undefined) throw new Error('BUG: no event');
  await askAgain(parts.db, of, null, { at: now, event });
  parts.log.error(
    { operationId: operation.operation_id, transactionId: transaction.transaction_id, kind: operation.kind },
    'an outcome is still unknown after seven days: ask the processor',
  );
}

function unknown(detail: string): Readonly<{ kind: 'unknown'; detail: string }> {
  return { kind: 'unknown', detail };
}
