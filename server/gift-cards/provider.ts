import { attemptAt } from '../payment-services/attempt.ts';
import type { Call, Fields } from '../connectors/connector.ts';
import type { GiftCardErrorCode } from '../domain/gift-card.ts';
import type {
  GiftCardConnector,
  GiftCardInstrument,
  GiftCardOutcome,
} from '../connectors/gift-card-connector.ts';
import { findGiftCardConnector } from '../connectors/gift-card-registry.ts';
import { callFor, isOffered } from '../payment-services/payment-services.ts';
import type { SendingClaim } from '../payment-services/sending-claim.ts';
import type { GiftCardServiceRow } from '../db/queries/gift-card-services.ts';
import type { GiftCardRow } from '../db/queries/gift-cards.ts';
import type { MoneyParts } from '../parts.ts';
import type { HeldValue } from '../vault/vault.ts';

/** A configured gift card provider, ready to be called. */
export type GiftCardProvider = Readonly<{ service: GiftCardServiceRow; connector: GiftCardConnector }>;

/** Null where there is no such connector, or where it has no address in this environment. */
export function offeredGiftCardConnector(
  parts: Pick<MoneyParts, 'config' | 'simulatorUrl'>,
  id: string,
): GiftCardConnector | null {
  const connector = findGiftCardConnector(id);
  return connector !== null && isOffered(parts, connector) ? connector : null;
}

/** Null where the connector is not offered (any more). */
export function providerOf(parts: MoneyParts, service: GiftCardServiceRow): GiftCardProvider | null {
  const connector = offeredGiftCardConnector(parts, service.connector_id);
  return connector === null ? null : { service, connector };
}

/** `claim`: absent where nothing is moved. */
export type Asking<Input> = Readonly<{
  name: string;
  operationId: string;
  input: Input;
  now: Date;
  claim?: SendingClaim;
}>;

/**
 * Runs one operation at the provider; `name` is for metrics and traces. Whatever goes wrong becomes an
 * outcome: nothing sent → `failed`, anything sent → `unknown`.
 */
export async function callProvider<
  Input,
  Result extends GiftCardOutcome<unknown> | Readonly<{ kind: 'not_found' }>,
>(
  parts: MoneyParts,
  { service, connector }: GiftCardProvider,
  { name, ...operation }: Asking<Input>,
  run: (call: Call<Fields, Input>) => Promise<Result>,
): Promise<Result | GiftCardOutcome<never>> {
  const settings = {
    merchantAccountId: service.merchant_account_id,
    settings: service.settings,
    sensitiveSettings: service.sensitive_settings,
    vaultRecordId: service.vault_record_id,
    changedAt: service.updated_at,
  };
  const outcome = await attemptAt(
    { connector },
    name,
    () => run(callFor(parts, { ...settings, connector }, operation)),
    parts.log,
  );
  if (outcome.kind === 'failed' && 'detail' in outcome) {
    const code = UNSENT[outcome.code] ?? 'service_network_error';
    return { kind: 'failed', code, raw: { code: null, description: outcome.detail }, unsent: true };
  }
  // What `attempt` adds to Result is `failed`, turned above, and `unknown`, which both have.
  return outcome as Result | GiftCardOutcome<never>;
}

/** Why nothing was sent, where that was no matter of the network. */
const UNSENT: Readonly<Record<string, GiftCardErrorCode>> = {
  invalid_service_credentials: 'invalid_service_credentials',
  unavailable_payment_method: 'invalid_gift_card',
};

/** A card that came with this request. */
export function heldCard(number: HeldValue, pin: HeldValue | null): GiftCardInstrument {
  return { number: number.secret, pin: pin?.secret ?? null };
}

/** A card that is stored. */
export function storedCard(parts: MoneyParts, row: GiftCardRow): GiftCardInstrument {
  const secret = (field: string) =>
    parts.vault.secret(row.merchant_account_id, row.vault_record_id, field, `gift_card.${field}`);
  return { number: secret('number'), pin: secret('pin') };
}
