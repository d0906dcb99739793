import {
  endSession as endRow,
  insertSession,
  rotateSession as rotateRow,
  type WayIn,
} from '../db/queries/sessions.ts';
import type { SessionId, UserId } from '../domain/ids.ts';
import type { ReadParts } from '../parts.ts';
import { newId, randomToken } from '../platform/entropy.ts';
import { secretHashOf, type SessionSettings } from './live-sessions.ts';

const HOUR_MS = 60 * 60_000;
const SECRET_BYTES = 32;
const USER_AGENT_LENGTH_MAX = 500;

type Use = Pick<ReadParts, 'db' | 'clock'> & Readonly<{ config: SessionSettings }>;

/** A session that was made just now, and the secret for its cookie, which is kept nowhere. */
export type MadeSession = Readonly<{ sessionId: SessionId; secret: string; expiresAt: Date }>;

/**
 * Logs somebody in who has shown who they are. Always under a new id and a new secret, whatever cookie the browser
 * came with. Null where the person was deleted meanwhile.
 */
export async function createSession(
  { db, clock, config }: Use,
  who: Readonly<{ userId: UserId; way: WayIn; address: string | null; userAgent: string | null }>,
): Promise<MadeSession | null> {
  const now = clock.now();
  const secret = randomToken(SECRET_BYTES);
  const expiresAt = new Date(now.getTime() + config.sessionHours * HOUR_MS);
  const sessionId = newId<'session'>(now);
  const userAgent = who.userAgent?.slice(0, USER_AGENT_LENGTH_MAX) ?? null;
  const made = { ...who, userAgent, sessionId, secretHash: secretHashOf(secret), expiresAt };
  return (await insertSession(db, made, now)) ? { sessionId, secret, expiresAt } : null;
}

/** The session goes on under a new secret: the cookie from before is worth nothing. Null where it has ended. */
export async function rotateSession({ db }: Use, sessionId: SessionId): Promise<string | null> {
  const secret = randomToken(SECRET_BYTES);
  return (await rotateRow(db, sessionId, secretHashOf(secret))) ? secret : null;
}

/** False where it is another's, or has ended. */
export function endSession(
  { db, clock }: Use,
  session: Readonly<{ sessionId: SessionId; userId: UserId }>,
): Promise<boolean> {
  return endRow(db, session, clock.now());
}
