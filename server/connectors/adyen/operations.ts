import { errorCode } from '../../domain/decline.ts';
import { FORGOTTEN, type Outcome } from '../../domain/outcome.ts';
import type { AuthorizedAmounts, Complete, Follow, MovedAmount, Operations } from '../connector.ts';
import { splitsOf } from './options.ts';
import { cardPayment } from './payment.ts';
import { type AuthorizeCall, airlineOf, lineItem } from './purchase.ts';
import {
  type AdyenCall,
  type AdyenFields,
  type Purpose,
  type Values,
  amountOf,
  deleteStored,
  post,
  referenceOf,
} from './request.ts';
import { readForgotten, readModification, readPayment, askedFromState } from './wire.ts';

const TOO_FINE = {
  kind: 'failed',
  code: errorCode('invalid_amount'),
  detail: 'Adyen counts this currency in larger units',
} as const;

export async function authorizeWith(
  call: AuthorizeCall,
  isCaptured: boolean,
  payment: Values,
): Promise<Outcome<AuthorizedAmounts>> {
  if (amountOf(call.input.amount) === null) return TOO_FINE;
  return readPayment(await post(call, 'payments', payment), {
    amount: call.input.amount,
    isCaptured,
    operationId: call.operationId,
    page: call.input.returnUrl,
  });
}

/** Every modification is only accepted here: the webhook says how it ended. */
async function modify(
  call: AdyenCall<Follow>,
  path: 'captures' | 'refunds' | 'cancels' | 'amountUpdates',
  purpose: Purpose,
  values: Values,
): Promise<Outcome<MovedAmount>> {
  const { amount, of } = call.input;
  if (amountOf(amount) === null) return TOO_FINE;
  return readModification(
    await post(call, `payments/${encodeURIComponent(of)}/${path}`, {
      reference: referenceOf(call.operationId, purpose),
      ...values,
    }),
  );
}

/** What every payment at Adyen has, whatever it is paid with. */
export const common = {
  refund: (call: AdyenCall<Follow>) =>
    modify(call, 'refunds', 'refund', {
      amount: amountOf(call.input.amount),
      splits: splitsOf(call.options, 'refund'),
    }),
  async verify(call: AdyenCall<null>): Promise<string | null> {
    const { status } = await post(call, 'paymentMethods', {}, 'plain');
    if (status === 200) return null;
    if (status === 401) return 'The API key was not accepted.';
    return 'The API key may not take payments for this merchant account.';
  },
} satisfies Partial<Operations<AdyenFields>>;

/**
 * The buyer is back with `redirectResult`, or with the `payload` of older redirects. Without either nobody is asked:
 * Adyen's webhook says how it ended. Asking twice gives the same answer, so it goes under no key; whoever made a
 * result up would otherwise have spoilt it.
 */
export async function complete(call: AdyenCall<Complete>): Promise<Outcome<AuthorizedAmounts>> {
  const { of, returned } = call.input;
  const [redirectResult, payload] = [returned?.['redirectResult'], returned?.['payload']];
  const asked = askedFromState(call.state);
  if ((redirectResult ?? payload) === undefined || asked === null) return { kind: 'pending', reference: of };
  const details = redirectResult === undefined ? { payload } : { redirectResult };
  const answer = await post(call, 'payments/details', { merchantAccount: null, details }, 'plain');
  // A result that Adyen does not know says nothing about the payment.
  if (answer.status !== 200)
    return { kind: 'unknown', detail: `the buyer's return was answered with ${answer.status}` };
  return readPayment(answer, { ...asked, operationId: call.operationId, reference: of });
}

export const cardOperations: Operations<AdyenFields> = {
  ...common,
  complete,
  authorize: (call) => authorizeWith(call, call.input.capture, cardPayment(call)),
  capture: (call) =>
    modify(call, 'captures', 'capture', {
      amount: amountOf(call.input.amount),
      splits: splitsOf(call.options, 'capture'),
      lineItems: call.input.delivered?.cartItems.map((item) => lineItem(item, call.input.amount)),
      enhancedSchemeData: { airline: airlineOf(call.input.delivered?.airline ?? null, call.input.amount) },
    }),
  void: (call) => modify(call, 'cancels', 'void', {}),
  /** Adyen stores nothing for nobody. */
  async deleteToken(call) {
    const { buyerId } = call.input;
    return buyerId === null ? FORGOTTEN : readForgotten(await deleteStored(call, buyerId));
  },
  /** Adyen takes the new total. */
  increment(call) {
    const { amount, paid } = call.input;
    return modify(call, 'amountUpdates', 'increment', {
      amount: amountOf({ ...amount, minor: paid.authorized + amount.minor }),
      reference: referenceOf(call.operationId, 'increment', amount.minor),
    });
  },
};
