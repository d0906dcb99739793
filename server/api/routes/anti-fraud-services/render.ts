import type { Static } from 'typebox';
import { reviewsPath, toAntiFraudService } from '../../../anti-fraud/anti-fraud-services.ts';
import type { AntiFraudConnector } from '../../../connectors/anti-fraud-connector.ts';
import type { AntiFraudServiceRow } from '../../../db/queries/anti-fraud-services.ts';
import type { Parts } from '../../../parts.ts';
import { definitionFields, fieldValues } from '../../connector-fields.ts';
import type {
  AntiFraudServiceDefinition,
  AntiFraudServiceDetails,
} from '../../../api-contract/anti-fraud-services.ts';

/** Secret settings are not part of the row. */
export function renderAntiFraudService(
  row: AntiFraudServiceRow,
  { config }: Pick<Parts, 'config'>,
): Static<typeof AntiFraudServiceDetails> {
  const service = row.deleted_at === null ? toAntiFraudService(row) : null;
  return {
    type: 'anti-fraud-service',
    id: row.anti_fraud_service_id,
    merchant_account_id: row.merchant_account_id,
    anti_fraud_service_definition_id: row.connector_id,
    display_name: row.display_name,
    active: row.active,
    status: 'created',
    fields: fieldValues(row.settings),
    silent_mode_enabled: row.silent,
    webhook_url: service === null ? null : `${config.publicUrl}${reviewsPath(service)}`,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

export function renderDefinition(connector: AntiFraudConnector): Static<typeof AntiFraudServiceDefinition> {
  return {
    type: 'anti-fraud-service-definition',
    id: connector.id,
    display_name: connector.displayName,
    fields: definitionFields(connector.settings),
    icon_url: null,
  };
}
