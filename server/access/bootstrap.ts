import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queryable } from '../db/db.ts';
import { ofAnother } from '../db/migrate.ts';
import { insertApiKeyPair } from '../db/queries/api-key-pairs.ts';
import { ensureInstance, findInstance, type InstanceRow } from '../db/queries/instance.ts';
import {
  findMerchantAccount,
  insertMerchantAccount,
  type MerchantAccountRow,
} from '../db/queries/merchant-accounts.ts';
import { type RoleRow, upsertRole } from '../db/queries/roles.ts';
import type { ApiKeyPairId, RoleId } from '../domain/ids.ts';
import { StartError } from '../platform/start-error.ts';
import { newId, randomBytes } from '../platform/entropy.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import { makeKeyPair } from './key-pair.ts';
import { type KeyRoleSlug, ROLE_SLUGS, type RoleSlug, ROLES } from './roles.ts';

/** What the first start makes. Every function may be called again. */
type Use = Readonly<{ db: Queryable; clock: Clock }>;

/**
 * The instance's row, made on the first start. A database of one environment serves no process of the other:
 * its payment services and keys are the other's.
 */
export async function ensureInstanceRow(
  parts: Use & Readonly<{ config: Pick<Config, 'environment'> }>,
): Promise<InstanceRow> {
  const { environment } = parts.config;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const now = parts.clock.now();
    const values = { instanceId: newId(now), cursorKey: randomBytes(32), environment, now };
    const row = (await findInstance(parts.db)) ?? (await ensureInstance(parts.db, values));
    if (row === null) continue;
    if (row.environment !== environment) throw new StartError(ofAnother(row.environment, environment));
    return row;
  }
  throw new Error('BUG: the instance has no row');
}

/** The roles of every instance, brought up to date. */
export async function ensureRoles({ db, clock }: Use): Promise<Readonly<Record<RoleSlug, RoleRow>>> {
  const now = clock.now();
  const rows: Partial<Record<RoleSlug, RoleRow>> = {};
  for (const slug of ROLE_SLUGS) rows[slug] = await upsertRole(db, roleRow(slug), now);
  return rows as Record<RoleSlug, RoleRow>; // one of each slug
}

/** Gives the account that has this id, new or not. */
export async function ensureMerchantAccount(
  { db, clock }: Use,
  account: Readonly<{ id: string; displayName: string }>,
): Promise<MerchantAccountRow> {
  const made = await insertMerchantAccount(
    db,
    account.id,
    { display_name: account.displayName },
    clock.now(),
  );
  const row = made ?? (await findMerchantAccount(db, account.id));
  if (row === null) throw new Error('BUG: a merchant account that is neither new nor there');
  return row;
}

/** Makes a key pair (P-521) and gives its private half, which is not kept. */
export async function createApiKeyPair(
  parts: Use,
  key: Readonly<{
    displayName: string;
    roles: readonly KeyRoleSlug[];
    apiVersion: ApiVersion;
    /** None: all of the instance. */
    merchantAccountIds?: readonly string[];
  }>,
): Promise<Readonly<{ apiKeyPairId: ApiKeyPairId; thumbprint: string; privateKeyPem: string }>> {
  const roles = await ensureRoles(parts);
  const now = parts.clock.now();
  const { privateKeyPem, ...publicPart } = await makeKeyPair('ECDSA');
  const row = await insertApiKeyPair(
    parts.db,
    {
      ...publicPart,
      apiKeyPairId: newId(now),
      displayName: key.displayName,
      active: true,
      apiVersion: key.apiVersion,
      roleIds: key.roles.map((slug) => roles[slug].role_id),
      agentMandateId: null,
      merchantAccountIds: key.merchantAccountIds ?? [],
      creator: null,
    },
    now,
  );
  if (row === null) throw new Error('BUG: a new key that is known already');

  return { apiKeyPairId: row.api_key_pair_id, thumbprint: row.thumbprint, privateKeyPem };
}

function roleRow(slug: RoleSlug): Omit<RoleRow, 'created_at'> {
  const { id, name, description, allow, assignableTo } = ROLES[slug];
  return {
    role_id: roleId(id),
    name,
    slug,
    description,
    allow: [...allow],
    assignable_to: [...assignableTo],
    applies_to: ['instance', 'merchant-account'],
    is_standalone_assignable: true,
  };
}

function roleId(text: string): RoleId {
  return text as RoleId; // our own constants
}
