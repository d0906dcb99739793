import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

/** Words by dimension: a payment has one of each list; `none` stands for what a payment lacks. */
export type PaymentFilters = Readonly<Record<string, readonly string[]>>;

/** Which payments, and which share of them is a rate: those with `good` among those that have the dimension. */
export type PaymentsAsked = Readonly<{
  filters: PaymentFilters;
  /** Only payments that have this dimension. */
  having: string | null;
  rate: Readonly<{ dimension: string; good: string }>;
}>;

export type Sums = Readonly<{
  payments: bigint;
  decided: bigint;
  good: bigint;
  amount: string;
  /** The first and the last of their currencies. */
  first_currency: string;
  last_currency: string;
}>;
export type BucketSums = Sums & Readonly<{ bucket: number }>;
export type WordSums = Sums &
  Readonly<{
    word: string;
    /** Of a payment service that is there. */
    service_name: string | null;
    service_definition: string | null;
    service_active: boolean | null;
  }>;

/**
 * Kinds of payments are few, so they are chosen first; what is read of the counts is their key, from the first to
 * the last quarter of an hour.
 */
const SUMS = `sum(c.payments)::bigint AS payments,
    coalesce(sum(c.payments) FILTER (WHERE k.dimensions ? $6), 0)::bigint AS decided,
    coalesce(sum(c.payments) FILTER (WHERE k.dimensions -> $6 ? $7), 0)::bigint AS good,
    sum(c.amount)::text AS amount, min(k.dimensions #>> '{currency,0}') AS first_currency,
    max(k.dimensions #>> '{currency,0}') AS last_currency`;
const COUNTS = `payment_counts c
   JOIN payment_kinds k ON k.merchant_account_id = c.merchant_account_id AND k.payment_kind_id = c.payment_kind_id`;
const WHERE = `c.merchant_account_id = $1 AND c.slot_at >= $2 AND c.slot_at < $3 AND c.payments > 0
    AND ($5::text IS NULL OR k.dimensions ? $5) AND NOT EXISTS (
      SELECT FROM jsonb_each($4::jsonb) f
      WHERE CASE WHEN k.dimensions ? f.key
        THEN NOT k.dimensions -> f.key ?| ARRAY(SELECT jsonb_array_elements_text(f.value))
        ELSE NOT f.value ? 'none' END
    )`;

const BY_TIME = sql(
  'payment_counts.by_time',
  `SELECT width_bucket(c.slot_at, $8::timestamptz[]) AS bucket, ${SUMS}
   FROM ${COUNTS} WHERE ${WHERE} GROUP BY 1 ORDER BY 1 LIMIT $9`,
);
/** By stretches between neighbouring edges, of which the first is 1; a stretch without payments is left out. */
export function countsByTime(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  { filters, having, rate }: PaymentsAsked,
  edges: readonly Date[],
): Promise<BucketSums[]> {
  return db.query<BucketSums>(BY_TIME, [
    ...[merchantAccountId, edges[0], edges.at(-1), JSON.stringify(filters), having],
    ...[rate.dimension, rate.good, edges, edges.length],
  ]);
}

/** Words of one answer: the most frequent ones. */
export const WORDS_MAX = 100;

const BY_WORD = sql(
  'payment_counts.by_word',
  `SELECT g.*, s.display_name AS service_name, s.connector_id AS service_definition,
     s.active AS service_active
   FROM (
     SELECT coalesce(w.word, 'none') AS word, ${SUMS}
     FROM ${COUNTS} LEFT JOIN LATERAL jsonb_array_elements_text(k.dimensions -> $8) w (word) ON true
     WHERE ${WHERE} GROUP BY 1 ORDER BY sum(c.payments) DESC, 1 LIMIT ${WORDS_MAX}
   ) g
   LEFT JOIN payment_services s ON s.merchant_account_id = $1
     AND s.payment_service_id = CASE WHEN $8 = 'payment_service' AND g.word <> 'none' THEN g.word::uuid END
   ORDER BY g.payments DESC, g.word`,
);
/** By the words of one dimension, the most frequent first. */
export function countsByWord(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  { filters, having, rate }: PaymentsAsked,
  of: Readonly<{ from: Date; until: Date; dimension: string }>,
): Promise<WordSums[]> {
  return db.query<WordSums>(BY_WORD, [
    ...[merchantAccountId, of.from, of.until, JSON.stringify(filters), having],
    ...[rate.dimension, rate.good, of.dimension],
  ]);
}
