import { measureAt, toldOf } from './attempt.ts';
import type { LookUpOutcome, OperationKind } from '../connectors/connector.ts';
import { errorCode } from '../domain/decline.ts';
import type { ConnectorState, ProcessorReference } from '../domain/outcome.ts';
import type { Timestamp } from '../domain/timestamp.ts';
import type { MoneyParts } from '../parts.ts';
import type { PaymentService } from '../connections/connection-kinds.ts';
import { callFor } from './call.ts';

/** One of our operations, as a processor can be asked about it. */
type LookUpRequest = Readonly<{
  operationId: string;
  kind: OperationKind;
  of: ProcessorReference | null;
  /** What the processor calls it, once it did. */
  reference?: ProcessorReference | null;
  sentAt?: Timestamp;
  state?: ConnectorState | null;
  options?: Readonly<Record<string, unknown>>;
}>;

/** What the processor says of it now. A look-up that fails says nothing: here no fault becomes `failed`. */
export async function lookUp(
  parts: MoneyParts,
  service: PaymentService,
  { operationId, kind, of, reference = null, sentAt, state, options = {} }: LookUpRequest,
): Promise<LookUpOutcome> {
  const { find } = service.connector.operations;
  if (find === undefined) return { kind: 'unknown', detail: 'this processor cannot be asked' };

  const now = parts.clock.nowFor(service.merchantAccountId);
  const input = {
    kind,
    of,
    sentAt: sentAt === undefined ? null : new Date(sentAt),
    ...(reference === null ? {} : { reference }),
  };
  return measureAt<LookUpOutcome>(service, 'find', async () => {
    try {
      return await find(callFor(parts, service, { operationId, input, options, state: state ?? null, now }));
    } catch (error) {
      return { kind: 'unknown', detail: toldOf(error, parts.log) };
    }
  });
}

/** "Never heard of it", once it is the truth. */
export const NEVER_RECEIVED = {
  kind: 'failed',
  code: errorCode('service_network_error'),
  detail: 'the processor never received it',
  unsent: true,
} as const;
