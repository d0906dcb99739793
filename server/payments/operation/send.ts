import { attempt } from '../../payment-services/attempt.ts';
import type { Authorize, Follow } from '../../connectors/connector.ts';
import { type PaymentService, callFor } from '../../payment-services/payment-services.ts';
import type { Json, OperationRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { type Currency, parseCurrency } from '../../domain/currency.ts';
import { type JsonObject, objectOf } from '../../domain/json.ts';
import { money } from '../../domain/money.ts';
import { processorReference } from '../../domain/outcome.ts';
import type { Reported } from '../../domain/transaction/changes.ts';
import type { Parts } from '../../parts.ts';

export type FollowKind = 'capture' | 'void' | 'refund' | 'cancel' | 'increment';

type Sending =
  | Readonly<{ kind: 'authorize'; input: Authorize }>
  | Readonly<{ kind: FollowKind; input: Follow }>;

/** Step b. Whatever happens there, it gives an outcome. */
export function send(
  parts: Parts,
  service: PaymentService,
  operation: Pick<OperationRow, 'operation_id'>,
  options: Json,
  sending: Sending,
): Promise<Reported> {
  const { operations } = service.connector;
  const base = {
    operationId: operation.operation_id,
    options,
    now: parts.clock.nowFor(service.merchantAccountId),
  };
  return attempt<Reported>(async () => {
    if (sending.kind === 'authorize')
      return operations.authorize(callFor(parts, service, { ...base, input: sending.input }));
    const run = operations[sending.kind];
    if (run === undefined) throw new Error(`BUG: ${service.connector.id} was asked to ${sending.kind}`);
    return run(callFor(parts, service, { ...base, input: sending.input }));
  });
}

/** What is sent follows from the two rows alone, so that recovery can send it again. */
export function sendingOf({
  transaction,
  operation,
}: Readonly<{ transaction: TransactionRow; operation: OperationRow }>): Sending &
  Readonly<{ kind: FollowKind }> {
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
      paid: { captured: transaction.captured_amount, refunded: transaction.refunded_amount },
    },
  };
}

/** `connection_options[<connector id>]` of the transaction. */
export function optionsFor(transaction: TransactionRow, service: PaymentService): Json {
  return ownOptions(transaction.request['connection_options'], service);
}

export function ownOptions(connectionOptions: unknown, { connector }: PaymentService): JsonObject {
  const options = objectOf(connectionOptions) ?? {};
  return (Object.hasOwn(options, connector.id) ? objectOf(options[connector.id]) : null) ?? {};
}

export function currencyOf(text: string): Currency {
  const parsed = parseCurrency(text);
  if (parsed === null) throw new Error(`BUG: stored currency ${text} is not in the table`);
  return parsed;
}
