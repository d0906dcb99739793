import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress, requestHeaders } from '../access/request-headers.ts';
import type { PaymentLink } from '../db/queries/payment-links.ts';
import type { TransactionRow } from '../db/queries/transaction-rows.ts';
import { getTransactionRow } from '../db/queries/transactions.ts';
import { type JsonObject, isObject, objectOf, textAt } from '../domain/json.ts';
import { parseUuid, toId } from '../domain/ids.ts';
import { parseStrictJson } from '../json/strict-json.ts';
import { lookOf } from '../front-end/look.ts';
import type { Parts } from '../parts.ts';
import { paymentLinkAt } from '../answers/payment-link-address.ts';
import { giftCardBalance } from '../payment-links/gift-card-balance.ts';
import {
  type LinkPayment,
  type Choice,
  openSessionForLink,
  payLink,
  paymentFor,
} from '../payment-links/pay.ts';
import { appleSessionForLink, sandboxTokenForLink } from '../payment-links/wallets.ts';
import { endOrFollow } from '../payments/approval/cancel-approval.ts';
import { Problem } from '../domain/problem.ts';
import type { HeldWrites } from '../restore/held-writes.ts';
import type { HeldValue } from '../vault/vault.ts';
import { compileCheck } from './contract-check.ts';
import { requestSchema } from '../api-contract/index.ts';
import { createTransaction } from '../api-contract/transactions.ts';
import {
  afterPayment,
  approvalUrlOf,
  issuersWords,
  lastAttempt,
  returnAddress,
} from './pages/pay-attempt.ts';
import { isTooOften, secondsToAskAgain } from './pages/pay-limits.ts';
import { PAY_WORDS, type PayWord } from './pages/pay-words.ts';
import { readBody } from './read-body.ts';

type Address = { Params: { payload: string; secret: string } };
type DeskCall = Readonly<{ link: PaymentLink; now: Date; request: FastifyRequest<Address> }>;
type Answer = Readonly<{ status: number; body: JsonObject; retryAfterSeconds?: number }>;
type Read = Readonly<{ value: JsonObject; held: ReadonlyMap<string, HeldValue> }>;

const PAGE = '/pay/:payload/:secret';
const BODY_BYTES_MAX = 64 * 1024;
/** The vault takes them out before anything here reads them, as of the API's own requests. */
const SENSITIVE = [
  '/payment_method/account_number',
  '/payment_method/token',
  '/gift_cards/*/number',
  '/gift_cards/*/pin',
];

/** What the script of the hosted page asks. Whoever knows the page's address may; a page elsewhere may not. */
export function servePayDesk(app: FastifyInstance, parts: Parts, heldWrites: HeldWrites): void {
  const serve = (method: 'GET' | 'POST', path: string, answer: (at: DeskCall) => Promise<Answer>): void => {
    app.route<Address>({
      method,
      url: `${PAGE}/${path}`,
      handler: async (request, reply) => {
        const found = await paymentLinkAt(parts, request.params.payload, request.params.secret);
        if (found === null) return send(reply, { status: 404, body: {} });
        return send(reply, await answer({ ...found, request }));
      },
    });
  };

  serve('POST', 'session', async ({ link, now }) => {
    const session = link.status === 'active' ? await openSessionForLink(parts, link, now) : null;
    return { status: session === null ? 409 : 200, body: { session, frameUrl: parts.config.fieldsUrl } };
  });
  serve('POST', 'balance', (at) => withBody(parts, at, (read) => balance(parts, at, read)));
  serve('POST', 'payments', (at) =>
    withBody(parts, at, async (read) =>
      heldWrites.isHeld()
        ? { status: 200, body: { alert: (await words(parts, at))('later') } }
        : pay(parts, at, read),
    ),
  );
  serve('POST', 'apple-session', (at) =>
    withBody(parts, at, async ({ value }) => ({
      status: 200,
      body: await appleSessionForLink(parts, at.link, textAt(value, 'validation_url') ?? ''),
    })),
  );
  if (parts.simulatorUrl !== null)
    serve('POST', 'sandbox-wallet', (at) => withBody(parts, at, (read) => sandboxWallet(parts, at, read)));
  serve('GET', 'state', async (at) => {
    const retryAfterSeconds = await secondsToAskAgain(parts, at.link, at.request);
    return retryAfterSeconds === null ? state(parts, at) : { status: 429, body: {}, retryAfterSeconds };
  });
  serve('POST', 'cancel', (at) => cancel(parts, at));
}

