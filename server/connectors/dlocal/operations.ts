import { cut } from '../../domain/cut.ts';
import { objectOf, textAt } from '../../domain/json.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Address } from '../../domain/purchase/people.ts';
import type {
  Authorize,
  AuthorizedAmounts,
  Follow,
  LookUpOutcome,
  LookUp,
  MovedAmount,
  Operations,
} from '../connector.ts';
import { type DlocalCall, type DlocalFields, TOO_MUCH, decimalOf, get, post } from './request.ts';
import { bodyOf, isUnknownOrder, paymentOutcome, refundOutcome, refusedBy, unreadable } from './wire.ts';

/** What is paid elsewhere: its code at dLocal, and the country that it is of. */
export type Method = Readonly<{ id: 'BL' | 'OX' | 'PQ'; country: 'BR' | 'MX' }>;

const pathOf = (payment: string): string => `payments/${encodeURIComponent(payment)}`;

export function operationsFor(method: Method): Operations<DlocalFields> {
  return {
    find,
    refund,
    sync: (call) => stateOf(call, call.input.of),
    async authorize(call) {
      const amount = decimalOf(call.input.amount);
      if (amount === null) return TOO_MUCH;
      const answer = await post(call, 'payments', paymentOf(call, method, amount));
      return refusedBy(answer) ?? paymentOutcome(bodyOf(answer));
    },
    async verify(call) {
      const { status } = await get(call, `payments-methods?country=${method.country}`);
      if (status === 200) return null;
      return status === 403
        ? 'The credentials were not accepted, or not from the address of this service.'
        : `dLocal answered ${status} when asked for its payment methods.`;
    },
  };
}

/** https://docs.dlocal.com/reference/create-payment, in its direct flow: the number is shown here. */
function paymentOf(call: DlocalCall<Authorize>, method: Method, amount: number) {
  const { input } = call;
  return {
    amount,
    currency: input.amount.currency,
    country: method.country,
    payment_method_id: method.id,
    payment_method_flow: 'DIRECT',
    payer: payerOf(input),
    order_id: call.operationId,
    description: cut(input.description, 200),
    notification_url: call.webhookUrl,
  };
}

/** Name, e-mail address and document are required; dLocal says what is missing. */
function payerOf({ buyer, buyerId, ipAddress }: Authorize) {
  const details = buyer?.billingDetails ?? null;
  const name = [details?.firstName, details?.lastName].filter((part) => part != null).join(' ');
  return {
    name: name === '' ? buyer?.displayName : name,
    email: details?.emailAddress,
    document: details?.taxId?.value.replace(/[^0-9A-Za-z]/g, ''),
    phone: details?.phoneNumber,
    user_reference: buyerId,
    ip: ipAddress,
    address: details?.address == null ? null : addressOf(details.address),
  };
}

function addressOf({ state, city, postalCode, line1, houseNumberOrName }: Address) {
  return { state, city, zip_code: postalCode, street: line1, number: houseNumberOrName };
}

async function stateOf(call: DlocalCall<unknown>, payment: string): Promise<Outcome<AuthorizedAmounts>> {
  const answer = await get(call, pathOf(payment));
  return answer.status === 200 ? paymentOutcome(bodyOf(answer)) : unreadable(answer);
}

/** The refund's own name, and what is read back of it: dLocal shows a refund's description, and not that name. */
async function refund(call: DlocalCall<Follow>): Promise<Outcome<MovedAmount>> {
  const { amount, of } = call.input;
  const value = decimalOf(amount);
  if (value === null) return TOO_MUCH;
  const answer = await post(call, 'refunds', {
    payment_id: of,
    amount: value,
    currency: amount.currency,
    order_refund_id: call.operationId,
    description: call.operationId,
    notification_url: call.webhookUrl,
  });
  return refusedBy(answer) ?? refundOutcome(bodyOf(answer));
}

/** An order is a payment by our name for it, and says all but how it is paid. */
async function find(call: DlocalCall<LookUp>): Promise<LookUpOutcome> {
  const { kind, of } = call.input;
  if (kind === 'authorize') {
    const answer = await get(call, `orders/${encodeURIComponent(call.operationId)}`);
    if (isUnknownOrder(answer)) return { kind: 'not_found' };
    const payment = textAt(bodyOf(answer), 'payment_id');
    return payment === null ? unreadable(answer) : stateOf(call, payment);
  }
  if (of === null || kind !== 'refund')
    return { kind: 'unknown', detail: `dLocal cannot be asked for a ${kind}` };

  const answer = await get(call, pathOf(of));
  const refunds = bodyOf(answer)?.['refunds'];
  if (!Array.isArray(refunds)) return unreadable(answer);
  const made = refunds.map(objectOf).find((one) => textAt(one, 'description') === call.operationId);
  return made === undefined ? { kind: 'not_found' } : refundOutcome(made);
}
