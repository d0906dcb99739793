import type { BuyerId, CheckoutSessionId, Id, MerchantAccountId } from '../../domain/ids.ts';
import type { JsonObject } from '../../domain/json.ts';
import { type Queryable, sql } from '../db.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';
import { jobSql } from './jobs.ts';
import { type JobRow, type WebhookEventRow, newRowJson, rowJson } from './transaction-rows.ts';
import { CAME_ABOUT } from './transactions.ts';
import { insertEvents } from './webhook-events.ts';

export type PaymentLinkId = Id<'payment-link'>;
export type PaymentLinkStatus = 'active' | 'processing' | 'completed' | 'given_back' | 'expired';
export type PaymentLinkRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  payment_link_id: PaymentLinkId;
  secret: string;
  amount: bigint;
  currency: string;
  country: string;
  details: JsonObject;
  buyer_id: BuyerId | null;
  is_embedded: boolean;
  rate_bucket: string | null;
  once_key: Buffer | null;
  expires_at: string;
  claimed_until: string | null;
  attempts: number;
  session_ids: CheckoutSessionId[];
  balances_asked: number;
  created_at: string;
  updated_at: string;
}>;
/** Where a link stands follows from its payment and the clock. */
type LinkState = Readonly<{ status: PaymentLinkStatus; transaction_id: string | null }>;
export type PaymentLink = PaymentLinkRow & LinkState;

/** A payment of the link, or of its order, that came about, or may. */
const COMES_ABOUT = `(t.payment_link_id = l.payment_link_id
    OR t.order_key = coalesce(encode(l.once_key, 'hex'), l.details->>'order_key'))
  AND ${CAME_ABOUT}`;
const PAYMENT = `LEFT JOIN transactions t ON t.merchant_account_id = l.merchant_account_id AND ${COMES_ABOUT}`;
/** As domain/payment-link.ts. */
const status = (now: string): string => `CASE
  WHEN t.status IN ('processing', 'buyer_approval_pending', 'pending', 'transfer_pending', 'void_pending')
    OR t.status = 'authorized' AND t.screening IN ('due', 'review', 'rejected') THEN 'processing'
  WHEN t.status IN ('voided', 'returned', 'expired') OR t.gift_card_amount = 0 AND t.captured_amount > 0
    AND t.refunded_amount + greatest(t.charged_back_amount, 0) >= t.captured_amount THEN 'given_back'
  WHEN t.status IS NOT NULL THEN 'completed'
  WHEN l.claimed_until > ${now} THEN 'processing'
  WHEN l.expires_at <= ${now} THEN 'expired' ELSE 'active' END`;

const INSERT = sql(
  'payment_links.insert',
  `WITH made AS (
     INSERT INTO payment_links (merchant_account_id, payment_link_id, secret, amount, currency, country, details,
       buyer_id, is_embedded, rate_bucket, expires_at, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11, $12, $12) RETURNING *
   ),
   told AS (SELECT payment_link_id FROM made WHERE $13::jsonb IS NOT NULL),
   awaited AS (${jobSql.begin('told', 'told.payment_link_id', '$13')})
   SELECT *, 'active' AS status, NULL::uuid AS transaction_id FROM made`,
);
/** `end`: what tells of it when its time is over, under its id; null where nobody is told. */
export async function insertPaymentLink(
  db: Queryable,
  link: Pick<
    PaymentLinkRow,
    | 'merchant_account_id'
    | 'payment_link_id'
    | 'secret'
    | 'amount'
    | 'currency'
    | 'country'
    | 'details'
    | 'buyer_id'
    | 'is_embedded'
    | 'rate_bucket'
  >,
  { expiresAt, now }: Readonly<{ expiresAt: Date; now: Date }>,
  end: JobRow | null,
): Promise<PaymentLink> {
  const [row] = await db.query<PaymentLink>(INSERT, [
    link.merchant_account_id,
    link.payment_link_id,
    link.secret,
    link.amount,
    link.currency,
    link.country,
    JSON.stringify(link.details),
    link.buyer_id,
    link.is_embedded,
    link.rate_bucket,
    expiresAt,
    now,
    end === null ? null : newRowJson(end),
  ]);
  if (row === undefined) throw new Error('BUG: the insert returned nothing');
  return row;
}

