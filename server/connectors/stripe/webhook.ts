import { firstOf } from '../../domain/cut.ts';
import { type Currency, exponentOf } from '../../domain/currency.ts';
import { type Decimal, convertedMinor, decimalOf } from '../../domain/decimal.ts';
import { type JsonObject, objectOf, parseObject, textAt } from '../../domain/json.ts';
import { processorReference } from '../../domain/outcome.ts';
import type { SettlementLine, SettlementLineKind } from '../../domain/transaction/settlement-line.ts';
import type { Connector, WireText } from '../connector.ts';
import {
  type Disputes,
  EventUnread,
  type EventReading,
  type EventTools,
  type ProcessorChange,
  type ProcessorEvent,
  timestampedHmacHolds,
} from '../events.ts';
import { newsOf } from './dispute.ts';
import { madeElsewhere } from './elsewhere.ts';
import { OPERATION } from './payment.ts';
import { API_VERSION, type StripeFields } from './request.ts';
import { amountAt, currencyOf, intentOutcome, mandateReference, markedIn, refundOutcome } from './wire.ts';

/** Stripe's own tolerance. */
const TOLERANCE_SECONDS = 300;
type Settings = Parameters<NonNullable<Connector<StripeFields>['webhook']>['read']>[1];
type Reader = Readonly<{ event: JsonObject; object: JsonObject; tools: EventTools; settings: Settings }>;

export const webhook: NonNullable<Connector<StripeFields>['webhook']> = {
  async read(raw, settings, tools): Promise<EventReading> {
    const parts = (raw.headers['stripe-signature'] ?? '').split(',').map((part) => part.trim().split('='));
    const at = (name: string): readonly string[] =>
      parts.flatMap(([key, value = '']) => (key === name ? [value] : []));
    const [timestamp = ''] = at('t');
    // While a secret is rolled there are two signatures.
    const checks = firstOf(at('v1'), 4).map((signature) =>
      timestampedHmacHolds(raw, tools, {
        secret: settings.webhook_signing_secret,
        timestamp,
        signature,
        toleranceSeconds: TOLERANCE_SECONDS,
      }),
    );
    if (!(await Promise.all(checks)).includes(true)) return { kind: 'refused' };
    const event = parseObject(Buffer.from(raw.body).toString('utf8'));
    const object = objectOf(objectOf(event?.['data'])?.['object']);
    if (event === null || object === null || event['object'] !== 'event')
      return { kind: 'proven', events: [] };

    return { kind: 'proven', events: await eventsIn({ event, object, tools, settings }) };
  },
};

async function eventsIn(reader: Reader): Promise<readonly ProcessorEvent[]> {
  const { event, object } = reader;
  const [id, name] = [textAt(event, 'id'), textAt(event, 'type')];
  if (id === null || name === null) return [];
  const made = event['created'];
  const at = typeof made === 'number' ? new Date(made * 1000) : null;
  const told = (change: ProcessorChange | null, of: ProcessorEvent['of'], suffix = ''): ProcessorEvent => ({
    eventId: `${id}${suffix}`,
    name,
    at,
    of,
    change,
  });
  if (/^(?:payment|setup)_intent\./.test(name)) return intentEvents(object, told);
  if (name.startsWith('refund.')) return [told(refundChange(object), refundOf(object))];
  if (name === 'mandate.updated') return [told(await mandateChange(reader), {})];
  if (Object.hasOwn(DISPUTES, name)) return disputeEvents(object, name, at, told);
  if (name === 'payout.reconciliation_completed') return payoutEvents(reader, told);
  if (name === 'payout.paid') return [told(listless(object), {})];

  return [told(null, {})];
}

type EventBuilder = (
  change: ProcessorChange | null,
  of: ProcessorEvent['of'],
  suffix?: string,
) => ProcessorEvent;