function send(reply: FastifyReply, { status, body, retryAfterSeconds }: Answer): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(status)
    .headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
    .send(JSON.stringify(body));
}

async function withBody(
  parts: Parts,
  { link, now, request }: DeskCall,
  answer: (read: Read) => Promise<Answer>,
): Promise<Answer> {
  let held: ReadonlyMap<string, HeldValue> = new Map();
  try {
    const bytes = await readBody(request.raw, BODY_BYTES_MAX);
    const intake = await parts.vault.intake(link.merchant_account_id, bytes ?? Buffer.from('{}'), SENSITIVE);
    held = intake.held;
    if (await isTooOften(parts, link, request))
      return { status: 200, body: { alert: (await words(parts, { link, now, request }))('often') } };
    const parsed = parseStrictJson(intake.body);
    if (!parsed.ok || !isObject(parsed.value)) return { status: 400, body: {} };
    return await answer({ value: parsed.value, held });
  } catch (error) {
    if (error instanceof Problem) return { status: 400, body: {} };
    throw error;
  } finally {
    if (held.size > 0) await parts.vault.release([...held.values()]);
  }
}

async function words(parts: Parts, { link, request }: DeskCall): Promise<(word: PayWord) => string> {
  const wanted = textAt(link.details, 'locale') ?? request.headers['accept-language'] ?? 'en';
  const { language } = await lookOf(parts, link.merchant_account_id, wanted);
  return (word) => PAY_WORDS[language][word];
}

async function balance(parts: Parts, at: DeskCall, { held }: Read): Promise<Answer> {
  const [number, pin] = [held.get('/gift_cards/0/number'), held.get('/gift_cards/0/pin')];
  const say = await words(parts, at);
  if (number === undefined || pin === undefined || !number.facts.digits || number.facts.length < 16)
    return { status: 200, body: { alert: say('giftRefused') } };
  const found = await giftCardBalance(parts, at.link, { number, pin }, at.now);
  if (found.kind !== 'known')
    return { status: 200, body: { alert: say(found.kind === 'refused' ? 'giftRefused' : 'giftOften') } };
  return found.balance <= 0n
    ? { status: 200, body: { alert: say('giftEmpty') } }
    : { status: 200, body: { balance: Number(found.balance), lastFour: found.lastFour } };
}

async function pay(parts: Parts, at: DeskCall, { value, held }: Read): Promise<Answer> {
  const say = await words(parts, at);
  const asked = askedIn(parts, at, value);
  const body = asked === null ? null : await paymentFor(parts, at.link, asked);
  if (body === null) return { status: 200, body: { alert: say('failed') } };
  const wrong = check(body, held).map(({ instancePath }) => instancePath.split('/').at(-1) ?? '');
  if (wrong.length > 0) return { status: 200, body: { alert: say('check'), fields: wrong } };
  const ip = callerAddress(at.request, requestHeaders(at.request.raw.rawHeaders), parts.config);
  const paid = await payLink(parts, at.link, body, { now: at.now, clientIp: ip, held });
  if (paid.kind === 'refused') {
    const alert = say(paid.fields.length > 0 ? 'check' : 'refused');
    return { status: 200, body: { alert, fields: paid.fields } };
  }
  if (paid.kind === 'too_often') return { status: 200, body: { alert: say('often') } };
  if (paid.kind !== 'made') return { status: 200, body: { url: returnAddress(parts, at.link, null) } };

  const { transaction } = paid;
  const told = { transaction: { id: transaction.transaction_id, status: transaction.status } };
  const alert = afterPayment(transaction);
  if (alert !== null) return { status: 200, body: { ...told, alert: alertOf(say(alert), transaction) } };
  const address = returnAddress(parts, at.link, value['window']);
  return { status: 200, body: { ...told, url: approvalUrlOf(transaction) ?? address } };
}

function alertOf(text: string, transaction: TransactionRow): string {
  return `${text} ${issuersWords(transaction)}`.trim();
}

