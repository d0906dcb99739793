import type { Static } from 'typebox';
import { listSettlementLines } from '../../../db/queries/settlement-lines.ts';
import type { MerchantAccountId, TransactionId } from '../../../domain/ids.ts';
import type { Parts } from '../../../parts.ts';
import type { Refund } from '../../contract/refunds.ts';

type Body = Static<typeof Refund>;

/** Refunds of one transaction, with what their processor has settled of them. */
export async function withSettled(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  transactionId: TransactionId,
  refunds: readonly Body[],
): Promise<Body[]> {
  const lines = await listSettlementLines(parts.db, merchantAccountId, transactionId, 'refund-settlement');
  return refunds.map((refund) => {
    const own = lines.filter((line) => line.refund_id === refund.id);
    const [first] = own;
    return first === undefined
      ? refund
      : {
          ...refund,
          settled: true,
          settled_currency: first.currency,
          settled_amount: own.reduce((sum, { amount }) => sum + Number(amount), 0),
        };
  });
}
