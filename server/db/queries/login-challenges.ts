import type { UserId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

export type ChallengePurpose = 'log-in' | 'make-passkey';

const insert = sql(
  'insert_login_challenge',
  `INSERT INTO login_challenges (challenge_hash, purpose, user_id, expires_at) VALUES ($1, $2, $3, $4)`,
);

export async function insertLoginChallenge(
  db: Queryable,
  challenge: Readonly<{
    challengeHash: Buffer;
    purpose: ChallengePurpose;
    userId: UserId | null;
    expiresAt: Date;
  }>,
): Promise<void> {
  await db.query(insert, [challenge.challengeHash, challenge.purpose, challenge.userId, challenge.expiresAt]);
}

const take = sql(
  'take_login_challenge',
  `DELETE FROM login_challenges WHERE challenge_hash = $1 AND purpose = $2 AND user_id IS NOT DISTINCT FROM $3::uuid
   RETURNING expires_at > $4 AS is_alive`,
  ['is_alive'],
);

/** Once: true where it was asked for this purpose and user, is not over, and nobody has answered it before. */
export async function takeLoginChallenge(
  db: Queryable,
  {
    challengeHash,
    purpose,
    userId,
  }: Readonly<{ challengeHash: Buffer; purpose: ChallengePurpose; userId: UserId | null }>,
  now: Date,
): Promise<boolean> {
  const rows = await db.query<{ is_alive: boolean }>(take, [challengeHash, purpose, userId, now]);
  return rows[0]?.is_alive === true;
}

const purge = sql(
  'purge_login_challenges',
  `DELETE FROM login_challenges WHERE challenge_hash = ANY (ARRAY(
     SELECT challenge_hash FROM login_challenges WHERE expires_at < $1 ORDER BY expires_at LIMIT 1000))
   RETURNING challenge_hash`,
);

/** Those that are over, a thousand at most. How many there were. */
export async function purgeLoginChallenges(db: Queryable, now: Date): Promise<number> {
  return (await db.query(purge, [now])).length;
}
