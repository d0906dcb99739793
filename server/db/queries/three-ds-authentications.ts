import type {
  MerchantAccountId,
  PaymentServiceId,
  ThreeDsAuthenticationId,
  VaultRecordId,
} from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { claimOf } from './due.ts';
import { type EventRow, rowJson } from './transaction-rows.ts';

export type ThreeDsAuthenticationRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  three_ds_authentication_id: ThreeDsAuthenticationId;
  version: bigint;
  subject_type: 'transaction' | 'checkout_session';
  subject_id: string;
  channel: 'browser' | 'app';
  vault_record_id: VaultRecordId;
  owns_vault_record: boolean;
  security_code_record_id: VaultRecordId | null;
  expiration_date: string | null;
  scheme: string;
  amount: bigint;
  currency: string;
  profile: Readonly<Record<string, unknown>> | null;
  candidate: Readonly<Record<string, unknown>>;
  payment_service_ids: readonly PaymentServiceId[];
  message_version: string | null;
  stage: string;
  details: Readonly<Record<string, unknown>>;
  approval_digest: Buffer | null;
  redirect_url: string | null;
  expires_at: string;
  due_at: string | null;
  concluded_at: string | null;
  created_at: string;
  updated_at: string;
}>;

const COLUMNS = [
  'merchant_account_id',
  'three_ds_authentication_id',
  'version',
  'subject_type',
  'subject_id',
  'channel',
  'vault_record_id',
  'owns_vault_record',
  'security_code_record_id',
  'expiration_date',
  'scheme',
  'amount',
  'currency',
  'profile',
  'candidate',
  'payment_service_ids',
  'message_version',
  'stage',
  'details',
  'approval_digest',
  'redirect_url',
  'expires_at',
  'due_at',
  'concluded_at',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ThreeDsAuthenticationRow)[];
const ALL = COLUMNS.join(', ');

const INSERT = sql(
  'three_ds_authentications.insert',
  `INSERT INTO three_ds_authentications (${ALL}) VALUES (${COLUMNS.map((_, index) => `$${index + 1}`).join(', ')})`,
);
export async function insertThreeDsAuthentication(
  db: Queryable,
  row: ThreeDsAuthenticationRow,
): Promise<void> {
  await db.query(
    INSERT,
    COLUMNS.map((name) =>
      name === 'profile' || name === 'candidate' || name === 'details' ? json(row[name]) : row[name],
    ),
  );
}

const GET = sql(
  'three_ds_authentications.get',
  `SELECT ${ALL} FROM three_ds_authentications WHERE merchant_account_id = $1 AND three_ds_authentication_id = $2`,
);
export async function getThreeDsAuthentication(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: ThreeDsAuthenticationId,
): Promise<ThreeDsAuthenticationRow | null> {
  const [row] = await db.query<ThreeDsAuthenticationRow>(GET, [merchantAccountId, id]);
  return row ?? null;
}

const LATEST = sql(
  'three_ds_authentications.latest',
  `SELECT ${ALL} FROM three_ds_authentications WHERE merchant_account_id = $1 AND subject_type = $2 AND subject_id = $3 ORDER BY three_ds_authentication_id DESC LIMIT 1`,
);
/** The newest one of a transaction or a checkout session. */
export async function latestThreeDsAuthentication(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  subjectType: ThreeDsAuthenticationRow['subject_type'],
  subjectId: string,
): Promise<ThreeDsAuthenticationRow | null> {
  const [row] = await db.query<ThreeDsAuthenticationRow>(LATEST, [merchantAccountId, subjectType, subjectId]);
  return row ?? null;
}

const MOVE = sql(
  'three_ds_authentications.move',
  `WITH moved AS (
     UPDATE three_ds_authentications SET version = version + 1, message_version = $4, stage = $5, details = $6, updated_at = $7, due_at = coalesce($9, due_at)
     WHERE merchant_account_id = $1 AND three_ds_authentication_id = $2 AND version = $3 RETURNING ${ALL}
   ), told AS (
     INSERT INTO transaction_events SELECT r.* FROM moved, jsonb_populate_recordset(NULL::transaction_events, $8::jsonb) r
   )
   SELECT ${ALL} FROM moved`,
);
/**
 * Compare-and-set on the version, with what the timeline of its transaction says of it; null where somebody
 * else moved it first.
 */
export async function moveThreeDsAuthentication(
  db: Queryable,
  row: ThreeDsAuthenticationRow,
  to: Readonly<{
    messageVersion: string | null;
    stage: string;
    details: Readonly<Record<string, unknown>>;
    events: readonly EventRow[];
    /** Null: as it was. */
    dueAt: Date | null;
  }>,
  now: Date,
): Promise<ThreeDsAuthenticationRow | null> {
  const [moved] = await db.query<ThreeDsAuthenticationRow>(MOVE, [
    row.merchant_account_id,
    row.three_ds_authentication_id,
    row.version,
    to.messageVersion,
    to.stage,
    json(to.details),
    now,
    rowJson(to.events),
    to.dueAt,
  ]);
  return moved ?? null;
}

const CONCLUDE = sql(
  'three_ds_authentications.conclude',
  `UPDATE three_ds_authentications SET version = version + 1, concluded_at = $3, updated_at = $3, due_at = NULL
   WHERE merchant_account_id = $1 AND three_ds_authentication_id = $2 AND concluded_at IS NULL AND stage NOT IN ('awaiting_buyer', 'challenge')`,
);
/** Marks that whoever asked has been told. Idempotent. */
export async function concludeThreeDsAuthentication(
  db: Queryable,
  row: ThreeDsAuthenticationRow,
  now: Date,
): Promise<void> {
  await db.query(CONCLUDE, [row.merchant_account_id, row.three_ds_authentication_id, now]);
}

/** Challenges that the buyer may have answered, and what has ended without whoever asked being told. */
export const claimDueAuthentications = claimOf<ThreeDsAuthenticationRow>(
  'three_ds_authentications.claim_due',
  {
    table: 'three_ds_authentications',
    key: ['three_ds_authentication_id'],
    due: 'due_at',
    clock: 'account',
  },
);

function json(value: Readonly<Record<string, unknown>> | null): string | null {
  return value === null ? null : JSON.stringify(value);
}
