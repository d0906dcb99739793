import { currencyIn, type JsonObject, parseObject, textAt, timeAt } from '../../domain/json.ts';
import { processorReference } from '../../domain/outcome.ts';
import type { Connector } from '../connector.ts';
import type { Disputes, EventReading, ProcessorEvent } from '../events.ts';
import type { DlocalFields } from './request.ts';
import { amountIn, paymentOutcome, refundOutcome } from './wire.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * https://docs.dlocal.com/docs/receive-notifications: the payment or the refund as it stands, signed as requests are.
 * dLocal says of no age at which a notification is too old; one that is sent again says what was said.
 */
export const webhook: NonNullable<Connector<DlocalFields>['webhook']> = {
  async read(raw, { x_login, secret_key: secret }, tools): Promise<EventReading> {
    const [, signature] =
      /^V2-HMAC-SHA256, Signature: ([0-9a-f]{64})$/.exec(raw.headers['authorization'] ?? '') ?? [];
    const date = raw.headers['x-date'];
    if (signature === undefined || date === undefined) return { kind: 'refused' };
    const isSigned = await tools.hmacHolds({
      secret,
      algorithm: 'sha256',
      message: Buffer.concat([Buffer.from(x_login + date), raw.body]),
      signature: Buffer.from(signature, 'hex'),
    });
    if (!isSigned) return { kind: 'refused' };

    const body = parseObject(Buffer.from(raw.body).toString('utf8'));
    const [id, status] = [textAt(body, 'id'), textAt(body, 'status')];
    if (body === null || id === null || status === null) return { kind: 'proven', events: [] };
    const isChargeback = id.startsWith('CHAR') || Object.hasOwn(DISPUTES, status);
    return {
      kind: 'proven',
      events: isChargeback ? chargebackIn(body, id, status) : [eventOf(body, id, status)],
    };
  },
};

/** A notification has no id of its own: what it is about, and how that stands, happens once. */
function eventOf(body: JsonObject, id: string, status: string): ProcessorEvent {
  const isRefund = textAt(body, 'payment_id') !== null;
  const ours = textAt(body, isRefund ? 'description' : 'order_id');
  const named = ours !== null && UUID.test(ours) ? { operationId: ours } : {};
  // A refund whose answer got lost has its id from here.
  const of = isRefund && 'operationId' in named ? named : { ...named, reference: processorReference(id) };
  return {
    eventId: `${id}:${status}`,
    name: `${isRefund ? 'refund' : 'payment'}.${status.toLowerCase()}`,
    at: timeAt(body, 'approved_date') ?? timeAt(body, 'created_date'),
    of,
    change: isRefund ? refundIn(body, id) : { kind: 'payment', outcome: paymentOutcome(body) },
  };
}

/** One that nobody here asked for was made in dLocal's dashboard, of the payment that it names. */
function refundIn(body: JsonObject, id: string): ProcessorEvent['change'] {
  const change = { kind: 'operation', operation: 'refund', outcome: refundOutcome(body) } as const;
  const [payment, minor] = [textAt(body, 'payment_id'), amountIn(body)];
  const { currency } = currencyIn(body);
  if (payment === null || minor === null || currency === undefined) return change;
  const made = {
    reference: processorReference(id),
    payment: processorReference(payment),
    money: { minor, currency },
  };
  return { ...change, made };
}

/**
 * https://docs.dlocal.com/reference/chargeback-status: what each takes and gives back. A line is told once, so what was
 * executed and then lost has taken its amount once, and one that is won has taken it whether or not that was heard.
 */
export const DISPUTES: Disputes = {
  COMPLETED: ['chargeback'],
  DISPUTE_LOST: ['chargeback'],
  REVERSAL: ['chargeback', 'chargeback-reversal'],
  DISPUTE_RECEIVED: [],
  IN_DISPUTE: [],
  INQUIRY: [],
};

/** What dLocal takes for it stands in its reports. */
const NO_FEES = { commission: 0n, interchange: null, markup: null, schemeFee: null } as const;

/** https://docs.dlocal.com/docs/chargebacks: of a payment, by its id and by the merchant's name for it. */
function chargebackIn(body: JsonObject, id: string, status: string): readonly ProcessorEvent[] {
  const [payment, order] = [textAt(body, 'payment_id'), textAt(body, 'order_id')];
  const [{ currency }, amount] = [currencyIn(body), amountIn(body)];
  const postedAt = timeAt(body, 'created_date');
  if (payment === null || currency === undefined || amount === null || postedAt === null) return [];
  const heard: ProcessorEvent = {
    eventId: `${id}:${status}`,
    name: `chargeback.${status.toLowerCase()}`,
    at: postedAt,
    of: {
      ...(order !== null && UUID.test(order) ? { operationId: order } : {}),
      reference: processorReference(payment),
    },
    change: null,
  };
  // As dLocal's documentation of 2019 says of one that was executed.
  const stage = status === 'SUCCESS' ? 'COMPLETED' : status;
  const kinds = Object.hasOwn(DISPUTES, stage) ? (DISPUTES[stage] ?? []) : [];
  if (kinds.length === 0) return [heard];

  return kinds.map((kind) => ({
    ...heard,
    eventId: `${heard.eventId}:${kind}`,
    change: {
      kind: 'settlement_line',
      line: { kind, reference: id, amount, currency, fees: NO_FEES, report: id, postedAt },
    },
  }));
}
