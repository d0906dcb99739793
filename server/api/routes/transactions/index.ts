import { type EventListRow, listEventRows } from '../../../db/queries/transaction-events.ts';
import { getTransactionRow } from '../../../db/queries/transactions.ts';
import { toId } from '../../../domain/ids.ts';
import { overrideTransaction } from '../../../payments/after/override.ts';
import {
  renderTransactionCancel,
  renderTransactionIncrement,
} from '../../../answers/transaction-operation.ts';
import { readTransaction, renderTransaction } from '../../../answers/transaction.ts';
import { collectApproval } from '../../../payments/approval/approve.ts';
import { endOrFollow } from '../../../payments/approval/cancel-approval.ts';
import { transactionNamed } from '../../../payments/request/session-token.ts';
import { sessionOf } from '../../../payments/approval/session.ts';
import { follow } from '../../../payments/operation/follow.ts';
import { stopRetries } from '../../../payments/retries/stop-retries.ts';
import { reviewByMerchant } from '../../../payments/screening/resolve-review.ts';
import { syncTransaction as syncWithProcessor } from '../../../payments/operation/sync.ts';
import { Problem } from '../../../domain/problem.ts';
import { cancelTransaction } from '../../../api-contract/transaction-cancel.ts';
import { listTransactionEvents } from '../../../api-contract/transaction-events.ts';
import { incrementTransactionAuthorization } from '../../../api-contract/transaction-increment.ts';
import { completeTransaction, updateSession } from '../../../api-contract/transaction-session.ts';
import { deleteTransactionRetry } from '../../../api-contract/transaction-retry.ts';
import { reviewTransaction } from '../../../api-contract/transaction-review.ts';
import { getTransaction, syncTransaction, updateTransaction } from '../../../api-contract/transactions.ts';
import { parseTransactionStatus, renderTransactionStatus } from '../../../api-contract/vocabulary.ts';
import { listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { answerOrNotFound } from '../answer-or-not-found.ts';
import { actions } from './actions.ts';
import { create } from './create.ts';
import { creatorOf } from './creator.ts';
import { list } from './list.ts';
import { postings } from './postings.ts';
import { receiptRoutes } from './receipts.ts';
import { renderTransactionEvent } from './render.ts';
import { story } from './tell-story.ts';

const get = route(getTransaction, async ({ params, merchantAccountId, version, parts }) => {
  const transactionId = toId<'transaction'>(params.transaction_id);
  return answerOrNotFound(await readTransaction(parts, { merchantAccountId, transactionId }, version));
});

const update = route(
  updateTransaction,
  async ({ params, body, caller, merchantAccountId, version, parts, audit }) => {
    // A capture is signed by the person who makes it, and so is nothing that this operation does.
    if (caller.kind === 'user' && typeof body.capture_at === 'string')
      throw new Problem('forbidden', {
        message: 'People capture by POST /transactions/{id}/capture, which they sign',
      });

    const [status] =
      body.status === undefined || body.status === null ? [] : parseTransactionStatus(version, body.status);
    const transaction = await overrideTransaction(
      parts,
      merchantAccountId,
      toId(params.transaction_id),
      body,
      status ?? null,
      audit,
    );
    return { status: 200, body: renderTransaction(transaction, version) };
  },
);

const cancel = route(
  cancelTransaction,
  async ({ params, merchantAccountId, version, caller, parts, audit }) => {
    const answering = { form: 'transaction-cancel', version, idempotency: null, audit } as const;
    const { transaction, operation } = await endOrFollow(parts, {
      merchantAccountId,
      transactionId: toId(params.transaction_id),
      request: { kind: 'cancel' },
      answering,
      keeps: { creator: creatorOf(caller) },
    });
    return { status: 200, body: renderTransactionCancel(transaction, operation, version) };
  },
);

const complete = route(completeTransaction, async ({ params, query, parts }) => {
  const found = await transactionNamed(parts, toId(params.transaction_id), query.token);
  const returned = query.payload === undefined ? null : { payload: query.payload };
  const transaction = await collectApproval(parts, found, returned);
  return {
    status: 200,
    body: {
      type: 'transaction-completion' as const,
      transaction_id: transaction.transaction_id,
      // Nobody's key says whose words these are, so they are the transaction's.
      status: renderTransactionStatus(transaction.api_version, transaction.status),
    },
  };
});

const events = route(listTransactionEvents, async (context) => {
  const { params, merchantAccountId, version, parts } = context;
  const id = toId<'transaction'>(params.transaction_id);
  const page = await listPage(context, {
    list: 'transaction-events',
    filters: { id },
    fetch: (request) => listEventRows(parts.db, merchantAccountId, id, request),
    item: (row: EventListRow) => renderTransactionEvent(row, version),
  });
  if (page.items.length === 0 && (await getTransactionRow(parts.db, merchantAccountId, id)) === null)
    throw new Problem('not_found');
  return { status: 200, body: page };
});

const increment = route(
  incrementTransactionAuthorization,
  async ({ params, body, merchantAccountId, version, idempotency, caller, parts, audit }) => {
    const answering = { form: 'increment', version, idempotency, audit } as const;
    const request = { kind: 'increment', amount: BigInt(body.amount) } as const;
    const { transaction, operation } = await follow(parts, {
      merchantAccountId,
      transactionId: toId(params.transaction_id),
      request,
      answering,
      keeps: { creator: creatorOf(caller) },
    });
    return { status: 200, body: renderTransactionIncrement(transaction, operation, version) };
  },
);

const session = route(updateSession, async ({ params, query, body, parts }) => {
  const transaction = await transactionNamed(parts, toId(params.transaction_id), query.token);
  return { status: 200, body: await sessionOf(parts, transaction, body?.payload ?? null) };
});

const sync = route(syncTransaction, async ({ params, merchantAccountId, version, parts }) => {
  const transaction = await syncWithProcessor(parts, merchantAccountId, toId(params.transaction_id));
  return { status: 200, body: renderTransaction(transaction, version) };
});

const review = route(
  reviewTransaction,
  async ({ params, body, merchantAccountId, version, parts, audit }) => {
    const of = { merchantAccountId, transactionId: toId<'transaction'>(params.transaction_id) };
    const transaction = await reviewByMerchant(parts, { ...of, decision: body.decision, audit });
    return { status: 200, body: renderTransaction(transaction, version) };
  },
);

const stopRetry = route(
  deleteTransactionRetry,
  async ({ params, merchantAccountId, version, parts, audit }) => {
    const of = { merchantAccountId, transactionId: toId<'transaction'>(params.transaction_id) };
    const transaction = await stopRetries(parts, { ...of, audit });
    return { status: 200, body: renderTransaction(transaction, version) };
  },
);

export const transactionRoutes: readonly AnyRoute[] = [
  actions,
  cancel,
  complete,
  create,
  events,
  get,
  increment,
  list,
  postings,
  ...receiptRoutes,
  review,
  session,
  stopRetry,
  story,
  sync,
  update,
];
