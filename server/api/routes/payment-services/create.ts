import { forgetPaymentServices } from '../../../payment-services/payment-services.ts';
import { holdSettings, sortSettings } from '../../../payment-services/settings.ts';
import { insertPaymentService } from '../../../db/queries/payment-services.ts';
import { newId, randomBytes } from '../../../platform/entropy.ts';
import type { Parts } from '../../../parts.ts';
import type { BodyOf } from '../../../api-contract/operation.ts';
import { createPaymentService } from '../../../api-contract/payment-services.ts';
import { ruleBroken } from '../../../domain/problem.ts';
import { route } from '../../route.ts';
import {
  checkAddress,
  checkCountries,
  checkCurrencies,
  checkMerchantProfile,
  checkThreeDSecure,
  checkPosition,
  namedConnector,
} from './check.ts';
import { presentPaymentService } from './present.ts';
import { profileEntries } from './profile.ts';

export const create = route(createPaymentService, async ({ body, merchantAccountId, now, parts }) => {
  const { connector, settings, reporting } = checked(parts, body);
  const recordId = newId<'vault-record'>(now);
  const held = await holdSettings(parts.vault, settings.sensitive);
  try {
    if (Object.keys(held).length > 0) await parts.vault.seal(merchantAccountId, recordId, 'settings', held);
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
        settings: settings.plain,
        reporting_settings: reporting.plain,
        vault_record_id: recordId,
        sensitive_settings: Object.keys(settings.sensitive),
        webhook_key: randomBytes(32),
      },
      now,
    );
    forgetPaymentServices(parts, merchantAccountId);
    return { status: 201, body: presentPaymentService(row, parts) };
  } finally {
    await parts.vault.release(Object.values(held));
  }
});

/** The connector of the request, and its settings as they are stored: 422 with all that is wrong, else. */
function checked(parts: Parts, body: BodyOf<typeof createPaymentService>) {
  const connector = namedConnector(parts, body);
  const settings = sortSettings(connector.settings, body.fields, '/fields');
  const reporting = sortSettings(
    connector.reportingFields,
    body.reporting_fields ?? [],
    '/reporting_fields',
    Object.keys(connector.reportingFields),
  );
  const problems = [
    ...settings.problems,
    ...reporting.problems,
    ...checkAddress(parts, connector, settings.plain),
    ...checkCurrencies(connector, body.accepted_currencies),
    ...checkCountries(connector, body.accepted_countries),
    ...checkPosition(body.position),
    ...checkMerchantProfile(body.merchant_profile),
    ...checkThreeDSecure(connector, body.three_d_secure_enabled),
  ];
  if (problems.length > 0) throw ruleBroken(...problems);
  return { connector, settings, reporting };
}
