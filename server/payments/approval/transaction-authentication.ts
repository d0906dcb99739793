import { renderTransactionStatus } from '../../api/contract/vocabulary.ts';
import { SECURITY_CODE_FIELD } from '../../checkout/fields.ts';
import { proofOfSession } from '../../checkout/session-authentication.ts';
import type { PaymentService } from '../../payment-services/payment-services.ts';
import type { Approval } from '../../db/queries/perform.ts';
import { getTransactionRow } from '../../db/queries/transactions.ts';
import type { TransactionPatch, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { screeningEnd } from '../../domain/anti-fraud.ts';
import { type ErrorCode, errorCode } from '../../domain/decline.ts';
import type { ThreeDSecureMode } from '../../domain/flow/rule.ts';
import { toId, type VaultRecordId } from '../../domain/ids.ts';
import type { Purchase } from '../../connectors/three-d-secure-connector.ts';
import { objectOf, textAt } from '../../domain/json.ts';
import { readBuyer, readShippingDetails } from '../../domain/purchase/people.ts';
import { type Proof, type Verdict, summaryOf, verdictOf } from '../../domain/three-d-secure/result.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { methodAmount } from '../../domain/transaction/tenders.ts';
import { newId } from '../../machine/entropy.ts';
import type { Parts } from '../../parts.ts';
import { ruleBroken } from '../../problem/problem.ts';
import { CARD_NUMBER_FIELD } from '../../payment-methods/store-card.ts';
import { type Profile, startAuthentication, type Stored } from '../../three-d-secure/authentication.ts';
import { profileIn } from '../../three-d-secure/profile.ts';
import type { Subject } from '../../three-d-secure/subjects.ts';
import { attemptAt, tryAttempts } from '../create/attempts.ts';
import type { CreateContext } from '../create/context.ts';
import { type Planned, readPlanned, writePlanned } from '../create/planned.ts';
import { sendableCard } from '../instruments/card.ts';
import {
  type ResolvedCard,
  type ResolvedInstrument,
  type SendableInstrument,
  schemeOf,
} from '../instruments/kind.ts';
import { followed } from '../operation/settle.ts';
import { tendersOf } from '../operation/commit-outcome.ts';
import { type Change, changeTransaction } from '../../operations/change.ts';
import { eventRows, webhookRows } from '../../operations/rows.ts';
import type { Held } from '../../vault/vault.ts';

/**
 * How long a buyer may take to come to the approval page and through the issuer's. Shorter than vault memory
 * keeps a security code.
 */
export const APPROVAL_WINDOW_MS = 30 * 60_000;

/**
 * Hosted 3-D Secure, before the first attempt: null where it does not apply, else what makes the transaction
 * wait for its buyer. It applies to a card that its holder pays with, where the
 * first payment service has it enabled with a profile for the scheme, there is a page to come back to, and no
 * proof was brought along.
 */
export async function requestApproval(
  context: CreateContext,
  { card: resolved, checkout }: ResolvedInstrument,
  transaction: TransactionRow,
  planned: readonly Planned[],
  mode: ThreeDSecureMode | null,
): Promise<TransactionPatch | null> {
  const { parts, merchantAccountId, now } = context;
  const first = planned[0]?.service;
  const profile =
    first === undefined || transaction.used_three_d_secure
      ? null
      : profileToUse(first, resolved, transaction, mode);
  if (first === undefined || resolved === null || profile === null) return null;
  const redirectUrl = textAt(transaction.request, 'redirect_url');
  if (redirectUrl === null) return null;

  const expiresAt = new Date(now.getTime() + APPROVAL_WINDOW_MS);
  const card = cardToKeep(context, resolved, checkout);
  const billing = objectOf(transaction.buyer?.['billing_details']);
  const candidate = {
    firstName: textAt(billing, 'first_name'),
    lastName: textAt(billing, 'last_name'),
    emailAddress: textAt(billing, 'email_address'),
    amount: transaction.amount,
    externalIdentifier: transaction.external_identifier,
    card: { bin: resolved.description.bin ?? '', fingerprint: resolved.fingerprint },
  };
  // The row first: what is sealed for it is found again, and shredded, whatever happens in between.
  const started = await startAuthentication(parts, {
    merchantAccountId,
    subject: { type: 'transaction', id: transaction.transaction_id },
    channel: 'browser',
    card,
    plan: { attempts: writePlanned(planned), three_d_secure: mode },
    amount: amountToAuthenticate(context, transaction),
    currency: transaction.currency,
    profile,
    candidate,
    redirectUrl,
    expiresAt,
    now,
  });
  await keepCard(context, resolved, card);
  return {
    status: 'buyer_approval_pending',
    payment_service_id: first.id,
    payment_service: {
      payment_service_definition_id: first.connector.id,
      method: first.method,
      display_name: first.displayName,
    },
    three_d_secure: summaryOf(started.authentication),
    next_action: { kind: 'redirect', url: started.approvalUrl },
    approval_expires_at: timestamp(expiresAt),
  };
}

/**
 * A front end cannot leave out the page to come back to, and with it the authentication that its merchant has
 * set up: 422, before anything is kept. A proof that it may bring, or that the session has, does as well.
 */
export async function holdToThreeDSecure(
  context: CreateContext & Readonly<{ frontEnd?: unknown }>,
  { card, checkout }: ResolvedInstrument,
  { first, mode }: Readonly<{ first: PaymentService | undefined; mode: ThreeDSecureMode | null }>,
  byGiftCards: bigint,
): Promise<void> {
  const { parts, body } = context;
  if (context.frontEnd === undefined || first === undefined || card === null) return;
  const isProven = body.three_d_secure_data !== null && body.three_d_secure_data !== undefined;
  const hasPage = textAt(objectOf(body.payment_method), 'redirect_url') !== null;
  if (isProven || hasPage || profileToUse(first, card, body, mode) === null) return;
  const payment = {
    fingerprint: card.fingerprint,
    amount: BigInt(body.amount) - byGiftCards,
    currency: body.currency,
  };
  if (checkout !== null && (await proofOfSession(parts, checkout.session, payment)) !== null) return;
  throw ruleBroken({
    pointer: '/payment_method/redirect_url',
    message: 'is required of a front end, since this card is authenticated with 3-D Secure',
    type: 'value_error.missing',
  });
}

/**
 * A cardholder who was authenticated in the checkout session is not asked again: the payment takes the proof
 * over.
 */
export async function withSessionProof(
  parts: Parts,
  { card, checkout }: ResolvedInstrument,
  transaction: TransactionRow,
): Promise<TransactionRow> {
  if (card === null || checkout === null || transaction.used_three_d_secure) return transaction;
  const found = await proofOfSession(parts, checkout.session, {
    fingerprint: card.fingerprint,
    amount: methodAmount(transaction),
    currency: transaction.currency,
  });
  return found === null
    ? transaction
    : { ...transaction, ...proven(transaction, found.proof), three_d_secure: found.summary };
}

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
async function goOn(parts: Parts, stored: Stored): Promise<boolean> {
  const { row, authentication } = stored;
  const verdict = forced(verdictOf(authentication), row.plan);
  if (verdict.kind === 'wait') throw new Error('BUG: an authentication that has not ended was concluded');
  const read = () => getTransactionRow(parts.db, row.merchant_account_id, toId(row.subject_id));
  if ((await read()) === null) return true;
  let isOver = true;
  const lent: Held[] = [];
  const going = await changeTransaction<TransactionRow, GoingOn>(parts, read, async (transaction) => {
    await parts.vault.release(lent.splice(0)); // of a try that somebody else was faster than
    isOver = transaction.status !== 'processing';
    if (transaction.status !== 'buyer_approval_pending') return { write: null, result: null };
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

function stop(
  parts: Parts,
  { authentication }: Stored,
  transaction: TransactionRow,
  code: ErrorCode,
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
      context: { status: 'failed', previous_status: transaction.status, code },
    },
  ];
  const writing = {
    operationChanges: tendersOf(transaction, { ...transaction, ...patch }, now).changes,
    events: eventRows(transaction, events, now),
    webhooks: webhookRows(transaction, null, [{ name: 'transaction.failed', target: 'transaction' }], now),
  };
  return {
    write: { patch, writing, approval: neverApproved(transaction) },
    result: () => followed(parts, { ...transaction, ...patch }),
  };
}

/** `lent`: takes what the vault holds for the attempt, until that is over. */
async function proceed(
  parts: Parts,
  stored: Stored,
  transaction: TransactionRow,
  proof: Proof | null,
  lent: Held[],
): Promise<Change<GoingOn>> {
  const { row, authentication } = stored;
  const attempts: readonly unknown[] = Array.isArray(row.plan['attempts']) ? row.plan['attempts'] : [];
  const planned = await readPlanned(parts, row.merchant_account_id, attempts);
  const [first] = planned;
  if (first === undefined) return stop(parts, stored, transaction, errorCode('all_attempts_skipped'));
  const now = parts.clock.nowFor(row.merchant_account_id);
  const sendable = sendableOf(parts, stored, transaction);
  const attempt = await attemptAt(parts, transaction, first, 1, sendable, null);
  lent.push(...attempt.held);
  const summary = summaryOf(authentication);
  const patch = {
    ...attempt.patch,
    status: 'processing' as const,
    next_action: null,
    ...(proof === null ? {} : proven(transaction, proof)),
    three_d_secure: summary,
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
    result: () => tryAttempts(parts, begun, attempt, planned, sendable, null),
  };
}

/**
 * What a connector is told of the proof stands in the request, as if the merchant had brought it: recovery
 * then sends the same.
 */
function proven(
  transaction: TransactionRow,
  proof: Proof,
): Pick<TransactionRow, 'used_three_d_secure' | 'request'> {
  const data = {
    cavv: proof.cavv ?? '',
    eci: proof.eci,
    version: proof.version,
    directory_response: proof.transactionStatus,
    authentication_response: proof.transactionStatus,
    directory_transaction_id: proof.directoryTransactionId,
  };
  return { used_three_d_secure: true, request: { ...transaction.request, three_d_secure_data: data } };
}

/**
 * Null where a payment is not authenticated: what nobody is there for, and a wallet's token with its
 * cryptogram, which is a proof itself. A stored token comes without one.
 */
function profileToUse(
  service: PaymentService,
  card: ResolvedCard | null,
  payment: Readonly<{ merchant_initiated: boolean; payment_source: string }>,
  mode: ThreeDSecureMode | null,
): Profile | null {
  const isAbsent = payment.merchant_initiated || payment.payment_source === 'moto';
  if (mode === 'skip' || card === null || isProof(card) || isAbsent) return null;
  return profileFor(service, card, mode !== null);
}

function isProof({ token }: ResolvedCard): boolean {
  return (token?.cryptogram ?? null) !== null;
}

/**
 * Why a payment that a rule lets nobody make without a proof cannot have one; null where it can, or where there is
 * nobody to ask.
 */
export function authenticationProblem(
  transaction: TransactionRow,
  { card }: ResolvedInstrument,
  planned: readonly Planned[],
): ErrorCode | null {
  const first = planned[0]?.service;
  const { merchant_initiated: isAbsent, payment_source: source, used_three_d_secure: isProven } = transaction;
  if (card === null || isProof(card) || isAbsent || source === 'moto' || isProven) return null;
  if (first === undefined || profileFor(first, card, true) === null)
    return errorCode('requires_buyer_authentication');
  return textAt(transaction.request, 'redirect_url') === null ? errorCode('missing_redirect_url') : null;
}

/** A rule that forces an authentication lets nobody pay whose card could not be authenticated. */
function forced(verdict: Verdict, plan: Stored['row']['plan']): Verdict {
  const isUnproven = verdict.kind === 'proceed' && verdict.proof === null;
  return isUnproven && plan['three_d_secure'] === 'force'
    ? { kind: 'stop', code: errorCode('failed_buyer_approval') }
    : verdict;
}

/** `isAsked`: by a rule, so that it does not depend on what the payment service does by itself. */
function profileFor(service: PaymentService, card: ResolvedCard, isAsked: boolean): Profile | null {
  // A proof that nobody hands on is not worth a challenge.
  return (isAsked || service.threeDSecureEnabled) && service.connector.capabilities.threeDSecurePassThrough
    ? profileIn(objectOf(service.merchantProfile?.[schemeOf(card)]))
    : null;
}

type KeptCard = Parameters<typeof startAuthentication>[1]['card'];

/**
 * Where the card waits for its buyer: where it is sealed already, or in a record of its own that ends with
 * the approval.
 */
function cardToKeep(
  { held, now }: CreateContext,
  card: ResolvedCard,
  checkout: ResolvedInstrument['checkout'],
): KeptCard {
  const recordId = card.vaultRecordId ?? newId<'vault-record'>(now);
  const codeOfRequest = held.has('/payment_method/security_code') ? newId<'vault-record'>(now) : null;
  const securityCodeRecordId: VaultRecordId | null =
    checkout === null ? codeOfRequest : checkout.session.security_code_record_id;
  return {
    recordId,
    isOwned: card.vaultRecordId === null,
    securityCodeRecordId,
    expirationDate: card.expirationDate,
    scheme: schemeOf(card),
    lastFour: card.description.label,
  };
}

async function keepCard(
  { parts, merchantAccountId, held }: CreateContext,
  { held: number }: ResolvedCard,
  card: KeptCard,
): Promise<void> {
  const code = held.get('/payment_method/security_code');
  if (card.isOwned === true) {
    if (number === null) throw new Error('BUG: the vault holds no card number');
    await parts.vault.seal(merchantAccountId, card.recordId, 'card', { [CARD_NUMBER_FIELD]: number });
  }
  if (code !== undefined && card.securityCodeRecordId != null)
    await parts.vault.keep(
      merchantAccountId,
      card.securityCodeRecordId,
      SECURITY_CODE_FIELD,
      code,
      APPROVAL_WINDOW_MS,
    );
}

function sendableOf(
  parts: Parts,
  { row }: Stored,
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
async function dropCard(parts: Parts, { row }: Stored): Promise<void> {
  if (row.security_code_record_id !== null)
    await parts.vault.forget(row.merchant_account_id, row.security_code_record_id, SECURITY_CODE_FIELD);
  if (row.owns_vault_record) await parts.vault.shred(row.merchant_account_id, row.vault_record_id);
}

function amountToAuthenticate({ body }: CreateContext, transaction: TransactionRow): bigint {
  return body.three_d_secure?.amount === undefined || body.three_d_secure.amount === null
    ? methodAmount(transaction)
    : BigInt(body.three_d_secure.amount);
}

/** A payment method that was stored with this payment was never approved. */
export function neverApproved(transaction: TransactionRow): Approval | null {
  if (transaction.request['store'] !== true || transaction.payment_method_id === null) return null;
  return { paymentMethodId: transaction.payment_method_id, status: 'failed', schemeTransactionId: null };
}
