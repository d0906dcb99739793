import type { Static } from 'typebox';
import type { UpdateTransactionSessionResponse } from '../../api-contract/transaction-session.ts';
import { Problem } from '../../domain/problem.ts';
import { attemptAt } from '../../payment-services/attempt.ts';
import type { IntegrationClient } from '../../connectors/connector.ts';
import { paymentServices } from '../../connections/connection-kinds.ts';
import { callFor } from '../../payment-services/call.ts';
import type { Json, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { processorReference } from '../../domain/outcome.ts';
import type { MoneyParts } from '../../parts.ts';
import { optionsFor } from '../request/transaction-row.ts';
import { completionUrl } from '../request/session-token.ts';

/**
 * What a client SDK goes on with, for an order that waits for its buyer. Asks the processor anew each time:
 * what it gives may be short-lived.
 */
export async function sessionOf(
  parts: MoneyParts,
  transaction: TransactionRow,
  payload: Json | null,
): Promise<Static<typeof UpdateTransactionSessionResponse>> {
  const client = clientOf(transaction.request['integration_client']);
  const service =
    transaction.payment_service_id === null
      ? null
      : await paymentServices.find(parts, transaction.merchant_account_id, transaction.payment_service_id);
  const run = service?.connector.operations.session;
  const reference = transaction.payment_service_transaction_id;
  if (client === null)
    throw new Problem('bad_request', { message: 'This transaction was made without integration_client' });
  if (transaction.next_action === null || service === null || reference === null)
    throw new Problem('invalid_state', { message: 'This transaction does not wait for its buyer' });
  const base = {
    default_completion_url: completionUrl(parts.config.publicUrl, transaction),
    integration_client: client,
  };
  // A page of the provider needs no data: its address is the approval_url.
  if (run === undefined || client === 'redirect') return { session_data: null, ...base };
  const now = parts.clock.nowFor(transaction.merchant_account_id);
  const operationId = transaction.transaction_id;
  const outcome = await attemptAt(service, 'session', () =>
    run(
      callFor(parts, service, {
        operationId,
        input: { of: processorReference(reference), client, payload },
        state: transaction.connector_state,
        options: optionsFor(transaction, service),
        now,
      }),
    ),
  );
  if (outcome.kind !== 'succeeded')
    throw new Problem('service_unavailable', {
      message: 'The payment service gave no session',
      privateText: outcome.kind,
    });

  return { session_data: { ...outcome.value }, ...base };
}

function clientOf(text: unknown): IntegrationClient | null {
  return text === 'redirect' || text === 'web' || text === 'ios' || text === 'android' ? text : null;
}
