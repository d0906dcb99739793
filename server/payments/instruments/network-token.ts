import type { PaymentService } from '../../connections/connection-kinds.ts';
import { usablePaymentServiceTokens } from '../../db/queries/payment-service-tokens.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { takes } from '../../domain/flow/route-transaction.ts';
import type { MerchantAccountId, PaymentMethodId } from '../../domain/ids.ts';
import type { TransactionEvent } from '../../domain/transaction/events.ts';
import type { MoneyParts } from '../../parts.ts';
import {
  type TokenChoice,
  type TokenInstrument,
  type TokenStep,
  networkTokenInstrument,
} from '../../vault/network-tokens/instrument.ts';
import { orderNetworkToken } from '../../vault/network-tokens/provision.ts';
import type { Choice, SendableInstrument } from './kind.ts';
import { handedToken } from './stored-token.ts';

/** A buyer waits behind this. What does not come in time is left to a worker, and the card number pays. */
const TOKEN_TIMEOUT_MS = 3_000;

type StoredCardTransaction = TransactionRow & Readonly<{ payment_method_id: PaymentMethodId }>;

/**
 * What one attempt with a stored card sends: the payment service's own token of it, its network token where
 * the payment service wants that, or the card itself.
 * Before the intent of an attempt is committed, and never instead of it: whatever goes wrong here, the
 * attempt is made with the card number, and the transaction's timeline says why.
 * A cryptogram that was made for an attempt that then did not take place is thrown away.
 */
export async function chooseToken(
  parts: MoneyParts,
  transaction: StoredCardTransaction,
  { service, wanted }: Readonly<{ service: PaymentService; wanted: 'pan' | 'network_token' | null }>,
  card: SendableInstrument,
): Promise<Choice> {
  const own = await tokenOfService(parts, transaction, service);
  if (own !== null) return { sendable: own, patch: { instrument_type: 'card_token' }, events: [], held: [] };
  // An attempt before this one may have sent a token.
  const asCard = { sendable: card, patch: { instrument_type: 'pan' }, held: [] } as const;
  if (wanted === 'pan' || !wantsToken(transaction, service)) return { ...asCard, events: [] };
  const { instrument, steps } = await choose(parts, transaction);
  const events = steps.map((step) => eventOf(step, service));
  if (instrument === null) return { ...asCard, events };

  return {
    sendable: sendableNetworkToken(instrument),
    patch: { instrument_type: 'network_token' },
    events,
    held: instrument.held,
  };
}

function sendableNetworkToken({ token, cryptogram, eci, expiry }: TokenInstrument): SendableInstrument {
  return {
    async at(_parts, { payment_method_scheme: scheme, payment_method_label: lastFour }) {
      return {
        instrument: {
          method: 'network-token',
          token,
          cryptogram,
          eci,
          expiry,
          scheme: scheme ?? 'other',
          lastFour: lastFour ?? '',
        },
        answer: null,
      };
    },
  };
}

/** The payment service's own token of the stored card, where it made one: it knows the card by that. */
async function tokenOfService(
  parts: MoneyParts,
  transaction: StoredCardTransaction,
  { id, connector }: PaymentService,
): Promise<SendableInstrument | null> {
  const { currency, country, payment_method_scheme: scheme } = transaction;
  if (!takes(connector, { method: 'stored-token', scheme, currency, country })) return null;
  const made = await usablePaymentServiceTokens(
    parts.db,
    transaction.merchant_account_id,
    transaction.payment_method_id,
  );
  const row = made.find((one) => one.payment_service_id === id);
  const token = row === undefined ? null : handedToken(parts.vault, row);
  if (token === null) return null;
  return { at: async () => ({ instrument: { ...token, name: 'card' }, answer: null }) };
}

/**
 * A card that was just stored, by itself or with a payment: where payments do not wait for tokens, its token
 * is ordered now. Best effort; the next payment orders it, too.
 */
export async function orderTokenOf(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId | null,
  services: readonly PaymentService[],
): Promise<void> {
  if (paymentMethodId !== null && services.some(usesOurTokens))
    await orderNetworkToken(parts, merchantAccountId, paymentMethodId, 'only-async');
}

function usesOurTokens({ connector, networkTokensEnabled, openLoop }: PaymentService): boolean {
  return networkTokensEnabled && openLoop && connector.capabilities.networkTokens;
}

function wantsToken(transaction: TransactionRow, service: PaymentService): boolean {
  if (!usesOurTokens(service)) return false;
  const { currency, country, payment_method_scheme: scheme } = transaction;
  return takes(service.connector, { method: 'network-token', scheme, currency, country });
}

async function choose(parts: MoneyParts, transaction: StoredCardTransaction): Promise<TokenChoice> {
  try {
    return await networkTokenInstrument(
      { ...parts, timeoutMs: TOKEN_TIMEOUT_MS },
      transaction.merchant_account_id,
      transaction.payment_method_id,
      transaction.merchant_initiated,
    );
  } catch (error) {
    parts.log.error(
      { transactionId: transaction.transaction_id, reason: error },
      'a network token could not be used; the card number pays',
    );
    return { instrument: null, steps: [{ step: 'provision', reason: 'server_error' }] };
  }
}

function eventOf({ step, reason }: TokenStep, service: PaymentService): TransactionEvent {
  const subject = step === 'provision' ? 'network-token-provision' : 'network-token-cryptogram-provision';
  const context = { payment_service_id: service.id, payment_service_display_name: service.displayName };
  return reason === null
    ? { name: `${subject}-succeeded`, context }
    : { name: `${subject}-failed`, context: { ...context, reason, instrument_type: 'pan' } };
}
