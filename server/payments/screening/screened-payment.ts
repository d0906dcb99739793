import type { ScreenedCard, ScreenedPayment } from '../../connectors/anti-fraud-connector.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { parseExpiry } from '../../domain/expiry.ts';
import { objectOf, textAt } from '../../domain/json.ts';
import { money } from '../../domain/money.ts';
import { readCartItems } from '../../domain/purchase/cart-item.ts';
import { readBrowserInfo } from '../../domain/purchase/details.ts';
import { readBuyer, readShippingDetails } from '../../domain/purchase/people.ts';
import { methodAmount } from '../../domain/transaction/tenders.ts';
import { currencyOf, isCard } from '../request/transaction-row.ts';

/** A payment as anti-fraud services are told of it. Follows from the row alone; no card number can be in it. */
export function screenedPayment(transaction: TransactionRow): ScreenedPayment {
  const { request } = transaction;
  return {
    transactionId: transaction.transaction_id,
    createdAt: new Date(transaction.created_at),
    amount: money(methodAmount(transaction), currencyOf(transaction.currency)),
    method: transaction.method ?? 'card',
    card: cardOf(transaction),
    buyer: readBuyer(transaction.buyer),
    buyerId: transaction.buyer_id,
    shippingDetails: readShippingDetails(transaction.shipping_details),
    ipAddress: transaction.ip_address,
    country: transaction.country,
    cartItems: readCartItems(request['cart_items']),
    fingerprint: textAt(request, 'anti_fraud_fingerprint'),
    browserInfo: readBrowserInfo(request['browser_info']),
    metadata: transaction.metadata ?? {},
    externalIdentifier: transaction.external_identifier,
    initiator: transaction.merchant_initiated ? 'merchant' : 'customer',
    paymentSource: transaction.payment_source,
    threeDSecure: threeDSecureOf(transaction),
    authorization:
      transaction.authorized_at === null
        ? null
        : {
            code: transaction.auth_response_code,
            avs: transaction.avs_response_code,
            cvv: transaction.cvv_response_code,
          },
  };
}

function cardOf(transaction: TransactionRow): ScreenedCard | null {
  if (!isCard(transaction)) return null;
  return {
    bin: transaction.payment_method_bin,
    lastFour: transaction.payment_method_label ?? '',
    scheme: transaction.payment_method_scheme,
    expiry: parseExpiry(textAt(transaction.payment_method, 'expiration_date') ?? ''),
    fingerprint: transaction.payment_method_fingerprint,
    country: transaction.payment_method_country,
  };
}

function threeDSecureOf({ request }: TransactionRow): ScreenedPayment['threeDSecure'] {
  const data = objectOf(request['three_d_secure_data']);
  return data === null
    ? null
    : {
        eci: textAt(data, 'eci'),
        version: textAt(data, 'version'),
        status: textAt(data, 'authentication_response') ?? textAt(data, 'directory_response'),
      };
}
