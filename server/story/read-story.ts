import type { ApiVersion } from '../domain/api-version.ts';
import {
  type PaymentService,
  antiFraudServices,
  giftCardServices,
  paymentServices,
} from '../connections/connection-kinds.ts';
import type { AddressBook } from '../connectors/addresses.ts';
import type { PageRequest, Slice } from '../db/keyset.ts';
import { listPostings } from '../db/queries/ledger.ts';
import {
  type RelatedRow,
  auditsAbout,
  disputeHistoryOf,
  paymentsOfSameOrder,
  settlementLinesOf,
} from '../db/queries/story-sources.ts';
import { listEventRows } from '../db/queries/transaction-events.ts';
import type { AnyOperationRow, EventRow, TransactionRow } from '../db/queries/transaction-rows.ts';
import { getTransactionRow, listActionRows, operationsOf } from '../db/queries/transactions.ts';
import { listDeliveriesOfAccount } from '../db/queries/webhook-deliveries.ts';
import { getWebhookSubscription } from '../db/queries/webhook-subscriptions.ts';
import { type MerchantAccountId, type TransactionId, uuidv7 } from '../domain/ids.ts';
import { textAt } from '../domain/json.ts';
import type { StoryKind } from '../domain/story-kinds.ts';
import type { ReadParts } from '../parts.ts';
import { type CallContext, callEntries, callKindOf } from './call-entries.ts';
import { namesOf, readDecided, serviceNames, servicesIn } from './decided.ts';
import { decisionEntries } from './decision-entries.ts';
import { type Entry, type Value, entryOf, sentence } from './story-entry.ts';
import { disputeEntries, postingEntries, settlementEntries } from './money-entries.ts';
import { askerOf, auditEntries, messageEntries } from './news-entries.ts';
import { inOrder } from './story-order.ts';
import { receiptEntries } from './receipt-entries.ts';
import { isOfCall, timelineEntries } from './timeline-entries.ts';

/** Which parts of a story its reader may see beside the payment itself. */
export type StoryReach = Readonly<{
  audit: boolean;
  disputes: boolean;
  messages: boolean;
  /** Whether endpoints of the whole instance are the reader's to see. */
  instance: boolean;
}>;

/** What a story does not tell: more than one answer takes, or what the reader's scopes do not allow. */
export type LeftOutOfStory = Readonly<{
  kind: StoryKind;
  why: 'too-many' | 'scope';
  scope: string | null;
}>;

export type Story = Readonly<{
  transaction: TransactionRow;
  entries: readonly Entry[];
  related: readonly RelatedRow[];
  leftOut: readonly LeftOutOfStory[];
}>;

/** Of each source; a payment that has more is rare, and each source has a list of its own. */
const SOURCE_MAX = 500;
const RELATED_MAX = 10;
const PAGE_ROWS = 100;

/** What stories are read from: the database, and which companies this instance can ask. */
type StoryParts = ReadParts & AddressBook;

/** Everything that is stored about one payment, in order, each with what led to it. Null: there is none. */
export async function readStory(
  parts: StoryParts,
  of: Readonly<{ merchantAccountId: MerchantAccountId; id: TransactionId }>,
  version: ApiVersion,
  reach: StoryReach,
): Promise<Story | null> {
  const transaction = await getTransactionRow(parts.db, of.merchantAccountId, of.id);
  if (transaction === null) return null;
  const sources = await readSources(parts, transaction, reach);
  const names = await readNames(parts, transaction, sources);

  return {
    transaction,
    entries: inOrder(entriesOf(transaction, version, sources, names)),
    related: sources.related,
    leftOut: leftOutOf(sources, reach),
  };
}

type Sources = Awaited<ReturnType<typeof readSources>>;

async function readSources(parts: ReadParts, transaction: TransactionRow, reach: StoryReach) {
  const { db } = parts;
  const { merchant_account_id: account, transaction_id: id, external_identifier: order } = transaction;
  const none = { rows: [], hasNext: false } as const;
  const [actions, operations, events, postings, lines, disputes, deliveries, related] = await Promise.all([
    listActionRows(db, account, id),
    operationsOf(db, account, id),
    readPages((page) => listEventRows(db, account, id, page)),
    readPages((page) => listPostings(db, account, id, page)),
    settlementLinesOf(db, account, id, SOURCE_MAX + 1),
    reach.disputes ? disputeHistoryOf(db, account, id, SOURCE_MAX + 1) : [],
    reach.messages ? deliveriesOf(db, transaction, reach.instance) : none,
    order === null
      ? []
      : paymentsOfSameOrder(db, account, { externalIdentifier: order, except: id }, RELATED_MAX),
  ]);

  const decided = await Promise.all(
    actions.map(async (row) => ({ row, decided: await readDecided(parts, row) })),
  );
  const told = enoughOf(operations);
  const subjects = [id as string, ...told.rows.map((one) => one.operation_id)];
  const audits = reach.audit ? await auditsAbout(db, account, subjects, SOURCE_MAX + 1) : [];
  return {
    ...{ decided, events, postings, deliveries, related },
    operations: told,
    lines: enoughOf(lines),
    disputes: enoughOf(disputes),
    audits: enoughOf(audits),
  };
}

