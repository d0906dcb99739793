import { errorCode } from '../../domain/decline.ts';
import { FORGOTTEN, type Outcome } from '../../domain/outcome.ts';
import type {
  AuthorizedAmounts,
  Follow,
  LookUpOutcome,
  LookUp,
  MovedAmount,
  Operations,
} from '../connector.ts';
import { itemOf, paymentOf } from './payment.ts';
import {
  type CheckoutCall,
  type CheckoutFields,
  MARKS,
  type Purpose,
  type Values,
  deleteInstrument,
  get,
  post,
  unitsOf,
} from './request.ts';
import {
  codeIn,
  readAccepted,
  readFoundAction,
  readListed,
  readPayment,
  readState,
  unanswered,
} from './wire.ts';

const TOO_FINE = {
  kind: 'failed',
  code: errorCode('invalid_amount'),
  detail: 'Checkout.com counts this currency in larger units',
} as const;

const path = (of: string, rest = ''): string => `payments/${encodeURIComponent(of)}${rest}`;

export const operations: Operations<CheckoutFields> = {
  async authorize(call) {
    if (unitsOf(call.input.amount) === null) return TOO_FINE;
    return readPayment(await post(call, 'payments', paymentOf(call)), call.input.capture);
  },
  async deleteToken(call) {
    const { status } = await deleteInstrument(call);
    // One that it does not know any more is forgotten.
    return status === 204 || status === 404
      ? FORGOTTEN
      : { kind: 'unknown', detail: `Checkout.com answered ${status}` };
  },
  find,
  sync: state,
  /** The buyer is back from the issuer: Checkout.com has gone on by itself, and says how it ended. */
  complete: state,
  capture(call) {
    const { amount, final, delivered } = call.input;
    return move(call, 'captures', 'capture', {
      amount: unitsOf(amount),
      capture_type: final ? 'Final' : 'NonFinal',
      items: delivered?.cartItems.map((item) => itemOf(item, amount)),
    });
  },
  void: (call) => move(call, 'voids', 'void', {}),
  refund: (call) => move(call, 'refunds', 'refund', { amount: unitsOf(call.input.amount) }),
  async verify(call) {
    const { status } = await get(call, 'payments?limit=1&reference=verify');
    if (status === 200) return null;
    return status === 401 ? 'The secret key was not accepted.' : 'The secret key may not read payments.';
  },
};

/** Each is only accepted here: its event says how it ended, or the payment's actions do. */
async function move(
  call: CheckoutCall<Follow>,
  what: 'captures' | 'voids' | 'refunds',
  purpose: Purpose,
  values: Values,
): Promise<Outcome<MovedAmount>> {
  if (values['amount'] === null) return TOO_FINE;
  return readAccepted(
    await post(call, path(call.input.of, `/${what}`), {
      ...values,
      reference: call.operationId,
      metadata: { [MARKS.operation]: call.operationId, [MARKS.purpose]: purpose },
    }),
  );
}

async function state(call: CheckoutCall<Readonly<{ of: string }>>): Promise<Outcome<AuthorizedAmounts>> {
  return withCode(call, readState(await get(call, path(call.input.of))));
}

/** A payment that is read has the issuer's code among its actions only. */
async function withCode<Result extends Outcome<AuthorizedAmounts> | LookUpOutcome>(
  call: CheckoutCall<unknown>,
  outcome: Result,
): Promise<Result> {
  if (outcome.kind !== 'succeeded' || !('authorized' in outcome.value)) return outcome;
  const authorizationCode = codeIn(await get(call, path(outcome.reference, '/actions')));
  return { ...outcome, value: { ...outcome.value, authorizationCode } };
}

async function find(call: CheckoutCall<LookUp>): Promise<LookUpOutcome> {
  const { kind, of, reference } = call.input;
  if (kind === 'authorize') {
    const listed = await get(call, `payments?limit=10&skip=0&reference=${call.operationId}`);
    return withCode(call, readListed(listed, call.operationId));
  }
  if (of === null) return { kind: 'unknown', detail: `a ${kind} is looked up by its payment` };
  const payment = await get(call, path(of));
  if (payment.status !== 200) return unanswered(payment);
  return readFoundAction(payment, await get(call, path(of, '/actions')), call.operationId, reference);
}