const check: ReturnType<typeof compileCheck> = (body, held) => {
  const schema = requestSchema(createTransaction, 'body', '2026-11-01');
  if (schema === null) throw new Error('BUG: a payment has a body');
  return compileCheck(schema)(body, held);
};

function askedIn(parts: Parts, { link }: DeskCall, value: JsonObject): LinkPayment | null {
  const choice = choiceIn(value);
  const given = Array.isArray(value['gift_cards']) ? value['gift_cards'].filter(isObject) : [];
  const giftCards = given.map((card) => pick(card, GIFT_CARD));
  return choice === null ? null : { choice, giftCards, backTo: returnAddress(parts, link, value['window']) };
}

function choiceIn(value: JsonObject): Choice | null {
  const [kind = '', which = ''] = (textAt(value, 'choice') ?? '').split(':');
  if (kind === 'gift-cards') return { kind };
  if (kind === 'bank')
    return { kind, scheme: which, account: pick(objectOf(value['payment_method']) ?? {}, BANK_ACCOUNT) };
  if (kind === 'wallet') return { kind, method: which, given: givenByWallet(value) };
  if (kind === 'card' || kind === 'click-to-pay') {
    const sessionId = parseUuid(textAt(value, 'session') ?? '');
    return sessionId === null ? null : { kind, sessionId };
  }
  if (kind === 'stored') {
    const id = parseUuid(which);
    return id === null ? null : { kind, id };
  }

  return /^[a-z0-9-]{1,50}$/.test(kind) ? { kind: 'redirect', method: kind } : null;
}

/**
 * What a buyer types here. All else that the API takes of a server stays out: a link pays as the merchant's server
 * does, and whoever has its address would name another buyer, their gift card, or a payment service.
 */
const BANK_ACCOUNT = ['account_holder', 'account_number', 'routing_number', 'account_type'] as const;
const GIFT_CARD = ['number', 'pin', 'amount'] as const;

function pick(given: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.flatMap((name) => (name in given ? [[name, given[name]]] : [])));
}

/** The token, and what the wallet says of the card behind it. */
function givenByWallet(value: JsonObject): JsonObject {
  const { token, card_suffix, card_scheme } = objectOf(value['payment_method']) ?? {};
  return { token, ...(card_suffix === undefined ? {} : { card_suffix, card_scheme }) };
}

/** What the provider's own server would give to its own page. */
async function sandboxWallet(parts: Parts, { link }: DeskCall, { value }: Read): Promise<Answer> {
  const [wallet, card] = [textAt(value, 'wallet') ?? '', textAt(value, 'card') ?? ''];
  const token = await sandboxTokenForLink(parts, link, { wallet, card });
  return token === null ? { status: 400, body: {} } : { status: 200, body: { token } };
}

/** The buyer closed the issuer's question: where nobody was charged yet, the payment ends. */
async function cancel(parts: Parts, at: DeskCall): Promise<Answer> {
  const { link, request } = at;
  const transaction = await lastAttempt(parts, link, request.url);
  if (transaction === null) return { status: 404, body: {} };

  try {
    await endOrFollow(parts, {
      merchantAccountId: link.merchant_account_id,
      transactionId: transaction.transaction_id,
      request: { kind: 'cancel' },
      answering: { form: 'transaction', version: '2026-11-01', idempotency: null, audit: null },
    });
  } catch (error) {
    // It went on meanwhile, or cannot be ended: how it stands says which.
    if (!(error instanceof Problem)) throw error;
  }
  const { payload, secret } = request.params;
  return state(parts, { ...at, link: (await paymentLinkAt(parts, payload, secret))?.link ?? link });
}

/** How the payment stands that the buyer makes in another window: of the link, or else of the attempt they name. */
async function state(parts: Parts, at: DeskCall): Promise<Answer> {
  const { merchant_account_id: account, transaction_id: made } = at.link;
  const transaction =
    made === null
      ? await lastAttempt(parts, at.link, at.request.url)
      : await getTransactionRow(parts.db, account, toId(made));
  const alert = transaction === null ? null : afterPayment(transaction);
  const say = await words(parts, at);

  return {
    status: 200,
    body: {
      status: at.link.status,
      transaction:
        transaction === null ? null : { id: transaction.transaction_id, status: transaction.status },
      alert: alert === null || transaction === null ? null : alertOf(say(alert), transaction),
    },
  };
}
