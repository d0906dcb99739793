import { parseCurrency } from '../../../server/domain/currency.ts';
import { parseExpiry } from '../../../server/domain/expiry.ts';
import { type JsonObject, minorUnitsAt, objectOf, parseObject, textAt } from '../../../server/domain/json.ts';
import { parseUuid } from '../../../server/domain/ids.ts';
import { type Action, type Answer, type Processor, type SimulatedRequest, refuse } from '../processor.ts';
import type { Desk } from '../book.ts';
import { runLaterChange, emitResult } from './aftermath.ts';
import {
  type CardAnswer,
  type CardPayment,
  type Caller,
  type FollowKind,
  type Result,
  authorize,
  find,
  follow,
} from './engine.ts';
import { proofOf } from '../network-tokens/cryptograms.ts';
import { endPayout, payOut, payoutNow } from './payouts.ts';
import { deliveredAs, purchaseIn } from '../purchase.ts';
import { forget, lookUpKept } from '../kept-instruments.ts';
import { cardOfToken, readTokenPage, readTokenRequest } from './tokens.ts';

/**
 * The processor behind `mock-card`: plain JSON, amounts as text, the caller's reference in `idempotency-key`.
 */
export const mockCardProcessor: Processor = {
  id: 'mock-card',
  read(request) {
    const [first, of, what] = request.path;
    if (first === 'pages') return readTokenPage(request, callerOf(request), of ?? '');
    if (request.method === 'GET') return readGet(request, first, of);
    if (request.method !== 'POST' || !COLLECTIONS.has(first ?? '')) return NO_SUCH_PATH;
    const reference = request.headers['idempotency-key'];
    if (reference === undefined || reference.length > 200)
      return refuse(400, 'missing_reference', 'The header idempotency-key is required');
    if (first === 'tokens') return readToken(request, reference, of);
    if (first === 'payouts') return readPayout(request, reference);
    if (of === undefined) return readPayment(request, reference);
    return readFollow(request, reference, of, what ?? '');
  },
  step: async (desk, { kind, subjectId }) => void (await orderChange(desk, subjectId, kind)),
  act: orderChange,
};

const COLLECTIONS: ReadonlySet<string> = new Set(['payments', 'tokens', 'payouts']);
const NO_SUCH_PATH = refuse(404, 'not_found', 'There is no such path');

function readGet(
  request: SimulatedRequest,
  first: string | undefined,
  of: string | undefined,
): Action | Answer {
  if (of === undefined) return NO_SUCH_PATH;
  if (first === 'tokens') return lookUpKept(request, callerOf(request), of);
  return first === 'operations' ? lookup(request, of) : NO_SUCH_PATH;
}

/** Planned by this processor, or ordered by whoever does not want to wait for it. */
async function orderChange(desk: Desk, subjectId: string, what: string): Promise<boolean> {
  return (await runLaterChange(desk, what, subjectId)) || (await endPayout(desk, subjectId, what));
}

const FOLLOWS: ReadonlyMap<string, FollowKind> = new Map([
  ['captures', 'capture'],
  ['voids', 'void'],
  ['refunds', 'refund'],
]);

function readPayment(request: SimulatedRequest, reference: string): Action | Answer {
  const body = parseObject(request.body);
  const token = textAt(body, 'stored_token', 'token');
  const [amount, currency, card] = [
    minorUnitsAt(body, 'amount'),
    parseCurrency(String(body?.['currency'])),
    token === null ? cardOf(body) : TOKEN_CARD,
  ];
  if (body === null || amount === null || currency === null || card === null)
    return refuse(
      422,
      'invalid_request',
      'amount, currency and one of card, network_token and stored_token are required',
    );

  const payment: CardPayment = {
    reference,
    amount,
    currency,
    capture: body['capture'] === true,
    partialAllowed: body['partial_allowed'] === true,
    card,
    postalCode: textAt(body, 'postal_code'),
    merchantAdviceCode: textAt(body, 'merchant_advice_code'),
    webhookUrl: textAt(body, 'webhook_url'),
    reportsSettlements: body['report_settlements'] === true,
    details: detailsOf(body),
  };
  return {
    kind: 'authorize',
    reference,
    amount,
    act: async () => {
      const known = token === null ? null : await cardOfToken(callerOf(request), token);
      const asked = known === null ? payment : { ...payment, card: known.card, refusedAs: known.code };
      return answer(
        await emitResult(request, callerOf(request), await authorize(callerOf(request), asked), asItIs),
      );
    },
  };
}

/** Stands in until the token is looked up. */
const TOKEN_CARD: CardPayment['card'] = {
  kind: 'stored-token',
  lastFour: '',
  scheme: 'other',
  expiry: null,
  securityCode: null,
};

