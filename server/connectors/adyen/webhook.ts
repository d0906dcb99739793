import { hash } from 'node:crypto';
import { errorCode } from '../../domain/decline.ts';
import { type JsonObject, objectOf, parseObject, textAt, timeAt } from '../../domain/json.ts';
import { type Outcome, processorReference, declinedOutcome } from '../../domain/outcome.ts';
import type { SettlementLine } from '../../domain/transaction/settlement-line.ts';
import type { Connector, MovedAmount } from '../connector.ts';
import type { EventReading, EventTools, MadeFacts, ProcessorChange, ProcessorEvent } from '../events.ts';
import { refusalOf } from './declines.ts';
import { newsIn } from './dispute.ts';
import { type AdyenFields, type ReadReference, OF_COMPANY, readReference } from './request.ts';
import { NO_FEES, areFetched, isSettlementDetails } from './settlement-details.ts';
import { isTriedAgain, moneyIn } from './wire.ts';

type Webhook = NonNullable<Connector<AdyenFields>['webhook']>;
type Settings = Parameters<Webhook['read']>[1];

/** What Adyen waits for; anything else has it send the batch again. */
const ACCEPTED = { status: 200, contentType: 'text/plain; charset=utf-8', body: '[accepted]' } as const;

export const webhook: Webhook = {
  async read(raw, settings, tools): Promise<EventReading> {
    const body = parseObject(Buffer.from(raw.body).toString('utf8'));
    const batch = body?.['notificationItems'];
    if (body === null || !Array.isArray(batch)) return readTokens(raw, body, settings, tools);
    const items = batch.map((entry) => objectOf(objectOf(entry)?.['NotificationRequestItem']));
    const holds = await Promise.all(items.map((item) => itemHolds(item ?? {}, settings, tools)));
    const whole = items.filter((item, index) => item !== null && holds[index] === true) as JsonObject[];
    if (whole.length === 0) return { kind: 'refused' };
    const refused = items.filter((_, index) => holds[index] === false).map((item) => eventIdOf(item ?? {}));
    // Each is written down with the whole batch.
    const secrets = items.flatMap((item) => tokensIn(objectOf(item?.['additionalData'])));
    const events = whole.flatMap((item) => [...eventsOf(item, settings)].map((one) => ({ ...one, secrets })));
    return { kind: 'proven', events, answer: ACCEPTED, refused };
  },
};

/**
 * https://docs.adyen.com/development-resources/webhooks/secure-webhooks/verify-hmac-signatures: every item is signed
 * for itself, and only in these fields. Nothing else of it may decide about money.
 */
function itemHolds(item: JsonObject, settings: Settings, tools: EventTools): Promise<boolean> {
  const amount = objectOf(item['amount']);
  const given = textAt(objectOf(item['additionalData']), 'hmacSignature');
  if (given === null) return Promise.resolve(false);

  const parts = [
    item['pspReference'],
    item['originalReference'],
    item['merchantAccountCode'],
    item['merchantReference'],
    amount?.['value'],
    amount?.['currency'],
    item['eventCode'],
    item['success'],
  ];
  const message = parts.map((part) => (part === null || part === undefined ? '' : String(part))).join(':');
  return tools.hmacHolds({
    secret: settings.hmac_key,
    keyEncoding: 'hex',
    algorithm: 'sha256',
    message: Buffer.from(message),
    signature: Buffer.from(given, 'base64'),
  });
}

/** Of a dispute, where it stands as well. */
function eventsOf(item: JsonObject, settings: Settings): readonly ProcessorEvent[] {
  const heard = eventOf(item, settings);
  const isGood = String(item['success']) === 'true' && heard.of.reference !== undefined;
  const dispute = isGood ? newsIn(item) : null;
  if (dispute === null) return [heard];
  return [heard, { ...heard, eventId: `${heard.eventId}:case`, change: { kind: 'dispute', dispute } }];
}

function eventOf(item: JsonObject, settings: Settings): ProcessorEvent {
  const code = textAt(item, 'eventCode') ?? '';
  const psp = textAt(item, 'pspReference') ?? '';
  // A webhook of the company tells of every merchant account; the others have a payment service of their own.
  const isOurs = accountsOf(code, settings).includes(textAt(item, 'merchantAccountCode') ?? '');
  const read = isOurs && Object.hasOwn(READERS, code) ? READERS[code] : undefined;
  const named = readReference(textAt(item, 'merchantReference'));

  return {
    eventId: eventIdOf(item),
    name: code,
    at: timeAt(item, 'eventDate'),
    of: isOurs ? ownerOf(item, named, read?.about) : {},
    change: read?.change({ item, psp, named, settings, isGood: String(item['success']) === 'true' }) ?? null,
  };
}

