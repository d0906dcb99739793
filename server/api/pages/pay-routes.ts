import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress, requestHeaders } from '../../access/request-headers.ts';
import type { PaymentLink } from '../../db/queries/payment-links.ts';
import { getTransactionRow } from '../../db/queries/transactions.ts';
import { qrSvg } from '../../design/qr-code.ts';
import type { Page } from '../../design/page.ts';
import { textAt } from '../../domain/json.ts';
import { parseUuid, toId } from '../../domain/ids.ts';
import { lookOf } from '../../front-end/look.ts';
import { ancestorsOf, parseFrontEndOrigin } from '../../front-end/origins.ts';
import type { Parts } from '../../parts.ts';
import { paymentLinkAt, paymentLinkUrl } from '../../answers/payment-link-address.ts';
import { offersOf, takesGiftCards } from '../../payment-links/offers.ts';
import { type Choice, openSessionForLink, payLink, paymentFor } from '../../payment-links/pay.ts';
import { removeStored } from '../../payment-links/remove-stored.ts';
import type { HeldWrites } from '../../restore/held-writes.ts';
import { builtScript } from './built-scripts.ts';
import { readForm, sendBack, sendPage, tooLarge } from './browser-page.ts';
import { afterPayment, approvalUrlOf, lastAttempt } from './pay-attempt.ts';
import { formPage } from './pay-form.ts';
import { isTooOften } from './pay-limits.ts';
import {
  backTo,
  closingPage,
  expiredPage,
  givenBackPage,
  type Embed,
  type PayLook,
  payLookOf,
  processingPage,
  receiptPage,
  shareText,
  unknownPage,
} from './pay-page.ts';
import type { PayWord } from './pay-words.ts';

type Address = { Params: { payload: string; secret: string } };
type PayRequest = FastifyRequest<Address>;
type OpenLink = Readonly<{ link: PaymentLink; now: Date }>;

/** The hosted page of a payment link: `/pay/…`. It works without scripts, up to what may only be typed with one. */
export function servePayPages(app: FastifyInstance, parts: Parts, heldWrites: HeldWrites): void {
  const page = '/pay/:payload/:secret';
  const serve = (
    method: 'GET' | 'POST',
    path: string,
    answer: (request: PayRequest, reply: FastifyReply, at: OpenLink) => Promise<FastifyReply>,
  ): void => {
    app.route<Address>({
      method,
      url: `${page}${path}`,
      handler: async (request, reply) => {
        const found = await paymentLinkAt(parts, request.params.payload, request.params.secret);
        return found === null ? sendUnknown(parts, request, reply) : answer(request, reply, found);
      },
    });
  };

  // An e-mail program broke the address, or somebody typed half of it.
  for (const part of ['/pay', '/pay/', '/pay/:payload', '/pay/:payload/'])
    app.get(part, (request, reply) => sendUnknown(parts, request, reply));
  serve('GET', '', async (request, reply, { link }) => {
    const attempt = await lastAttempt(parts, link, request.url);
    const window = new URLSearchParams(request.url.split('?')[1] ?? '').get('window');
    if (window === 'popup' || window === 'frame')
      return sendPage(
        reply,
        200,
        closingPage(await lookAt(parts, request, link), await ancestors(parts, link)),
      );
    const back = window === 'page' ? backTo(await lookAt(parts, request, link), attempt) : null;
    if (back !== null) return sendBack(reply, back);
    return show(parts, request, reply, link, attempt === null ? null : afterPayment(attempt));
  });
  serve('POST', '', (request, reply, at) => choose(parts, request, reply, { ...at, heldWrites }));
  serve('GET', '/qr.svg', async (_request, reply, { link }) =>
    reply
      .headers({ ...PRIVATE, 'content-type': 'image/svg+xml' })
      .send(qrSvg(paymentLinkUrl(parts.config.publicUrl, link))),
  );
  serve('GET', '/share.txt', async (request, reply, { link }) => {
    const text = shareText(await lookAt(parts, request, link), paymentLinkUrl(parts.config.publicUrl, link));
    return reply.headers({ ...PRIVATE, 'content-type': 'text/plain; charset=utf-8' }).send(text);
  });
}

const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
};

/** What a button of the page without scripts asks for. */
async function choose(
  parts: Parts,
  request: PayRequest,
  reply: FastifyReply,
  { link, now, heldWrites }: OpenLink & Readonly<{ heldWrites: HeldWrites }>,
): Promise<FastifyReply> {
  const form = await readForm(request);
  if (form === null) return tooLarge(reply);
  const leaving = parseUuid<'payment-method'>(form.get('remove') ?? '');
  if (leaving !== null)
    return show(parts, request, reply, link, (await removeStored(parts, link, leaving)) ? 'removed' : null);
  if (heldWrites.isHeld()) return show(parts, request, reply, link, 'later');
  if (await isTooOften(parts, link, request)) return show(parts, request, reply, link, 'often');
  const choice = choiceIn(form);
  const body = choice === null ? null : await paymentFor(parts, link, { choice });
  if (body === null) return show(parts, request, reply, link, choice === null ? null : 'failed');

  const ip = callerAddress(request, requestHeaders(request.raw.rawHeaders), parts.config);
  const paid = await payLink(parts, link, body, { now, clientIp: ip });
  const { payload, secret } = request.params;
  if (paid.kind !== 'made') {
    const again = (await paymentLinkAt(parts, payload, secret))?.link ?? link;
    return show(parts, request, reply, again, WORDS_OF_REFUSALS[paid.kind]);
  }
  const { transaction } = paid;
  return sendBack(
    reply,
    approvalUrlOf(transaction) ??
      `${paymentLinkUrl(parts.config.publicUrl, link)}?transaction_id=${transaction.transaction_id}`,
  );
}

