import { REMEMBERED_DAYS } from '../../domain/attempt-limits.ts';
import type { MerchantAccountId, OperationId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import type { ColumnTypes } from './json-rows.ts';

/** What is sent of a card: schemes count its number and its network token apart. */
export type Credential = 'number' | 'network_token';
export type CountedCard = Readonly<{
  merchantAccountId: MerchantAccountId;
  fingerprint: string;
  credential: Credential;
}>;

/**
 * Attempts that were declined, or whose outcome is not known yet. What is written of an attempt replaces what was
 * there of it, and `-infinity` takes it out.
 */
const MERGED = `
    (operation_ids, attempted_at) = (
      SELECT coalesce(array_agg(a.id ORDER BY a.at, a.id), '{}'), coalesce(array_agg(a.at ORDER BY a.at, a.id), '{}')
      FROM (
        SELECT o.id, o.at FROM unnest(b.operation_ids, b.attempted_at) o (id, at)
        WHERE o.id <> ALL (excluded.operation_ids)
        UNION ALL SELECT n.id, n.at FROM unnest(excluded.operation_ids, excluded.attempted_at) n (id, at)
      ) a
      WHERE a.at > excluded.last_at - interval '${REMEMBERED_DAYS} days'
    ),
    last_at = greatest(b.last_at, excluded.last_at),
    barred_until = greatest(b.barred_until, excluded.barred_until)`;

/** Columns of a row that a step writes beside its transaction. */
export const ATTEMPT_COLUMNS: ColumnTypes = {
  fingerprint: 'text',
  credential: 'text',
  operation_id: 'uuid',
  attempted_at: 'timestamptz',
  last_at: 'timestamptz',
  barred_until: 'timestamptz',
};

/** `from`: rows `r` of `ATTEMPT_COLUMNS`, no two of one card; without `attempted_at` an attempt counts no more. */
export function mergeAttempts(from: string, account: string): string {
  return `
    INSERT INTO card_attempts AS b (merchant_account_id, fingerprint, credential, operation_ids, attempted_at, last_at,
      barred_until)
    SELECT ${account}, r.fingerprint, r.credential, ARRAY[r.operation_id],
      ARRAY[coalesce(r.attempted_at, '-infinity')], r.last_at,
      r.barred_until
    FROM ${from}
    ON CONFLICT (merchant_account_id, fingerprint, credential) DO UPDATE SET ${MERGED}`;
}

const RESERVE = sql(
  'card_attempts.reserve',
  `INSERT INTO card_attempts AS b (merchant_account_id, fingerprint, credential, operation_ids, attempted_at, last_at)
   VALUES ($1, $2, $3, $4::uuid[], array_fill($5::timestamptz, ARRAY[cardinality($4::uuid[])]), $5)
   ON CONFLICT (merchant_account_id, fingerprint, credential) DO UPDATE SET ${MERGED}
   WHERE coalesce(b.barred_until, '-infinity') <= excluded.last_at AND NOT EXISTS (
     SELECT FROM unnest($6::integer[], $7::integer[]) l (days, declines)
     WHERE l.declines < (
       SELECT count(DISTINCT a.id)
       FROM unnest(b.operation_ids || excluded.operation_ids, b.attempted_at || excluded.attempted_at) a (id, at)
       WHERE a.at > excluded.last_at - make_interval(days => l.days)))
   RETURNING b.fingerprint`,
);

/**
 * Takes a place for an attempt before it is sent. The row's lock orders those who want one at once. False: with it
 * there would be more than a limit allows, and nothing was written.
 *
 * @param declined an attempt with the same card that was declined and is not written down yet
 */
export async function reserveAttempt(
  db: Queryable,
  { merchantAccountId, fingerprint, credential }: CountedCard,
  attempt: Readonly<{ operationId: OperationId; declined: OperationId | null; now: Date }>,
  limits: readonly Readonly<{ days: number; declines: number }>[],
): Promise<boolean> {
  const { operationId, declined, now } = attempt;
  const taken = await db.query<{ fingerprint: string }>(RESERVE, [
    merchantAccountId,
    fingerprint,
    credential,
    declined === null ? [operationId] : [declined, operationId],
    now,
    limits.map(({ days }) => days),
    limits.map(({ declines }) => declines),
  ]);
  return taken.length > 0;
}

export type CardAttemptsRow = Readonly<{ attempted_at: readonly string[]; barred_until: string | null }>;

const GET = sql(
  'card_attempts.get',
  `SELECT attempted_at, barred_until FROM card_attempts
   WHERE merchant_account_id = $1 AND fingerprint = $2 AND credential = $3`,
);

/** Null for a card that has no attempts that count. */
export async function getCardAttempts(
  db: Queryable,
  { merchantAccountId, fingerprint, credential }: CountedCard,
): Promise<CardAttemptsRow | null> {
  const [row] = await db.query<CardAttemptsRow>(GET, [merchantAccountId, fingerprint, credential]);
  return row ?? null;
}
