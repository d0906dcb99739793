import type { Static } from 'typebox';
import type { Caller, UserCaller } from '../../../access/caller.ts';
import { reachOf } from '../../../access/reach.ts';
import { getMe, type Me, updateMe } from '../../../api-contract/me.ts';
import { listNamedMerchantAccounts } from '../../../db/queries/merchant-accounts.ts';
import { listRoleAssignmentsOf } from '../../../db/queries/role-assignments.ts';
import { findUser, updateUser } from '../../../db/queries/users.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { isTimeZone } from '../../../domain/report/local-time.ts';
import type { Parts } from '../../../parts.ts';
import { fromStoredJson } from '../../../json/stored-json.ts';
import { type AnyRoute, route } from '../../route.ts';
import { renderRoleAssignments } from '../users/render.ts';
import { personOf } from './person.ts';

type MeBody = Static<typeof Me>;

const getMeRoute = route(getMe, async ({ caller, parts }) => ({
  status: 200,
  body: await meOf(caller, parts),
}));

const updateMeRoute = route(updateMe, async ({ body, caller, parts, callersChanged }) => {
  const person = personOf(caller);
  const zone = body.preferences?.time_zone ?? null;
  if (zone !== null && !isTimeZone(zone))
    throw ruleBroken({
      pointer: '/preferences/time_zone',
      message: 'must be a time zone of the IANA database, such as Europe/Berlin',
    });
  const patch = { displayName: body.display_name ?? null, preferences: body.preferences ?? null };
  const row = await updateUser(parts.db, person.userId, patch, parts.clock.now());
  if (row === null) throw new Problem('unauthorized');
  callersChanged();
  return { status: 200, body: await meOf({ ...person, displayName: row.display_name }, parts) };
});

async function meOf(caller: Caller, parts: Parts): Promise<MeBody> {
  const accounts = await listNamedMerchantAccounts(parts.db, reachOf(caller));
  const user = caller.kind === 'user' ? await findUser(parts.db, caller.userId) : null;
  return {
    type: 'me',
    ...whoIs(caller, parts),
    access: await accessOf(caller, parts),
    preferences: fromStoredJson<MeBody['preferences']>(user?.preferences ?? {}),
    merchant_accounts: accounts.map((row) => ({
      id: row.merchant_account_id,
      display_name: row.display_name,
    })),
  };
}

function whoIs(
  caller: Caller,
  { config }: Parts,
): Omit<MeBody, 'type' | 'access' | 'preferences' | 'merchant_accounts'> {
  switch (caller.kind) {
    case 'user':
      return {
        caller: 'user',
        id: caller.userId,
        display_name: caller.displayName,
        email_address: caller.email,
        session: sessionOf(caller, config.sessionIdleMinutes),
      };
    case 'key':
      return {
        caller: 'api-key-pair',
        id: caller.apiKeyPairId,
        display_name: caller.displayName,
        email_address: null,
        session: null,
      };
    case 'public':
      throw new Problem('unauthorized');
  }
}

async function accessOf(caller: Caller, { db }: Parts): Promise<MeBody['access']> {
  if (caller.kind === 'public') return [];
  if (caller.kind === 'key')
    return (caller.merchantAccountIds.length === 0 ? [null] : caller.merchantAccountIds).map((id) => ({
      merchant_account_id: id,
      role: null,
      permissions: [...caller.permissions],
      withheld: [],
      limits: [],
    }));

  const held = await renderRoleAssignments(db, await listRoleAssignmentsOf(db, [caller.userId]));
  return caller.grants.map((grant) => ({
    merchant_account_id: grant.merchant_account_id,
    role: grant.slug,
    permissions: [...grant.allow],
    withheld: [...grant.withheld],
    limits:
      held.find(
        ({ role, merchant_account_id: id }) => role.slug === grant.slug && id === grant.merchant_account_id,
      )?.limits ?? [],
  }));
}

function sessionOf({ session }: UserCaller, idleMinutes: number): MeBody['session'] {
  return {
    id: session.sessionId,
    way: session.way,
    created_at: session.createdAt,
    expires_at: session.expiresAt,
    idle_minutes: idleMinutes,
  };
}

export const meRoutes: readonly AnyRoute[] = [getMeRoute, updateMeRoute];
