import type { Static } from 'typebox';
import type { CallAudit } from '../../../access/audit.ts';
import type { IdempotentCall } from '../../../access/idempotency.ts';
import type { MerchantAccountId, OperationId, TransactionId } from '../../../domain/ids.ts';
import type { Parts } from '../../../parts.ts';
import type { AgentMandate } from '../../../domain/agent-mandate.ts';
import type { Step } from '../../../payments/operation/commit-outcome.ts';
import { type FollowRequest, follow } from '../../../payments/operation/follow.ts';
import { refundToGiftCard } from '../../../payments/operation/gift-cards/refund-gift-card.ts';
import { renderGiftCardRefund, renderRefund } from '../../../answers/refund.ts';
import type { Refund, TransactionRefundCreate } from '../../../api-contract/refunds.ts';
import { ruleBroken } from '../../../domain/problem.ts';
import {
  AGENTS_OF_REFUND,
  holdTo,
  problemsOfFollow,
  refuseFields,
  underMandate,
} from '../../../payments/request/under-mandate.ts';
import type { ApiVersion } from '../../../domain/api-version.ts';
import { type Caller, mandateOf } from '../../../access/caller.ts';
import { creatorOf } from '../transactions/creator.ts';

export type RefundCall = Readonly<{
  parts: Parts;
  merchantAccountId: MerchantAccountId;
  version: ApiVersion;
  idempotency: IdempotentCall | null;
  audit: CallAudit | null;
  caller: Caller;
}>;

/** A refund from either path's body, to the payment method or to one gift card. */
export async function refund(
  { parts, merchantAccountId, version, idempotency, caller, audit }: RefundCall,
  transactionId: TransactionId,
  body: Static<typeof TransactionRefundCreate>,
  reference: Readonly<{ operation_id?: OperationId }> = {},
): Promise<Static<typeof Refund>> {
  const answering = { form: 'refund', version, idempotency, audit } as const;
  const amount = body.amount === undefined || body.amount === null ? null : BigInt(body.amount);
  const target = body.target_id ?? null;
  const keeps = {
    ...reference,
    external_identifier: body.external_identifier ?? null,
    reason: body.reason ?? null,
    creator: creatorOf(caller),
  };
  const mandate = mandateOf(caller);
  refuseFields(mandate, body, AGENTS_OF_REFUND);
  if (body.target_type === 'gift-card-redemption') {
    if (target === null)
      throw ruleBroken({
        pointer: '/target_id',
        message: 'is required: which gift card redemption to refund',
        type: 'value_error.missing',
      });
    const made = await refundToGiftCard(parts, {
      merchantAccountId,
      transactionId,
      redemptionId: target.toLowerCase(),
      amount,
      keeps,
      answering,
    });
    return renderGiftCardRefund(made.transaction, made.refund);
  }
  if (target !== null)
    throw ruleBroken({
      pointer: '/target_id',
      message: 'is for gift card redemptions; the payment method of a transaction needs none',
    });

  const { transaction, operation } = await refundFor(mandate, parts, {
    merchantAccountId,
    transactionId,
    answering,
    request: { kind: 'refund', amount, despiteChargeback: body.despite_chargeback === true },
    keeps,
  });
  return renderRefund(transaction, operation);
}

/** An agent refunds what it may. */
function refundFor(
  mandate: AgentMandate | null,
  parts: Parts,
  following: FollowRequest & Readonly<{ request: Readonly<{ kind: 'refund' }> }>,
): Promise<Step> {
  const { merchantAccountId, transactionId, request } = following;
  const agent = { parts, merchantAccountId };
  const asked = { action: 'refund', amount: request.amount } as const;
  return underMandate(
    agent,
    mandate,
    (now) => problemsOfFollow(agent, now, transactionId, asked),
    () => follow(parts, { ...following, ...holdTo(mandate, 'refund') }),
  );
}
