import type { EventRow, Json, TransactionRow } from '../db/queries/transaction-rows.ts';
import { isTransactionStatus, renderTransactionStatus } from '../api-contract/vocabulary.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import { textAt } from '../domain/json.ts';
import type { StoryKind } from '../domain/story-kinds.ts';
import type { Timestamp } from '../domain/timestamp.ts';
import { captureTimeOf } from '../domain/transaction/capture-time.ts';
import type { TransactionStatus } from '../domain/transaction/machine.ts';
import { type WaitName, waitEntry } from './call-entries.ts';
import { codeSentences } from './decision-entries.ts';
import { type Entry, type Money, type Sentence, entryOf, sentence } from './story-entry.ts';

export type TimelineContext = Readonly<{
  transaction: TransactionRow;
  version: ApiVersion;
  toldBy: ReadonlyMap<Timestamp, string>;
  /** Calls that have an entry: what was answered to them stands there. */
  calls: ReadonlySet<string>;
  /** What a payment service or an anti-fraud service is called. */
  nameOf(id: string): string;
  request: string;
  /** The last entry of the flow's decision; that of the request where none was made. */
  decision: string;
}>;

/** What stands on the timeline and in no other source, oldest first, and what was waited for. */
export function timelineEntries(events: readonly EventRow[], context: TimelineContext): readonly Entry[] {
  const entries: Entry[] = [];
  const before: Before = { last: new Map(), beside: null };
  for (const event of events) {
    const { created_at: at, transaction_event_id: id } = event;
    const callId = callOf(event, context);
    if (callId !== null) before.beside = { at, id: callId };
    const told = callId === null ? tellEvent(event, context) : null;
    if (told === null) continue;

    const entry = entryOf({ ...told, id, at, cause: causeOf(told, at, before, context) });
    entries.push(entry);
    before.last.set(entry.kind, id);
    if (entry.kind !== 'status' && entry.kind !== 'processor-event') before.beside = { at, id };
  }
  return [...entries, ...waitsIn(entries, context)];
}

/** The last entry of each kind, and the last thing that may have brought what stands beside it at the same moment. */
type Before = {
  last: Map<StoryKind, string>;
  beside: Readonly<{ at: Timestamp; id: string }> | null;
};

function causeOf(
  { kind }: Pick<ToldEvent, 'kind'>,
  at: Timestamp,
  { last, beside }: Before,
  { toldBy, decision, request }: TimelineContext,
): string | null {
  const causeBeside = beside?.at === at ? beside.id : null;
  if (kind === 'processor-event') return causeBeside;
  return kind === 'status' ? (toldBy.get(at) ?? causeBeside ?? decision) : (last.get(kind) ?? request);
}

/** The call whose answer an event is; null where it is none of those that have an entry. */
function callOf(event: EventRow, { calls }: TimelineContext): string | null {
  const id = textAt(event.context, 'operation_id');
  return id !== null && calls.has(id) && isOfCall(event) ? id : null;
}

/** It is an answer to a call. Returns are told of by the authorization, and are none to it. */
export function isOfCall({ name, context }: EventRow): boolean {
  return name.startsWith('payment-connector-') && context['kind'] !== 'return';
}

type ToldEvent = Pick<Entry, 'kind' | 'name' | 'says'> & Partial<Omit<Entry, 'id' | 'at' | 'cause'>>;

/** Another source tells of these. */
const TOLD_ELSEWHERE = ['flow-rule-', 'payment-service-avoided', 'gift-card-', 'payment-connector-report-'];

type Teller = (name: string, facts: Json, context: TimelineContext) => ToldEvent | null;
/** By how their names begin. */
const TELLERS: readonly (readonly [beginning: string, tell: Teller])[] = [
  ['transaction-updated-status', (_name, facts, { version }) => tellStatus(facts, version)],
  [
    'payment-connector-transaction-webhook-processed',
    (_name, facts, context) => tellProcessorEvent(facts, context),
  ],
  ['three-d-secure-', tellAuthentication],
  ['anti-fraud-', tellScreening],
  ['network-token-', tellToken],
  ['digital-wallet-', tellToken],
  ['retry-', tellRetry],
];

function tellEvent({ name, context: facts }: EventRow, context: TimelineContext): ToldEvent | null {
  if (TOLD_ELSEWHERE.some((beginning) => name.startsWith(beginning))) return null;
  const [, tell] = TELLERS.find(([beginning]) => name.startsWith(beginning)) ?? [null, tellChange];
  return tell(name, facts, context);
}

