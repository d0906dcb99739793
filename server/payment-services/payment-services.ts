import type { MerchantAccountId, PaymentServiceId, VaultRecordId } from '../domain/ids.ts';
import {
  type PaymentServiceRow,
  getPaymentService,
  listActivePaymentServices,
} from '../db/queries/payment-services.ts';
import type { ConnectorState } from '../domain/outcome.ts';
import { perOwner } from '../platform/per-owner.ts';
import { StartError } from '../platform/start-error.ts';
import { TtlCache } from '../platform/ttl-cache.ts';
import type { Config } from '../config.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import { eventsPath } from './events-path.ts';
import type { Call, Connector, Fields, Settings } from '../connectors/connector.ts';
import { type AddressedConnector, baseUrlOf } from '../connectors/addresses.ts';
import { antiFraudConnectors } from '../connectors/anti-fraud-registry.ts';
import { giftCardConnectors } from '../connectors/gift-card-registry.ts';
import { connectors, findConnector } from '../connectors/registry.ts';
import { threeDSecureConnectors } from '../connectors/three-d-secure-registry.ts';
import { tokenServiceConnectors } from '../connectors/token-service-registry.ts';
import type { SendingClaim } from './sending-claim.ts';
import { type Sender, accessTokenOf, wireOf } from './service-wire.ts';

export { baseUrlOf, isAddressed, isOffered } from '../connectors/addresses.ts';

/** A merchant's configured connector, as routing and operations need it. Holds no secret. */
export type PaymentService = Readonly<{
  merchantAccountId: MerchantAccountId;
  id: PaymentServiceId;
  connector: Connector;
  displayName: string;
  method: string;
  position: number;
  active: boolean;
  deleted: boolean;
  acceptedCurrencies: readonly string[];
  acceptedCountries: readonly string[];
  threeDSecureEnabled: boolean;
  merchantProfile: Readonly<Record<string, unknown>> | null;
  networkTokensEnabled: boolean;
  reportsSettlements: boolean;
  /**
   * The network tokens are ours, good at every payment service; else the processor makes its own of the card
   * numbers that it is sent.
   */
  openLoop: boolean;
  settings: Readonly<Record<string, string>>;
  sensitiveSettings: readonly string[];
  vaultRecordId: VaultRecordId;
  /** Of its settings, too. */
  changedAt: string;
  webhookKey: Buffer;
  /** Path of the address that takes the processor's events; null where the connector takes none. */
  eventsPath: string | null;
}>;

/** The merchant account's active payment services in the order in which routing tries them. */
export async function activePaymentServices(
  parts: ReadParts,
  merchantAccountId: MerchantAccountId,
): Promise<readonly PaymentService[]> {
  const nowMs = parts.clock.now().getTime();
  return activeOf(parts.db).get(merchantAccountId, nowMs, async () => {
    const rows = await listActivePaymentServices(parts.db, merchantAccountId);
    return rows.map(toPaymentService).filter((service) => service !== null);
  });
}

/**
 * One payment service, active or not, deleted ones too: operations on earlier transactions still go through
 * it. `null` when there is none.
 */
export async function findPaymentService(
  parts: ReadParts,
  merchantAccountId: MerchantAccountId,
  id: PaymentServiceId,
): Promise<PaymentService | null> {
  const active = (await activePaymentServices(parts, merchantAccountId)).find((service) => service.id === id);
  if (active !== undefined) return active;
  const row = await getPaymentService(parts.db, merchantAccountId, id);
  return row === null ? null : toPaymentService(row);
}

/**
 * To be called after every write to a merchant account's payment services. Other processes see the change
 * within `CACHE_TTL_MS`.
 */
export function forgetPaymentServices(parts: ReadParts, merchantAccountId: MerchantAccountId): void {
  activeOf(parts.db).delete(merchantAccountId);
}

/** As much of a payment service as its requests take. */
type Service = Pick<
  PaymentService,
  'merchantAccountId' | 'settings' | 'sensitiveSettings' | 'vaultRecordId'
> &
  Readonly<{
    connector: AddressedConnector & Pick<Connector, 'authentications' | 'login' | 'pace'>;
    changedAt?: string;
  }>;

