import { createHash } from 'node:crypto';
import {
  bookGiftCardOperation,
  leftToRefund,
  lockGiftCard,
  lockGiftCardOfRedemption,
  openGiftCard,
  type SimulatedGiftCard,
} from '../../queries/gift-cards.ts';
import { findOperation } from '../../queries/payments.ts';
import type { Queryable } from '../../../server/db/db.ts';
import { type JsonObject, minorUnitsAt, parseObject } from '../../../server/domain/json.ts';
import { parseUuid } from '../../../server/domain/ids.ts';
import { newId } from '../../../server/platform/entropy.ts';
import { type Action, type Answer, type Processor, refuse, type SimulatedRequest } from '../processor.ts';

/**
 * The provider behind `mock-gift-card`. As published, the PIN decides: `0…` works and is, as an integer, the
 * balance that a new card starts with; `1…` is a validation error, `2…` a server error, `3…` a client error;
 * and the last four digits of the number ask for an error of their own.
 * - `POST balances {number, pin, currency?}` · `POST redemptions {number, pin, amount, currency}` · `POST
 * redemptions/{id}/refunds {amount}`
 * - `POST activations {number, pin, amount, currency}` · `POST issuances {theme, amount, currency}` · `GET
 * operations/{reference}`
 */
export const mockGiftCardProcessor: Processor = {
  id: 'mock-gift-card',
  read(request) {
    const body = parseObject(request.body) ?? {};
    const reference = request.headers['idempotency-key'] ?? null;
    const [what = '', id = '', more = ''] = request.path;
    const amount = minorUnitsAt(body, 'amount');
    const action = (kind: string, act: () => Promise<Answer>): Action => ({ kind, reference, amount, act });
    const asked = `${request.method} ${what}${more === '' ? '' : `/${more}`}`;
    if (asked === 'GET operations') return action('find', () => findAnswer(request, id));
    if (asked === 'POST balances') return action('balance', () => balance(request, body));
    if (!WRITES.has(asked)) return refuse(404, 'not_found', 'There is no such resource');
    if (reference === null) return refuse(400, 'missing_reference', 'idempotency-key is missing');

    switch (asked) {
      case 'POST redemptions':
        return action('redeem', () => change(request, reference, body, 'redeem'));
      case 'POST activations':
        return action('activate', () => change(request, reference, body, 'activate'));
      case 'POST redemptions/refunds':
        return action('refund', () => refund(request, reference, id, amount));
      default:
        return action('issue', () => issue(request, reference, body));
    }
  },
};

/** What changes a balance, once for each reference. */
const WRITES: ReadonlySet<string> = new Set([
  'POST redemptions',
  'POST activations',
  'POST redemptions/refunds',
  'POST issuances',
]);

/** By the last four digits of the number. */
const ERRORS_BY_ENDING: Readonly<Record<string, string>> = {
  '0000': 'invalid_gift_card',
  '0001': 'expired_card',
  '0002': 'inactive_card',
  '0003': 'invalid_service_credentials',
  '0004': 'invalid_amount',
  '0005': 'incorrect_currency',
  '0006': 'insufficient_funds',
  '0007': 'invalid_service_configuration',
  '0008': 'operation_canceled',
  '0009': 'service_error',
  '0010': 'service_network_error',
  '0011': 'unknown_error',
};
const ERRORS_BY_DIGIT: Readonly<Record<string, Answer>> = {
  '1': { status: 400, body: { code: 'validation_error', message: 'The request is not valid', acted: false } },
  '2': {
    status: 500,
    body: { code: 'server_error', message: 'Something went wrong; nothing was done', acted: false },
  },
  '3': { status: 422, body: { code: 'client_error', message: 'The request cannot be served', acted: false } },
};

type Card = Readonly<{ digest: string; lastFour: string; opening: bigint }>;
type Change = 'redeem' | 'activate';

async function balance(request: SimulatedRequest, body: JsonObject): Promise<Answer> {
  const card = readCard(body);
  if ('status' in card) return card;
  return request.db.transaction(async (tx) => {
    const known = await knownCard(tx, request, card);
    return {
      status: 200,
      body: {
        status: 'approved',
        balance: String(known.balance),
        currency: known.currency ?? body['currency'] ?? null,
      },
    };
  });
}

async function change(
  request: SimulatedRequest,
  reference: string,
  body: JsonObject,
  kind: Change,
): Promise<Answer> {
  const card = readCard(body);
  const amount = minorUnitsAt(body, 'amount');
  const currency = body['currency'];
  if ('status' in card) return card;
  if (amount === null || typeof currency !== 'string')
    return refuse(400, 'validation_error', 'amount and currency are needed');

  return runOnce(request, reference, [kind, card.digest, amount, currency], async (tx, hash) => {
    const known = await knownCard(tx, request, card);
    const code = refusalOf(known, kind, amount, currency);
    const id = newId(request.now);
    const left =
      code !== null ? known.balance : kind === 'redeem' ? known.balance - amount : known.balance + amount;
    const answer = {
      operation: kind,
      id,
      reference,
      status: code === null ? 'approved' : 'refused',
      code,
      message: code?.replaceAll('_', ' ') ?? null,
      amount: String(code === null ? amount : 0n),
      balance: String(left),
      currency,
    };

    await bookGiftCardOperation(
      tx,
      key(request),
      {
        reference,
        operation_id: id,
        payment_id: known.card_id,
        kind,
        status: code === null ? 'approved' : 'refused',
        amount: code === null ? amount : 0n,
        request_hash: hash,
        answer,
      },
      { ...known, balance: left, currency: code === null ? currency : known.currency },
      request.now,
    );
    return answer;
  });
}

