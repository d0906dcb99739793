import {
  forgetAntiFraudServices,
  offeredAntiFraudConnector,
} from '../../../anti-fraud/anti-fraud-services.ts';
import type { AntiFraudConnector } from '../../../connectors/anti-fraud-connector.ts';
import { antiFraudConnectors } from '../../../connectors/anti-fraud-registry.ts';
import {
  type AntiFraudServiceRow,
  activeAntiFraudService,
  deleteAntiFraudService as remove,
  getAntiFraudService as read,
  insertAntiFraudService,
  listAntiFraudServices as list,
  updateAntiFraudService as update,
} from '../../../db/queries/anti-fraud-services.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { newId, randomBytes } from '../../../platform/entropy.ts';
import type { Parts } from '../../../parts.ts';
import { isOffered } from '../../../payment-services/payment-services.ts';
import { changeSettings, NO_SETTINGS } from '../../../payment-services/settings.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import {
  createAntiFraudService,
  deleteAntiFraudService,
  getAntiFraudService,
  getAntiFraudServiceDefinition,
  listAntiFraudServiceDefinitions,
  listAntiFraudServices,
  updateAntiFraudService,
} from '../../../api-contract/anti-fraud-services.ts';
import { fixedList, listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { renderAntiFraudService, renderDefinition } from './render.ts';

const listDefinitions = route(listAntiFraudServiceDefinitions, async (context) => {
  const source = {
    list: 'anti-fraud-service-definitions',
    fetch: fixedList(
      antiFraudConnectors.filter((connector) => isOffered(context.parts, connector)),
      ({ id }) => id,
    ),
    item: ({ entry }: Readonly<{ entry: AntiFraudConnector }>) => renderDefinition(entry),
  };
  return { status: 200, body: await listPage(context, source) };
});

const getDefinition = route(getAntiFraudServiceDefinition, async ({ params, parts }) => {
  const connector = offeredAntiFraudConnector(parts, params.anti_fraud_service_definition_id);
  if (connector === null) throw new Problem('not_found');
  return { status: 200, body: renderDefinition(connector) };
});

const listServices = route(listAntiFraudServices, async (context) => {
  const { merchantAccountId, parts } = context;
  const source = {
    list: 'anti-fraud-services',
    fetch: (page: Parameters<typeof list>[2]) => list(parts.db, merchantAccountId, page),
    item: (row: AntiFraudServiceRow) => renderAntiFraudService(row, parts),
  };
  return { status: 200, body: await listPage(context, source) };
});

const create = route(createAntiFraudService, async ({ body, merchantAccountId, now, parts }) => {
  const connector = offeredAntiFraudConnector(parts, body.anti_fraud_service_definition_id);
  if (connector === null)
    throw ruleBroken({
      pointer: '/anti_fraud_service_definition_id',
      message: 'is not the id of an anti-fraud service definition',
      type: 'value_error.unknown',
    });
  const vaultRecordId = newId<'vault-record'>(now);
  const owner = { merchantAccountId, vaultRecordId, before: NO_SETTINGS };
  const settings = await changeSettings(parts.vault, connector.settings, body.fields, owner);
  const row = await insertAntiFraudService(
    parts.db,
    {
      merchant_account_id: merchantAccountId,
      anti_fraud_service_id: newId(now),
      connector_id: connector.id,
      display_name: body.display_name,
      active: body.active,
      silent: body.silent_mode_enabled,
      vault_record_id: vaultRecordId,
      webhook_key: randomBytes(32),
      ...settings,
    },
    now,
  );
  if (row === null) throw await anotherIsActive(parts, merchantAccountId);
  forgetAntiFraudServices(parts, merchantAccountId);
  return { status: 201, body: renderAntiFraudService(row, parts) };
});

const get = route(getAntiFraudService, async ({ merchantAccountId, params, parts }) => {
  const row = await kept(parts, merchantAccountId, params.anti_fraud_service_id);
  return { status: 200, body: renderAntiFraudService(row, parts) };
});

const change = route(updateAntiFraudService, async ({ body, merchantAccountId, now, params, parts }) => {
  const row = await kept(parts, merchantAccountId, params.anti_fraud_service_id);
  const connector = offeredAntiFraudConnector(parts, row.connector_id);
  if (connector === null) throw new Problem('not_found');
  const owner = { merchantAccountId, vaultRecordId: row.vault_record_id, before: row };
  const settings = await changeSettings(parts.vault, connector.settings, body.fields ?? [], owner);
  const changed = await update(
    parts.db,
    row,
    {
      display_name: body.display_name ?? row.display_name,
      active: body.active ?? row.active,
      silent: body.silent_mode_enabled ?? row.silent,
      ...settings,
    },
    now,
  );
  if (changed === null) throw await anotherIsActive(parts, merchantAccountId, row.anti_fraud_service_id);
  forgetAntiFraudServices(parts, merchantAccountId);
  return { status: 200, body: renderAntiFraudService(changed, parts) };
});

const drop = route(deleteAntiFraudService, async ({ merchantAccountId, now, params, parts }) => {
  if (!(await remove(parts.db, merchantAccountId, params.anti_fraud_service_id, now)))
    throw new Problem('not_found');
  forgetAntiFraudServices(parts, merchantAccountId);
  return { status: 204, body: null };
});

async function kept(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<AntiFraudServiceRow> {
  const row = await read(parts.db, merchantAccountId, id);
  if (row === null || row.deleted_at !== null) throw new Problem('not_found');
  return row;
}

/** One active service per merchant account: two could contradict each other. */
async function anotherIsActive(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  ownId: string | null = null,
): Promise<Problem> {
  const other = await activeAntiFraudService(parts.db, merchantAccountId);
  if (other === null || other.anti_fraud_service_id === ownId) return new Problem('concurrent_request');
  return new Problem('duplicate_record', {
    message: 'Another anti-fraud service is active; deactivate it first',
    resourceId: other.anti_fraud_service_id,
  });
}

export const antiFraudServiceRoutes: readonly AnyRoute[] = [
  listDefinitions,
  getDefinition,
  listServices,
  create,
  get,
  change,
  drop,
];
