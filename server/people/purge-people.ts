import { purgeLoginChallenges } from '../db/queries/login-challenges.ts';
import { purgeSessions } from '../db/queries/sessions.ts';
import type { ReadParts } from '../parts.ts';

const DAY_MS = 24 * 60 * 60_000;
/** So long after its end a session is still listed. */
const SESSION_DAYS = 30;

/** Periodic work: forgets challenges that nobody answered, and sessions that have been over for a month. */
export async function purgePeople({ db, clock }: Pick<ReadParts, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const sessionsBefore = new Date(now.getTime() - SESSION_DAYS * DAY_MS);
  return (await purgeLoginChallenges(db, now)) + (await purgeSessions(db, sessionsBefore));
}
