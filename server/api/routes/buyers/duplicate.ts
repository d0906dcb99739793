import type { BuyerRow } from '../../../db/queries/buyers.ts';
import { ApiError } from '../../error.ts';

export function duplicateBuyer(existing: BuyerRow | null): ApiError {
  return new ApiError('duplicate_record', {
    message: 'A buyer with this external_identifier already exists',
    details: [
      {
        location: 'body',
        pointer: '/external_identifier',
        message: 'is taken by another buyer',
        type: 'value_error.duplicate',
      },
    ],
    ...(existing === null ? {} : { resourceId: existing.buyer_id }),
  });
}
