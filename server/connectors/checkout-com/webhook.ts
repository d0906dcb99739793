import { errorCode } from '../../domain/decline.ts';
import { type JsonObject, objectOf, parseObject, textAt, timeAt } from '../../domain/json.ts';
import { processorReference, declinedOutcome } from '../../domain/outcome.ts';
import type { SettlementLineKind } from '../../domain/transaction/settlement-line.ts';
import type { Connector } from '../connector.ts';
import type { Disputes, EventReading, ProcessorChange, ProcessorEvent } from '../events.ts';
import { isDisputeEvent, newsIn } from './dispute.ts';
import { reportEvents } from './financial-actions.ts';
import { type CheckoutFields, MARKS, minorOf } from './request.ts';
import { actionOutcome, approvedPayment, currencyOf, declinedPayment, isSaleOf } from './wire.ts';

type Webhook = NonNullable<Connector<CheckoutFields>['webhook']>;

/**
 * https://www.checkout.com/docs/developer-resources/event-notifications/receive-webhooks: hex HMAC-SHA256 over the body
 * as it came. There is no time in it: what is sent again is known by its id.
 */
export const webhook: Webhook = {
  async read(raw, settings, tools): Promise<EventReading> {
    const given = raw.headers['cko-signature'] ?? '';
    const isSigned =
      /^[0-9a-fA-F]{64}$/.test(given) &&
      (await tools.hmacHolds({
        secret: settings.webhook_signature_key,
        algorithm: 'sha256',
        message: raw.body,
        signature: Buffer.from(given, 'hex'),
      }));
    if (!isSigned) return { kind: 'refused' };
    return { kind: 'proven', events: eventsIn(parseObject(Buffer.from(raw.body).toString('utf8'))) };
  },
};

type WebhookFacts = Readonly<{ type: string; data: JsonObject; payment: string; at: Date | null }>;
type Reader = Readonly<{
  about: 'payment' | 'action';
  change(told: WebhookFacts): ProcessorChange | null;
  /** What it says beside that. */
  also?(told: WebhookFacts): ProcessorChange | null;
}>;

function eventsIn(event: JsonObject | null): readonly ProcessorEvent[] {
  const [id, type, data] = [textAt(event, 'id'), textAt(event, 'type'), objectOf(event?.['data'])];
  if (event !== null && type === 'report_generated' && data !== null) return reportEvents(event, data);

  const payment = paymentIn(data);
  if (id === null || type === null || data === null || payment === null) return [];
  const at = timeAt(event, 'created_on') ?? timeAt(event, 'timestamp');
  const { about, change, also } = readerOf(type);
  const told: WebhookFacts = { type, data, payment, at };
  const token = textAt(data, 'source', 'id');
  const heard: ProcessorEvent = {
    eventId: id,
    name: type,
    at,
    of: subjectOf(told, about),
    change: change(told),
    secrets: token === null ? [] : [token],
  };
  if (isDisputeEvent(type)) {
    const more = also === undefined ? [] : [{ ...heard, eventId: `${id}:more`, change: also(told) }];
    return [heard, ...more, ...standingOf(heard, told)];
  }
  if (token === null || !isStored(told)) return [heard];
  return [heard, { ...heard, eventId: `${id}:token`, change: { kind: 'stored_token', token, label: null } }];
}

/** Of disputes, the payment is named beside the dispute's own id. */
function paymentIn(data: JsonObject | null): string | null {
  return textAt(data, 'payment_id') ?? textAt(data, 'id');
}

/** The case, beside the lines that the same event tells. */
function standingOf(heard: ProcessorEvent, { type, data, at }: WebhookFacts): readonly ProcessorEvent[] {
  const dispute = newsIn(type, data, at);
  return dispute === null
    ? []
    : [{ ...heard, eventId: `${heard.eventId}:case`, change: { kind: 'dispute', dispute } }];
}

function readerOf(type: string): Reader {
  if (Object.hasOwn(DISPUTES, type)) return disputeReader(type);
  return Object.hasOwn(READERS, type) ? (READERS[type] ?? NOTHING) : NOTHING;
}

const isStored = ({ type, data }: WebhookFacts): boolean =>
  type === 'payment_approved' && textAt(data, 'metadata', MARKS.stores) === 'yes';

/** Of events that say nothing of money. */
const NOTHING: Reader = { about: 'payment', change: () => null };

