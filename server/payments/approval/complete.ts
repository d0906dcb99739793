import type { ReturnParameters } from '../../connectors/connector.ts';
import { attemptAt } from '../../payment-services/attempt.ts';
import type { PaymentService } from '../../connections/connection-kinds.ts';
import { callFor } from '../../payment-services/call.ts';
import { claimUntilDue } from '../../payment-services/sending-claim.ts';
import { errorCode } from '../../domain/decline.ts';
import { lookSoon } from '../../db/queries/operations.ts';
import { processorReference } from '../../domain/outcome.ts';
import type { MoneyParts } from '../../parts.ts';
import { capturesAtOnce } from '../instruments/authorize-input.ts';
import type { Step } from '../operation/commit-outcome.ts';
import { optionsFor } from '../request/transaction-row.ts';
import { settle } from '../operation/settle.ts';
import { SENT_GRACE_MS } from '../../operations/retry-schedule.ts';

/**
 * The buyer has approved: has the processor authorize or capture the order that the authorization left
 * pending, and settles what it says. However often and from wherever it is called (the buyer's return, a
 * completion address, an event), the processor does it once. Should this process die on the way, a worker
 * finds out (payments/recovery/recover.ts). False: nothing changed.
 */
export async function completeApproved(
  parts: MoneyParts,
  service: PaymentService,
  { transaction, operation }: Step,
  returned: ReturnParameters | null,
): Promise<boolean> {
  const { operations } = service.connector;
  const { complete } = operations;
  if (
    complete === undefined ||
    operation.kind !== 'authorize' ||
    operation.status !== 'pending' ||
    operation.processor_reference === null
  )
    return false;
  const of = processorReference(operation.processor_reference);
  const now = parts.clock.nowFor(transaction.merchant_account_id);
  // Once another looks for how it ended, this process does not have it completed any more.
  const soon = new Date(now.getTime() + SENT_GRACE_MS);
  const due_at = (await lookSoon(parts.db, operation, soon)) ?? operation.due_at;
  const call = callFor(parts, service, {
    operationId: operation.operation_id,
    input: {
      of,
      capture: capturesAtOnce(transaction, operations.capture !== undefined),
      returned,
    },
    state: transaction.connector_state,
    options: optionsFor(transaction, service),
    now,
    claim: claimUntilDue(parts, { ...operation, due_at }),
  });
  const outcome = await attemptAt(service, 'complete', () => complete(call));
  // Not known, not approved yet, or not there to be asked: the operation stays pending, and the processor's
  // event, the next call or a worker's look says how it ended.
  const notAsked =
    outcome.kind === 'failed' &&
    outcome.code === errorCode('service_network_error') &&
    outcome.reference === undefined;
  if (outcome.kind === 'unknown' || outcome.kind === 'pending' || notAsked) return false;

  return (await settle(parts, { transaction, operation }, outcome)).ignored === null;
}
