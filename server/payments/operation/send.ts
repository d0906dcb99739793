import { readAirline } from '../../domain/purchase/airline.ts';
import { readCartItems } from '../../domain/purchase/cart-item.ts';
import { attemptAt } from '../../payment-services/attempt.ts';
import type { Authorize, Follow, LookUpOutcome } from '../../connectors/connector.ts';
import type { PaymentService } from '../../connections/connection-kinds.ts';
import { callFor } from '../../payment-services/call.ts';
import { lookUp } from '../../payment-services/look-up.ts';
import { type SendingClaim, claimOfBeginner } from '../../payment-services/sending-claim.ts';
import { outcomeLine } from '../../db/queries/step-trace.ts';
import type { OperationRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { parseExpiry } from '../../domain/expiry.ts';
import { textAt } from '../../domain/json.ts';
import { money } from '../../domain/money.ts';
import { processorReference } from '../../domain/outcome.ts';
import type { ReportedOutcome } from '../../domain/transaction/changes.ts';
import type { MoneyParts } from '../../parts.ts';
import { currencyOf, isCard, optionsFor } from '../request/transaction-row.ts';
import type { Step } from './commit-outcome.ts';

export type FollowKind = 'capture' | 'void' | 'refund' | 'cancel' | 'increment';

type SendInput =
  | Readonly<{ kind: 'authorize'; input: Authorize }>
  | Readonly<{ kind: FollowKind; input: Follow }>;

/** Step b, by whoever has the operation to itself. Whatever happens there, it gives an outcome. */
export async function send(
  parts: MoneyParts,
  service: PaymentService,
  operation: OperationRow,
  transaction: TransactionRow,
  sending: SendInput,
  claim: SendingClaim = claimOfBeginner(parts, operation),
): Promise<ReportedOutcome> {
  const { operations } = service.connector;
  const base = {
    operationId: operation.operation_id,
    options: optionsFor(transaction, service),
    state: transaction.connector_state,
    now: parts.clock.nowFor(service.merchantAccountId),
    claim,
  };
  const told = { operation: operation.operation_id, kind: sending.kind };

  parts.db.trace?.note({ at: 'sends', ...told });
  const outcome = await attemptAt<ReportedOutcome>(service, sending.kind, async () => {
    if (sending.kind === 'authorize')
      return operations.authorize(callFor(parts, service, { ...base, input: sending.input }));
    const run = operations[sending.kind];
    if (run === undefined) throw new Error(`BUG: ${service.connector.id} was asked to ${sending.kind}`);
    return run(callFor(parts, service, { ...base, input: sending.input }));
  });
  parts.db.trace?.note({ at: 'answered', ...told, outcome: outcomeLine(outcome) });
  return outcome;
}

/** What is sent follows from the two rows alone, so that recovery can send it again. */
export function sendingOf({ transaction, operation }: Step): SendInput & Readonly<{ kind: FollowKind }> {
  if (operation.kind === 'authorize' || operation.kind === 'sync')
    throw new Error(`BUG: ${operation.kind} is not sent like this`);
  if (operation.of_reference === null) throw new Error('BUG: an operation on nothing');
  return {
    kind: operation.kind,
    input: {
      transactionId: transaction.transaction_id,
      amount: money(operation.amount, currencyOf(operation.currency)),
      of: processorReference(operation.of_reference),
      reason: operation.reason,
      final: operation.final,
      paid: {
        authorized: transaction.authorized_amount,
        captured: transaction.captured_amount,
        refunded: transaction.refunded_amount,
      },
      ...deliveredBy(operation),
      instrument: {
        lastFour: isCard(transaction) ? transaction.payment_method_label : null,
        scheme: transaction.payment_method_scheme,
        expiry: parseExpiry(textAt(transaction.payment_method, 'expiration_date') ?? ''),
      },
    },
  };
}

/** What the processor says of an operation now. */
export async function lookUpOperation(
  parts: MoneyParts,
  service: PaymentService,
  { transaction, operation }: Step,
): Promise<LookUpOutcome> {
  const { of_reference: of, processor_reference: reference } = operation;

  parts.db.trace?.note({ at: 'looks', operation: operation.operation_id, status: operation.status });
  const found = await lookUp(parts, service, {
    operationId: operation.operation_id,
    kind: operation.kind,
    of: of === null ? null : processorReference(of),
    reference: reference === null ? null : processorReference(reference),
    sentAt: operation.sent_at,
    state: transaction.connector_state,
    options: optionsFor(transaction, service),
  });
  parts.db.trace?.note({ at: 'looked', operation: operation.operation_id, outcome: outcomeLine(found) });
  return found;
}

function deliveredBy({ details }: OperationRow): Pick<Follow, 'delivered'> {
  const [cartItems, airline] = [readCartItems(details['cart_items']), readAirline(details['airline'])];
  return cartItems.length === 0 && airline === null ? {} : { delivered: { cartItems, airline } };
}
