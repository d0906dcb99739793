import { toldOf } from './attempt.ts';
import { type Found, type OperationKind, recoveryOf } from '../connectors/connector.ts';
import { errorCode } from '../domain/decline.ts';
import { untilBelievedMs } from '../domain/operation/recovery.ts';
import type { ConnectorState, ProcessorReference } from '../domain/outcome.ts';
import type { Timestamp } from '../domain/timestamp.ts';
import type { Parts } from '../parts.ts';
import { type PaymentService, callFor } from './payment-services.ts';

/** One of our operations, as a processor can be asked about it. */
type Asked = Readonly<{
  operationId: string;
  kind: OperationKind;
  of: ProcessorReference | null;
  sentAt?: Timestamp;
  state?: ConnectorState | null;
  options?: Readonly<Record<string, unknown>>;
}>;

/** What the processor says of it now. A look-up that fails says nothing: here no fault becomes `failed`. */
export async function lookUp(
  parts: Parts,
  service: PaymentService,
  { operationId, kind, of, sentAt, state, options = {} }: Asked,
): Promise<Found> {
  const { find } = service.connector.operations;
  if (find === undefined) return { kind: 'unknown', detail: 'this processor cannot be asked' };
  const now = parts.clock.nowFor(service.merchantAccountId);
  try {
    const input = { kind, of, sentAt: sentAt === undefined ? null : new Date(sentAt) };
    return await find(callFor(parts, service, { operationId, input, options, state: state ?? null, now }));
  } catch (error) {
    return { kind: 'unknown', detail: toldOf(error, parts.log) };
  }
}

/** `again`: nobody knows yet; `withinMs`: by when somebody will. */
type Again = Readonly<{ kind: 'again'; detail: string; withinMs?: number }>;
type Known<Said> = Exclude<Said, Readonly<{ kind: 'not_found' | 'unknown' }>>;

/** How an operation may be found out, for the policy of its connector to choose from. */
type Ways<Said> = Readonly<{
  look(): Promise<Said>;
  /** Null where what was sent is no longer there to be sent. */
  sendAgain(): Promise<Said | null>;
}>;

/** What became of an operation whose answer got lost: found out as the connector's policy for it says. */
export async function findOut<Said extends Readonly<{ kind: string }>>(
  parts: Parts,
  { connector }: PaymentService,
  operation: Readonly<{ kind: OperationKind; sent_at: Timestamp }>,
  ways: Ways<Said>,
): Promise<Known<Said> | typeof NEVER_RECEIVED | Again> {
  const recovery = recoveryOf(connector, operation.kind);
  const now = parts.clock.now();
  switch (recovery.by) {
    case 'events':
      return { kind: 'again', detail: 'the processor tells by itself' };
    case 're-send': {
      const isKnown = now.getTime() - Date.parse(operation.sent_at) < recovery.withinMs;
      const said = isKnown ? await ways.sendAgain() : null;
      return said === null ? { kind: 'again', detail: NOT_SENT_AGAIN } : known(said, {});
    }
    case 'look-up': {
      const found = await ways.look();
      const waitMs = untilBelievedMs(recovery, operation, parts.clock.now());
      // Believed from then on, so that is when to ask for it, and nothing is given up before.
      const within = waitMs > 0 && Number.isFinite(waitMs) ? { withinMs: waitMs } : {};
      if (found.kind !== 'not_found') return known(found, within);
      const said = connector.capabilities.resendIsIdempotent ? await ways.sendAgain() : null;
      if (said !== null) return known(said, {});
      return waitMs <= 0
        ? NEVER_RECEIVED
        : { kind: 'again', detail: 'the processor does not know it yet', ...within };
    }
    default:
      return recovery satisfies never;
  }
}

const NEVER_RECEIVED = {
  kind: 'failed',
  code: errorCode('service_network_error'),
  detail: 'the processor never received it',
} as const;
const NOT_SENT_AGAIN = 'what was sent is not there to be sent again, or the processor has forgotten its key';

function known<Said extends Readonly<{ kind: string }>>(
  said: Said,
  within: Pick<Again, 'withinMs'>,
): Known<Said> | Again {
  if (said.kind !== 'unknown' && said.kind !== 'not_found') return said as Known<Said>; // what the kinds say
  return { kind: 'again', detail: 'detail' in said ? String(said.detail) : said.kind, ...within };
}
