import type { Static } from 'typebox';
import type { Caller } from '../../../access/caller.ts';
import { reaches } from '../../../access/reach.ts';
import type { ThreeDSecureConnector } from '../../../connectors/three-d-secure-connector.ts';
import { threeDSecureConnectors } from '../../../connectors/three-d-secure-registry.ts';
import { findMerchantAccount } from '../../../db/queries/merchant-accounts.ts';
import {
  deleteThreeDsServer as remove,
  findThreeDsServer,
  putThreeDsServer as put,
  type ThreeDsServerRow,
} from '../../../db/queries/three-ds-servers.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { newId } from '../../../machine/entropy.ts';
import type { Parts } from '../../../parts.ts';
import { isOffered } from '../../../payment-services/payment-services.ts';
import { sealSettings, sortSettings } from '../../../payment-services/settings.ts';
import { Problem, ruleBroken } from '../../../problem/problem.ts';
import { offeredThreeDSecureConnector } from '../../../three-d-secure/servers.ts';
import {
  deleteThreeDsServer,
  getThreeDsServer,
  listThreeDsServerDefinitions,
  putThreeDsServer,
  type ThreeDSServer,
  type ThreeDSServerDefinition,
} from '../../contract/three-ds-servers.ts';
import { type AnyRoute, route } from '../../route.ts';

const listDefinitions = route(listThreeDsServerDefinitions, async ({ parts }) => {
  const offered = threeDSecureConnectors.filter((connector) => isOffered(parts, connector));
  return { status: 200, body: { items: offered.map(renderDefinition) } };
});

const get = route(getThreeDsServer, async ({ params, caller, parts }) => {
  const account = await accountOf(parts, caller, params.merchant_account_id);
  const row = await findThreeDsServer(parts.db, account);
  if (row === null || row.deleted_at !== null) throw new Problem('not_found');
  return { status: 200, body: render(row) };
});

const change = route(putThreeDsServer, async ({ params, body, caller, parts }) => {
  const account = await accountOf(parts, caller, params.merchant_account_id);
  const connector = offeredThreeDSecureConnector(parts, body.three_ds_server_definition_id);
  if (connector === null)
    throw ruleBroken({
      pointer: '/three_ds_server_definition_id',
      message: 'is not the id of a three-ds-server definition',
      type: 'value_error.unknown',
    });
  const now = parts.clock.now();
  const before = await findThreeDsServer(parts.db, account);
  const isSame = before !== null && before.deleted_at === null && before.connector_id === connector.id;
  const kept = isSame ? before : { settings: {}, sensitive_settings: [] };
  const present = [...Object.keys(kept.settings), ...kept.sensitive_settings];
  const sorted = sortSettings(connector.settings, body.fields, '/fields', present);
  if (sorted.problems.length > 0) throw ruleBroken(...sorted.problems);
  const vaultRecordId = isSame ? before.vault_record_id : newId<'vault-record'>(now);
  const sealed = await sealSettings(parts.vault, account, vaultRecordId, sorted.sensitive);
  const isKept = (key: string): boolean => !sorted.removed.includes(key);
  const settings = Object.entries({ ...kept.settings, ...sorted.plain }).filter(([key]) => isKept(key));
  const server = {
    merchant_account_id: account,
    connector_id: connector.id,
    settings: Object.fromEntries(settings),
    vault_record_id: vaultRecordId,
    sensitive_settings: [...new Set([...kept.sensitive_settings, ...sealed])].filter(isKept),
  };
  const row = await put(parts.db, server, before, now);
  if (row === null) throw new Problem('concurrent_request');
  return { status: 200, body: render(row) };
});

const drop = route(deleteThreeDsServer, async ({ params, caller, parts }) => {
  const account = await accountOf(parts, caller, params.merchant_account_id);
  if (!(await remove(parts.db, account, parts.clock.now()))) throw new Problem('not_found');
  return { status: 204, body: null };
});

export const threeDsServerRoutes: readonly AnyRoute[] = [listDefinitions, get, change, drop];

/** 404 for one that does not exist, and for one that the caller does not reach. */
async function accountOf(parts: Parts, caller: Caller, id: string): Promise<MerchantAccountId> {
  const account = reaches(caller, id) ? await findMerchantAccount(parts.db, id) : null;
  if (account === null) throw new Problem('not_found');
  return account.merchant_account_id;
}

function render(row: ThreeDsServerRow): Static<typeof ThreeDSServer> {
  return {
    type: 'merchant-account.three-ds-server',
    merchant_account_id: row.merchant_account_id,
    three_ds_server_definition_id: row.connector_id,
    fields: Object.entries(row.settings).map(([key, value]) => ({ key, value })),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function renderDefinition(connector: ThreeDSecureConnector): Static<typeof ThreeDSServerDefinition> {
  const fields = Object.entries(connector.settings).map(([key, field]) => ({
    key,
    display_name: `${field.displayName}: ${field.help}`,
    required: field.required,
    format: field.format,
    secret: field.sensitive,
    verifiable: false,
  }));
  return {
    type: 'three-ds-server-definition',
    id: connector.id,
    display_name: connector.displayName,
    fields,
  };
}
