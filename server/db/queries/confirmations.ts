import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { keyset, type PageRequest, type Slice, type SortKey, sortValues } from '../keyset.ts';
import type { Json } from './transaction-rows.ts';

export type ConfirmationStatus = 'asked' | 'signed' | 'waiting' | 'approved' | 'declined' | 'used';
export type Strength = 'passkey' | 'login' | 'demo';

export type ConfirmationRow = Readonly<{
  /** '' for the instance. */
  merchant_account_id: string;
  confirmation_id: string;
  user_id: string;
  user_name: string;
  user_email: string;
  session_id: string;
  operation: string;
  method: string;
  path: string;
  api_version: string;
  body_fingerprint: Uint8Array;
  body: string | null;
  reason: string | null;
  facts: Json;
  challenge: Uint8Array;
  needs_approval: boolean;
  status: ConfirmationStatus;
  strength: Strength | null;
  signed_at: string | null;
  decided_by: string | null;
  decided_by_name: string | null;
  decided_at: string | null;
  decision_strength: Strength | null;
  decision_reason: string | null;
  used_at: string | null;
  used_key: string | null;
  created_at: string;
  expires_at: string;
}>;

const columns = `merchant_account_id, confirmation_id, user_id, user_name, user_email, session_id, operation,
  method, path, api_version, body_fingerprint, body, reason, facts, challenge, needs_approval, status,
  strength, signed_at, decided_by, decided_by_name,
  decided_at, decision_strength, decision_reason, used_at, used_key, created_at, expires_at`;

export type NewConfirmation = Readonly<{
  merchantAccountId: string;
  confirmationId: string;
  userId: string;
  userName: string;
  userEmail: string;
  sessionId: string;
  operation: string;
  method: string;
  path: string;
  apiVersion: string;
  bodyFingerprint: Buffer;
  body: string | null;
  reason: string | null;
  facts: object;
  nonce: Buffer;
  challenge: Buffer;
  needsApproval: boolean;
}>;

const insert = sql(
  'confirmations.insert',
  `INSERT INTO confirmations (merchant_account_id, confirmation_id, user_id, user_name, user_email, session_id,
     operation, method, path, api_version, body_fingerprint, body, reason, facts, nonce, challenge,
     needs_approval, status, created_at,
     expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::jsonb, $15, $16, $17, 'asked', $18, $19)
   RETURNING ${columns}`,
);

export async function insertConfirmation(
  db: Queryable,
  row: NewConfirmation,
  { now, expiresAt }: Readonly<{ now: Date; expiresAt: Date }>,
): Promise<ConfirmationRow> {
  const [made] = await db.query<ConfirmationRow>(insert, [
    row.merchantAccountId,
    row.confirmationId,
    row.userId,
    row.userName,
    row.userEmail,
    row.sessionId,
    row.operation,
    row.method,
    row.path,
    row.apiVersion,
    row.bodyFingerprint,
    row.body,
    row.reason,
    JSON.stringify(row.facts),
    row.nonce,
    row.challenge,
    row.needsApproval,
    now,
    expiresAt,
  ]);
  if (made === undefined) throw new Error('BUG: an insert without a row');
  return made;
}

const get = sql(
  'confirmations.get',
  `SELECT ${columns} FROM confirmations WHERE merchant_account_id = $1 AND confirmation_id = $2`,
);

export async function getConfirmation(
  db: Queryable,
  merchantAccountId: string,
  confirmationId: string,
): Promise<ConfirmationRow | null> {
  return (await db.query<ConfirmationRow>(get, [merchantAccountId, confirmationId]))[0] ?? null;
}

/** Names a row as it was read: whatever happened to it meanwhile wins. */
export type HeldConfirmation = Pick<ConfirmationRow, 'merchant_account_id' | 'confirmation_id' | 'status'>;
export type Signing = Readonly<{ strength: Strength; assertion: object | null }>;

const sign = sql(
  'confirmations.sign',
  `UPDATE confirmations SET status = CASE WHEN needs_approval THEN 'waiting' ELSE 'signed' END, strength = $3,
     assertion = $4::jsonb, signed_at = $5, expires_at = $6
   WHERE merchant_account_id = $1 AND confirmation_id = $2 AND status = 'asked' AND expires_at > $5
   RETURNING ${columns}`,
);

