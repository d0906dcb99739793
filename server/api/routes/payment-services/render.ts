import type { Static } from 'typebox';
import type { PaymentServiceRow } from '../../../db/queries/payment-services.ts';
import { fieldValues } from '../../connector-fields.ts';
import type { PaymentService } from '../../../api-contract/payment-services.ts';

type PaymentServiceBody = Static<typeof PaymentService>;

/** A payment service as the API shows it. Secret settings are not part of the row. */
export function renderPaymentService(row: PaymentServiceRow, webhookUrl: string | null): PaymentServiceBody {
  return {
    type: 'payment-service',
    id: row.payment_service_id,
    merchant_account_id: row.merchant_account_id,
    payment_service_definition_id: row.connector_id,
    active: row.active,
    // Comes from a connector; the registry's test checks each against the contract.
    method: row.method as PaymentServiceBody['method'],
    display_name: row.display_name,
    position: row.position,
    status: 'created',
    accepted_currencies: row.accepted_currencies,
    accepted_countries: row.accepted_countries,
    payment_method_tokenization_enabled: row.payment_method_tokenization_enabled,
    network_tokens_enabled: row.network_tokens_enabled,
    open_loop: row.open_loop,
    settlement_reporting_enabled: row.settlement_reporting_enabled,
    refund_ingestion_enabled: false,
    three_d_secure_enabled: row.three_d_secure_enabled,
    // Written by this resource's own routes only.
    merchant_profile: row.merchant_profile as PaymentServiceBody['merchant_profile'],
    webhook_url: webhookUrl,
    fields: fieldValues(row.settings),
    reporting_fields: fieldValues(row.reporting_settings),
    is_deleted: row.deleted_at !== null,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
