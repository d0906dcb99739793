import type { AnyOperationRow, EventRow, Json } from '../db/queries/transaction-rows.ts';
import { textAt } from '../domain/json.ts';
import { isUnresolved } from '../domain/operation/operation-machine.ts';
import type { Timestamp } from '../domain/timestamp.ts';
import { codeSentences } from './decision-entries.ts';
import { type Entry, type Sentence, entryOf, sentence } from './story-entry.ts';

/** What is known around the calls of a payment. */
export type CallContext = Readonly<{
  currency: string;
  /** Where a processor's own event is on the timeline, by its moment: it brought what stands beside it. */
  toldBy: ReadonlyMap<Timestamp, string>;
  /** What a payment service or gift card service is called. */
  nameOf(id: string): string;
  /** What led to the first attempt. */
  decision: string;
  /** The call of the API that asked for it; null where nobody is known to have. */
  askedBy(operation: AnyOperationRow): string | null;
}>;

/** Operations that are calls of their own; what is asked of anti-fraud services has entries of another kind. */
const CALLS = ['authorize', 'capture', 'void', 'refund', 'cancel', 'increment', 'sync'] as const;
const GIFT_CARD_CALLS = ['redeem-gift-card', 'refund-gift-card'] as const;
type CallKind = (typeof CALLS)[number] | (typeof GIFT_CARD_CALLS)[number];

export function callKindOf({ kind }: Pick<AnyOperationRow, 'kind'>): CallKind | null {
  return [...CALLS, ...GIFT_CARD_CALLS].find((known) => known === kind) ?? null;
}

/** What processors and gift card providers were asked, oldest first, each with its waits behind it. */
export function callEntries(
  operations: readonly AnyOperationRow[],
  eventsOf: ReadonlyMap<string, readonly EventRow[]>,
  context: CallContext,
): readonly Entry[] {
  let lastAttempt: Entry | null = null;
  return operations.flatMap((operation) => {
    const kind = callKindOf(operation);
    if (kind === null) return [];
    const before: Entry | null = kind === 'authorize' && operation.attempt > 1 ? lastAttempt : null;
    const answers = (eventsOf.get(operation.operation_id) ?? []).map((event) => answerIn(event, context));
    const call = callEntry(operation, kind, answers, { ...context, before });
    if (kind === 'authorize') lastAttempt = call;

    return [call, ...unknownWait(operation, call, answers)];
  });
}

/** One answer to a call, or what was learned of it later. */
type CallAnswer = Readonly<{
  at: Timestamp;
  result: string | null;
  code: string | null;
  raw_response_code: string | null;
  raw_response_description: string | null;
  processor_event: string | null;
  unexpected: string | null;
  ignored: string | null;
}>;

function answerIn({ created_at: at, context }: EventRow, { toldBy }: CallContext): CallAnswer {
  return {
    at,
    result: textAt(context, 'result'),
    code: textAt(context, 'code'),
    raw_response_code: textAt(context, 'raw_response_code'),
    raw_response_description: textAt(context, 'raw_response_description'),
    processor_event: toldBy.get(at) ?? null,
    unexpected: textAt(context, 'unexpected'),
    ignored: textAt(context, 'ignored'),
  };
}

