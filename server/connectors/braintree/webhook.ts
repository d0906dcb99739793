import { errorCode } from '../../domain/decline.ts';
import { type Currency, parseCurrency } from '../../domain/currency.ts';
import { rateIn } from '../../domain/decimal.ts';
import { type JsonObject, objectOf, textAt, timeAt } from '../../domain/json.ts';
import { processorReference } from '../../domain/outcome.ts';
import type { SettlementLine, SettlementLineKind } from '../../domain/transaction/settlement-line.ts';
import type { Connector } from '../connector.ts';
import {
  type Disputes,
  type EventReading,
  type EventTools,
  EventUnread,
  type ProcessorChange,
  type ProcessorEvent,
} from '../events.ts';
import { newsOf } from './dispute.ts';
import { type BraintreeFields, askerFor, write } from './request.ts';
import {
  type Transaction,
  factsOf,
  minorOf,
  movedOutcome,
  parentOf,
  paymentOutcome,
  readPage,
  refusal,
} from './wire.ts';
import { parseXml, textsAt } from './xml.ts';

type Webhook = NonNullable<Connector<BraintreeFields>['webhook']>;
type Settings = Parameters<Webhook['read']>[1];

/**
 * https://developer.paypal.com/braintree/docs/guides/webhooks/parse: a form with a payload and signatures of it, one
 * for each API key: HMAC-SHA1 under the SHA-1 of the private key. There is no time in them: what is sent again is
 * known by what it says.
 */
export const webhook: Webhook = {
  async read(raw, settings, tools): Promise<EventReading> {
    const text = Buffer.from(raw.body).toString('utf8');
    const form = new URLSearchParams(text);
    const payload = form.get('bt_payload') ?? '';
    const signature = signatureFor(settings.public_key, form.get('bt_signature') ?? '');
    if (payload === '' || signature === null || /[^A-Za-z0-9+=/\n]/.test(payload)) return { kind: 'refused' };
    const holds = (message: string): Promise<boolean> =>
      tools.hmacHolds({
        secret: settings.private_key,
        keyDigest: 'sha1',
        algorithm: 'sha1',
        message: Buffer.from(message),
        signature,
      });
    // Its packages take either: what receives forms may cut the last line's end off.
    if (!(await holds(payload)) && !(await holds(`${payload}\n`))) return { kind: 'refused' };

    const notification = objectOf(
      parseXml(Buffer.from(payload, 'base64').toString('utf8'))?.['notification'],
    );
    const secrets = [/bt_payload=([^&]*)/.exec(text)?.[1] ?? payload];
    const events = notification === null ? [] : await eventsIn({ notification, settings, tools, secrets });
    return { kind: 'proven', events };
  },
};

function signatureFor(publicKey: string, signed: string): Buffer | null {
  const pairs = signed.split('&').map((pair) => pair.split('|'));
  const signature = pairs.find(([key]) => key === publicKey)?.[1] ?? '';
  return /^[0-9a-f]{40}$/.test(signature) ? Buffer.from(signature, 'hex') : null;
}

type Notification = Readonly<{
  notification: JsonObject;
  settings: Settings;
  tools: EventTools;
  /** The payload may hold tokens, which nobody could mask inside of its encoding. */
  secrets: readonly string[];
}>;
type EventBuilder = (
  change: ProcessorChange | null,
  of: ProcessorEvent['of'],
  suffix?: string,
) => ProcessorEvent;

