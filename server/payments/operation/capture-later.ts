import { claimDueCaptures, postponeCapture, stopCaptures } from '../../db/queries/operations.ts';
import type { StoredTransaction } from '../../db/queries/transaction-rows.ts';
import type { Parts } from '../../parts.ts';
import type { PaymentService } from '../../payment-services/payment-services.ts';
import { type Detail, Problem } from '../../problem/problem.ts';
import type { Source } from '../../operations/due.ts';
import { follow } from './follow.ts';

/** Holds money, since it captures in a message of its own. The intent `authorize` and `async_capture` need that. */
export function capturesLater({ connector }: PaymentService): boolean {
  return connector.operations.capture !== undefined;
}

/** `services`: those that may be tried. */
export function captureLaterProblems(asked: boolean, services: readonly PaymentService[]): Detail[] {
  if (!asked || services.length === 0 || services.some(capturesLater)) return [];
  return [
    {
      location: 'body',
      pointer: '/async_capture',
      message: 'cannot be true: no payment service that takes this captures after the authorization',
      type: 'value_error.not_supported',
    },
  ];
}

/**
 * What was paid with `async_capture` and is authorized is captured whole. A capture that certainly did not
 * happen is made again, less and less often, until the authorization expires.
 */
export const capturesDue: Source<StoredTransaction> = {
  name: 'asynchronous captures',
  claim: claimDueCaptures,
  party: ({ payment_service_id: service }) => service ?? '',
  about: ({ transaction_id: transactionId }) => ({ transactionId }),
  work: capture,
};

async function capture(parts: Parts, before: StoredTransaction): Promise<void> {
  const { merchant_account_id: merchantAccountId, transaction_id: transactionId } = before;
  try {
    const { operation } = await follow(parts, {
      merchantAccountId,
      transactionId,
      request: { kind: 'capture', amount: null, final: true },
      answering: { form: 'capture', version: '2026-11-01', idempotency: null },
    });
    // A decline is for the merchant, who was told.
    if (operation.status === 'declined') return await stopCaptures(parts.db, before);
  } catch (error) {
    // Somebody captured, voided or changed it first.
    if (!(error instanceof Problem) || error.code !== 'invalid_state') throw error;
  }
  await postponeCapture(parts.db, before, parts.clock.now());
}
