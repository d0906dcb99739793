import type { IdempotentCall } from '../access/idempotency.ts';
import type { Call, Fields } from '../connectors/connector.ts';
import type { GiftCardOutcome } from '../connectors/gift-card-connector.ts';
import { type GiftCardService, giftCardServices } from '../connections/connection-kinds.ts';
import {
  concludeGiftCardOperation,
  getGiftCardOperation,
  intendGiftCardOperation,
} from '../db/queries/gift-card-operations.ts';
import type { AuditWriting } from '../db/queries/audit-logs.ts';
import type { GiftCardOperationRow, OperationChange } from '../db/queries/transaction-rows.ts';
import { maskCardNumbers } from '../domain/card-numbers/card-numbers.ts';
import { isUnresolved } from '../domain/operation/operation-machine.ts';
import { timestamp } from '../domain/timestamp.ts';
import { DONE } from '../operations/find-out.ts';
import type { Kind } from '../operations/kinds.ts';
import { FIRST_RECOVERY_MS, SENT_GRACE_MS } from '../operations/retry-schedule.ts';
import { newRow } from '../db/new-operation.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import { Problem } from '../domain/problem.ts';
import {
  CLAIMED_ELSEWHERE,
  type SendingClaim,
  claimOfBeginner,
  claimToSend,
} from '../payment-services/sending-claim.ts';
import {
  type Answer,
  answerColumn,
  answerOfKind,
  cardToStore,
  conclusionOf,
  problemOf,
} from './gift-card-answer.ts';
import { type ProviderCall, callProvider } from './provider.ts';

type NewOperation = Pick<GiftCardOperationRow, 'kind' | 'amount' | 'currency'> &
  Partial<GiftCardOperationRow>;

/** A new operation at a gift card provider, `sent`. */
export function newGiftCardOperation(
  parts: Pick<ReadParts, 'clock'>,
  { merchantAccountId: merchant_account_id, id: gift_card_service_id }: GiftCardService,
  given: NewOperation,
): GiftCardOperationRow {
  const now = parts.clock.nowFor(merchant_account_id);
  const times = { now, machineNow: parts.clock.now(), firstRecoveryMs: SENT_GRACE_MS };
  return { ...newRow(times), merchant_account_id, gift_card_service_id, ...given };
}

type PerformRequest<Input, Body> = Readonly<{
  given: NewOperation;
  input: Input;
  run(call: Call<Fields, Input>): Promise<GiftCardOutcome<unknown>>;
  answer: Answer<Body>;
  idempotency: IdempotentCall | null;
  auditOf(row: GiftCardOperationRow): AuditWriting | null;
}>;

/**
 * The three steps of an operation at a gift card provider that belongs to no transaction: the intent is
 * committed, the provider is called with no SQL transaction open, the outcome is committed. Gives the body of its
 * answer. While nobody can say what came of it, it is never sent again, only looked up, and its key waits.
 */
export async function performGiftCardOperation<Input, Body>(
  parts: MoneyParts,
  provider: GiftCardService,
  { given, input, run, answer, idempotency, auditOf }: PerformRequest<Input, Body>,
): Promise<Body> {
  const row = newGiftCardOperation(parts, provider, {
    ...given,
    ...keyColumns(parts, provider, idempotency),
  });
  idempotency?.intended();
  if (!(await intendGiftCardOperation(parts.db, row, idempotency, auditOf(row)))) {
    await shredUnstored(parts, row);
    throw new Problem('concurrent_request');
  }
  const asking = { ...askingFor(parts, row, input), claim: claimOfBeginner(parts, row) };
  const outcome = await callProvider(parts, provider, asking, run);
  const { row: current, body, isOurs } = await conclude(parts, row, outcome, answer);
  if (isUnresolved(current.status)) throw new Problem('gateway_timeout', { message: NO_ANSWER });
  if (isOurs) idempotency?.answerStored();
  else idempotency?.answerStoredEarlier();
  const problem = problemOf(current);
  if (problem !== null) throw problem;

  return body ?? answer(parts, current);
}

const NO_ANSWER = 'The gift card provider did not answer; it may have happened and is being looked up';

/** Whoever learns the outcome answers the key. The id follows from it: repeated after a restore, it is the same. */
function keyColumns(
  { clock }: ReadParts,
  { merchantAccountId }: GiftCardService,
  call: IdempotentCall | null,
): Partial<Pick<GiftCardOperationRow, 'operation_id' | 'answer'>> {
  if (call === null) return {};
  const operation_id = call.reference<'operation'>(1, clock.nowFor(merchantAccountId));
  return { operation_id, answer: answerColumn(call) };
}

/** What a provider is asked with for an operation: its id is our reference there. */
export function askingFor<Input>(
  parts: Pick<ReadParts, 'clock'>,
  { operation_id: operationId, merchant_account_id: account, kind }: GiftCardOperationRow,
  input: Input,
): ProviderCall<Input> {
  return { name: kind, operationId, input, now: parts.clock.nowFor(account) };
}

/** `body`: null where it did not succeed, or somebody else concluded it (then not `isOurs`). */
type ConcludedOperation<Body> = Readonly<{ row: GiftCardOperationRow; body: Body | null; isOurs: boolean }>;

