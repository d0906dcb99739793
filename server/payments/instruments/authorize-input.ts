import type { Authorize, Instrument } from '../../connectors/connector.ts';
import type { Json, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { parseExpiry } from '../../domain/expiry.ts';
import { isObject, objectOf, textAt } from '../../domain/json.ts';
import { money } from '../../domain/money.ts';
import type { Secret } from '../../domain/secret.ts';
import { methodAmount } from '../../domain/transaction/tenders.ts';
import type { TokenInstrument } from '../../vault/network-tokens/instrument.ts';
import { currencyOf } from '../operation/follow.ts';
import { returnUrl } from '../approval/session-token.ts';

/** The clear text of the card, by reference: from the request, the vault's tables, or vault memory. */
export type Card = Readonly<{
  number: Secret;
  securityCode: Secret | null;
  wallet?: Readonly<{ cryptogram: Secret | null; eci: string | null }>;
  /** What this attempt sends in the number's place. */ networkToken?: TokenInstrument;
}>;

/**
 * What the connector is to charge: a card, whose public facts stand on the transaction, or anything else as
 * it is handed over.
 */
export type Means = Card | Exclude<Instrument, Readonly<{ method: 'card' | 'network-token' }>>;

/**
 * Everything that the transaction carries, for the connector to pick from. Follows from the row and the card
 * alone, so that recovery can send it again.
 */
export function authorizeInput(
  transaction: TransactionRow,
  means: Means,
  { publicUrl, delaysCapture }: Readonly<{ publicUrl: string; delaysCapture: boolean }>,
): Authorize {
  const { request } = transaction;
  const client = textAt(request, 'integration_client');
  return {
    transactionId: transaction.transaction_id,
    amount: money(methodAmount(transaction), currencyOf(transaction.currency)),
    instrument: 'method' in means ? means : instrumentOf(transaction, means),
    capture: capturesAtOnce(transaction, delaysCapture),
    initiator: transaction.merchant_initiated ? 'merchant' : 'customer',
    paymentSource: transaction.payment_source,
    isSubsequentPayment: transaction.is_subsequent_payment,
    store: request['store'] === true,
    previousSchemeTransactionId: textAt(request, 'previous_scheme_transaction_id'),
    country: transaction.country,
    buyer: transaction.buyer,
    shippingDetails: transaction.shipping_details,
    cartItems: Array.isArray(request['cart_items']) ? request['cart_items'].filter(isObject) : [],
    statementDescriptor: objectOf(request['statement_descriptor']),
    metadata: transaction.metadata ?? {},
    airline: objectOf(request['airline']),
    antiFraudFingerprint: textAt(request, 'anti_fraud_fingerprint'),
    browserInfo: objectOf(request['browser_info']),
    installmentCount: typeof request['installment_count'] === 'number' ? request['installment_count'] : null,
    levelTwoThree: Object.fromEntries(
      LEVEL_TWO_THREE.flatMap((field) => (request[field] === undefined ? [] : [[field, request[field]]])),
    ),
    threeDSecure: threeDSecureOf(objectOf(request['three_d_secure_data'])),
    externalIdentifier: transaction.external_identifier,
    redirectUrl: textAt(request, 'redirect_url'),
    returnUrl: returnUrl(publicUrl, transaction),
    integrationClient:
      client === 'redirect' || client === 'web' || client === 'ios' || client === 'android' ? client : null,
    approvalExpiresAt:
      transaction.approval_expires_at === null ? null : new Date(transaction.approval_expires_at),
    allowPartialAuthorization: request['allow_partial_authorization'] === true,
  };
}

/**
 * Beside gift cards the payment method is captured only when they are redeemed, and with `async_capture` by a
 * worker, where the connector can capture later.
 */
export function capturesAtOnce(
  { intent, gift_card_amount: byGiftCards, request }: TransactionRow,
  delaysCapture: boolean,
): boolean {
  const waits = byGiftCards > 0n || request['async_capture'] === true;
  return intent === 'capture' && !(waits && delaysCapture);
}

const LEVEL_TWO_THREE = [
  'tax_amount',
  'merchant_tax_id',
  'purchase_order_number',
  'customer_reference_number',
  'amount_includes_tax',
  'supplier_order_number',
  'duty_amount',
  'shipping_amount',
  'description',
  'recipient',
  'account_funding_transaction',
] as const;

function instrumentOf(transaction: TransactionRow, card: Card): Instrument {
  const expiry = textAt(transaction.payment_method, 'expiration_date');
  if (card.networkToken !== undefined) {
    const { token, cryptogram, eci, expiry: until } = card.networkToken;
    return {
      method: 'network-token',
      token,
      cryptogram,
      eci,
      expiry: until,
      scheme: transaction.payment_method_scheme ?? 'other',
      lastFour: transaction.payment_method_label ?? '',
    };
  }
  if (transaction.instrument_type === 'network_token') {
    const until = expiry === null ? null : parseExpiry(expiry);
    if (until === null) throw new Error('BUG: a network token without an expiration date');
    return {
      method: 'network-token',
      token: card.number,
      cryptogram: card.wallet?.cryptogram ?? null,
      eci: card.wallet?.eci ?? null,
      expiry: until,
      scheme: transaction.payment_method_scheme ?? 'other',
      lastFour: transaction.payment_method_label ?? '',
    };
  }
  return {
    method: 'card',
    number: card.number,
    expiry: expiry === null ? null : parseExpiry(expiry),
    securityCode: card.securityCode,
    scheme: transaction.payment_method_scheme ?? 'other',
    bin: transaction.payment_method_bin ?? '',
    lastFour: transaction.payment_method_label ?? '',
  };
}

function threeDSecureOf(data: Json | null): Authorize['threeDSecure'] {
  if (data === null) return null;
  return {
    eci: textAt(data, 'eci'),
    cavv: textAt(data, 'cavv'),
    version: textAt(data, 'version') ?? '',
    directoryTransactionId: textAt(data, 'directory_transaction_id'),
    transactionStatus: textAt(data, 'authentication_response') ?? textAt(data, 'directory_response'),
  };
}
