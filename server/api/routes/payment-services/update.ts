import type { Static } from 'typebox';
import type { Connector } from '../../../connectors/connector.ts';
import { forgetPaymentServices } from '../../../payment-services/payment-services.ts';
import { findConnector } from '../../../connectors/registry.ts';
import { type SortedSettings, holdSettings, sortSettings } from '../../../payment-services/settings.ts';
import {
  type PaymentServiceChange,
  type PaymentServiceRow,
  getPaymentService,
  updatePaymentService,
} from '../../../db/queries/payment-services.ts';
import { type MerchantAccountId, type PaymentServiceId, toId } from '../../../domain/ids.ts';
import type { Parts } from '../../../parts.ts';
import {
  type PaymentServiceUpdate,
  updatePaymentService as updatePaymentServiceOperation,
} from '../../../api-contract/payment-services.ts';
import { compareAndSet } from '../../../operations/change.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { route } from '../../route.ts';
import {
  checkAddress,
  checkCountries,
  checkCurrencies,
  checkMerchantProfile,
  checkPosition,
  checkThreeDSecure,
} from './check.ts';
import { presentPaymentService } from './present.ts';
import { profileEntries } from './profile.ts';

type Update = Static<typeof PaymentServiceUpdate>;

/** Two changes at once: the later one starts again from what the earlier one left. */
export const update = route(
  updatePaymentServiceOperation,
  async ({ params, body, merchantAccountId, now, parts }) => {
    const subject = {
      name: 'a payment service',
      known: null,
      read: () => readForChange(parts, merchantAccountId, toId(params.payment_service_id)),
      version: ({ updated_at }: PaymentServiceRow) => updated_at,
    };
    const changed = await compareAndSet(subject, (before) => {
      let after = before;
      const commit = async (): Promise<boolean> => {
        const written = await applyChange(parts, before, body, now);
        after = written ?? before;
        return written !== null;
      };
      return { commit, result: () => after };
    });
    forgetPaymentServices(parts, merchantAccountId);
    return { status: 200, body: presentPaymentService(changed(), parts) };
  },
);

async function readForChange(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  id: PaymentServiceId,
): Promise<PaymentServiceRow> {
  const row = await getPaymentService(parts.db, merchantAccountId, id);
  if (row === null || row.deleted_at !== null) throw new Problem('not_found');
  return row;
}

/** `null`: somebody else changed it meanwhile. */
async function applyChange(
  parts: Parts,
  row: PaymentServiceRow,
  body: Update,
  now: Date,
): Promise<PaymentServiceRow | null> {
  const connector = findConnector(row.connector_id);
  if (connector === null)
    throw new Problem('invalid_state', {
      message: 'The connector of this payment service is no longer part of the service',
    });
  const settings = sortSettings(connector.settings, body.fields ?? [], '/fields', [
    ...Object.keys(row.settings),
    ...row.sensitive_settings,
  ]);
  const reporting = sortSettings(
    connector.reportingFields,
    body.reporting_fields ?? [],
    '/reporting_fields',
    Object.keys(connector.reportingFields),
  );
  const stored = Object.entries(row.settings).filter(([key]) => !settings.removed.includes(key));
  const problems = [
    ...settings.problems,
    ...reporting.problems,
    ...checkAddress(parts, connector, { ...Object.fromEntries(stored), ...settings.plain }),
    ...checkRest(connector, body),
  ];
  if (problems.length > 0) throw ruleBroken(...problems);
  const held = await holdSettings(parts.vault, settings.sensitive);
  try {
    if (Object.keys(held).length > 0)
      await parts.vault.seal(row.merchant_account_id, row.vault_record_id, 'settings', held);
    return await updatePaymentService(
      parts.db,
      merged(row, body, settings, reporting, now),
      row.updated_at,
      now,
    );
  } finally {
    await parts.vault.release(Object.values(held));
  }
}

function checkRest(connector: Connector, body: Update): ReturnType<typeof checkPosition> {
  return [
    ...checkCurrencies(connector, body.accepted_currencies ?? []),
    ...checkCountries(connector, body.accepted_countries ?? []),
    ...checkPosition(body.position),
    ...checkMerchantProfile(body.merchant_profile),
    ...checkThreeDSecure(connector, body.three_d_secure_enabled === true),
  ];
}

/** Merge patch: what is left out stays; `null` clears what can be empty, and leaves alone what cannot. */
function merged(
  row: PaymentServiceRow,
  body: Update,
  settings: SortedSettings,
  reporting: SortedSettings,
  now: Date,
): PaymentServiceChange {
  const flag = (given: boolean | null | undefined, before: boolean): boolean =>
    given === undefined ? before : (given ?? false);
  return {
    merchant_account_id: row.merchant_account_id,
    payment_service_id: row.payment_service_id,
    display_name: body.display_name ?? row.display_name,
    position: body.position ?? null,
    active: body.active ?? row.active,
    accepted_currencies:
      body.accepted_currencies == null ? row.accepted_currencies : [...new Set(body.accepted_currencies)],
    accepted_countries:
      body.accepted_countries == null ? row.accepted_countries : [...new Set(body.accepted_countries)],
    three_d_secure_enabled: flag(body.three_d_secure_enabled, row.three_d_secure_enabled),
    merchant_profile:
      body.merchant_profile === null
        ? null
        : profileEntries(row.merchant_profile, body.merchant_profile, now),
    payment_method_tokenization_enabled: flag(
      body.payment_method_tokenization_enabled,
      row.payment_method_tokenization_enabled,
    ),
    network_tokens_enabled: flag(body.network_tokens_enabled, row.network_tokens_enabled),
    open_loop: flag(
      body.open_loop,
      row.open_loop || (body.network_tokens_enabled === true && !row.network_tokens_enabled),
    ),
    settlement_reporting_enabled: flag(body.settlement_reporting_enabled, row.settlement_reporting_enabled),
    settings: without({ ...row.settings, ...settings.plain }, settings.removed),
    reporting_settings: without({ ...row.reporting_settings, ...reporting.plain }, reporting.removed),
    sensitive_settings: [...new Set([...row.sensitive_settings, ...Object.keys(settings.sensitive)])].filter(
      (key) => !settings.removed.includes(key),
    ),
  };
}

function without(
  settings: Readonly<Record<string, string>>,
  removed: readonly string[],
): Record<string, string> {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !removed.includes(key)));
}
