import { errorCode } from '../../domain/decline.ts';
import { type JsonObject, minorUnitsAt, objectOf, parseObject, textAt } from '../../domain/json.ts';
import { processorReference } from '../../domain/outcome.ts';
import { type Connector, type ProcessorChange, type ProcessorEvent, timestampedHmacHolds } from '../connector.ts';
import type { settings } from './operations.ts';
import { DECLINES, mandateOf, outcomeOf } from './wire.ts';

/** Events carry the whole debit as it stood when they were written, so they may come late, twice and in any order. */
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
    case 'debit.confirmed':
    case 'debit.failed':
      return { kind: 'payment', outcome: outcomeOf(payment) };
    case 'debit.returned': {
      const [amount, raw] = [minorUnitsAt(event, 'returned'), { code: textAt(payment, 'code'), description: textAt(payment, 'message') }];
      return amount === null ? null : { kind: 'returned', amount, code: DECLINES[raw.code ?? ''] ?? errorCode('other_decline'), raw };
    }
    case 'mandate.created':
    case 'mandate.activated':
    case 'mandate.failed':
    case 'mandate.revoked': {
      const from = objectOf(event['mandate']);
      const mandate = mandateOf(from);
      return mandate === null ? null : { kind: 'mandate', mandate: mandate.reference, status: mandate.status, by: actorOf(textAt(from, 'by')) };
    }
    default:
      return null;
  }
}

function actorOf(text: string | null): 'buyer' | 'bank' | 'merchant' | 'processor' {
  return text === 'buyer' || text === 'bank' || text === 'merchant' ? text : 'processor';
}
