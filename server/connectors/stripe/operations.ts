import { errorCode } from '../../domain/decline.ts';
import { parseObject } from '../../domain/json.ts';
import { FORGOTTEN, type Outcome } from '../../domain/outcome.ts';
import type {
  AuthorizedAmounts,
  Call,
  Follow,
  LookUpOutcome,
  LookUp,
  MovedAmount,
  Operations,
} from '../connector.ts';
import { madeElsewhere } from './elsewhere.ts';
import { type AuthorizeCall, OPERATION, cardIntent, cardSetup } from './payment.ts';
import { type StripeFields, type Values, ask, detach } from './request.ts';
import { unitsOf } from './units.ts';
import {
  canceledOf,
  heldBy,
  isDetached,
  markOf,
  markedIn,
  readAuthorized,
  readCanceled,
  readFoundMark,
  readFoundRefund,
  readMarked,
  readRefund,
  nextPageOf,
  readSearched,
  readState,
  unanswered,
} from './wire.ts';

type StripeCall<Input> = Call<StripeFields, Input>;
const TOO_FINE = {
  kind: 'failed',
  code: errorCode('invalid_amount'),
  detail: 'Stripe counts this currency in larger units',
} as const;

const SETUP = 'setup_intents';
/** What a card without a payment left of itself while its buyer is asked. */
const SETUP_STATE = 'setup_intent';
const isSetup = (of: string): boolean => of.startsWith('seti_');
const path = (of: string, verb = ''): string =>
  `${isSetup(of) ? SETUP : 'payment_intents'}/${encodeURIComponent(of)}${verb}`;

export async function authorizeWith(
  call: AuthorizeCall,
  intent: Values,
): Promise<Outcome<AuthorizedAmounts>> {
  if (unitsOf(call.input.amount) === null) return TOO_FINE;
  return readAuthorized(await ask(call, 'POST', 'payment_intents', intent));
}

/** What every payment at Stripe has, whatever it is paid with. */
export const common = {
  find,
  sync: (call: StripeCall<Readonly<{ of: string }>>) => state(call, call.input.of),
  /** The buyer is back: Stripe has gone on by itself, and says how it ended. */
  complete: (call: StripeCall<Readonly<{ of: string }>>) => state(call, call.input.of),
  async refund(call: StripeCall<Follow>): Promise<Outcome<MovedAmount>> {
    const { amount, of } = call.input;
    const units = unitsOf(amount);
    if (units === null) return TOO_FINE;
    const metadata = { [OPERATION]: call.operationId };
    return readRefund(await ask(call, 'POST', 'refunds', { payment_intent: of, amount: units, metadata }));
  },
  async cancel(call: StripeCall<Follow>): Promise<Outcome<MovedAmount>> {
    const reason = { cancellation_reason: 'abandoned' };
    return readCanceled(await ask(call, 'POST', path(call.input.of, '/cancel'), reason), 0n);
  },
  async verify(call: StripeCall<null>): Promise<string | null> {
    const { status } = await ask(call, 'GET', 'balance');
    if (status === 200) return null;
    return status === 401 ? 'The secret key was not accepted.' : 'The secret key may not read the balance.';
  },
} satisfies Partial<Operations<StripeFields>>;

export const cardOperations: Operations<StripeFields> = {
  ...common,
  authorize: (call) => (call.input.amount.minor === 0n ? setUp(call) : authorizeWith(call, cardIntent(call))),
  async find(call) {
    const found = await find(call);
    return found.kind === 'not_found' && call.input.kind === 'authorize' ? findSetup(call) : found;
  },
  async capture(call) {
    const { amount, of, final } = call.input;
    const units = unitsOf(amount);
    if (units === null) return TOO_FINE;
    const mark = markOf('capture', call.operationId);
    const values = {
      amount_to_capture: units,
      final_capture: final ? null : false,
      metadata: { [mark]: amount.minor },
    };
    return readMarked(await ask(call, 'POST', path(of, '/capture'), values), mark);
  },
  async void(call) {
    const { of, amount } = call.input;
    const reason = { cancellation_reason: 'requested_by_customer' };
    return readCanceled(await ask(call, 'POST', path(of, '/cancel'), reason), amount.minor);
  },
  increment,
  async deleteToken(call) {
    const { status, text } = await detach(call);
    if (isDetached(text)) return FORGOTTEN;
    return { kind: 'unknown', detail: `Stripe answered ${status} to the end of a PaymentMethod` };
  },
};

