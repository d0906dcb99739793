import { renderTransactionStatus } from '../../api-contract/vocabulary.ts';
import type { ReturnParameters } from '../../connectors/connector.ts';
import { lookUp } from '../../payment-services/look-up.ts';
import { type PaymentService, paymentServices } from '../../connections/connection-kinds.ts';
import { getTransactionRow, listOperations } from '../../db/queries/transactions.ts';
import type { OperationRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { errorCode } from '../../domain/decline.ts';
import { isReturnable, withParameters } from '../../domain/return-address.ts';
import type { ReportedOutcome } from '../../domain/transaction/changes.ts';
import { lapsesAt } from '../../domain/transaction/facts.ts';
import { isAwaited } from '../../domain/transaction/machine.ts';
import type { MoneyParts, ReadParts } from '../../parts.ts';
import type { Reply } from '../../three-d-secure/approval.ts';
import { lookOf } from '../../front-end/look.ts';
import { messagePage } from '../../three-d-secure/approval-page.ts';
import { completeApproved } from './complete.ts';
import type { Step } from '../operation/commit-outcome.ts';
import { optionsFor } from '../request/transaction-row.ts';
import { settle } from '../operation/settle.ts';
import { codePage } from './code-page.ts';
import { returnUrl, transactionAt } from '../request/session-token.ts';

/**
 * `/return/{token}`: what the address carries beside the token is handed to the connector, which believes none
 * of it. The provider is asked how it went, and the shop is told where it stands.
 */
export async function returnFromProvider(
  parts: MoneyParts,
  token: string,
  returned: ReturnParameters,
  language: string,
): Promise<Reply> {
  const found = await transactionAt(parts, token);
  if (found === null)
    return { kind: 'unknown', page: messagePage(await lookOf(parts, null, language), 'unknown') };
  const transaction = await collectApproval(parts, found, returned);
  if (isAwaited(transaction.status)) {
    const look = await lookOf(parts, transaction.merchant_account_id, language);
    const code = codePage(look, transaction, returnUrl(parts.config.publicUrl, transaction));
    if (code !== null) return { kind: 'page', page: code };
  }

  const url = transaction.request['redirect_url'];
  if (typeof url !== 'string' || !isReturnable(url))
    return {
      kind: 'page',
      page: messagePage(await lookOf(parts, transaction.merchant_account_id, language), 'answered'),
    };
  const { api_version: version, status } = transaction;
  const parameters = {
    transaction_id: transaction.transaction_id,
    transaction_status: renderTransactionStatus(version, status),
  };
  return { kind: 'redirect', url: withParameters(url, parameters) };
}

/**
 * Where the transaction stands once the provider was asked: finishes what the buyer approved, notes what they
 * refused. However often it is called, once.
 */
export async function collectApproval(
  parts: MoneyParts,
  transaction: TransactionRow,
  returned: ReturnParameters | null,
): Promise<TransactionRow> {
  const step = await openApproval(parts, transaction);
  if (step?.service.connector.operations.complete !== undefined)
    await completeApproved(parts, step.service, step, returned);
  else if (step !== null) {
    const outcome = await look(parts, step.service, step);
    if (outcome !== null) return (await settle(parts, step, outcome)).transaction;
  }
  // Read again: an event may have ended it since.
  return (
    (await getTransactionRow(parts.db, transaction.merchant_account_id, transaction.transaction_id)) ??
    transaction
  );
}

/** The buyer had to act, and the time for it is over. */
export function hasLapsed(parts: ReadParts, transaction: TransactionRow): boolean {
  const { status, next_action: nextAction } = transaction;
  const end = lapsesAt(transaction);
  return (
    isAwaited(status) &&
    nextAction !== null &&
    end !== null &&
    Date.parse(end) <= parts.clock.nowFor(transaction.merchant_account_id).getTime()
  );
}

/**
 * The buyer's time is over. The processor is asked once more, since an event may have been lost; what it does
 * not know by then has not happened.
 */
export async function endLapsedApproval(parts: MoneyParts, due: TransactionRow): Promise<void> {
  const transaction = await collectApproval(parts, due, null);
  const operation = await openOperation(parts, transaction);
  if (operation === null || transaction.next_action === null) return;
  await settle(
    parts,
    { transaction, operation },
    {
      kind: 'failed',
      code: errorCode('incomplete_buyer_approval'),
      detail: 'the buyer did not approve in time',
    },
  );
}

type Open = Step & Readonly<{ service: PaymentService }>;

/** The authorization that waits for its buyer, with where it waits. */
async function openApproval(parts: ReadParts, transaction: TransactionRow): Promise<Open | null> {
  const operation = await openOperation(parts, transaction);
  const service =
    operation === null
      ? null
      : await paymentServices.find(parts, transaction.merchant_account_id, operation.payment_service_id);
  return operation === null || service === null ? null : { transaction, operation, service };
}

async function openOperation(parts: ReadParts, transaction: TransactionRow): Promise<OperationRow | null> {
  if (!isAwaited(transaction.status)) return null;
  const operation = (
    await listOperations(parts.db, transaction.merchant_account_id, transaction.transaction_id, 'authorize')
  ).at(-1);
  return operation?.status === 'pending' ? operation : null;
}

/** What the processor says now; null where it says nothing, or that the buyer still has to act. */
async function look(
  parts: MoneyParts,
  service: PaymentService,
  { transaction, operation }: Step,
): Promise<ReportedOutcome | null> {
  const { operation_id: operationId, kind, sent_at: sentAt } = operation;
  const found = await lookUp(parts, service, {
    operationId,
    kind,
    of: null,
    sentAt,
    state: transaction.connector_state,
    options: optionsFor(transaction, service),
  });
  return found.kind === 'not_found' ||
    found.kind === 'unknown' ||
    (found.kind === 'pending' && found.next !== undefined)
    ? null
    : found;
}
