import { type JsonObject, objectOf, parseObject, textAt } from '../../domain/json.ts';
import { processorReference } from '../../domain/outcome.ts';
import { type Connector, type ProcessorChange, type ProcessorEvent, timestampedHmacHolds } from '../connector.ts';
import type { settings } from './operations.ts';
import { outcomeOf } from './wire.ts';

/** Events carry the whole order as it stood when they were written, so they may come late, twice and in any order. */
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

function changeOf(name: string, event: JsonObject, payment: JsonObject | null): ProcessorChange | null {
  switch (name) {
    case 'order.approved':
      return { kind: 'approved' };
    case 'order.authorized':
    case 'order.captured':
    case 'order.failed':
    case 'order.cancelled':
    case 'order.expired':
      return { kind: 'payment', outcome: outcomeOf(payment) };
    case 'recurring.token.created': {
      const token = textAt(event, 'token', 'value');
      return token === null ? null : { kind: 'stored_token', token, label: textAt(event, 'token', 'label') };
    }
    default:
      return null;
  }
}