/** Whoever asked has signed: it waits for a second person, or for its call. Null: too late, or signed already. */
export async function signConfirmation(
  db: Queryable,
  row: HeldConfirmation,
  { strength, assertion }: Signing,
  { now, expiresAt }: Readonly<{ now: Date; expiresAt: Date }>,
): Promise<ConfirmationRow | null> {
  const values = [row.merchant_account_id, row.confirmation_id, strength, toJson(assertion), now, expiresAt];
  return (await db.query<ConfirmationRow>(sign, values))[0] ?? null;
}

const use = sql(
  'confirmations.use',
  `UPDATE confirmations SET status = 'used', used_at = $4, used_key = $5, strength = coalesce(strength, $6),
     assertion = coalesce(assertion, $7::jsonb), signed_at = coalesce(signed_at, $4), body = NULL
   WHERE merchant_account_id = $1 AND confirmation_id = $2 AND status = $3 AND expires_at > $4
     AND (NOT needs_approval OR status = 'approved') AND (used_key IS NULL OR used_key = $5)
   RETURNING confirmation_id`,
);

/**
 * True for the one call that uses it; once it was used, for calls with the same key alone. `signing`: of a call that
 * brings the signature along.
 */
export async function useConfirmation(
  db: Queryable,
  row: HeldConfirmation,
  { signing, usedKey, now }: Readonly<{ signing: Signing | null; usedKey: string | null; now: Date }>,
): Promise<boolean> {
  const { merchant_account_id, confirmation_id, status } = row;
  const [strength, assertion] = [signing?.strength ?? null, toJson(signing?.assertion ?? null)];
  const values = [merchant_account_id, confirmation_id, status, now, usedKey, strength, assertion];
  return (await db.query<{ confirmation_id: string }>(use, values)).length > 0;
}

const giveBack = sql(
  'confirmations.give_back',
  `UPDATE confirmations SET status = $3, used_at = NULL, body = $4
   WHERE merchant_account_id = $1 AND confirmation_id = $2 AND status = 'used' AND used_key = $5
   RETURNING confirmation_id`,
);

/** Its call has begun nothing: it is as it was before, and confirms the same call under the same key again. */
export async function giveConfirmationBack(
  db: Queryable,
  { merchant_account_id, confirmation_id, status, body }: HeldConfirmation & Pick<ConfirmationRow, 'body'>,
  usedKey: string,
): Promise<boolean> {
  const before = status === 'asked' ? 'signed' : status; // the call brought the signature along
  const values = [merchant_account_id, confirmation_id, before, body, usedKey];
  return (await db.query<{ confirmation_id: string }>(giveBack, values)).length > 0;
}

const approve = sql(
  'confirmations.approve',
  `UPDATE confirmations SET status = 'approved', decided_by = $3, decided_by_name = $4, decided_at = $5,
     decision_strength = $6, decision_assertion = $7::jsonb, expires_at = greatest(expires_at, $8)
   WHERE merchant_account_id = $1 AND confirmation_id = $2 AND status = 'waiting' AND expires_at > $5
     AND user_id <> $3
   RETURNING ${columns}`,
);

export type Decider = Readonly<{ userId: string; name: string }>;

/** Null: somebody has decided meanwhile, or it is too late. */
export async function approveConfirmation(
  db: Queryable,
  row: HeldConfirmation,
  decider: Decider & Signing,
  { now, expiresAt }: Readonly<{ now: Date; expiresAt: Date }>,
): Promise<ConfirmationRow | null> {
  const { userId, name, strength, assertion } = decider;
  const { merchant_account_id, confirmation_id } = row;
  const values = [
    merchant_account_id,
    confirmation_id,
    userId,
    name,
    now,
    strength,
    toJson(assertion),
    expiresAt,
  ];

  return (await db.query<ConfirmationRow>(approve, values))[0] ?? null;
}

const decline = sql(
  'confirmations.decline',
  `UPDATE confirmations SET status = 'declined', decided_by = $3, decided_by_name = $4, decided_at = $5,
     decision_reason = $6, body = NULL
   WHERE merchant_account_id = $1 AND confirmation_id = $2 AND status IN ('waiting', 'approved') AND expires_at > $5
   RETURNING ${columns}`,
);

