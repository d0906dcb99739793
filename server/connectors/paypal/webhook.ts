import { type JsonObject, objectOf, parseObject, textAt, timeAt } from '../../domain/json.ts';
import { processorReference } from '../../domain/outcome.ts';
import type { SettlementLine, SettlementLineKind } from '../../domain/transaction/settlement-line.ts';
import type { Connector } from '../connector.ts';
import {
  EventUnread,
  type EventReading,
  type EventTools,
  type MadeFacts,
  type ProcessorChange,
  type ProcessorEvent,
  type RawEvents,
} from '../events.ts';
import { keptOf } from './breakdown.ts';
import { crc32 } from './crc32.ts';
import { newsOf } from './dispute-desk.ts';
import { disputeId, disputeLines, disputedCapture } from './dispute.ts';
import type { PayPalFields } from './request.ts';
import { moneyAt } from './units.ts';
import {
  authorizationOutcome,
  captureAsPayment,
  captureOutcome,
  linkTo,
  list,
  refundOutcome,
} from './wire.ts';

type Webhook = NonNullable<Connector<PayPalFields>['webhook']>;

/** https://developer.paypal.com/api/rest/webhooks/rest/#link-selfverificationmethod */
export const webhook: Webhook = {
  async read(raw, settings, tools): Promise<EventReading> {
    if (!(await holds(raw, settings.webhook_id, tools))) return { kind: 'refused' };
    const event = parseObject(Buffer.from(raw.body).toString('utf8'));
    const [id, name, resource] = [
      textAt(event, 'id'),
      textAt(event, 'event_type'),
      objectOf(event?.['resource']),
    ];
    if (event === null || id === null || name === null) return { kind: 'proven', events: [] };

    const at = timeAt(event, 'create_time');
    const reader = resource === null || !Object.hasOwn(READERS, name) ? undefined : READERS[name];
    const changes = resource === null ? [] : ((await reader?.(resource, tools)) ?? []);
    const told = changes.map(({ change, of, suffix = '' }) => ({
      eventId: `${id}${suffix}`,
      name,
      at,
      of,
      change,
    }));
    return {
      kind: 'proven',
      events: told.length === 0 ? [{ eventId: id, name, at, of: {}, change: null }] : told,
    };
  },
};

async function holds({ headers, body }: RawEvents, webhookId: string, tools: EventTools): Promise<boolean> {
  const header = (name: string): string => headers[`paypal-${name}`] ?? '';
  const certificate = header('cert-url');
  if (header('auth-algo') !== 'SHA256withRSA' || !isTheirs(certificate, tools.baseUrl)) return false;
  const key = await tools.fetchKey(certificate);
  if (key === null) return false;
  const signed = [header('transmission-id'), header('transmission-time'), webhookId, crc32(body)].join('|');
  return tools.signatureHolds({
    key,
    algorithm: 'rsa-sha256',
    message: Buffer.from(signed),
    signature: Buffer.from(header('transmission-sig'), 'base64'),
  });
}

/** Where the certificates of an API are. Those of PayPal's sandbox prove nothing in production. */
const CERTIFICATES_AT: Readonly<Record<string, string>> = {
  'https://api-m.paypal.com': 'https://api.paypal.com',
  'https://api-m.sandbox.paypal.com': 'https://api.sandbox.paypal.com',
};

function isTheirs(url: string, baseUrl: string): boolean {
  const folder = `${CERTIFICATES_AT[baseUrl] ?? baseUrl}/v1/notifications/certs/`;
  return url.startsWith(folder) && /^[A-Za-z0-9_-]{1,100}$/.test(url.slice(folder.length));
}

type Read = Readonly<{ change: ProcessorChange | null; of: ProcessorEvent['of']; suffix?: string }>;
type Reader = (resource: JsonObject, tools: EventTools) => readonly Read[] | Promise<readonly Read[]>;

