import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MerchantAccountId } from '../domain/ids.ts';
import type { Parts } from '../parts.ts';
import { returnFromProvider } from '../payments/approve.ts';
import { askForApproval, type Reply, returnFromChallenge, SANDBOX_PAGES, showApproval } from '../three-d-secure/approval.ts';
import type { Browser } from '../three-d-secure/directory.ts';
import type { Page } from '../three-d-secure/page.ts';
import { requestHeaders } from './request-headers.ts';
import { clientIp } from './serve-route.ts';

/** Forms that buyers' browsers post; a CRes is a few hundred bytes. */
const FORM_BYTES_MAX = 64 * 1024;

/** Pages for the buyer's browser, beside the API: approval, and in the sandbox the simulated issuers' own. They are no part of the contract. */
export function serveApprovalPages(app: FastifyInstance, parts: Parts): void {
  app.get<{ Params: { token: string } }>('/approve/:token', async (request, reply) => answer(reply, await showApproval(parts, request.params.token, languageOf(request))));
  app.post<{ Params: { token: string } }>('/approve/:token', async (request, reply) => {
    const form = await readForm(request);
    return form === null ? tooLarge(reply) : answer(reply, await askForApproval(parts, request.params.token, browserOf(request, form)));
  });
  app.post<{ Params: { token: string } }>('/approve/:token/challenge', async (request, reply) => {
    if ((await readForm(request)) === null) return tooLarge(reply);
    return answer(reply, await returnFromChallenge(parts, request.params.token, languageOf(request)));
  });
  app.get<{ Params: { token: string } }>('/return/:token', async (request, reply) => answer(reply, await returnFromProvider(parts, request.params.token, languageOf(request))));
  if (parts.config.environment !== 'sandbox') return;
  for (const page of ['challenge', 'challenge/answer']) app.post(`${SANDBOX_PAGES}/${page}`, async (request, reply) => passOn(parts, page, request, reply));
}

function answer(reply: FastifyReply, given: Reply): FastifyReply {
  if (given.kind === 'redirect') return reply.code(303).headers({ location: given.url, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).send();
  return sendPage(reply, given.status, given.page);
}

/** The address of the page is a secret: it must not reach a cache, a search engine or the next site. */
function sendPage(reply: FastifyReply, status: number, { html, policy }: Page): FastifyReply {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex' };
  return reply.code(status).headers(headers).send(html);
}

/** The simulator listens on loopback, out of reach of a buyer's browser. */
async function passOn(parts: Parts, page: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const form = await readForm(request);
  const account = new URLSearchParams(request.url.split('?')[1] ?? '').get('account') ?? form?.get('account') ?? '';
  if (form === null || parts.simulatorUrl === null || !/^[a-zA-Z0-9-]{1,50}$/.test(account)) return tooLarge(reply);
  const url = `${parts.simulatorUrl}/three-d-secure/${page}?account=${account}`;
  const got = await parts.vault.send(account as MerchantAccountId, { method: 'POST', url, headers: { 'sub-merchant': account }, body: { type: 'text', contentType: 'application/x-www-form-urlencoded', text: form.toString() } }); // its shape was checked
  return sendPage(reply, got.status, { html: got.text, policy: got.headers['content-security-policy'] ?? "default-src 'none'" });
}

function tooLarge(reply: FastifyReply): FastifyReply {
  return reply.code(400).header('content-type', 'text/plain; charset=utf-8').send('This form cannot be read.');
}

async function readForm(request: FastifyRequest): Promise<URLSearchParams | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.raw) {
    if (!Buffer.isBuffer(chunk)) return null;
    size += chunk.length;
    if (size > FORM_BYTES_MAX) return null;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

function languageOf(request: FastifyRequest): string {
  return request.headers['accept-language'] ?? 'en';
}

/** Numbers that a browser told about itself are passed on as such or not at all. */
function browserOf(request: FastifyRequest, form: URLSearchParams): Browser {
  const number = (name: string): string | null => (/^-?\d{1,6}$/.test(form.get(name) ?? '') ? form.get(name) : null);
  const [colorDepth, screenHeight, screenWidth, timeZoneMinutes] = [number('color_depth'), number('screen_height'), number('screen_width'), number('time_zone_minutes')];
  const hasScript = colorDepth !== null && screenHeight !== null && screenWidth !== null && timeZoneMinutes !== null;
  return {
    acceptHeader: request.headers.accept ?? '*/*',
    userAgent: request.headers['user-agent'] ?? '',
    language: (/^[a-zA-Z-]{2,35}/.exec(languageOf(request).trim()) ?? ['en'])[0],
    ip: clientIp(request, requestHeaders(request.raw.rawHeaders)),
    javascript: hasScript ? { colorDepth, screenHeight, screenWidth, timeZoneMinutes, javaEnabled: form.get('java_enabled') === 'true' } : null,
  };
}
