import { hash } from 'node:crypto';
import { ensureRoles } from '../access/bootstrap.ts';
import {
  type OpenInvitationRow,
  findOpenInvitation,
  insertInvitation,
} from '../db/queries/user-invitations.ts';
import { type Actor, findUserByEmail, isAnyUser } from '../db/queries/users.ts';
import type { UserId } from '../domain/ids.ts';
import type { ReadParts } from '../parts.ts';
import { newId, randomToken } from '../platform/entropy.ts';
import { addUser, removeUser } from './add-user.ts';

const MINUTE_MS = 60_000;
/** The link that a start prints. */
const FIRST_LINK_MINUTES = 15;
/** A link that somebody is sent. */
export const INVITATION_HOURS = 24;

type Use = Pick<ReadParts, 'db' | 'clock'> & Readonly<{ config: Readonly<{ dashboardUrl: string | null }> }>;

/** A link that leads to "make a passkey", once. The secret stands behind the `#`, which no server is sent. */
export type InvitationLink = Readonly<{ invitationId: string; url: string; expiresAt: Date }>;

export async function invite(
  { db, clock, config: { dashboardUrl } }: Use,
  { userId, creator, minutes }: Readonly<{ userId: UserId; creator: Actor | null; minutes: number }>,
): Promise<InvitationLink> {
  if (dashboardUrl === null) throw new Error('BUG: an invitation to no dashboard');
  const now = clock.now();
  const secret = randomToken();
  const invitationId = newId<'user-invitation'>(now);
  const expiresAt = new Date(now.getTime() + minutes * MINUTE_MS);
  await insertInvitation(db, { invitationId, userId, secretHash: hashOf(secret), creator, expiresAt }, now);
  return { invitationId, url: `${dashboardUrl}/auth/begin#${secret}`, expiresAt };
}

/** Whom a link invites; null where it leads nowhere, or nowhere any more. */
export function openInvitation({ db, clock }: Use, secret: string): Promise<OpenInvitationRow | null> {
  return findOpenInvitation(db, hashOf(secret), clock.now());
}

function hashOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** Until they say who they are. */
export const FIRST_ADMINISTRATOR = {
  emailAddress: 'administrator@dashboard.invalid',
  displayName: 'First administrator',
} as const;

/** While nobody has ever come in: a link for the first administrator. The one of an earlier start leads nowhere. */
export async function inviteFirstAdministrator(use: Use): Promise<InvitationLink | null> {
  if (use.config.dashboardUrl === null || (await isAnyUser(use.db))) return null;
  const { administrator } = await ensureRoles(use);
  const userId = await use.db.transaction(async (tx) => {
    const now = use.clock.now();
    const user = { ...FIRST_ADMINISTRATOR, status: 'pending', isDemo: false, creator: null } as const;
    const role = { roleId: administrator.role_id, merchantAccountId: null, withheld: [] };
    const made = await addUser(tx, user, [role], now);
    const known = made ?? (await findUserByEmail(tx, FIRST_ADMINISTRATOR.emailAddress));
    if (known === null) throw new Error('BUG: a first administrator that is neither new nor there');
    return known.user_id;
  });
  return invite(use, { userId, creator: null, minutes: FIRST_LINK_MINUTES });
}

/** Once somebody else has come in, the first administrator, who never did, is no more, and their link leads nowhere. */
export async function endFirstLink({ db, clock }: Pick<Use, 'db' | 'clock'>, cameIn: UserId): Promise<void> {
  const first = await findUserByEmail(db, FIRST_ADMINISTRATOR.emailAddress);
  if (first === null || first.status !== 'pending' || first.user_id === cameIn) return;
  await db.transaction((tx) => removeUser(tx, first.user_id, clock.now()));
}
