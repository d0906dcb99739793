import { createHash } from 'node:crypto';
import {
  type SimulatedToken,
  type TokenChange,
  changeSimulatedToken,
  deleteSimulatedTokenMadeFor,
  findSimulatedToken,
  giveSimulatedCryptogram,
  openSimulatedToken,
} from '../../queries/network-tokens.ts';
import { digestOf } from './cryptograms.ts';
import { parseUuid } from '../../../server/domain/ids.ts';
import { type JsonObject, parseObject, textAt } from '../../../server/domain/json.ts';
import { luhnCheckDigit } from '../../../server/domain/luhn.ts';
import { newId, randomBytes } from '../../../server/platform/entropy.ts';
import { type Action, type Answer, type Processor, type SimulatedRequest, refuse } from '../processor.ts';
import { request as httpRequest } from '../../../server/platform/http.ts';

/**
 * The schemes' token service, simulated: one for all schemes.
 * - `POST tokens` `{card_number, expiration_month, expiration_year, security_code?, notification_url?}` ·
 * `GET tokens/{reference}` · `DELETE tokens/{reference}`
 * - `DELETE requests/{idempotency-key}`: the token that was made under it, for callers that never got the
 * answer
 * - `POST tokens/{reference}/suspend` · `…/resume` · `POST tokens/{reference}/cryptograms`
 * `{merchant_initiated}`
 * - `POST tokens/{reference}/issuer` `{status?, expiration_month?, expiration_year?, card_art_url?}`: what an
 * issuer does to a token by itself; it is notified.
 * Card numbers that end in 0119 are not eligible; security code 000 is refused. Latency and outages are
 * ordered like a processor's.
 */
export const networkTokenService: Processor = {
  id: 'network-tokens',
  read(request) {
    const [what = '', given = '', more = ''] = request.path;
    if (what === 'requests' && request.method === 'DELETE' && given !== '')
      return action('delete', given, () => deleteMadeFor(request, given));
    if (what !== 'tokens') return refuse(404, 'not_found', 'There is no such resource');
    if (given === '') return readOrder(request);
    const reference = parseUuid(given);
    if (reference === null) return refuse(404, 'not_found', 'There is no such token');
    const asked = `${request.method} ${more}`;
    const [moves, status] = MOVES.get(asked) ?? [null, null];
    if (moves !== null) return action(moves, reference, () => change(request, reference, { status }));

    switch (asked) {
      case 'GET ':
        return action('find', reference, () => find(request, reference));
      case 'POST cryptograms':
        return action('cryptogram', reference, () => cryptogram(request, reference));
      case 'POST issuer':
        return action('issuer', reference, () =>
          byIssuer(request, reference, parseObject(request.body) ?? {}),
        );
      default:
        return refuse(404, 'not_found', 'There is no such resource');
    }
  },
};

/** What a caller does to a token, and what it is then. */
const MOVES: ReadonlyMap<string, readonly [string, 'deleted' | 'suspended' | 'active']> = new Map([
  ['DELETE ', ['delete', 'deleted']],
  ['POST suspend', ['suspend', 'suspended']],
  ['POST resume', ['resume', 'active']],
] as const);

function readOrder(request: SimulatedRequest): Action | Answer {
  const body = parseObject(request.body);
  const caller = request.headers['idempotency-key'];
  return request.method === 'POST' && body !== null && caller !== undefined
    ? action('provision', caller, () => provision(request, caller, body))
    : refuse(400, 'bad_request', 'a card and an idempotency-key are needed');
}

const NOT_ELIGIBLE_ENDING = '0119';
const REFUSED_SECURITY_CODE = '000';
/** Tokens live longer than the cards that they stand for. */
const YEARS_LONGER = 2;
const NOTIFY_TIMEOUT_MS = 5_000;

function action(kind: string, reference: string, act: () => Promise<Answer>): Action {
  return { kind, reference, amount: null, act };
}

