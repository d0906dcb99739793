import type { GiftCardService } from '../connections/connection-kinds.ts';
import { attemptAt } from '../payment-services/attempt.ts';
import type { Call, Fields } from '../connectors/connector.ts';
import type { GiftCardErrorCode } from '../domain/gift-card.ts';
import type { GiftCardInstrument, GiftCardOutcome } from '../connectors/gift-card-connector.ts';
import { callFor } from '../payment-services/call.ts';
import type { SendingClaim } from '../payment-services/sending-claim.ts';
import type { GiftCardRow } from '../db/queries/gift-cards.ts';
import type { MoneyParts } from '../parts.ts';
import type { HeldValue } from '../vault/vault.ts';

/** `claim`: absent where nothing is moved. */
export type ProviderCall<Input> = Readonly<{
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
  provider: GiftCardService,
  { name, ...operation }: ProviderCall<Input>,
  run: (call: Call<Fields, Input>) => Promise<Result>,
): Promise<Result | GiftCardOutcome<never>> {
  const outcome = await attemptAt(provider, name, () => run(callFor(parts, provider, operation)), parts.log);
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