/** An action is known by its own id; the capture of a sale is its payment's. */
function subjectOf({ type, data, payment }: WebhookFacts, about: Reader['about']): ProcessorEvent['of'] {
  const isSales = type.startsWith('payment_capture') && isSaleOf(data);
  const reference = about === 'action' && !isSales ? textAt(data, 'action_id') : payment;
  const operationId = textAt(data, 'metadata', MARKS.operation) ?? textAt(data, 'reference');
  return {
    ...(operationId === null || !UUID.test(operationId) ? {} : { operationId }),
    ...(reference === null ? {} : { reference: processorReference(reference) }),
  };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** https://www.checkout.com/docs/developer-resources/event-notifications/event-types: those that tell of money. */
const READERS: Readonly<Record<string, Reader>> = {
  payment_approved: { about: 'payment', change: paidChange },
  card_verified: { about: 'payment', change: paidChange },
  payment_declined: { about: 'payment', change: notPaid },
  card_verification_declined: { about: 'payment', change: notPaid },
  payment_canceled: endedReader('cancelled_buyer_approval'),
  payment_expired: endedReader('incomplete_buyer_approval'),
  payment_captured: {
    about: 'action',
    change: (told) => (isSaleOf(told.data) ? paidChange(told) : madeChange('capture', told)),
  },
  payment_capture_declined: {
    about: 'action',
    change: (told) => (isSaleOf(told.data) ? saleUndone(told) : madeChange('capture', told, false)),
  },
  payment_voided: { about: 'action', change: (told) => madeChange('void', told) },
  payment_void_declined: { about: 'action', change: (told) => madeChange('void', told, false) },
  payment_refunded: { about: 'action', change: (told) => madeChange('refund', told) },
  payment_refund_declined: { about: 'action', change: (told) => madeChange('refund', told, false) },
};

/**
 * "If previously debited, the disputed amount is credited": what is given back was taken, or neither was. So both are
 * told, each of them once for a dispute, whatever was heard of it before.
 */
const GIVEN_BACK = ['chargeback', 'chargeback-reversal'] as const;

/** https://www.checkout.com/docs/disputes: the amount is debited when evidence is asked for. */
export const DISPUTES: Disputes = {
  dispute_evidence_required: ['chargeback'],
  dispute_canceled: GIVEN_BACK,
  dispute_won: GIVEN_BACK,
  dispute_arbitration_won: GIVEN_BACK,
  dispute_resolved: [],
  dispute_accepted: [],
  dispute_expired: [],
  dispute_lost: [],
  dispute_arbitration_lost: [],
};

function disputeReader(type: string): Reader {
  const [first, second] = DISPUTES[type] ?? [];
  if (first === undefined) return NOTHING;
  const change = line(first);
  return second === undefined
    ? { about: 'payment', change }
    : { about: 'payment', change, also: line(second) };
}

function paidChange({ data, payment }: WebhookFacts): ProcessorChange {
  return { kind: 'payment', outcome: approvedPayment(data, processorReference(payment), isSaleOf(data)) };
}

function notPaid({ data, payment }: WebhookFacts): ProcessorChange {
  return { kind: 'payment', outcome: declinedPayment(data, processorReference(payment)) };
}

function endedReader(code: 'cancelled_buyer_approval' | 'incomplete_buyer_approval'): Reader {
  return {
    about: 'payment',
    change: ({ type, payment }) => ({
      kind: 'payment',
      outcome: declinedOutcome(
        errorCode(code),
        { code: type, description: null },
        { reference: processorReference(payment) },
      ),
    }),
  };
}

/** Of the Dashboard, too: an action that nobody asked for here. */
function madeChange(
  operation: 'capture' | 'void' | 'refund',
  told: WebhookFacts,
  isGood = true,
): ProcessorChange {
  const { data, payment } = told;
  const outcome = actionOutcome(isGood ? data : { ...data, approved: false });
  const change = { kind: 'operation', operation, outcome } as const;
  const [action, currency] = [textAt(data, 'action_id'), currencyOf(data)];
  const amount = minorOf(data['amount'], currency);
  if (action === null || currency === null || amount === null) return change;

  const facts = {
    reference: processorReference(action),
    payment: processorReference(payment),
    money: { minor: amount, currency },
    final: objectOf(data['balances'])?.['available_to_capture'] === 0,
  };
  return { ...change, made: facts };
}

/** The sale was approved, and then its capture was refused: nothing of it arrives. */
function saleUndone({ data, payment }: WebhookFacts): ProcessorChange | null {
  const amount = minorOf(data['amount'], currencyOf(data));
  const refusal = declinedPayment(data, processorReference(payment));
  if (amount === null || !('code' in refusal)) return null;
  const raw = {
    code: textAt(data, 'response_code'),
    description: textAt(data, 'response_summary'),
  };
  const before = approvedPayment({ ...data, balances: null }, processorReference(payment), true);
  return { kind: 'returned', amount, code: refusal.code, raw, payment: before };
}

/** What Checkout.com takes for it stands in its financial reports. */
const NO_FEES = { commission: 0n, interchange: null, markup: null, schemeFee: null } as const;

function line(kind: SettlementLineKind): Reader['change'] {
  return ({ data, at }) => {
    const [dispute, currency] = [textAt(data, 'id'), currencyOf(data)];
    const amount = minorOf(data['amount'], currency);
    const postedAt = timeAt(data, 'date') ?? at;
    if (dispute === null || currency === null || amount === null || postedAt === null) return null;
    return {
      kind: 'settlement_line',
      line: { kind, reference: dispute, amount, currency, fees: NO_FEES, report: dispute, postedAt, dispute },
    };
  };
}