async function provision(request: SimulatedRequest, caller: string, body: JsonObject): Promise<Answer> {
  const number = textAt(body, 'card_number') ?? '';
  const [month, year] = [Number(body['expiration_month']), Number(body['expiration_year'])];
  if (
    !/^\d{12,19}$/.test(number) ||
    !Number.isInteger(month) ||
    month < 1 ||
    month > 12 ||
    !Number.isInteger(year)
  )
    return refuse(400, 'bad_request', 'card_number, expiration_month and expiration_year are needed');
  if (number.endsWith(NOT_ELIGIBLE_ENDING))
    return refuse(422, 'card_not_eligible', 'The issuer does not take part');
  if (textAt(body, 'security_code') === REFUSED_SECURITY_CODE)
    return refuse(422, 'card_verification_failed', 'The security code is wrong');

  const reference = newId(request.now);
  const made = {
    reference,
    card_digest: digestOf(number),
    expiration_month: month,
    expiration_year: year + YEARS_LONGER,
    card_art_url: `https://card-art.example/${reference}.png`,
    notification_url: textAt(body, 'notification_url'),
  };
  const token = await openSimulatedToken(
    request.db,
    request.account,
    caller,
    made,
    digestOf(tokenNumber(reference)),
    request.now,
  );
  return { status: 201, body: { ...renderToken(token), token: tokenNumber(token.reference) } };
}

async function find(request: SimulatedRequest, reference: string): Promise<Answer> {
  const token = await findSimulatedToken(request.db, request.account, reference);
  return token === null
    ? refuse(404, 'not_found', 'There is no such token')
    : { status: 200, body: renderToken(token) };
}

async function change(request: SimulatedRequest, reference: string, wanted: TokenChange): Promise<Answer> {
  const token = await changeSimulatedToken(request.db, request.account, reference, wanted, request.now);
  return token === null
    ? refuse(404, 'not_found', 'There is no such token')
    : { status: 200, body: renderToken(token) };
}

async function cryptogram(request: SimulatedRequest, reference: string): Promise<Answer> {
  const token = await findSimulatedToken(request.db, request.account, reference);
  if (token === null) return refuse(404, 'not_found', 'There is no such token');
  if (token.status !== 'active')
    return refuse(409, 'token_not_active', 'Only an active token gets cryptograms');

  const made = randomBytes(20).toString('base64');
  await giveSimulatedCryptogram(
    request.db,
    request.account,
    reference,
    { cryptogram: digestOf(made), token: digestOf(tokenNumber(reference)) },
    request.now,
  );
  return { status: 201, body: { cryptogram: made, eci: '07' } };
}

async function deleteMadeFor(request: SimulatedRequest, caller: string): Promise<Answer> {
  const token = await deleteSimulatedTokenMadeFor(request.db, request.account, caller, request.now);
  return token === null
    ? refuse(404, 'not_found', 'Nothing was made for this request')
    : { status: 200, body: renderToken(token) };
}

async function byIssuer(request: SimulatedRequest, reference: string, body: JsonObject): Promise<Answer> {
  const [status, art, month, year] = [
    textAt(body, 'status'),
    textAt(body, 'card_art_url'),
    body['expiration_month'],
    body['expiration_year'],
  ];
  const wanted = {
    ...(status === null ? {} : { status }),
    ...(art === null ? {} : { cardArtUrl: art }),
    ...(typeof month === 'number' ? { expirationMonth: month } : {}),
    ...(typeof year === 'number' ? { expirationYear: year } : {}),
  };
  const token = await changeSimulatedToken(request.db, request.account, reference, wanted, request.now);
  if (token === null) return refuse(404, 'not_found', 'There is no such token');

  const notified = token.notification_url === null ? null : await notify(token.notification_url, token);
  return { status: 200, body: { ...renderToken(token), notified } };
}

/** Tells the caller that something changed. Gives the status of the answer; null when there was none. */
function notify(url: string, token: SimulatedToken): Promise<number | null> {
  return new Promise((resolve) => {
    if (!url.startsWith('http://')) return resolve(null);

    const body = JSON.stringify({ type: 'token.changed', reference: token.reference });
    const sent = httpRequest(
      url,
      {
        method: 'POST',
        timeout: NOTIFY_TIMEOUT_MS,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? null);
      },
    );
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => resolve(null));
    sent.end(body);
  });
}

function renderToken(token: SimulatedToken): JsonObject {
  const { reference, status, expiration_month, expiration_year, card_art_url } = token;
  return { reference, status, expiration_month, expiration_year, card_art_url };
}

/** Always the same for a reference, so that no number need be kept: 489537, nine digits, check digit. */
function tokenNumber(reference: string): string {
  const hash = createHash('sha256').update(reference).digest('hex');
  const nine = BigInt(`0x${hash.slice(0, 14)}`) % 1_000_000_000n;
  const digits = `489537${nine.toString().padStart(9, '0')}`;
  return digits + luhnCheckDigit(digits);
}
