import { fromJsonDecimal } from '../../../server/domain/processor-units.ts';
import { type Currency, currency, parseCurrency } from '../../../server/domain/currency.ts';
import { type JsonObject, isObject, objectOf, parseObject, textAt } from '../../../server/domain/json.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Action, Answer, Processor, SimulatedRequest } from '../processor.ts';
import { type CardRequest, balanceOf, cancel, change, reverse } from './cards.ts';
import { envelope, refusal } from './envelope.ts';

/**
 * Qwikcilver's API for gift cards (XnP, version 3), as its clients know it: a token of a terminal, a number for every
 * transaction, one envelope for every answer. The books of a merchant account are those of the terminal
 * `sandbox-<merchant account>`.
 *
 * A card's PIN is its opening balance in minor units. A number that ends in the last four digits of a code, such as
 * 0001 of 10001, is refused with it.
 */
export const qwikcilverProcessor: Processor = {
  id: 'qwikcilver',
  accountOf: ({ authorization = '' }) => tokenIn(authorization)?.account ?? null,
  read(request) {
    const [root = '', api, version, ...path] = request.path;
    const isApi = root.toLowerCase() === 'qwikcilver' && api?.toLowerCase() === 'xnp' && version === 'api';
    const name = `${request.method} ${path.slice(1).join('/')}`;
    if (!isApi || path[0] !== 'v3') return { status: 404, body: { Message: 'No HTTP resource was found.' } };
    if (name === 'POST authorize') return logIn(request);
    const token = tokenIn(request.headers['authorization'] ?? '');
    if (token === null || token.until * 1000 < request.nowFor('').getTime())
      return { status: 401, body: envelope(null, '10744') };
    return route(request, name);
  },
};

function logIn({ body, nowFor }: SimulatedRequest): Action | Answer {
  const given = parseObject(body);
  const account = /^sandbox-(.+)$/.exec(textAt(given, 'TerminalId') ?? '')?.[1];
  if (account === undefined) return { status: 400, body: envelope(null, '10121') };
  if (textAt(given, 'UserName') === null || textAt(given, 'Password') === null)
    return { status: 400, body: envelope(null, '10123') };
  const act = (): Promise<Answer> => Promise.resolve({ status: 200, body: grantToken(account, nowFor('')) });
  return { kind: 'log-in', reference: null, amount: null, act };
}

const TOKEN_SECONDS = 3 * 24 * 60 * 60;

/** Says whose it is and until when; the real one says so in a JWT. */
function grantToken(account: string, now: Date): Readonly<Record<string, unknown>> {
  const until = Math.floor(now.getTime() / 1000) + TOKEN_SECONDS;
  const token = `qc-${Buffer.from(account).toString('base64url')}.${until}.${newId(now).replaceAll('-', '')}`;
  return {
    ...envelope(null, '0'),
    AuthToken: token,
    BatchId: 10_000_001,
    CurrencyDecimalDigits: 2,
    TransactionType: 'INITIALIZE',
    Result: true,
  };
}

function tokenIn(authorization: string): Readonly<{ account: string; until: number }> | null {
  const [, account, until] = /^Bearer qc-([A-Za-z0-9_-]+)\.([0-9]+)\.[0-9a-f]{32}$/.exec(authorization) ?? [];
  if (account === undefined) return null;
  return { account: Buffer.from(account, 'base64url').toString(), until: Number(until) };
}

const KINDS: Readonly<Record<string, string>> = { '302': 'redeem', '303': 'refund', '306': 'balance' };

function route(request: SimulatedRequest, name: string): Action | Answer {
  const asked = read(request);
  if (asked === null) return refusal('10863');
  if (!/^[0-9]{1,19}$/.test(asked.transactionId))
    return { status: 500, body: { Message: 'Input string was not in a correct format.' } };
  const of = (kind: string, act: () => Promise<Answer>): Action => ({
    kind,
    reference: asked.key,
    amount: asked.amount,
    act,
  });
  if (name === 'POST gc/transactions/cancel') return of('refund', () => cancel(request, asked));
  if (name === 'POST gc/transactions/reverse') return of('reverse', () => reverse(request, asked));
  const kind = name === 'POST gc/transactions' ? KINDS[asked.type] : undefined;
  if (kind === undefined) return refusal('10863');

  return of(kind, () => (kind === 'balance' ? balanceOf(request, asked) : change(request, asked)));
}

/** Null: there is no card in it. Names are read in any case, as ASP.NET does. */
function read({ body, headers }: SimulatedRequest): CardRequest | null {
  const given = objectOf(lowerNames(parseObject(body))) ?? {};
  const cards = given['cards'];
  const card = Array.isArray(cards) && isObject(cards[0]) ? cards[0] : null;
  const number = textAt(card, 'cardnumber');
  if (card === null || number === null) return null;

  const money = parseCurrency(textAt(card, 'currencycode') ?? '') ?? currency('INR');
  return {
    transactionId: headers['transactionid'] ?? '',
    type: String(given['transactiontypeid']),
    key: textAt(given, 'idempotencykey'),
    hash: body,
    number,
    pin: textAt(card, 'cardpin'),
    currency: money,
    amount: minorUnits(card['amount'], money),
    bill: minorUnits(given['billamount'], money),
    invoice: textAt(given, 'invoicenumber'),
    original: readOriginal(objectOf(card['originalrequest']), money),
  };
}

function readOriginal(original: JsonObject | null, money: Currency): CardRequest['original'] {
  return original === null
    ? null
    : {
        batch: String(original['originalbatchnumber']),
        transactionId: String(original['originaltransactionid']),
        approval: String(original['originalapprovalcode']),
        amount: minorUnits(original['originalamount'], money),
      };
}

/** Of a number in major units, or of that number as text. */
function minorUnits(value: unknown, money: Currency): bigint | null {
  return value == null ? null : fromJsonDecimal(Number(value), money, {});
}

function lowerNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lowerNames);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name.toLowerCase(), lowerNames(one)]),
  );
}
