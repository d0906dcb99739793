import { firstOf } from '../../domain/cut.ts';
import { errorCode } from '../../domain/decline.ts';
import { textAt } from '../../domain/json.ts';
import { toMajorString } from '../../domain/money.ts';
import { FORGOTTEN, type Outcome, type ProcessorReference } from '../../domain/outcome.ts';
import type {
  Authorize,
  AuthorizedAmounts,
  Follow,
  LookUpOutcome,
  LookUp,
  MovedAmount,
  Operations,
} from '../connector.ts';
import { flightOf } from './flight.ts';
import { linesOf, saleOf, verificationOf } from './payment.ts';
import {
  type BraintreeCall,
  type BraintreeFields,
  type Values,
  get,
  keyOf,
  merchantAccountFor,
  merchantAccountsOf,
  removeKept,
  secondKeyOf,
  transactionPath,
  write,
} from './request.ts';
import {
  type Transaction,
  UNSETTLED,
  childrenOf,
  factsOf,
  foundMarked,
  foundPayment,
  foundRefund,
  movedOutcome,
  paymentOutcome,
  readIds,
  readMoved,
  readPage,
  readSale,
  readVerification,
  refundsOf,
  transactionIn,
  unanswered,
} from './wire.ts';
import { parseXml } from './xml.ts';

export const operations: Operations<BraintreeFields> = {
  authorize,
  find,
  async sync(call) {
    const answer = await get(call, transactionPath(call.input.of));
    const transaction = transactionIn(answer);
    return transaction === null ? unanswered(answer) : paymentOutcome(transaction);
  },
  capture,
  async void(call) {
    return readMoved(await voidOf(call, call.input.of, keyOf(call)));
  },
  refund,
  verify,
  async deleteToken(call) {
    const { status, text } = await removeKept(call, call.input.token);
    // Of what was there nothing is said; of what is not, that it is not.
    if ((status === 200 && text.trim() === '') || status === 404) return FORGOTTEN;
    return { kind: 'unknown', detail: `Braintree answered ${status} to the end of a payment method` };
  },
};

async function authorize(call: BraintreeCall<Authorize>): Promise<Outcome<AuthorizedAmounts>> {
  const { amount, instrument } = call.input;
  const account = merchantAccountFor(call.settings, amount.currency);
  if (account === null)
    return failedOutcome(
      'unsupported_currency',
      `No merchant account at Braintree is set up for ${amount.currency}`,
    );
  if (amount.minor > 0n)
    return readSale(await write(call, 'POST', 'transactions', { transaction: saleOf(call, account) }));
  if (instrument.method !== 'card')
    return failedOutcome('unsupported_transaction', 'Braintree verifies card numbers only without an amount');

  return readVerification(
    await write(call, 'POST', 'verifications', { verification: verificationOf(call, account) }),
  );
}

function failedOutcome(
  code: 'unsupported_currency' | 'unsupported_transaction' | 'invalid_operation' | 'service_error',
  detail: string,
) {
  return { kind: 'failed', code: errorCode(code), detail } as const;
}

/** The whole of what is captured at once is the payment's own settlement; each of several is a transaction. */
async function capture(call: BraintreeCall<Follow>): Promise<Outcome<MovedAmount>> {
  const { amount, of, final, paid, delivered } = call.input;
  const shared = {
    amount: toMajorString(amount),
    ...keyOf(call),
    line_items: linesOf(delivered?.cartItems ?? [], amount),
    industry: delivered === undefined ? null : flightOf({ airline: delivered.airline, amount }),
  };
  if (final && paid.captured === 0n)
    return readMoved(
      await write(call, 'PUT', transactionPath(of, '/submit_for_settlement'), { transaction: shared }),
    );

  return readMoved(
    await write(call, 'POST', transactionPath(of, '/submit_for_partial_settlement'), {
      transaction: { ...shared, order_id: call.operationId, final_capture: final },
    }),
  );
}

function voidOf(call: BraintreeCall<unknown>, id: string, key: Values) {
  return write(call, 'PUT', transactionPath(id, '/void'), { transaction: key });
}

/**
 * What has settled is refunded. Of everything else Braintree says that it cannot be refunded yet, and has done nothing:
 * only then is the payment looked at.
 */
async function refund(call: BraintreeCall<Follow>): Promise<Outcome<MovedAmount>> {
  const told = await refundOf(call, call.input.of, keyOf(call));
  return told.kind === 'failed' && told.raw?.code === CANNOT_YET ? refundUnsettled(call) : told;
}

/** `CannotRefundUnlessSettled` in its packages. */
const CANNOT_YET = '91506';

/** Braintree takes the whole back by a void. What was captured in parts is refunded in the same parts. */
async function refundUnsettled(call: BraintreeCall<Follow>): Promise<Outcome<MovedAmount>> {
  const { amount, of } = call.input;
  const payment = transactionIn(await get(call, transactionPath(of)));
  if (payment === null)
    return failedOutcome('service_error', 'Braintree did not show what it does not refund yet');
  if (childrenOf(payment).length > 0) return refundChild(call, payment);
  return factsOf(payment).amount === amount.minor
    ? readMoved(await voidOf(call, of, secondKeyOf(call)))
    : failedOutcome('invalid_operation', NOT_SETTLED);
}

