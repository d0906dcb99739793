import type { IdempotentCall } from '../../access/idempotency.ts';
import { Problem, type Detail } from '../../problem/problem.ts';
import { forgetSecurityCode } from '../../checkout/take.ts';
import { type PaymentService, activePaymentServices } from '../../payment-services/payment-services.ts';
import { type Use, beginTransaction } from '../../db/queries/perform.ts';
import type { ActionRow, OperationRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { type Decision, type RouteInputs, decideRoute, takes } from '../../domain/flow/route.ts';
import type { TransactionId } from '../../domain/ids.ts';
import { timestamp } from '../../domain/timestamp.ts';
import type { TransactionEvent } from '../../domain/transaction/events.ts';
import { isTendering } from '../../domain/transaction/tenders.ts';
import { newId } from '../../machine/entropy.ts';
import { type Answering, bindKey } from '../answers/answer.ts';
import { approvalProblems } from '../approval/approval-time.ts';
import { attemptAt, tryAttempts } from './attempts.ts';
import { type FrontEnd, lookAtBuyer, ownerProblems, payerOf } from './buyer.ts';
import { createProblems } from './create-rules.ts';
import { captureLaterProblems, capturesLater } from '../operation/capture-later.ts';
import type { Step } from '../operation/perform.ts';
import {
  type From,
  type Paying,
  lookAtInstrument,
  meansOf,
  storeInstrument,
  takeInstrument,
} from '../instruments/paying.ts';
import { type GiftCards, lookAtGiftCards, tenderColumns } from '../gift-cards/gift-cards.ts';
import { newTransaction } from './new-transaction.ts';
import { renderTransaction } from '../answers/render.ts';
import { eventRows, webhookRows } from '../../operations/rows.ts';
import { deliversTokens } from '../instruments/stored-redirect.ts';
import { continueTenders } from '../gift-cards/tenders.ts';
import { decryptionEvents } from '../instruments/wallets.ts';
import { requestApproval, withSessionProof } from '../approval/three-d-secure.ts';

type Creating = From &
  Readonly<{
    answering: Answering;
    clientIp: string | null;
    /** An authorization that expired, which this one takes the place of. */
    insteadOf?: TransactionId;
    /** Absent for servers, which may charge what they store. */
    frontEnd?: FrontEnd;
  }>;

/** The transaction, and the last operation on it; null where nothing was tried. */
export type Created = Readonly<{ transaction: TransactionRow; operation: OperationRow | null }>;

/** A payment: looked at whole, decided, committed as intent, tried where the decision says, settled. */
export async function createTransaction(creating: Creating): Promise<Created> {
  const { parts, merchantAccountId, body, now } = creating;
  const problems: Detail[] = createProblems(body, now);
  const paid = await lookAtBuyer(creating, problems);
  const giftCards = await lookAtGiftCards(creating, paid.buyerId, problems);
  const looked = await lookAtInstrument(creating, problems);
  const services = await activePaymentServices(parts, merchantAccountId);
  const isCandidate = (service: PaymentService): boolean =>
    candidatesFor(looked, body)(service) &&
    (body.payment_service_id ?? service.id).toLowerCase() === service.id;
  problems.push(
    ...ownerProblems(paid, looked, creating.frontEnd),
    ...serviceProblems(creating, services, looked),
    ...giftCardProblems(creating, services, looked),
    ...storeProblems(creating, services, looked),
    ...approvalProblems(creating, looked, services.filter(isCandidate)),
    ...captureLaterProblems(body.async_capture, services.filter(isCandidate)),
  );
  if (problems.length > 0) throw new Problem('unprocessable', { details: problems });

  if (body.payment_method === null || body.payment_method === undefined)
    return payByGiftCards(creating, newTransaction({ ...creating, paying: null, payer: paid }), giftCards);
  let paying = looked ?? (await takeInstrument(creating));
  let isAwaiting = false;
  try {
    // What a session held is known only now.
    const late = [
      ...ownerProblems(paid, paying, creating.frontEnd),
      ...giftCardProblems(creating, services, paying),
    ];
    if (late.length > 0) throw new Problem('unprocessable', { details: late });
    const payer = payerOf(paid, paying);
    const inputs = routeInputs(creating, paying, giftCards?.total ?? 0n);
    const candidates = services
      .filter(candidatesFor(paying, body))
      .filter((service) => !body.async_capture || capturesLater(service));
    const decision = decideRoute(inputs, candidates.map(candidateOf));
    if (body.store && decision.attempts.length > 0)
      paying = await storeInstrument(creating, paying, payer.buyerId);
    const tenders = await tenderColumns(
      creating,
      giftCards,
      creating.answering,
      decision.attempts.length > 0,
    );
    const made = await withSessionProof(parts, paying, {
      ...newTransaction({ ...creating, paying, payer }),
      ...tenders,
    });
    const created = await run(creating, paying, made, { decision, inputs, services });
    isAwaiting = created.operation === null && created.transaction.status === 'buyer_approval_pending';
    return created;
  } finally {
    // Until the buyer has approved, the security code is still needed; three-d-secure.ts forgets it then.
    if (paying.checkout !== null && !isAwaiting) await forgetSecurityCode(parts, paying.checkout);
    if (paying.kind === 'card' && paying.wallet !== undefined)
      await parts.vault.release(paying.wallet.opened);
  }
}

/** Gift cards alone: no payment service is asked. */
async function payByGiftCards(
  creating: Creating,
  made: TransactionRow,
  giftCards: GiftCards | null,
): Promise<Created> {
  const { parts, answering } = creating;
  const transaction = { ...made, ...(await tenderColumns(creating, giftCards, answering, true)) };
  if (
    !(await beginTransaction(
      parts.db,
      transaction,
      { idempotency: bindKey(answering.idempotency, transaction.transaction_id) },
      null,
    ))
  )
    throw new Problem('concurrent_request');
  return goOnWithTenders(creating, transaction, null);
}

async function goOnWithTenders(
  { parts, answering }: Creating,
  transaction: TransactionRow,
  operation: OperationRow | null,
): Promise<Created> {
  const after = await continueTenders(parts, transaction);
  if (!isTendering(after.tenders)) answering.idempotency?.answerStored();
  return { transaction: after, operation };
}

type Routed = Readonly<{ decision: Decision; inputs: RouteInputs; services: readonly PaymentService[] }>;

async function run(
  creating: Creating,
  paying: Paying,
  made: TransactionRow,
  routed: Routed,
): Promise<Created> {
  const { parts, answering, now } = creating;
  const { idempotency } = answering;
  const attempts = routed.decision.attempts.flatMap(
    ({ paymentServiceId }) => routed.services.find((service) => service.id === paymentServiceId) ?? [],
  );
  const actions = [actionRow(made, routed, now)];
  const use =
    paying.stored === null
      ? null
      : { paymentMethodId: paying.stored.payment_method_id, isCustomerInitiated: !made.merchant_initiated };
  const opened = paying.kind === 'card' ? decryptionEvents(paying) : [];
  const [first] = attempts;
  if (first === undefined) return decline(creating, made, routed.decision, actions, opened);

  // Nobody is there to approve what stands in for an authorization that expired.
  const approval =
    creating.insteadOf === undefined ? await requestApproval(creating, paying, made, attempts) : null;
  if (approval !== null)
    return awaitApproval(creating, { ...made, ...approval, tenders_answer: null }, actions, use, opened);

  const means = meansOf(paying);
  const attempt = await attemptAt(parts, made, first, 1, means, answering);
  const begun: Step = { transaction: { ...made, ...attempt.patch }, operation: attempt.operation };
  const writing = {
    operations: [begun.operation],
    actions,
    events: eventRows(made, [...opened, ...attempt.events], now),
    idempotency: bindKey(idempotency, begun.operation.operation_id),
  };
  if (!(await beginTransaction(parts.db, begun.transaction, writing, use))) {
    await parts.vault.release(attempt.held);
    throw new Problem('concurrent_request');
  }
  const tried = await tryAttempts(parts, begun, attempt, attempts, means, answering);
  // While a buyer is awaited the gift cards wait as well, and the answer is given (perform.ts).
  const { tenders, status } = tried.transaction;
  if (isTendering(tenders) && status !== 'buyer_approval_pending' && status !== 'pending')
    return goOnWithTenders(creating, tried.transaction, tried.operation);
  if (tried.operation.status !== 'unknown') idempotency?.answerStored();
  return tried;
}

/**
 * The buyer has to do something first: nothing is sent, and the call is answered. The payment goes on in
 * three-d-secure.ts.
 */
async function awaitApproval(
  creating: Creating,
  transaction: TransactionRow,
  actions: readonly ActionRow[],
  use: Use | null,
  opened: readonly TransactionEvent[],
): Promise<Created> {
  const { answering, now } = creating;
  const told = {
    events: eventRows(
      transaction,
      [
        ...opened,
        {
          name: 'transaction-updated-status',
          context: { status: transaction.status, previous_status: 'processing' },
        },
      ],
      now,
    ),
    webhooks: webhookRows(
      transaction,
      null,
      [{ name: 'transaction.authentication-pending', target: 'transaction' }],
      now,
    ),
  };
  if (
    !(await beginTransaction(
      creating.parts.db,
      transaction,
      { actions, ...told, idempotency: answered(answering.idempotency, transaction, answering) },
      use,
    ))
  )
    throw new Problem('concurrent_request');
  answering.idempotency?.answerStored();
  return { transaction, operation: null };
}

/** Nothing to try, or a rule said no: a transaction that never left the house. */
async function decline(
  creating: Creating,
  made: TransactionRow,
  decision: Decision,
  actions: readonly ActionRow[],
  opened: readonly TransactionEvent[],
): Promise<Created> {
  const { parts, answering, now } = creating;
  if (answering.form !== 'transaction')
    throw new Problem('invalid_state', { message: 'No payment service takes this payment method now' });
  const transaction: TransactionRow = {
    ...made,
    status: decision.decline === 'all_attempts_skipped' ? 'failed' : 'declined',
    error_code: decision.decline,
  };
  const stored = await beginTransaction(
    parts.db,
    transaction,
    {
      actions,
      events: eventRows(
        transaction,
        [
          ...opened,
          {
            name: 'transaction-updated-status',
            context: { status: transaction.status, previous_status: 'processing', code: decision.decline },
          },
        ],
        now,
      ),
      webhooks: webhookRows(
        transaction,
        null,
        [
          {
            name: transaction.status === 'failed' ? 'transaction.failed' : 'transaction.declined',
            target: 'transaction',
          },
        ],
        now,
      ),
      idempotency: answered(answering.idempotency, transaction, answering),
    },
    null,
  );
  if (!stored) throw new Problem('concurrent_request');
  answering.idempotency?.answerStored();
  return { transaction, operation: null };
}

function answered(
  idempotency: IdempotentCall | null,
  transaction: TransactionRow,
  { version, status }: Answering,
) {
  const bound = bindKey(idempotency, transaction.transaction_id);
  return bound === null
    ? null
    : { ...bound, answer: { status, body: JSON.stringify(renderTransaction(transaction, version)) } };
}

/** The decision with all that it was made from, so that it can be explained and made again. */
function actionRow(transaction: TransactionRow, { decision, inputs }: Routed, now: Date): ActionRow {
  return {
    merchant_account_id: transaction.merchant_account_id,
    transaction_id: transaction.transaction_id,
    transaction_action_id: newId(now),
    flow: FLOWS[inputs.method] ?? 'card-transaction',
    action: decision.attempts.length === 0 ? 'decline-early' : 'route-transaction',
    rule_id: decision.ruleId,
    flow_version: decision.version,
    inputs: { ...inputs, amount: inputs.amount.toString() },
    outcome: { attempts: decision.attempts, decline: decision.decline },
    created_at: timestamp(now),
  };
}

const FLOWS: Readonly<Record<string, string>> = {
  redirect: 'redirect-transaction',
  'stored-token': 'redirect-transaction',
  bank: 'non-card-transaction',
};

function routeInputs({ body }: Creating, paying: Paying, byGiftCards: bigint): RouteInputs {
  return {
    ...kindOf(paying),
    currency: body.currency,
    country: countryOf(paying, body),
    amount: BigInt(body.amount) - byGiftCards,
    intent: body.intent,
    paymentServiceId: body.payment_service_id?.toLowerCase() ?? null,
  };
}

function candidateOf(service: PaymentService) {
  const { accepts, capabilities } = service.connector;
  return {
    id: service.id,
    acceptedCurrencies: service.acceptedCurrencies,
    acceptedCountries: service.acceptedCountries,
    accepts,
    zeroAmount: capabilities.zeroAmountAuthorization,
  };
}

/**
 * As routing and connectors' tables of what they accept have it. Of redirect methods the name takes the place
 * of the scheme.
 */
function kindOf(paying: Paying): Pick<RouteInputs, 'method' | 'scheme'> {
  if (paying.kind === 'bank') return { method: 'bank', scheme: paying.description.scheme };
  if (paying.kind === 'token') return { method: 'stored-token', scheme: paying.name };
  return paying.kind === 'card'
    ? {
        method: paying.wallet?.isToken === true ? 'network-token' : 'card',
        scheme: paying.description.scheme,
      }
    : { method: 'redirect', scheme: paying.name };
}

function countryOf(paying: Paying, body: From['body']): string | null {
  return (
    body.country ??
    (paying.kind === 'redirect' ? paying.country : paying.kind === 'token' ? paying.stored.country : null)
  );
}

/**
 * Services of the very method, that serve the client the buyer has; of a bank account, the one that it is
 * bound to.
 */
function candidatesFor(paying: Paying | null, body: From['body']): (service: PaymentService) => boolean {
  const hasGiftCards = (body.gift_cards ?? []).length > 0;
  if (paying?.kind === 'token')
    return (service) =>
      service.method === paying.name && paying.tokens.has(service.id) && (!hasGiftCards || canUndo(service));
  const only = paying?.kind === 'bank' ? paying.paymentServiceId : null;
  if (paying?.kind !== 'redirect') return (service) => only === null || service.id === only;
  const client = body.integration_client ?? 'redirect';
  return (service) =>
    service.method === paying.name &&
    (!body.store || deliversTokens(service)) &&
    (!hasGiftCards || canUndo(service)) &&
    (client === 'redirect' || service.connector.capabilities.integrationClients.includes(client));
}

/** What was approved elsewhere is stored as a token, so somebody has to give one. */
function storeProblems({ body }: From, services: readonly PaymentService[], paying: Paying | null): Detail[] {
  if (
    paying?.kind !== 'redirect' ||
    !body.store ||
    services.some((service) => service.method === paying.name && deliversTokens(service))
  )
    return [];
  return [
    {
      location: 'body',
      pointer: '/store',
      message: 'cannot be true: no payment service gives tokens of this method',
      type: 'value_error.not_supported',
    },
  ];
}

/**
 * Everything must be undone together: a debit can come back long after, and some payments cannot be given
 * back at all.
 */
function giftCardProblems(
  { body }: From,
  services: readonly PaymentService[],
  paying: Paying | null,
): Detail[] {
  if (paying === null || paying.kind === 'card' || (body.gift_cards ?? []).length === 0) return [];
  const at = (message: string): Detail[] => [
    { location: 'body', pointer: '/gift_cards', message, type: 'value_error.not_supported' },
  ];
  if (paying.kind === 'bank') return at('cannot be redeemed beside a bank account in this release');
  const behind = services.filter((service) => service.method === paying.name);
  return behind.length === 0 || behind.some(canUndo)
    ? []
    : at('cannot be redeemed beside this method: its payments cannot be given back');
}

/** Where a gift card fails, what this service took goes back. */
function canUndo({ connector: { operations } }: PaymentService): boolean {
  return (
    operations.refund !== undefined || (operations.capture !== undefined && operations.void !== undefined)
  );
}

/** A service that the merchant named must be there, and able to take this at all. */
function serviceProblems(
  { body }: From,
  services: readonly PaymentService[],
  paying: Paying | null,
): Detail[] {
  const id = body.payment_service_id?.toLowerCase();
  if (id === undefined) return [];
  const service = services.find((candidate) => candidate.id === id);
  const at = (message: string): Detail[] => [
    { location: 'body', pointer: '/payment_service_id', message, type: 'value_error.payment_service' },
  ];
  if (service === undefined) return at('is not an active payment service');
  if (
    paying !== null &&
    (!candidatesFor(paying, body)(service) ||
      !takes(service.connector, {
        ...kindOf(paying),
        currency: body.currency,
        country: countryOf(paying, body),
      }))
  )
    return at('does not take this payment method');
  return [];
}
