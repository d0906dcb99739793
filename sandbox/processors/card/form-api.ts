import { type Currency, parseCurrency } from '../../../server/domain/currency.ts';
import { parseExpiry } from '../../../server/domain/expiry.ts';
import { parseUuid } from '../../../server/domain/ids.ts';
import { fromMajorString, money, toMajorString } from '../../../server/domain/money.ts';
import { getPayment } from '../../queries/payments.ts';
import { type Action, type Answer, type Processor, type SimulatedRequest, refuse } from '../processor.ts';
import { NAMES_BY_AMOUNT } from '../../../server/sandbox/sandbox-amounts.ts';
import { deliveredAs, purchaseInForm } from '../purchase.ts';
import { runLaterChange, emitResult } from './aftermath.ts';
import { proofOf } from '../network-tokens/cryptograms.ts';
import {
  type Caller,
  type CardAnswer,
  type FollowKind,
  type Result,
  authorize,
  find,
  follow,
} from './engine.ts';

/**
 * The processor behind `sandbox-card`: forms in, JSON out, amounts with a decimal point, HTTP Basic, words
 * for declines. The same books and rules as mock-card's.
 */
export const sandboxCardProcessor: Processor = {
  id: 'sandbox-card',
  read(request) {
    if (!hasKey(request)) return refuse(401, 'unauthorized', 'The API key is not one of ours');
    const [version, resource, of, what] = request.path;
    if (version !== 'v1') return NOT_FOUND;
    if (request.method === 'GET') return readGet(request, resource, of);
    const reference = request.headers['idempotency-key'];
    if (resource !== 'charges' || request.method !== 'POST') return NOT_FOUND;
    if (reference === undefined || reference.length > 200)
      return refuse(400, 'missing_reference', 'The header idempotency-key is required');
    return of === undefined ? readCharge(request, reference) : readFollow(request, reference, of, what ?? '');
  },
  step: async (desk, { kind, subjectId }) => void (await runLaterChange(desk, kind, subjectId)),
  act: (desk, subjectId, act) => runLaterChange(desk, act, subjectId),
};

const NOT_FOUND: Answer = refuse(404, 'not_found', 'There is no such resource');
const KEY_PREFIX = 'sk_sandbox_';
const FOLLOWS: readonly FollowKind[] = ['capture', 'void', 'cancel', 'refund', 'increment'];

function hasKey({ headers }: SimulatedRequest): boolean {
  const [scheme, encoded] = (headers['authorization'] ?? '').split(' ');
  return (
    scheme === 'Basic' &&
    Buffer.from(encoded ?? '', 'base64')
      .toString('utf8')
      .startsWith(KEY_PREFIX)
  );
}

function readGet(
  request: SimulatedRequest,
  resource: string | undefined,
  of: string | undefined,
): Action | Answer {
  if (resource === 'account')
    return {
      kind: 'verify',
      reference: null,
      amount: null,
      act: async () => ({ status: 200, body: { account: request.account } }),
    };
  if (resource === 'references' && of !== undefined)
    return { kind: 'find', reference: of, amount: null, act: () => lookup(request, of) };
  const id = parseUuid(of ?? '');
  if (resource !== 'charges' || id === null) return NOT_FOUND;
  return { kind: 'sync', reference: null, amount: null, act: () => state(request, id) };
}

function readCharge(request: SimulatedRequest, reference: string): Action | Answer {
  const form = new URLSearchParams(request.body);
  const currency = parseCurrency(form.get('currency') ?? '');
  const amount = currency === null ? null : fromMajorString(form.get('amount') ?? '', currency);
  const number = form.get('card[number]') ?? form.get('network_token[number]');
  if (
    currency === null ||
    amount === null ||
    amount < 0n ||
    number === null ||
    !/^[0-9]{12,19}$/.test(number)
  )
    return refuse(422, 'invalid_request', 'amount, currency and card[number] are required');

  const payment = {
    reference,
    amount,
    currency,
    capture: form.get('capture') === 'true',
    partialAllowed: form.get('partial') === 'true',
    card: {
      kind: form.has('network_token[number]') ? ('network-token' as const) : ('card' as const),
      lastFour: number.slice(-4),
      scheme: form.get('scheme') ?? 'other',
      expiry: parseExpiry(form.get('expiry') ?? ''),
      securityCode: form.get('card[code]'),
      ...(form.has('network_token[number]')
        ? { proof: proofOf(number, form.get('network_token[cryptogram]')) }
        : {}),
    },
    postalCode: form.get('postal_code'),
    merchantAdviceCode: null,
    webhookUrl: form.get('webhook_url'),
    reportsSettlements: form.get('report_settlements') === 'true',
    details: {
      initiator: form.get('initiator'),
      ...(form.has('exemption') ? { exemption: form.get('exemption') } : {}),
      previous_scheme_transaction_id: form.get('previous_network_reference'),
      order: form.get('order'),
      ...purchaseInForm(form),
    },
  };
  return {
    kind: 'authorize',
    reference,
    amount,
    act: async () =>
      answer(
        await emitResult(
          request,
          callerOf(request),
          await authorize(callerOf(request), payment),
          (happened) => dress(happened, currency),
        ),
        currency,
      ),
  };
}

