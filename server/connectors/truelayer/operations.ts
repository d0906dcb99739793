import { textAt } from '../../domain/json.ts';
import { type Outcome, processorReference } from '../../domain/outcome.ts';
import type {
  Authorize,
  AuthorizedAmounts,
  Follow,
  LookUpOutcome,
  LookUp,
  MovedAmount,
  Operations,
} from '../connector.ts';
import { OPERATION, type TrueLayerCall, type TrueLayerFields, get, post, referenceOf } from './request.ts';
import { findPayout, payOut } from './payouts.ts';
import {
  bodyOf,
  canceledIn,
  itemsIn,
  openedOutcome,
  paymentOutcome,
  refundOutcome,
  refusedBy,
  unreadable,
} from './wire.ts';

const pathOf = (payment: string): string => `v3/payments/${encodeURIComponent(payment)}`;

export const operations: Operations<TrueLayerFields> = {
  async authorize(call) {
    const answer = await post(call, 'v3/payments', paymentOf(call));
    return refusedBy(answer) ?? openedOutcome(bodyOf(answer));
  },
  find,
  findPayout,
  sync: (call) => stateOf(call, call.input.of),
  async refund(call) {
    const { amount, of } = call.input;
    const body = {
      amount_in_minor: amount.minor,
      reference: referenceOf(call.operationId),
      metadata: { [OPERATION]: call.operationId },
    };
    const answer = await post(call, `${pathOf(of)}/refunds`, body);
    const id = textAt(bodyOf(answer), 'id');
    if (id === null) return refusedBy(answer) ?? unreadable(answer);
    return { kind: 'pending', reference: processorReference(id) };
  },
  cancel,
  payout: payOut,
  async verify(call) {
    const { status } = await get(call, `v3/merchant-accounts/${call.settings.merchant_account_id}`);
    if (status === 200) return null;
    return status === 404
      ? 'TrueLayer knows no such merchant account.'
      : 'The client ID and secret were not accepted for payments.';
  },
};

/** https://docs.truelayer.com/reference/create-payment */
function paymentOf(call: TrueLayerCall<Authorize>) {
  const { amount, returnUrl } = call.input;
  const beneficiary = {
    type: 'merchant_account',
    merchant_account_id: call.settings.merchant_account_id,
    reference: referenceOf(call.operationId),
  };
  return {
    amount_in_minor: amount.minor,
    currency: amount.currency,
    payment_method: { type: 'bank_transfer', provider_selection: { type: 'user_selected' }, beneficiary },
    user: userOf(call.input),
    metadata: { [OPERATION]: call.operationId },
    ...(returnUrl === null ? {} : { hosted_page: { return_uri: returnUrl } }),
  };
}

/** A name with an e-mail address or a telephone number is wanted; TrueLayer says what is missing. */
function userOf({ buyer }: Authorize) {
  const details = buyer?.billingDetails ?? null;
  const name = [details?.firstName, details?.lastName].filter((part) => part != null).join(' ');
  const [email, phone] = [details?.emailAddress ?? null, details?.phoneNumber ?? null];
  return {
    name: name === '' ? (buyer?.displayName ?? 'Buyer') : name,
    ...(email === null ? {} : { email }),
    ...(phone === null ? {} : { phone }),
  };
}

async function stateOf(call: TrueLayerCall<unknown>, id: string): Promise<Outcome<AuthorizedAmounts>> {
  const answer = await get(call, pathOf(id));
  return answer.status === 200 ? paymentOutcome(bodyOf(answer)) : unreadable(answer);
}

/** Possible until the buyer has authorized it at their bank. Accepted first, and then done. */
async function cancel(call: TrueLayerCall<Follow>): Promise<Outcome<MovedAmount>> {
  const { of } = call.input;
  const answer = await post(call, `${pathOf(of)}/actions/cancel`, {});
  const refusal = refusedBy(answer);
  if (refusal?.kind === 'unknown') return refusal;
  if (refusal === null && answer.status !== 202) return unreadable(answer);
  const now = await get(call, pathOf(of));
  const canceled = canceledIn(bodyOf(now));
  return canceled ?? refusal ?? { kind: 'pending', reference: of };
}

/** Payments cannot be searched for by what is ours: one whose answer got lost is asked for again under its key. */
async function find(call: TrueLayerCall<LookUp>): Promise<LookUpOutcome> {
  const { kind, of, reference } = call.input;
  const id = call.state['payment'] ?? of;
  if (id === null)
    return { kind: 'unknown', detail: 'TrueLayer cannot be asked for a payment without its id' };
  if (kind === 'authorize') return stateOf(call, id);
  if (kind === 'refund') {
    const answer = await get(call, `${pathOf(id)}/refunds`);
    const refunds = itemsIn(answer);
    if (refunds === null) return unreadable(answer);
    const ours = refunds.find((refund) => textAt(refund, 'metadata', OPERATION) === call.operationId);
    const made = ours ?? refunds.find((refund) => reference !== undefined && refund['id'] === reference);
    return made === undefined ? { kind: 'not_found' } : refundOutcome(made);
  }

  const answer = await get(call, pathOf(id));
  const payment = bodyOf(answer);
  return payment === null ? unreadable(answer) : (canceledIn(payment) ?? { kind: 'not_found' });
}
