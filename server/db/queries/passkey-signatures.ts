import { type Queryable, sql } from '../db.ts';

/** What verifies a signature of a passkey. */
export type SigningPasskey = Readonly<{
  passkey_id: string;
  credential_id: Uint8Array;
  public_key: Uint8Array;
  sign_count: bigint;
  transports: string[];
}>;

const ofUser = sql(
  'passkeys.that_sign',
  `SELECT passkey_id, credential_id, public_key, sign_count, transports FROM passkeys WHERE user_id = $1
   ORDER BY created_at, passkey_id LIMIT 100`,
);

export function signingPasskeys(db: Queryable, userId: string): Promise<SigningPasskey[]> {
  return db.query<SigningPasskey>(ofUser, [userId]);
}

const raise = sql(
  'passkeys.raise_sign_count',
  `UPDATE passkeys SET sign_count = $3, last_used_at = $4
   WHERE passkey_id = $1 AND sign_count = $2 RETURNING passkey_id`,
);

/** By compare-and-set: false where the authenticator has signed something else meanwhile. */
export async function raiseSignCount(
  db: Queryable,
  { passkey_id, sign_count }: SigningPasskey,
  newCount: bigint,
  now: Date,
): Promise<boolean> {
  return (await db.query<{ passkey_id: string }>(raise, [passkey_id, sign_count, newCount, now])).length > 0;
}
