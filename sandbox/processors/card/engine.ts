import { createHash } from 'node:crypto';
import {
  type NewOperation,
  type SimulatedPayment,
  bookOperation,
  findOperation,
  lockPayment,
  openPayment,
} from '../../queries/payments.ts';
import type { Db } from '../../../server/db/db.ts';
import { newId, randomBytes } from '../../../server/platform/entropy.ts';
import {
  AMOUNTS_AFTER_AUTHORIZATION,
  AUTHORIZATION_AMOUNTS,
  NAMES_BY_AMOUNT,
} from '../../../server/sandbox/sandbox-amounts.ts';
import { type JsonObject, textAt } from '../../../server/domain/json.ts';
import { type Expiry, isPast } from '../../../server/domain/expiry.ts';
import { planAftermath, reportsSettlements } from './aftermath.ts';

import { type TokenProof, isProven } from '../network-tokens/cryptograms.ts';

/**
 * The card processor behind every card connector of the sandbox: amounts decide, as published, and its own
 * books say what happened.
 */

export type Caller = Readonly<{ db: Db; account: string; processor: string; now: Date }>;

export type CardPayment = Readonly<{
  reference: string;
  amount: bigint;
  currency: string;
  capture: boolean;
  partialAllowed: boolean;
  card: Readonly<{
    lastFour: string;
    scheme: string;
    expiry: Expiry | null;
    securityCode: string | null;
    kind: 'card' | 'network-token' | 'stored-token';
    proof?: TokenProof;
  }>;
  /** Refused with this code, whatever the amount. */
  refusedAs?: string | null;
  postalCode: string | null;
  /** Given back with a decline. */
  merchantAdviceCode: string | null;
  /** Where events about it go; null for none. */
  webhookUrl: string | null;
  /** Whether what is settled is reported there as well. */
  reportsSettlements: boolean;
  /** Kept for tests to look at. Nothing secret. */
  details: Readonly<Record<string, unknown>>;
}>;

export type FollowKind = 'capture' | 'void' | 'refund' | 'cancel' | 'increment';
type CardFollow = Readonly<{
  reference: string;
  kind: FollowKind;
  of: string;
  amount: bigint;
  final: boolean;
  /** Kept with the payment. */
  details: JsonObject;
}>;

/**
 * What happened, in the engine's own words; each processor's API dresses it. Amounts are decimal text, as it
 * is stored as JSON.
 */
export type CardAnswer = Readonly<{
  operation: 'authorize' | 'payout' | FollowKind;
  id: string;
  payment_id: string;
  reference: string;
  status: 'approved' | 'refused' | 'pending';
  code: string | null;
  message: string | null;
  amount: string;
  currency: string;
  authorized: string;
  captured: string;
  scheme_transaction_id: string | null;
  avs: string | null;
  cvv: string | null;
  authorization_code: string | null;
  merchant_advice_code: string | null;
}>;

/** `news`: it happened now, not when the same reference came before. */
export type Result =
  | Readonly<{ kind: 'answer'; answer: CardAnswer; news: boolean; webhookUrl: string | null }>
  | Readonly<{ kind: 'reference_reused' }>
  | Readonly<{ kind: 'no_such_payment' }>;

export async function authorize(caller: Caller, payment: CardPayment): Promise<Result> {
  const id = newId(caller.now);
  const { proof } = payment.card;
  const isRefused =
    proof !== undefined && !(await isProven(caller, proof, payment.reference, payment.details['initiator']));
  const code = isRefused ? NOT_PROVEN : authorizationRefusal(payment, caller.now);
  const authorized = code !== null ? 0n : authorizedAmount(payment);
  const captured = payment.capture ? authorized : 0n;
  const answer: CardAnswer = {
    operation: 'authorize',
    id,
    payment_id: id,
    reference: payment.reference,
    ...verdict(code),
    amount: String(authorized),
    currency: payment.currency,
    authorized: String(authorized),
    captured: String(captured),
    scheme_transaction_id: code === null ? schemeTransactionId(payment.card.scheme, caller.now) : null,
    avs: avsOf(payment.postalCode),
    cvv: cvvOf(payment.card.securityCode),
    authorization_code: code === null ? digits(6) : null,
    merchant_advice_code: code === null ? null : payment.merchantAdviceCode,
  };
  const { status: verdictStatus } = answer;
  const operation: NewOperation = {
    reference: payment.reference,
    operation_id: id,
    payment_id: id,
    kind: 'authorize',
    status: verdictStatus,
    amount: authorized,
    request_hash: hashOf([
      'authorize',
      payment.amount,
      payment.currency,
      payment.capture,
      payment.card.lastFour,
    ]),
    answer,
  };
  const opened = openedPayment(id, payment, { authorized, captured, code }, caller.now);
  const booked = await book(caller, operation, opened);

  return booked
    ? { kind: 'answer', answer, news: true, webhookUrl: payment.webhookUrl }
    : repeatedAnswer(caller, operation);
}

