import { renderTransactionStatus } from '../../api-contract/vocabulary.ts';
import { SECURITY_CODE_FIELD } from '../../checkout/fields.ts';
import { getLivePaymentMethod } from '../../db/queries/payment-methods.ts';
import { getTransactionRow } from '../../db/queries/transactions.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { screeningEnd } from '../../domain/anti-fraud.ts';
import { type ErrorCode, errorCode } from '../../domain/decline.ts';
import { toId } from '../../domain/ids.ts';
import type { Purchase } from '../../connectors/three-d-secure-connector.ts';
import { readBuyer, readShippingDetails } from '../../domain/purchase/people.ts';
import { type Proof, type Verdict, summaryOf, verdictOf } from '../../domain/three-d-secure/result.ts';
import { timestamp } from '../../domain/timestamp.ts';
import type { MoneyParts, ReadParts } from '../../parts.ts';
import { CARD_NUMBER_FIELD } from '../../payment-methods/store-card.ts';
import type { StoredAuthentication } from '../../three-d-secure/authentication.ts';
import type { Subject } from '../../three-d-secure/subject.ts';
import { admittedOf, tryAttempts } from '../attempts/attempts.ts';
import { readPlanned } from '../routing/planned.ts';
import { sendableCard } from '../instruments/card.ts';
import type { SendableInstrument } from '../instruments/kind.ts';
import { runFollowers } from '../operation/settle.ts';
import { tellPayment } from '../operation/tell-payment.ts';
import { tendersOf } from '../operation/commit-outcome.ts';
import { type Change, changeTransaction } from '../../operations/change.ts';
import { eventRows, webhookRows } from '../../operations/rows.ts';
import type { HeldValue } from '../../vault/vault.ts';
import { withProof } from './ask-cardholder.ts';
import { neverApproved } from '../attempts/never-approved.ts';

/** How a payment goes on when its cardholder was authenticated, or was not. */
export const transactionSubject: Subject = {
  purchase: async (parts, { row }) => {
    const transaction = await getTransactionRow(parts.db, row.merchant_account_id, toId(row.subject_id));
    if (transaction === null) throw new Error('BUG: an authentication outlived its transaction');
    return purchaseIn(transaction, row.plan['three_d_secure'] === 'force');
  },
  concluded: async (parts, stored) => {
    const isOver = await goOn(parts, stored);
    if (isOver) await dropCard(parts, stored);
    return isOver;
  },
  returnParameters: async (parts, { row }) => {
    const transaction = await getTransactionRow(parts.db, row.merchant_account_id, toId(row.subject_id));
    return {
      transaction_id: row.subject_id,
      ...(transaction === null
        ? {}
        : { transaction_status: renderTransactionStatus(transaction.api_version, transaction.status) }),
    };
  },
};

const SERIES: ReadonlySet<string> = new Set(['recurring', 'installment', 'card_on_file']);

function purchaseIn(transaction: TransactionRow, isForced: boolean): Purchase {
  const { request, payment_source: paymentSource, is_subsequent_payment: isSubsequent } = transaction;
  const count = request['installment_count'];

  // The first of a row of payments: what the merchant takes later rests on this answer.
  const isFirst = !isSubsequent && (request['store'] === true || SERIES.has(paymentSource));
  return {
    buyer: readBuyer(transaction.buyer),
    buyerId: transaction.buyer_id,
    shippingDetails: readShippingDetails(transaction.shipping_details),
    paymentSource,
    installmentCount: typeof count === 'number' ? count : null,
    accountFunding: request['account_funding_transaction'] === true,
    isMandatory: isForced || isFirst,
  };
}

/** What to do once the change stands written; null where somebody else is at it. */
type GoingOn = (() => Promise<unknown>) | null;

/**
 * By compare-and-set: whoever comes second finds the transaction no longer waiting. False while the first one
 * is still at it, with the card in use.
 */
async function goOn(parts: MoneyParts, stored: StoredAuthentication): Promise<boolean> {
  const { row, authentication } = stored;
  const verdict = forcedVerdict(verdictOf(authentication), row.plan);
  if (verdict.kind === 'wait') throw new Error('BUG: an authentication that has not ended was concluded');
  const read = () => getTransactionRow(parts.db, row.merchant_account_id, toId(row.subject_id));
  if ((await read()) === null) return true;

  let isOver = true;
  const lent: HeldValue[] = [];
  const going = await changeTransaction<TransactionRow, GoingOn>(parts, read, async (transaction) => {
    await parts.vault.release(lent.splice(0)); // of a try that somebody else was faster than
    isOver = transaction.status !== 'processing';
    if (transaction.status !== 'buyer_approval_pending') return { write: null, result: null };
    if (await isCardDeleted(parts, transaction))
      return stop(parts, stored, transaction, errorCode('canceled_payment_method'));
    // A person has said no while the cardholder was asked.
    if (transaction.screening === 'rejected')
      return stop(parts, stored, transaction, errorCode('flow_decline'));
    return verdict.kind === 'stop'
      ? stop(parts, stored, transaction, verdict.code)
      : proceed(parts, stored, transaction, verdict.proof, lent);
  });
  if (going === null) return isOver;
  await going();
  return true;
}

/** The merchant deleted the stored card while its holder was asked; whatever came of that. */
async function isCardDeleted(parts: ReadParts, transaction: TransactionRow): Promise<boolean> {
  const { merchant_account_id: merchantAccountId, payment_method_id: id } = transaction;
  return id !== null && (await getLivePaymentMethod(parts.db, merchantAccountId, id)) === null;
}

