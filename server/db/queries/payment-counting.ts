import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Db, type Queryable, sql } from '../db.ts';
import { type Claim, claimOf } from './due.ts';

/** How far the payments of a merchant account have been counted. */
export type PaymentCountingRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  reached_at: string;
  reached_id: string;
  again_at: string;
  again_id: string;
  due_at: string;
}>;

/**
 * Payments are read soon after they change, and again an hour later. A change says when it was made before it is
 * committed, by the clock of its process: what came to be committed behind what was read is found then.
 */
const READINGS = {
  soon: { at: 'reached_at', id: 'reached_id', after: '5 seconds' },
  again: { at: 'again_at', id: 'again_id', after: '1 hour' },
} as const;
type CountReading = (typeof READINGS)[keyof typeof READINGS];

const unread = (
  { at, id }: CountReading,
  of: string,
  account = `${of}.merchant_account_id`,
): string => `t.merchant_account_id = ${account}
  AND (t.updated_at, t.transaction_id) > (${of}.${at}, ${of}.${id})`;

const claim = claimOf<PaymentCountingRow>('payment_countings.claim', {
  table: 'payment_countings',
  key: [],
  due: 'due_at',
  clock: 'machine',
  where: (account) =>
    `(${Object.values(READINGS)
      .map(
        (reading) => `EXISTS (SELECT FROM transactions t WHERE ${unread(reading, 'd', account)}
        AND t.updated_at
          <= $1::timestamptz + m.clock_offset_ms * interval '1 millisecond' - interval '${reading.after}')`,
      )
      .join(' OR ')})`,
});
/** Merchant accounts with payments that were not counted yet. */
export async function claimUncounted(db: Db, asked: Claim): Promise<PaymentCountingRow[]> {
  await db.query(BEGIN, []);
  return claim(db, asked);
}

const BEGIN = sql(
  'payment_countings.begin',
  `INSERT INTO payment_countings (merchant_account_id)
   SELECT m.merchant_account_id FROM merchant_accounts m
   LEFT JOIN payment_countings c ON c.merchant_account_id = m.merchant_account_id
   WHERE c.merchant_account_id IS NULL ON CONFLICT DO NOTHING`,
);

/** The timeline has it for some years; after that it stays what it was. */
const ruleOf = (action: string, name: string): string =>
  `CASE WHEN a.spoke IS NULL THEN k.dimensions #>> '{${name},0}' ELSE (SELECT s ->> 'rule_id'
    FROM jsonb_array_elements(a.spoke) s WHERE s ->> 'action' = '${action}' LIMIT 1) END`;
const RESPONSE = `t.three_d_secure -> 'response_data'`;

/** What payments are told apart by: one line each. */
const DIMENSIONS: Readonly<Record<string, string>> = {
  authentication_outcome: `t.three_d_secure ->> 'status'`,
  authorized: `CASE WHEN t.authorized_at IS NOT NULL THEN 'true'
    WHEN t.status IN ('declined', 'failed') THEN 'false' END`,
  country: 't.country',
  currency: 't.currency',
  error_code: 't.error_code',
  instrument_type: 't.instrument_type',
  is_subsequent_payment: 't.is_subsequent_payment::text',
  liability_shifted: `(t.used_three_d_secure
    AND coalesce(${RESPONSE} ->> 'authentication_response', 'Y') IN ('Y', 'A'))::text`,
  merchant_initiated: 't.merchant_initiated::text',
  method: 't.method',
  payment_method_bin: 'left(t.payment_method_bin, 6)',
  payment_method_card_issuer_name: `t.payment_method #>> '{details,card_issuer_name}'`,
  payment_method_card_type: `t.payment_method #>> '{details,card_type}'`,
  payment_method_country: 't.payment_method_country',
  payment_method_scheme: 't.payment_method_scheme',
  payment_service: 't.payment_service_id::text',
  payment_source: 't.payment_source',
  raw_response_code: 't.raw_response_code',
  rule_route_transaction: ruleOf('route-transaction', 'rule_route_transaction'),
  rule_skip_3ds: ruleOf('skip-3ds', 'rule_skip_3ds'),
  three_d_secure_response: `${RESPONSE} ->> 'authentication_response'`,
  three_d_secure_eci: `${RESPONSE} ->> 'eci'`,
  three_d_secure_method: `t.three_d_secure ->> 'method'`,
};

