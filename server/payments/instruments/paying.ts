import { type Detail, Problem } from '../../problem/problem.ts';
import {
  type TakenCheckoutSession,
  SECURITY_CODE_LOST,
  storeTakenCard,
  takeCheckoutSession,
} from '../../checkout/take.ts';
import type { PaymentMethodWithBuyerRow } from '../../db/queries/payment-methods.ts';
import { type BuyerId, type MerchantAccountId, type VaultRecordId, toId } from '../../domain/ids.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Parts } from '../../parts.ts';
import {
  type CardDescription,
  cardProblems,
  cardSchemeOf,
  describeCard,
} from '../../payment-methods/card.ts';
import { cardNumberOf, resolvePaymentMethod } from '../../payment-methods/resolve.ts';
import { storeCard } from '../../payment-methods/store-card.ts';
import type { Held } from '../../vault/vault.ts';
import {
  type BankPaying,
  isBank,
  lookAtBank,
  meansOfBank,
  payingWithStoredBank,
  storeBankOf,
} from './bank.ts';
import type { Means } from './authorize-input.ts';
import { type CreateBody, isRedirect } from '../create/create-rules.ts';
import { type TokenPaying, payingWithStoredRedirect, storeRedirect } from './stored-redirect.ts';
import {
  isEncryptedWallet,
  lookAtClearWallet,
  lookAtEncryptedWallet,
  storesToken,
  takeClickToPay,
  takeEncryptedWallet,
  type WalletInstrument,
} from './wallets.ts';

/** What is paid with: what the connector is handed, and what may be said of it. */
export type Paying = CardPaying | RedirectPaying | BankPaying | TokenPaying;

/** A card, wherever it came from. */
export type CardPaying = Readonly<{
  kind: 'card';
  number: Secret;
  securityCode: Secret | null;
  /** `MM/YY`. */
  expirationDate: string;
  description: CardDescription;
  fingerprint: string;
  externalIdentifier: string | null;
  /**
   * Where the number is sealed, so that it can be sent again; null for a card that lives with the request.
   */
  vaultRecordId: VaultRecordId | null;
  /** The stored payment method, where it is one. */
  stored: PaymentMethodWithBuyerRow | null;
  checkout: TakenCheckoutSession | null;
  /** For a wallet's or a network token; absent for a card that was typed. */
  wallet?: WalletInstrument;
}>;

/** Nothing is known of the buyer's account: they approve elsewhere. */
export type RedirectPaying = Readonly<{
  kind: 'redirect';
  name: string;
  country: string;
  currency: string;
  redirectUrl: string;
  externalIdentifier: string | null;
  stored: PaymentMethodWithBuyerRow | null;
  checkout: null;
}>;

/** As `authorizeInput` takes it. */
export function meansOf(paying: Paying): Means {
  switch (paying.kind) {
    case 'card':
      return paying;
    case 'redirect':
      return { method: 'redirect', name: paying.name };
    case 'bank':
      return meansOfBank(paying);
    case 'token':
      return { method: 'redirect', name: paying.name };
    default:
      return paying satisfies never;
  }
}

export type From = Readonly<{
  parts: Parts;
  merchantAccountId: MerchantAccountId;
  body: CreateBody;
  held: ReadonlyMap<string, Held>;
  now: Date;
}>;

/**
 * What can be known without using anything up: an inline card or a stored one. Null for a checkout session,
 * which is taken only when all else is
 * right, and for what has problems, which are added to `problems`.
 */