function callEntry(
  operation: AnyOperationRow,
  kind: CallKind,
  answers: readonly CallAnswer[],
  context: CallContext & Readonly<{ before: Entry | null }>,
): Entry {
  const { before, decision, currency } = context;
  const isGiftCard = GIFT_CARD_CALLS.some((known) => known === kind);
  const serviceId = operation.payment_service_id ?? operation.gift_card_service_id ?? '';
  const isBegun = kind === 'authorize' || kind === 'redeem-gift-card';
  const [first] = answers;

  return entryOf({
    id: operation.operation_id,
    kind: isGiftCard ? 'gift-card' : 'call',
    name: kind,
    at: operation.created_at,
    ended_at: operation.resolved_at,
    cause: before?.id ?? (isBegun ? decision : context.askedBy(operation)),
    result: operation.status,
    code: operation.error_code,
    amount: operation.moved_amount ?? operation.amount,
    payment_service_id: operation.payment_service_id,
    facts: {
      attempt: operation.attempt,
      service: context.nameOf(serviceId),
      gift_card_service_id: operation.gift_card_service_id,
      processor_reference: operation.processor_reference,
      raw_response_code: operation.raw_response_code,
      raw_response_description: operation.raw_response_description,
      detail: operation.detail,
      reason: operation.reason,
      external_identifier: operation.external_identifier,
      creator: textAt(operation.creator, 'name'),
      took_ms: first === undefined ? null : Date.parse(first.at) - Date.parse(operation.created_at),
      answers,
    },
    says: [
      sentence('calledAt', {
        operation: { term: kind },
        amount: { amount: operation.moved_amount ?? operation.amount, currency },
        service: context.nameOf(serviceId),
        result: { term: operation.status },
      }),
      ...(before === null ? [] : [sentence('askedNext')]),
      ...codeSentences(operation.error_code),
      ...rawSentences(operation),
      ...learnedSentences(operation, answers),
    ],
  });
}

function rawSentences({
  raw_response_code: code,
  raw_response_description: words,
}: Pick<AnyOperationRow, 'raw_response_code' | 'raw_response_description'>): readonly Sentence[] {
  const raw = [code, words].filter((text) => text !== null).join(' ');
  return raw === '' ? [] : [sentence('processorSaid', { raw })];
}

function learnedSentences({ status }: AnyOperationRow, answers: readonly CallAnswer[]): readonly Sentence[] {
  const wasUnknown = answers.some(({ result }) => result === 'unknown') && !isUnresolved(status);
  const isUnexpected = answers.some(({ unexpected }) => unexpected !== null);
  return [
    ...(wasUnknown ? [sentence('foundOut')] : []),
    ...(isUnexpected ? [sentence('unexpectedAnswer')] : []),
  ];
}

/** From when nobody knew whether it had happened, until it was found out. */
function unknownWait(
  { status, created_at: sentAt }: AnyOperationRow,
  call: Entry,
  answers: readonly CallAnswer[],
): readonly Entry[] {
  const unknownAt = answers.find(({ result }) => result === 'unknown')?.at ?? null;
  if (unknownAt === null && !isUnresolved(status)) return [];
  const at = unknownAt ?? sentAt;
  const end = answers.find((answer) => answer.at >= at && answer.result !== 'unknown')?.at ?? null;
  return [waitEntry({ id: call.id, name: 'outcome', at, end, facts: {} })];
}

export type WaitName = 'buyer' | 'processor' | 'capture' | 'outcome' | 'review';

/** Something did not go on until somebody did something. `id`: the entry that it began with. */
export function waitEntry({
  id,
  name,
  at,
  end,
  facts,
  until = null,
}: Readonly<{
  id: string;
  name: WaitName;
  at: Timestamp;
  end: Timestamp | null;
  facts: Json;
  /** Of a capture: when it is to be made by itself. */
  until?: Timestamp | null;
}>): Entry {
  const { waiting, waited } = WAIT_WORDS[name];
  const waitsNow =
    until === null ? sentence(waiting) : sentence('waitsForCaptureAt', { time: { at: until } });
  return entryOf({
    id: `${id}.wait`,
    kind: 'wait',
    name,
    at,
    ended_at: end,
    cause: id,
    result: end === null ? 'waiting' : 'over',
    facts,
    says: [end === null ? waitsNow : sentence(waited, { time: { at: end } })],
  });
}

const WAIT_WORDS = {
  buyer: { waiting: 'waitsForBuyer', waited: 'waitedForBuyer' },
  processor: { waiting: 'waitsForProcessor', waited: 'waitedForProcessor' },
  capture: { waiting: 'waitsForCapture', waited: 'waitedForCapture' },
  outcome: { waiting: 'waitsForOutcome', waited: 'waitedForOutcome' },
  review: { waiting: 'waitsForReview', waited: 'waitedForReview' },
} as const;
