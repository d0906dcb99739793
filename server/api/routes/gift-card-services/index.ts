import type { GiftCardConnector } from '../../../connectors/gift-card-connector.ts';
import { giftCardConnectors } from '../../../connectors/gift-card-registry.ts';
import {
  type GiftCardServiceRow,
  activeGiftCardService,
  deleteGiftCardService as remove,
  getGiftCardService as read,
  insertGiftCardService,
  listGiftCardServices as list,
  updateGiftCardService as update,
} from '../../../db/queries/gift-card-services.ts';
import { offeredGiftCardConnector } from '../../../gift-cards/provider.ts';
import { isAddressed, isOffered } from '../../../payment-services/payment-services.ts';
import {
  type GivenSetting,
  NO_SETTINGS,
  type SettingsOwner,
  type StoredSettings,
  changeSettings,
  sortSettings,
} from '../../../payment-services/settings.ts';
import { logIn } from '../../../payment-services/service-wire.ts';
import { trySettings } from '../../../payment-services/try-settings.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { newId } from '../../../platform/entropy.ts';
import type { Parts } from '../../../parts.ts';
import {
  createGiftCardService,
  deleteGiftCardService,
  getGiftCardService,
  getGiftCardServiceDefinition,
  listGiftCardServiceDefinitions,
  listGiftCardServices,
  updateGiftCardService,
  verifyGiftCardServiceCredentials,
} from '../../../api-contract/gift-card-services.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { fixedList, listPage } from '../../pagination.ts';
import { route } from '../../route.ts';
import { isVerifiable, renderDefinition, renderGiftCardService } from './render.ts';

const listDefinitions = route(listGiftCardServiceDefinitions, async (context) => {
  const source = {
    list: 'gift-card-service-definitions',
    fetch: fixedList(
      giftCardConnectors.filter((connector) => isOffered(context.parts, connector)),
      ({ id }) => id,
    ),
    item: ({ entry }: Readonly<{ entry: GiftCardConnector }>) => renderDefinition(entry),
  };
  return { status: 200, body: await listPage(context, source) };
});

const getDefinition = route(getGiftCardServiceDefinition, async ({ params, parts }) => {
  const connector = offeredGiftCardConnector(parts, params.gift_card_service_definition_id);
  if (connector === null) throw new Problem('not_found');
  return { status: 200, body: renderDefinition(connector) };
});

const listServices = route(listGiftCardServices, async (context) => {
  const { merchantAccountId, parts } = context;
  return {
    status: 200,
    body: await listPage(context, {
      list: 'gift-card-services',
      fetch: (page) => list(parts.db, merchantAccountId, page),
      item: renderGiftCardService,
    }),
  };
});

/** One active service per merchant account: a card number does not say whose it is. */
const create = route(createGiftCardService, async ({ body, merchantAccountId, now, parts }) => {
  const connector = offeredGiftCardConnector(parts, body.gift_card_service_definition_id);
  if (connector === null)
    throw ruleBroken({
      pointer: '/gift_card_service_definition_id',
      message: 'is not a known gift card connector',
    });
  const vaultRecordId = newId<'vault-record'>(now);
  const owner = { merchantAccountId, vaultRecordId, before: NO_SETTINGS };
  const set = await settingsBy(parts, connector, body.fields, owner);
  const row = await insertGiftCardService(
    parts.db,
    {
      merchant_account_id: merchantAccountId,
      gift_card_service_id: newId(now),
      connector_id: connector.id,
      display_name: body.display_name,
      active: body.active,
      ...set,
      vault_record_id: vaultRecordId,
    },
    now,
  );
  if (row === null) throw await anotherIsActive(parts, merchantAccountId);
  return { status: 201, body: renderGiftCardService(row) };
});

const get = route(getGiftCardService, async ({ merchantAccountId, params, parts }) => {
  const row = await read(parts.db, merchantAccountId, params.gift_card_service_id);
  if (row === null || row.deleted_at !== null) throw new Problem('not_found');
  return { status: 200, body: renderGiftCardService(row) };
});