export async function lookAtInstrument(from: From, problems: Detail[]): Promise<Paying | null> {
  const method = from.body.payment_method;
  if (method !== null && method !== undefined && isRedirect(method)) {
    const { method: name, country, currency, redirect_url: redirectUrl } = method;
    return {
      kind: 'redirect',
      name,
      country,
      currency,
      redirectUrl,
      externalIdentifier: method.external_identifier ?? null,
      stored: null,
      checkout: null,
    };
  }
  if (method !== null && method !== undefined && isBank(method)) return lookAtBank(from, method, problems);
  if (method?.method === 'card' && 'number' in method && 'expiration_date' in method)
    return lookAtCard(from, method, problems);
  if (method !== null && method !== undefined && isEncryptedWallet(method.method))
    return lookAtEncryptedWallet(from, method.method, problems);
  if (
    method?.method === 'network-token' ||
    method?.method === 'click-to-pay' ||
    method?.method === 'googlepay_pan_only'
  )
    return lookAtClearWallet(from, method, problems);
  if (method?.method !== 'id') return null;
  return lookAtStored(from, method.id, problems);
}

type Looking = Omit<From, 'body'>;

/** A card that came with the request. */
export async function lookAtCard(
  { parts, merchantAccountId, held, now }: Looking,
  card: Readonly<{
    expiration_date: string;
    card_type?: CardDescription['cardType'] | undefined;
    external_identifier?: string | null | undefined;
  }>,
  problems: Detail[],
): Promise<CardPaying | null> {
  const number = held.get('/payment_method/number');
  if (number === undefined) throw new Error('BUG: the vault holds no card number');
  const securityCode = held.get('/payment_method/security_code') ?? null;
  const description = await describeCard(parts.bins, number.facts);
  const wrong = cardProblems(
    { number, expirationDate: card.expiration_date, securityCode },
    description.scheme,
    now,
    '/payment_method',
  );
  problems.push(...wrong);
  if (wrong.length > 0) return null;
  const fingerprint = await parts.vault.fingerprint(merchantAccountId, number);
  const cardType = card.card_type ?? description.cardType;
  return {
    kind: 'card',
    number: number.secret,
    securityCode: securityCode?.secret ?? null,
    expirationDate: card.expiration_date,
    description: { ...description, cardType },
    fingerprint,
    externalIdentifier: card.external_identifier ?? null,
    vaultRecordId: null,
    stored: null,
    checkout: null,
  };
}

/** A stored payment method that may be used now. */
export async function lookAtStored(
  { parts, merchantAccountId, held }: Looking,
  id: string,
  problems: Detail[],
): Promise<Paying | null> {
  const stored = await resolvePaymentMethod(parts.db, merchantAccountId, toId(id));
  const paying =
    stored === null
      ? null
      : await payingWithStored(
          parts,
          stored,
          held.get('/payment_method/security_code')?.secret ?? null,
          null,
        );
  if (paying === null)
    problems.push({
      location: 'body',
      pointer: '/payment_method/id',
      message:
        stored === null ? 'is not a stored payment method' : 'is a payment method that cannot be charged now',
      type: 'value_error.payment_method',
    });
  return paying;
}

/** Takes what the buyer put into the session. From here on it is used up. */
export async function takeInstrument(from: From): Promise<Paying> {
  const { parts, merchantAccountId, body, now } = from;
  const method = body.payment_method;
  if (method !== null && method !== undefined && isEncryptedWallet(method.method))
    return takeEncryptedWallet(from, method);
  if (method?.method !== 'checkout-session') throw new Error('BUG: not a checkout session');
  const { taken, problem } = await takeCheckoutSession(
    parts,
    merchantAccountId,
    toId(method.id),
    now,
    '/payment_method/id',
  );
  if (taken === null) throw new Problem('bad_request', { details: [problem] });
  if (taken.securityCodeLost)
    throw new Problem('bad_request', {
      details: [{ location: 'body', pointer: '/payment_method/id', ...SECURITY_CODE_LOST }],
    });
  const { instrument, securityCode } = taken;
  switch (instrument.kind) {
    case 'card':
      return {
        kind: 'card',
        number: instrument.number,
        securityCode,
        expirationDate: instrument.expirationDate,
        description: instrument.description,
        fingerprint: instrument.fingerprint,
        externalIdentifier: method.external_identifier ?? null,
        vaultRecordId: instrument.recordId,
        stored: null,
        checkout: taken,
      };
    case 'payment-method': {
      const paying = await payingWithStored(parts, instrument.paymentMethod, securityCode, taken);
      if (paying !== null) return paying;
      throw new Problem('bad_request', {
        details: [
          {
            location: 'body',
            pointer: '/payment_method/id',
            message: 'holds a payment method that cannot be charged now',
            type: 'value_error.payment_method',
          },
        ],
      });
    }
    case 'click-to-pay':
      return takeClickToPay(from, instrument.data, taken);
    default:
      return instrument satisfies never;
  }
}