/** A payment's word of each dimension; the last is `metadata`: of the keys that are kept, `key:value` each, as JSON. */
const WORDS = `ARRAY[${Object.values(DIMENSIONS)
  .map((expression) => `(${expression})::text`)
  .join(', ')},
  CASE WHEN cardinality($6::text[]) > 0 THEN (
    SELECT jsonb_agg(pair.key || ':' || pair.value ORDER BY pair.key)::text
    FROM jsonb_each_text(t.metadata) pair WHERE pair.key = ANY ($6)) END]`;
/** With the words, they make the id of a kind. */
const NAMES = Object.keys(DIMENSIONS).join(' ');
/** The same as a kind stores it, which is made once for all payments of the kind. */
const STORED = `jsonb_strip_nulls(jsonb_build_object(${Object.keys(DIMENSIONS)
  .map((name, index) => `'${name}', '[]'::jsonb || to_jsonb(words[${index + 1}])`)
  .join(', ')},
  'metadata', words[${Object.keys(DIMENSIONS).length + 1}]::jsonb))`;

/**
 * One statement: what of a slice is counted otherwise than before is taken back and counted anew, and the slice is
 * behind us. Whoever lost the lease counts nothing. One worker has a merchant account at a time, so no count changes
 * between being looked at and being written.
 */
const slice = (reading: CountReading): string => `WITH mine AS MATERIALIZED (
    SELECT merchant_account_id, ${reading.at}, ${reading.id} FROM payment_countings
    WHERE merchant_account_id = $1 AND due_at = $2 FOR UPDATE
  ), changed AS MATERIALIZED (
    SELECT t.* FROM mine CROSS JOIN LATERAL (
      SELECT * FROM transactions t WHERE ${unread(reading, 'mine', '$1')}
        AND t.updated_at <= $4::timestamptz - interval '${reading.after}'
      ORDER BY t.updated_at, t.transaction_id LIMIT $5
    ) t
  ), described AS MATERIALIZED (
    SELECT t.transaction_id, date_bin('15 minutes', t.created_at, '2000-01-01T00:00:00Z') AS slot_at, t.amount,
      ${WORDS} AS words, o.slot_at AS old_slot_at, o.payment_kind_id AS old_kind_id, o.amount AS old_amount
    FROM changed t
    LEFT JOIN counted_payments o
      ON o.merchant_account_id = $1 AND o.transaction_id = t.transaction_id
    LEFT JOIN payment_kinds k
      ON k.merchant_account_id = $1 AND k.payment_kind_id = o.payment_kind_id
    LEFT JOIN LATERAL (
      SELECT coalesce(a.outcome -> 'spoke', '[]') AS spoke FROM transaction_actions a
      WHERE a.merchant_account_id = $1 AND a.transaction_id = t.transaction_id
      ORDER BY a.transaction_action_id DESC LIMIT 1
    ) a ON true
  ), differing AS MATERIALIZED (
    SELECT * FROM (
      SELECT d.*, left(encode(sha256(convert_to('${NAMES}' || d.words::text, 'UTF8')), 'hex'), 32)::uuid AS kind_id
      FROM described d
    ) d
    WHERE (slot_at, kind_id, amount) IS DISTINCT FROM (old_slot_at, old_kind_id, old_amount)
  ), kinds AS (
    INSERT INTO payment_kinds (merchant_account_id, payment_kind_id, dimensions)
    SELECT $1, kind_id, ${STORED} FROM (SELECT DISTINCT kind_id, words FROM differing) d ON CONFLICT DO NOTHING
  ), counted AS (
    INSERT INTO counted_payments (merchant_account_id, transaction_id, slot_at, payment_kind_id, amount)
    SELECT $1, transaction_id, slot_at, kind_id, amount FROM differing
    ON CONFLICT (merchant_account_id, transaction_id) DO UPDATE SET
      slot_at = excluded.slot_at, payment_kind_id = excluded.payment_kind_id, amount = excluded.amount
  ), news AS MATERIALIZED (
    SELECT slot_at, kind_id, sum(payments) AS payments, sum(amount) AS amount FROM (
      SELECT slot_at, kind_id, 1 AS payments, amount FROM differing
      UNION ALL
      SELECT old_slot_at, old_kind_id, -1, -old_amount FROM differing WHERE old_slot_at IS NOT NULL
    ) each GROUP BY slot_at, kind_id
  ), changed_counts AS (
    UPDATE payment_counts c SET payments = c.payments + n.payments, amount = c.amount + n.amount FROM news n
    WHERE c.merchant_account_id = $1 AND c.slot_at = n.slot_at AND c.payment_kind_id = n.kind_id
  ), new_counts AS (
    INSERT INTO payment_counts (merchant_account_id, slot_at, payment_kind_id, payments, amount)
    SELECT $1, n.slot_at, n.kind_id, n.payments, n.amount FROM news n WHERE NOT EXISTS (
      SELECT FROM payment_counts c
      WHERE c.merchant_account_id = $1 AND c.slot_at = n.slot_at AND c.payment_kind_id = n.kind_id
    )
  )
  UPDATE payment_countings c SET
    due_at = CASE WHEN (SELECT count(*) FROM changed) < $5 THEN $3::timestamptz ELSE $7 END,
    ${reading.at} = coalesce(last.updated_at, c.${reading.at}),
    ${reading.id} = coalesce(last.transaction_id, c.${reading.id})
  FROM mine LEFT JOIN LATERAL (
    SELECT updated_at, transaction_id FROM changed ORDER BY updated_at DESC, transaction_id DESC LIMIT 1
  ) last ON true WHERE c.merchant_account_id = $1 AND c.merchant_account_id = mine.merchant_account_id
  RETURNING (SELECT count(*) FROM changed) AS read`;

