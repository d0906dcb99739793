import type { GiftCardOperationRow } from '../../../db/queries/transaction-rows.ts';
import { Problem } from '../../../problem/problem.ts';

/**
 * Throws for everything but success. What is not known says so, and that the same Idempotency-Key does not
 * send it again.
 */
export function answeredByProvider(operation: GiftCardOperationRow): void {
  if (operation.status === 'succeeded') return;
  if (operation.status !== 'failed')
    throw new Problem('gateway_timeout', {
      message: 'The gift card provider did not answer; it may have happened and is being looked up',
    });
  throw new Problem('bad_request', {
    message: `The gift card provider refused: ${operation.error_code ?? 'unknown_error'}`,
    details: [
      {
        location: 'unknown',
        pointer: '',
        message: operation.raw_response_description ?? 'no reason was given',
        type: `gift_card_error.${operation.error_code ?? 'unknown_error'}`,
      },
    ],
  });
}
