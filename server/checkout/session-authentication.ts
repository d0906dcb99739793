import { isOfSessionsBuyer } from './fields.ts';
import { getBuyerById } from '../db/queries/buyers.ts';
import { type CheckoutSessionRow, findCheckoutSession } from '../db/queries/checkout-sessions.ts';
import { getLivePaymentMethod } from '../db/queries/payment-methods.ts';

import { type CardScheme, parseCardScheme } from '../domain/card-scheme.ts';
import { type PaymentServiceId, toId, type VaultRecordId } from '../domain/ids.ts';
import { objectOf, textAt } from '../domain/json.ts';
import { readBuyer } from '../domain/purchase/people.ts';
import { type Proof, type Summary, summaryOf, verdictOf } from '../domain/three-d-secure/result.ts';
import type { Parts } from '../parts.ts';
import {
  APPROVAL_WINDOW_MS,
  candidateOf,
  latestAuthentication,
  type Stored,
  type ToAuthenticate,
} from '../three-d-secure/authentication.ts';
import { profileFor } from '../three-d-secure/profile.ts';
import { collect } from '../three-d-secure/run.ts';
import type { Subject } from '../three-d-secure/subjects.ts';

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
  parts: Parts,
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

async function buyerOf(parts: Parts, session: CheckoutSessionRow): Promise<unknown> {
  const { merchant_account_id: merchantAccountId, buyer_id: id } = session;
  return id === null ? session.buyer : getBuyerById(parts.db, merchantAccountId, id);
}

/**
 * The proof that a session's card was authenticated with, for the transaction that pays with it. None where
 * the card was changed since, or the amount has grown.
 */
export async function proofOfSession(
  parts: Parts,
  session: Pick<CheckoutSessionRow, 'merchant_account_id' | 'checkout_session_id'>,
  paying: Readonly<{ fingerprint: string; amount: bigint; currency: string }>,
): Promise<Readonly<{ proof: Proof; summary: Summary }> | null> {
  const found = await latestAuthentication(parts, session.merchant_account_id, {
    type: 'checkout_session',
    id: session.checkout_session_id,
  });
  if (found === null || candidateOf(found.row).card?.fingerprint !== paying.fingerprint) return null;
  if (found.row.currency !== paying.currency || found.row.amount < paying.amount) return null;
  // An app ends its challenge at the issuer, and nobody comes back to us to say so.
  const stored = await collect(parts, found, false);
  const verdict = verdictOf(stored.authentication);
  return verdict.kind === 'proceed' && verdict.proof !== null
    ? { proof: verdict.proof, summary: summaryOf(stored.authentication) }
    : null;
}

export function statusOfSession({ authentication }: Stored): SessionAuthenticationStatus {
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

type Described = Pick<
  CheckoutSessionRow,
  'vault_record_id' | 'expiration_date' | 'label' | 'bin' | 'fingerprint'
>;

function sessionCard(row: Described, scheme: CardScheme | null): SessionCard | null {
  const { vault_record_id: recordId, expiration_date: expirationDate, fingerprint } = row;
  if (recordId === null || scheme === null) return null;
  return { recordId, scheme, expirationDate, lastFour: row.label ?? '', bin: row.bin ?? '', fingerprint };
}

async function cardOf(parts: Parts, session: CheckoutSessionRow): Promise<SessionCard | null> {
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
