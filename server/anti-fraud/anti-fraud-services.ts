import {
  type AntiFraudConnector,
  type ScreeningRules,
  screeningRules,
} from '../connectors/anti-fraud-connector.ts';
import { findAntiFraudConnector } from '../connectors/anti-fraud-registry.ts';
import type { Call, Fields } from '../connectors/connector.ts';
import {
  type AntiFraudServiceRow,
  activeAntiFraudService as readActive,
  getAntiFraudService,
} from '../db/queries/anti-fraud-services.ts';
import { addressPayload } from '../domain/address-payload.ts';
import type { AntiFraudServiceId, MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import { perOwner } from '../platform/per-owner.ts';
import { TtlCache } from '../platform/ttl-cache.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import { addressSignature, addressSignatureHolds } from '../payment-services/events-path.ts';
import { callFor, isOffered } from '../payment-services/payment-services.ts';

/** A merchant's configured anti-fraud provider, ready to be asked. Holds no secret. */
export type AntiFraudService = Readonly<{
  merchantAccountId: MerchantAccountId;
  id: AntiFraudServiceId;
  connector: AntiFraudConnector;
  displayName: string;
  /** It is asked, and nothing follows from what it says. */
  silent: boolean;
  rules: ScreeningRules;
  settings: Readonly<Record<string, string>>;
  sensitiveSettings: readonly string[];
  vaultRecordId: VaultRecordId;
  changedAt: string;
  webhookKey: Buffer;
}>;

/** The one that is asked about payments now; null where none is. */
export function activeAntiFraudService(
  parts: ReadParts,
  merchantAccountId: MerchantAccountId,
): Promise<AntiFraudService | null> {
  const nowMs = parts.clock.now().getTime();
  return activeOf(parts.db).get(merchantAccountId, nowMs, async () => {
    const row = await readActive(parts.db, merchantAccountId);
    return row === null ? null : toAntiFraudService(row);
  });
}

/** Active or not, deleted ones too. Null: there is none, or its connector is no longer part of this release. */
export async function findAntiFraudService(
  parts: ReadParts,
  merchantAccountId: MerchantAccountId,
  id: AntiFraudServiceId,
): Promise<AntiFraudService | null> {
  const row = await getAntiFraudService(parts.db, merchantAccountId, id);
  return row === null ? null : toAntiFraudService(row);
}

/** To be called after every write to a merchant account's anti-fraud services. */
export function forgetAntiFraudServices(parts: ReadParts, merchantAccountId: MerchantAccountId): void {
  activeOf(parts.db).delete(merchantAccountId);
}

export function toAntiFraudService(row: AntiFraudServiceRow): AntiFraudService | null {
  const connector = findAntiFraudConnector(row.connector_id);
  return connector === null
    ? null
    : {
        merchantAccountId: row.merchant_account_id,
        id: row.anti_fraud_service_id,
        connector,
        displayName: row.display_name,
        silent: row.silent,
        rules: screeningRules(row.settings),
        settings: row.settings,
        sensitiveSettings: row.sensitive_settings,
        vaultRecordId: row.vault_record_id,
        changedAt: row.updated_at,
        webhookKey: row.webhook_key,
      };
}

/** Null where there is no such connector, or where it has no address in this environment. */
export function offeredAntiFraudConnector(
  parts: Pick<MoneyParts, 'config' | 'simulatorUrl'>,
  id: string,
): AntiFraudConnector | null {
  const connector = findAntiFraudConnector(id);
  return connector !== null && isOffered(parts, connector) ? connector : null;
}

/** What an operation of the connector is handed. No exchange takes longer than the service waits. */
export function callAntiFraud<Input>(
  parts: MoneyParts,
  service: AntiFraudService,
  operation: Readonly<{
    operationId: string;
    input: Input;
    options?: Readonly<Record<string, unknown>>;
    now: Date;
  }>,
): Call<Fields, Input> {
  const { timeoutMs } = service.rules;
  const call = callFor(parts, service, operation);
  return { ...call, http: { send: (request) => call.http.send({ timeoutMs, ...request }) } };
}

const REVIEWS = 'anti-fraud-webhook';

/** Path of the address that takes the provider's events. Nobody can make one up. */
export function reviewsPath(
  service: Readonly<{ merchantAccountId: MerchantAccountId; id: AntiFraudServiceId; webhookKey: Buffer }>,
): string {
  const payload = addressPayload(service.merchantAccountId, service.id);
  return `/i/af/${payload}/${addressSignature(REVIEWS, payload, service.webhookKey)}`;
}

export function reviewsSignatureHolds(payload: string, signature: string, webhookKey: Buffer): boolean {
  return addressSignatureHolds(REVIEWS, payload, signature, webhookKey);
}

/** How long another process may still ask a service that was just changed here. */
const CACHE_TTL_MS = 1000;
const activeOf = perOwner(
  () => new TtlCache<MerchantAccountId, AntiFraudService | null>({ ttlMs: CACHE_TTL_MS, entriesMax: 10_000 }),
);
