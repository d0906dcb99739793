import { objectOf, parseObject, textAt } from '../../domain/json.ts';
import { processorReference } from '../../domain/outcome.ts';
import { type Connector, type OperationKind, type ProcessorChange, type ProcessorEvent, timestampedHmacHolds } from '../connector.ts';
import type { settings } from './operations.ts';
import { readAuthorized, readMoved } from './wire.ts';

/** Events carry what the request was answered with, whoever heard the answer. */
export const webhook: NonNullable<Connector<typeof settings>['webhook']> = {
  async verify(raw, { webhook_secret: secret }, signatures) {
    if (secret === undefined) return false;
    return timestampedHmacHolds(raw, signatures, { secret, timestampHeader: 'x-event-timestamp', signatureHeader: 'x-event-signature', toleranceSeconds: 300 });
  },
  parse(body) {
    const event = parseObject(Buffer.from(body).toString('utf8'));
    const [eventId, name, data] = [textAt(event, 'id'), textAt(event, 'type'), objectOf(event?.['data'])];
    if (event === null || eventId === null || name === null) return [];
    const [operationId, charge, action, at] = [textAt(data, 'reference'), textAt(data, 'charge'), textAt(data, 'action'), Date.parse(textAt(event, 'created_at') ?? '')];
    const of = { ...(operationId === null ? {} : { operationId }), ...(charge === null ? {} : { reference: processorReference(charge) }) };
    const read: ProcessorEvent = { eventId, name, at: Number.isNaN(at) ? null : new Date(at), of, change: changeOf(action, JSON.stringify(data)) };
    return [read];
  },
};

function changeOf(action: string | null, data: string): ProcessorChange | null {
  if (action === 'authorize') return { kind: 'payment', outcome: readAuthorized(200, data) };
  const operation = FOLLOWS.find((kind) => kind === action);
  return operation === undefined ? null : { kind: 'operation', operation, outcome: readMoved(200, data) };
}

const FOLLOWS = ['capture', 'void', 'refund', 'cancel', 'increment'] as const satisfies readonly OperationKind[];