/** The payment, every capture and increment that the intent is marked with, and what was made in the dashboard. */
function intentEvents(intent: JsonObject, told: EventBuilder): readonly ProcessorEvent[] {
  const payment = told({ kind: 'payment', outcome: intentOutcome(intent) }, operationOf(intent));
  const marks = Object.keys(objectOf(intent['metadata']) ?? {}).flatMap((mark) => {
    const [, kind, operationId] = /^([ci])_([0-9a-f-]{36})$/.exec(mark) ?? [];
    return kind === undefined || operationId === undefined ? [] : [{ mark, kind, operationId }];
  });
  const moves = marks.map(({ mark, kind, operationId }) => {
    const operation = kind === 'c' ? 'capture' : 'increment';
    return told(
      { kind: 'operation', operation, outcome: markedIn(intent, mark) },
      { operationId },
      `:${mark}`,
    );
  });
  const made = madeElsewhere(intent);
  if (made === null) return [payment, ...moves];

  const of = { ...operationOf(intent), reference: made.made.reference };
  return [payment, ...moves, told({ kind: 'operation', ...made }, of, ':elsewhere')];
}

function refundChange(refund: JsonObject): ProcessorChange {
  const change = { kind: 'operation', operation: 'refund', outcome: refundOutcome(refund) } as const;
  const [id, amount, currency] = [textAt(refund, 'id'), amountAt(refund, 'amount'), currencyOf(refund)];
  if (id === null || amount === null || currency === null) return change;
  const payment = paymentOf(refund).reference ?? null;
  const facts = { reference: processorReference(id), payment, money: { minor: amount, currency } };
  return { ...change, made: facts };
}

/** Of ours, our operation; one that was made in the dashboard has Stripe's name alone. */
function refundOf(refund: JsonObject): ProcessorEvent['of'] {
  const id = textAt(refund, 'id');
  return { ...operationOf(refund), ...(id === null ? {} : { reference: processorReference(id) }) };
}

/** What our operation left in the object's metadata. */
function operationOf(object: JsonObject): ProcessorEvent['of'] {
  const operationId = textAt(objectOf(object['metadata']), OPERATION);
  return operationId === null ? {} : { operationId };
}

function paymentOf(object: JsonObject | null): ProcessorEvent['of'] {
  const intent = textAt(object, 'payment_intent');
  return intent === null ? {} : { reference: processorReference(intent) };
}

/** The mandate names its PaymentMethod; whose that is, Stripe says. */
async function mandateChange(reader: Reader): Promise<ProcessorChange | null> {
  const { object } = reader;
  const method = textAt(object, 'payment_method');
  if (method === null) return null;
  const known = await read(reader, `payment_methods/${encodeURIComponent(method)}`);
  const customer = textAt(known, 'customer');
  if (customer === null) return null;
  const status =
    object['status'] === 'active' ? 'active' : object['status'] === 'pending' ? 'pending' : 'revoked';
  return { kind: 'mandate', mandate: mandateReference(customer, method), status, by: 'bank' };
}

/** What happened at a connected account is read there: https://docs.stripe.com/connect/webhooks */
async function read({ event, tools, settings }: Reader, path: string): Promise<JsonObject | null> {
  const authorization: WireText = ['Bearer ', settings.secret_key];
  const account = textAt(event, 'account');
  const { status, text } = await tools.http.send({
    method: 'GET',
    url: `${tools.baseUrl}/v1/${path}`,
    headers: {
      authorization,
      'stripe-version': API_VERSION,
      ...(account === null ? {} : { 'stripe-account': account }),
    },
  });
  if (status !== 200 && status !== 404) throw new EventUnread(`Stripe's ${path.split('?')[0] ?? ''}`, status);

  return status === 200 ? parseObject(text) : null;
}

/**
 * A debit that its bank takes back comes as a dispute, too: the money is gone either way, with the fee for it. The
 * dispute lists all that it moved so far, each line once: of an event that got lost, the next one tells.
 */
