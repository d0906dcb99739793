import type { Static } from 'typebox';
import type { CallAudit } from '../../../access/audit.ts';
import type { IdempotentCall } from '../../../access/idempotency.ts';
import type { MerchantAccountId, OperationId, TransactionId } from '../../../domain/ids.ts';
import type { Parts } from '../../../parts.ts';
import { follow } from '../../../payments/operation/follow.ts';
import { refundToGiftCard } from '../../../payments/operation/gift-cards/refund-gift-card.ts';
import { renderGiftCardRefund, renderRefund } from '../../../answers/refund.ts';
import type { Refund, TransactionRefundCreate } from '../../../api-contract/refunds.ts';
import { ruleBroken } from '../../../domain/problem.ts';
import type { ApiVersion } from '../../../domain/api-version.ts';
import type { Caller } from '../../../access/caller.ts';
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

  const { transaction, operation } = await follow(parts, {
    merchantAccountId,
    transactionId,
    answering,
    request: { kind: 'refund', amount, despiteChargeback: body.despite_chargeback === true },
    keeps,
  });
  return renderRefund(transaction, operation);
}
