import { countDecline, countPayment } from '../../access/front-end-tries.ts';
import {
  type AntiFraudService,
  type PaymentService,
  paymentServices,
} from '../../connections/connection-kinds.ts';
import { giveSessionProofBack } from '../../checkout/session-authentication.ts';
import { forgetSecurityCode } from '../../checkout/take.ts';
import { beginTransaction } from '../../db/queries/perform.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { MetEntry } from '../../db/queries/fraud-lists.ts';
import { type ErrorCode, errorCode } from '../../domain/decline.ts';
import type { AntiFraudDecision } from '../../domain/anti-fraud.ts';
import type { TransactionId } from '../../domain/ids.ts';
import { textAt } from '../../domain/json.ts';
import { type ListStanding, allowedEvent, listStanding, whyListed } from '../../fraud-lists/met-entry.ts';
import { automaticReceiptAddress } from '../../receipts/account-receipts.ts';
import { isTendering } from '../../domain/transaction/tenders.ts';
import { newId } from '../../platform/entropy.ts';
import { linkNews } from '../../operations/link-news.ts';
import { Problem } from '../../domain/problem.ts';
import { answerStored, auditOf, bindKey } from '../request/idempotent-answer.ts';
import {
  attemptsWithProof,
  authenticationProblem,
  holdToThreeDSecure,
  requestApproval,
  withSessionProof,
} from '../approval/ask-cardholder.ts';
import { type GiftCards, resolveGiftCards, tenderColumns } from '../request/resolve-gift-cards.ts';
import { tenderingOf } from '../operation/gift-cards/tendering.ts';
import { continueTenders } from '../operation/gift-cards/continue-tenders.ts';
import type { ResolvedInstrument } from '../instruments/kind.ts';
import { resolveInstrument, takeInstrument } from '../instruments/resolve-instrument.ts';
import { screenedLater, screeningOf } from '../screening/screen.ts';
import { askFirst } from '../screening/screen-first.ts';
import { EVERYTHING, type Need, type Questions, askOnce } from './ask-once.ts';
import { beginAttempts, withExemption } from '../attempts/attempts.ts';
import { type BuyerSnapshot, NOBODY, buyerOf, withSessionBuyer, resolveBuyer } from './buyer.ts';
import type { CreateBody, PaymentRequest } from '../request/context.ts';
import { intentOf } from '../routing/holding.ts';
import { orderKeyOf, orRefusePaidOrder } from '../request/order-key.ts';
import { newTransaction } from './new-transaction.ts';
import { tellCardTesting } from './tell-card-testing.ts';
import { PAYMENT_QUESTIONS, type PaymentSubject } from './questions.ts';
import { type RoutingResult, actionRow, candidatesFor, flowEvents, route } from '../routing/routing.ts';
import {
  type NewPayment,
  type CreatedPayment,
  awaitApproval,
  begin,
  endUntried,
} from '../attempts/without-attempt.ts';

const LISTED = 'fraud_list_match';

/** A payment: looked at whole, decided, committed as intent, tried where the decision says, settled. */
export function createTransaction(asked: PaymentRequest): Promise<CreatedPayment> {
  const { parts, merchantAccountId, body } = asked;
  const orderKey = asked.orderKey ?? orderKeyOf(body);
  return orRefusePaidOrder(
    parts,
    merchantAccountId,
    () => orderKey,
    () => create({ ...asked, orderKey }),
  );
}

