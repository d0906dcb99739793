import type { GiftCardService } from '../../../connections/connection-kinds.ts';
import type {
  GiftCardInstrument,
  GiftCardMoved,
  GiftCardOutcome,
} from '../../../connectors/gift-card-connector.ts';
import { getGiftCard } from '../../../db/queries/gift-cards.ts';
import type { GiftCardOperationRow, TransactionRow } from '../../../db/queries/transaction-rows.ts';
import { type MerchantAccountId, toId } from '../../../domain/ids.ts';
import { money } from '../../../domain/money.ts';
import { processorReference } from '../../../domain/outcome.ts';
import type { GiftCardTender } from '../../../domain/transaction/tenders.ts';
import { askingFor } from '../../../gift-cards/gift-card-operation.ts';
import { callProvider, storedCard } from '../../../gift-cards/provider.ts';
import { transactionOf } from '../../../operations/change.ts';
import { type SendingClaim, claimOfBeginner } from '../../../payment-services/sending-claim.ts';
import type { MoneyParts } from '../../../parts.ts';
import { currencyOf } from '../../request/transaction-row.ts';

/** What is sent of a transaction to a gift card provider follows from its rows alone. */
export type GiftCardSending = Readonly<{
  row: GiftCardOperationRow;
  giftCard: GiftCardTender;
  transaction: Pick<TransactionRow, 'amount'>;
}>;

/** Step b of an operation at a gift card provider, which recovery repeats where the provider does it once. */
export async function sendGiftCard(
  parts: MoneyParts,
  provider: GiftCardService,
  { row, giftCard, transaction }: GiftCardSending,
  claim: SendingClaim = claimOfBeginner(parts, row),
): Promise<GiftCardOutcome<GiftCardMoved>> {
  const { operations, refundsNeedCard = false } = provider.connector;
  const isRedemption = row.kind === 'redeem-gift-card';
  const card = isRedemption || refundsNeedCard ? await cardOf(parts, row, giftCard) : null;
  if (card === null && (isRedemption || refundsNeedCard)) return GONE;
  const currency = currencyOf(row.currency ?? '');
  const amount = money(row.amount, currency);
  if (isRedemption && card !== null) {
    const asking = askingFor(parts, row, { card, amount, bill: money(transaction.amount, currency) });
    return callProvider(parts, provider, { ...asking, claim }, (call) => operations.redeem(call));
  }

  const of = processorReference(row.of_reference ?? '');
  const redeemed = money(giftCard.captured_amount, currency);
  const asking = askingFor(parts, row, { of, amount, redeemed, card });
  return callProvider(parts, provider, { ...asking, claim }, (call) => operations.refund(call));
}

const GONE = {
  kind: 'failed',
  code: 'invalid_gift_card',
  raw: { code: null, description: 'the gift card is no longer kept' },
  unsent: true,
} as const;

/** Null: there is nothing that could be sent again. */
export async function resendGiftCard(
  parts: MoneyParts,
  row: GiftCardOperationRow,
  provider: GiftCardService,
  claim: SendingClaim,
): Promise<GiftCardOutcome<GiftCardMoved> | null> {
  const { merchant_account_id, transaction_id } = row;
  if (transaction_id === null) return null;
  const transaction = await transactionOf(parts, { merchant_account_id, transaction_id })();
  const tenderId = row.kind === 'redeem-gift-card' ? row.operation_id : row.target_id;
  const giftCard = transaction?.gift_cards.find(({ tender_id: id }) => id === tenderId);
  if (transaction === null || giftCard === undefined) return null;
  return sendGiftCard(parts, provider, { row, giftCard, transaction }, claim);
}

/** Null: a stored card that was deleted meanwhile. */
async function cardOf(
  parts: MoneyParts,
  { merchant_account_id: merchantAccountId }: { merchant_account_id: MerchantAccountId },
  giftCard: GiftCardTender,
): Promise<GiftCardInstrument | null> {
  const { vault_record_id: record, gift_card_id: id } = giftCard;
  if (record !== null) return sealedCard(parts, merchantAccountId, record);
  const row = id === null ? null : await getGiftCard(parts.db, merchantAccountId, id);
  return row === null ? null : storedCard(parts, row);
}

function sealedCard(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
  record: string,
): GiftCardInstrument {
  const secret = (field: string) =>
    parts.vault.secret(merchantAccountId, toId(record), field, `gift_card.${field}`);
  return { number: secret('number'), pin: secret('pin') };
}