const OF_ORDER = sql(
  'payment_links.of_order',
  `INSERT INTO payment_links AS l (merchant_account_id, payment_link_id, secret, amount, currency, country, details,
     buyer_id, is_embedded, rate_bucket, once_key, expires_at, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, true, $9, $10, $11, $12, $12)
   ON CONFLICT (merchant_account_id, once_key) WHERE once_key IS NOT NULL
     DO UPDATE SET expires_at = greatest(l.expires_at, excluded.expires_at), updated_at = excluded.updated_at
   RETURNING payment_link_id`,
);
/** The one embedded link of an order: made now, or the one that is there, open for as long as a new one would be. */
export async function paymentLinkOfOrder(
  db: Queryable,
  link: Parameters<typeof insertPaymentLink>[1] & Readonly<{ once_key: Buffer }>,
  { expiresAt, now }: Readonly<{ expiresAt: Date; now: Date }>,
): Promise<PaymentLink> {
  const [row] = await db.query<Pick<PaymentLinkRow, 'payment_link_id'>>(OF_ORDER, [
    link.merchant_account_id,
    link.payment_link_id,
    link.secret,
    link.amount,
    link.currency,
    link.country,
    JSON.stringify(link.details),
    link.buyer_id,
    link.rate_bucket,
    link.once_key,
    expiresAt,
    now,
  ]);
  const found =
    row === undefined ? null : await getPaymentLink(db, link.merchant_account_id, row.payment_link_id, now);
  if (found === null) throw new Error('BUG: the link of an order vanished');

  return found;
}

const GET = sql(
  'payment_links.get',
  `SELECT l.*, ${status('$3::timestamptz')} AS status, t.transaction_id FROM payment_links l ${PAYMENT}
   WHERE l.merchant_account_id = $1 AND l.payment_link_id = $2 LIMIT 1`,
);
export async function getPaymentLink(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PaymentLinkId,
  now: Date,
): Promise<PaymentLink | null> {
  const [row] = await db.query<PaymentLink>(GET, [merchantAccountId, id, now]);
  return row ?? null;
}

export type PaymentLinkFilters = Readonly<{
  now: Date;
  createdFrom: string | null;
  createdUntil: string | null;
  updatedFrom: string | null;
  updatedUntil: string | null;
  currencies: readonly string[] | null;
  amount: number | null;
  amountFrom: number | null;
  amountUntil: number | null;
  statuses: readonly PaymentLinkStatus[] | null;
  /** Parts of the buyer's name, e-mail address or identifier, in any case. */
  buyer: readonly string[] | null;
}>;

const KEYS: readonly SortKey[] = [
  { expression: 'l.created_at', type: 'timestamptz' },
  { expression: 'l.payment_link_id', type: 'uuid' },
];
type ListRow = PaymentLink & Readonly<{ sort_values: readonly string[] }>;
const list = filteredKeyset<ListRow>('payment_links.list', {
  row: 'l',
  from: 'payment_links l',
  where: 'l.merchant_account_id = $1 AND NOT l.is_embedded',
  bounds: { from: '$2::timestamptz', until: '$3::timestamptz' },
  columns: `l.*, ${status('$11::timestamptz')} AS status, t.transaction_id`,
  join: PAYMENT,
  filters: `($4::timestamptz IS NULL OR l.updated_at >= $4) AND ($5::timestamptz IS NULL OR l.updated_at <= $5)
    AND ($6::text[] IS NULL OR l.currency = ANY ($6)) AND ($7::bigint IS NULL OR l.amount = $7)
    AND ($8::bigint IS NULL OR l.amount >= $8) AND ($9::bigint IS NULL OR l.amount <= $9)
    AND ($10::text[] IS NULL OR ${status('$11::timestamptz')} = ANY ($10))
    AND ($12::text[] IS NULL OR l.details->>'buyer' ILIKE ANY ($12))`,
  values: 12,
  keys: KEYS,
});

export function listPaymentLinks(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  filters: PaymentLinkFilters,
  page: PageRequest,
): Promise<Slice<ListRow>> {
  const buyer = filters.buyer?.map((part) => `%${part.replaceAll(/[%_\\]/g, '\\$&')}%`) ?? null;
  const values = [
    merchantAccountId,
    filters.createdFrom,
    filters.createdUntil,
    filters.updatedFrom,
    filters.updatedUntil,
    filters.currencies,
    filters.amount,
    filters.amountFrom,
    filters.amountUntil,
    filters.statuses,
    filters.now,
    buyer,
  ];
  return list(db, values, page);
}

const EXPIRE = sql(
  'payment_links.expire',
  `WITH ended AS (
     UPDATE payment_links l SET expires_at = $3, updated_at = $3
     WHERE merchant_account_id = $1 AND payment_link_id = $2 AND expires_at > $3 RETURNING payment_link_id
   ),
   told AS (${jobSql.end('ended', 'ended.payment_link_id')})
   SELECT payment_link_id FROM ended`,
);
/** A payment that is under way, or was made, stays as it is. False: its time is over already. */
export async function expirePaymentLink(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PaymentLinkId,
  now: Date,
): Promise<boolean> {
  return (await db.query(EXPIRE, [merchantAccountId, id, now])).length === 1;
}

