import type { Static } from 'typebox';
import { type PaymentServiceUpdate, createPaymentService } from '../../../api-contract/payment-services.ts';
import { PAYMENT_SERVICE } from '../../../api-contract/payment-service-definitions.ts';
import { paymentServices } from '../../../connections/connection-kinds.ts';
import {
  type MemberProblem,
  NO_SETTINGS,
  changeSettings,
  sortSettings,
} from '../../../connections/settings.ts';
import type { Connector } from '../../../connectors/connector.ts';
import { insertPaymentService } from '../../../db/queries/payment-services.ts';
import { newId, randomBytes } from '../../../platform/entropy.ts';
import { route } from '../../route.ts';
import { unknownDefinition } from '../connections.ts';
import {
  checkCountries,
  checkCurrencies,
  checkMerchantProfile,
  checkPosition,
  checkThreeDSecure,
} from './check.ts';
import { renderPaymentService } from './render.ts';
import { profileEntries } from './profile.ts';

export const create = route(createPaymentService, async ({ body, merchantAccountId, now, parts }) => {
  const connector = paymentServices.offered(parts, body.payment_service_definition_id);
  if (connector === null) throw unknownDefinition(PAYMENT_SERVICE);
  const vaultRecordId = newId<'vault-record'>(now);
  const reporting = reportingSettings(connector, body.reporting_fields ?? []);
  const settings = await changeSettings(
    parts,
    { connector, given: body.fields, before: NO_SETTINGS },
    { merchantAccountId, vaultRecordId },
    [...reporting.problems, ...problemsOf(connector, body)],
  );
  const row = await insertPaymentService(
    parts.db,
    {
      merchant_account_id: merchantAccountId,
      payment_service_id: newId(now),
      connector_id: connector.id,
      method: connector.method,
      display_name: body.display_name,
      position: body.position ?? null,
      active: body.active ?? true,
      accepted_currencies: [...new Set(body.accepted_currencies)],
      accepted_countries: [...new Set(body.accepted_countries)],
      three_d_secure_enabled: body.three_d_secure_enabled,
      merchant_profile: profileEntries(null, body.merchant_profile, now),
      payment_method_tokenization_enabled: body.payment_method_tokenization_enabled ?? false,
      network_tokens_enabled: body.network_tokens_enabled ?? false,
      open_loop: body.open_loop ?? body.network_tokens_enabled ?? false,
      settlement_reporting_enabled: body.settlement_reporting_enabled,
      ...settings,
      reporting_settings: reporting.plain,
      vault_record_id: vaultRecordId,
      webhook_key: randomBytes(32),
    },
    now,
  );
  paymentServices.forget(parts, merchantAccountId);
  return { status: 201, body: renderPaymentService(row, paymentServices.webhookUrl(parts, row)) };
});

/** Any of them may be left out. */
export function reportingSettings({ reportingFields }: Connector, given: Parameters<typeof sortSettings>[1]) {
  return sortSettings(reportingFields, given, '/reporting_fields', Object.keys(reportingFields));
}

type CheckedRequest = Pick<
  Static<typeof PaymentServiceUpdate>,
  'accepted_currencies' | 'accepted_countries' | 'position' | 'merchant_profile' | 'three_d_secure_enabled'
>;

/** What is wrong with everything but the settings. */
export function problemsOf(connector: Connector, body: CheckedRequest): readonly MemberProblem[] {
  return [
    ...checkCurrencies(connector, body.accepted_currencies ?? []),
    ...checkCountries(connector, body.accepted_countries ?? []),
    ...checkPosition(body.position),
    ...checkMerchantProfile(body.merchant_profile),
    ...checkThreeDSecure(connector, body.three_d_secure_enabled === true),
  ];
}