function readFollow(request: SimulatedRequest, reference: string, of: string, what: string): Action | Answer {
  const [id, kind] = [parseUuid(of), FOLLOWS.find((known) => known === what)];
  const form = new URLSearchParams(request.body);
  const currency = parseCurrency(form.get('currency') ?? '');
  const amount = currency === null ? null : fromMajorString(form.get('amount') ?? '', currency);
  if (id === null || kind === undefined) return NOT_FOUND;
  if (currency === null || amount === null)
    return refuse(422, 'invalid_request', 'amount and currency are required');

  return {
    kind,
    reference,
    amount,
    act: async () =>
      answer(
        await emitResult(
          request,
          callerOf(request),
          await follow(callerOf(request), {
            reference,
            kind,
            of: id,
            amount,
            final: form.get('final') !== 'false',
            details: deliveredAs(purchaseInForm(form)),
          }),
          (happened) => dress(happened, currency),
        ),
        currency,
      ),
  };
}

async function lookup(request: SimulatedRequest, reference: string): Promise<Answer> {
  const found = await find(callerOf(request), reference);
  if (found === null) return NOT_FOUND;
  const payment = await getPayment(request.db, callerOf(request), found.payment_id);
  const currency = parseCurrency(payment?.currency ?? '');
  return currency === null ? NOT_FOUND : { status: 200, body: dress(found, currency) };
}

/** How the charge stands now: all that was authorized and captured, whoever asked for it. */
async function state(request: SimulatedRequest, id: string): Promise<Answer> {
  const payment = await getPayment(request.db, callerOf(request), id);
  const currency = parseCurrency(payment?.currency ?? '');
  if (payment === null || currency === null) return NOT_FOUND;

  const major = (minor: bigint): string => toMajorString(money(minor, currency));
  return {
    status: 200,
    body: {
      charge: id,
      currency,
      result: payment.status === 'refused' ? 'no' : 'ok',
      state: payment.status,
      reason: null,
      authorized: major(payment.authorized),
      captured: major(payment.captured),
      refunded: major(payment.refunded),
    },
  };
}

function answer(result: Result, currency: Currency): Answer {
  switch (result.kind) {
    case 'answer':
      return { status: 200, body: dress(result.answer, currency) };
    case 'reference_reused':
      return refuse(422, 'reference_reused', 'This reference was used for a different request');
    case 'no_such_payment':
      return NOT_FOUND;
    default:
      return result satisfies never;
  }
}

function dress(from: CardAnswer, currency: Currency): Readonly<Record<string, unknown>> {
  const major = (minor: string): string => toMajorString(money(BigInt(minor), currency));
  return {
    action: from.operation,
    charge: from.payment_id,
    id: from.id,
    reference: from.reference,
    currency,
    result: from.status === 'approved' ? 'ok' : 'no',
    // The engine's codes are amounts; this processor speaks in words.
    reason: from.code === null ? null : (NAMES_BY_AMOUNT.get(from.code) ?? 'other_decline'),
    amount: major(from.amount),
    authorized: major(from.authorized),
    captured: major(from.captured),
    network_reference: from.scheme_transaction_id,
    address_check: from.avs,
    code_check: from.cvv,
    approval: from.authorization_code,
  };
}

function callerOf(request: SimulatedRequest): Caller {
  return { db: request.db, account: request.account, processor: 'sandbox-card', now: request.now };
}
