import { type JsonObject, objectOf, parseObject, textAt } from '../../domain/json.ts';
import { processorReference } from '../../domain/outcome.ts';
import { type Connector, type ProcessorChange, type ProcessorEvent, timestampedHmacHolds } from '../connector.ts';
import type { settings } from './operations.ts';
import { outcomeOf } from './wire.ts';

/** Events carry the whole voucher as it stood when they were written, so they may come late, twice and in any order. */
export const webhook: NonNullable<Connector<typeof settings>['webhook']> = {
  verify: (raw, { webhook_secret: secret }, signatures) =>
    timestampedHmacHolds(raw, signatures, { secret, timestampHeader: 'x-event-timestamp', signatureHeader: 'x-event-signature', toleranceSeconds: 300 }),
  parse(body) {
    const event = parseObject(Buffer.from(body).toString('utf8'));
    const [eventId, name] = [textAt(event, 'id'), textAt(event, 'type')];
    return event === null || eventId === null || name === null ? [] : [read(event, eventId, name)];
  },
};

function read(event: JsonObject, eventId: string, name: string): ProcessorEvent {
  const payment = objectOf(event['payment']);
  const [operationId, id, at] = [textAt(payment, 'reference'), textAt(payment, 'id'), Date.parse(textAt(event, 'created_at') ?? '')];
  return {
    eventId, name, at: Number.isNaN(at) ? null : new Date(at), change: changeOf(name, event, payment),
    of: { ...(operationId === null ? {} : { operationId }), ...(id === null ? {} : { reference: processorReference(id) }) },
  };
}

function changeOf(name: string, _event: JsonObject, payment: JsonObject | null): ProcessorChange | null {
  switch (name) {
    case 'voucher.paid':
    case 'voucher.expired':
      return { kind: 'payment', outcome: outcomeOf(payment) };
    default:
      return null;
  }
}
