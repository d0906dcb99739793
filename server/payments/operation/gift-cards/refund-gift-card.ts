import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { leftToGiveBack } from '../../../db/queries/gift-card-operations.ts';
import { getTransactionRow } from '../../../db/queries/transactions.ts';
import type { GiftCardOperationRow, TransactionRow } from '../../../db/queries/transaction-rows.ts';
import type { MerchantAccountId, TransactionId } from '../../../domain/ids.ts';
import { isTendering } from '../../../domain/transaction/tenders.ts';
import type { MoneyParts } from '../../../parts.ts';
import { type AnswerContext, answerJson } from '../../request/idempotent-answer.ts';
import { changeTransaction } from '../../../operations/change.ts';
import { intendRefund, sendRefund } from './gift-card-step.ts';

type GiftCardRefunding = Readonly<{
  merchantAccountId: MerchantAccountId;
  transactionId: TransactionId;
  redemptionId: string | null;
  /** Null: all that is left. */
  amount: bigint | null;
  keeps: Partial<Pick<GiftCardOperationRow, 'operation_id' | 'external_identifier' | 'reason' | 'creator'>>;
  answering: AnswerContext;
}>;
type GiftCardRefund = Readonly<{ transaction: TransactionRow; refund: GiftCardOperationRow }>;

/** Gives money back to a gift card that paid for a transaction. Refunds under way count as made. */
export async function refundToGiftCard(
  parts: MoneyParts,
  refunding: GiftCardRefunding,
): Promise<GiftCardRefund> {
  const { merchantAccountId, transactionId, answering } = refunding;
  const now = parts.clock.nowFor(merchantAccountId);
  const reference =
    answering.idempotency === null
      ? {}
      : { operation_id: answering.idempotency.reference<'operation'>(1, now) };
  const read = () => getTransactionRow(parts.db, merchantAccountId, transactionId);
  const { transaction, intent } = await changeTransaction(parts, read, async (row: TransactionRow) => {
    const giftCard = row.gift_cards.find(({ tender_id: id }) => id === refunding.redemptionId);
    if (giftCard === undefined)
      throw ruleBroken({
        pointer: '/target_id',
        message: 'is not a gift card redemption of this transaction',
        type: 'value_error.gift_card_redemption',
      });
    if (isTendering(row.tenders))
      throw new Problem('invalid_state', {
        message: 'This is not possible now: its gift cards are still being redeemed or given back',
      });

    const { write, result } = await intendRefund(parts, row, giftCard, {
      amount: amountOf(refunding, await leftToGiveBack(parts.db, row, giftCard.tender_id)),
      keeps: { ...reference, ...refunding.keeps, answer: answerJson(answering) },
      answering,
    });
    return { write, result: { transaction: row, intent: result } };
  });
  const refund = await sendRefund(parts, intent);

  if (refund.status !== 'unknown') answering.idempotency?.answerStored();
  return { transaction, refund };
}

function amountOf({ amount: asked }: GiftCardRefunding, left: bigint): bigint {
  if (left === 0n)
    throw new Problem('invalid_state', {
      message: 'This is not possible now: nothing is left to refund to this gift card',
    });
  const amount = asked ?? left;
  if (amount <= 0n) throw ruleBroken({ pointer: '/amount', message: 'must be greater than 0' });
  if (amount > left)
    throw ruleBroken({
      pointer: '/amount',
      message: `is more than the ${left} that can still be refunded to this gift card`,
    });
  return amount;
}
