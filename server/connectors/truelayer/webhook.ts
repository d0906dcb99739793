import { type JsonObject, currencyIn, parseObject, textAt, timeAt } from '../../domain/json.ts';
import { type Outcome, processorReference } from '../../domain/outcome.ts';
import type { SettlementLine } from '../../domain/transaction/settlement-line.ts';
import type { AuthorizedAmounts, Connector, MovedAmount } from '../connector.ts';
import {
  type EventReading,
  type EventTools,
  EventUnread,
  type ProcessorChange,
  type ProcessorEvent,
} from '../events.ts';
import { OPERATION, type TrueLayerFields, askerFor, get } from './request.ts';
import { isSigned } from './signature.ts';
import {
  amountIn,
  arrivedOutcome,
  bodyOf,
  cameBack,
  failedAs,
  payoutOutcome,
  refundOutcome,
  RETURNED,
} from './wire.ts';

type Webhook = NonNullable<Connector<TrueLayerFields>['webhook']>;

/** https://docs.truelayer.com/docs/payment-webhooks: one event each, without amounts. */
export const webhook: Webhook = {
  async read(raw, _settings, tools): Promise<EventReading> {
    if (!(await isSigned(raw, tools))) return { kind: 'refused' };
    const event = parseObject(Buffer.from(raw.body).toString('utf8'));
    const [eventId, name] = [textAt(event, 'event_id'), textAt(event, 'type')];
    if (event === null || eventId === null || name === null) return { kind: 'proven', events: [] };
    const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
    const at = timeAt(event, `${name.split('_').at(-1)}_at`);
    const {
      change,
      line = null,
      operationId: read = null,
    } = (await reader?.({ event, at }, tools)) ?? NOTHING;
    const operationId = textAt(event, 'metadata', OPERATION) ?? read;
    // A refund has its payment's as well, and is not about it.
    const id = textAt(event, `${name.split('_')[0]}_id`);
    const of: ProcessorEvent['of'] = {
      ...(operationId === null ? {} : { operationId }),
      ...(id === null ? {} : { reference: processorReference(id) }),
    };
    const told = { eventId, name, at, of, change };
    if (line === null) return { kind: 'proven', events: [told] };

    const settled = {
      ...told,
      eventId: `${eventId}:line`,
      change: { kind: 'settlement_line', line } as const,
    };
    return { kind: 'proven', events: [told, settled] };
  },
};

type EventFacts = Readonly<{ event: JsonObject; at: Date | null }>;
/** What happened, and what it did to the merchant account. */
type EventMeaning = Readonly<{
  change: ProcessorChange | null;
  line?: SettlementLine | null;
  /** Where the event may not have it. */
  operationId?: string | null;
}>;
type Reader = (said: EventFacts, tools: EventTools) => Promise<EventMeaning>;
const NOTHING: EventMeaning = { change: null };

const READERS: Readonly<Record<string, Reader>> = {
  payment_settled: settledEvent,
  payment_failed: async ({ event }) => {
    const id = textAt(event, 'payment_id');
    if (id === null) return NOTHING;
    const outcome = failedAs(textAt(event, 'failure_reason'), processorReference(id));
    return { change: { kind: 'payment', outcome } };
  },
  refund_executed: (said, tools) => refund(said, tools, 'executed'),
  refund_failed: (said, tools) => refund(said, tools, 'failed'),
  payout_executed: payoutEvent,
  payout_failed: payoutEvent,
};

async function settledEvent({ event, at }: EventFacts, tools: EventTools): Promise<EventMeaning> {
  const id = textAt(event, 'payment_id');
  if (id === null) return NOTHING;
  const payment = await readOf(tools, `v3/payments/${encodeURIComponent(id)}`);
  if (payment === null) return { change: { kind: 'look', operation: 'authorize' } };
  const outcome: Outcome<AuthorizedAmounts> = arrivedOutcome(payment, processorReference(id));
  return { change: { kind: 'payment', outcome }, line: lineOf('settlement', payment, at) };
}

async function refund({ event, at }: EventFacts, tools: EventTools, status: string): Promise<EventMeaning> {
  const [id, payment] = [textAt(event, 'refund_id'), textAt(event, 'payment_id')];
  if (id === null || payment === null) return NOTHING;
  const path = `v3/payments/${encodeURIComponent(payment)}/refunds/${encodeURIComponent(id)}`;
  const known = await readOf(tools, path);
  if (known === null) return { change: { kind: 'look', operation: 'refund' } };

  const outcome: Outcome<MovedAmount> = refundOutcome({
    ...known,
    status,
    failure_reason: textAt(event, 'failure_reason'),
  });
  const change = { kind: 'operation', operation: 'refund', outcome } as const;
  const [amount, { currency }] = [amountIn(known), currencyIn(known)];
  const told = { operationId: textAt(known, 'metadata', OPERATION), line: refundLine(event, known, at) };
  if (amount === null || currency === undefined) return { ...told, change };
  const facts = { payment: processorReference(payment), money: { minor: amount, currency } };
  return { ...told, change: { ...change, made: { ...facts, reference: processorReference(id) } } };
}

/**
 * https://docs.truelayer.com/docs/payout-webhooks. They have no amount, so it is read. One that came back has failed by
 * then, and the event's reason says that it had been executed.
 */
async function payoutEvent({ event }: EventFacts, tools: EventTools): Promise<EventMeaning> {
  const id = textAt(event, 'payout_id');
  const payout = id === null ? null : await readOf(tools, `v3/payouts/${encodeURIComponent(id)}`);
  if (id === null || payout === null) return NOTHING;

  const operationId = textAt(payout, 'metadata', OPERATION);
  const isFailed = textAt(event, 'type') === 'payout_failed';
  const reason = textAt(event, 'failure_reason');
  if (isFailed && reason === RETURNED) return { operationId, change: cameBack(processorReference(id)) };
  const status = isFailed ? 'failed' : 'executed';
  const outcome = payoutOutcome({ ...payout, status, failure_reason: reason });
  return { operationId, change: { kind: 'payout', outcome } };
}

/** https://docs.truelayer.com/docs/payout-and-refund-returns: one that was executed may yet come back. */
function refundLine(event: JsonObject, known: JsonObject, at: Date | null): SettlementLine | null {
  if (textAt(event, 'type') === 'refund_executed') return lineOf('refund-settlement', known, at);
  if (textAt(event, 'failure_reason') !== RETURNED) return null;
  const back = lineOf('settlement', known, at);
  return back === null ? null : { ...back, reference: `${back.reference}:returned` };
}

/** Null: TrueLayer does not know it. What cannot be read now is told again, since a line comes in no other way. */
async function readOf(tools: EventTools, path: string): Promise<JsonObject | null> {
  const answer = await get(askerFor(tools), path);
  const resource = bodyOf(answer);
  if (resource === null && answer.status !== 404) throw new EventUnread(path, answer.status);
  return resource;
}

/**
 * https://docs.truelayer.com/docs/merchant-accounts: settled is what has arrived in the merchant account, all of it,
 * and a refund that was executed has left it. What TrueLayer takes for that is in no answer.
 */
function lineOf(
  kind: 'settlement' | 'refund-settlement',
  resource: JsonObject,
  at: Date | null,
): SettlementLine | null {
  const [id, amount, { currency }] = [textAt(resource, 'id'), amountIn(resource), currencyIn(resource)];
  if (id === null || amount === null || currency === undefined || at === null) return null;
  const fees = { commission: 0n, interchange: null, markup: null, schemeFee: null };
  return { kind, reference: id, amount, currency, fees, report: id, postedAt: at };
}
