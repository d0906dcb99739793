import { createHash } from 'node:crypto';
import { listOperations } from '../../db/queries/transactions.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { type OperationId, uuidv8 } from '../../domain/ids.ts';
import { captureTimeOf } from '../../domain/transaction/capture-time.ts';
import type { OperationStatus } from '../../domain/operation/operation-machine.ts';
import type { MoneyParts } from '../../parts.ts';
import { Problem } from '../../domain/problem.ts';
import { isCaptureDue } from './due-at.ts';
import { follow } from './follow.ts';

/**
 * Captures whole what is held, or gives it back, and tells what came of it. A decline is for the merchant, who was
 * told. Null: somebody captured, voided or changed it first.
 */
export async function moveHeld(
  parts: MoneyParts,
  transaction: TransactionRow,
  kind: 'capture' | 'void',
): Promise<OperationStatus | null> {
  const { merchant_account_id: merchantAccountId, transaction_id: transactionId } = transaction;
  const list = (of: 'authorize' | 'capture' | 'void') =>
    listOperations(parts.db, merchantAccountId, transactionId, of);
  const [authorization, before] = [(await list('authorize')).at(-1), await list(kind)];
  if (authorization === undefined) throw new Error('BUG: a hold of what was never authorized');
  // What was declined before its time came was another capture, or it is planned anew since.
  const planned = kind === 'capture' ? captureTimeOf(transaction) : null;
  const isOfPlan = (at: string): boolean => planned === null || new Date(at) >= new Date(planned);
  if (before.some(({ status, created_at }) => status === 'declined' && isOfPlan(created_at)))
    return 'declined';

  try {
    const { operation } = await follow(parts, {
      merchantAccountId,
      transactionId,
      request: kind === 'capture' ? { kind, amount: null, final: true } : { kind },
      answering: { form: 'transaction', version: '2026-11-01', idempotency: null, audit: null },
      // Whoever captured a part meanwhile keeps the rest, also where more captures are possible.
      isStillDue: (now) =>
        now.status === 'authorized' &&
        (kind === 'void' || isCaptureDue(now, parts.clock.nowFor(merchantAccountId))),
      keeps: { operation_id: referenceAfter(authorization.operation_id, kind, before.length) },
    });
    return operation.status;
  } catch (error) {
    // `bad_request`: the payment service voids nothing, so what is held ends by itself.
    if (error instanceof Problem && (error.code === 'invalid_state' || error.code === 'bad_request'))
      return null;
    throw error;
  }
}

/**
 * Our reference for the next capture, or void. It follows from that of the authorization, which follows from the
 * request: a database that was restored from an older copy captures what it has forgotten under the same one.
 */
function referenceAfter(authorization: OperationId, kind: 'capture' | 'void', before: number): OperationId {
  return uuidv8(
    createHash('sha256')
      .update(`${authorization} ${kind} ${before + 1}`)
      .digest(),
  );
}