const READERS: Readonly<Record<string, Reader>> = {
  'CHECKOUT.ORDER.APPROVED': (order) => {
    const [unit] = list(order, 'purchase_units');
    return [{ change: { kind: 'approved' }, of: ownerOf(unit ?? null, textAt(order, 'id')) }];
  },
  'PAYMENT.AUTHORIZATION.CREATED': ofAuthorization,
  'PAYMENT.AUTHORIZATION.VOIDED': ofVoid,
  'PAYMENT.CAPTURE.COMPLETED': ofCapture,
  'PAYMENT.CAPTURE.PENDING': ofCapture,
  'PAYMENT.CAPTURE.DECLINED': ofCapture,
  'PAYMENT.CAPTURE.DENIED': ofCapture,
  'PAYMENT.CAPTURE.REFUNDED': ofRefund,
  'PAYMENT.CAPTURE.REVERSED': ofReversal,
  'PAYMENT.REFUND.PENDING': ofRefund,
  'PAYMENT.REFUND.FAILED': ofRefund,
  'CUSTOMER.DISPUTE.CREATED': ofDispute,
  'CUSTOMER.DISPUTE.UPDATED': ofDispute,
  'CUSTOMER.DISPUTE.RESOLVED': ofDispute,
  'VAULT.PAYMENT-TOKEN.CREATED': (token) => {
    const id = textAt(token, 'id');
    const label = textAt(token, 'payment_source', 'paypal', 'email_address');
    const of = ownerOf(null, textAt(token, 'metadata', 'order_id'));
    return id === null ? [] : [{ change: { kind: 'stored_token', token: id, label }, of }];
  },
  // The buyer has removed it in their account, or the merchant at PayPal.
  'VAULT.PAYMENT-TOKEN.DELETED': (token) => {
    const id = textAt(token, 'id');
    return id === null ? [] : [{ change: { kind: 'token_ended', token: id }, of: {} }];
  },
};

const OPERATION = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Our operation that made the order, or the refund, and the order itself. */
function ownerOf(resource: JsonObject | null, order: string | null): ProcessorEvent['of'] {
  const operationId = textAt(resource, 'custom_id');
  return {
    ...(operationId === null || !OPERATION.test(operationId) ? {} : { operationId }),
    ...(order === null ? {} : { reference: processorReference(order) }),
  };
}

function orderOf(resource: JsonObject): string | null {
  return textAt(resource, 'supplementary_data', 'related_ids', 'order_id');
}

function ofAuthorization(authorization: JsonObject): readonly Read[] {
  const order = orderOf(authorization);
  if (order === null) return [];
  const outcome = authorizationOutcome(authorization, processorReference(order));
  return [{ change: { kind: 'payment', outcome }, of: ownerOf(authorization, order) }];
}

/** Of a payment that was still pending, too. Whoever voided it, it has no id but the authorization's. */
function ofVoid(authorization: JsonObject): readonly Read[] {
  const made = madeOf(authorization);
  const payment = ofAuthorization(authorization);
  if (made === null) return payment;

  const { reference, money } = made;
  const outcome = {
    kind: 'succeeded',
    value: { amount: money.minor, currency: money.currency },
    reference,
  } as const;
  const of = { ...ownerOf(authorization, null), reference };
  return [
    ...payment,
    { change: { kind: 'operation', operation: 'void', outcome, made }, of, suffix: ':void' },
  ];
}

/** What a resource says of itself, for where nobody here asked for it. */
function madeOf(resource: JsonObject): MadeFacts | null {
  const [id, order, money] = [textAt(resource, 'id'), orderOf(resource), moneyAt(resource, 'amount')];
  if (id === null || order === null || money === null) return null;
  const final = resource['final_capture'] === true;
  return { reference: processorReference(id), payment: processorReference(order), money, final };
}

/**
 * One of an authorization names it in its link, and our operation as its invoice; where it was made in the account, no
 * operation of ours. Any other is its order's payment.
 */
function ofCapture(capture: JsonObject): readonly Read[] {
  const order = orderOf(capture);
  if (order === null) return [];
  const lines =
    capture['status'] === 'COMPLETED' ? lineOf('settlement', capture, 'seller_receivable_breakdown') : [];
  return [capturedChange(capture, order), ...lines];
}

function capturedChange(capture: JsonObject, order: string): Read {
  const invoice = textAt(capture, 'invoice_id') ?? '';
  const made =
    linkTo(capture, 'up')?.includes('/v2/payments/authorizations/') === true ? madeOf(capture) : null;
  const isOurs = OPERATION.test(invoice);
  if (made === null && !isOurs)
    return {
      change: { kind: 'payment', outcome: captureAsPayment(capture, processorReference(order)) },
      of: ownerOf(capture, order),
    };

  const ours = isOurs ? { operationId: invoice } : ownerOf(capture, null);
  const outcome = captureOutcome(capture);
  if (made === null) return { change: { kind: 'operation', operation: 'capture', outcome }, of: ours };
  const of = { ...ours, reference: made.reference };
  return { change: { kind: 'operation', operation: 'capture', outcome, made }, of };
}

