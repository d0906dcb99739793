import type { Static } from 'typebox';
import type { TransactionRow } from '../../../db/queries/transaction-rows.ts';
import { getOperation, getTransactionRow } from '../../../db/queries/transactions.ts';
import { type OperationId, toId } from '../../../domain/ids.ts';
import { leftToRefund } from '../../../domain/transaction/state.ts';
import { isTendering } from '../../../domain/transaction/tenders.ts';
import { onePage } from '../../../payments/request/idempotent-answer.ts';
import { follow } from '../../../payments/operation/follow.ts';
import { leftToGiveBack } from '../../../db/queries/gift-card-operations.ts';
import { renderRefund } from '../../../answers/refund.ts';
import { type TransactionRefundCreate, createFullTransactionRefund } from '../../../api-contract/refunds.ts';
import { Problem } from '../../../domain/problem.ts';
import type { ReadParts } from '../../../parts.ts';
import { route } from '../../route.ts';
import { creatorOf } from '../transactions/creator.ts';
import { type RefundCall, refund } from './request.ts';

/**
 * Every instrument. With the payment method alone it is one operation, answered like any other; with gift
 * cards each refund is one of its own, and asking again refunds what is left.
 */
export const createAll = route(createFullTransactionRefund, async (context) => {
  const { params, body, merchantAccountId, version, idempotency, caller, parts, audit, signedAmount } =
    context;
  const transactionId = toId<'transaction'>(params.transaction_id);
  const transaction = await getTransactionRow(parts.db, merchantAccountId, transactionId);
  if (transaction === null) throw new Problem('not_found');
  const despiteChargeback = body?.despite_chargeback === true;
  if (transaction.tenders === 'none') {
    const keeps = {
      external_identifier: body?.external_identifier ?? null,
      reason: body?.reason ?? null,
      creator: creatorOf(caller),
    };
    const answering = { form: 'refunds', version, idempotency, audit } as const;
    const made = await follow(parts, {
      merchantAccountId,
      transactionId,
      answering,
      request: { kind: 'refund', amount: signedAmount, despiteChargeback },
      keeps,
    });
    return { status: 201, body: onePage([renderRefund(made.transaction, made.operation)]) };
  }
  if (isTendering(transaction.tenders))
    throw new Problem('invalid_state', {
      message: 'This is not possible now: its gift cards are still being redeemed or given back',
    });
  const left = await leftByTarget(parts, transaction, despiteChargeback);
  if (left.length === 0)
    throw new Problem('invalid_state', { message: 'This is not possible now: nothing is left to refund' });
  const total = left.reduce((sum, { amount }) => sum + amount, 0n);
  if (signedAmount !== null && total !== signedAmount)
    throw new Problem('invalid_state', { message: 'Another amount is left than was signed: read it again' });

  const unkeyed = { ...context, idempotency: null };
  const items: Awaited<ReturnType<typeof refund>>[] = [];
  for (const { position, target, amount } of left) {
    const reference = await referenceAt(context, position);
    const named = signedAmount === null ? {} : { amount: Number(amount) };
    items.push(await refund(unkeyed, transactionId, { ...body, ...target, ...named }, reference));
  }
  return { status: 201, body: onePage(items) };
});

type Target = Pick<Static<typeof TransactionRefundCreate>, 'target_type' | 'target_id'>;
type LeftAmount = Readonly<{ position: number; target: Target; amount: bigint }>;

/** The instruments of which something is left to give back, the payment method first. */
async function leftByTarget(
  parts: ReadParts,
  transaction: TransactionRow,
  despiteChargeback: boolean,
): Promise<LeftAmount[]> {
  const all: LeftAmount[] = [
    {
      position: 0,
      target: { target_type: 'payment-method' },
      amount: leftToRefund(transaction, despiteChargeback),
    },
  ];
  for (const { tender_id: id, position } of transaction.gift_cards)
    all.push({
      position,
      target: { target_type: 'gift-card-redemption', target_id: id },
      amount: await leftToGiveBack(parts.db, transaction, id),
    });
  return all.filter(({ amount }) => amount > 0n);
}

/**
 * Our reference for the refund of one tender: it follows from the request, so that the request that is repeated
 * after a restore refunds nothing twice. Where the database knows it, that refund was made, and this is another.
 */
async function referenceAt(
  { idempotency, merchantAccountId, parts }: RefundCall,
  position: number,
): Promise<Readonly<{ operation_id?: OperationId }>> {
  const id = idempotency?.reference<'operation'>(1 + position, parts.clock.nowFor(merchantAccountId));
  const isFree = id !== undefined && (await getOperation(parts.db, merchantAccountId, id)) === null;
  return isFree ? { operation_id: id } : {};
}
