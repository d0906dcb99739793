import { inBulkhead } from '../access/bulkhead.ts';
import { cut } from '../domain/cut.ts';
import { hash } from 'node:crypto';
import { Problem } from '../domain/problem.ts';
import type { Connector } from '../connectors/connector.ts';
import {
  EventUnread,
  type EventAnswer,
  type EventReading,
  type ProcessorEvent,
  type RawEvents,
} from '../connectors/events.ts';
import { settingsOf } from '../connections/connection.ts';
import { type PaymentService, paymentServices } from '../connections/connection-kinds.ts';
import {
  type EventKey,
  type EventResult,
  findEvent,
  keepUnreadable,
  recordEvent,
} from '../db/queries/processor-events.ts';
import { faultOf } from '../db/faults.ts';
import { getOperation } from '../db/queries/transactions.ts';
import { maskCardNumbers } from '../domain/card-numbers/card-numbers.ts';
import { parseUuid } from '../domain/ids.ts';
import { newId } from '../platform/entropy.ts';
import { METRICS } from '../platform/metrics.ts';
import { WireFault } from '../net/wire.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import { applyEvent } from './apply-event.ts';
import { maskedEvent } from './masked-event.ts';
import { eventTools } from './tools.ts';
import { matchEvent } from './match.ts';
import { refuseYoung } from './refuse-young.ts';

/**
 * What a processor sent to one of our addresses. Header names in lower case, as they stood on the wire,
 * duplicates kept.
 */
type Delivery = Readonly<{
  method: string;
  /** With its query. */
  path: string;
  payload: string;
  signature: string;
  headers: readonly (readonly [string, string])[];
  body: Buffer;
}>;
/** Without its address. */
type ReceivedRequest = Omit<Delivery, 'payload' | 'signature'>;
/** As it begins to arrive: whether it came to an address of ours is known before its body is read. */
type Arrival = Omit<Delivery, 'body'> & Readonly<{ readBody(): Promise<Buffer> }>;

/** The largest event that is read; whoever sends more is no processor of ours. */
export const EVENT_BYTES_MAX = 1_000_000;

type Result = EventResult | 'duplicate' | 'unreadable';

/**
 * Verifies, reads, matches, applies and writes down. Gives one result per event of the body, and what the
 * processor wants to read; it may send it all again at any time.
 */
export async function receiveEvents(parts: MoneyParts, { readBody, ...arrival }: Arrival): Promise<Received> {
  const at = await serviceAt(parts, arrival);
  return receiveAt(parts, at, { ...arrival, body: await readBody() });
}

type EventPlace = Readonly<{ service: PaymentService; webhook: NonNullable<Connector['webhook']> }>;
type Received = Readonly<{ results: readonly Result[]; answer: EventAnswer | null }>;

