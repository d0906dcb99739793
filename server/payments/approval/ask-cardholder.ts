import { SECURITY_CODE_FIELD } from '../../checkout/fields.ts';
import {
  type ProvenPayment,
  proofOfSession,
  takeProofOfSession,
} from '../../checkout/session-authentication.ts';
import type { PaymentService } from '../../connections/connection-kinds.ts';
import type { TransactionPatch, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { type ErrorCode, errorCode } from '../../domain/decline.ts';
import type { ThreeDSecureMode } from '../../domain/flow/rule.ts';
import type { VaultRecordId } from '../../domain/ids.ts';
import { objectOf, textAt } from '../../domain/json.ts';
import { type Proof, summaryOf } from '../../domain/three-d-secure/result.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { methodAmount } from '../../domain/transaction/tenders.ts';
import { newId } from '../../platform/entropy.ts';
import { ruleBroken } from '../../domain/problem.ts';
import { CARD_NUMBER_FIELD } from '../../payment-methods/store-card.ts';
import {
  APPROVAL_WINDOW_MS,
  type Profile,
  startAuthentication,
} from '../../three-d-secure/authentication.ts';
import { profileIn } from '../../three-d-secure/profile.ts';
import type { CreateContext } from '../request/context.ts';
import { type PlannedAttempt, writePlanned } from '../routing/planned.ts';
import { takesProof } from '../routing/proof-at.ts';
import { type ResolvedCard, type ResolvedInstrument, schemeOf } from '../instruments/kind.ts';

/**
 * Hosted 3-D Secure, before the first attempt: null where it does not apply, else what makes the transaction
 * wait for its buyer. It applies to a card that its holder pays with, where the first payment service has it
 * enabled with a profile for the scheme, there is a page to come back to, and no proof was brought along.
 */
export async function requestApproval(
  context: CreateContext,
  { card: resolved, checkout }: ResolvedInstrument,
  transaction: TransactionRow,
  planned: readonly PlannedAttempt[],
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
    amount: amountToProve(context.body, methodAmount(transaction)),
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
  const payment = provenPayment(context, card, BigInt(body.amount) - byGiftCards);
  if (checkout !== null && (await proofOfSession(parts, checkout.session, payment)) !== null) return;
  throw ruleBroken({
    pointer: '/payment_method/redirect_url',
    message: 'is required of a front end, since this card is authenticated with 3-D Secure',
    type: 'value_error.missing',
  });
}

/**
 * A cardholder who was authenticated in the checkout session is not asked again: the payment takes the proof, and no
 * second one does. What the merchant takes by itself, or by mail or telephone, has no cardholder whom it could prove.
 */
export async function withSessionProof(
  context: CreateContext,
  { card, checkout }: ResolvedInstrument,
  transaction: TransactionRow,
): Promise<TransactionRow> {
  if (card === null || checkout === null || transaction.used_three_d_secure || isAbsent(transaction))
    return transaction;
  const payment = provenPayment(context, card, methodAmount(transaction));
  const { parts } = context;
  const found = await takeProofOfSession(parts, checkout.session, payment, transaction.transaction_id);
  return found === null
    ? transaction
    : { ...transaction, ...withProof(transaction, found.proof), three_d_secure: found.summary };
}

function provenPayment({ body }: CreateContext, card: ResolvedCard, amount: bigint): ProvenPayment {
  const { fingerprint, expirationDate } = card;
  return { fingerprint, expirationDate, amount: amountToProve(body, amount), currency: body.currency };
}

/** Nobody is there whom the issuer could ask. */
function isAbsent(payment: Readonly<{ merchant_initiated: boolean; payment_source: string }>): boolean {
  return payment.merchant_initiated || payment.payment_source === 'moto';
}

/**
 * Where a rule forces a proof, every attempt hands it on: a payment service that takes none is not tried. A wallet's
 * cryptogram is a proof that all of them take, and where nobody is there, there is nothing to prove.
 */
export function attemptsWithProof(
  { card }: ResolvedInstrument,
  payment: Readonly<{ merchant_initiated: boolean; payment_source: string }>,
  planned: readonly PlannedAttempt[],
): readonly PlannedAttempt[] {
  if (card === null || isProof(card) || isAbsent(payment)) return planned;
  return planned.filter(({ service }) => takesProof(service));
}

/**
 * Why a payment that a rule lets nobody make without a proof cannot have one; null where it can, or where there is
 * nobody to ask.
 */
export function authenticationProblem(
  transaction: TransactionRow,
  { card }: ResolvedInstrument,
  planned: readonly PlannedAttempt[],
): ErrorCode | null {
  const first = planned[0]?.service;
  if (card === null || isProof(card) || isAbsent(transaction)) return null;
  if (transaction.used_three_d_secure) return null;
  if (first === undefined || profileFor(first, card, true) === null)
    return errorCode('requires_buyer_authentication');
  return textAt(transaction.request, 'redirect_url') === null ? errorCode('missing_redirect_url') : null;
}

/**
 * What a connector is told of the proof stands in the request, as if the merchant had brought it: recovery
 * then sends the same.
 */
export function withProof(
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
  if (mode === 'skip' || card === null || isProof(card) || isAbsent(payment)) return null;
  return profileFor(service, card, mode !== null);
}

/** `isAsked`: by a rule, so that it does not depend on what the payment service does by itself. */
function profileFor(service: PaymentService, card: ResolvedCard, isAsked: boolean): Profile | null {
  // A proof that nobody hands on is not worth a challenge.
  return (isAsked || service.threeDSecureEnabled) && takesProof(service)
    ? profileIn(objectOf(service.merchantProfile?.[schemeOf(card)]))
    : null;
}

function isProof({ token }: ResolvedCard): boolean {
  return (token?.cryptogram ?? null) !== null;
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

function amountToProve({ three_d_secure: wish }: CreateContext['body'], amount: bigint): bigint {
  return BigInt(wish?.amount ?? amount);
}
