import type { Static } from 'typebox';
import type { OperationRow } from '../../../db/queries/transaction-rows.ts';
import type { TransactionRefundCreate } from '../../contract/refunds.ts';
import { ruleBroken } from '../../error.ts';
import type { Caller } from '../../route.ts';
import { creatorOf } from '../transactions/creator.ts';

/** What a refund asks for and keeps, from either path's body. */
export function refundOf(body: Static<typeof TransactionRefundCreate>, caller: Caller) {
  if (body.target_type !== 'payment-method') throw ruleBroken({ pointer: '/target_type', message: 'gift cards cannot be refunded to by this release', type: 'value_error.not_supported' });
  if (body.target_id !== undefined && body.target_id !== null) throw ruleBroken({ pointer: '/target_id', message: 'is for gift card redemptions; the payment method of a transaction needs none' });
  const request = { kind: 'refund' as const, amount: body.amount === undefined || body.amount === null ? null : BigInt(body.amount) };
  const keeps: Partial<OperationRow> = { external_identifier: body.external_identifier ?? null, reason: body.reason ?? null, creator: creatorOf(caller) };
  return { request, keeps };
}
