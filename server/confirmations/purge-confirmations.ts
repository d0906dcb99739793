import { purgeConfirmations } from '../db/queries/confirmations.ts';
import { forgetIdentitySessions, purgeIdentityLogins } from '../db/queries/identities.ts';
import { purgeDays } from '../db/queries/role-limits.ts';
import type { ReadParts } from '../parts.ts';

const DAY_MS = 24 * 60 * 60_000;
/** What came to nothing is still there for people to ask why. */
const UNUSED_DAYS = 7;
/** Of amounts by day only the last counts; clocks of merchant accounts may be ahead or behind. */
const AMOUNT_DAYS = 400;

/**
 * Periodic work: forgets confirmations (those that were used with the audit log), amounts of past days, browsers that
 * never came back from the identity provider, and which sessions began there once they are over.
 */
export async function purgeConfirmed({
  db,
  clock,
  config,
}: Pick<ReadParts, 'clock' | 'db'> &
  Readonly<{ config: Readonly<{ auditLogDays: number }> }>): Promise<number> {
  const now = clock.now();
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const confirmations = await purgeConfirmations(db, before(UNUSED_DAYS), before(config.auditLogDays));
  const days = await purgeDays(db, before(AMOUNT_DAYS).toISOString().slice(0, 10));
  const logins = await purgeIdentityLogins(db, now);
  await forgetIdentitySessions(db, now);
  return confirmations + days + logins;
}