export function senderOf(parts: MoneyParts, service: Service): Sender {
  const { merchantAccountId, connector, vaultRecordId, changedAt = '' } = service;
  const settings = settingsOf(parts, service);
  const baseUrl = baseUrlOf(parts, connector, settings);
  return { merchantAccountId, vaultRecordId, changedAt, connector, settings, baseUrl };
}

/**
 * What a connector's operation is handed. `operationId` is also the idempotency key at the processor. `claim`: where it
 * is not to be sent once others may have concluded that it was not.
 */
export function callFor<Input>(
  parts: MoneyParts,
  service: Service & Readonly<{ eventsPath?: string | null; reportsSettlements?: boolean }>,
  operation: Readonly<{
    operationId: string;
    input: Input;
    options?: Readonly<Record<string, unknown>>;
    state?: ConnectorState | null;
    now: Date;
    claim?: SendingClaim;
  }>,
): Call<Fields, Input> {
  const sender = senderOf(parts, service);
  const { merchantAccountId, settings, baseUrl } = sender;
  return {
    input: operation.input,
    settings,
    merchantAccountId,
    operationId: operation.operationId,
    options: operation.options ?? {},
    state: operation.state ?? {},
    baseUrl,
    http: wireOf(parts, sender, operation.claim ?? null),
    accessToken: accessTokenOf(parts, sender),
    webhookUrl: service.eventsPath == null ? null : `${parts.config.publicUrl}${service.eventsPath}`,
    reportsSettlements: service.reportsSettlements ?? false,
    now: operation.now,
  };
}

/** Settings as the connector takes them: text, and vault handles for what is sensitive. */
export function settingsOf(
  parts: MoneyParts,
  service: Pick<PaymentService, 'merchantAccountId' | 'settings' | 'sensitiveSettings' | 'vaultRecordId'>,
): Settings<Fields> {
  const secrets = service.sensitiveSettings.map(
    (key) =>
      [
        key,
        parts.vault.secret(service.merchantAccountId, service.vaultRecordId, key, `settings.${key}`),
      ] as const,
  );
  return { ...service.settings, ...Object.fromEntries(secrets) };
}

/** Of a processor that nobody knows, an address would have no effect, and requests would go elsewhere. */
export function refuseUnknownProcessors({ processorAddresses }: Pick<Config, 'processorAddresses'>): void {
  const all: readonly Named[] = [
    ...connectors,
    ...threeDSecureConnectors,
    ...antiFraudConnectors,
    ...giftCardConnectors,
    ...tokenServiceConnectors,
  ];
  const known = new Set(all.map(({ id, processor = id }) => processor));
  const unknown = Object.keys(processorAddresses).find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new StartError(
      `RAILYARD_PROCESSOR_ADDRESSES names ${unknown}, which is none of ${[...known].toSorted().join(', ')}.`,
    );
}
type Named = Readonly<{ id: string; processor?: string }>;

/**
 * `null` for a service whose connector is no longer part of this release: it is kept, and never routed to.
 */
export function toPaymentService(row: PaymentServiceRow): PaymentService | null {
  const connector = findConnector(row.connector_id);
  if (connector === null) return null;
  return {
    merchantAccountId: row.merchant_account_id,
    id: row.payment_service_id,
    connector,
    displayName: row.display_name,
    method: row.method,
    position: row.position,
    active: row.active,
    deleted: row.deleted_at !== null,
    acceptedCurrencies: row.accepted_currencies,
    acceptedCountries: row.accepted_countries,
    threeDSecureEnabled: row.three_d_secure_enabled,
    merchantProfile: row.merchant_profile,
    networkTokensEnabled: row.network_tokens_enabled,
    reportsSettlements: row.settlement_reporting_enabled,
    openLoop: row.open_loop,
    settings: row.settings,
    sensitiveSettings: row.sensitive_settings,
    vaultRecordId: row.vault_record_id,
    changedAt: row.updated_at,
    webhookKey: row.webhook_key,
    eventsPath:
      connector.webhook === undefined
        ? null
        : eventsPath({
            merchantAccountId: row.merchant_account_id,
            id: row.payment_service_id,
            webhookKey: row.webhook_key,
          }),
  };
}

/** How long another process may still route to a service that was just changed here. */
const CACHE_TTL_MS = 1000;
const activeOf = perOwner(
  () =>
    new TtlCache<MerchantAccountId, readonly PaymentService[]>({ ttlMs: CACHE_TTL_MS, entriesMax: 10_000 }),
);