const SOON = sql('payment_countings.count_soon', slice(READINGS.soon));
const AGAIN = sql('payment_countings.count_again', slice(READINGS.again));

/** Counts the next so many payments, while the lease is this worker's. How many there were. */
export async function countPayments(
  db: Queryable,
  { merchant_account_id, due_at }: Pick<PaymentCountingRow, 'merchant_account_id' | 'due_at'>,
  of: Readonly<{
    reading: keyof typeof READINGS;
    /** Merchant account's time. */
    now: Date;
    limit: number;
    metadataKeys: readonly string[];
    /** The lease as it is, or when to look again: where there may be more behind this slice, and where not. */
    dueAt: Date | string;
    moreAt: Date | string;
  }>,
): Promise<number> {
  const statement = of.reading === 'soon' ? SOON : AGAIN;
  const [row] = await db.query<{ read: bigint }>(statement, [
    merchant_account_id,
    due_at,
    of.dueAt,
    of.now,
    of.limit,
    of.metadataKeys,
    of.moreAt,
  ]);
  return Number(row?.read ?? 0n);
}

const BEHIND = sql(
  'payment_countings.behind',
  `SELECT EXISTS (
     SELECT FROM transactions t
     LEFT JOIN payment_countings c ON c.merchant_account_id = t.merchant_account_id
     WHERE t.merchant_account_id = $1 AND t.updated_at <= $2
       AND (c.merchant_account_id IS NULL OR (t.updated_at, t.transaction_id) > (c.reached_at, c.reached_id))
   ) AS behind`,
);
/** Whether a payment that changed until then may not have been counted yet. */
export async function isCountingBehind(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  until: Date,
): Promise<boolean> {
  const [row] = await db.query<{ behind: boolean }>(BEHIND, [merchantAccountId, until]);
  return row?.behind ?? false;
}