function refusalOf(card: SimulatedGiftCard, kind: Change, amount: bigint, currency: string): string | null {
  if (amount <= 0n) return 'invalid_amount';
  if (card.currency !== null && card.currency !== currency) return 'incorrect_currency';
  return kind === 'redeem' && amount > card.balance ? 'insufficient_funds' : null;
}

async function refund(
  request: SimulatedRequest,
  reference: string,
  redemptionId: string,
  amount: bigint | null,
): Promise<Answer> {
  const redemption = parseUuid(redemptionId);
  if (amount === null || redemption === null)
    return refuse(400, 'validation_error', 'amount and a redemption are needed');
  const ordered = ERRORS_BY_DIGIT[String(amount).slice(-1)];
  if (ordered !== undefined) return ordered;

  return runOnce(request, reference, ['refund', redemption, amount], async (tx, hash) => {
    const card = await lockGiftCardOfRedemption(tx, key(request), redemption);
    if (card === null)
      return {
        operation: 'refund',
        status: 'refused',
        code: 'invalid_gift_card',
        message: 'There is no such redemption',
        id: null,
        amount: '0',
      };
    const tooMuch = amount <= 0n || amount > (await leftToRefund(tx, key(request), redemption));
    const id = newId(request.now);
    const answer = {
      operation: 'refund',
      id,
      reference,
      redemption_id: redemption,
      status: tooMuch ? 'refused' : 'approved',
      code: tooMuch ? 'invalid_amount' : null,
      message: tooMuch ? 'More than was redeemed' : null,
      amount: String(tooMuch ? 0n : amount),
    };

    await bookGiftCardOperation(
      tx,
      key(request),
      {
        reference,
        operation_id: id,
        payment_id: card.card_id,
        kind: 'refund',
        status: tooMuch ? 'refused' : 'approved',
        amount: tooMuch ? 0n : amount,
        request_hash: hash,
        answer,
      },
      { ...card, balance: tooMuch ? card.balance : card.balance + amount },
      request.now,
    );
    return answer;
  });
}

/**
 * A new card of the provider: the buyer collects it at an address. Its number and PIN are made when the buyer
 * does.
 */
async function issue(request: SimulatedRequest, reference: string, body: JsonObject): Promise<Answer> {
  const amount = minorUnitsAt(body, 'amount');
  const currency = body['currency'];
  if (amount === null || amount <= 0n || typeof currency !== 'string')
    return refuse(400, 'validation_error', 'amount and currency are needed');

  return runOnce(request, reference, ['issue', amount, currency, body['theme']], async (tx, hash) => {
    const id = newId(request.now);
    const card = {
      card_id: id,
      card_digest: createHash('sha256').update(`issued ${id}`).digest('hex'),
      currency,
      balance: amount,
    };
    await openGiftCard(tx, key(request), card, request.now);
    const answer = {
      operation: 'issue',
      id,
      reference,
      status: 'approved',
      code: null,
      message: null,
      amount: String(amount),
      currency,
      url: `https://gift-cards.example.com/collect/${id}`,
    };

    await bookGiftCardOperation(
      tx,
      key(request),
      {
        reference,
        operation_id: id,
        payment_id: id,
        kind: 'issue',
        status: 'approved',
        amount,
        request_hash: hash,
        answer,
      },
      card,
      request.now,
    );
    return answer;
  });
}

async function findAnswer(request: SimulatedRequest, reference: string): Promise<Answer> {
  const operation = await findOperation(request.db, key(request), reference);
  return operation === null
    ? refuse(404, 'not_found', 'There is no operation with this reference')
    : { status: 200, body: operation.answer };
}

/** Answers a repeated reference as before; the same reference with other content is refused. */
async function runOnce(
  request: SimulatedRequest,
  reference: string,
  content: readonly unknown[],
  act: (tx: Queryable, hash: string) => Promise<JsonObject>,
): Promise<Answer> {
  const hash = createHash('sha256').update(content.map(String).join('\u0000')).digest('hex');
  return request.db.transaction(async (tx) => {
    const earlier = await findOperation(tx, key(request), reference);
    if (earlier === null) return { status: 200, body: await act(tx, hash) };
    return earlier.request_hash === hash
      ? { status: 200, body: earlier.answer }
      : refuse(409, 'reference_reused', 'This reference was used for something else');
  });
}

async function knownCard(tx: Queryable, request: SimulatedRequest, card: Card): Promise<SimulatedGiftCard> {
  await openGiftCard(
    tx,
    key(request),
    { card_id: newId(request.now), card_digest: card.digest, currency: null, balance: card.opening },
    request.now,
  );
  const known = await lockGiftCard(tx, key(request), card.digest);
  if (known === null) throw new Error('BUG: an opened gift card is not there');
  return known;
}

function readCard(body: JsonObject): Card | Answer {
  const [number, pin] = [body['number'], body['pin']];
  if (
    typeof number !== 'string' ||
    typeof pin !== 'string' ||
    !/^[0-9]{16,19}$/.test(number) ||
    !/^[0-9]{1,15}$/.test(pin)
  )
    return refuse(400, 'validation_error', 'number and pin must be digits');
  const ordered = ERRORS_BY_DIGIT[pin.slice(0, 1)];
  if (ordered !== undefined) return ordered;
  const lastFour = number.slice(-4);
  const code = ERRORS_BY_ENDING[lastFour];
  if (code !== undefined)
    return {
      status: 200,
      body: { status: 'refused', code, message: code.replaceAll('_', ' '), id: null, amount: '0' },
    };

  return {
    digest: createHash('sha256').update(`${number} ${pin}`).digest('hex'),
    lastFour,
    opening: BigInt(pin),
  };
}

function key({ account }: SimulatedRequest): Readonly<{ account: string; processor: string }> {
  return { account, processor: mockGiftCardProcessor.id };
}
