import type { PasskeyId, UserId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

export type PasskeyRow = Readonly<{
  passkey_id: PasskeyId;
  user_id: UserId;
  credential_id: Buffer;
  public_key: Buffer;
  sign_count: bigint;
  transports: string[];
  is_synced: boolean;
  display_name: string;
  created_at: string;
  last_used_at: string | null;
}>;

const columns = `passkey_id, user_id, credential_id, public_key, sign_count, transports, is_synced, display_name,
  created_at, last_used_at`;

/** Of one user; no more can be made. */
export const PASSKEYS_OF_USER_MAX = 20;

export type NewPasskey = Readonly<{
  passkeyId: PasskeyId;
  userId: UserId;
  credentialId: Buffer;
  publicKey: Buffer;
  signCount: number;
  transports: readonly string[];
  isSynced: boolean;
  displayName: string;
}>;

const insert = sql(
  'insert_passkey',
  `INSERT INTO passkeys (passkey_id, user_id, credential_id, public_key, sign_count, transports, is_synced,
     display_name, created_at) SELECT $1, $2::uuid, $3, $4, $5, $6, $7, $8, $9
    WHERE (SELECT count(*) FROM passkeys WHERE user_id = $2::uuid) < ${PASSKEYS_OF_USER_MAX}
   ON CONFLICT (credential_id) DO NOTHING RETURNING ${columns}`,
);

/** Null where the authenticator's key is known already, or the user has as many as there may be. */
export async function insertPasskey(
  db: Queryable,
  passkey: NewPasskey,
  now: Date,
): Promise<PasskeyRow | null> {
  const rows = await db.query<PasskeyRow>(insert, [
    passkey.passkeyId,
    passkey.userId,
    passkey.credentialId,
    passkey.publicKey,
    passkey.signCount,
    passkey.transports,
    passkey.isSynced,
    passkey.displayName,
    now,
  ]);
  return rows[0] ?? null;
}

const ofUser = sql(
  'passkeys.of_user',
  `SELECT ${columns} FROM passkeys WHERE user_id = $1 ORDER BY created_at, passkey_id LIMIT ${PASSKEYS_OF_USER_MAX}`,
);

export function listPasskeys(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  return db.query<PasskeyRow>(ofUser, [userId]);
}

const find = sql('find_passkey', `SELECT ${columns} FROM passkeys WHERE credential_id = $1`);

/** By what the authenticator calls it. */
export async function findPasskey(db: Queryable, credentialId: Buffer): Promise<PasskeyRow | null> {
  return (await db.query<PasskeyRow>(find, [credentialId]))[0] ?? null;
}

const noteUse = sql(
  'note_passkey_use',
  `UPDATE passkeys SET sign_count = $2, last_used_at = $3, is_synced = $4
    WHERE passkey_id = $1 AND (sign_count < $2 OR (sign_count = 0 AND $2 = 0)) RETURNING passkey_id`,
);

/** How often the authenticator has signed by now, and whether the passkey is on other devices as well. */
export type PasskeyUse = Readonly<{ passkeyId: PasskeyId; signCount: number; isSynced: boolean }>;

/** False where its counter did not go up, where it has one: it was copied, or the same answer came twice. */
export async function notePasskeyUse(
  db: Queryable,
  { passkeyId, signCount, isSynced }: PasskeyUse,
  now: Date,
): Promise<boolean> {
  const rows = await db.query<{ passkey_id: PasskeyId }>(noteUse, [passkeyId, signCount, now, isSynced]);
  return rows.length === 1;
}

const rename = sql(
  'rename_passkey',
  `UPDATE passkeys SET display_name = $3 WHERE passkey_id = $1 AND user_id = $2 RETURNING ${columns}`,
);

export async function renamePasskey(
  db: Queryable,
  { passkeyId, userId }: Readonly<{ passkeyId: string; userId: UserId }>,
  displayName: string,
): Promise<PasskeyRow | null> {
  return (await db.query<PasskeyRow>(rename, [passkeyId, userId, displayName]))[0] ?? null;
}

const remove = sql(
  'delete_passkey',
  `DELETE FROM passkeys WHERE passkey_id = $1 AND user_id = $2 RETURNING passkey_id`,
);

export async function deletePasskey(
  db: Queryable,
  { passkeyId, userId }: Readonly<{ passkeyId: string; userId: UserId }>,
): Promise<boolean> {
  return (await db.query<{ passkey_id: PasskeyId }>(remove, [passkeyId, userId])).length === 1;
}

const removeAll = sql('delete_passkeys_of_user', `DELETE FROM passkeys WHERE user_id = $1`);

export async function deletePasskeysOf(db: Queryable, userId: UserId): Promise<void> {
  await db.query(removeAll, [userId]);
}

const counts = sql(
  'passkeys.counts_of_users',
  `SELECT user_id, count(*)::integer AS passkeys FROM passkeys WHERE user_id = ANY ($1::uuid[]) GROUP BY user_id`,
  ['passkeys'],
);

/** How many each of these users has; who has none is not in it. */
export async function countPasskeysOf(
  db: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<UserId, number>> {
  const rows = await db.query<{ user_id: UserId; passkeys: number }>(counts, [userIds]);
  return new Map(rows.map((row) => [row.user_id, row.passkeys]));
}
