import { readCapture, renderCapture } from '../../../answers/capture.ts';
import { renderTransactionCapture } from '../../../answers/transaction-operation.ts';
import { renderTransaction } from '../../../answers/transaction.ts';
import { type Caller, mandateOf } from '../../../access/caller.ts';
import type { OperationRow } from '../../../db/queries/transaction-rows.ts';
import { getTransactionRow, listOperations } from '../../../db/queries/transactions.ts';
import { toId } from '../../../domain/ids.ts';
import { onePage } from '../../../payments/request/idempotent-answer.ts';
import { reauthorize } from '../../../payments/create/reauthorize.ts';
import type { Step } from '../../../payments/operation/commit-outcome.ts';
import { type FollowRequest, follow } from '../../../payments/operation/follow.ts';
import type { MoneyParts } from '../../../parts.ts';
import {
  AGENTS_OF_CAPTURE,
  holdTo,
  problemsOfFollow,
  refuseFields,
  underMandate,
} from '../../../payments/request/under-mandate.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import {
  type TransactionCaptureCreate,
  captureTransaction,
  createCapture,
  getTransactionCapture,
  listTransactionCaptures,
} from '../../../api-contract/captures.ts';
import { type AnyRoute, route } from '../../route.ts';
import { answerOrNotFound } from '../answer-or-not-found.ts';
import { creatorOf } from '../transactions/creator.ts';
import { prefers } from '../transactions/prefer.ts';
import type { Static } from 'typebox';

const list = route(listTransactionCaptures, async ({ params, merchantAccountId, parts }) => {
  const transaction = await getTransactionRow(parts.db, merchantAccountId, toId(params.transaction_id));
  if (transaction === null) throw new Problem('not_found');
  const operations = await listOperations(parts.db, merchantAccountId, transaction.transaction_id, 'capture');
  return { status: 200, body: onePage(operations.map((operation) => renderCapture(transaction, operation))) };
});

const create = route(
  createCapture,
  async ({ body, merchantAccountId, version, idempotency, caller, parts, audit }) => {
    refuseFields(mandateOf(caller), body, AGENTS_OF_CAPTURE);
    if (body.reauthorize_if_authorization_expired)
      throw ruleBroken({
        pointer: '/reauthorize_if_authorization_expired',
        message: 'makes a new transaction: capture under the transaction instead',
      });

    const answering = { form: 'capture', version, idempotency, audit } as const;
    const { transaction, operation } = await captureFor(caller, parts, {
      merchantAccountId,
      transactionId: toId(body.transaction_id),
      answering,
      ...captureOf(body, caller),
    });
    return { status: 201, body: renderCapture(transaction, operation) };
  },
);

const get = route(getTransactionCapture, async ({ params, merchantAccountId, parts }) => {
  const transactionId = toId<'transaction'>(params.transaction_id);
  const captureId = toId<'operation'>(params.capture_id);
  return answerOrNotFound(await readCapture(parts, { merchantAccountId, transactionId, captureId }));
});

const capture = route(
  captureTransaction,
  async ({ params, body, headers, merchantAccountId, version, now, idempotency, caller, parts, audit }) => {
    refuseFields(mandateOf(caller), body, AGENTS_OF_CAPTURE);
    const form = prefers(headers.prefer, 'transaction-capture') ? 'transaction-capture' : 'transaction';
    const answering = { form, version, idempotency, audit } as const;
    const following = {
      merchantAccountId,
      transactionId: toId<'transaction'>(params.transaction_id),
      answering,
      ...captureOf(body, caller),
    };
    const instead = body.reauthorize_if_authorization_expired
      ? await reauthorize(parts, following, now)
      : null;
    const { transaction, operation } = instead ?? (await captureFor(caller, parts, following));

    return {
      status: 200,
      body:
        form === 'transaction' || operation === null
          ? renderTransaction(transaction, version)
          : renderTransactionCapture(transaction, operation, version),
    };
  },
);

export const captureRoutes: readonly AnyRoute[] = [capture, create, get, list];

/** An agent captures what it may. */
function captureFor(caller: Caller, parts: MoneyParts, following: CaptureRequest): Promise<Step> {
  const { merchantAccountId, transactionId, request } = following;
  const agent = { parts, merchantAccountId };
  const mandate = mandateOf(caller);
  const asked = { action: 'capture', amount: request.amount } as const;
  return underMandate(
    agent,
    mandate,
    (now) => problemsOfFollow(agent, now, transactionId, asked),
    () => follow(parts, { ...following, ...holdTo(mandate, 'capture') }),
  );
}

type CaptureRequest = FollowRequest &
  Readonly<{ request: Extract<FollowRequest['request'], { kind: 'capture' }> }>;

/** What a capture asks for and keeps, from either path's body. */
function captureOf(body: Static<typeof TransactionCaptureCreate>, caller: Caller) {
  const request = {
    kind: 'capture' as const,
    amount: body.amount === undefined || body.amount === null ? null : BigInt(body.amount),
    final: body.final,
  };
  const details = {
    ...(body.airline === undefined || body.airline === null ? {} : { airline: body.airline }),
    ...(body.cart_items === undefined || body.cart_items === null ? {} : { cart_items: body.cart_items }),
  };
  const keeps: Partial<OperationRow> = {
    external_identifier: body.external_identifier ?? null,
    details,
    creator: creatorOf(caller),
  };

  return { request, keeps };
}
