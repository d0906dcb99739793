import { canUndo, giftCardProblem } from './undo.ts';
import type { TakenCheckoutSession } from '../../checkout/take.ts';
import type { PaymentService } from '../../connections/connection-kinds.ts';
import {
  type PaymentMethodWithBuyerRow,
  getLivePaymentMethod,
  insertPaymentMethod,
} from '../../db/queries/payment-methods.ts';
import {
  type PaymentServiceTokenRow,
  usablePaymentServiceTokens,
} from '../../db/queries/payment-service-tokens.ts';
import type { Instrument } from '../../connectors/connector.ts';
import { errorCode } from '../../domain/decline.ts';
import type { BuyerId, MerchantAccountId, PaymentMethodId, PaymentServiceId } from '../../domain/ids.ts';
import type { MoneyParts } from '../../parts.ts';
import { type ApprovedElsewhere, newRedirectMethod } from '../../payment-methods/store-redirect.ts';
import { tokenSecret } from '../../payment-methods/tokens/make.ts';
import { unfinishedJob } from '../../payment-methods/unfinished.ts';
import type { Vault } from '../../vault/vault.ts';
import type { CreateContext } from '../request/context.ts';
import type { InstrumentColumns, ResolvedInstrument, SendableInstrument } from './kind.ts';

/** `processing` until a payment service delivers its token. */
export async function storeRedirect(
  { parts, merchantAccountId, now }: CreateContext,
  given: ApprovedElsewhere,
  buyerId: BuyerId | null,
): Promise<PaymentMethodWithBuyerRow> {
  const made = newRedirectMethod(merchantAccountId, given, buyerId, now);
  const job = unfinishedJob(parts, { kind: 'payment-method', merchantAccountId });
  await insertPaymentMethod(parts.db, made, job, now);
  const stored = await getLivePaymentMethod(parts.db, merchantAccountId, made.payment_method_id);
  if (stored === null) throw new Error('BUG: a payment method vanished');
  return stored;
}

/**
 * What is known by tokens alone: what was approved elsewhere once and stored, and a card that a processor keeps. Each
 * payment service that has a token of it can charge it. Null where no token has come yet, or it may not be charged.
 */
export async function resolveStoredToken(
  parts: MoneyParts,
  stored: PaymentMethodWithBuyerRow,
  checkout: TakenCheckoutSession | null,
): Promise<ResolvedInstrument | null> {
  if (stored.status !== 'succeeded') return null;
  const { merchant_account_id: merchantAccountId, payment_method_id: id, method } = stored;
  const tokens = await tokensOf(parts, merchantAccountId, id);
  if (tokens.size === 0) return null;

  const isCard = method === 'card';
  const instrument: ResolvedInstrument = {
    // Where it is no card, the name takes the place of a scheme.
    routing: { method: 'stored-token', scheme: isCard ? stored.scheme : method },
    country: stored.country,
    flow: isCard ? 'card-transaction' : 'redirect-transaction',
    stored,
    checkout,
    columns: columnsOf(stored),
    sendable: sendableToken(method),
    card: null,
    isApprovedElsewhere: false,
    events: [],
    isTakenBy: (service, { gift_cards: giftCards }) =>
      service.method === method &&
      tokens.has(service.id) &&
      (isCard || (giftCards ?? []).length === 0 || canUndo(service)),
    whyNotTaken: (service) =>
      service.method !== method || tokens.has(service.id) ? null : 'has no token of this payment method',
    storeProblem: () => null,
    giftCardProblem: (services) => (isCard ? null : giftCardProblem(services, method)),
    store: async () => instrument,
    release: async () => {},
  };
  return instrument;
}

/** Each payment service is handed the newest token that it gave. */
export function sendableToken(name: string): SendableInstrument {
  return {
    async at(parts, { merchant_account_id: merchantAccountId, payment_method_id: id }, service) {
      const token = id === null ? undefined : (await tokensOf(parts, merchantAccountId, id)).get(service.id);
      if (token !== undefined) return { instrument: { ...token, name }, answer: null };
      return {
        instrument: null,
        answer: {
          kind: 'failed',
          code: errorCode('unavailable_payment_method'),
          detail: 'the token of this payment service is gone',
        },
      };
    },
  };
}

type HandedToken = Omit<Extract<Instrument, Readonly<{ method: 'stored-token' }>>, 'name'>;

/** As connectors are handed it. Null where it is not sealed yet. */
export function handedToken(vault: Vault, row: PaymentServiceTokenRow): HandedToken | null {
  const token = tokenSecret(vault, row);
  if (token === null) return null;
  return { method: 'stored-token', token, customer: row.customer_reference };
}

/** The newest token of every payment service that has one of this payment method. */
async function tokensOf(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
): Promise<ReadonlyMap<PaymentServiceId, HandedToken>> {
  const tokens = new Map<PaymentServiceId, HandedToken>();
  for (const row of await usablePaymentServiceTokens(parts.db, merchantAccountId, paymentMethodId)) {
    const token = tokens.has(row.payment_service_id) ? null : handedToken(parts.vault, row);
    if (token !== null) tokens.set(row.payment_service_id, token);
  }
  return tokens;
}

/** Whether a payment at this service brings a token for later ones. */
export function deliversTokens({ connector }: PaymentService): boolean {
  return connector.accepts.some(({ method }) => method === 'stored-token');
}

function columnsOf(stored: PaymentMethodWithBuyerRow): InstrumentColumns {
  const isCard = stored.method === 'card';
  return {
    method: stored.method,
    instrument_type: isCard ? 'card_token' : 'redirect_token',
    payment_method_id: stored.payment_method_id,
    payment_method_label: stored.label,
    payment_method_scheme: isCard ? stored.scheme : null,
    payment_method_country: isCard ? stored.card_country : stored.country,
    payment_method_fingerprint: stored.fingerprint,
    payment_method_bin: stored.bin,
    payment_method: {
      mode: stored.mode,
      country: stored.country,
      currency: stored.currency,
      expiration_date: stored.expiration_date,
      external_identifier: stored.external_identifier,
      last_replaced_at: stored.last_replaced_at,
      details: isCard
        ? { bin: stored.bin, card_type: stored.card_type, card_issuer_name: stored.card_issuer_name }
        : null,
    },
    vault_record_id: null,
  };
}
