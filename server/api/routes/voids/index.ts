import { type Caller, mandateOf } from '../../../access/caller.ts';
import { toId } from '../../../domain/ids.ts';
import { renderTransactionVoid } from '../../../answers/transaction-operation.ts';
import { renderTransaction } from '../../../answers/transaction.ts';
import type { MoneyParts } from '../../../parts.ts';
import type { Step } from '../../../payments/operation/commit-outcome.ts';
import type { FollowRequest } from '../../../payments/operation/follow.ts';
import { problemsOfFollow, underMandate } from '../../../payments/request/under-mandate.ts';
import { endOrFollow } from '../../../payments/approval/cancel-approval.ts';
import { createVoid, voidTransaction } from '../../../api-contract/voids.ts';
import { type AnyRoute, route } from '../../route.ts';
import { creatorOf } from '../transactions/creator.ts';
import { prefers } from '../transactions/prefer.ts';

const create = route(
  createVoid,
  async ({ body, merchantAccountId, version, idempotency, caller, parts, audit }) => {
    const answering = { form: 'transaction-void', version, idempotency, audit } as const;
    const { transaction, operation } = await voidFor(caller, parts, {
      merchantAccountId,
      transactionId: toId(body.transaction_id),
      answering,
      keeps: { creator: creatorOf(caller) },
    });
    return { status: 201, body: renderTransactionVoid(transaction, operation, version) };
  },
);

const voidRoute = route(
  voidTransaction,
  async ({ params, headers, merchantAccountId, version, idempotency, caller, parts, audit }) => {
    const form = prefers(headers.prefer, 'transaction-void') ? 'transaction-void' : 'transaction';
    const answering = { form, version, idempotency, audit } as const;
    const { transaction, operation } = await voidFor(caller, parts, {
      merchantAccountId,
      transactionId: toId(params.transaction_id),
      answering,
      keeps: { creator: creatorOf(caller) },
    });

    return {
      status: 200,
      body:
        form === 'transaction'
          ? renderTransaction(transaction, version)
          : renderTransactionVoid(transaction, operation, version),
    };
  },
);

/** An agent voids what it has paid. */
function voidFor(caller: Caller, parts: MoneyParts, asked: Omit<FollowRequest, 'request'>): Promise<Step> {
  const agent = { parts, merchantAccountId: asked.merchantAccountId };
  return underMandate(
    agent,
    mandateOf(caller),
    (now) => problemsOfFollow(agent, now, asked.transactionId, { action: 'void', amount: null }),
    () => endOrFollow(parts, { ...asked, request: { kind: 'void' } }),
  );
}

export const voidRoutes: readonly AnyRoute[] = [create, voidRoute];
