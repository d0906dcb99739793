import { measureAt, toldOf } from './attempt.ts';
import type {
  Call,
  Fields,
  LookUp,
  LookUpOutcome,
  OperationKind,
  PayoutReturned,
} from '../connectors/connector.ts';
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
  paidFrom?: string | null;
  state?: ConnectorState | null;
  options?: Readonly<Record<string, unknown>>;
}>;

/** What the processor says of it now. A look-up that fails says nothing: here no fault becomes `failed`. */
export function lookUp(
  parts: MoneyParts,
  service: PaymentService,
  request: LookUpRequest,
): Promise<LookUpOutcome> {
  return ask(parts, service, request, service.connector.operations.find);
}

/** What the processor says of a payout now; of those alone, that it came back. */
export function lookUpPayout(
  parts: MoneyParts,
  service: PaymentService,
  payout: Pick<LookUpRequest, 'operationId' | 'reference' | 'sentAt' | 'paidFrom'>,
): Promise<LookUpOutcome | PayoutReturned> {
  const { find, findPayout = find } = service.connector.operations;
  return ask(parts, service, { ...payout, kind: 'payout', of: null }, findPayout);
}

async function ask<Found extends Readonly<{ kind: string }>>(
  parts: MoneyParts,
  service: PaymentService,
  { operationId, kind, of, reference = null, sentAt, paidFrom = null, state, options = {} }: LookUpRequest,
  find: ((call: Call<Fields, LookUp>) => Promise<Found>) | undefined,
): Promise<Found | UnknownOutcome> {
  if (find === undefined) return { kind: 'unknown', detail: 'this processor cannot be asked' };

  const now = parts.clock.nowFor(service.merchantAccountId);
  const input = {
    kind,
    of,
    sentAt: sentAt === undefined ? null : new Date(sentAt),
    ...(reference === null ? {} : { reference }),
    paidFrom,
  };
  return measureAt<Found | UnknownOutcome>(service, 'find', async () => {
    try {
      return await find(callFor(parts, service, { operationId, input, options, state: state ?? null, now }));
    } catch (error) {
      return { kind: 'unknown', detail: toldOf(error, parts.log) };
    }
  });
}

type UnknownOutcome = Extract<LookUpOutcome, { kind: 'unknown' }>;

/** "Never heard of it", once it is the truth. */
export const NEVER_RECEIVED = {
  kind: 'failed',
  code: errorCode('service_network_error'),
  detail: 'the processor never received it',
  unsent: true,
} as const;