function disputeEvents(
  dispute: JsonObject,
  name: string,
  at: Date | null,
  told: EventBuilder,
): readonly ProcessorEvent[] {
  const of = paymentOf(dispute);
  const news = newsOf(dispute, at);
  const given = dispute['balance_transactions'];
  const moves = (DISPUTES[name] ?? []).length > 0 && Array.isArray(given) ? given.map(objectOf) : [];
  const lines = moves.flatMap((line) => disputeLine(line, dispute) ?? []);
  const moved = lines.map((line) => told({ kind: 'settlement_line', line }, of, `:${line.reference}`));
  if (news !== null) return [told({ kind: 'dispute', dispute: news }, of), ...moved];
  return moved.length === 0 ? [told(null, of)] : moved;
}

function disputeLine(line: JsonObject | null, dispute: JsonObject): SettlementLine | null {
  if (line === null) return null;
  const kind = Number(line['amount']) > 0 ? 'chargeback-reversal' : 'chargeback';
  const id = textAt(dispute, 'id');
  const read = lineOf(kind, line, dispute, id ?? 'dispute');
  return read === null || id === null ? read : { ...read, dispute: id };
}

/** https://docs.stripe.com/disputes/how-disputes-work: money moves by two of its events, whatever the dispute says. */
export const DISPUTES: Disputes = {
  'charge.dispute.created': [],
  'charge.dispute.updated': [],
  'charge.dispute.funds_withdrawn': ['chargeback'],
  'charge.dispute.funds_reinstated': ['chargeback-reversal'],
  'charge.dispute.closed': [],
};

/** https://docs.stripe.com/payouts/reconciliation: of a payout that was asked for by hand Stripe knows no lines. */
function listless(payout: JsonObject): ProcessorChange | null {
  if (payout['automatic'] !== false) return null;
  const id = textAt(payout, 'id') ?? '';
  return { kind: 'unread', what: `Stripe's payout ${id} was asked for by hand, so nobody knows its lines` };
}

const PAGE = 100;
const PAGES_MAX = 200;

/** Everything that is in a payout to the merchant, page by page, each line for its payment. */
async function payoutEvents(reader: Reader, told: EventBuilder): Promise<readonly ProcessorEvent[]> {
  const payout = textAt(reader.object, 'id');
  if (payout === null) return [told(null, {})];

  const events: ProcessorEvent[] = [];
  let after = '';
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const query = `payout=${encodeURIComponent(payout)}&limit=${PAGE}&expand[]=data.source${after}`;
    const list = await read(reader, `balance_transactions?${query}`);
    const lines = Array.isArray(list?.['data']) ? list['data'].map(objectOf) : [];
    events.push(...lines.flatMap((line) => lineEvent(line, payout, told)));
    const last = textAt(lines.at(-1), 'id');
    if (list?.['has_more'] !== true || last === null) return events.length === 0 ? [told(null, {})] : events;
    after = `&starting_after=${encodeURIComponent(last)}`;
  }
  const what = `Stripe's payout ${payout} has more than ${PAGES_MAX * PAGE} lines: the others were not read`;
  return [...events, told({ kind: 'unread', what }, {}, ':unread')];
}

function lineEvent(line: JsonObject | null, payout: string, told: EventBuilder): readonly ProcessorEvent[] {
  const id = textAt(line, 'id');
  const kind = LINES[textAt(line, 'reporting_category') ?? ''];
  if (line === null || id === null || kind === undefined) return [];
  const source = objectOf(line['source']);
  const read = lineOf(kind, line, source, payout);
  const change: ProcessorChange | null =
    read === null ? null : { kind: 'settlement_line', line: { ...read, payout } };

  if (kind !== 'refund-settlement' || source === null) return [told(change, paymentOf(source), `:${id}`)];
  const ours = operationOf(source);
  if (ours.operationId !== undefined) return [told(change, { ...ours, ...paymentOf(source) }, `:${id}`)];
  // One that was made at Stripe may not have been told of by itself.
  const made = refundOf(source);
  return [told(refundChange(source), made, `:${id}:refund`), told(change, made, `:${id}`)];
}

/**
 * https://docs.stripe.com/reports/reporting-categories: a debit that failed after it was booked is taken back; a
 * refund that failed comes back. Of captures in part that were asked for in versions before 2025-03-31, all that was
 * authorized is a `charge`, and what was not captured is taken back.
 */
