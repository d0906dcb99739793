import type { PaymentService } from '../../payment-services/payment-services.ts';
import { usablePaymentServiceTokens } from '../../db/queries/payment-service-tokens.ts';
import type { TransactionPatch, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { takes } from '../../domain/flow/route.ts';
import type { MerchantAccountId, PaymentMethodId } from '../../domain/ids.ts';
import type { TransactionEvent } from '../../domain/transaction/events.ts';
import type { Parts } from '../../parts.ts';
import { tokenSecret } from '../../payment-methods/tokens/make.ts';
import {
  type TokenChoice,
  type TokenStep,
  networkTokenInstrument,
} from '../../vault/network-tokens/instrument.ts';
import { networkTokenPartsOf, orderNetworkToken } from '../../vault/network-tokens/network-tokens.ts';
import type { Held } from '../../vault/vault.ts';
import type { Means } from './authorize-input.ts';

/**
 * What one attempt sends: the stored card, the payment service's own token of it, or its network token where
 * the payment service wants that.
 */
type Chosen = Readonly<{
  means: Means;
  patch: Pick<TransactionPatch, 'instrument_type'>;
  events: readonly TransactionEvent[];
  held: readonly Held[];
}>;

/** A buyer waits behind this. What does not come in time is left to a worker, and the card number pays. */
const TOKEN_TIMEOUT_MS = 3_000;

/**
 * Before the intent of an attempt is committed, and never instead of it: whatever goes wrong here, the
 * attempt is made with the card number, and the transaction's timeline says why.
 * A cryptogram that was made for an attempt that then did not take place is thrown away.
 */
export async function chooseInstrument(
  parts: Parts,
  transaction: TransactionRow,
  service: PaymentService,
  means: Means,
): Promise<Chosen> {
  const own = 'method' in means ? null : await tokenOfService(parts, transaction, service);
  if (own !== null) return { means: own, patch: { instrument_type: 'card_token' }, events: [], held: [] };
  if ('method' in means || !wantsToken(transaction, service) || transaction.payment_method_id === null)
    return { means, patch: {}, events: [], held: [] };
  const { instrument, steps } = await choose(parts, transaction, transaction.payment_method_id);
  const events = steps.map((step) => eventOf(step, service));
  if (instrument === null) return { means, patch: { instrument_type: 'pan' }, events, held: [] };
  return {
    means: { ...means, networkToken: instrument },
    patch: { instrument_type: 'network_token' },
    events,
    held: instrument.held,
  };
}

/** The payment service's own token of the stored card, where it made one: it knows the card by that. */
async function tokenOfService(
  parts: Parts,
  transaction: TransactionRow,
  { id, connector }: PaymentService,
): Promise<Means | null> {
  if (
    transaction.method !== 'card' ||
    transaction.payment_method_id === null ||
    transaction.request['store'] === true
  )
    return null;
  const { currency, country, payment_method_scheme: scheme } = transaction;
  if (!takes(connector, { method: 'stored-token', scheme, currency, country })) return null;
  const made = await usablePaymentServiceTokens(
    parts.db,
    transaction.merchant_account_id,
    transaction.payment_method_id,
  );
  const row = made.find((token) => token.payment_service_id === id);
  const token = row === undefined ? null : tokenSecret(parts.vault, row);
  return token === null ? null : { method: 'stored-token', token, name: 'card' };
}

/**
 * A card that was just stored, by itself or with a payment: where payments do not wait for tokens, its token
 * is ordered now. Best effort; the next payment orders it, too.
 */
export async function orderTokenOf(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId | null,
  services: readonly PaymentService[],
): Promise<void> {
  if (paymentMethodId !== null && services.some(usesOurTokens))
    await orderNetworkToken(networkTokenPartsOf(parts), merchantAccountId, paymentMethodId, 'only-async');
}

function usesOurTokens({ connector, networkTokensEnabled, openLoop }: PaymentService): boolean {
  return networkTokensEnabled && openLoop && connector.capabilities.networkTokens;
}

/**
 * Stored cards only: a wallet's card pays with what the wallet gave, and one that this very payment stores is
 * not accepted yet.
 */
function wantsToken(transaction: TransactionRow, service: PaymentService): boolean {
  if (transaction.method !== 'card' || transaction.request['store'] === true || !usesOurTokens(service))
    return false;
  const { currency, country, payment_method_scheme: scheme } = transaction;
  return takes(service.connector, { method: 'network-token', scheme, currency, country });
}

async function choose(
  parts: Parts,
  transaction: TransactionRow,
  paymentMethodId: PaymentMethodId,
): Promise<TokenChoice> {
  try {
    return await networkTokenInstrument(
      { ...networkTokenPartsOf(parts), timeoutMs: TOKEN_TIMEOUT_MS },
      transaction.merchant_account_id,
      paymentMethodId,
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