/** By a second person, or by whoever asked. Null: it has been used meanwhile, or it is over. */
export async function declineConfirmation(
  db: Queryable,
  row: HeldConfirmation,
  { userId, name, reason, now }: Decider & Readonly<{ reason: string | null; now: Date }>,
): Promise<ConfirmationRow | null> {
  const values = [row.merchant_account_id, row.confirmation_id, userId, name, now, reason];
  return (await db.query<ConfirmationRow>(decline, values))[0] ?? null;
}

const keys: readonly SortKey[] = [
  { expression: 'created_at', type: 'timestamptz' },
  { expression: 'confirmation_id', type: 'uuid' },
];
export type ListedConfirmation = ConfirmationRow & Readonly<{ sort_values: readonly string[] }>;

const waiting = keyset<ListedConfirmation>('confirmations.waiting', {
  select: `SELECT ${columns}, ${sortValues(keys)} FROM confirmations
    WHERE merchant_account_id = $1 AND status = 'waiting' AND expires_at > $2`,
  values: 2,
  keys,
});

const all = keyset<ListedConfirmation>('confirmations.list', {
  select: `SELECT ${columns}, ${sortValues(keys)} FROM confirmations WHERE merchant_account_id = $1`,
  values: 1,
  keys,
});

export function listConfirmations(
  db: Queryable,
  { merchantAccountId, waitingAt }: Readonly<{ merchantAccountId: string; waitingAt: Date | null }>,
  request: PageRequest,
): Promise<Slice<ListedConfirmation>> {
  return waitingAt === null
    ? all(db, [merchantAccountId], request)
    : waiting(db, [merchantAccountId, waitingAt], request);
}

const purge = sql(
  'confirmations.purge',
  `DELETE FROM confirmations WHERE (merchant_account_id, confirmation_id) IN (
     SELECT merchant_account_id, confirmation_id FROM confirmations
     WHERE expires_at < $1 AND (status <> 'used' OR expires_at < $2) ORDER BY expires_at LIMIT 1000)
   RETURNING confirmation_id`,
);

/** Those that came to nothing go soon, those that were used with the audit log. How many went. */
export async function purgeConfirmations(
  db: Queryable,
  unusedBefore: Date,
  usedBefore: Date,
): Promise<number> {
  return (await db.query<{ confirmation_id: string }>(purge, [unusedBefore, usedBefore])).length;
}

function toJson(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

export type ApprovalLimitRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  currency: string;
  amount: bigint;
}>;

const limitsOf = sql(
  'approval_limits.of',
  'SELECT * FROM approval_limits WHERE merchant_account_id = $1 ORDER BY currency LIMIT 200',
);

export function approvalLimits(db: Queryable, merchantAccountId: string): Promise<ApprovalLimitRow[]> {
  return db.query<ApprovalLimitRow>(limitsOf, [merchantAccountId]);
}

const anyLimit = sql(
  'approval_limits.any',
  `SELECT merchant_account_id FROM approval_limits
   WHERE $1::text IS NULL OR merchant_account_id = $1 LIMIT 1`,
);

/** Whether a second person has to agree to anything, in this merchant account or (null) in any. */
export async function hasApprovalLimits(db: Queryable, merchantAccountId: string | null): Promise<boolean> {
  return (await db.query<{ merchant_account_id: string }>(anyLimit, [merchantAccountId])).length > 0;
}

const replaceLimits = sql(
  'approval_limits.replace',
  `WITH given AS (SELECT * FROM unnest($2::text[], $3::bigint[]) AS g (currency, amount)),
   removed AS (
     DELETE FROM approval_limits WHERE merchant_account_id = $1 AND currency <> ALL ($2::text[]) RETURNING currency
   )
   INSERT INTO approval_limits (merchant_account_id, currency, amount) SELECT $1, currency, amount FROM given
   ON CONFLICT (merchant_account_id, currency) DO UPDATE SET amount = excluded.amount`,
);

export async function replaceApprovalLimits(
  db: Queryable,
  merchantAccountId: string,
  limits: readonly Readonly<{ currency: string; amount: bigint }>[],
): Promise<void> {
  const currencies = limits.map(({ currency }) => currency);
  await db.query(replaceLimits, [merchantAccountId, currencies, limits.map(({ amount }) => amount)]);
}
