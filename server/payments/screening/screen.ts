import {
  type AntiFraudService,
  type PaymentService,
  antiFraudServices,
} from '../../connections/connection-kinds.ts';
import { newRow } from '../../db/new-operation.ts';
import type { AntiFraudRow, OperationChange, TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { AntiFraudServiceId } from '../../domain/ids.ts';
import { timestamp } from '../../domain/timestamp.ts';
import type { MoneyParts, ReadParts } from '../../parts.ts';
import { attempt } from '../../payment-services/attempt.ts';
import { ownOptions } from '../../connections/connection.ts';
import { currencyOf, isCard } from '../request/transaction-row.ts';
import { type ScreeningVerdict, resultOf, verdictOf } from './verdict.ts';
import type { ScreenedCard, ScreenedPayment } from '../../connectors/anti-fraud-connector.ts';
import { parseExpiry } from '../../domain/expiry.ts';
import { objectOf, textAt } from '../../domain/json.ts';
import { money } from '../../domain/money.ts';
import { readCartItems } from '../../domain/purchase/cart-item.ts';
import { readBrowserInfo } from '../../domain/purchase/details.ts';
import { readBuyer, readShippingDetails } from '../../domain/purchase/people.ts';
import { methodAmount } from '../../domain/transaction/tenders.ts';
import type { PaymentRequest } from '../request/context.ts';
import { capturesLater } from '../routing/captures-later.ts';
import type { Call, Fields } from '../../connectors/connector.ts';
import { callFor } from '../../payment-services/call.ts';

type ScreeningPlace = Readonly<{ service: AntiFraudService; at: 'before' | 'after' }>;

/**
 * Who is asked about a payment, and when; null where nobody is. What cannot be authorized without being captured is
 * asked about before, wherever the service is placed. What stands in for an authorization that expired was asked
 * about with that one.
 */
export async function screeningOf(
  { parts, merchantAccountId, insteadOf }: PaymentRequest,
  candidates: readonly PaymentService[],
): Promise<ScreeningPlace | null> {
  const [service] = await antiFraudServices.active(parts, merchantAccountId);
  if (service === undefined || insteadOf !== undefined) return null;
  const isAfter = service.rules.placement === 'after' && candidates.some(capturesLater);
  return { service, at: isAfter ? 'after' : 'before' };
}

/** Of a payment that is asked about once it is authorized. */
export function screenedLater({ id }: AntiFraudService) {
  return { anti_fraud_decision: 'pending', screening: 'due', anti_fraud_service_id: id } as const;
}

/** Step a of asking an anti-fraud service: the row, `sent`. */
export function newScreening(
  parts: Pick<ReadParts, 'clock'>,
  transaction: TransactionRow,
  serviceId: AntiFraudServiceId,
  given: Pick<AntiFraudRow, 'answer'> & Partial<AntiFraudRow>,
  firstRecoveryMs: number,
): AntiFraudRow {
  const now = parts.clock.nowFor(transaction.merchant_account_id);
  return {
    ...newRow({ now, machineNow: parts.clock.now(), firstRecoveryMs }),
    merchant_account_id: transaction.merchant_account_id,
    transaction_id: transaction.transaction_id,
    kind: 'screen-payment',
    anti_fraud_service_id: serviceId,
    ...given,
  };
}

/** Step b: the service is asked, with no SQL transaction open. Whatever happens there, it gives a verdict. */
export async function screen(
  parts: MoneyParts,
  service: AntiFraudService,
  transaction: TransactionRow,
  { operation_id: operationId }: Pick<AntiFraudRow, 'operation_id'>,
): Promise<ScreeningVerdict> {
  const call = screeningCall(parts, service, {
    operationId,
    input: screenedPayment(transaction),
    options: ownOptions(transaction.request['connection_options'], service),
    now: parts.clock.nowFor(transaction.merchant_account_id),
  });
  const outcome = await attempt(() => service.connector.operations.screen(call), parts.log);
  return verdictOf(service, outcome, operationId);
}

/** What of step c concerns the row. Null verdict: nobody waits for it any more. */
export function screeningDone(
  { operation_id }: Pick<AntiFraudRow, 'operation_id'>,
  verdict: ScreeningVerdict | null,
  now: Date,
): OperationChange {
  const at = timestamp(now);
  const ended = { operation_id, due_at: null, resolved_at: at, updated_at: at };
  return verdict !== null && resultOf(verdict) === 'succeeded'
    ? { ...ended, status: 'succeeded', moved_amount: 0n, processor_reference: verdict.reference }
    : { ...ended, status: 'failed' };
}

/** A payment as anti-fraud services are told of it. Follows from the row alone; no card number can be in it. */
function screenedPayment(transaction: TransactionRow): ScreenedPayment {
  const { request } = transaction;
  return {
    transactionId: transaction.transaction_id,
    createdAt: new Date(transaction.created_at),
    threeDSecure: threeDSecureOf(transaction),
    method: transaction.method ?? 'card',
    card: cardOf(transaction),
    amount: money(methodAmount(transaction), currencyOf(transaction.currency)),
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

/** What an operation of an anti-fraud connector is handed. No exchange takes longer than the service waits. */
export function screeningCall<Input>(
  parts: MoneyParts,
  service: AntiFraudService,
  operation: Parameters<typeof callFor<Input>>[2],
): Call<Fields, Input> {
  const { timeoutMs } = service.rules;
  const call = callFor(parts, service, operation);
  return { ...call, http: { send: (request) => call.http.send({ timeoutMs, ...request }) } };
}