async function create(creating: PaymentRequest): Promise<CreatedPayment> {
  const { parts, merchantAccountId, body } = creating;
  const services = await paymentServices.active(parts, merchantAccountId);
  const ask = askOnce(PAYMENT_QUESTIONS);
  const problems = await ask(['request'], { creating, services, buyer: NOBODY, instrument: null });
  const buyer = await resolveBuyer(creating, problems);
  const giftCards = await resolveGiftCards(creating, buyer.buyerId, problems);
  const resolved = await resolveInstrument(creating, problems);
  const subject = { creating, services, buyer, instrument: resolved };
  problems.push(...(await ask(knownAtFirst(body, resolved), subject)));
  if (problems.length > 0) throw new Problem('unprocessable', { details: problems });
  if (body.payment_method === null || body.payment_method === undefined)
    return payByGiftCards(creating, buyer, giftCards);

  const instrument = resolved ?? (await takeInstrument(creating));
  let isAwaiting = false;
  try {
    if (creating.frontEnd !== undefined)
      await countPayment(creating, instrument.columns.payment_method_fingerprint, trySourceOf(creating));
    const created = await payWith(creating, instrument, { buyer, giftCards, services, ask });
    if (creating.frontEnd !== undefined && created.transaction.status === 'declined')
      await tellCardTesting(
        creating.parts,
        created.transaction,
        await countDecline(creating, trySourceOf(creating)),
      );
    isAwaiting = created.operation === null && created.transaction.status === 'buyer_approval_pending';
    return created;
  } finally {
    // Until the buyer has approved, the security code is still needed; approval/after-authentication.ts forgets it.
    if (instrument.checkout !== null && !isAwaiting) await forgetSecurityCode(parts, instrument.checkout);
    await instrument.release(parts);
  }
}

/** By what a front end pays, and from where. */
function trySourceOf({ body: { payment_method: method }, clientIp, paymentLink }: PaymentRequest) {
  const session = method?.method === 'checkout-session' ? method.id.toLowerCase() : null;
  return { link: paymentLink ?? null, session, address: clientIp };
}

/** A session may hold a stored payment method, and a session or a token says what it is once it is taken. */
function knownAtFirst(
  { payment_method: method }: CreateBody,
  resolved: ResolvedInstrument | null,
): readonly Need[] {
  if (resolved !== null || method === null || method === undefined) return EVERYTHING;
  return method.method === 'checkout-session' ? [] : ['storage'];
}

type ResolvedRequest = Readonly<{
  buyer: BuyerSnapshot;
  giftCards: GiftCards | null;
  services: readonly PaymentService[];
  /** What was not asked yet. */
  ask: Questions<PaymentSubject>;
}>;

async function payWith(
  asked: PaymentRequest,
  resolved: ResolvedInstrument,
  { buyer: named, giftCards, services, ask }: ResolvedRequest,
): Promise<CreatedPayment> {
  // What a session held is known only now.
  const known = await withSessionBuyer(asked, named, resolved);
  const late = await ask(EVERYTHING, { creating: asked, services, buyer: known, instrument: resolved });
  if (late.length > 0) throw new Problem('unprocessable', { details: late });
  const candidates = candidatesFor(asked, services, resolved);
  const buyer = buyerOf(known, resolved);
  const creating = withReceiptAddress(asked, await receiptAddressOf(asked, buyer), {
    intent: intentOf(asked, candidates, resolved),
  });
  const byGiftCards = giftCards?.total ?? 0n;
  const transactionId = idOf(creating);
  const screening = await screeningOf(creating, candidates);
  const row = newTransaction(creating, resolved, buyer, transactionId);
  const standing = await listStanding(asked.parts, asked.merchantAccountId, row, asked.now);
  const paying = { creating, resolved, services, giftCards, draft: row, ...standing };
  const routed = await routeOf(paying, null, screening?.at === 'after');
  const tried = { first: routed.planned[0]?.service, mode: routed.decision.three_d_secure };
  await holdToThreeDSecure(creating, resolved, tried, byGiftCards);

  const draft = await withSessionProof(creating, resolved, {
    ...row,
    gift_card_amount: byGiftCards,
  });
  const refusal = refusalOf(paying, resolved, draft, routed);
  const asksFirst = screening?.at === 'before' && !isCertain(routed, standing.met);
  const isTried = refusal === null || asksFirst;
  const instrument =
    creating.body.store && isTried ? await resolved.store(creating, buyer.buyerId) : resolved;
  const tenders = await tenderColumns(creating, giftCards, creating.answering, isTried);
  const isScreenedLater = refusal === null && screening?.at === 'after';
  const transaction = {
    ...draft,
    ...instrument.columns,
    ...tenders,
    ...(isScreenedLater ? screenedLater(screening.service) : {}),
  };
  const beginning = beginningOf(paying, instrument, transaction);
  return orGiveProofBack(creating, resolved, draft, () =>
    asksFirst
      ? payScreened(paying, beginning, instrument, screening.service)
      : carryOut(paying, beginning, instrument, routed),
  );
}

