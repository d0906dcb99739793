import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientIp, requestHeaders } from '../../access/request-headers.ts';
import type { PaymentLink } from '../../db/queries/payment-links.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { getTransactionRow } from '../../db/queries/transactions.ts';
import { qrSvg } from '../../design/qr-code.ts';
import type { Page } from '../../design/page.ts';
import { textAt } from '../../domain/json.ts';
import { parseUuid, toId } from '../../domain/ids.ts';
import { lookOf } from '../../front-end/look.ts';
import type { Parts } from '../../parts.ts';
import { paymentLinkAt, paymentLinkUrl } from '../../payment-links/address.ts';
import { offersOf } from '../../payment-links/offers.ts';
import { type Choice, openSessionForLink, payLink } from '../../payment-links/pay.ts';
import { builtScript } from './built-scripts.ts';
import { readForm, sendBack, sendPage, tooLarge } from './browser-page.ts';
import { expiredPage, formPage, payLookOf, processingPage, receiptPage, unknownPage } from './pay-page.ts';
import { type PayWord, refusalWord } from './pay-words.ts';

type Address = { Params: { payload: string; secret: string } };
type Asked = FastifyRequest<Address>;

/** The hosted page of a payment link: `/pay/…`. */
export function servePayPages(app: FastifyInstance, parts: Parts): void {
  const page = '/pay/:payload/:secret';
  app.get<Address>(page, async (request, reply) => {
    const found = await paymentLinkAt(parts, request.params.payload, request.params.secret);
    if (found === null) return sendUnknown(parts, request, reply);
    const before = new URLSearchParams(request.url.split('?')[1] ?? '').get('transaction_id');
    const alert = await alertOf(parts, found.link, before);
    return show(parts, request, reply, found.link, alert);
  });
  app.post<Address>(page, async (request, reply) => {
    const form = await readForm(request);
    if (form === null) return tooLarge(reply);
    const found = await paymentLinkAt(parts, request.params.payload, request.params.secret);
    if (found === null) return sendUnknown(parts, request, reply);
    const choice = choiceIn(form);
    if (choice === null) return show(parts, request, reply, found.link, null);
    const ip = clientIp(request, requestHeaders(request.raw.rawHeaders));
    const paid = await payLink(parts, found.link, choice, { now: found.now, clientIp: ip });
    if (paid.kind !== 'made') {
      const again = (await paymentLinkAt(parts, request.params.payload, request.params.secret)) ?? found;
      return show(parts, request, reply, again.link, paid.kind === 'refused' ? 'failed' : null);
    }
    const { transaction } = paid;
    const approvalUrl = approvalUrlOf(transaction);
    if (approvalUrl !== null) return sendBack(reply, approvalUrl);
    return sendBack(
      reply,
      `${paymentLinkUrl(parts.config.publicUrl, found.link)}?transaction_id=${transaction.transaction_id}`,
    );
  });
  app.post<Address>(`${page}/session`, async (request, reply) => {
    const found = await paymentLinkAt(parts, request.params.payload, request.params.secret);
    const session =
      found?.link.status === 'active' ? await openSessionForLink(parts, found.link, found.now) : null;
    return reply
      .code(session === null ? 409 : 200)
      .headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
      .send(JSON.stringify({ session, frameUrl: parts.config.fieldsUrl }));
  });
  app.get<Address>(`${page}/qr.svg`, async (request, reply) => {
    const found = await paymentLinkAt(parts, request.params.payload, request.params.secret);
    if (found === null) return sendUnknown(parts, request, reply);
    return reply
      .headers({
        'content-type': 'image/svg+xml',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .header('content-security-policy', "default-src 'none'")
      .send(qrSvg(paymentLinkUrl(parts.config.publicUrl, found.link)));
  });
}

async function show(
  parts: Parts,
  request: Asked,
  reply: FastifyReply,
  link: PaymentLink,
  alert: PayWord | null,
): Promise<FastifyReply> {
  const wanted = textAt(link.details, 'locale') ?? request.headers['accept-language'] ?? 'en';
  const pay = payLookOf(await lookOf(parts, link.merchant_account_id, wanted), link);
  const transaction =
    link.transaction_id === null
      ? null
      : await getTransactionRow(parts.db, link.merchant_account_id, toId(link.transaction_id));
  const made = async (): Promise<Page> => {
    switch (link.status) {
      case 'completed':
        return transaction === null ? processingPage(pay, null) : receiptPage(pay, transaction);
      case 'processing':
        return processingPage(pay, transaction === null ? null : approvalUrlOf(transaction));
      case 'expired':
        return expiredPage(pay);
      case 'active': {
        const { fieldsUrl: url } = parts.config;
        const script = url === null ? '' : await builtScript(parts, 'checkout', 'page.js');
        const offers = await offersOf(parts, link);
        return formPage(pay, { offers, alert, frames: url === null ? null : { url, script } });
      }
      default:
        return link.status satisfies never;
    }
  };
  return sendPage(reply, 200, await made());
}

/** Where the buyer goes on: while they have to approve, or have a reference to pay. */
function approvalUrlOf({ status, next_action: next }: TransactionRow): string | null {
  return status === 'buyer_approval_pending' || status === 'pending' || status === 'transfer_pending'
    ? textAt(next, 'url')
    : null;
}

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

/** What became of the attempt that the buyer comes back from, if it is one of this link and came to nothing. */
async function alertOf(parts: Parts, link: PaymentLink, id: string | null): Promise<PayWord | null> {
  const transactionId = parseUuid(id ?? '');
  if (transactionId === null) return null;
  const row = await getTransactionRow(parts.db, link.merchant_account_id, toId(transactionId));
  if (row === null || row.payment_link_id !== link.payment_link_id) return null;
  return ['declined', 'failed', 'expired'].includes(row.status)
    ? refusalWord(row.status, row.error_code)
    : null;
}

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
