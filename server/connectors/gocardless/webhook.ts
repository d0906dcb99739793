import { firstOf } from '../../domain/cut.ts';
import { errorCode } from '../../domain/decline.ts';
import { currencyIn, type JsonObject, objectOf, parseObject, textAt, timeAt } from '../../domain/json.ts';
import { type MandateStatus, processorReference, type RawCode } from '../../domain/outcome.ts';
import type { SettlementLine, SettlementLineKind } from '../../domain/transaction/settlement-line.ts';
import type { Connector, OperationKind } from '../connector.ts';
import type { Disputes, EventReading, ProcessorChange, ProcessorEvent } from '../events.ts';
import { DECLINES } from './declines.ts';
import { payoutEvents } from './payouts.ts';
import { type GoCardlessFields, OPERATION, askerFor, get } from './request.ts';
import { amountAt, collectedOutcome, listIn, paymentOutcome, refundOutcome, resourceIn } from './wire.ts';

type Webhook = NonNullable<Connector<GoCardlessFields>['webhook']>;
type Asker = ReturnType<typeof askerFor>;

/** https://developer.gocardless.com/api-reference/#webhooks-overview: a batch of events, the body signed as a whole. */
export const webhook: Webhook = {
  async read(raw, settings, tools): Promise<EventReading> {
    const signature = raw.headers['webhook-signature'] ?? '';
    const holds =
      /^[0-9a-f]{64}$/.test(signature) &&
      (await tools.hmacHolds({
        secret: settings.webhook_endpoint_secret,
        algorithm: 'sha256',
        message: raw.body,
        signature: Buffer.from(signature, 'hex'),
      }));
    if (!holds) return { kind: 'refused' };

    const given = parseObject(Buffer.from(raw.body).toString('utf8'))?.['events'];
    const events = (Array.isArray(given) ? given : []).map(objectOf).filter((event) => event !== null);
    const by = askerFor(tools, settings);
    const read = await Promise.allSettled(firstOf(events, EVENTS_MAX).map((event) => eventsOf(by, event)));
    const failed = read.find((each) => each.status === 'rejected');
    return {
      kind: 'proven',
      events: read.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])),
      answer: DONE,
      ...(failed === undefined ? {} : { unread: failed.reason as Error }),
    };
  },
};

/** GoCardless sends no more in one. */
const EVENTS_MAX = 250;
const DONE = { status: 204, contentType: 'text/plain', body: '' } as const;

type EventBuilder = (
  change: ProcessorChange | null,
  resource?: JsonObject | null,
  reference?: string | null,
) => readonly ProcessorEvent[];

async function eventsOf(by: Asker, event: JsonObject): Promise<readonly ProcessorEvent[]> {
  const [eventId, action, type] = [
    textAt(event, 'id'),
    textAt(event, 'action'),
    textAt(event, 'resource_type'),
  ];
  if (eventId === null || action === null || type === null) return [];
  const [name, at] = [`${type}.${action}`, timeAt(event, 'created_at')];
  const told: EventBuilder = (change, resource = null, reference = null) => {
    const operationId =
      textAt(resource, 'metadata', OPERATION) ?? textAt(event, 'resource_metadata', OPERATION);
    const of = {
      ...(operationId === null ? {} : { operationId }),
      ...(reference === null ? {} : { reference: processorReference(reference) }),
    };
    return [{ eventId, name, at, of, change }];
  };
  if (type === 'payments') return paymentEvents(by, event, action, told);
  if (type === 'refunds') return refundEvents(by, event, told);
  if (type === 'mandates') return told(mandateChange(event, action));
  const payout = textAt(event, 'links', 'payout');
  if (name === 'payouts.paid' && payout !== null) return payoutEvents(by, payout, { eventId, name, at });

  return told(null);
}

/** Events name what they are about, and the amount stands only there. */
async function paymentEvents(
  by: Asker,
  event: JsonObject,
  action: string,
  told: EventBuilder,
): Promise<readonly ProcessorEvent[]> {
  const id = textAt(event, 'links', 'payment');
  const read = readerOf(action);
  if (id === null || read === null) return told(null);
  const payment = resourceIn(await get(by, `payments/${encodeURIComponent(id)}`), 'payments');
  return told(payment === null ? ask('authorize') : await read(payment, event, by), payment, id);
}

/** What could not be read now is asked for again. */
function ask(operation: OperationKind): ProcessorChange {
  return { kind: 'look', operation };
}

type Reader = (
  payment: JsonObject,
  event: JsonObject,
  by: Asker,
) => ProcessorChange | null | Promise<ProcessorChange | null>;

const PAYMENT_ACTIONS: Readonly<Record<string, Reader>> = {
  confirmed: (payment) => ({ kind: 'payment', outcome: collectedOutcome(payment) }),
  paid_out: (payment) => ({ kind: 'payment', outcome: collectedOutcome(payment) }),
  cancelled: (payment, event) => endedChange(payment, 'cancelled', causeOf(event)),
  customer_approval_denied: (payment, event) =>
    endedChange(payment, 'customer_approval_denied', causeOf(event)),
  failed: failure,
};

