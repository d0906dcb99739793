import type { Authorize, Instrument } from '../../connectors/connector.ts';
import type { Json, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { isCaptureHeld } from '../../domain/anti-fraud.ts';
import { objectOf, textAt } from '../../domain/json.ts';
import type { Exemption } from '../../domain/three-d-secure/exemption.ts';
import { money } from '../../domain/money.ts';
import { readAirline } from '../../domain/purchase/airline.ts';
import { readCartItems } from '../../domain/purchase/cart-item.ts';
import {
  type LevelTwoThree,
  readBrowserInfo,
  readLevelTwoThree,
  readStatementDescriptor,
} from '../../domain/purchase/details.ts';
import { readBuyer, readRecipient, readShippingDetails } from '../../domain/purchase/people.ts';
import { methodAmount } from '../../domain/transaction/tenders.ts';
import { previousReferences } from '../../domain/transaction/previous-references.ts';
import { currencyOf } from '../request/transaction-row.ts';
import { returnUrl } from '../request/session-token.ts';

/** Gift cards may leave less than the named parts: then the processor is told of none. */
function partsWithin(told: LevelTwoThree, amount: bigint): LevelTwoThree {
  const named = BigInt(told.surchargeAmount ?? 0) + BigInt(told.tipAmount ?? 0);
  return named > amount ? { ...told, surchargeAmount: null, tipAmount: null } : told;
}

/**
 * Everything that the transaction carries, for the connector to pick from. Follows from the row and the instrument
 * alone, so that recovery can send it again.
 */
export function authorizeInput(
  transaction: TransactionRow,
  instrument: Instrument,
  {
    publicUrl,
    delaysCapture,
    exemption,
  }: Readonly<{ publicUrl: string; delaysCapture: boolean; exemption: Exemption | null }>,
): Authorize {
  const { request } = transaction;
  const client = textAt(request, 'integration_client');
  const previous = previousReferences(transaction);

  return {
    transactionId: transaction.transaction_id,
    createdAt: new Date(transaction.created_at),
    amount: money(methodAmount(transaction), currencyOf(transaction.currency)),
    instrument,
    capture: capturesAtOnce(transaction, delaysCapture),
    initiator: transaction.merchant_initiated ? 'merchant' : 'customer',
    paymentSource: transaction.payment_source,
    isSubsequentPayment: transaction.is_subsequent_payment,
    store: request['store'] === true,
    previousSchemeTransactionId: previous.schemeTransactionId,
    previousTransactionLinkId: previous.transactionLinkId,
    country: transaction.country,
    buyer: readBuyer(transaction.buyer),
    buyerId: transaction.buyer_id,
    ipAddress: transaction.ip_address,
    shippingDetails: readShippingDetails(transaction.shipping_details),
    cartItems: readCartItems(request['cart_items']),
    description: textAt(request, 'description'),
    statementDescriptor: readStatementDescriptor(request['statement_descriptor']),
    metadata: transaction.metadata ?? {},
    airline: readAirline(request['airline']),
    antiFraudFingerprint: textAt(request, 'anti_fraud_fingerprint'),
    browserInfo: readBrowserInfo(request['browser_info']),
    installmentCount: typeof request['installment_count'] === 'number' ? request['installment_count'] : null,
    levelTwoThree: partsWithin(readLevelTwoThree(request), methodAmount(transaction)),
    accountFunding: request['account_funding_transaction'] === true,
    recipient: readRecipient(request['recipient']),
    threeDSecure: threeDSecureOf(objectOf(request['three_d_secure_data'])),
    exemption,
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
 * Beside gift cards the payment method is captured only when they are redeemed, with `async_capture` and behind an
 * anti-fraud service by a worker, where the connector can capture later.
 */
export function capturesAtOnce(
  { intent, gift_card_amount: byGiftCards, request, screening }: TransactionRow,
  delaysCapture: boolean,
): boolean {
  const waits = byGiftCards > 0n || request['async_capture'] === true || isCaptureHeld(screening);
  return intent === 'capture' && !(waits && delaysCapture);
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
