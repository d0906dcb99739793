import type { Static } from 'typebox';
import type { ThreeDSecureConnector } from '../../../connectors/three-d-secure-connector.ts';
import { threeDSecureConnectors } from '../../../connectors/three-d-secure-registry.ts';
import {
  deleteThreeDsServer as remove,
  findThreeDsServer,
  putThreeDsServer as put,
  type ThreeDsServerRow,
} from '../../../db/queries/three-ds-servers.ts';
import { newId } from '../../../platform/entropy.ts';
import { isOffered } from '../../../payment-services/payment-services.ts';
import { changeSettings, NO_SETTINGS } from '../../../payment-services/settings.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { offeredThreeDSecureConnector } from '../../../three-d-secure/servers.ts';
import {
  deleteThreeDsServer,
  getThreeDsServer,
  listThreeDsServerDefinitions,
  putThreeDsServer,
  type ThreeDSServer,
  type ThreeDSServerDefinition,
} from '../../../api-contract/three-ds-servers.ts';
import { definitionFields, fieldValues } from '../../connector-fields.ts';
import { accountOf } from '../../account-in-path.ts';
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
  const vaultRecordId = isSame ? before.vault_record_id : newId<'vault-record'>(now);
  const owner = { merchantAccountId: account, vaultRecordId, before: isSame ? before : NO_SETTINGS };
  const server = {
    merchant_account_id: account,
    connector_id: connector.id,
    vault_record_id: vaultRecordId,
    ...(await changeSettings(parts.vault, connector.settings, body.fields, owner)),
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

function render(row: ThreeDsServerRow): Static<typeof ThreeDSServer> {
  return {
    type: 'merchant-account.three-ds-server',
    merchant_account_id: row.merchant_account_id,
    three_ds_server_definition_id: row.connector_id,
    fields: fieldValues(row.settings),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function renderDefinition(connector: ThreeDSecureConnector): Static<typeof ThreeDSServerDefinition> {
  return {
    type: 'three-ds-server-definition',
    id: connector.id,
    display_name: connector.displayName,
    fields: definitionFields(connector.settings),
  };
}
