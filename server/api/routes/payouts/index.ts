import { type PayoutListRow, type PayoutStatus, listPayoutRows } from '../../../db/queries/payouts.ts';
import { parsePayoutStatus } from '../../../api-contract/vocabulary.ts';
import { toId } from '../../../domain/ids.ts';
import { payOut } from '../../../payments/payouts/payouts.ts';
import { readPayout, renderPayout } from '../../../answers/payout.ts';
import { createPayout, getPayout, listPayouts } from '../../../api-contract/payouts.ts';
import { filteredListPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { answerOrNotFound } from '../answer-or-not-found.ts';

const create = route(
  createPayout,
  async ({ body, held, idempotency, merchantAccountId, now, parts, version, audit }) => {
    const payout = await payOut({
      parts,
      merchantAccountId,
      body,
      held,
      now,
      answering: { version, idempotency, audit },
    });
    return { status: 201, body: renderPayout(payout, version) };
  },
);

const list = route(listPayouts, async (context) => {
  const { query, merchantAccountId, parts, version } = context;
  const { cursor: _cursor, limit: _limit, ...asked } = query;
  const filters = {
    createdUntil: query.created_at_lte ?? null,
    createdFrom: query.created_at_gte ?? null,
    updatedUntil: query.updated_at_lte ?? null,
    updatedFrom: query.updated_at_gte ?? null,
    externalIdentifier: query.external_identifier ?? null,
    processorReference: query.payment_service_payout_id ?? null,
    // What is not known is told as pending.
    statuses:
      query.status
        ?.flatMap((word) => parsePayoutStatus(version, word))
        .flatMap((status): readonly PayoutStatus[] =>
          status === 'pending' ? ['sent', 'unknown', 'pending'] : [status],
        ) ?? null,
  };
  const page = await filteredListPage(context, {
    list: 'payouts',
    filters: asked,
    fetch: (request) => listPayoutRows(parts.db, merchantAccountId, filters, request),
    item: (row: PayoutListRow) => renderPayout(row, version),
  });

  return { status: 200, body: page };
});

const get = route(getPayout, async ({ merchantAccountId, params, parts, version }) => {
  const payoutId = toId<'payout'>(params.payout_id);
  return answerOrNotFound(await readPayout(parts, { merchantAccountId, payoutId }, version));
});

export const payoutRoutes: readonly AnyRoute[] = [create, list, get];