function tellStatus(facts: Json, version: ApiVersion): ToldEvent | null {
  const { status, previous_status: before } = facts;
  if (!isTransactionStatus(status)) return null;
  const code = textAt(facts, 'code');

  return {
    kind: 'status',
    name: renderTransactionStatus(version, status),
    code,
    status,
    facts: {
      previous_status: isTransactionStatus(before) ? renderTransactionStatus(version, before) : null,
    },
    says: [sentence('statusNow', { status: { term: status } }), ...codeSentences(code)],
  };
}

/** Never its text: that stands on the timeline, for who has to read it. */
function tellProcessorEvent(facts: Json, { nameOf }: TimelineContext): ToldEvent {
  const serviceId = textAt(facts, 'payment_service_id');
  const result = textAt(facts, 'result');
  const service = nameOf(serviceId ?? '');

  return {
    kind: 'processor-event',
    name: 'event',
    result,
    payment_service_id: serviceId,
    facts: { event_id: textAt(facts, 'event_id'), service },
    says: [sentence(result === 'applied' ? 'processorTold' : 'processorToldNothing', { service })],
  };
}

const NOT_AUTHENTICATED = new Set(['N', 'U', 'R', 'timeout']);

function tellAuthentication(name: string, facts: Json): ToldEvent {
  const status = textAt(facts, 'transaction_status');
  const told = {
    kind: 'authentication',
    name,
    result: status,
    facts: factsWithout(facts, ['cavv']),
  } as const;
  if (name === 'three-d-secure-exemption') {
    const word = facts['requested'] === true ? 'exemptionAsked' : 'exemptionNotAsked';
    return { ...told, says: [sentence(word, { exemption: textAt(facts, 'exemption') ?? '' })] };
  }

  if (name === 'three-d-secure-success')
    return { ...told, result: 'succeeded', says: [sentence('proofGoesAlong')] };
  if (name === 'three-d-secure-preparation-request')
    return {
      ...told,
      result: facts['enrolled'] === true ? 'enrolled' : 'not-enrolled',
      says: [
        facts['enrolled'] === true
          ? sentence('cardTakesPart', { version: textAt(facts, 'version') ?? '–' })
          : sentence('cardTakesNoPart'),
      ],
    };
  if (status === null) return { ...told, result: 'failed', says: [sentence('authenticationFailed')] };
  return { ...told, says: [authenticationSentence(status, facts)] };
}

function authenticationSentence(status: string, facts: Json): Sentence {
  if (status === 'C') return sentence('challengeWanted');
  if (facts['cancelled'] === true) return sentence('buyerLeft');
  if (status === 'Y')
    return sentence(facts['method'] === 'challenge' ? 'buyerConfirmed' : 'authenticatedQuietly');
  return NOT_AUTHENTICATED.has(status)
    ? sentence('notAuthenticated', { status })
    : sentence('authenticationTried');
}

const DECISION_WORDS: Readonly<Record<string, Parameters<typeof sentence>[0]>> = {
  accept: 'screeningAccepts',
  reject: 'screeningRejects',
  review: 'screeningDoubts',
};

function tellScreening(name: string, facts: Json, { nameOf }: TimelineContext): ToldEvent {
  const decision = textAt(facts, 'decision');
  const service = nameOf(textAt(facts, 'anti_fraud_service_id') ?? '');
  const told = { kind: 'screening', name, result: decision, facts: { ...facts, service } } as const;

  if (name === 'anti-fraud-webhook')
    return { ...told, says: [sentence(decision === 'accept' ? 'reviewAccepted' : 'reviewRejected')] };
  if (name === 'anti-fraud-transaction-status-update')
    return { ...told, says: [sentence('screeningTold', { service })] };
  if (name === 'anti-fraud-transaction-status-update-error')
    return { ...told, says: [sentence('screeningNotTold', { service })] };
  return {
    ...told,
    says: [
      sentence(DECISION_WORDS[decision ?? ''] ?? 'screeningSilent', { service }),
      ...(facts['silent_mode'] === true ? [sentence('withoutEffect')] : []),
    ],
  };
}

function tellToken(name: string, facts: Json, { nameOf }: TimelineContext): ToldEvent {
  const serviceId = textAt(facts, 'payment_service_id');
  const service = nameOf(serviceId ?? '');
  const isFailed = name.endsWith('-failed');

  return {
    kind: 'token',
    name,
    result: isFailed ? 'failed' : 'succeeded',
    payment_service_id: serviceId,
    facts: { service, reason: textAt(facts, 'reason') },
    says: [
      name.startsWith('digital-wallet-')
        ? sentence('walletOpened')
        : sentence(isFailed ? 'tokenMissing' : 'tokenReady', { service }),
    ],
  };
}

