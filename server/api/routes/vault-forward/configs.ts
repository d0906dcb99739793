import { actorOf } from '../../../access/caller.ts';
import { violatedConstraint } from '../../../db/db.ts';
import {
  type ConfigRow,
  ONE_CONFIG_PER_DEFINITION,
  deleteConfig,
  insertConfig,
  selectAuthenticationsOfConfigs,
  selectConfig,
  selectConfigs,
  updateConfig,
} from '../../../db/queries/vault-forward.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { newId } from '../../../platform/entropy.ts';
import { checkUrl } from '../../../net/egress.ts';
import { DEFINITIONS, type Definition } from '../../../relay/authentication/definitions.ts';
import { forgetHosts, portOf } from '../../../relay-requests/hosts.ts';
import {
  createVaultForwardConfig,
  deleteVaultForwardConfig,
  getVaultForwardConfig,
  listVaultForwardConfigs,
  updateVaultForwardConfig,
} from '../../../api-contract/vault-forward.ts';
import type { Parts } from '../../../parts.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { route } from '../../route.ts';
import { renderConfig } from './render.ts';

export const listConfigs = route(listVaultForwardConfigs, async ({ merchantAccountId, parts }) => {
  const rows = await selectConfigs(parts.db, merchantAccountId);
  const authentications = await selectAuthenticationsOfConfigs(
    parts.db,
    merchantAccountId,
    rows.map((row) => row.vault_forward_config_id),
  );
  return { status: 200, body: { items: rows.map((row) => renderConfig(row, authentications)) } };
});

export const createConfig = route(
  createVaultForwardConfig,
  async ({ body, caller, merchantAccountId, now, parts }) => {
    const definition = DEFINITIONS.find(({ id }) => id === body.definition_id);
    if (definition === undefined)
      throw ruleBroken({
        pointer: '/definition_id',
        message: `must be ${DEFINITIONS.map(({ id }) => id).join(', ')}`,
      });

    const hosts = hostsOf(definition, body.hosts ?? null, parts.config.egressAllowLoopback);
    const config = {
      merchant_account_id: merchantAccountId,
      vault_forward_config_id: newId<'vault-forward-config'>(now),
      definition_id: definition.id,
      display_name: body.display_name ?? definition.displayName,
      hosts,
    };
    try {
      const row = await insertConfig(parts.db, config, actorOf(caller), now);
      forgetHosts(parts, merchantAccountId);
      return { status: 201, body: renderConfig(row, []) };
    } catch (error) {
      if (violatedConstraint(error) === ONE_CONFIG_PER_DEFINITION)
        throw new Problem('duplicate_record', {
          message: `There is a configuration for ${definition.id} already`,
        });
      throw error;
    }
  },
);

export const getConfig = route(getVaultForwardConfig, async ({ params, merchantAccountId, parts }) => {
  const row = await selectConfig(parts.db, merchantAccountId, params.config_id);
  if (row === null) throw new Problem('not_found');
  return {
    status: 200,
    body: renderConfig(
      row,
      await selectAuthenticationsOfConfigs(parts.db, merchantAccountId, [params.config_id]),
    ),
  };
});

export const editConfig = route(
  updateVaultForwardConfig,
  async ({ params, body, merchantAccountId, now, parts }) => {
    const before = await selectConfig(parts.db, merchantAccountId, params.config_id);
    const definition = DEFINITIONS.find(({ id }) => id === before?.definition_id);
    if (definition === undefined) throw new Problem('not_found');
    const { display_name: name, hosts } = body;
    const change = {
      displayName: name === null ? definition.displayName : (name ?? null),
      hosts: hosts === undefined ? null : hostsOf(definition, hosts, parts.config.egressAllowLoopback),
    };
    await assertStays(parts, merchantAccountId, before, change.hosts);
    const row = await updateConfig(parts.db, merchantAccountId, params.config_id, change, now);
    forgetHosts(parts, merchantAccountId);
    if (row === null) throw new Problem('not_found');

    return {
      status: 200,
      body: renderConfig(
        row,
        await selectAuthenticationsOfConfigs(parts.db, merchantAccountId, [params.config_id]),
      ),
    };
  },
);

/**
 * A secret that nobody can read is not read by giving the configuration a host of one's own: as with the password of a
 * webhook subscription, what is kept goes to the hosts that it was kept for.
 */
async function assertStays(
  { db }: Parts,
  merchantAccountId: MerchantAccountId,
  before: ConfigRow | null,
  hosts: readonly string[] | null,
): Promise<void> {
  const added = (hosts ?? []).findIndex((host) => before?.hosts.includes(host) !== true);
  if (before === null || added < 0) return;
  if (
    (await selectAuthenticationsOfConfigs(db, merchantAccountId, [before.vault_forward_config_id])).length ===
    0
  )
    return;

  throw ruleBroken({
    pointer: `/hosts/${added}`,
    message:
      'would be given the authentication methods of this configuration, which are kept for the hosts that it has: ' +
      'make another configuration for this host, or delete them first',
  });
}

/**
 * Key material goes first: a crash in between leaves methods that cannot be applied, and a delete that can be
 * repeated.
 */
export const removeConfig = route(deleteVaultForwardConfig, async ({ params, merchantAccountId, parts }) => {
  for (const { vault_record_id } of await selectAuthenticationsOfConfigs(parts.db, merchantAccountId, [
    params.config_id,
  ]))
    await parts.vault.shred(merchantAccountId, vault_record_id);
  const isThere = await deleteConfig(parts.db, merchantAccountId, params.config_id);
  forgetHosts(parts, merchantAccountId);
  if (!isThere) throw new Problem('not_found');
  return { status: 204, body: null };
});

/**
 * The definition's hosts where it has some, else the caller's: plain names, with a port where it is not 443.
 */
function hostsOf(definition: Definition, given: readonly string[] | null, allowLoopback: boolean): string[] {
  if (definition.hosts.length > 0) {
    if (given !== null)
      throw ruleBroken({
        pointer: '/hosts',
        message: `must be left out: ${definition.id} has hosts of its own`,
      });
    return [...definition.hosts];
  }
  if (given === null || given.length === 0)
    throw ruleBroken({ pointer: '/hosts', message: `is required for ${definition.id}` });
  const hosts = given.map((host) => host.toLowerCase());
  const problems = hosts.flatMap((host, index) => {
    const refusal = /[/?]/.test(host)
      ? 'must be a host, not a URL'
      : checkUrl(`https://${host}/`, { allowLoopback, ownOrigins: [] }, portOf(host));
    if (typeof refusal === 'string') return [{ pointer: `/hosts/${index}`, message: refusal }];
    return hosts.indexOf(host) < index ? [{ pointer: `/hosts/${index}`, message: 'is listed twice' }] : [];
  });
  if (problems.length > 0) throw ruleBroken(...problems);

  return hosts;
}
