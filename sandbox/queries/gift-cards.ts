import { type Queryable, sql } from '../../server/db/db.ts';
import { type BookKey, INSERT_OPERATION, type NewOperation, valuesOfOperation } from './payments.ts';

/** The simulated gift card provider's books. Nothing outside `sandbox/processors` reads them. */
export type SimulatedGiftCard = Readonly<{
  card_id: string;
  card_digest: string;
  currency: string | null;
  balance: bigint;
}>;

const OPEN_CARD = sql(
  'simulator.open_gift_card',
  `INSERT INTO simulator.gift_cards (merchant_account_id, processor, card_digest, card_id, currency, balance,
    created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $7) ON CONFLICT (merchant_account_id, processor, card_digest) DO NOTHING`,
);
/** A card that the provider hears of for the first time has the balance that its PIN says. */
export async function openGiftCard(
  db: Queryable,
  { account, processor }: BookKey,
  card: SimulatedGiftCard,
  now: Date,
): Promise<void> {
  await db.query(OPEN_CARD, [
    account,
    processor,
    card.card_digest,
    card.card_id,
    card.currency,
    card.balance,
    now,
  ]);
}

const CARD_COLUMNS = 'card_id, card_digest, currency, balance';

const LOCK_CARD = sql(
  'simulator.lock_gift_card',
  `SELECT ${CARD_COLUMNS} FROM simulator.gift_cards
    WHERE merchant_account_id = $1 AND processor = $2 AND card_digest = $3 FOR UPDATE`,
);
export async function lockGiftCard(
  tx: Queryable,
  { account, processor }: BookKey,
  cardDigest: string,
): Promise<SimulatedGiftCard | null> {
  const [row] = await tx.query<SimulatedGiftCard>(LOCK_CARD, [account, processor, cardDigest]);
  return row ?? null;
}

const LOCK_CARD_OF_OPERATION = sql(
  'simulator.lock_gift_card_of_operation',
  `SELECT ${CARD_COLUMNS} FROM simulator.gift_cards
   WHERE merchant_account_id = $1 AND processor = $2
     AND card_id = (SELECT payment_id FROM simulator.operations
       WHERE merchant_account_id = $1 AND processor = $2 AND operation_id = $3 AND kind = 'redeem'
       AND status = 'approved')
   FOR UPDATE`,
);
export async function lockGiftCardOfRedemption(
  tx: Queryable,
  { account, processor }: BookKey,
  redemptionId: string,
): Promise<SimulatedGiftCard | null> {
  const [row] = await tx.query<SimulatedGiftCard>(LOCK_CARD_OF_OPERATION, [account, processor, redemptionId]);
  return row ?? null;
}

const LEFT_TO_REFUND = sql(
  'simulator.gift_card_left_to_refund',
  `SELECT (redemption.amount - coalesce((
     SELECT sum(amount) FROM simulator.operations refund
     WHERE refund.merchant_account_id = $1 AND refund.processor = $2 AND refund.payment_id = redemption.payment_id
       AND refund.kind = 'refund' AND refund.status = 'approved'
       AND refund.answer ->> 'redemption_id' = $3::text), 0))::bigint AS amount
   FROM simulator.operations redemption WHERE merchant_account_id = $1 AND processor = $2 AND operation_id = $3::uuid`,
);
/** What of a redemption has not been given back. */
export async function leftToRefund(
  tx: Queryable,
  { account, processor }: BookKey,
  redemptionId: string,
): Promise<bigint> {
  const [row] = await tx.query<{ amount: bigint }>(LEFT_TO_REFUND, [account, processor, redemptionId]);
  return row?.amount ?? 0n;
}

const BOOK = sql(
  'simulator.book_gift_card',
  `WITH operation AS (${INSERT_OPERATION} RETURNING payment_id
   )
   UPDATE simulator.gift_cards SET balance = $12, currency = $13, updated_at = $11
   FROM operation WHERE merchant_account_id = $1 AND processor = $2 AND card_id = operation.payment_id
     RETURNING card_id`,
);
/** Books an operation on a locked card, and what it makes of the balance. */
export async function bookGiftCardOperation(
  tx: Queryable,
  key: BookKey,
  operation: NewOperation,
  after: SimulatedGiftCard,
  now: Date,
): Promise<void> {
  const rows = await tx.query(BOOK, [
    ...valuesOfOperation(key, operation, now),
    after.balance,
    after.currency,
  ]);
  if (rows.length !== 1) throw new Error('BUG: an operation was booked on no gift card');
}
