import type { Detail } from '../../domain/problem.ts';
import { approvalEnd } from '../../connectors/approval-window.ts';
import type { PaymentService } from '../../connections/connection-kinds.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { timestamp } from '../../domain/timestamp.ts';
import type { CreateContext } from '../request/context.ts';
import type { ResolvedInstrument } from '../instruments/kind.ts';
import { ownOptions } from '../../connections/connection.ts';
import { optionsFor } from '../request/transaction-row.ts';

/** How long a buyer has where neither the merchant nor the connector says. */
export const APPROVAL_MINUTES = 60;

/** Where the processor alone decides, nobody can promise the buyer more than the usual time. */
const NO_CHOICE = { defaultMinutes: APPROVAL_MINUTES, maxMinutes: APPROVAL_MINUTES, option: '' };

/** Until when the buyer may approve at this payment service. Nothing for payments without an approval. */
export function approvalEndAt(
  transaction: TransactionRow,
  service: PaymentService,
  now: Date,
): Pick<TransactionRow, 'approval_expires_at'> | null {
  // A card has none, though its buyer may have to come back from the processor.
  const isApproved = service.connector.accepts.some(({ method }) => method === 'redirect');
  if (transaction.session_token === null || !isApproved) return null;
  const window = service.connector.capabilities.approvalWindow;
  // As the merchant asked, whatever an earlier try at another service made of it.
  const asked = transaction.request['approval_expires_at'];
  const approvalExpiresAt = typeof asked === 'string' ? new Date(asked) : null;
  if (window === null)
    return {
      approval_expires_at: timestamp(
        approvalExpiresAt ?? new Date(now.getTime() + APPROVAL_MINUTES * 60_000),
      ),
    };

  const end = approvalEnd(
    service.connector.id,
    window,
    { approvalExpiresAt, options: optionsFor(transaction, service) },
    now,
  );
  return {
    approval_expires_at: timestamp(
      end.kind === 'at' ? end.at : new Date(now.getTime() + window.defaultMinutes * 60_000),
    ),
  };
}

/** The longest window of any payment by reference; a connector's own may be shorter. */
const APPROVAL_DAYS_MAX = 365;

/**
 * Times that a payment service which may be tried does not give. The first service's problems: the merchant
 * meant that one. `instrument`: null where gift cards alone pay.
 */
export function approvalProblems(
  { body, now }: CreateContext,
  instrument: ResolvedInstrument | null,
  services: readonly PaymentService[],
): Detail[] {
  const asked = body.approval_expires_at ?? null;
  const approvalExpiresAt = asked === null ? null : new Date(asked);
  if (instrument?.isApprovedElsewhere !== true) return [];
  const [service] = services;
  if (service === undefined) return approvalExpiresAt === null ? [] : boundProblems(approvalExpiresAt, now);

  const window = service.connector.capabilities.approvalWindow ?? NO_CHOICE;
  const end = approvalEnd(
    service.connector.id,
    window,
    { approvalExpiresAt, options: ownOptions(body.connection_options, service) },
    now,
  );
  if (end.kind === 'at') return [];
  const { pointer, message } = end;
  return pointer === '/approval_expires_at'
    ? timeProblem(message, isPast(approvalExpiresAt, now) ? 'value_error.date.not_future' : TOO_FAR)
    : [{ location: 'body', pointer, message, type: 'value_error' }];
}

const TOO_FAR = 'value_error.date.too_far';

/** Where nobody can be asked how long is too long. */
function boundProblems(end: Date, now: Date): Detail[] {
  if (isPast(end, now)) return timeProblem('must be in the future', 'value_error.date.not_future');
  return end.getTime() > now.getTime() + APPROVAL_DAYS_MAX * 86_400_000
    ? timeProblem(`must be within ${APPROVAL_DAYS_MAX} days`, TOO_FAR)
    : [];
}

function isPast(end: Date | null, now: Date): boolean {
  return end !== null && end <= now;
}

function timeProblem(message: string, type: string): Detail[] {
  return [{ location: 'body', pointer: '/approval_expires_at', message, type }];
}