function stop(
  parts: MoneyParts,
  { authentication }: StoredAuthentication,
  transaction: TransactionRow,
  code: ErrorCode,
  reason: string | null = null,
): Change<GoingOn> {
  const now = parts.clock.nowFor(transaction.merchant_account_id);
  const isTimedOut = code === errorCode('incomplete_buyer_approval');
  const patch = {
    status: 'failed' as const,
    error_code: code,
    next_action: null,
    three_d_secure: summaryOf(authentication),
    ...screeningEnd(transaction.screening, 'failed'),
    updated_at: timestamp(now),
    ...(isTimedOut ? { buyer_approval_timedout_at: timestamp(now) } : {}),
  };
  const events = [
    { name: 'three-d-secure-request-error' as const, context: { ...summaryOf(authentication).error_data } },
    {
      name: 'transaction-updated-status' as const,
      context: {
        status: 'failed',
        previous_status: transaction.status,
        code,
        ...(reason === null ? {} : { reason }),
      },
    },
  ];
  const writing = {
    operationChanges: tendersOf(transaction, { ...transaction, ...patch }, now).changes,
    events: eventRows(transaction, events, now),
    webhooks: webhookRows(transaction, null, [{ name: 'transaction.failed', target: 'transaction' }], now),
  };

  return {
    write: { patch, writing, approval: neverApproved(transaction) },
    result: async () => {
      const ended = await runFollowers(parts, { ...transaction, ...patch });
      tellPayment(parts, ended, null);
      return ended;
    },
  };
}

/** A rule that forces an authentication lets nobody pay whose card could not be authenticated. */
function forcedVerdict(verdict: Verdict, plan: StoredAuthentication['row']['plan']): Verdict {
  const isUnproven = verdict.kind === 'proceed' && verdict.proof === null;
  return isUnproven && plan['three_d_secure'] === 'force'
    ? { kind: 'stop', code: errorCode('failed_buyer_approval') }
    : verdict;
}

/** `lent`: takes what the vault holds for the attempt, until that is over. */
async function proceed(
  parts: MoneyParts,
  stored: StoredAuthentication,
  transaction: TransactionRow,
  proof: Proof | null,
  lent: HeldValue[],
): Promise<Change<GoingOn>> {
  const { row, authentication } = stored;
  const attempts: readonly unknown[] = Array.isArray(row.plan['attempts']) ? row.plan['attempts'] : [];
  const planned = await readPlanned(parts, row.merchant_account_id, attempts);
  if (planned.length === 0) return stop(parts, stored, transaction, errorCode('all_attempts_skipped'));
  const now = parts.clock.nowFor(row.merchant_account_id);
  const sendable = sendableOf(parts, stored, transaction);
  const summary = summaryOf(authentication);
  const proofPatch = { ...(proof === null ? {} : withProof(transaction, proof)), three_d_secure: summary };
  const followers = { planned, number: 1, sendable, answering: null };
  const first = await admittedOf(parts, { ...transaction, ...proofPatch }, followers, null);
  if ('reason' in first)
    return stop(parts, stored, transaction, errorCode('attempt_limit_reached'), first.reason);
  const { attempt } = first;
  lent.push(...attempt.held);

  const patch = {
    ...proofPatch,
    ...attempt.patch,
    status: 'processing' as const,
    next_action: null,
    updated_at: timestamp(now),
  };
  const events =
    proof === null
      ? [{ name: 'three-d-secure-request-error' as const, context: { ...summary.error_data } }]
      : [{ name: 'three-d-secure-success' as const, context: { ...summary.response_data } }];
  const webhooks =
    proof === null
      ? []
      : webhookRows(transaction, null, [{ name: 'transaction.authenticated', target: 'transaction' }], now);
  const begun = {
    transaction: { ...transaction, ...patch, version: transaction.version + 1n },
    operation: attempt.operation,
  };
  const writing = {
    operations: [attempt.operation],
    events: eventRows(transaction, [...events, ...attempt.events], now),
    webhooks,
  };
  return {
    write: { patch, writing },
    result: () => tryAttempts(parts, begun, first, sendable, null),
  };
}

function sendableOf(
  parts: MoneyParts,
  { row }: StoredAuthentication,
  { instrument_type: type }: TransactionRow,
): SendableInstrument {
  const {
    merchant_account_id: merchantAccountId,
    vault_record_id: recordId,
    security_code_record_id: codeRecordId,
  } = row;
  const securityCode =
    codeRecordId === null
      ? null
      : parts.vault.secret(merchantAccountId, codeRecordId, SECURITY_CODE_FIELD, 'card.security_code');
  const number = parts.vault.secret(merchantAccountId, recordId, CARD_NUMBER_FIELD, 'card.number');
  const token = type === 'network_token' ? { cryptogram: null, eci: null } : null;
  return sendableCard({ number, securityCode, token });
}

/** The approval is over: its security code and what was sealed for it alone are gone. */
async function dropCard(parts: MoneyParts, { row }: StoredAuthentication): Promise<void> {
  if (row.security_code_record_id !== null)
    await parts.vault.forget(row.merchant_account_id, row.security_code_record_id, SECURITY_CODE_FIELD);
  if (row.owns_vault_record) await parts.vault.shred(row.merchant_account_id, row.vault_record_id);
}