/** Stripe takes the new total. Where ours is not its own, another increment is on its way. */
async function increment(call: StripeCall<Follow>): Promise<Outcome<MovedAmount>> {
  const { amount, of } = call.input;
  const before = await ask(call, 'GET', path(of));
  const total = before.status === 200 ? parseObject(before.text)?.['amount'] : null;
  const units = unitsOf(amount);
  if (units === null) return TOO_FINE;
  if (!Number.isSafeInteger(total))
    return {
      kind: 'failed',
      code: errorCode(before.status === 404 ? 'unknown_service_resource' : 'service_error'),
      detail: `Stripe answered ${before.status} when asked what is authorized`,
    };

  const mark = markOf('increment', call.operationId);
  const earlier = readFoundMark(before, mark);
  if (earlier.kind === 'succeeded') return markedIn(parseObject(before.text), mark);
  const values = { amount: BigInt(Number(total)) + units, metadata: { [mark]: amount.minor } };
  return readMarked(await ask(call, 'POST', path(of, '/increment_authorization'), values), mark);
}

async function state(call: StripeCall<unknown>, of: string): Promise<Outcome<AuthorizedAmounts>> {
  const expand = [isSetup(of) ? 'latest_attempt' : 'latest_charge'];
  return readState(await ask(call, 'GET', path(of), { expand }));
}

/** https://docs.stripe.com/payments/save-and-reuse: a card without a payment is a SetupIntent. */
async function setUp(call: AuthorizeCall): Promise<Outcome<AuthorizedAmounts>> {
  if (call.input.instrument.method === 'network-token')
    return {
      kind: 'failed',
      code: errorCode('unsupported_transaction'),
      detail: 'Stripe takes no cryptogram of a network token without a payment',
    };
  const outcome = readAuthorized(await ask(call, 'POST', SETUP, cardSetup(call)));
  return outcome.kind === 'pending' && outcome.reference !== null
    ? { ...outcome, state: { [SETUP_STATE]: outcome.reference } }
    : outcome;
}

/** What may have passed at Stripe before the time that we wrote down. */
const CLOCKS_APART_MS = 15 * 60_000;
const PAGES_MAX = 20;

/** SetupIntents cannot be searched for: those made since it was sent are read, newest first. */
async function findSetup(call: StripeCall<LookUp>): Promise<LookUpOutcome> {
  const known = call.state[SETUP_STATE];
  if (known !== undefined) return state(call, known);

  const { sentAt } = call.input;
  const since = sentAt === null ? null : Math.floor((sentAt.getTime() - CLOCKS_APART_MS) / 1000);
  let after: string | null = null;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const expand = ['data.latest_attempt'];
    const query: Values = { created: { gte: since }, limit: 100, starting_after: after, expand };
    const answer = await ask(call, 'GET', SETUP, query);
    const found = readSearched(answer, call.operationId);
    if (found.kind !== 'not_found') return found;
    after = nextPageOf(answer);
    if (after === null) return found;
  }
  return { kind: 'unknown', detail: 'more SetupIntents were made since than are looked through' };
}

async function find(call: StripeCall<LookUp>): Promise<LookUpOutcome> {
  const { kind, of, reference } = call.input;
  if (kind === 'authorize') {
    const query = `metadata['${OPERATION}']:'${call.operationId}'`;
    const asked = { query, expand: ['data.latest_charge'] };
    return readSearched(await ask(call, 'GET', 'payment_intents/search', asked), call.operationId);
  }
  if (of === null) return { kind: 'unknown', detail: `a ${kind} is looked up by its payment` };
  if (kind === 'refund') {
    const listed = await ask(call, 'GET', 'refunds', { payment_intent: of, limit: 100 });
    return readFoundRefund(listed, call.operationId, reference);
  }

  const answer = await ask(call, 'GET', path(of));
  if (kind === 'capture' || kind === 'increment')
    return markedOrElsewhere(answer, markOf(kind, call.operationId), reference);
  if (answer.status !== 200) return unanswered(answer);
  const intent = parseObject(answer.text);
  const canceled = canceledOf(intent, kind === 'void' ? heldBy(intent) : 0n);
  return canceled.kind === 'succeeded' ? canceled : { kind: 'not_found' };
}

/** What was captured in the dashboard bears no mark, and is known by its charge. */
function markedOrElsewhere(
  answer: Parameters<typeof readFoundMark>[0],
  mark: string,
  reference?: string,
): LookUpOutcome {
  const found = readFoundMark(answer, mark);
  if (found.kind !== 'not_found' || reference === undefined) return found;
  const made = madeElsewhere(parseObject(answer.text) ?? {});
  return made?.operation === 'capture' && made.made.reference === reference ? made.outcome : found;
}