/** An attempt at another transaction has had its id since it was decided. */
function idOf({ attemptOf, now }: PaymentRequest): TransactionId {
  return attemptOf?.id ?? newId<'transaction'>(now);
}

/** The proof of a checkout session is the payment's once anything of it is sent, and the session's again where not. */
async function orGiveProofBack(
  { parts }: PaymentRequest,
  { checkout }: ResolvedInstrument,
  draft: TransactionRow,
  pay: () => Promise<CreatedPayment>,
): Promise<CreatedPayment> {
  let isSent = false;
  try {
    const created = await pay();
    isSent = created.operation !== null;
    return created;
  } finally {
    if (!isSent && checkout !== null && draft.used_three_d_secure)
      await giveSessionProofBack(parts, checkout.session, draft.transaction_id);
  }
}

/** What one payment is decided from, before and after its anti-fraud service was asked. */
type PaymentInputs = Readonly<{
  creating: PaymentRequest;
  resolved: ResolvedInstrument;
  services: readonly PaymentService[];
  giftCards: GiftCards | null;
  /** As it begins. */
  draft: TransactionRow;
}> &
  ListStanding;

async function routeOf(
  { creating, resolved, services, giftCards, draft, allowed }: PaymentInputs,
  antiFraudDecision: AntiFraudDecision | null,
  isHeld: boolean,
): Promise<RoutingResult> {
  const { transaction_id: transactionId, buyer_id: buyerId } = draft;
  // A series would stop by itself, and what was approved once is not approved anew.
  const isCounted = !draft.merchant_initiated && creating.insteadOf === undefined && allowed === null;
  const asked = { transactionId, buyerId, antiFraudDecision, isHeld, counted: isCounted ? draft : null };
  const routed = await route(creating, resolved, services, giftCards, asked);
  return routed.decision.three_d_secure === 'force'
    ? { ...routed, planned: attemptsWithProof(resolved, creating.body, routed.planned) }
    : routed;
}

/** The anti-fraud service is asked, and the flow decides with what it says. */
async function payScreened(
  paying: PaymentInputs,
  beginning: NewPayment,
  instrument: ResolvedInstrument,
  service: AntiFraudService,
): Promise<CreatedPayment> {
  const { verdict, beginning: screened } = await askFirst(beginning, service);
  if (verdict.effect === 'stop') return endUntried(screened, errorCode('flow_decline'));
  const decision = service.silent ? null : verdict.decision;
  const routed = await routeOf(paying, decision, verdict.effect === 'hold');
  return carryOut(paying, screened, instrument, routed);
}

/** The decision is committed, and done. */
async function carryOut(
  paying: PaymentInputs,
  decided: NewPayment,
  instrument: ResolvedInstrument,
  routed: RoutingResult,
): Promise<CreatedPayment> {
  const { creating, services, met } = paying;
  const transaction = withExemption(decided.transaction, routed.decision.exemption);
  const { events } = decided;
  const beginning = {
    ...decided,
    transaction,
    actions: [actionRow(transaction, routed, decided.now)],
    events: [...events, ...flowEvents(routed, services)],
  };
  const refusal = refusalOf(paying, instrument, transaction, routed);
  if (refusal !== null) return endUntried(beginning, refusal, met === null ? {} : whyListed(met));

  const { decision, planned } = routed;
  // Nobody is there to approve what stands in for an authorization that expired.
  const approval =
    creating.insteadOf === undefined
      ? await requestApproval(creating, instrument, transaction, planned, decision.three_d_secure)
      : null;
  return approval === null
    ? beginAttempts(beginning, instrument, planned)
    : awaitApproval({ ...beginning, transaction: { ...transaction, ...approval } });
}

