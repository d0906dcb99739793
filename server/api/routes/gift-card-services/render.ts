import type { Static } from 'typebox';
import type { GiftCardConnector } from '../../../connectors/gift-card-connector.ts';
import type { GiftCardServiceRow } from '../../../db/queries/gift-card-services.ts';
import type {
  GiftCardServiceDefinition,
  GiftCardServiceDetails,
} from '../../../api-contract/gift-card-services.ts';

export function renderGiftCardService(row: GiftCardServiceRow): Static<typeof GiftCardServiceDetails> {
  return {
    type: 'gift-card-service',
    id: row.gift_card_service_id,
    merchant_account_id: row.merchant_account_id,
    gift_card_service_definition_id: row.connector_id,
    display_name: row.display_name,
    active: row.active,
    status: 'created',
    fields: Object.entries(row.settings).map(([key, value]) => ({ key, value })),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** Credentials are tried where there is a log-in with them. */
export function isVerifiable({ login }: GiftCardConnector): boolean {
  return login !== undefined;
}

export function renderDefinition(connector: GiftCardConnector): Static<typeof GiftCardServiceDefinition> {
  const fields = Object.entries(connector.settings).map(([key, field]) => ({
    key,
    display_name: field.displayName,
    required: field.required,
    format: field.format,
    secret: field.sensitive,
    verifiable: isVerifiable(connector),
  }));
  return {
    type: 'gift-card-service-definition',
    id: connector.id,
    display_name: connector.displayName,
    fields,
    icon_url: null,
  };
}