const WORDS_OF_REFUSALS = { refused: 'failed', too_often: 'often', taken: null } as const;

function choiceIn(form: URLSearchParams): Choice | null {
  const method = form.get('method') ?? '';
  if (method === 'card') {
    const sessionId = parseUuid(form.get('session') ?? '');
    return sessionId === null ? null : { kind: 'card', sessionId };
  }
  if (method.startsWith('stored:')) {
    const id = parseUuid(method.slice('stored:'.length));
    return id === null ? null : { kind: 'stored', id };
  }
  return /^[a-z0-9-]{1,50}$/.test(method) ? { kind: 'redirect', method } : null;
}

async function lookAt(parts: Parts, request: PayRequest, link: PaymentLink): Promise<PayLook> {
  const wanted = textAt(link.details, 'locale') ?? request.headers['accept-language'] ?? 'en';
  const look = await lookOf(parts, link.merchant_account_id, wanted);
  return payLookOf(look, link, await embedOf(parts, request, link));
}

/** Null: the buyer has the page in a window of its own. */
async function embedOf(parts: Parts, request: PayRequest, link: PaymentLink): Promise<Embed | null> {
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  const parentOrigin = parseFrontEndOrigin(query.get('parent') ?? '');
  const instance = query.get('instance') ?? '';
  if (!link.is_embedded || parentOrigin === null || !/^[a-f0-9]{32}$/.test(instance)) return null;
  return { parentOrigin, instance, ancestors: await ancestors(parts, link) };
}

/** Who may show the page in theirs. */
async function ancestors(parts: Parts, link: PaymentLink): Promise<readonly string[]> {
  const around = link.is_embedded ? await ancestorsOf(parts, { ...link, front_end_origins: null }) : [];
  return around.includes("'none'") ? around : ["'self'", ...around];
}

async function show(
  parts: Parts,
  request: PayRequest,
  reply: FastifyReply,
  link: PaymentLink,
  alert: PayWord | null,
): Promise<FastifyReply> {
  const pay = await lookAt(parts, request, link);
  const transaction =
    link.transaction_id === null
      ? null
      : await getTransactionRow(parts.db, link.merchant_account_id, toId(link.transaction_id));
  const isOfLink = transaction?.payment_link_id === link.payment_link_id;
  const script = await builtScript(parts, 'checkout', 'page.js');
  const waiting = async (): Promise<Page> =>
    processingPage(pay, {
      transaction,
      // That of another link, or of the shop's own page, is for its buyer alone.
      approvalUrl: isOfLink && transaction !== null ? approvalUrlOf(transaction) : null,
      script: await builtScript(parts, 'checkout', 'waiting.js'),
    });
  const made = async (): Promise<Page> => {
    switch (link.status) {
      case 'completed':
        return transaction === null ? waiting() : receiptPage(pay, transaction, script);
      case 'processing':
        return waiting();
      case 'given_back':
        return transaction === null ? waiting() : givenBackPage(pay, transaction);
      case 'expired':
        return expiredPage(pay);
      case 'active': {
        const offers = await offersOf(parts, link);
        const hasCards = parts.config.fieldsUrl !== null && offers.some(({ kind }) => kind === 'card');
        return formPage(pay, {
          offers,
          // Frames within frames say whose they are. A page that is only looked at, or fetched, opens none.
          session:
            hasCards && link.is_embedded && request.method !== 'HEAD'
              ? await openSessionForLink(parts, link, parts.clock.nowFor(link.merchant_account_id))
              : null,
          origin: new URL(parts.config.publicUrl).origin,
          takesGiftCards: await takesGiftCards(parts, link),
          isEndNear:
            Date.parse(link.expires_at) - parts.clock.nowFor(link.merchant_account_id).getTime() <
            NEAR_END_MS,
          alert,
          fieldsUrl: parts.config.fieldsUrl,
          script,
          soon: await builtScript(parts, 'checkout', 'soon.js'),
          simulatorUrl: parts.simulatorUrl,
        });
      }
      default:
        return link.status satisfies never;
    }
  };

  return sendPage(reply, 200, await made());
}

/** A buyer who pays at once need not know when the link ends. */
const NEAR_END_MS = 60 * 60_000;

async function sendUnknown(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return sendPage(
    reply,
    404,
    unknownPage(await lookOf(parts, null, request.headers['accept-language'] ?? 'en')),
  );
}
