import { createHash } from 'node:crypto';
import { breaksUnique } from '../../db/faults.ts';
import { getPaymentOfOrder } from '../../db/queries/transactions.ts';
import type { CreateBody } from './context.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Detail, Problem } from '../../domain/problem.ts';
import type { ReadParts } from '../../parts.ts';

/**
 * What names an order that is paid once, as a digest, 64 hexadecimal digits: `orderKey('order', 'A-1001')` is that of
 * the merchant's own identifier.
 */
export function orderKey(kind: 'order' | 'token', ...names: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, ...names]))
    .digest('hex');
}

/** Of a request that asks for it; null: its order may be paid several times. */
export function orderKeyOf({
  pays_once: paysOnce,
  external_identifier: order = null,
}: Pick<CreateBody, 'pays_once' | 'external_identifier'>): string | null {
  return paysOnce && order !== null ? orderKey('order', order) : null;
}

/** A row may break both, and PostgreSQL names one of them. */
const PAID_ONCE = ['transactions_one_for_a_link', 'transactions_one_for_an_order'] as const;

/** The reason of the problem: the order is paid, or being paid. */
export const ORDER_PAID = 'order_paid';

/**
 * Does what gives a transaction a state in which it has the place of its order's one payment. Where another has it,
 * that is 409, which names the other one. `order`: of the transaction, once it is known.
 */
export async function orRefusePaidOrder<Done>(
  { db }: ReadParts,
  merchantAccountId: MerchantAccountId,
  order: () => string | null,
  act: () => Promise<Done>,
): Promise<Done> {
  try {
    return await act();
  } catch (error) {
    if (!PAID_ONCE.some((index) => breaksUnique(error, index))) throw error;
    const key = order();
    const other = key === null ? null : await getPaymentOfOrder(db, merchantAccountId, key);
    throw new Problem('invalid_state', {
      message:
        'This is not possible now: the order, or its payment link, is paid once, and another payment of it came ' +
        'about, or may',
      reason: ORDER_PAID,
      details: other === null ? [] : [detailOf(other)],
    });
  }
}

function detailOf({ transaction_id, status }: Pick<TransactionRow, 'transaction_id' | 'status'>): Detail {
  return {
    location: 'body',
    pointer: '/external_identifier',
    message: `names an order that transaction ${transaction_id} pays, which is ${status}`,
    type: 'value_error.order_paid',
  };
}