/**
 * Delivered again, it has the same code and reference; a payment may be refused before it succeeds. A report that is
 * made again has the same name, and another time.
 */
function eventIdOf(item: JsonObject): string {
  const [code, psp] = [textAt(item, 'eventCode') ?? '', textAt(item, 'pspReference') ?? ''];
  const isReport = Object.hasOwn(READERS, code) && READERS[code]?.about === 'report';
  const told = isReport ? textAt(item, 'eventDate') : item['success'];
  return `${code}:${psp}:${String(told)}`;
}

/** Reports may be the company's. */
function accountsOf(code: string, { merchant_account: own, company_account: company }: Settings): string[] {
  return code === 'REPORT_AVAILABLE' && company !== undefined ? [own, company] : [own];
}

function ownerOf(
  item: JsonObject,
  named: ReadReference | null,
  about: EventSubject | undefined,
): ProcessorEvent['of'] {
  if (about === 'report') return {};
  const original = about === 'itself' ? null : textAt(item, 'originalReference');
  const reference = original ?? textAt(item, 'pspReference');
  return {
    ...(named === null ? {} : { operationId: named.operationId }),
    ...(reference === null ? {} : { reference: processorReference(reference) }),
  };
}

/** A payment, a modification of one, or a file. */
type EventSubject = 'payment' | 'itself' | 'report';
type Read = Readonly<{
  item: JsonObject;
  psp: string;
  named: ReadReference | null;
  settings: Settings;
  isGood: boolean;
}>;
type Reader = Readonly<{ about: EventSubject; change(read: Read): ProcessorChange | null }>;

/** https://docs.adyen.com/development-resources/webhooks/webhook-types: those that say something of money. */
const READERS: Readonly<Record<string, Reader>> = {
  AUTHORISATION: { about: 'payment', change: paymentChange },
  AUTORESCUE: { about: 'payment', change: rescueEnded },
  CANCEL_AUTORESCUE: {
    about: 'payment',
    change: ({ isGood }) =>
      isGood ? { kind: 'payment', outcome: failedOutcome('canceled', 'CANCEL_AUTORESCUE') } : null,
  },
  OFFER_CLOSED: {
    about: 'payment',
    change: ({ isGood }) =>
      isGood
        ? { kind: 'payment', outcome: failedOutcome('incomplete_buyer_approval', 'OFFER_CLOSED') }
        : null,
  },
  CAPTURE: { about: 'itself', change: madeChange('capture') },
  CAPTURE_FAILED: { about: 'itself', change: captureFailed },
  SETTLED_REVERSED: { about: 'payment', change: settlementReversed },
  CANCELLATION: { about: 'itself', change: madeChange('void') },
  TECHNICAL_CANCEL: { about: 'itself', change: madeChange('void') },
  REFUND: { about: 'itself', change: madeChange('refund') },
  REFUND_FAILED: { about: 'itself', change: refundFailed },
  REFUNDED_REVERSED: { about: 'itself', change: refundFailed },
  AUTHORISATION_ADJUSTMENT: {
    about: 'itself',
    change: (read) => ({ kind: 'operation', operation: 'increment', outcome: endedOutcome(read) }),
  },
  CHARGEBACK: line('chargeback'),
  SECOND_CHARGEBACK: line('chargeback'),
  CHARGEBACK_REVERSED: line('chargeback-reversal'),
  REPORT_AVAILABLE: { about: 'report', change: reportChange },
};

/** Its name is signed; the address that the event gives as `reason` is not, and is not read. */
function reportChange({ item, psp, settings, isGood }: Read): ProcessorChange | null {
  if (!isGood || !isSettlementDetails(psp)) return null;
  const isOwn = textAt(item, 'merchantAccountCode') === settings.merchant_account;
  return { kind: 'settlement_report', name: isOwn ? psp : `${OF_COMPANY}${psp}` };
}

function failedOutcome(code: Parameters<typeof errorCode>[0], name: string): Outcome<never> {
  return declinedOutcome(errorCode(code), { code: name, description: null });
}