/** The rows of one source, and whether it has more. */
type Rows<Row> = Readonly<{ rows: readonly Row[]; hasNext: boolean }>;

/** Of rows that were read with more than enough of them. */
function enoughOf<Row>(rows: readonly Row[]): Rows<Row> {
  return { rows: rows.slice(0, SOURCE_MAX), hasNext: rows.length > SOURCE_MAX };
}

/** The rows of a list, page by page, until there are enough of them. */
async function readPages<Row extends Readonly<{ sort_values: readonly string[] }>>(
  read: (page: PageRequest) => Promise<Slice<Row>>,
): Promise<Rows<Row>> {
  const rows: Row[] = [];
  let position: PageRequest['position'] = null;
  for (;;) {
    const slice = await read({ limit: PAGE_ROWS, position });
    rows.push(...slice.rows);
    const from = slice.nextFrom ?? slice.rows.at(-1)?.sort_values;
    if (!slice.hasNext || from === undefined || rows.length >= SOURCE_MAX)
      return { rows: rows.slice(0, SOURCE_MAX), hasNext: slice.hasNext };
    position = { direction: 'next', values: from };
  }
}

/** Ids are in the order of creation: those of all time. */
const FIRST_ID = uuidv7(0, Buffer.alloc(10));
const LAST_ID = uuidv7(2 ** 48 - 1, Buffer.alloc(10, 0xff));

function deliveriesOf(
  db: ReadParts['db'],
  { merchant_account_id: merchantAccountId, transaction_id: resourceId }: TransactionRow,
  seesInstance: boolean,
) {
  const filters = { status: null, event: null, firstId: FIRST_ID, lastId: LAST_ID };
  const of = { merchantAccountId, seesInstance, resourceId };
  return readPages((page) => listDeliveriesOfAccount(db, of, filters, page));
}

type Names = Readonly<{
  serviceOf(id: string): string;
  addressOf(subscriptionId: string): string;
  active: readonly PaymentService[];
}>;

async function readNames(
  parts: StoryParts,
  { merchant_account_id: account }: TransactionRow,
  { decided, operations, events, deliveries, lines, disputes }: Sources,
): Promise<Names> {
  const said = events.rows.map(({ context }) => textAt(context, 'payment_service_id'));
  const asked = [...operations.rows, ...lines.rows, ...disputes.rows].map(({ payment_service_id: id }) => id);
  const known = [...said, ...asked].filter((id) => id !== null);
  const subscriptions = deliveries.rows.map((row) => row.webhook_subscription_id);
  const others = [
    ...operations.rows.flatMap((row) => [row.gift_card_service_id, row.anti_fraud_service_id]),
    ...events.rows.map(({ context }) => textAt(context, 'anti_fraud_service_id')),
  ].filter((id) => id !== null);

  const [nameOf, otherNames, addressBySubscription, active] = await Promise.all([
    serviceNames(parts, account, [...decided.flatMap((one) => servicesIn(one.decided)), ...known]),
    namesOf(others, async (id) => {
      const giftCards = await giftCardServices.find(parts, account, id);
      return (giftCards ?? (await antiFraudServices.find(parts, account, id)))?.displayName;
    }),
    namesOf(subscriptions, async (id) => {
      const of = { merchantAccountId: account, seesInstance: true };
      return (await getWebhookSubscription(parts.db, of, id))?.url;
    }),
    paymentServices.active(parts, account),
  ]);
  const activeNames = new Map(active.map((service) => [service.id as string, service.displayName]));
  return {
    serviceOf: (id) => otherNames.get(id) ?? activeNames.get(id) ?? nameOf(id),
    addressOf: (id) => addressBySubscription.get(id) ?? id,
    active,
  };
}