/** `store: true`: sealed before anything is sent, and `processing` until the transaction is approved. */
export async function storeInstrument(from: From, paying: Paying, buyerId: BuyerId | null): Promise<Paying> {
  if (paying.kind === 'redirect') return { ...paying, stored: await storeRedirect(from, paying, buyerId) };
  if (paying.kind === 'bank' && paying.stored === null) return storeBankOf(from, paying, buyerId);
  if (paying.kind !== 'card' || paying.stored !== null) return paying;
  const { parts, merchantAccountId, held, now } = from;
  const { expirationDate, description, wallet } = paying;
  const owner = { buyerId, externalIdentifier: paying.externalIdentifier, status: 'processing' } as const;
  const stored =
    paying.checkout === null || wallet !== undefined
      ? await storeInline()
      : await storeTakenCard(parts, paying.checkout, owner, now);
  if (stored === null)
    throw new Problem('bad_request', {
      details: [
        {
          location: 'body',
          pointer: '/payment_method/id',
          message: 'is a checkout session that has ended',
          type: 'value_error.checkout_session',
        },
      ],
    });
  return { ...paying, stored, vaultRecordId: stored.vault_record_id };

  async function storeInline(): Promise<PaymentMethodWithBuyerRow> {
    const number = wallet?.number ?? held.get('/payment_method/number');
    if (number === undefined) throw new Error('BUG: the vault holds no card number');
    const named = wallet === undefined ? {} : { method: wallet.method, mode: wallet.mode };
    return storeCard(
      parts,
      { ...owner, ...named, merchantAccountId, number, expirationDate, description },
      now,
    );
  }
}

/** Null where it may not be charged. */
async function payingWithStored(
  parts: Parts,
  stored: PaymentMethodWithBuyerRow,
  securityCode: Secret | null,
  checkout: TakenCheckoutSession | null,
): Promise<Paying | null> {
  if (stored.method === 'bank') return payingWithStoredBank(parts, stored, checkout);
  if (stored.mode === 'redirect') return payingWithStoredRedirect(parts, stored, checkout);
  const number = cardNumberOf(parts.vault, stored);
  if (number === null || stored.expiration_date === null || stored.status !== 'succeeded') return null;
  return {
    kind: 'card',
    number,
    securityCode,
    expirationDate: stored.expiration_date,
    description: {
      bin: stored.bin,
      label: stored.label ?? '',
      scheme: cardSchemeOf(stored.scheme) ?? 'other',
      additionalSchemes: stored.additional_schemes,
      cardType: stored.card_type,
      issuerName: stored.card_issuer_name,
      country: stored.card_country,
    },
    fingerprint: stored.fingerprint ?? '',
    externalIdentifier: stored.external_identifier,
    vaultRecordId: stored.vault_record_id,
    stored,
    checkout,
    // What is stored of a wallet is charged without its proof, which was for one payment.
    ...(stored.method === 'card'
      ? {}
      : {
          wallet: {
            method: stored.method,
            mode: stored.mode,
            isToken: storesToken(stored.method, stored.mode),
            cryptogram: null,
            eci: null,
            number: null,
            decryption: null,
            opened: [],
          },
        }),
  };
}