function tellChange(name: string, facts: Json, { transaction }: TimelineContext): ToldEvent {
  const { amount, released_amount: released, fields } = facts;
  const code = textAt(facts, 'code');
  const told = { kind: 'change', name, code, result: textAt(facts, 'decision'), facts } as const;
  const money = (units: number): Money => ({ amount: BigInt(units), currency: transaction.currency });

  if (facts['kind'] === 'return' && typeof amount === 'number')
    return {
      ...told,
      name: 'return',
      amount: BigInt(amount),
      says: [sentence('bankReturned', { amount: money(amount) }), ...codeSentences(code)],
    };
  if (typeof released === 'number')
    return {
      ...told,
      amount: BigInt(released),
      says: [sentence('holdReleased', { amount: money(released) })],
    };
  if (Array.isArray(fields))
    return { ...told, says: [sentence('fieldsChanged', { fields: fields.join(', ') })] };
  if (name.startsWith('transaction-sync')) return { ...told, says: [sentence('askedProcessorAgain')] };
  if (name.startsWith('reauthorization-')) return { ...told, says: [sentence('authorizedAnew')] };
  if (name === 'fraud-list-allowed') return { ...told, says: [sentence('listAllows')] };
  if (typeof facts['unexpected'] === 'string' || typeof facts['ignored'] === 'string')
    return { ...told, says: [sentence('unexpectedAnswer')] };
  return { ...told, says: [sentence('otherEvent', { name })] };
}

/** Why, in the words of the service, stands in the facts. */
function tellRetry(name: string, facts: Json): ToldEvent {
  const at = textAt(facts, 'next_attempt_at');
  const payment = textAt(facts, 'retry_transaction_id') ?? '';
  const status = textAt(facts, 'status');
  const told = { kind: 'change', name, result: status, facts } as const;
  if (name === 'retry-planned' && at !== null)
    return { ...told, says: [sentence('retryPlanned', { time: { at } })] };
  if (name === 'retry-made') return { ...told, says: [sentence('retryMade', { payment })] };
  if (name === 'retry-recovered') return { ...told, says: [sentence('retryRecovered', { payment })] };
  return { ...told, says: [sentence(status === 'stopped' ? 'retryStopped' : 'retryGivenUp')] };
}

function factsWithout(facts: Json, hidden: readonly string[]): Json {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !hidden.includes(name)));
}

const WAITS: Readonly<Partial<Record<TransactionStatus, WaitName>>> = {
  buyer_approval_pending: 'buyer',
  transfer_pending: 'buyer',
  pending: 'processor',
  capture_pending: 'processor',
  void_pending: 'processor',
  authorized: 'capture',
};

/** From each status that waits for somebody to the next one; and from a doubt about fraud to its end. */
function waitsIn(entries: readonly Entry[], { transaction }: TimelineContext): readonly Entry[] {
  const statuses = entries.filter(({ kind }) => kind === 'status');
  const ofStatuses = statuses.flatMap(({ id, at, status }, index) => {
    const name = status === null ? undefined : WAITS[status];
    if (name === undefined) return [];
    const end = statuses[index + 1]?.at ?? null;
    const captureAt = name === 'capture' ? captureTimeOf(transaction) : null;
    const until = captureAt ?? untilOf(name, transaction);
    return [waitEntry({ id, name, at, end, facts: end === null ? { until } : {}, until: captureAt })];
  });

  const screenings = entries.filter(({ kind }) => kind === 'screening');
  const ofReviews = screenings.flatMap(({ id, at, result, name }, index) => {
    if (result !== 'review' || name !== 'anti-fraud-decision') return [];
    const decided = screenings.slice(index + 1).find((one) => one.name === 'anti-fraud-webhook');
    return [waitEntry({ id, name: 'review', at, end: decided?.at ?? null, facts: {} })];
  });
  return [...ofStatuses, ...ofReviews];
}

/** Until when something has to happen, as it stands now. */
function untilOf(name: WaitName, transaction: TransactionRow): Timestamp | null {
  if (name === 'buyer') return transaction.approval_expires_at;
  return name === 'capture' ? transaction.authorization_expires_at : null;
}