function openedPayment(
  id: SimulatedPayment['payment_id'],
  payment: CardPayment,
  { authorized, captured, code }: Readonly<{ authorized: bigint; captured: bigint; code: string | null }>,
  now: Date,
): SimulatedPayment {
  const { kind, lastFour, scheme } = payment.card;
  return {
    payment_id: id,
    currency: payment.currency,
    authorized,
    captured,
    refunded: 0n,
    closed: code !== null || payment.capture,
    status: code !== null ? 'refused' : payment.capture ? 'captured' : 'authorized',
    instrument: { kind, last_four: lastFour, scheme, token: newId(now) },
    details: {
      ...payment.details,
      ...(payment.webhookUrl === null ? {} : { webhook_url: payment.webhookUrl }),
      ...(payment.reportsSettlements ? { reports_settlements: true } : {}),
    },
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}

async function book(caller: Caller, operation: NewOperation, opened: SimulatedPayment): Promise<boolean> {
  if (opened.captured === 0n || !reportsSettlements(opened))
    return openPayment(caller.db, caller, operation, opened, caller.now);
  return caller.db.transaction(async (tx) => {
    const booked = await openPayment(tx, caller, operation, opened, caller.now);
    if (booked) await planAftermath(tx, caller, opened, operation.operation_id, operation.kind);
    return booked;
  });
}

export async function follow(caller: Caller, request: CardFollow): Promise<Result> {
  return caller.db.transaction(async (tx): Promise<Result> => {
    const payment = await lockPayment(tx, caller, request.of);
    if (payment === null) return { kind: 'no_such_payment' };
    const request_hash = hashOf([request.kind, payment.payment_id, request.amount]);
    const earlier = await findOperation(tx, caller, request.reference);
    if (earlier !== null)
      return earlier.request_hash === request_hash
        ? { kind: 'answer', answer: answerOf(earlier.answer), news: false, webhookUrl: null }
        : { kind: 'reference_reused' };

    const { code, after: decided, moved } = decide(payment, request, caller.now);
    const after = { ...decided, details: { ...decided.details, ...request.details } };
    const operation_id = newId(caller.now);
    const answer: CardAnswer = {
      operation: request.kind,
      id: operation_id,
      payment_id: payment.payment_id,
      reference: request.reference,
      ...verdict(code),
      amount: String(moved),
      currency: after.currency,
      authorized: String(after.authorized),
      captured: String(after.captured),
      scheme_transaction_id: null,
      avs: null,
      cvv: null,
      authorization_code: null,
      merchant_advice_code: null,
    };
    const operation: NewOperation = {
      reference: request.reference,
      operation_id,
      payment_id: payment.payment_id,
      kind: request.kind,
      status: answer.status,
      amount: moved,
      request_hash,
      answer,
    };
    await bookOperation(tx, caller, operation, after, caller.now);
    if (code === null && (request.kind === 'capture' || request.kind === 'refund'))
      await planAftermath(tx, caller, after, operation_id, request.kind);
    return { kind: 'answer', answer, news: true, webhookUrl: textAt(payment.details, 'webhook_url') };
  });
}

/** What was answered to a reference; null when this processor never heard of it. */
export async function find(caller: Caller, reference: string): Promise<CardAnswer | null> {
  const operation = await findOperation(caller.db, caller, reference);
  return operation === null ? null : answerOf(operation.answer);
}

/** Days after which this processor no longer honours an authorization. */
export const AUTHORIZATION_DAYS = 7;
/**
 * Captures may add up to this many times what was authorized: tips and shipping. What a merchant allows
 * itself is the merchant's rule.
 */
const OVER_CAPTURE_FACTOR = 2n;
/** With `partialAllowed`, the issuer approves half of it. Minor units. */
const PARTIAL_AUTHORIZATION_AMOUNT = 610001n;

type Decision = Readonly<{ code: string | null; after: SimulatedPayment; moved: bigint }>;

type FollowFacts = Readonly<{
  payment: SimulatedPayment;
  amount: bigint;
  final: boolean;
  isExpired: boolean;
}>;
/** What is refused, as its code; else what the payment is then, and how much moved. */
type Ruling = string | Readonly<{ after: Partial<SimulatedPayment>; moved: bigint }>;

function decide(payment: SimulatedPayment, { kind, amount, final }: CardFollow, now: Date): Decision {
  const isExpired = now.getTime() - Date.parse(payment.created_at) > AUTHORIZATION_DAYS * 86_400_000;
  const ruling = RULINGS[kind]({ payment, amount, final, isExpired });
  if (typeof ruling === 'string') return { code: ruling, after: payment, moved: 0n };
  return { code: null, after: { ...payment, ...ruling.after }, moved: ruling.moved };
}

const RULINGS: Readonly<Record<CardFollow['kind'], (asked: FollowFacts) => Ruling>> = {
  capture({ payment, amount, final, isExpired }) {
    if (triggerOf('capture', amount) !== null) return String(amount);
    if (payment.closed) return INVALID_OPERATION;
    if (isExpired) return EXPIRED;
    const captured = payment.captured + amount;
    if (amount <= 0n || captured > payment.authorized * OVER_CAPTURE_FACTOR) return INVALID_AMOUNT;
    return { after: { captured, closed: final, status: 'captured' }, moved: amount };
  },
  void: (asked) => (asked.payment.captured > 0n ? voidRest(asked) : voidWhole(asked)),
  cancel: voidWhole,
  refund({ payment, amount }) {
    if (triggerOf('refund', amount) !== null) return String(amount);
    if (payment.captured === 0n) return INVALID_OPERATION;
    if (payment.refunded === payment.captured) return REFUND_ALREADY_SATISFIED;
    const refunded = payment.refunded + amount;
    return amount <= 0n || refunded > payment.captured
      ? INVALID_AMOUNT
      : { after: { refunded }, moved: amount };
  },
  increment({ payment, amount, isExpired }) {
    if (declinedAmounts.has(amount)) return String(amount);
    if (payment.closed || payment.captured > 0n) return INVALID_OPERATION;
    if (isExpired) return EXPIRED;
    return amount <= 0n
      ? INVALID_AMOUNT
      : { after: { authorized: payment.authorized + amount }, moved: amount };
  },
};

function voidWhole({ payment }: FollowFacts): Ruling {
  if (triggerOf('void', payment.authorized) !== null) return String(payment.authorized);
  if (payment.closed || payment.captured > 0n) return INVALID_OPERATION;
  return { after: { closed: true, status: 'voided' }, moved: payment.authorized };
}

/** What captures in part have left. */
function voidRest({ payment, isExpired }: FollowFacts): Ruling {
  const left = payment.authorized - payment.captured;
  if (payment.closed || isExpired || left <= 0n) return INVALID_OPERATION;
  return { after: { closed: true }, moved: left };
}

const EXPIRED = String(AUTHORIZATION_AMOUNTS.expired_authorization);
const NOT_PROVEN = String(AUTHORIZATION_AMOUNTS.refused_transaction);
const INVALID_AMOUNT = String(AUTHORIZATION_AMOUNTS.invalid_amount);
const INVALID_OPERATION = String(AUTHORIZATION_AMOUNTS.invalid_operation);
const REFUND_ALREADY_SATISFIED = '520004';

const declinedAmounts: ReadonlySet<bigint> = new Set(Object.values(AUTHORIZATION_AMOUNTS));

function authorizationRefusal(payment: CardPayment, now: Date): string | null {
  if (payment.refusedAs != null) return payment.refusedAs;
  if (declinedAmounts.has(payment.amount)) return String(payment.amount);
  if (payment.card.expiry !== null && isPast(payment.card.expiry, now))
    return String(AUTHORIZATION_AMOUNTS.expired_payment_method);
  return null;
}

function authorizedAmount({ amount, partialAllowed }: CardPayment): bigint {
  return partialAllowed && amount === PARTIAL_AUTHORIZATION_AMOUNT ? amount / 2n : amount;
}

export function triggerOf(kind: 'capture' | 'void' | 'refund' | 'payout', amount: bigint): string | null {
  return Object.keys(AMOUNTS_AFTER_AUTHORIZATION[kind]).find((key) => BigInt(key) === amount) ?? null;
}

export function verdict(code: string | null): Pick<CardAnswer, 'status' | 'code' | 'message'> {
  return code === null
    ? { status: 'approved', code: null, message: null }
    : { status: 'refused', code, message: NAMES_BY_AMOUNT.get(code)?.replaceAll('_', ' ') ?? 'refused' };
}

/** The answer that the same reference got before. */
export async function repeatedAnswer(caller: Caller, operation: NewOperation): Promise<Result> {
  const earlier = await findOperation(caller.db, caller, operation.reference);
  if (earlier === null) throw new Error('BUG: a reference was taken and is not there');
  return earlier.request_hash === operation.request_hash
    ? { kind: 'answer', answer: answerOf(earlier.answer), news: false, webhookUrl: null }
    : { kind: 'reference_reused' };
}

/** Written by this file and payouts.ts. */
export function answerOf(stored: Record<string, unknown>): CardAnswer {
  return stored as CardAnswer;
}

/** As the published sandbox has it: the postal code decides. */
function avsOf(postalCode: string | null): string {
  if (postalCode?.includes('77')) return 'no_match';
  if (postalCode?.includes('88')) return 'partial_match_postcode';
  if (postalCode?.includes('99')) return 'partial_match_address';
  return 'match';
}

function cvvOf(securityCode: string | null): string {
  if (securityCode === null || securityCode === '222') return 'not_provided';
  return securityCode === '333' ? 'no_match' : 'match';
}

/** Mastercard: three letters, six characters and the date; the others: 15 digits. */
function schemeTransactionId(scheme: string, now: Date): string {
  if (scheme !== 'mastercard') return digits(15);
  return `MCS${digits(6)}${String(now.getUTCMonth() + 1).padStart(2, '0')}${String(now.getUTCDate()).padStart(2, '0')}`;
}

function digits(count: number): string {
  return Array.from(randomBytes(count), (byte) => String(byte % 10)).join('');
}

export function hashOf(values: readonly unknown[]): string {
  return createHash('sha256').update(values.map(String).join('\u0000')).digest('hex');
}