/** What is paid out later, or less of it, is settlement: the money is gone, or back, with these. */
export const DISPUTES: Disputes = {
  charged_back: ['chargeback'],
  chargeback_cancelled: ['chargeback-reversal'],
  chargeback_settled: [],
};

function readerOf(action: string): Reader | null {
  const [line] = Object.hasOwn(DISPUTES, action) ? (DISPUTES[action] ?? []) : [];
  if (line !== undefined) return (payment, event) => disputeLine(line, payment, event);
  return Object.hasOwn(PAYMENT_ACTIONS, action) ? (PAYMENT_ACTIONS[action] ?? null) : null;
}

function endedChange(payment: JsonObject, status: string, cause: RawCode | null = null): ProcessorChange {
  return { kind: 'payment', outcome: paymentOutcome({ ...payment, status }, cause) };
}

function causeOf(event: JsonObject): RawCode {
  return { code: textAt(event, 'details', 'cause'), description: textAt(event, 'details', 'description') };
}

/** Banks may say no after the payment was confirmed: then its money had arrived and was taken back. */
async function failure(payment: JsonObject, event: JsonObject, by: Asker): Promise<ProcessorChange | null> {
  // One that was tried again, and has been collected since: its failure is over, and the money is there.
  if (payment['status'] === 'confirmed' || payment['status'] === 'paid_out') return null;
  const raw = causeOf(event);
  const asked = { payment: textAt(payment, 'id') ?? '', action: 'confirmed', limit: '1' };
  const confirmed = listIn(await get(by, 'events', asked), 'events');
  const amount = amountAt(payment, 'amount');
  if (confirmed === null || amount === null) return ask('authorize');
  if (confirmed.length === 0) return endedChange(payment, 'failed', raw);
  const code = DECLINES[raw.code ?? ''] ?? errorCode('other_decline');
  return { kind: 'returned', amount, code, raw, payment: collectedOutcome(payment) };
}

function disputeLine(
  kind: SettlementLineKind,
  payment: JsonObject,
  event: JsonObject,
): ProcessorChange | null {
  const outcome = collectedOutcome(payment);
  const [reference, postedAt] = [textAt(event, 'id'), timeAt(event, 'created_at')];
  if (outcome.kind !== 'succeeded' || outcome.value.currency === undefined) return null;
  if (reference === null || postedAt === null) return null;
  const { captured: amount, currency } = outcome.value;
  const fees = { commission: 0n, interchange: null, markup: null, schemeFee: null };
  const line: SettlementLine = { kind, reference, amount, currency, fees, report: reference, postedAt };
  return { kind: 'settlement_line', line };
}

async function refundEvents(
  by: Asker,
  event: JsonObject,
  told: EventBuilder,
): Promise<readonly ProcessorEvent[]> {
  const id = textAt(event, 'links', 'refund');
  if (id === null) return told(null);
  const refund = resourceIn(await get(by, `refunds/${encodeURIComponent(id)}`), 'refunds');
  if (refund === null) return told(ask('refund'), null, id);
  const change = { kind: 'operation', operation: 'refund', outcome: refundOutcome(refund) } as const;
  const [payment, amount] = [textAt(refund, 'links', 'payment'), amountAt(refund, 'amount')];
  const { currency } = currencyIn(refund);
  if (payment === null || amount === null || currency === undefined) return told(change, refund, id);
  const money = { minor: amount, currency };
  const made = { reference: processorReference(id), payment: processorReference(payment), money };
  return told({ ...change, made }, refund, id);
}

/** What a mandate is after the event; others change nothing about whether it may be debited. */
const MANDATE_ACTIONS: Readonly<Record<string, MandateStatus>> = {
  active: 'active',
  reinstated: 'active',
  cancelled: 'revoked',
  expired: 'revoked',
  consumed: 'revoked',
  blocked: 'revoked',
  failed: 'failed',
};

const ORIGINS = {
  api: 'merchant',
  bank: 'bank',
  customer: 'buyer',
  payer: 'buyer',
  gocardless: 'processor',
} as const;

function mandateChange(event: JsonObject, action: string): ProcessorChange | null {
  const mandate = textAt(event, 'links', 'mandate');
  const status = Object.hasOwn(MANDATE_ACTIONS, action) ? MANDATE_ACTIONS[action] : undefined;
  if (mandate === null || status === undefined) return null;
  const origin = textAt(event, 'details', 'origin') ?? 'gocardless';
  const by = Object.hasOwn(ORIGINS, origin) ? ORIGINS[origin as keyof typeof ORIGINS] : 'processor'; // just looked up
  return { kind: 'mandate', mandate: processorReference(mandate), status, by };
}