/** One that went well has been told by the AUTHORISATION of the try that did. */
function rescueEnded({ item, isGood }: Read): ProcessorChange | null {
  const reason = textAt(item, 'reason');
  const raw = { code: 'AUTORESCUE', description: reason };
  return isGood ? null : { kind: 'payment', outcome: declinedOutcome(refusalOf(null, reason), raw) };
}

function paymentChange({ item, psp, named, isGood }: Read): ProcessorChange | null {
  const reason = textAt(item, 'reason');
  if (!isGood) {
    // Its answer has said so, too, and the first try names the payment. It is not signed, and only has us wait.
    if (isTriedAgain(objectOf(item['additionalData']))) return null;
    const raw = { code: null, description: reason };
    return {
      kind: 'payment',
      outcome: declinedOutcome(refusalOf(null, reason), raw, { reference: processorReference(psp) }),
    };
  }
  const money = moneyIn(objectOf(item['amount']) ?? {});
  if (money === null || named === null) return null;

  const more = objectOf(item['additionalData']);
  return {
    kind: 'payment',
    outcome: {
      kind: 'succeeded',
      reference: processorReference(psp),
      value: {
        authorized: money.minor,
        captured: named.purpose === 'sale' ? money.minor : 0n,
        currency: money.currency,
        schemeTransactionId: textAt(more, 'networkTxReference'),
        avs: null,
        cvv: null,
        authorizationCode: textAt(more, 'authCode'),
      },
    },
  };
}

function endedOutcome({ item, psp, named, isGood }: Read): Outcome<MovedAmount> {
  return isGood
    ? movedOutcome(item, psp, named)
    : declinedOutcome(errorCode('service_decline'), { code: null, description: textAt(item, 'reason') });
}

/**
 * It names our operation, or where Adyen repeats the payment's name, the reference that it was accepted under. One of
 * the Customer Area has a reference of its own, and no name of ours but its payment's. A sale is captured by
 * its payment, whatever is told of that.
 */
function madeChange(operation: 'capture' | 'void' | 'refund'): Reader['change'] {
  return (read) => {
    const isSales = operation === 'capture' && read.named?.purpose === 'sale';
    const facts = isSales ? {} : factsOf(read);
    return { kind: 'operation', operation, outcome: endedOutcome(read), ...facts };
  };
}

function factsOf({ item, psp }: Read): Readonly<{ made?: MadeFacts }> {
  const [original, money] = [textAt(item, 'originalReference'), moneyIn(objectOf(item['amount']) ?? {})];
  if (money === null || psp === '') return {};
  const payment = original === null ? null : processorReference(original);
  return { made: { reference: processorReference(psp), payment, money } };
}

function movedOutcome(item: JsonObject, psp: string, named: ReadReference | null): Outcome<MovedAmount> {
  const money = moneyIn(objectOf(item['amount']) ?? {});
  if (money === null) return { kind: 'unknown', detail: 'Adyen told of no amount' };
  // Adyen tells the new total; what it grew by is what we called it.
  const isTotal = item['eventCode'] === 'AUTHORISATION_ADJUSTMENT';
  if (isTotal && named?.amount == null) return { kind: 'unknown', detail: 'Adyen told of a total alone' };

  return {
    kind: 'succeeded',
    reference: processorReference(psp),
    value: {
      amount: isTotal && named?.amount != null ? named.amount : money.minor,
      currency: money.currency,
    },
  };
}

/**
 * https://docs.adyen.com/online-payments/capture/failure-reasons: the scheme rejects a capture that Adyen had sent,
 * days later, and Adyen may send it once more by itself. Its second CAPTURE is signed like the first, so whether the
 * money comes is seen in the settlement details report. A sale is captured by its payment.
 */
function captureFailed({ item, named, isGood }: Read): ProcessorChange | null {
  const operation = named?.purpose === 'sale' ? 'authorize' : 'capture';
  return isGood ? { kind: 'doubted', operation, outcome: rejectedOutcome(item) } : null;
}

/**
 * https://docs.adyen.com/api-explorer/Webhooks/1/post/SETTLED_REVERSED: Adyen had paid a capture out in advance, on
 * sales day payout, and takes it back after 30 days without the scheme's money. It is in no OpenAPI document of theirs.
 */