const TELL_OF_END = sql(
  'payment_links.tell_of_end',
  `WITH done AS (SELECT $2::uuid AS id),
   ended AS (${jobSql.end('done', 'done.id')} AND o.due_at = $3 RETURNING o.operation_id)
   ${insertEvents({ rows: '$4', after: 'ended' })}`,
);
/** Its job ends with what is told, so that it is told once, and not where somebody else ended the link. */
export async function tellOfEndOfPaymentLink(
  db: Queryable,
  claimed: Pick<JobRow, 'merchant_account_id' | 'operation_id' | 'due_at'>,
  event: WebhookEventRow,
): Promise<void> {
  const { merchant_account_id: merchantAccountId, operation_id: id, due_at: dueAt } = claimed;
  await db.query(TELL_OF_END, [merchantAccountId, id, dueAt, rowJson([event])]);
}

const CHANGE_DETAILS = sql(
  'payment_links.change_details',
  `UPDATE payment_links l SET details = details || $3::jsonb, updated_at = $4
   WHERE merchant_account_id = $1 AND payment_link_id = $2 AND expires_at > $4
     AND (claimed_until IS NULL OR claimed_until <= $4)
     AND NOT EXISTS (SELECT FROM transactions t WHERE t.merchant_account_id = $1 AND ${COMES_ABOUT})
   RETURNING payment_link_id`,
);
/** False: it is paid, being paid, or expired. */
export async function changePaymentLinkDetails(
  db: Queryable,
  { merchant_account_id: merchantAccountId, payment_link_id: id }: PaymentLinkRow,
  changes: JsonObject,
  now: Date,
): Promise<boolean> {
  return (await db.query(CHANGE_DETAILS, [merchantAccountId, id, JSON.stringify(changes), now])).length === 1;
}

const CLAIM = sql(
  'payment_links.claim',
  `UPDATE payment_links l SET claimed_until = $4, attempts = attempts + 1
   WHERE merchant_account_id = $1 AND payment_link_id = $2 AND expires_at > $3 AND attempts < 50
     AND (claimed_until IS NULL OR claimed_until <= $3)
     AND NOT EXISTS (SELECT FROM transactions t WHERE t.merchant_account_id = $1 AND ${COMES_ABOUT})
   RETURNING payment_link_id`,
);
/** False: it is paid, being paid, expired, or was tried too often. */
export async function claimPaymentLink(
  db: Queryable,
  { merchant_account_id: merchantAccountId, payment_link_id: id }: PaymentLinkRow,
  { now, until }: Readonly<{ now: Date; until: Date }>,
): Promise<boolean> {
  return (await db.query(CLAIM, [merchantAccountId, id, now, until])).length === 1;
}

const RELEASE = sql(
  'payment_links.release',
  `UPDATE payment_links SET claimed_until = NULL, updated_at = $3
   WHERE merchant_account_id = $1 AND payment_link_id = $2`,
);
export async function releasePaymentLink(
  db: Queryable,
  { merchant_account_id: merchantAccountId, payment_link_id: id }: PaymentLinkRow,
  now: Date,
): Promise<void> {
  await db.query(RELEASE, [merchantAccountId, id, now]);
}

const NOTE_SESSION = sql(
  'payment_links.note_session',
  `UPDATE payment_links SET session_ids = array(SELECT id FROM unnest(session_ids) AS id WHERE id >= $4) || $3::uuid
   WHERE merchant_account_id = $1 AND payment_link_id = $2
     AND (SELECT count(*) FROM unnest(session_ids) AS id WHERE id >= $4) < 200
   RETURNING payment_link_id`,
);
/**
 * The session of one of its card forms. Those before `oldest` have ended, pay nothing any more and are forgotten:
 * ids begin with the time that they were made at. False: too many were opened for one link.
 */
export async function noteSessionOfPaymentLink(
  db: Queryable,
  { merchant_account_id: merchantAccountId, payment_link_id: id }: PaymentLinkRow,
  { id: sessionId, oldest }: Readonly<{ id: CheckoutSessionId; oldest: CheckoutSessionId }>,
): Promise<boolean> {
  return (await db.query(NOTE_SESSION, [merchantAccountId, id, sessionId, oldest])).length === 1;
}

const COUNT_BALANCE = sql(
  'payment_links.count_balance',
  `UPDATE payment_links SET balances_asked = balances_asked + 1
   WHERE merchant_account_id = $1 AND payment_link_id = $2 AND balances_asked < 20 RETURNING payment_link_id`,
);
/** False: gift cards were asked about too often for one link. */
export async function countBalanceOfPaymentLink(
  db: Queryable,
  { merchant_account_id: merchantAccountId, payment_link_id: id }: PaymentLinkRow,
): Promise<boolean> {
  return (await db.query(COUNT_BALANCE, [merchantAccountId, id])).length === 1;
}
