import type { ProcessorChange, ProcessorEvent } from '../connectors/events.ts';
import { type AwaitedTokenRow, paymentsAwaitingToken } from '../db/queries/payment-service-tokens.ts';
import type { EventResult } from '../db/queries/processor-events.ts';
import { getTransactionRow } from '../db/queries/transactions.ts';
import type { TransactionId } from '../domain/ids.ts';
import type { MoneyParts } from '../parts.ts';
import { endToldToken, tokensCalled } from '../payment-methods/tokens/delete-tokens.ts';
import { keepDeliveredToken } from '../payment-methods/tokens/deliver.ts';
import { lookUp } from '../payment-services/look-up.ts';
import type { PaymentService } from '../connections/connection-kinds.ts';
import { firstWhere } from './first-where.ts';
import { refuseYoung } from './refuse-young.ts';

/** What processors tell of their own tokens. */

type StoredTokenChange = Extract<ProcessorChange, { kind: 'stored_token' }>;
type EndedTokenChange = Extract<ProcessorChange, { kind: 'token_ended' }>;

/** `transactionId`: of the payment that the event names, and that is known. */
export async function applyToken(
  parts: MoneyParts,
  service: PaymentService,
  event: ProcessorEvent,
  change: StoredTokenChange | EndedTokenChange,
  transactionId: TransactionId | null,
): Promise<EventResult> {
  if (change.kind === 'token_ended') return applyTokenEnd(parts, service, event, change.token);
  if (transactionId !== null) return applyStoredToken(parts, service, change, transactionId);
  const isAlone = event.of.operationId === undefined && event.of.reference === undefined;
  return isAlone ? applyTokenAlone(parts, service, event, change) : 'unmatched';
}

/**
 * A token is for the payment method that its payment stored; where none was, there is nothing to keep it for.
 */
async function applyStoredToken(
  parts: MoneyParts,
  service: PaymentService,
  { token, label }: StoredTokenChange,
  transactionId: TransactionId,
): Promise<EventResult> {
  const { merchantAccountId, id: paymentServiceId } = service;
  const paymentMethodId =
    (await getTransactionRow(parts.db, merchantAccountId, transactionId))?.payment_method_id ?? null;
  if (paymentMethodId === null) return 'ignored';

  return (await keepDeliveredToken(parts, {
    merchantAccountId,
    paymentMethodId,
    paymentServiceId,
    transactionId,
    token,
    label,
  }))
    ? 'applied'
    : 'ignored';
}

/** How long a payment's token is waited for whose event names no payment. */
const AWAITED_MS = 24 * 60 * 60_000;

/**
 * It names no payment. One that an answer brought is known. For another, payments that wait for a token are looked up:
 * the processor says there which token is whose.
 */
async function applyTokenAlone(
  parts: MoneyParts,
  service: PaymentService,
  event: ProcessorEvent,
  change: StoredTokenChange,
): Promise<EventResult> {
  if ((await tokensCalled(parts, service, change.token)).length > 0) return 'ignored';
  const { merchantAccountId, id } = service;
  const since = new Date(parts.clock.nowFor(merchantAccountId).getTime() - AWAITED_MS);
  const awaiting = await paymentsAwaitingToken(parts.db, merchantAccountId, id, since);
  // The processor waits for our answer: for one exchange at most, and not for one that hangs.
  const payment = await firstWhere(
    awaiting,
    async (one) => (await tokenOf(parts, service, one)) === change.token,
  );
  if (payment !== null) return applyStoredToken(parts, service, change, payment.transaction_id);
  refuseYoung(parts, service, event, 'token');
  return 'unmatched';
}

async function tokenOf(
  parts: MoneyParts,
  service: PaymentService,
  payment: AwaitedTokenRow,
): Promise<string | null> {
  const found = await lookUp(parts, service, {
    operationId: payment.operation_id,
    kind: 'authorize',
    of: null,
    sentAt: payment.sent_at,
    state: payment.connector_state,
  });
  const told =
    found.kind === 'succeeded' && 'storedToken' in found.value ? found.value.storedToken : undefined;
  return told?.token ?? null;
}

/** A token stands for itself, too: the payment that made it is not named. */
async function applyTokenEnd(
  parts: MoneyParts,
  service: PaymentService,
  event: ProcessorEvent,
  token: string,
): Promise<EventResult> {
  if (await endToldToken(parts, service, token)) return 'applied';
  refuseYoung(parts, service, event, 'token');
  return 'unmatched';
}