const NOT_SETTLED =
  'Braintree refunds in parts what has settled, which takes about a day; until then the whole can be refunded';

async function refundOf(call: BraintreeCall<Follow>, id: string, key: Values): Promise<Outcome<MovedAmount>> {
  const transaction = { amount: toMajorString(call.input.amount), order_id: call.operationId, ...key };
  return readMoved(await write(call, 'POST', transactionPath(id, '/refund'), { transaction }));
}

/** The first that has settled and has enough left. */
async function refundChild(call: BraintreeCall<Follow>, payment: Transaction): Promise<Outcome<MovedAmount>> {
  const children = await readAll(call, childrenOf(payment));
  if (children === null) return failedOutcome('service_error', 'Braintree did not show what was captured');

  for (const child of children) {
    const { reference, amount } = factsOf(child);
    if (reference === null || amount === null || UNSETTLED.has(child['status'])) continue;
    const refunds = await readAll(call, refundsOf(child));
    if (refunds === null) return failedOutcome('service_error', 'Braintree did not show what was refunded');
    const back = refunds.map(movedOutcome).reduce((sum, one) => sum + amountOf(one), 0n);
    if (amount - back >= call.input.amount.minor) return refundOf(call, reference, secondKeyOf(call));
  }
  return failedOutcome(
    'invalid_operation',
    'No capture that has settled has that much left: refund each by itself',
  );
}

function amountOf(outcome: Outcome<MovedAmount>): bigint {
  return outcome.kind === 'succeeded' ? outcome.value.amount : 0n;
}

/** Null where one of them was not shown. */
async function readAll(
  call: BraintreeCall<unknown>,
  ids: readonly string[],
): Promise<readonly Transaction[] | null> {
  const found: Transaction[] = [];
  for (const id of ids) {
    const transaction = transactionIn(await get(call, transactionPath(id)));
    if (transaction === null) return null;
    found.push(transaction);
  }
  return found;
}

/**
 * Payments and refunds are searched for by their order id. What came after a payment stands on it, too, and it is read
 * by its id: so no search can be behind. A refund that was declined stands nowhere but in the search.
 */
async function find(call: BraintreeCall<LookUp>): Promise<LookUpOutcome> {
  const { kind, of } = call.input;
  if (kind === 'authorize') return search(call, foundPayment);
  if (of === null) return { kind: 'unknown', detail: `a ${kind} is looked up by its payment` };
  const found = kind === 'refund' ? await search(call, foundRefund) : null;
  return found === null || found.kind === 'not_found' ? findOn(call, of) : found;
}

async function findOn(call: BraintreeCall<LookUp>, of: ProcessorReference): Promise<LookUpOutcome> {
  const { kind } = call.input;
  const answer = await get(call, transactionPath(of));
  const payment = transactionIn(answer);
  if (payment === null) return unanswered(answer);
  const isVoided = payment['status'] === 'voided';
  if (kind === 'void') return isVoided ? movedOutcome(payment) : { kind: 'not_found' };
  if (kind === 'refund' && isVoided) return movedOutcome(payment);
  const children = await readAll(call, childrenOf(payment));
  if (children === null) return unanswered(answer);
  if (kind === 'capture') return foundCapture(payment, children, call.operationId);
  const refunds = await readAll(call, [payment, ...children].flatMap(refundsOf));
  return refunds === null ? unanswered(answer) : foundRefund(refunds, call.operationId);
}

function foundCapture(
  payment: Transaction,
  children: readonly Transaction[],
  operationId: string,
): LookUpOutcome {
  if (children.length > 0) return foundMarked(children, operationId);
  const outcome = paymentOutcome(payment);
  if (outcome.kind !== 'succeeded') return movedOutcome(payment);
  return outcome.value.captured === 0n ? { kind: 'not_found' } : movedOutcome(payment);
}

async function search(
  call: BraintreeCall<LookUp>,
  foundIn: (transactions: readonly Transaction[], operationId: string) => LookUpOutcome,
): Promise<LookUpOutcome> {
  const criteria = { order_id: { is: call.operationId } };
  const listed = await write(call, 'POST', 'transactions/advanced_search_ids', { search: criteria });
  const ids = readIds(listed);
  if (ids === null) return unanswered(listed);
  if (ids.length === 0) return { kind: 'not_found' };
  const page = await write(call, 'POST', 'transactions/advanced_search', {
    search: { ...criteria, ids: firstOf(ids, 50) },
  });
  const transactions = readPage(page);
  return transactions === null ? unanswered(page) : foundIn(transactions, call.operationId);
}

/** Each merchant account has to be there, and to take the currency that it is set up for. */
async function verify(call: BraintreeCall<null>): Promise<string | null> {
  for (const [currency, id] of merchantAccountsOf(call.settings)) {
    const { status, text } = await get(call, `merchant_accounts/${encodeURIComponent(id)}`);
    if (status === 401) return 'The public and private key were not accepted.';
    if (status !== 200) return `The merchant account ${id} was not found, or these keys may not see it.`;
    const charged = textAt(parseXml(text), 'merchant-account', 'currency-iso-code');
    if (charged !== currency) return `The merchant account ${id} takes ${charged}, and not ${currency}.`;
  }
  return null;
}
