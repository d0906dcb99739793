import { type SendingConnection, senderOf } from '../connections/connection.ts';
import type { Call, Fields } from '../connectors/connector.ts';
import type { ConnectorState } from '../domain/outcome.ts';
import type { MoneyParts } from '../parts.ts';
import type { SendingClaim } from './sending-claim.ts';
import { accessTokenOf, wireOf } from './service-wire.ts';

/**
 * What a connector's operation is handed. `operationId` is also the idempotency key at the processor. `claim`: where it
 * is not to be sent once others may have concluded that it was not.
 */
export function callFor<Input>(
  parts: MoneyParts,
  connection: SendingConnection & Readonly<{ eventsPath?: string | null; reportsSettlements?: boolean }>,
  operation: Readonly<{
    operationId: string;
    input: Input;
    options?: Readonly<Record<string, unknown>>;
    state?: ConnectorState | null;
    now: Date;
    claim?: SendingClaim;
  }>,
): Call<Fields, Input> {
  const sender = senderOf(parts, connection);
  const { merchantAccountId, settings, baseUrl } = sender;
  const { eventsPath = null, reportsSettlements = false } = connection;

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
    webhookUrl: eventsPath === null ? null : `${parts.config.publicUrl}${eventsPath}`,
    reportsSettlements,
    now: operation.now,
  };
}
