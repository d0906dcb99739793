import type { Static } from 'typebox';
import type { TokenServiceConnector } from '../../../connectors/token-service-connector.ts';
import { tokenServiceConnectors } from '../../../connectors/token-service-registry.ts';
import {
  deleteTokenService as remove,
  listTokenServices as listRows,
  putTokenService as put,
  type TokenServiceRow,
} from '../../../db/queries/token-services.ts';
import { CARD_SCHEMES } from '../../../domain/card-scheme.ts';
import { newId, randomBytes } from '../../../platform/entropy.ts';
import type { Parts } from '../../../parts.ts';
import { tokenEventsPath } from '../../../payment-services/events-path.ts';
import { isOffered } from '../../../payment-services/payment-services.ts';
import { changeSettings, NO_SETTINGS } from '../../../payment-services/settings.ts';
import { Problem } from '../../../domain/problem.ts';
import { offeredTokenServiceConnector } from '../../../vault/network-tokens/token-services.ts';
import { definitionFields, fieldValues } from '../../connector-fields.ts';
import {
  deleteTokenService,
  listTokenServiceDefinitions,
  listTokenServices,
  putTokenService,
  type TokenService,
  type TokenServiceDefinition,
} from '../../../api-contract/token-services.ts';
import { accountOf } from '../../account-in-path.ts';
import { type AnyRoute, route } from '../../route.ts';

const listDefinitions = route(listTokenServiceDefinitions, async ({ parts }) => {
  const offered = tokenServiceConnectors.filter((connector) => isOffered(parts, connector));
  return { status: 200, body: { items: offered.map(renderDefinition) } };
});

const list = route(listTokenServices, async ({ params, caller, parts }) => {
  const account = await accountOf(parts, caller, params.merchant_account_id);
  const rows = await listRows(parts.db, account);
  const items = rows.filter((row) => row.deleted_at === null).map((row) => render(row, parts));
  return { status: 200, body: { items } };
});

const change = route(putTokenService, async ({ params, body, caller, parts }) => {
  const account = await accountOf(parts, caller, params.merchant_account_id);
  const connector = offeredTokenServiceConnector(parts, params.token_service_definition_id);
  if (connector === null) throw new Problem('not_found');
  const now = parts.clock.now();
  const rows = await listRows(parts.db, account);
  const before = rows.find(({ connector_id: id }) => id === connector.id) ?? null;
  const isSetUp = before !== null && before.deleted_at === null;
  const vaultRecordId = isSetUp ? before.vault_record_id : newId<'vault-record'>(now);
  const owner = { merchantAccountId: account, vaultRecordId, before: isSetUp ? before : NO_SETTINGS };
  const service = {
    merchant_account_id: account,
    token_service_id: before?.token_service_id ?? newId<'token-service'>(now),
    connector_id: connector.id,
    vault_record_id: vaultRecordId,
    webhook_key: before?.webhook_key ?? randomBytes(32),
    ...(await changeSettings(parts.vault, connector.settings, body.fields, owner)),
  };
  const row = await put(parts.db, service, before, now);
  if (row === null) throw new Problem('concurrent_request');
  return { status: 200, body: render(row, parts) };
});

const drop = route(deleteTokenService, async ({ params, caller, parts }) => {
  const account = await accountOf(parts, caller, params.merchant_account_id);
  if (!(await remove(parts.db, account, params.token_service_definition_id, parts.clock.now())))
    throw new Problem('not_found');
  return { status: 204, body: null };
});

export const tokenServiceRoutes: readonly AnyRoute[] = [listDefinitions, list, change, drop];

function render(row: TokenServiceRow, parts: Parts): Static<typeof TokenService> {
  const takesEvents = offeredTokenServiceConnector(parts, row.connector_id)?.events !== undefined;
  return {
    type: 'merchant-account.token-service',
    merchant_account_id: row.merchant_account_id,
    token_service_definition_id: row.connector_id,
    fields: fieldValues(row.settings),
    webhook_url: takesEvents ? `${parts.config.publicUrl}${tokenEventsPath(row)}` : null,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function renderDefinition(connector: TokenServiceConnector): Static<typeof TokenServiceDefinition> {
  return {
    type: 'token-service-definition',
    id: connector.id,
    display_name: connector.displayName,
    schemes: connector.schemes === 'any' ? [...CARD_SCHEMES] : [...connector.schemes],
    fields: definitionFields(connector.settings),
  };
}
