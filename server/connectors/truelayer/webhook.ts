import { type JsonObject, parseObject, textAt, timeAt } from '../../domain/json.ts';
import { type Outcome, processorReference } from '../../domain/outcome.ts';
import type { Authorized, Connector, Moved } from '../connector.ts';
import type { EventReading, EventTools, ProcessorChange, ProcessorEvent } from '../events.ts';
import { OPERATION, type TrueLayerFields, askerFor, get } from './request.ts';
import { isSigned } from './signature.ts';
import { arrived, bodyOf, failedAs, refundOutcome } from './wire.ts';

type Webhook = NonNullable<Connector<TrueLayerFields>['webhook']>;

/** https://docs.truelayer.com/docs/payment-webhooks: one event each, without amounts. */
export const webhook: Webhook = {
  async read(raw, _settings, tools): Promise<EventReading> {
    if (!(await isSigned(raw, tools))) return { kind: 'refused' };
    const event = parseObject(Buffer.from(raw.body).toString('utf8'));
    const [eventId, name] = [textAt(event, 'event_id'), textAt(event, 'type')];
    if (event === null || eventId === null || name === null) return { kind: 'proven', events: [] };
    const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
    const change = reader === undefined ? null : await reader(event, tools);
    const [operationId, payment] = [textAt(event, 'metadata', OPERATION), textAt(event, 'payment_id')];
    // A refund's payment is not what it is about.
    const isRefund = name.startsWith('refund_');
    const of: ProcessorEvent['of'] = {
      ...(operationId === null ? {} : { operationId }),
      ...(payment === null || isRefund ? {} : { reference: processorReference(payment) }),
    };
    const at = timeAt(event, `${name.split('_').at(-1)}_at`);
    return { kind: 'proven', events: [{ eventId, name, at, of, change }] };
  },
};

type Reader = (event: JsonObject, tools: EventTools) => Promise<ProcessorChange | null>;

const READERS: Readonly<Record<string, Reader>> = {
  payment_settled: settled,
  payment_failed: async (event) => {
    const id = textAt(event, 'payment_id');
    if (id === null) return null;
    return { kind: 'payment', outcome: failedAs(textAt(event, 'failure_reason'), processorReference(id)) };
  },
  refund_executed: (event, tools) => refund(event, tools, 'executed'),
  refund_failed: (event, tools) => refund(event, tools, 'failed'),
};

async function settled(event: JsonObject, tools: EventTools): Promise<ProcessorChange | null> {
  const id = textAt(event, 'payment_id');
  if (id === null) return null;
  const payment = bodyOf(await get(askerFor(tools), `v3/payments/${encodeURIComponent(id)}`));
  if (payment === null) return { kind: 'look', operation: 'authorize' };
  const outcome: Outcome<Authorized> = arrived(payment, processorReference(id));
  return { kind: 'payment', outcome };
}

async function refund(event: JsonObject, tools: EventTools, status: string): Promise<ProcessorChange | null> {
  const [id, payment] = [textAt(event, 'refund_id'), textAt(event, 'payment_id')];
  if (id === null || payment === null) return null;
  const path = `v3/payments/${encodeURIComponent(payment)}/refunds/${encodeURIComponent(id)}`;
  const known = bodyOf(await get(askerFor(tools), path));
  if (known === null) return { kind: 'look', operation: 'refund' };
  const outcome: Outcome<Moved> = refundOutcome({
    ...known,
    status,
    failure_reason: textAt(event, 'failure_reason'),
  });
  return { kind: 'operation', operation: 'refund', outcome };
}
