import { isOfSessionsBuyer } from './fields.ts';
import { getBuyerById } from '../db/queries/buyers.ts';
import { type CheckoutSessionRow, findCheckoutSession } from '../db/queries/checkout-sessions.ts';
import { getLivePaymentMethod } from '../db/queries/payment-methods.ts';
import { giveProofBack, takeProof } from '../db/queries/three-ds-authentications.ts';

import { type CardScheme, parseCardScheme } from '../domain/card-scheme.ts';
import { type PaymentServiceId, toId, type TransactionId, type VaultRecordId } from '../domain/ids.ts';
import { objectOf, textAt } from '../domain/json.ts';
import { readBuyer } from '../domain/purchase/people.ts';
import { type Proof, type Summary, summaryOf, verdictOf } from '../domain/three-d-secure/result.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import {
  APPROVAL_WINDOW_MS,
  candidateOf,
  latestAuthentication,
  type StoredAuthentication,
  type ToAuthenticate,
} from '../three-d-secure/authentication.ts';
import { profileFor } from '../three-d-secure/profile.ts';
import { collect } from '../three-d-secure/run.ts';
import type { Subject } from '../three-d-secure/subject.ts';

/** How the authentication of a session stands, in the API's words. */
type SessionAuthenticationStatus = 'pending' | 'succeeded' | 'failed' | 'not_attempted';

export type Wish = Readonly<{
  channel: 'browser' | 'app';
  amount: bigint;
  currency: string;
  paymentServiceId: PaymentServiceId | null;
  redirectUrl: string | null;
  now: Date;
}>;

/**
 * What there is to authenticate in a session; null where it holds no card. The card stays where it is, to be
 * taken later.
 */
export async function sessionToAuthenticate(
  parts: ReadParts,
  session: CheckoutSessionRow,
  wish: Wish,
): Promise<ToAuthenticate | null> {
  const card = await cardOf(parts, session);
  if (card === null) return null;

  const { merchant_account_id: merchantAccountId } = session;
  const profile = await profileFor(
    parts,
    merchantAccountId,
    { scheme: card.scheme, currency: wish.currency },
    wish.paymentServiceId,
  );
  const billing = objectOf(objectOf(await buyerOf(parts, session))?.['billing_details']);
  const candidate = {
    firstName: textAt(billing, 'first_name'),
    lastName: textAt(billing, 'last_name'),
    emailAddress: textAt(billing, 'email_address'),
    amount: wish.amount,
    externalIdentifier: null,
    card: { bin: card.bin, fingerprint: card.fingerprint },
  };
  const expiresAt = new Date(
    Math.min(wish.now.getTime() + APPROVAL_WINDOW_MS, new Date(session.expires_at).getTime()),
  );
  return {
    merchantAccountId,
    subject: { type: 'checkout_session', id: session.checkout_session_id },
    card,
    profile,
    candidate,
    expiresAt,
    ...wish,
  };
}

async function buyerOf(parts: ReadParts, session: CheckoutSessionRow): Promise<unknown> {
  const { merchant_account_id: merchantAccountId, buyer_id: id } = session;
  return id === null ? session.buyer : getBuyerById(parts.db, merchantAccountId, id);
}

/** What a proof has to be of: this very card, and no more money than its holder agreed to. */
export type ProvenPayment = Readonly<{
  fingerprint: string;
  expirationDate: string;
  amount: bigint;
  currency: string;
}>;

type SessionProof = Readonly<{ stored: StoredAuthentication; proof: Proof; summary: Summary }>;

/**
 * The proof that a session's card was authenticated with, for the transaction that pays with it. None where
 * the card was changed since, the amount has grown, or another transaction has paid with it.
 */
