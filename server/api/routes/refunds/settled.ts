import type { Static } from 'typebox';
import { settledOfRefunds } from '../../../db/queries/settlement-lines.ts';
import type { MerchantAccountId, TransactionId } from '../../../domain/ids.ts';
import type { Parts } from '../../../parts.ts';
import type { Refund } from '../../../api-contract/refunds.ts';

type Body = Static<typeof Refund>;

/** Refunds of one transaction, with what their processor has settled of them. */
export async function withSettled(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  transactionId: TransactionId,
  refunds: readonly Body[],
): Promise<Body[]> {
  const ids = refunds.map(({ id }) => id);
  const settled = await settledOfRefunds(parts.db, merchantAccountId, transactionId, ids);
  return refunds.map((refund) => {
    const own = settled.find(({ refund_id: id }) => id === refund.id);
    return own === undefined
      ? refund
      : {
          ...refund,
          settled: true,
          settled_currency: own.currency,
          settled_amount: Number(own.amount),
        };
  });
}
