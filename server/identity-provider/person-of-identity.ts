import { ROLES, type RoleSlug } from '../access/roles.ts';
import { bindIdentity, hasIdentity, putClaimedRoles, userOfIdentity } from '../db/queries/identities.ts';
import { withdrawInvitations } from '../db/queries/user-invitations.ts';
import { findUser, findUserByEmail, insertUser, type UserRow } from '../db/queries/users.ts';
import type { Queryable } from '../db/db.ts';
import { Problem } from '../domain/problem.ts';
import type { ReadParts } from '../parts.ts';
import { shutOut } from '../people/add-user.ts';
import type { DashboardConfig } from '../platform/dashboard-settings.ts';
import { newId } from '../platform/entropy.ts';
import type { Identity } from './identity-provider.ts';
import { type ClaimedRole, isOfDomain, rolesOfClaim } from './role-claim.ts';

type Use = Pick<ReadParts, 'clock' | 'db'> &
  Readonly<{ config: Pick<DashboardConfig, 'oidcDomains' | 'oidcRoleClaim' | 'oidcRoles'> }>;

const NAME_LENGTH_MAX = 200;

/**
 * Who somebody at the identity provider is here: who they were before, else an invited person of the same address in a
 * listed domain, else somebody new of such a domain to whom a claim gives a role. Their claimed roles are those that
 * the claim says now. 403 for everybody else.
 */
export async function personOfIdentity({ db, clock, config }: Use, identity: Identity): Promise<UserRow> {
  const now = clock.now();
  const roles = rolesOfClaim(identity.claims, config.oidcRoleClaim, config.oidcRoles).filter(isRole);
  return db.transaction(async (tx) => {
    const user = (await knownUser(tx, identity)) ?? (await newUser(tx, identity, { roles, config, now }));
    await putClaimedRoles(
      tx,
      user.user_id,
      roles.map(({ role, merchantAccountId }) => ({
        roleAssignmentId: newId<'role-assignment'>(now),
        roleId: ROLES[role].id,
        merchantAccountId,
      })),
      { by: identity.issuer, now },
    );
    return user;
  });
}

/** Of somebody who only shows once more who they are; null where that is nobody here. */
export async function knownUser(db: Queryable, identity: Identity): Promise<UserRow | null> {
  const userId = await userOfIdentity(db, identity);
  return userId === null ? null : findUser(db, userId);
}

type ClaimedRoles = ClaimedRole & Readonly<{ role: RoleSlug }>;

async function newUser(
  tx: Queryable,
  identity: Identity,
  { roles, config, now }: Readonly<{ roles: readonly ClaimedRoles[]; config: Use['config']; now: Date }>,
): Promise<UserRow> {
  const { emailAddress, issuer } = identity;
  if (emailAddress === null || !isOfDomain(emailAddress, config.oidcDomains))
    throw stranger('nobody here has your verified address, and its domain is not listed');

  const invited = await findUserByEmail(tx, emailAddress);
  // an address that was given to somebody else meanwhile does not make them the one who had it
  if (invited !== null && (await hasIdentity(tx, invited.user_id, issuer)))
    throw stranger('your address belongs to another person of the identity provider');
  if (invited === null && roles.length === 0) throw stranger('no group of yours has a role here');
  if (invited !== null) await takeOver(tx, invited, now);
  const user = invited ?? (await insertPerson(tx, identity, emailAddress, now));
  await bindIdentity(tx, identity, user.user_id, now);
  return user;
}

/**
 * Whoever made the link of an invitation may have opened it themself. So what there was before the address was shown
 * to be somebody's is no way to what their groups allow: passkeys, sessions and links end.
 */
async function takeOver(tx: Queryable, { user_id: userId }: UserRow, now: Date): Promise<void> {
  await shutOut(tx, userId, now);
  await withdrawInvitations(tx, userId, { now, butOf: null });
}

async function insertPerson(
  tx: Queryable,
  { name, issuer }: Identity,
  emailAddress: string,
  now: Date,
): Promise<UserRow> {
  const row = {
    userId: newId<'user'>(now),
    emailAddress,
    displayName: (name ?? emailAddress).slice(0, NAME_LENGTH_MAX),
    status: 'active' as const,
    isDemo: false,
    creator: null,
  };
  const made = await insertUser(tx, row, now);
  if (made === null) throw stranger(`${issuer} told of the same address twice at once: try again`);
  return made;
}

function isRole(claimed: ClaimedRole): claimed is ClaimedRoles {
  return Object.hasOwn(ROLES, claimed.role);
}

function stranger(why: string): Problem {
  const message = `You are logged in there, and nobody here: ${why}`;
  return new Problem('forbidden', { message, reason: 'stranger' });
}