/**
 * Why nothing is tried: it is on the fraud list, a rule says no, no payment service takes this, or a rule forces an
 * authentication that cannot take place. Whoever repeats what was approved once is not asked for another.
 */
function refusalOf(
  { creating: { insteadOf }, met }: Pick<PaymentInputs, 'creating' | 'met'>,
  instrument: ResolvedInstrument,
  transaction: TransactionRow,
  { decision, planned }: RoutingResult,
): ErrorCode | null {
  if (met !== null) return errorCode(LISTED);
  if (planned.length === 0)
    return decision.attempts.length > 0
      ? errorCode('requires_buyer_authentication')
      : (decision.decline ?? errorCode('all_attempts_skipped'));
  return decision.three_d_secure === 'force' && insteadOf === undefined
    ? authenticationProblem(transaction, instrument, planned)
    : null;
}

/** Nothing that an anti-fraud service says would let it be tried, so none is asked. */
function isCertain({ decision, inputs }: RoutingResult, met: MetEntry | null): boolean {
  if (met !== null) return true;
  return decision.spoke.some(({ action }) => action === 'decline-early') || inputs.able.length === 0;
}

function beginningOf(
  { creating, allowed }: Pick<PaymentInputs, 'creating' | 'allowed'>,
  { stored, events: found }: ResolvedInstrument,
  transaction: TransactionRow,
): NewPayment {
  const use =
    stored === null
      ? null
      : {
          paymentMethodId: stored.payment_method_id,
          isCustomerInitiated: !transaction.merchant_initiated,
        };
  const events = allowed === null ? found : [...found, allowedEvent(allowed)];
  return { ...creating, transaction, use, actions: [], events, commit: begin };
}

/**
 * Where its receipts go: as it says, or to its buyer where the merchant account wants that for all. What a front end
 * tells of a guest is anybody's address, to whom the merchant would write what the front end likes.
 */
async function receiptAddressOf(
  { parts, merchantAccountId, body, frontEnd }: PaymentRequest,
  { buyer }: BuyerSnapshot,
): Promise<string | null> {
  if (body.receipt_email != null) return body.receipt_email;
  if (body.buyer != null && frontEnd?.pinsGuest === false) return null;
  const ofBuyer = textAt(buyer, 'billing_details', 'email_address');
  return automaticReceiptAddress(parts, merchantAccountId, ofBuyer);
}

function withReceiptAddress(
  asked: PaymentRequest,
  receipt_email: string | null,
  more: Partial<Pick<CreateBody, 'intent'>> = {},
): PaymentRequest {
  return { ...asked, body: { ...asked.body, ...more, receipt_email } };
}

/** Gift cards alone: no payment service is asked. */
async function payByGiftCards(
  asked: PaymentRequest,
  buyer: BuyerSnapshot,
  giftCards: GiftCards | null,
): Promise<CreatedPayment> {
  const { parts, answering, merchantAccountId, now } = asked;
  const creating = withReceiptAddress(asked, await receiptAddressOf(asked, buyer));
  const draft = newTransaction(creating, null, buyer, newId<'transaction'>(now));
  const { met } = await listStanding(parts, merchantAccountId, draft, now);
  const tenders = await tenderColumns(creating, giftCards, answering, met === null);
  const transaction = { ...draft, ...tenders };
  if (met !== null)
    return endUntried(
      { ...creating, transaction, use: null, actions: [], events: [], commit: begin },
      errorCode(LISTED),
      whyListed(met),
    );

  const writing = {
    operations: tenderingOf(parts, transaction, answering),
    webhooks: linkNews(null, transaction, creating.now),
    idempotency: bindKey(answering.idempotency, transaction.transaction_id),
    audit: auditOf(answering, transaction),
  };
  if (!(await beginTransaction(parts.db, transaction, writing, null)))
    throw new Problem('concurrent_request');

  const after = await continueTenders(parts, transaction);
  if (!isTendering(after.tenders)) answerStored(answering.idempotency, after);
  return { transaction: after, operation: null };
}
