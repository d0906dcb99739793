import { listPaymentMethodsOfBuyer } from '../../../db/queries/payment-method-lists.ts';
import { listBuyerPaymentMethods } from '../../../api-contract/payment-methods.ts';
import { Problem } from '../../../domain/problem.ts';
import { route } from '../../route.ts';
import { namedBuyer } from './buyer-of.ts';
import { hasPinnedBuyer } from './pinned-buyer.ts';
import { renderPaymentMethodSummary } from '../../../answers/payment-method.ts';

/**
 * A front end sees the methods of the buyer in its token, and of nobody else: the edge has put that buyer
 * into the query.
 */
export const listOfBuyer = route(
  listBuyerPaymentMethods,
  async ({ caller, merchantAccountId, parts, query, version }) => {
    if (caller.kind === 'key' && caller.embed && !hasPinnedBuyer(caller))
      throw new Problem('forbidden', { message: 'The token does not name a buyer' });
    if (query.buyer_id === undefined && query.buyer_external_identifier === undefined) {
      throw new Problem('bad_request', {
        details: [
          {
            location: 'query',
            pointer: 'buyer_id',
            message: 'is required, or buyer_external_identifier',
            type: 'value_error.missing',
          },
        ],
      });
    }

    const { buyerId, problems } = await namedBuyer(parts.db, merchantAccountId, query, 'query');
    if (problems.length > 0 || buyerId === null) return { status: 200, body: { items: [] } };
    const filters = {
      country: query.country ?? null,
      currency: query.currency ?? null,
      sortBy: query.sort_by ?? 'created_at',
      orderBy: query.order_by,
    } as const;
    const rows = await listPaymentMethodsOfBuyer(parts.db, merchantAccountId, buyerId, filters);
    return { status: 200, body: { items: rows.map((row) => renderPaymentMethodSummary(row, version)) } };
  },
);
