import type { ReportedOutcome } from '../../domain/transaction/changes.ts';
import { isUnresolved } from '../../domain/operation/operation-machine.ts';
import { isAwaited } from '../../domain/transaction/machine.ts';
import { isTendering } from '../../domain/transaction/tenders.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { MoneyParts } from '../../parts.ts';
import { replaceFailedCard } from '../../payment-methods/account-updater.ts';
import { endMandates, learnMandateFrom } from '../../payment-methods/mandates.ts';
import { keepTokenFrom } from '../../payment-methods/tokens/deliver.ts';
import { continueTenders } from './gift-cards/continue-tenders.ts';
import { tellPayment } from './tell-payment.ts';
import {
  type ReceivedEvent,
  type NextAttempt,
  type SettledStep,
  type Step,
  commitOutcome,
} from './commit-outcome.ts';

/**
 * What an outcome means beside its transaction. Before the commit: a process that dies in between settles
 * again, and says the same.
 */
const BEFORE: readonly ((parts: MoneyParts, step: Step, outcome: ReportedOutcome) => Promise<void>)[] = [
  (parts, { transaction, operation }, outcome) => learnMandateFrom(parts, transaction, operation, outcome),
  (parts, { transaction, operation }, outcome) => keepTokenFrom(parts, transaction, operation, outcome),
  (parts, { transaction, operation }, outcome) => replaceFailedCard(parts, transaction, operation, outcome),
];

/**
 * What goes on once a transaction has moved, whoever moved it. Each looks for itself whether there is
 * anything to do, and gives the transaction as it stands then.
 */
const AFTER: readonly ((parts: MoneyParts, transaction: TransactionRow) => Promise<TransactionRow>)[] = [
  // Gift cards wait while the buyer has to act.
  async (parts, transaction) =>
    isTendering(transaction.tenders) && !isAwaited(transaction.status)
      ? continueTenders(parts, transaction)
      : transaction,
];

/** Step c: commits an outcome, and does what follows from it. Whoever learns an outcome settles it. */
export async function settle(
  parts: MoneyParts,
  step: Step,
  outcome: ReportedOutcome,
  next: NextAttempt | null = null,
  heard: ReceivedEvent | null = null,
): Promise<SettledStep> {
  for (const follow of BEFORE) await follow(parts, step, outcome);
  if (next === null) await endMandateOfRefused(parts, step, outcome);
  const settled = await commitOutcome(parts, step, outcome, next, heard);
  const { operation } = settled;
  if (settled.next) return settled;
  // What is sent has a process at it still, which finds the outcome here and goes on: it is the one that has
  // somebody to answer. Should it be gone, what is left to do is due.
  if (heard !== null && (step.operation.status === 'sent' || settled.ignored !== null)) return settled;

  const transaction = await runFollowers(parts, settled.transaction);
  if (!isUnresolved(operation.status)) tellPayment(parts, transaction, operation);
  return { ...settled, transaction };
}

/** The debit that was to store its account came to nothing, so nobody may debit it under that mandate later. */
async function endMandateOfRefused(
  parts: MoneyParts,
  { transaction, operation }: Step,
  { kind }: ReportedOutcome,
): Promise<void> {
  const { merchant_account_id: merchantAccountId, payment_method_id: id, request } = transaction;
  const isRefused = operation.kind === 'authorize' && (kind === 'declined' || kind === 'failed');
  if (isRefused && id !== null && request['store'] === true) await endMandates(parts, merchantAccountId, id);
}

/** The transaction, after everything that goes on by itself once it has moved. */
export async function runFollowers(parts: MoneyParts, moved: TransactionRow): Promise<TransactionRow> {
  let transaction = moved;
  for (const follow of AFTER) transaction = await follow(parts, transaction);
  return transaction;
}
