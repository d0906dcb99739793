import { getAgentMandate, mandateOf } from '../../db/queries/agent-mandates.ts';
import { getLivePaymentMethod } from '../../db/queries/payment-methods.ts';
import { getTransactionRow } from '../../db/queries/transactions.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import {
  type AgentMandate,
  amountProblems,
  amountTaken,
  beyond,
  lapse,
  markedMandate,
  subjectProblems,
} from '../../domain/agent-mandate.ts';
import { type MerchantAccountId, type TransactionId, toId } from '../../domain/ids.ts';
import { type Detail, Problem } from '../../domain/problem.ts';
import { leftToCapture, leftToRefund, max, min } from '../../domain/transaction/state.ts';
import type { ReadParts } from '../../parts.ts';
import type { CreateBody } from './context.ts';

export type AgentContext = Readonly<{ parts: ReadParts; merchantAccountId: MerchantAccountId }>;

/**
 * Does what an agent asks for, after a look at its mandate that can name all that is beyond it. That nothing goes
 * beyond is held by the statement that commits the intent: where others were faster and used up what was left, it
 * writes nothing, and the second look says why. A caller without a mandate is not looked at.
 */
export async function underMandate<Result>(
  context: AgentContext,
  mandate: AgentMandate | null,
  problemsOf: (mandate: AgentMandate) => Promise<readonly Detail[]>,
  act: () => Promise<Result>,
): Promise<Result> {
  if (mandate === null) return act();
  refuse(await problemsOf(mandate));
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'concurrent_request') throw error;
    const row = await getAgentMandate(context.parts.db, context.merchantAccountId, mandate.id);
    if (row === null) throw error;
    const now = mandateOf(row);
    const over = lapse(now, context.parts.clock.nowFor(context.merchantAccountId));
    if (over !== null) refuse([beyond('', 'over', `The agent's mandate ${over}`)]);
    refuse(await problemsOf(now));
    throw error;
  }
}

function refuse(details: readonly Detail[]): void {
  if (details.length > 0)
    throw new Problem('forbidden', { message: "This is beyond the agent's mandate", details });
}

/** What of a payment is not an agent's to do, or is beyond its mandate. */
export async function paymentProblems(
  { parts, merchantAccountId }: AgentContext,
  mandate: AgentMandate,
  body: AgentPayment,
): Promise<readonly Detail[]> {
  const method = body.payment_method ?? null;
  const problems = fieldProblems(body, AGENTS_OWN);
  if (method?.method !== 'id')
    return [
      ...problems,
      beyond('/payment_method', 'payment_method', 'must be a stored payment method: method id'),
    ];

  // What is not there is told by the payment itself.
  const stored = await getLivePaymentMethod(parts.db, merchantAccountId, toId(method.id.toLowerCase()));
  const subject = {
    currency: body.currency,
    buyerId: stored?.buyer_id ?? null,
    paymentMethodId: method.id.toLowerCase(),
    externalIdentifier: body.external_identifier ?? null,
  };
  return [
    ...problems,
    ...fieldProblems(method, AGENTS_OF_METHOD, '/payment_method'),
    ...subjectProblems(mandate, subject, {
      currency: '/currency',
      buyerId: '/payment_method/id',
      paymentMethodId: '/payment_method/id',
      externalIdentifier: '/external_identifier',
    }),
    ...amountProblems(mandate.payments, mandate.paid, BigInt(body.amount)),
  ];
}

export type AgentPayment = Pick<CreateBody, 'amount' | 'currency' | 'payment_method' | 'external_identifier'>;

/**
 * What an agent may say of a payment. Everything else steers where money goes, or says what only the buyer's browser or
 * the merchant knows.
 */
const AGENTS_OWN: ReadonlySet<string> = new Set([
  'amount',
  'currency',
  'country',
  'payment_method',
  'buyer_id',
  'buyer_external_identifier',
  'external_identifier',
  'intent',
  'metadata',
  'description',
  'cart_items',
  'is_subsequent_payment',
  'merchant_initiated',
  'payment_source',
  'pays_once',
  'shipping_details_id',
  'purchase_order_number',
  'customer_reference_number',
  'tax_amount',
]);

