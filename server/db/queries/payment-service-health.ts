import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

/** Authorizations at one payment service. `errors`: whose outcome is not known, or is an error of the processor. */
export type ServiceAttempts = Readonly<{
  payment_service_id: string;
  attempts: bigint;
  errors: bigint;
  last_success_at: string | null;
  error_at: string | null;
  error_code: string | null;
  error_transaction_id: string | null;
}>;
/** How far back there was something to look at; null where all of it was. */
type LookedBack = Readonly<{ oldest: string | null }>;

/** Payments that are looked at: the newest by their last change. */
const PAYMENTS_MAX = 1_000;
const SERVICES_MAX = 200;

const RECENT = `SELECT merchant_account_id, transaction_id, updated_at FROM transactions
     WHERE merchant_account_id = $1 AND updated_at >= $2
     ORDER BY updated_at DESC, transaction_id DESC LIMIT ${PAYMENTS_MAX}`;
const IS_ERROR = `(o.status = 'unknown' OR (o.status = 'failed' AND o.error_code = ANY ($3::text[])))`;
const HEARD = 'coalesce(o.resolved_at, o.updated_at)';
const lastError = (column: string): string =>
  `(array_agg(${column} ORDER BY ${HEARD} DESC) FILTER (WHERE ${IS_ERROR}))[1]`;

const ATTEMPTS = sql(
  'payment_services.attempts',
  `WITH recent AS MATERIALIZED (${RECENT})
   SELECT o.payment_service_id, count(*) AS attempts, count(*) FILTER (WHERE ${IS_ERROR}) AS errors,
     max(${HEARD}) FILTER (WHERE o.status = 'succeeded') AS last_success_at,
     ${lastError(HEARD)} AS error_at, ${lastError('o.error_code')} AS error_code,
     ${lastError('o.transaction_id')} AS error_transaction_id
   FROM recent r
   JOIN operations o ON o.merchant_account_id = r.merchant_account_id AND o.transaction_id = r.transaction_id
   WHERE o.kind = 'authorize' AND o.status <> 'sent' AND o.payment_service_id IS NOT NULL
   GROUP BY o.payment_service_id ORDER BY o.payment_service_id LIMIT ${SERVICES_MAX}`,
  ['payment_service_id'],
);
const OLDEST = sql(
  'payment_services.attempts_from',
  `SELECT updated_at AS oldest FROM transactions WHERE merchant_account_id = $1 AND updated_at >= $2
   ORDER BY updated_at DESC, transaction_id DESC OFFSET ${PAYMENTS_MAX - 1} LIMIT 1`,
);

/** Of all payment services in two statements. `errorCodes`: what is the processor's own error. */
export async function attemptsOfServices(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  { from, errorCodes }: Readonly<{ from: Date; errorCodes: readonly string[] }>,
): Promise<Readonly<{ rows: readonly ServiceAttempts[] }> & LookedBack> {
  const [rows, [oldest]] = await Promise.all([
    db.query<ServiceAttempts>(ATTEMPTS, [merchantAccountId, from, errorCodes]),
    db.query<LookedBack>(OLDEST, [merchantAccountId, from]),
  ]);
  return { rows, oldest: oldest?.oldest ?? null };
}