const LINES: Readonly<Record<string, SettlementLineKind>> = {
  charge: 'settlement',
  charge_failure: 'settlement',
  partial_capture_reversal: 'settlement',
  refund: 'refund-settlement',
  refund_failure: 'settlement',
};

/** `source`: the charge, refund or dispute that the line is of. */
function lineOf(
  kind: SettlementLineKind,
  line: JsonObject,
  source: JsonObject | null,
  report: string,
): SettlementLine | null {
  const [reference, created, booked] = [textAt(line, 'id'), line['created'], bookedIn(line)];
  if (reference === null || booked === null || typeof created !== 'number') return null;
  const { currency, fee: commission } = booked;
  const fees = { commission, interchange: null, markup: null, schemeFee: null };
  const read = { kind, reference, currency, fees, report, postedAt: new Date(created * 1000) };
  const told = { ...read, amount: booked.amount, ...inPaymentsCurrency(booked, line, source) };
  const isTakenBack = kind === 'settlement' && Number(line['amount']) < 0;
  return isTakenBack ? { ...told, amount: -told.amount } : told;
}

/** `amount` without its sign, which `net` has; `fee` below zero is given back. */
type BookedAmounts = Readonly<{ amount: bigint; currency: Currency; fee: bigint; net: bigint }>;

function bookedIn(line: JsonObject): BookedAmounts | null {
  const [given, charged] = [Number(line['amount']), Number(line['fee'] ?? 0)];
  const positive = { ...line, amount: Math.abs(given), fee: Math.abs(charged) };
  const [amount, fee, currency] = [amountAt(positive, 'amount'), amountAt(positive, 'fee'), currencyOf(line)];
  if (amount === null || fee === null || currency === null) return null;
  const kept = charged < 0 ? -fee : fee;
  return { amount, currency, fee: kept, net: (given < 0 ? -amount : amount) - kept };
}

/**
 * Stripe books in the currency that it pays out. What the line is in the payment's own stands at its source, but for
 * one of several captures. A line that does not say its rate stays as it is, and the books refuse it.
 */
function inPaymentsCurrency(
  { amount, currency, fee, net }: BookedAmounts,
  line: JsonObject,
  source: JsonObject | null,
): Pick<SettlementLine, 'amount' | 'currency' | 'fees' | 'exchange'> | null {
  const paid = source === null ? null : currencyOf(source);
  const told = decimalOf(line['exchange_rate']);
  if (source === null || paid === null || paid === currency || told === null || told <= 0n) return null;

  // Of a charge, what was captured or all that was authorized.
  const wholes = ['amount', 'amount_captured'].flatMap((name) => amountAt(source, name) ?? []);
  const wholeAt = (rate: Decimal): bigint | undefined => {
    if (rate <= 0n) return undefined;
    const converted = convertedMinor(amount, currency, paid, rate);
    const [nearest] = wholes.toSorted((a, b) => Number(away(a, converted) - away(b, converted)));
    const most = convertedMinor(1n, currency, paid, rate) + 1n;
    return nearest !== undefined && away(nearest, converted) <= most ? nearest : undefined;
  };
  // Of minor units, as Stripe describes it, or of major ones: where the two currencies count alike they are one.
  const rate = [told, ofMinorUnits(told, paid, currency)].find((one) => wholeAt(one) !== undefined) ?? told;
  const commission = convertedMinor(fee, currency, paid, rate);
  return {
    amount: wholeAt(rate) ?? convertedMinor(amount, currency, paid, rate),
    currency: paid,
    fees: { commission, interchange: null, markup: null, schemeFee: null },
    exchange: { rate, currency, net },
  };
}

const away = (one: bigint, other: bigint): bigint => (one < other ? other - one : one - other);

function ofMinorUnits(rate: Decimal, from: Currency, into: Currency): Decimal {
  const more = exponentOf(from) - exponentOf(into);
  return more < 0 ? rate / 10n ** BigInt(-more) : rate * 10n ** BigInt(more);
}