/** What came to a payment service's address. */
export async function receiveAt(
  parts: MoneyParts,
  { service, webhook }: EventPlace,
  delivery: ReceivedRequest,
): Promise<Received> {
  const reading = await readOr503(() =>
    webhook.read(
      rawEvents(delivery, parts.clock.now()),
      settingsOf(parts.vault, service),
      eventTools(parts, service),
    ),
  );
  const countRefused = (items: number): void =>
    METRICS.processorEventsRefused.inc({ connector: service.connector.id }, items);
  if (reading.kind === 'refused') {
    countRefused(1);
    throw new Problem('unauthorized', { message: 'The signature of this event does not hold' });
  }
  const answer = reading.answer ?? null;
  const { refused = [], unread = null } = reading.kind === 'proven' ? reading : {};
  if (reading.events.length === 0 && unread === null)
    return { results: [await setAside(parts, service, delivery)], answer };
  if (refused.length > 0) {
    countRefused(refused.length);
    await setAside(parts, service, delivery, refused.map(namedInLog), secretsOf(reading));
  }
  const results: Result[] = [];
  const failures: unknown[] = unread === null ? [] : [orSentAgain(unread)];
  for (const event of reading.events) {
    try {
      results.push(await receiveEvent(parts, service, event, delivery));
    } catch (error) {
      // What fails is sent again with the others, which are known by then: it must not block those behind it.
      if (faultOf(error) === 'passing') throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];

  return { results, answer };
}

/** What could not be read now is told again: a payout's lines come in no other way. */
async function readOr503(read: () => Promise<EventReading>): Promise<EventReading> {
  try {
    return await read();
  } catch (error) {
    throw orSentAgain(error);
  }
}

function orSentAgain(error: unknown): unknown {
  if (!(error instanceof EventUnread) && !(error instanceof WireFault)) return error;
  return new Problem('service_unavailable', {
    message: 'The processor was asked about this event and did not say; send it again',
    privateText: error.message,
  });
}

function rawEvents({ method, path, headers, body }: ReceivedRequest, now: Date): RawEvents {
  const url = new URL(path, 'http://events');
  return {
    method,
    path: url.pathname,
    query: url.searchParams,
    headers: Object.fromEntries(headers),
    body,
    now,
  };
}

const REFUSED_NAME_LENGTH_MAX = 100;

/** Nothing proves who wrote it. */
function namedInLog(name: string): string {
  return cut(maskCardNumbers(name), REFUSED_NAME_LENGTH_MAX);
}

function secretsOf({ events }: Extract<EventReading, { kind: 'proven' | 'unproven' }>): readonly string[] {
  return events.flatMap(({ secrets = [] }) => secrets);
}

/** Sending it again would not help the processor, so it is taken, kept as it came, and a person is told. */
async function setAside(
  parts: MoneyParts,
  { merchantAccountId, id: paymentServiceId }: PaymentService,
  delivery: ReceivedRequest,
  refused: readonly string[] = [],
  secrets: readonly string[] = [],
): Promise<Result> {
  const eventId = `unreadable-${hash('sha256', delivery.body, 'hex')}`;
  const raw = maskedEvent(delivery.headers, delivery.body, secrets);
  const key = { merchantAccountId, paymentServiceId, eventId };
  if (!(await keepUnreadable(parts.db, key, raw, parts.clock.now()))) return 'duplicate';
  parts.log.error(
    { paymentServiceId, eventId, ...(refused.length === 0 ? {} : { refused }) },
    refused.length === 0
      ? 'a signed processor event cannot be read; processor_events keeps it'
      : 'items of a processor event are not signed with our key; processor_events keeps it, the others count',
  );
  return 'unreadable';
}

/**
 * An address of ours, or 404: whether the account, the service or the signature is wrong is nobody's
 * business.
 */
async function serviceAt(
  parts: ReadParts,
  { payload, signature }: Omit<Delivery, 'body'>,
): Promise<EventPlace> {
  const service = await inBulkhead(parts.db, () => paymentServices.at(parts, payload, signature));
  const webhook = service?.connector.webhook;
  if (service === null || webhook === undefined) throw new Problem('not_found');
  return { service, webhook };
}

async function receiveEvent(
  parts: MoneyParts,
  service: PaymentService,
  event: ProcessorEvent,
  delivery: ReceivedRequest,
): Promise<EventResult | 'duplicate'> {
  const name = cut(maskCardNumbers(event.name), EVENT_ID_LENGTH_MAX);
  const key: EventKey = {
    merchantAccountId: service.merchantAccountId,
    paymentServiceId: service.id,
    eventId: cut(event.eventId, EVENT_ID_LENGTH_MAX),
  };
  const { isKnown, steps: named } = await findEvent(parts.db, key, {
    operationId: parseUuid<'operation'>(event.of.operationId ?? ''),
    reference: event.of.reference ?? null,
  });
  if (isKnown) return 'duplicate';

  const steps = named.length > 0 ? named : await stepsOfPayment(parts, key, event);
  const match = await matchEvent(parts.db, service, event, steps);
  const isElsewhere = match.kind === 'none' && (await isOfAnother(parts, service, event));
  if (match.kind === 'none' && !isElsewhere && namesSomething(event))
    refuseYoung(parts, service, event, 'payment');
  const receivedAt = parts.clock.now();
  const context = (result: EventResult): Readonly<Record<string, unknown>> => ({
    ...contextOf(service, event, result, delivery),
    event_name: name,
  });
  const heard = { paymentServiceId: service.id, eventId: key.eventId, name, receivedAt };
  const applied = isElsewhere
    ? 'ignored'
    : await applyEvent(parts, service, event, match, { ...heard, context: context('applied') });
  const transactionId = match.kind === 'one' ? match.transactionId : null;
  const result = applied === 'recorded' ? 'applied' : applied;
  // What was not written down as it was applied is now: a crash in between has it sent and applied again,
  // which the machines ignore.
  const isNew =
    applied === 'recorded' ||
    (await recordEvent(parts.db, key, {
      name,
      result,
      transactionId: result === 'unmatched' ? null : transactionId,
      receivedAt,
      transactionEventId: newId<'event'>(parts.clock.nowFor(service.merchantAccountId)),
      context: context(result),
      at: parts.clock.nowFor(service.merchantAccountId),
    }));
  parts.log.info(
    { paymentServiceId: service.id, event: name, result, transactionId },
    'a processor event was received',
  );
  return isNew ? result : 'duplicate';
}

const EVENT_ID_LENGTH_MAX = 200;

/** That of the payment which something was made on that nobody asked for here: it is no other operation of ours. */
async function stepsOfPayment(
  { db }: ReadParts,
  key: EventKey,
  { change }: ProcessorEvent,
): Promise<Awaited<ReturnType<typeof findEvent>>['steps']> {
  const reference = change?.kind === 'operation' ? (change.made?.payment ?? null) : null;
  if (reference === null) return [];
  const { steps } = await findEvent(db, key, { operationId: null, reference });
  return steps.filter(({ operation }) => operation.kind === 'authorize');
}

function namesSomething({ of, change }: ProcessorEvent): boolean {
  return (
    change !== null &&
    change.kind !== 'mandate' &&
    change.kind !== 'payout' &&
    change.kind !== 'payout_returned' &&
    (of.operationId !== undefined || (of.reference !== undefined && !mayBeAnybodys(change)))
  );
}

/** What is made on payments that were made beside us has no operation of ours, and none will come. */
function mayBeAnybodys(change: ProcessorEvent['change']): boolean {
  return change?.kind === 'operation' && change.made !== undefined;
}

/**
 * It names an operation of ours at another payment service: a processor that tells every address of an account of all
 * its payments tells that one, too, and need not tell this one again.
 */
async function isOfAnother(
  { db }: ReadParts,
  { merchantAccountId, id }: PaymentService,
  { of }: ProcessorEvent,
): Promise<boolean> {
  const operationId = parseUuid<'operation'>(of.operationId ?? '');
  const operation = operationId === null ? null : await getOperation(db, merchantAccountId, operationId);
  return operation !== null && operation.payment_service_id !== id;
}

function contextOf(
  service: PaymentService,
  event: ProcessorEvent,
  result: EventResult,
  delivery: ReceivedRequest,
): Readonly<Record<string, unknown>> {
  const { change } = event;
  const told = change?.kind === 'stored_token' || change?.kind === 'token_ended' ? [change.token] : [];
  const secrets = [...told, ...(event.secrets ?? [])];
  return {
    payment_service_id: service.id,
    payment_service_definition_id: service.connector.id,
    event_id: event.eventId,
    result,
    ...maskedEvent(delivery.headers, delivery.body, secrets),
  };
}