export async function proofOfSession(
  parts: MoneyParts,
  session: Pick<CheckoutSessionRow, 'merchant_account_id' | 'checkout_session_id'>,
  paying: ProvenPayment,
): Promise<SessionProof | null> {
  const found = await latestAuthentication(parts, session.merchant_account_id, {
    type: 'checkout_session',
    id: session.checkout_session_id,
  });
  if (found === null || candidateOf(found.row).card?.fingerprint !== paying.fingerprint) return null;
  const { row } = found;
  if (row.taken_by !== null || row.currency !== paying.currency || row.amount < paying.amount) return null;
  if (row.expiration_date !== null && row.expiration_date !== paying.expirationDate) return null;

  // An app ends its challenge at the issuer, and nobody comes back to us to say so.
  const stored = await collect(parts, checkoutSessionSubject, found, false);
  const verdict = verdictOf(stored.authentication);
  return verdict.kind === 'proceed' && verdict.proof !== null
    ? { stored, proof: verdict.proof, summary: summaryOf(stored.authentication) }
    : null;
}

type Session = Pick<CheckoutSessionRow, 'merchant_account_id' | 'checkout_session_id'>;

/**
 * The same, taken for this transaction: a cardholder agrees to one payment. `giveSessionProofBack` where nothing was
 * sent.
 */
export async function takeProofOfSession(
  parts: MoneyParts,
  session: Session,
  paying: ProvenPayment,
  transactionId: TransactionId,
): Promise<SessionProof | null> {
  const found = await proofOfSession(parts, session, paying);
  return found !== null && (await takeProof(parts.db, found.stored.row, transactionId)) ? found : null;
}

export function giveSessionProofBack(
  { db }: ReadParts,
  { merchant_account_id: account, checkout_session_id: id }: Session,
  transactionId: TransactionId,
): Promise<void> {
  return giveProofBack(db, account, id, transactionId);
}

export function statusOfSession({ authentication }: StoredAuthentication): SessionAuthenticationStatus {
  const verdict = verdictOf(authentication);
  switch (verdict.kind) {
    case 'wait':
      return 'pending';
    case 'proceed':
      return verdict.proof === null ? 'not_attempted' : 'succeeded';
    case 'stop':
      return authentication.stage.kind === 'setup_error' ? 'not_attempted' : 'failed';
    default:
      return verdict satisfies never;
  }
}

/** The result stays with the authentication: a later transaction reads it from there. */
export const checkoutSessionSubject: Subject = {
  purchase: async (parts, { row }) => {
    const session = await findCheckoutSession(parts.db, toId(row.subject_id));
    return {
      buyer: session === null ? null : readBuyer(await buyerOf(parts, session)),
      buyerId: session?.buyer_id ?? null,
      shippingDetails: null,
      paymentSource: 'ecommerce',
      installmentCount: null,
      accountFunding: false,
      // A card that is verified is kept for later.
      isMandatory: row.amount === 0n,
    };
  },
  concluded: async () => true,
  returnParameters: async (_parts, stored) => ({
    checkout_session_id: stored.row.subject_id,
    three_d_secure_status: statusOfSession(stored),
  }),
};

type SessionCard = Readonly<{
  recordId: VaultRecordId;
  expirationDate: string | null;
  scheme: CardScheme;
  lastFour: string;
  bin: string;
  fingerprint: string | null;
}>;

type StoredCard = Pick<
  CheckoutSessionRow,
  'vault_record_id' | 'expiration_date' | 'label' | 'bin' | 'fingerprint'
>;

function sessionCard(row: StoredCard, scheme: CardScheme | null): SessionCard | null {
  const { vault_record_id: recordId, expiration_date: expirationDate, fingerprint } = row;
  if (recordId === null || scheme === null) return null;
  return { recordId, scheme, expirationDate, lastFour: row.label ?? '', bin: row.bin ?? '', fingerprint };
}

async function cardOf(parts: ReadParts, session: CheckoutSessionRow): Promise<SessionCard | null> {
  if (session.taken_at !== null) return null;
  switch (session.method) {
    case 'card':
      return sessionCard(session, session.preferred_scheme ?? session.scheme);
    case 'id': {
      const { merchant_account_id: merchantAccountId, payment_method_id: id } = session;
      const stored = id === null ? null : await getLivePaymentMethod(parts.db, merchantAccountId, id);
      return stored?.method === 'card' && isOfSessionsBuyer(session, stored)
        ? sessionCard(stored, parseCardScheme(stored.scheme ?? '') ?? 'other')
        : null;
    }
    case 'click-to-pay':
    case null:
      return null;
    default:
      return session.method satisfies never;
  }
}
