import type { Call, Fields } from '../connectors/connector.ts';
import type { GiftCardOutcome } from '../connectors/gift-card-connector.ts';
import { getGiftCardService } from '../db/queries/gift-card-services.ts';
import {
  concludeGiftCardOperation,
  getGiftCardOperation,
  type GiftCardIntent,
  type GiftCardOperationRow,
  type GiftCardResult,
  intendGiftCardOperation,
} from '../db/queries/gift-card-operations.ts';
import { maskCardNumbers } from '../domain/card-like.ts';
import { untilBelievedMs } from '../domain/operation/recovery.ts';
import { newId } from '../machine/entropy.ts';
import { SENT_GRACE_MS, retryDelayMs } from '../operations/retry-schedule.ts';
import type { Parts } from '../parts.ts';
import { callProvider, type GiftCardProvider, providerOf } from './provider.ts';

type Intended = Omit<
  GiftCardIntent,
  'merchant_account_id' | 'gift_card_operation_id' | 'gift_card_service_id'
>;

/**
 * The three steps of an operation at a gift card provider: the intent is committed, the provider is called
 * with no SQL transaction open,
 * the outcome is committed. The row that comes back is `unknown` where nobody can say; it is never sent
 * again, only looked up.
 */
export async function performGiftCardOperation<Input>(
  parts: Parts,
  provider: GiftCardProvider,
  intent: Intended & Readonly<{ input: Input; now: Date }>,
  run: (call: Call<Fields, Input>) => Promise<GiftCardOutcome<unknown>>,
): Promise<GiftCardOperationRow> {
  const { input, now, ...intended } = intent;
  const key = {
    merchant_account_id: provider.service.merchant_account_id,
    gift_card_operation_id: newId<'gift-card-operation'>(now),
    gift_card_service_id: provider.service.gift_card_service_id,
  };
  await intendGiftCardOperation(
    parts.db,
    { ...intended, ...key },
    new Date(now.getTime() + SENT_GRACE_MS),
    now,
    parts.clock.now(),
  );
  const outcome = await callProvider(
    parts,
    provider,
    { operationId: key.gift_card_operation_id, input, now },
    run,
  );
  return conclude(parts, key, outcome, 0);
}

async function conclude(
  parts: Parts,
  key: Pick<GiftCardOperationRow, 'merchant_account_id' | 'gift_card_operation_id'>,
  outcome: GiftCardOutcome<unknown>,
  attempts: number,
): Promise<GiftCardOperationRow> {
  const now = parts.clock.nowFor(key.merchant_account_id);
  const recoverAt = outcome.kind === 'unknown' ? new Date(now.getTime() + retryDelayMs(attempts)) : null;
  const row = await concludeGiftCardOperation(parts.db, key, resultOf(outcome), recoverAt, now);
  const current =
    row ?? (await getGiftCardOperation(parts.db, key.merchant_account_id, key.gift_card_operation_id));
  if (current === null) throw new Error('BUG: a gift card operation is gone');
  return current;
}

export function resultOf(outcome: GiftCardOutcome<unknown>): GiftCardResult {
  const none = {
    provider_reference: null,
    error_code: null,
    raw_error_code: null,
    raw_error_message: null,
    details: {},
  };
  switch (outcome.kind) {
    case 'succeeded':
      return {
        ...none,
        status: 'succeeded',
        provider_reference: outcome.reference,
        details: detailsOf(outcome.value),
      };
    case 'failed':
      return {
        ...none,
        status: 'failed',
        error_code: outcome.code,
        raw_error_code: masked(outcome.raw.code),
        raw_error_message: masked(outcome.raw.description),
      };
    case 'unknown':
      return { ...none, status: 'unknown', raw_error_message: masked(outcome.detail) };
    default:
      return outcome satisfies never;
  }
}

/** What a provider says in its own words is kept and shown. */
function masked(words: string | null): string | null {
  return words === null ? null : maskCardNumbers(words);
}

function detailsOf(value: unknown): Record<string, unknown> {
  const url = typeof value === 'object' && value !== null && 'url' in value ? value.url : undefined;
  return typeof url === 'string' ? { url } : {};
}

type Settle = (row: GiftCardOperationRow, outcome: GiftCardOutcome<unknown>) => Promise<GiftCardOperationRow>;

/**
 * Asks a provider about what was sent and never answered. One that never heard of it did nothing. What belongs
 * to a transaction is concluded with it, by `settle`.
 */
export async function recoverGiftCardOperation(
  parts: Parts,
  row: GiftCardOperationRow,
  settle: Settle,
): Promise<GiftCardOperationRow> {
  const service = await getGiftCardService(parts.db, row.merchant_account_id, row.gift_card_service_id);
  const provider = service === null ? null : providerOf(parts, service);
  if (provider === null) {
    parts.log.error(
      { gift_card_operation_id: row.gift_card_operation_id },
      'a gift card operation cannot be resolved: its connector is not part of this release',
    );
    return row;
  }
  const now = parts.clock.nowFor(row.merchant_account_id);
  const found = await callProvider(
    parts,
    provider,
    { operationId: row.gift_card_operation_id, input: null, now },
    (call) => provider.connector.operations.find(call),
  );
  const outcome: GiftCardOutcome<unknown> =
    found.kind === 'not_found' && untilBelievedMs(provider.connector.recovery, row, parts.clock.now()) > 0
      ? { kind: 'unknown', detail: 'the provider does not know it yet' }
      : found.kind === 'not_found'
        ? {
            kind: 'failed',
            code: 'service_network_error',
            raw: { code: null, description: 'the provider never received it' },
          }
        : found.kind === 'failed' && found.code === 'service_network_error'
          ? { kind: 'unknown', detail: 'the provider could not be reached' }
          : found;
  if (outcome.kind === 'unknown')
    parts.log.warn(
      { gift_card_operation_id: row.gift_card_operation_id, attempts: row.recovery_attempts },
      'a gift card operation is not resolved yet',
    );
  return row.transaction_id === null
    ? conclude(parts, row, outcome, row.recovery_attempts)
    : settle(row, outcome);
}
