import {
  connectorOf,
  readDispute,
  renderDisputeFile,
  renderDisputeSummary,
} from '../../../answers/dispute.ts';
import {
  acceptDispute,
  createDisputeFile,
  deleteDisputeFile,
  getDispute,
  getDisputeFile,
  listDisputes,
  submitDispute,
  updateDisputeEvidence,
} from '../../../api-contract/disputes.ts';
import { type DisputeListRow, disputeTotals, listDisputeRows } from '../../../db/queries/dispute-list.ts';
import { getDisputeCase } from '../../../db/queries/disputes.ts';
import { addFile, fileContent, removeFile, writeEvidence } from '../../../disputes/write-draft.ts';
import { respondToDispute } from '../../../disputes/respond.ts';
import type { Operation } from '../../../api-contract/operation.ts';
import { Problem } from '../../../domain/problem.ts';
import { toId } from '../../../domain/ids.ts';
import { totaledListPage } from '../../pagination.ts';
import { type AnyRoute, type RouteContext, route } from '../../route.ts';
import { answerOrNotFound } from '../answer-or-not-found.ts';
import { creatorOf } from '../transactions/creator.ts';

const list = route(listDisputes, async (context) => {
  const { query, merchantAccountId, parts } = context;
  const { cursor: _cursor, limit: _limit, totals: _totals, ...asked } = query;
  const connectors = new Map<string, Awaited<ReturnType<typeof connectorOf>>>();
  const filters = {
    createdUntil: query.created_at_lte ?? null,
    createdFrom: query.created_at_gte ?? null,
    dueUntil: query.respond_by_lte ?? null,
    dueFrom: query.respond_by_gte ?? null,
    transactionId: query.transaction_id ?? null,
    paymentServiceId: query.payment_service_id ?? null,
    processorReference: query.payment_service_dispute_id ?? null,
    statuses: query.status ?? null,
    stages: query.stage ?? null,
    reasons: query.reason ?? null,
    currency: query.currency ?? null,
    amountEquals: query.amount_eq ?? null,
    amountFrom: query.amount_gte ?? null,
    amountUntil: query.amount_lte ?? null,
  };
  const page = await totaledListPage(context, {
    list: 'disputes',
    filters: asked,
    totals: () => disputeTotals(parts.db, merchantAccountId, filters, query.order_by),
    fetch: async (request) => {
      const slice = await listDisputeRows(parts.db, merchantAccountId, filters, query.order_by, request);
      for (const row of slice.rows)
        if (!connectors.has(row.payment_service_id))
          connectors.set(row.payment_service_id, await connectorOf(parts, row));
      return slice;
    },
    item: (row: DisputeListRow) => renderDisputeSummary(row, connectors.get(row.payment_service_id) ?? null),
  });

  return { status: 200, body: page };
});

type NamedDispute = Pick<RouteContext<Operation>, 'merchantAccountId' | 'parts' | 'caller'> &
  Readonly<{ params: Readonly<{ dispute_id: string }> }>;

const keyOf = ({ merchantAccountId, params }: Pick<NamedDispute, 'merchantAccountId' | 'params'>) => ({
  merchantAccountId,
  disputeId: toId<'dispute'>(params.dispute_id),
});

const showDispute = async (context: NamedDispute) =>
  answerOrNotFound(await readDispute(context.parts, keyOf(context)));

const get = route(getDispute, showDispute);

const updateEvidence = route(updateDisputeEvidence, async (context) => {
  await writeEvidence(context.parts, keyOf(context), context.body, creatorOf(context.caller));
  return showDispute(context);
});

const createFile = route(createDisputeFile, async (context) => {
  const { parts, body, caller, idempotency } = context;
  const id = idempotency?.reference<'dispute-file'>(1, parts.clock.nowFor(context.merchantAccountId)) ?? null;
  const row = await addFile(parts, keyOf(context), body, { id, creator: creatorOf(caller) });
  return { status: 201, body: renderDisputeFile(row) };
});

const getFile = route(getDisputeFile, async ({ merchantAccountId, params, parts, caller }) => {
  const found = await getDisputeCase(parts.db, merchantAccountId, toId(params.dispute_id));
  const file = found?.files.find(({ dispute_file_id: id }) => id === params.file_id);
  if (file === undefined || file.removed_at !== null) throw new Problem('not_found');
  const actor = creatorOf(caller)?.id ?? 'api';
  return {
    status: 200,
    body: { ...renderDisputeFile(file), content: await fileContent(parts, file, actor) },
  };
});

const deleteFile = route(deleteDisputeFile, async (context) => {
  const { parts, params, caller } = context;
  await removeFile(parts, keyOf(context), toId(params.file_id), creatorOf(caller));
  return { status: 204, body: null };
});

const submit = route(submitDispute, async (context) => {
  const { parts, idempotency, audit, caller } = context;
  const creator = creatorOf(caller);
  await respondToDispute({ parts, ...keyOf(context), kind: 'submit', creator, idempotency, audit });
  return showDispute(context);
});

const accept = route(acceptDispute, async (context) => {
  const { parts, idempotency, audit, caller } = context;
  const creator = creatorOf(caller);
  await respondToDispute({ parts, ...keyOf(context), kind: 'accept', creator, idempotency, audit });
  return showDispute(context);
});

export const disputeRoutes: readonly AnyRoute[] = [
  list,
  get,
  updateEvidence,
  createFile,
  getFile,
  deleteFile,
  submit,
  accept,
];
