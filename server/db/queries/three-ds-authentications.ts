import type {
  CheckoutSessionId,
  MerchantAccountId,
  ThreeDsAuthenticationId,
  TransactionId,
  VaultRecordId,
} from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { jobSql } from './jobs.ts';
import { type JobRow, type EventRow, newRowJson, rowJson } from './transaction-rows.ts';

export type ThreeDsAuthenticationRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  three_ds_authentication_id: ThreeDsAuthenticationId;
  version: bigint;
  subject_type: 'transaction' | 'checkout_session';
  subject_id: string;
  channel: 'browser' | 'app';
  server: string | null;
  vault_record_id: VaultRecordId;
  owns_vault_record: boolean;
  security_code_record_id: VaultRecordId | null;
  expiration_date: string | null;
  scheme: string;
  amount: bigint;
  currency: string;
  profile: Readonly<Record<string, unknown>> | null;
  candidate: Readonly<Record<string, unknown>>;
  plan: Readonly<Record<string, unknown>>;
  message_version: string | null;
  stage: string;
  details: Readonly<Record<string, unknown>>;
  approval_digest: Buffer | null;
  redirect_url: string | null;
  expires_at: string;
  concluded_at: string | null;
  taken_by: TransactionId | null;
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
  'server',
  'vault_record_id',
  'owns_vault_record',
  'security_code_record_id',
  'expiration_date',
  'scheme',
  'amount',
  'currency',
  'profile',
  'candidate',
  'plan',
  'message_version',
  'stage',
  'details',
  'approval_digest',
  'redirect_url',
  'expires_at',
  'concluded_at',
  'taken_by',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ThreeDsAuthenticationRow)[];
const ALL = COLUMNS.join(', ');

const INSERT = sql(
  'three_ds_authentications.insert',
  `WITH begun AS (
     INSERT INTO three_ds_authentications (${ALL}) VALUES (${COLUMNS.map((_, index) => `$${index + 1}`).join(', ')})
     RETURNING three_ds_authentication_id
   )
   ${jobSql.begin('begun', 'begun.three_ds_authentication_id', `$${COLUMNS.length + 1}`)}`,
);
/** `job`: has a worker see to it, under its id. */
export async function insertThreeDsAuthentication(
  db: Queryable,
  row: ThreeDsAuthenticationRow,
  job: JobRow,
): Promise<void> {
  await db.query(INSERT, [
    ...COLUMNS.map((name) =>
      name === 'profile' || name === 'candidate' || name === 'plan' || name === 'details'
        ? json(row[name])
        : row[name],
    ),
    newRowJson(job),
  ]);
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
  `SELECT ${ALL} FROM three_ds_authentications
   WHERE merchant_account_id = $1 AND subject_type = $2 AND subject_id = $3
   ORDER BY three_ds_authentication_id DESC LIMIT 1`,
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
     UPDATE three_ds_authentications
     SET version = version + 1, message_version = $4, stage = $5, details = $6, updated_at = $7
     WHERE merchant_account_id = $1 AND three_ds_authentication_id = $2 AND version = $3 RETURNING ${ALL}
   ), due AS (${jobSql.due('moved', 'moved.three_ds_authentication_id', '$9::timestamptz', '$7')}
   ), told AS (
     INSERT INTO transaction_events SELECT r.*
     FROM moved, jsonb_populate_recordset(NULL::transaction_events, $8::jsonb) r
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
    /** When a worker sees to it. */
    dueAt: Date;
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
  `WITH told AS (
     UPDATE three_ds_authentications SET version = version + 1, concluded_at = $3, updated_at = $3
     WHERE merchant_account_id = $1 AND three_ds_authentication_id = $2 AND concluded_at IS NULL
       AND stage NOT IN ('awaiting_buyer', 'challenge')
     RETURNING three_ds_authentication_id
   )
   ${jobSql.end('told', 'told.three_ds_authentication_id')}`,
);
/** Marks that whoever asked has been told. Idempotent. */
export async function concludeThreeDsAuthentication(
  db: Queryable,
  row: ThreeDsAuthenticationRow,
  now: Date,
): Promise<void> {
  await db.query(CONCLUDE, [row.merchant_account_id, row.three_ds_authentication_id, now]);
}

function json(value: Readonly<Record<string, unknown>> | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

const TAKE_PROOF = sql(
  'three_ds_authentications.take_proof',
  `UPDATE three_ds_authentications SET taken_by = $3
   WHERE merchant_account_id = $1 AND three_ds_authentication_id = $2 AND taken_by IS NULL
   RETURNING three_ds_authentication_id`,
);
/** Once: false where another transaction has it. */
export async function takeProof(
  db: Queryable,
  { merchant_account_id, three_ds_authentication_id: id }: AuthenticationKey,
  transactionId: TransactionId,
): Promise<boolean> {
  return (await db.query(TAKE_PROOF, [merchant_account_id, id, transactionId])).length > 0;
}
type AuthenticationKey = Pick<ThreeDsAuthenticationRow, 'merchant_account_id' | 'three_ds_authentication_id'>;

const GIVE_PROOF_BACK = sql(
  'three_ds_authentications.give_proof_back',
  `UPDATE three_ds_authentications SET taken_by = NULL
   WHERE merchant_account_id = $1 AND subject_type = 'checkout_session' AND subject_id = $2 AND taken_by = $3
     AND NOT EXISTS (SELECT FROM operations o
       WHERE o.merchant_account_id = $1 AND o.transaction_id = $3 AND o.kind = 'authorize')`,
);
/** Where nothing was sent, the next payment of the session may have it. */
export async function giveProofBack(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  checkoutSessionId: CheckoutSessionId,
  transactionId: TransactionId,
): Promise<void> {
  await db.query(GIVE_PROOF_BACK, [merchantAccountId, checkoutSessionId, transactionId]);
}