/** Of the stored payment method: not its security code, nor where a buyer goes. */
const AGENTS_OF_METHOD: ReadonlySet<string> = new Set(['method', 'id']);

/** What an agent may say of a capture, and of a refund. */
export const AGENTS_OF_CAPTURE: ReadonlySet<string> = new Set([
  'transaction_id',
  'amount',
  'cart_items',
  'final',
  'external_identifier',
]);
export const AGENTS_OF_REFUND: ReadonlySet<string> = new Set([
  'transaction_id',
  'amount',
  'reason',
  'external_identifier',
]);

/** Throws where an agent says what is not in `own`, so that a member that is new is closed to it. */
export function refuseFields(mandate: AgentMandate | null, body: object, own: ReadonlySet<string>): void {
  if (mandate !== null) refuse(fieldProblems(body, own));
}

function fieldProblems(body: object, own: ReadonlySet<string>, within = ''): readonly Detail[] {
  return Object.entries(body).flatMap(([name, value]) =>
    own.has(name) || UNSAID.has(value)
      ? []
      : [beyond(`${within}/${name}`, 'field', 'is not for an agent to say: leave it out')],
  );
}

/** A parsed body has these where nothing was said: `payment-method` is where a refund goes. */
const UNSAID: ReadonlySet<unknown> = new Set([undefined, null, false, 'payment-method']);

export type AgentFollow = Readonly<{
  action: 'capture' | 'void' | 'refund';
  /** Null: all that is left. */
  amount: bigint | null;
}>;

/** What of something done to a payment is beyond the mandate. A payment that is not there is told by what acts. */
export async function problemsOfFollow(
  { parts, merchantAccountId }: AgentContext,
  mandate: AgentMandate,
  transactionId: TransactionId,
  follow: AgentFollow,
): Promise<readonly Detail[]> {
  const transaction = await getTransactionRow(parts.db, merchantAccountId, transactionId);
  return transaction === null ? [] : followProblems(mandate, transaction, follow);
}

export function followProblems(
  mandate: AgentMandate,
  transaction: TransactionRow,
  { action, amount }: AgentFollow,
): readonly Detail[] {
  const pointer = '/transaction_id';
  const problems: readonly Detail[] = subjectProblems(
    mandate,
    {
      currency: transaction.currency,
      buyerId: transaction.buyer_id,
      paymentMethodId: transaction.payment_method_id,
      externalIdentifier: transaction.external_identifier,
    },
    { currency: pointer, buyerId: pointer, paymentMethodId: pointer, externalIdentifier: pointer },
  );
  // What is left of a payment is told of the mandate's own alone.
  if (problems.length > 0) return problems;

  if (action === 'refund')
    return amountProblems(mandate.refunds, mandate.refunded, amount ?? leftToRefund(transaction));
  if (markedMandate(transaction.request) !== mandate.id)
    return [beyond(pointer, 'transaction', "is not a payment that was made under the agent's mandate")];
  const left = leftOfPayment(transaction);
  return action === 'capture' && (amount ?? leftToCapture(transaction)) > left
    ? [beyond('/amount', 'amount', `must be at most ${left}, which is left of what the mandate gave for it`)]
    : [];
}

/**
 * Of its own payment an agent captures what it took of its mandate: not what the merchant account may capture beyond
 * an authorization, nor what somebody has raised the authorization by since.
 */
function leftOfPayment(transaction: TransactionRow): bigint {
  const { request, captured_amount: captured, capturing_amount: capturing } = transaction;
  return max(0n, min(leftToCapture(transaction), amountTaken(request) - captured - capturing));
}

/** For `hold` of what follows: asked again of the transaction as the intent finds it. */
export function holdTo(
  mandate: AgentMandate | null,
  action: 'capture' | 'refund',
): Readonly<{ hold?: (transaction: TransactionRow, amount: bigint) => void }> {
  if (mandate === null) return {};
  return { hold: (transaction, amount) => refuse(followProblems(mandate, transaction, { action, amount })) };
}