function settlementReversed({ item, named, isGood }: Read): ProcessorChange | null {
  const operation = named?.purpose === 'capture' ? 'capture' : 'authorize';
  return isGood ? { kind: 'doubted', operation, outcome: rejectedOutcome(item) } : null;
}

/** The scheme rejects it, or the money came back from the buyer's bank: it is the merchant's again. */
function refundFailed(read: Read): ProcessorChange | null {
  const { item, isGood } = read;
  if (!isGood) return null;
  return { kind: 'operation', operation: 'refund', outcome: rejectedOutcome(item), ...factsOf(read) };
}

function rejectedOutcome(item: JsonObject): Outcome<never> {
  const raw = { code: textAt(item, 'eventCode'), description: textAt(item, 'reason') };
  return declinedOutcome(errorCode('service_decline'), raw);
}

function line(kind: SettlementLine['kind']): Reader {
  return {
    about: 'payment',
    change: ({ item, psp, settings, isGood }) => {
      const money = moneyIn(objectOf(item['amount']) ?? {});
      const postedAt = timeAt(item, 'eventDate');
      if (!isGood || money === null || postedAt === null) return null;
      // Where the account does not include original references, this is the payment's own, and only the report names
      // the dispute. Both would count.
      if (textAt(item, 'originalReference') === null && areFetched(settings)) return null;
      const reference = `${String(item['eventCode'])}:${psp}`;
      const { minor: amount, currency } = money;
      // What Adyen takes for it stands in its settlement reports, which call it by the same reference.
      const of = { kind, reference, amount, currency, fees: NO_FEES, report: psp, postedAt, dispute: psp };
      return { kind: 'settlement_line', line: of };
    },
  };
}

/** Adyen repeats the token of a payment that was stored; the token's own webhook is what it is taken from. */
function tokensIn(more: JsonObject | null): readonly string[] {
  return Object.entries(more ?? {}).flatMap(([name, value]) =>
    /storedPaymentMethodId|recurringDetailReference/.test(name) && typeof value === 'string' ? [value] : [],
  );
}

/**
 * https://docs.adyen.com/api-explorer/Tokenization-webhooks/1/overview. `recurring.token.updated` has no place here:
 * the token stays what it was. The merchant disables one, or somebody else, and its event names no payment.
 */
const TOKEN_EVENTS: Readonly<Record<string, (token: string) => ProcessorChange>> = {
  'recurring.token.created': (token) => ({ kind: 'stored_token', token, label: null }),
  'recurring.token.alreadyExisting': (token) => ({ kind: 'stored_token', token, label: null }),
  'recurring.token.disabled': (token) => ({ kind: 'token_ended', token }),
};

/** Webhooks of tokens are signed as a whole, in a header. */
async function readTokens(
  raw: Parameters<Webhook['read']>[0],
  body: JsonObject | null,
  settings: Settings,
  tools: EventTools,
): Promise<EventReading> {
  const holds = await tools.hmacHolds({
    secret: settings.token_hmac_key ?? settings.hmac_key,
    keyEncoding: 'hex',
    algorithm: 'sha256',
    message: raw.body,
    signature: Buffer.from(raw.headers['hmacsignature'] ?? '', 'base64'),
  });
  if (!holds) return { kind: 'refused' };
  const event = body === null ? null : tokenEvent(body, settings);
  return { kind: 'proven', events: event === null ? [] : [event], answer: ACCEPTED };
}

function tokenEvent(body: JsonObject, settings: Settings): ProcessorEvent | null {
  const [name, id] = [textAt(body, 'type'), textAt(body, 'eventId')];
  if (name === null || id === null) return null;
  const data = objectOf(body['data']);
  const token = textAt(data, 'storedPaymentMethodId');
  const isOurs = textAt(data, 'merchantAccount') === settings.merchant_account;
  const reader = Object.hasOwn(TOKEN_EVENTS, name) ? TOKEN_EVENTS[name] : undefined;
  const change = isOurs && token !== null ? (reader?.(token) ?? null) : null;

  // One cause may end several tokens: its reference alone would have the second one passed over.
  const which = change?.kind === 'token_ended' ? `:${hash('sha256', change.token)}` : '';
  return {
    eventId: `${name}:${id}${which}`,
    name,
    at: timeAt(body, 'createdAt'),
    of: isOurs && change?.kind !== 'token_ended' ? { reference: processorReference(id) } : {},
    change,
    secrets: token === null ? [] : [token],
  };
}