function entriesOf(
  transaction: TransactionRow,
  version: ApiVersion,
  sources: Sources,
  { serviceOf, addressOf, active }: Names,
): readonly Entry[] {
  const operations = sources.operations.rows;
  const request = requestEntry(transaction, sources.related);
  const decisions = sources.decided.flatMap(({ row, decided }) =>
    decisionEntries(row, decided, { nameOf: serviceOf, tried: triedIn(operations), active }, request.id),
  );
  const calls = new Set(
    operations
      .filter((operation) => callKindOf(operation) !== null)
      .map(({ operation_id: id }) => id as string),
  );
  const audits = auditEntries(sources.audits.rows);
  const around = {
    currency: transaction.currency,
    toldBy: processorEventsByTime(sources.events.rows),
    nameOf: serviceOf,
    request: request.id,
    decision: decisions.at(-1)?.id ?? request.id,
    askedBy: askerOf(audits),
  };

  const called = callEntries(operations, eventsByCall(sources.events.rows), around satisfies CallContext);
  const told = timelineEntries(sources.events.rows, { ...around, transaction, version, calls });
  const soFar = [request, ...audits, ...decisions, ...called, ...told];
  return [
    ...soFar,
    ...postingEntries(sources.postings.rows, calls),
    ...settlementEntries(sources.lines.rows, paidBy(called), serviceOf),
    ...disputeEntries(sources.disputes.rows, serviceOf),
    ...receiptEntries(operations, called),
    ...messageEntries(sources.deliveries.rows, { entries: soFar, addressOf }),
  ];
}

function requestEntry(transaction: TransactionRow, related: readonly RelatedRow[]): Entry {
  const { amount, currency, intent, method } = transaction;
  const called: Value = method === 'card' || method === 'bank' ? { term: method } : (method ?? '–');
  return entryOf({
    id: transaction.transaction_id,
    kind: 'request',
    name: intent,
    at: transaction.created_at,
    amount,
    facts: {
      method,
      instrument_type: transaction.instrument_type,
      scheme: transaction.payment_method_scheme,
      payment_source: transaction.payment_source,
      merchant_initiated: transaction.merchant_initiated,
      is_subsequent_payment: transaction.is_subsequent_payment,
      country: transaction.country,
      external_identifier: transaction.external_identifier,
      payment_link_id: transaction.payment_link_id,
      checkout_session_id: transaction.checkout_session_id,
      reauthorized_from_transaction_id: transaction.reauthorized_from_transaction_id,
      received_with_transaction_id: transaction.received_with_transaction_id,
      retry_of_transaction_id: transaction.retry?.status === 'attempt' ? transaction.retry.of : null,
    },
    says: [
      sentence(intent === 'capture' ? 'requestCapture' : 'requestHold', {
        amount: { amount, currency },
        method: called,
      }),
      ...(transaction.merchant_initiated ? [sentence('merchantStarted')] : []),
      ...(related.length === 0
        ? []
        : [sentence('sameOrder', { payments: related.map((one) => one.transaction_id).join(', ') })]),
    ],
  });
}

function triedIn(operations: readonly AnyOperationRow[]): ReadonlySet<string> {
  const authorizations = operations.filter(({ kind }) => kind === 'authorize');
  return new Set(authorizations.map(({ payment_service_id: id }) => id as string));
}

/** What a processor's event brought stands beside it, at the same moment. */
function processorEventsByTime(events: readonly EventRow[]): ReadonlyMap<string, string> {
  const heard = events.filter(({ name }) => name === 'payment-connector-transaction-webhook-processed');
  return new Map(heard.map(({ created_at: at, transaction_event_id: id }) => [at, id]));
}

function eventsByCall(events: readonly EventRow[]): ReadonlyMap<string, readonly EventRow[]> {
  return Map.groupBy(events.filter(isOfCall), ({ context }) => textAt(context, 'operation_id') ?? '');
}

/** The call that took the money: what is settled later is that. */
function paidBy(calls: readonly Entry[]): string | null {
  const succeeded = calls.filter(({ kind, result }) => kind === 'call' && result === 'succeeded');
  return (
    (succeeded.find(({ name }) => name === 'capture') ?? succeeded.find(({ name }) => name === 'authorize'))
      ?.id ?? null
  );
}

const SCOPES = [
  { kind: 'audit', part: 'audit', scope: 'audit-logs.read' },
  { kind: 'dispute', part: 'disputes', scope: 'disputes.read' },
  { kind: 'message', part: 'messages', scope: 'webhook-subscriptions.read' },
] as const;

function leftOutOf(sources: Sources, reach: StoryReach): readonly LeftOutOfStory[] {
  const told: readonly (readonly [StoryKind, Rows<unknown>])[] = [
    ['call', sources.operations],
    ['status', sources.events],
    ['posting', sources.postings],
    ['settlement', sources.lines],
    ['dispute', sources.disputes],
    ['message', sources.deliveries],
    ['audit', sources.audits],
  ];
  return [
    ...SCOPES.filter(({ part }) => !reach[part]).map(({ kind, scope }) => ({
      kind,
      why: 'scope' as const,
      scope,
    })),
    ...told.flatMap(([kind, { hasNext }]) =>
      hasNext ? [{ kind, why: 'too-many' as const, scope: null }] : [],
    ),
  ];
}
