import { withoutMandate } from '../../domain/agent-mandate.ts';
import { ruleBroken } from '../../domain/problem.ts';
import { getTransactionRow } from '../../db/queries/transactions.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { MoneyParts } from '../../parts.ts';
import { createTransaction } from './create-transaction.ts';
import type { CreatedPayment } from '../attempts/without-attempt.ts';
import type { CreateBody } from '../request/context.ts';
import type { FollowRequest } from '../operation/follow.ts';
import { noteOnTimeline } from '../../operations/change.ts';

/**
 * A capture of an authorization that has expired: a new transaction takes the money instead, charged to the
 * stored card at the merchant's initiative. Null where the authorization has not expired, so that it is
 * captured as usual.
 */
export async function reauthorize(
  parts: MoneyParts,
  following: FollowRequest,
  now: Date,
): Promise<CreatedPayment | null> {
  const { merchantAccountId, transactionId, request, answering } = following;
  const expired = await getTransactionRow(parts.db, merchantAccountId, transactionId);
  if (expired?.status !== 'expired') return null;
  if (expired.payment_method_id === null)
    throw ruleBroken({
      pointer: '/reauthorize_if_authorization_expired',
      message: 'needs a transaction that was paid with a stored payment method',
    });
  const amount =
    request.kind === 'capture' ? (request.amount ?? expired.authorized_amount) : expired.authorized_amount;
  // Best effort: the new transaction refers to the expired one anyway.
  const context = { amount: Number(amount) };
  await noteOnTimeline(parts, expired, { name: 'reauthorization-attempted', context });

  const creating = {
    parts,
    merchantAccountId,
    body: bodyOf(expired, expired.payment_method_id, Number(amount)),
    held: new Map(),
    now,
    answering,
    clientIp: expired.ip_address,
    insteadOf: transactionId,
    buyerAs: expired,
  };
  return createTransaction(creating);
}

/**
 * The same payment again, as far as it can be: without the buyer there is no security code and no 3-D Secure.
 */
function bodyOf(expired: TransactionRow, paymentMethodId: string, amount: number): CreateBody {
  const {
    three_d_secure_data: _data,
    store: _store,
    async_capture: _async,
    capture_at: _captureAt,
    approval_expires_at: _end,
    ...said
    // It is asked for by somebody else.
  } = withoutMandate(expired.request);
  const { surcharge_amount: _surcharge, tip_amount: _tip, ...ofPart } = said;
  // Nobody says how much of a part they are.
  const request = BigInt(amount) === expired.amount ? said : ofPart;

  return {
    ...request,
    amount,
    currency: expired.currency,
    country: expired.country,
    payment_method: { method: 'id', id: paymentMethodId },
    external_identifier: expired.external_identifier,
    metadata: expired.metadata === null ? null : { ...expired.metadata },
    intent: 'capture',
    store: false,
    payment_source: 'card_on_file',
    merchant_initiated: true,
    is_subsequent_payment: true,
    async_capture: false,
    // The expired one has the place of its order's payment, and this one stands in for it.
    pays_once: false,
    account_funding_transaction: request['account_funding_transaction'] === true,
    allow_partial_authorization: request['allow_partial_authorization'] === true,
  };
}
