import { type TakenCheckoutSession, storeTakenCard } from '../../checkout/take.ts';
import type { Instrument } from '../../connectors/connector.ts';
import type { PaymentMethodWithBuyerRow } from '../../db/queries/payment-methods.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { parseExpiry } from '../../domain/expiry.ts';
import type { BuyerId } from '../../domain/ids.ts';
import { type JsonObject, textAt, withoutEmpty } from '../../domain/json.ts';
import type { TransactionEvent } from '../../domain/transaction/events.ts';
import type { MoneyParts } from '../../parts.ts';
import {
  type CardDescription,
  cardProblems,
  cardSchemeOf,
  describeCard,
} from '../../payment-methods/describe-card.ts';
import { cardNumberOf } from '../../payment-methods/card-number.ts';
import { CARD_NUMBER_FIELD, storeCard } from '../../payment-methods/store-card.ts';
import { type Detail, Problem } from '../../domain/problem.ts';
import type { CreateContext } from '../request/context.ts';
import {
  type InstrumentColumns,
  type InstrumentKind,
  type ResolvedCard,
  type ResolvedInstrument,
  type SendableInstrument,
  type SessionInput,
  schemeOf,
} from './kind.ts';
import { chooseToken } from './network-token.ts';
import { resolveStoredToken, sendableToken } from './stored-token.ts';

/**
 * A card: typed by the buyer, taken from a checkout session, or stored. Of one that its processor keeps there is a
 * token and no number.
 */
export const card: InstrumentKind = {
  methods: ['card'],
  instrumentTypes: ['pan', 'card_token'],
  async resolve(context, method, problems) {
    if (method.method !== 'card' || !('number' in method)) throw new Error('BUG: not a card');
    const resolved = await resolveCard(context, method, problems);
    return resolved === null ? null : cardInstrument(resolved);
  },
  async resolveStored(parts, stored, session) {
    return stored.vault_record_id === null
      ? resolveStoredToken(parts, stored, session.checkout)
      : storedCardInstrument(parts, stored, session, null);
  },
  async sendableAgain(parts, { merchant_account_id: merchantAccountId, vault_record_id: recordId, ...row }) {
    if (recordId === null)
      return row.instrument_type === 'card_token' && row.payment_method_id !== null
        ? sendableToken('card')
        : null;
    const number = parts.vault.secret(merchantAccountId, recordId, CARD_NUMBER_FIELD, 'card.number');
    return sendableCard({ number, securityCode: null, token: null });
  },
};

/** A card that came with the request. */
export async function resolveCard(
  { parts, merchantAccountId, held, now }: Omit<CreateContext, 'body'>,
  given: Readonly<{
    expiration_date: string;
    card_type?: CardDescription['cardType'] | undefined;
    external_identifier?: string | null | undefined;
  }>,
  problems: Detail[],
): Promise<ResolvedCard | null> {
  const number = held.get('/payment_method/number');
  if (number === undefined) throw new Error('BUG: the vault holds no card number');
  const securityCode = held.get('/payment_method/security_code') ?? null;
  const description = await describeCard(parts.bins, number.facts);
  const wrong = cardProblems(
    { number, expirationDate: given.expiration_date, securityCode },
    description.scheme,
    now,
    '/payment_method',
  );
  problems.push(...wrong);
  if (wrong.length > 0) return null;

  return {
    number: number.secret,
    securityCode: securityCode?.secret ?? null,
    expirationDate: given.expiration_date,
    description: { ...description, cardType: given.card_type ?? description.cardType },
    preferredScheme: null,
    fingerprint: await parts.vault.fingerprint(merchantAccountId, number),
    externalIdentifier: given.external_identifier ?? null,
    vaultRecordId: null,
    held: number,
    method: 'card',
    mode: 'card',
    token: null,
  };
}

type CardOrigin = Readonly<{
  stored: PaymentMethodWithBuyerRow | null;
  checkout: TakenCheckoutSession | null;
  /** What the timeline says of a wallet's token that was opened for it. */
  events: readonly TransactionEvent[];
  release(parts: MoneyParts): Promise<void>;
}>;

const OF_THE_REQUEST: CardOrigin = { stored: null, checkout: null, events: [], release: async () => {} };

/** As `create` takes it; wallets' cards and tokens as well. */
export function cardInstrument(resolved: ResolvedCard, from: Partial<CardOrigin> = {}): ResolvedInstrument {
  const origin: CardOrigin = { ...OF_THE_REQUEST, ...from };
  const instrument: ResolvedInstrument = {
    ...origin,
    routing: {
      method: resolved.token === null ? 'card' : 'network-token',
      scheme: schemeOf(resolved),
    },
    country: null,
    flow: 'card-transaction',
    card: resolved,
    columns: columnsOf(resolved, origin.stored),
    sendable: sendableCard(resolved),
    isApprovedElsewhere: false,
    // Whoever takes cards, or their tokens, takes every one.
    isTakenBy: () => true,
    storeProblem: () => null,
    giftCardProblem: () => null,
    async store(context, buyerId) {
      if (origin.stored !== null) return instrument;
      const stored = await storeNew(context, resolved, origin.checkout, buyerId);
      return cardInstrument({ ...resolved, vaultRecordId: stored.vault_record_id }, { ...origin, stored });
    },
  };
  return instrument;
}