async function conclude<Body>(
  parts: MoneyParts,
  row: GiftCardOperationRow,
  outcome: GiftCardOutcome<unknown>,
  answer: Answer<Body>,
): Promise<ConcludedOperation<Body>> {
  const { merchant_account_id: merchantAccountId, operation_id: id } = row;
  const now = parts.clock.nowFor(merchantAccountId);
  const details = { ...row.details, ...(outcome.kind === 'succeeded' ? detailsOf(outcome.value) : {}) };
  const change = { ...changeBy(row, outcome, now), details };
  const after = { ...row, ...change };
  const body = after.status === 'succeeded' ? await answer(parts, after) : null;
  const isOurs = await concludeGiftCardOperation(
    parts.db,
    merchantAccountId,
    change,
    conclusionOf(after, body, now),
  );
  if (!isOurs) {
    const current = await getGiftCardOperation(parts.db, merchantAccountId, id);
    if (current === null) throw new Error('BUG: a gift card operation is gone');
    return { row: current, body: null, isOurs };
  }

  if (after.status === 'failed') await shredUnstored(parts, after);
  return { row: after, body, isOurs };
}

/** A card that was sealed to be stored, and is not stored. */
async function shredUnstored({ vault }: MoneyParts, row: GiftCardOperationRow): Promise<void> {
  const card = cardToStore(row);
  if (card !== null) await vault.shred(row.merchant_account_id, card.vault_record_id);
}

/** What an outcome makes of an operation that has none yet. */
export function changeBy(
  { operation_id, amount }: GiftCardOperationRow,
  outcome: GiftCardOutcome<unknown>,
  now: Date,
): OperationChange {
  const at = timestamp(now);
  switch (outcome.kind) {
    case 'succeeded':
      return {
        operation_id,
        status: 'succeeded',
        moved_amount: amount,
        processor_reference: outcome.reference,
        due_at: null,
        resolved_at: at,
        updated_at: at,
      };
    case 'failed':
      return {
        operation_id,
        status: 'failed',
        error_code: outcome.code,
        raw_response_code: maskWords(outcome.raw.code),
        raw_response_description: maskWords(outcome.raw.description),
        due_at: null,
        resolved_at: at,
        updated_at: at,
      };
    case 'unknown':
      return {
        operation_id,
        status: 'unknown',
        detail: maskWords(outcome.detail),
        due_at: timestamp(new Date(now.getTime() + FIRST_RECOVERY_MS)),
        updated_at: at,
      };
    default:
      return outcome satisfies never;
  }
}

/** What a provider says in its own words is kept and shown. */
function maskWords(words: string | null): string | null {
  return words === null ? null : maskCardNumbers(words);
}

function detailsOf(value: unknown): Record<string, unknown> {
  const url = typeof value === 'object' && value !== null && 'url' in value ? value.url : undefined;
  return typeof url === 'string' ? { url } : {};
}

/** What was learned of an operation of a transaction, committed with it and all that follows. */
type Settle = (
  parts: MoneyParts,
  row: GiftCardOperationRow,
  outcome: GiftCardOutcome<unknown>,
) => Promise<void>;
type Open = Readonly<{ row: GiftCardOperationRow; provider: GiftCardService }>;
/** The same under the same operation id. Null where what was sent is not there any more. */
type Resend = (
  parts: MoneyParts,
  row: GiftCardOperationRow,
  provider: GiftCardService,
  claim: SendingClaim,
) => Promise<GiftCardOutcome<unknown> | null>;

/**
 * Operations at gift card providers are looked up, where they can be: the card is often gone with its request.
 * One that its provider never heard of did nothing. Those of a transaction can be sent again, by `resend`.
 */
export function giftCardKind(
  settle: Settle,
  resend: Resend,
): Kind<Open, GiftCardOutcome<unknown> | Readonly<{ kind: 'not_found' }>> {
  return {
    open: async (parts, claimed) => {
      const { merchant_account_id: merchantAccountId, operation_id: id, due_tries: dueTries } = claimed;
      const row = await getGiftCardOperation(parts.db, merchantAccountId, id);
      if (row === null) throw new Error('BUG: a gift card operation vanished');
      // Else this process stood still, and another worker has claimed it.
      if (!isUnresolved(row.status) || row.due_tries !== dueTries) return DONE;
      const provider = await giftCardServices.find(parts, merchantAccountId, row.gift_card_service_id);
      return provider === null
        ? { kind: 'again', detail: 'its connector is not part of this release' }
        : { kind: 'open', subject: { row, provider } };
    },
    send: async (parts, { row, provider }, claimed) => {
      if (row.transaction_id === null) return null;
      const claim = await claimToSend(parts, claimed, provider.connector.recovery.by === 'look-up');
      return claim === null ? CLAIMED_ELSEWHERE : resend(parts, row, provider, claim);
    },
    look: async (parts, { row, provider }) => {
      const { find } = provider.connector.operations;
      if (find === undefined) return { kind: 'unknown', detail: 'this provider cannot be asked' };
      const asking = { ...askingFor(parts, row, null), name: 'find' };
      const found = await callProvider(parts, provider, asking, (call) => find(call));
      return found.kind === 'failed' && found.unsent === true ? NOT_REACHED : found;
    },
    apply: async (parts, { row }, said) => {
      const outcome = said.kind === 'not_found' ? NEVER_RECEIVED : said;
      if (row.transaction_id === null) await conclude(parts, row, outcome, answerOfKind(row.kind));
      else await settle(parts, row, outcome);
      return DONE;
    },
    policy: ({ provider }) => provider.connector.recovery,
    tells: 'the outcome of a gift card operation is still unknown: ask its provider',
  };
}

const NOT_REACHED = { kind: 'unknown', detail: 'the provider could not be reached' } as const;
const NEVER_RECEIVED = {
  kind: 'failed',
  code: 'service_network_error',
  raw: { code: null, description: 'the provider never received it' },
  unsent: true,
} as const;