/** One of the account's pages, or of PayPal's support, names its capture, and its payment at most. */
async function ofRefund(refund: JsonObject, tools: EventTools): Promise<readonly Read[]> {
  const outcome = refundOutcome(refund);
  const [id, money, ours] = [textAt(refund, 'id'), moneyAt(refund, 'amount'), ownerOf(refund, null)];
  if (id === null || money === null) return [];

  const reference = processorReference(id);
  const paid = ours.operationId === undefined ? await ofRefunded(refund, tools) : null;
  const facts = { reference, payment: paid?.reference ?? null, money };
  const of = { ...ours, reference };
  const lines =
    refund['status'] === 'COMPLETED' ? lineOf('refund-settlement', refund, 'seller_payable_breakdown') : [];
  return [
    { change: { kind: 'operation', operation: 'refund', outcome, made: facts }, of },
    ...lines.map((line) => ({ ...line, of })),
  ];
}

/** It names the capture that was reversed, in its link, and nothing of ours: the capture says which order it is of. */
async function ofReversal(reversal: JsonObject, tools: EventTools): Promise<readonly Read[]> {
  const lines = lineOf('chargeback', reversal, 'seller_payable_breakdown');
  const of = await ofRefunded(reversal, tools);
  return of === null ? lines : lines.map((line) => ({ ...line, of }));
}

function ofRefunded(resource: JsonObject, tools: EventTools): Promise<ProcessorEvent['of'] | null> {
  const [, id] = /\/v2\/payments\/captures\/([A-Z0-9]{1,40})$/.exec(linkTo(resource, 'up') ?? '') ?? [];
  return id === undefined ? Promise.resolve(null) : ofCaptureCalled(id, tools);
}

/** An event has a part of the dispute. Whose app may not read disputes has that part only. */
async function ofDispute(told: JsonObject, tools: EventTools): Promise<readonly Read[]> {
  const id = disputeId(told);
  const dispute =
    id === null ? null : ((await read(`/v1/customer/disputes/${id}`, tools, [403, 404])) ?? told);
  const capture = dispute === null ? null : disputedCapture(dispute);
  if (dispute === null || capture === null) return [];
  const lines = disputeLines(dispute);
  const news = newsOf(dispute);
  const of = (lines.length === 0 && news === null ? null : await ofCaptureCalled(capture, tools)) ?? {};
  const standing =
    news === null ? [] : [{ change: { kind: 'dispute', dispute: news } as const, of, suffix: ':case' }];

  const moved = lines.map((line) => ({
    change: { kind: 'settlement_line', line } as const,
    of,
    suffix: `:${line.reference}`,
  }));
  return [...standing, ...moved];
}

async function ofCaptureCalled(id: string, tools: EventTools): Promise<ProcessorEvent['of'] | null> {
  const capture = await read(`/v2/payments/captures/${id}`, tools, [404]);
  return capture === null ? null : ownerOf(capture, orderOf(capture));
}

/** Null where PayPal answers with one of these. */
async function read(path: string, tools: EventTools, absent: readonly number[]): Promise<JsonObject | null> {
  if (tools.accessToken === null) return null;
  const { status, text } = await tools.http.send({
    method: 'GET',
    url: `${tools.baseUrl}${path}`,
    headers: { authorization: ['Bearer ', tools.accessToken] },
  });
  if (status !== 200 && !absent.includes(status)) throw new EventUnread('what an event is about', status);
  return status === 200 ? parseObject(text) : null;
}

/** PayPal settles into the merchant's balance at once, with its fee on the same resource. */
function lineOf(kind: SettlementLineKind, resource: JsonObject, breakdown: string): readonly Read[] {
  const [id, amount, postedAt] = [
    textAt(resource, 'id'),
    moneyAt(resource, 'amount'),
    timeAt(resource, 'create_time'),
  ];
  if (id === null || amount === null || postedAt === null) return [];

  const { minor, currency } = amount;
  const { fee, ...exchanged } = keptOf(objectOf(resource[breakdown]), currency);
  // Of a refund and of a reversal, it is the part of the fee that is given back.
  const commission = kind === 'settlement' ? fee : -fee;
  const fees = { commission, interchange: null, markup: null, schemeFee: null };
  const line: SettlementLine = {
    kind,
    reference: id,
    amount: minor,
    currency,
    fees,
    report: id,
    postedAt,
    ...exchanged,
  };
  return [
    { change: { kind: 'settlement_line', line }, of: ownerOf(resource, orderOf(resource)), suffix: ':line' },
  ];
}
