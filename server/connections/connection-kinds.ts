import { screeningRules } from '../connectors/anti-fraud-connector.ts';
import { antiFraudConnectors } from '../connectors/anti-fraud-registry.ts';
import type { Connector } from '../connectors/connector.ts';
import { giftCardConnectors } from '../connectors/gift-card-registry.ts';
import { connectors } from '../connectors/registry.ts';
import { threeDSecureConnectors } from '../connectors/three-d-secure-registry.ts';
import { type AntiFraudServiceRow, antiFraudServiceTable } from '../db/queries/anti-fraud-services.ts';
import { type GiftCardServiceRow, giftCardServiceTable } from '../db/queries/gift-card-services.ts';
import { type PaymentServiceRow, paymentServiceTable } from '../db/queries/payment-services.ts';
import {
  type ThreeDsServerRow,
  everyThreeDsServer,
  threeDsServerTable,
} from '../db/queries/three-ds-servers.ts';
import { StartError } from '../platform/start-error.ts';
import { type ConnectionOf, Connections } from './connection.ts';
import { tokenServices } from './token-service-kind.ts';

/** Companies that take payments. */
export const paymentServices = new Connections({
  connectors,
  table: paymentServiceTable,
  events: {
    address: { path: 'ps', purpose: 'payment-service-webhook' },
    keyOf: ({ webhook_key: key }: PaymentServiceRow) => key,
    areSent: ({ webhook }: Connector) => webhook !== undefined,
  },
  own: (row) => ({
    id: row.payment_service_id,
    displayName: row.display_name,
    method: row.method,
    position: row.position,
    acceptedCurrencies: row.accepted_currencies,
    acceptedCountries: row.accepted_countries,
    threeDSecureEnabled: row.three_d_secure_enabled,
    merchantProfile: row.merchant_profile,
    networkTokensEnabled: row.network_tokens_enabled,
    reportsSettlements: row.settlement_reporting_enabled,
    /** The network tokens are ours, good at every one; else the processor makes its own of the card numbers. */
    openLoop: row.open_loop,
    webhookKey: row.webhook_key,
  }),
});
export type PaymentService = ConnectionOf<typeof paymentServices>;

/** Companies that are asked whether a payment is a fraud; one of a merchant account is active. */
export const antiFraudServices = new Connections({
  connectors: antiFraudConnectors,
  table: antiFraudServiceTable,
  events: {
    address: { path: 'af', purpose: 'anti-fraud-webhook' },
    keyOf: ({ webhook_key: key }: AntiFraudServiceRow) => key,
    areSent: () => true,
  },
  mustBeAsked: true,
  own: (row) => ({
    id: row.anti_fraud_service_id,
    displayName: row.display_name,
    /** It is asked, and nothing follows from what it says. */
    silent: row.silent,
    rules: screeningRules(row.settings),
  }),
});
export type AntiFraudService = ConnectionOf<typeof antiFraudServices>;

/** Companies that take gift cards; one of a merchant account is active. */
export const giftCardServices = new Connections({
  connectors: giftCardConnectors,
  table: giftCardServiceTable,
  own: (row: GiftCardServiceRow) => ({ id: row.gift_card_service_id, displayName: row.display_name }),
});
export type GiftCardService = ConnectionOf<typeof giftCardServices>;

/** 3-D Secure servers, of which a merchant account has one. */
export const threeDSecureServers = new Connections({
  connectors: threeDSecureConnectors,
  table: threeDsServerTable,
  every: everyThreeDsServer,
  own: (row: ThreeDsServerRow): Readonly<{ id: string }> => ({ id: row.three_ds_server_id }),
  ofSandbox: { id: '' },
});
export type ThreeDSecureServer = ConnectionOf<typeof threeDSecureServers>;

export { tokenServices };

const KINDS = [paymentServices, antiFraudServices, giftCardServices, threeDSecureServers, tokenServices];

/** Of a processor that nobody knows, an address would have no effect, and requests would go elsewhere. */
export function refuseUnknownProcessors(processorAddresses: Readonly<Record<string, string>>): void {
  const known = new Set(KINDS.flatMap((kind) => kind.connectors.map(({ id, processor = id }) => processor)));
  const unknown = Object.keys(processorAddresses).find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new StartError(
      `RAILYARD_PROCESSOR_ADDRESSES names ${unknown}, which is none of ${[...known].toSorted().join(', ')}.`,
    );
}