const change = route(updateGiftCardService, async ({ body, merchantAccountId, now, params, parts }) => {
  const row = await read(parts.db, merchantAccountId, params.gift_card_service_id);
  const connector = row === null ? null : offeredGiftCardConnector(parts, row.connector_id);
  if (row === null || row.deleted_at !== null || connector === null) throw new Problem('not_found');
  const owner = { merchantAccountId, vaultRecordId: row.vault_record_id, before: row };
  const set = await settingsBy(parts, connector, body.fields ?? [], owner);
  const changed = await update(
    parts.db,
    row,
    {
      display_name: body.display_name ?? row.display_name,
      active: body.active ?? row.active,
      ...set,
    },
    now,
  );
  if (changed === null) throw await anotherIsActive(parts, merchantAccountId, row.gift_card_service_id);
  return { status: 200, body: renderGiftCardService(changed) };
});

const drop = route(deleteGiftCardService, async ({ merchantAccountId, now, params, parts }) => {
  if (!(await remove(parts.db, merchantAccountId, params.gift_card_service_id, now)))
    throw new Problem('not_found');
  return { status: 204, body: null };
});

/** The provider is asked by logging in, which moves nothing: no provider here has a cheaper question. */
const verify = route(verifyGiftCardServiceCredentials, async ({ body, merchantAccountId, now, parts }) => {
  const connector = offeredGiftCardConnector(parts, body.gift_card_service_definition_id);
  if (connector === null)
    throw ruleBroken({
      pointer: '/gift_card_service_definition_id',
      message: 'is not a known gift card connector',
    });
  if (!isVerifiable(connector))
    throw new Problem('bad_request', {
      message: 'Verifying credentials is not supported by this gift card connector',
    });
  const row = await storedFor(parts, merchantAccountId, connector, body.gift_card_service_id ?? null);
  const present = row === null ? [] : [...Object.keys(row.settings), ...row.sensitive_settings];
  const given = sortSettings(connector.settings, body.fields, '/fields', present);
  const problems = [
    ...given.problems,
    ...addressProblems(parts, connector, { ...row?.settings, ...given.plain }),
  ];
  if (problems.length > 0) throw ruleBroken(...problems);
  const stored =
    row === null
      ? null
      : {
          merchantAccountId,
          settings: row.settings,
          sensitiveSettings: row.sensitive_settings,
          vaultRecordId: row.vault_record_id,
        };
  await trySettings(parts, { merchantAccountId, connector, stored, given, now }, async (_call, sender) => {
    await logIn(parts, sender);
    return null;
  });
  return { status: 200, body: { type: 'gift-card-service-verification', status: 'succeeded' } };
});

async function storedFor(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  connector: GiftCardConnector,
  id: string | null,
): Promise<GiftCardServiceRow | null> {
  if (id === null) return null;
  const row = await read(parts.db, merchantAccountId, id);
  if (row !== null && row.deleted_at === null && row.connector_id === connector.id) return row;
  const message = 'is not a gift card service of this definition';
  throw ruleBroken({ pointer: '/gift_card_service_id', message, type: 'value_error.unknown' });
}

async function settingsBy(
  parts: Parts,
  connector: GiftCardConnector,
  given: readonly GivenSetting[],
  owner: SettingsOwner,
): Promise<StoredSettings> {
  const set = await changeSettings(parts.vault, connector.settings, given, owner);
  const problems = addressProblems(parts, connector, set.settings);
  if (problems.length > 0) throw ruleBroken(...problems);
  return set;
}

function addressProblems(
  parts: Parts,
  connector: GiftCardConnector,
  settings: Readonly<Record<string, unknown>>,
): FieldProblem[] {
  if (isAddressed(parts, connector, settings)) return [];
  const message = `do not say where ${connector.displayName} is for you in production`;
  return [{ pointer: '/fields', message, type: 'value_error.missing' }];
}

type FieldProblem = Readonly<{ pointer: string; message: string; type: string }>;

async function anotherIsActive(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  ownId: string | null = null,
): Promise<Problem> {
  const other = await activeGiftCardService(parts.db, merchantAccountId);
  if (other === null || other.gift_card_service_id === ownId) return new Problem('concurrent_request');
  return new Problem('duplicate_record', {
    message: 'Another gift card service is active; deactivate it first',
    resourceId: other.gift_card_service_id,
  });
}

export const giftCardServiceRoutes = [
  listDefinitions,
  getDefinition,
  listServices,
  create,
  verify,
  get,
  change,
  drop,
] as const;