/** A notification has no id of its own: it is known by what it is about and when. */
async function eventsIn(heard: Notification): Promise<readonly ProcessorEvent[]> {
  const { notification, secrets } = heard;
  const [name, at] = [textAt(notification, 'kind'), timeAt(notification, 'timestamp')];
  const subject = objectOf(notification['subject']);
  if (name === null || at === null) return [];
  const about = ['transaction', 'dispute', 'disbursement'].map((kind) => textAt(subject, kind, 'id'));
  const id = [name, about.find((one) => one !== null) ?? 'nothing', at.toISOString()].join(':');
  const told: EventBuilder = (change, of, suffix = '') => ({
    eventId: `${id}${suffix}`,
    name,
    at,
    of,
    change,
    secrets,
  });
  if (name === 'disbursement') return disbursed(heard, objectOf(subject?.['disbursement']), told);

  const dispute = objectOf(subject?.['dispute']);
  if (dispute !== null) return disputeEvents(name, dispute, at, told);
  const transaction = objectOf(subject?.['transaction']);
  const events = transaction === null ? [] : transactionEvents(name, transaction, at, told);
  return events.length === 0 ? [told(null, {})] : events;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Our mark is the order id; what was made in the Control Panel has none of ours. */
function subjectOf(transaction: Transaction): ProcessorEvent['of'] {
  const [id, order] = [textAt(transaction, 'id'), textAt(transaction, 'order-id')];
  return {
    ...(order === null || !UUID.test(order) ? {} : { operationId: order }),
    ...(id === null ? {} : { reference: processorReference(id) }),
  };
}

function transactionEvents(
  name: string,
  transaction: Transaction,
  at: Date,
  told: EventBuilder,
): readonly ProcessorEvent[] {
  const of = subjectOf(transaction);
  switch (name) {
    case 'transaction_settled':
    case 'transaction_settlement_declined':
    case 'refund_failed':
      return [told(changeOf(name, transaction), of)];
    case 'transaction_disbursed': {
      const postedAt = timeAt(transaction, 'disbursement-details', 'disbursement-date') ?? at;
      return [
        told(changeOf(name, transaction), of),
        ...lineEvents([transaction], postedAt, dayOf(postedAt), told),
      ];
    }
    default:
      return [];
  }
}

const isRefund = (name: string, transaction: Transaction): boolean =>
  name === 'refund_failed' || transaction['type'] === 'credit';

/** An event that leaves out how the transaction stands only says that something happened to it. */
function changeOf(name: string, transaction: Transaction): ProcessorChange {
  const operation = isRefund(name, transaction)
    ? 'refund'
    : parentOf(transaction) === null
      ? 'authorize'
      : 'capture';
  const { reference, amount, currency } = factsOf(transaction);
  if (reference === null || amount === null || currency === null) return { kind: 'look', operation };
  if (operation !== 'authorize') return { kind: 'operation', operation, outcome: movedOutcome(transaction) };
  if (transaction['status'] !== 'settlement_declined')
    return { kind: 'payment', outcome: paymentOutcome(transaction) };

  const refusedAs = refusal(transaction, reference);
  return {
    kind: 'returned',
    amount,
    code: 'code' in refusedAs ? refusedAs.code : errorCode('service_decline'),
    raw: {
      code: textAt(transaction, 'processor-settlement-response-code'),
      description: textAt(transaction, 'processor-settlement-response-text'),
    },
    payment: paymentOutcome({ ...transaction, status: 'settled' }),
  };
}

/** What Braintree takes for it stands in its reports only. */
const NO_FEES = { commission: 0n, interchange: null, markup: null, schemeFee: null } as const;

function lineEvents(
  transactions: readonly Transaction[],
  postedAt: Date,
  report: string,
  told: EventBuilder,
): readonly ProcessorEvent[] {
  return transactions.flatMap((transaction) => {
    const { reference: id, amount, currency } = factsOf(transaction);
    if (id === null || amount === null || currency === null) return [];

    const kind = transaction['type'] === 'credit' ? 'refund-settlement' : 'settlement';
    const line = {
      kind,
      reference: `${kind}:${id}`,
      amount,
      currency,
      fees: NO_FEES,
      report,
      payout: report,
      postedAt,
      ...exchangedFrom(transaction, currency),
    } as const;
    return [told({ kind: 'settlement_line', line }, subjectOf(transaction), `:${id}:line`)];
  });
}

/** The amount is what was paid; what was disbursed of it may be in the currency of the merchant's bank. */
function exchangedFrom(transaction: Transaction, paid: Currency): Pick<SettlementLine, 'exchange'> {
  const details = objectOf(transaction['disbursement-details']);
  const currency = parseCurrency(textAt(details, 'settlement-currency-iso-code') ?? '');
  const rate = rateIn(textAt(details, 'settlement-currency-exchange-rate'));
  if (currency === null || currency === paid || rate === null) return {};
  const amount = minorOf(textAt(details, 'settlement-amount'), currency);
  const net = amount !== null && transaction['type'] === 'credit' ? -amount : amount;
  return { exchange: { rate, currency, net } };
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const PAGE = 50;
const PAGES_MAX = 100;

/** What a day's disbursement is of, page by page, as its own package reads it. */
async function disbursed(
  { settings, tools }: Notification,
  disbursement: JsonObject | null,
  told: EventBuilder,
): Promise<readonly ProcessorEvent[]> {
  const ids = textsAt(disbursement, 'transaction-ids');
  const postedAt = timeAt(disbursement, 'disbursement-date');
  const report = textAt(disbursement, 'id');
  if (disbursement?.['success'] === 'false' || postedAt === null || report === null) return [told(null, {})];
  const events: ProcessorEvent[] = [];
  for (let from = 0; from < Math.min(ids.length, PAGE * PAGES_MAX); from += PAGE) {
    const answer = await write(askerFor(tools, settings), 'POST', 'transactions/advanced_search', {
      search: { ids: ids.slice(from, from + PAGE) },
    });
    const page = readPage(answer);
    if (page === null) throw new EventUnread('the transactions of a disbursement', answer.status);
    events.push(...lineEvents(page, postedAt, report, told));
  }

  const left = ids.length - PAGE * PAGES_MAX;
  if (left > 0) {
    const what = `Of Braintree's disbursement ${report} the last ${left} transactions were not read`;
    events.push(told({ kind: 'unread', what }, {}, ':unread'));
  }
  return events.length === 0 ? [told(null, {})] : events;
}

/** What it moved, and where it stands. */
function disputeEvents(
  name: string,
  dispute: JsonObject,
  at: Date,
  told: EventBuilder,
): readonly ProcessorEvent[] {
  const of = disputedPayment(dispute);
  const news = newsOf(dispute, at);
  const standing = news === null ? [] : [told({ kind: 'dispute', dispute: news }, of, ':case')];
  return [told(disputeChange(name, dispute, at), of), ...standing];
}

function disputedPayment(dispute: JsonObject): ProcessorEvent['of'] {
  const id = textAt(dispute, 'transaction', 'id');
  return id === null ? {} : { reference: processorReference(id) };
}

/** https://developer.paypal.com/braintree/docs/guides/disputes/overview: but a retrieval moves no money. */
export const DISPUTES: Disputes = {
  dispute_opened: ['chargeback'],
  dispute_won: ['chargeback-reversal'],
  dispute_lost: [],
  dispute_accepted: [],
  dispute_auto_accepted: [],
  dispute_disputed: [],
  dispute_expired: [],
  dispute_under_review: [],
};

function disputeChange(name: string, dispute: JsonObject, at: Date): ProcessorChange | null {
  const [kind] = Object.hasOwn(DISPUTES, name) ? (DISPUTES[name] ?? []) : [];
  if (kind === undefined || dispute['kind'] === 'retrieval') return null;
  const line = disputeLine(kind, dispute, at);
  return line === null ? null : { kind: 'settlement_line', line };
}

function disputeLine(kind: SettlementLineKind, dispute: JsonObject, at: Date): SettlementLine | null {
  const id = textAt(dispute, 'id');
  const currency = parseCurrency(textAt(dispute, 'currency-iso-code') ?? '');
  const won = kind === 'chargeback' ? null : minorOf(textAt(dispute, 'amount-won'), currency);
  const amount = won ?? minorOf(textAt(dispute, 'amount-disputed') ?? textAt(dispute, 'amount'), currency);
  if (id === null || currency === null || amount === null || amount === 0n) return null;
  const day = kind === 'chargeback' ? 'date-opened' : 'date-won';
  const postedAt = timeAt(dispute, day) ?? at;
  const reference = `${kind}:${id}`;
  return { kind, reference, amount, currency, fees: NO_FEES, report: id, postedAt, dispute: id };
}