/** Null where it may not be charged. What is stored of a token is charged without its proof. */
export function storedCardInstrument(
  parts: MoneyParts,
  stored: PaymentMethodWithBuyerRow,
  { securityCode, checkout }: SessionInput,
  token: ResolvedCard['token'],
): ResolvedInstrument | null {
  const number = cardNumberOf(parts.vault, stored);
  if (number === null || stored.expiration_date === null || stored.status !== 'succeeded') return null;

  const resolved: ResolvedCard = {
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
    preferredScheme: null,
    fingerprint: stored.fingerprint ?? '',
    externalIdentifier: stored.external_identifier,
    vaultRecordId: stored.vault_record_id,
    held: null,
    method: stored.method,
    mode: stored.mode,
    token,
  };
  return cardInstrument(resolved, { stored, checkout });
}

function columnsOf(resolved: ResolvedCard, stored: PaymentMethodWithBuyerRow | null): InstrumentColumns {
  const { description } = resolved;
  return {
    method: resolved.method,
    instrument_type: resolved.token === null ? 'pan' : 'network_token',
    payment_method_id: stored?.payment_method_id ?? null,
    payment_method_label: description.label,
    payment_method_scheme: schemeOf(resolved),
    payment_method_country: description.country,
    payment_method_fingerprint: resolved.fingerprint,
    payment_method_bin: description.bin,
    payment_method: withoutEmpty({
      mode: resolved.mode,
      country: stored?.country ?? null,
      currency: stored?.currency ?? null,
      expiration_date: resolved.expirationDate,
      external_identifier: resolved.externalIdentifier,
      last_replaced_at: stored?.last_replaced_at ?? null,
      ...preferring(resolved.preferredScheme),
      details: {
        bin: description.bin,
        card_type: description.cardType,
        card_issuer_name: description.issuerName,
      },
    }),
    vault_record_id: stored === null ? null : resolved.vaultRecordId,
  };
}

/** What the transaction says of a scheme that somebody chose, for its processor. */
export function preferring(scheme: string | null): JsonObject {
  return scheme === null ? {} : { preferred_scheme: scheme };
}

async function storeNew(
  { parts, merchantAccountId, now }: CreateContext,
  resolved: ResolvedCard,
  checkout: TakenCheckoutSession | null,
  buyerId: BuyerId | null,
): Promise<PaymentMethodWithBuyerRow> {
  const { held, method, mode, expirationDate, description, externalIdentifier } = resolved;
  const owner = { buyerId, externalIdentifier, status: 'processing' } as const;
  if (held !== null)
    return storeCard(
      parts,
      { ...owner, method, mode, merchantAccountId, number: held, expirationDate, description },
      now,
    );
  if (checkout === null) throw new Error('BUG: the vault holds no card number');
  const stored = await storeTakenCard(parts, checkout, owner, now);
  if (stored !== null) return stored;

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
}

/** A card is sent as itself, or as one of its tokens: the network's, or the payment service's own. */
export function sendableCard({
  number,
  securityCode,
  token,
}: Pick<ResolvedCard, 'number' | 'securityCode' | 'token'>): SendableInstrument {
  const sendable: SendableInstrument = {
    async choose(parts, transaction, service, wanted) {
      // Stored cards only: a wallet's pays with what the wallet gave, and one that this very payment stores
      // is not accepted yet.
      const { payment_method_id: id, method, request } = transaction;
      if (id === null || method !== 'card' || request['store'] === true)
        return { sendable, patch: {}, events: [], held: [] };
      return chooseToken(parts, { ...transaction, payment_method_id: id }, { service, wanted }, sendable);
    },
    async at(_parts, transaction) {
      return { instrument: instrumentOf(transaction, { number, securityCode, token }), answer: null };
    },
  };
  return sendable;
}

function instrumentOf(
  transaction: TransactionRow,
  { number, securityCode, token }: Pick<ResolvedCard, 'number' | 'securityCode' | 'token'>,
): Instrument {
  const expiry = expiryOf(transaction);
  const facts = {
    scheme: transaction.payment_method_scheme ?? 'other',
    lastFour: transaction.payment_method_label ?? '',
  };
  if (token === null)
    return {
      method: 'card',
      number,
      expiry,
      securityCode,
      bin: transaction.payment_method_bin ?? '',
      preferredScheme: textAt(transaction.payment_method, 'preferred_scheme'),
      ...facts,
    };
  if (expiry === null) throw new Error('BUG: a network token without an expiration date');

  const { method } = transaction;
  const from = method === 'applepay' || method === 'googlepay' ? ({ wallet: method } as const) : {};
  return { method: 'network-token', token: number, ...token, ...from, expiry, ...facts };
}

function expiryOf(transaction: TransactionRow) {
  const expirationDate = textAt(transaction.payment_method, 'expiration_date');
  return expirationDate === null ? null : parseExpiry(expirationDate);
}
