import type { BuyerRow } from '../../../db/queries/buyers.ts';
import { Problem } from '../../../problem/problem.ts';

export function duplicateBuyer(existing: BuyerRow | null): Problem {
  return new Problem('duplicate_record', {
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
