import type { Static } from 'typebox';
import {
  type PaymentServiceUpdate,
  updatePaymentService as updatePaymentServiceOperation,
} from '../../../api-contract/payment-services.ts';
import { paymentServices } from '../../../connections/connection-kinds.ts';
import { changeSettings, plainAfter } from '../../../connections/settings.ts';
import {
  type PaymentServiceChange,
  type PaymentServiceRow,
  paymentServiceTable,
  updatePaymentService,
} from '../../../db/queries/payment-services.ts';
import { type MerchantAccountId, type PaymentServiceId, toId } from '../../../domain/ids.ts';
import { Problem } from '../../../domain/problem.ts';
import { compareAndSet } from '../../../operations/change.ts';
import type { Parts } from '../../../parts.ts';
import { route } from '../../route.ts';
import { problemsOf, reportingSettings } from './create.ts';
import { renderPaymentService } from './render.ts';
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
    paymentServices.forget(parts, merchantAccountId);
    const row = changed();
    return { status: 200, body: renderPaymentService(row, paymentServices.webhookUrl(parts, row)) };
  },
);

async function readForChange(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  id: PaymentServiceId,
): Promise<PaymentServiceRow> {
  const row = await paymentServiceTable.get(parts.db, merchantAccountId, id);
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
  const connector = paymentServices.known(row.connector_id);
  if (connector === null)
    throw new Problem('invalid_state', {
      message: 'The connector of this payment service is no longer part of the service',
    });
  const reporting = reportingSettings(connector, body.reporting_fields ?? []);
  const settings = await changeSettings(
    parts,
    { connector, given: body.fields ?? [], before: row },
    { merchantAccountId: row.merchant_account_id, vaultRecordId: row.vault_record_id },
    [...reporting.problems, ...problemsOf(connector, body)],
  );
  const change = {
    ...mergedService(row, body, now),
    ...settings,
    reporting_settings: plainAfter(row.reporting_settings, reporting),
  };
  return updatePaymentService(parts.db, change, row.updated_at, now);
}

/** Merge patch: what is left out stays; `null` clears what can be empty, and leaves alone what cannot. */
function mergedService(
  row: PaymentServiceRow,
  body: Update,
  now: Date,
): Omit<PaymentServiceChange, 'settings' | 'sensitive_settings' | 'reporting_settings'> {
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
  };
}