function readToken(request: SimulatedRequest, reference: string, of: string | undefined): Action | Answer {
  const body = parseObject(request.body) ?? {};
  if (of === 'forget') return forget(callerOf(request), reference, body);
  const card = cardOf(body);
  return card === null || of !== undefined
    ? refuse(422, 'invalid_request', 'a card or network_token is required')
    : readTokenRequest(request, callerOf(request), reference, card, body);
}

function readPayout(request: SimulatedRequest, reference: string): Action | Answer {
  const body = parseObject(request.body);
  const [amount, currency, card] = [
    minorUnitsAt(body, 'amount'),
    parseCurrency(String(body?.['currency'])),
    cardOf(body),
  ];
  if (body === null || amount === null || amount === 0n || currency === null || card === null)
    return refuse(422, 'invalid_request', 'amount, currency and card are required');

  const payout = {
    reference,
    amount,
    currency,
    card,
    webhookUrl: textAt(body, 'webhook_url'),
    details: {
      order: body['order'] ?? null,
      category: body['category'] ?? null,
      on_behalf_of: body['on_behalf_of'] ?? null,
    },
  };
  return {
    kind: 'payout',
    reference,
    amount,
    act: async () =>
      answer(await emitResult(request, callerOf(request), await payOut(callerOf(request), payout), asItIs)),
  };
}

function readFollow(request: SimulatedRequest, reference: string, of: string, what: string): Action | Answer {
  const kind = FOLLOWS.get(what);
  const id = parseUuid(of);
  if (kind === undefined || id === null) return refuse(404, 'not_found', 'There is no such payment');
  const body = parseObject(request.body);
  const amount = minorUnitsAt(body, 'amount');
  if (amount === null) return refuse(422, 'invalid_request', 'amount is required');

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
            final: body?.['final'] !== false,
            details: deliveredAs(purchaseIn(body ?? {})),
          }),
          asItIs,
        ),
      ),
  };
}

function lookup(request: SimulatedRequest, reference: string): Action {
  return {
    kind: 'find',
    reference,
    amount: null,
    act: async () => {
      const found = await find(callerOf(request), reference);
      if (found === null) return refuse(404, 'not_found', 'No operation has this reference');
      return {
        status: 200,
        body: found.operation === 'payout' ? await payoutNow(callerOf(request), found) : found,
      };
    },
  };
}

/** Events of this processor carry its answers. */
function asItIs(happened: CardAnswer): CardAnswer {
  return happened;
}

function answer(result: Result): Answer {
  switch (result.kind) {
    case 'answer':
      return { status: 200, body: result.answer };
    case 'reference_reused':
      return refuse(422, 'reference_reused', 'This reference was used for a different request');
    case 'no_such_payment':
      return refuse(404, 'not_found', 'There is no such payment');
    default:
      return result satisfies never;
  }
}

function callerOf(request: SimulatedRequest): Caller {
  return { db: request.db, account: request.account, processor: 'mock-card', now: request.now };
}

function cardOf(body: JsonObject | null): CardPayment['card'] | null {
  const [card, token] = [objectOf(body?.['card']), objectOf(body?.['network_token'])];
  if (card !== null) return readCard('card', card, textAt(card, 'number'), textAt(card, 'security_code'));
  const number = textAt(token, 'token');
  const read = token === null ? null : readCard('network-token', token, number, null);
  return read === null ? null : { ...read, proof: proofOf(number ?? '', textAt(token, 'cryptogram')) };
}

/** The number stops here: what goes on is its last four digits. */
function readCard(
  kind: CardPayment['card']['kind'],
  from: JsonObject,
  number: string | null,
  securityCode: string | null,
): CardPayment['card'] | null {
  if (number === null || !/^[0-9]{12,19}$/.test(number)) return null;
  return {
    kind,
    lastFour: number.slice(-4),
    scheme: textAt(from, 'scheme') ?? 'other',
    expiry: parseExpiry(textAt(from, 'expiry') ?? ''),
    securityCode,
  };
}

/** For tests: which of the transaction's details arrived. */
function detailsOf(body: JsonObject): JsonObject {
  const secure = objectOf(body['three_d_secure']);
  return {
    initiator: body['initiator'] ?? null,
    payment_source: body['payment_source'] ?? null,
    previous_scheme_transaction_id: body['previous_scheme_transaction_id'] ?? null,
    previous_transaction_link_id: body['previous_transaction_link_id'] ?? null,
    order: body['order'] ?? null,
    installments: body['installments'] ?? null,
    descriptor: body['descriptor'] ?? null,
    eci: secure?.['eci'] ?? null,
    ...(body['exemption'] === undefined ? {} : { exemption: body['exemption'] }),
    ...purchaseIn(body),
  };
}
