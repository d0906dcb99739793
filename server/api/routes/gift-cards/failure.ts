import type { GiftCardOperationRow } from '../../../db/queries/gift-card-operations.ts';
import { Problem } from '../../../problem/problem.ts';

/**
 * Throws for everything but success. What is not known says so, and that the same Idempotency-Key does not
 * send it again.
 */
export function answeredByProvider(operation: GiftCardOperationRow): void {
  switch (operation.status) {
    case 'succeeded':
      return;
    case 'failed':
      throw new Problem('bad_request', {
        message: `The gift card provider refused: ${operation.error_code ?? 'unknown_error'}`,
        details: [
          {
            location: 'unknown',
            pointer: '',
            message: operation.raw_error_message ?? 'no reason was given',
            type: `gift_card_error.${operation.error_code ?? 'unknown_error'}`,
          },
        ],
      });
    case 'sent':
    case 'unknown':
      throw new Problem('gateway_timeout', {
        message: 'The gift card provider did not answer; it may have happened and is being looked up',
      });
    default:
      return operation.status satisfies never;
  }
}
