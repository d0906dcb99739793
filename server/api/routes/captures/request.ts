import type { Static } from 'typebox';
import type { OperationRow } from '../../../db/queries/transaction-rows.ts';
import type { TransactionCaptureCreate } from '../../contract/captures.ts';
import type { Caller } from '../../../access/caller.ts';
import { creatorOf } from '../transactions/creator.ts';

/** What a capture asks for and keeps, from either path's body. */
export function captureOf(body: Static<typeof TransactionCaptureCreate>, caller: Caller) {
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
