import { type JsonObject, parseObject, textAt, timeAt } from '../../domain/json.ts';
import { processorReference } from '../../domain/outcome.ts';
import type { Connector } from '../connector.ts';
import type { EventReading, ProcessorEvent } from '../events.ts';
import type { DlocalFields } from './request.ts';
import { paymentOutcome, refundOutcome } from './wire.ts';

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
    return { kind: 'proven', events: [eventOf(body, id, status)] };
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
    change: isRefund
      ? { kind: 'operation', operation: 'refund', outcome: refundOutcome(body) }
      : { kind: 'payment', outcome: paymentOutcome(body) },
  };
}
