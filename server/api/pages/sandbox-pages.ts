import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseMerchantAccountId, parseUuid } from '../../domain/ids.ts';
import type { Parts } from '../../parts.ts';
import { SANDBOX_PAGES } from '../../three-d-secure/approval.ts';
import { languageFor } from '../../design/language.ts';
import { builtScript } from './built-scripts.ts';
import { SANDBOX_WALLETS_PATH } from './pay-wallets.ts';
import { readForm, readText, sendBack, sendPage, tooLarge } from './browser-page.ts';

type Params = Readonly<{ processor: string; id: string; account: string }>;

/**
 * Passes the pages of simulated issuers and providers on, in the sandbox only, and nothing else that the
 * simulator has.
 */
export function serveSandboxPages(app: FastifyInstance, parts: Parts): void {
  if (parts.config.environment !== 'sandbox') return;
  for (const page of ['challenge', 'challenge/answer', 'method']) {
    app.post(`${SANDBOX_PAGES}/three-d-secure/${page}`, async (request, reply) => {
      const form = await readForm(request);
      const account =
        new URLSearchParams(request.url.split('?')[1] ?? '').get('account') ?? form?.get('account') ?? '';
      return passOn(parts, account, form, `three-d-secure/${page}?account=${account}`, request, reply);
    });
  }
  app.post(`${SANDBOX_PAGES}/three-d-secure/app`, (request, reply) => answerApp(parts, request, reply));
  app.get(SANDBOX_WALLETS_PATH, async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
      .send(await builtScript(parts, 'checkout', 'sandbox-wallets.js')),
  );

  const provider = async (
    request: FastifyRequest<{ Params: Params }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { processor, id, account } = request.params;
    if (!/^[a-z0-9-]{1,50}$/.test(processor) || parseUuid(id) === null) return tooLarge(reply);
    return passOn(
      parts,
      account,
      request.method === 'POST' ? await readForm(request) : 'none',
      `${processor}/pages/${id}/${account}`,
      request,
      reply,
    );
  };
  app.get<{ Params: Params }>(`${SANDBOX_PAGES}/:processor/pages/:id/:account`, provider);
  app.post<{ Params: Params }>(`${SANDBOX_PAGES}/:processor/pages/:id/:account`, provider);
}

/** The issuer's server for the 3-D Secure SDKs of apps: JSON, as `acs_signed_content` names it. */
async function answerApp(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const account = new URLSearchParams(request.url.split('?')[1] ?? '').get('account') ?? '';
  const merchantAccountId = parseMerchantAccountId(account);
  const text = await readText(request);
  if (text === null || parts.simulatorUrl === null || merchantAccountId === null) return tooLarge(reply);

  const got = await parts.vault.send(merchantAccountId, {
    method: 'POST',
    url: `${parts.simulatorUrl}/three-d-secure/app?account=${account}`,
    headers: { 'sub-merchant': account },
    body: { type: 'text', contentType: 'application/json', text },
  });
  return reply
    .code(got.status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .send(got.text);
}

async function passOn(
  parts: Parts,
  account: string,
  form: URLSearchParams | 'none' | null,
  path: string,
  asked: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const merchantAccountId = parseMerchantAccountId(account);
  if (form === null || parts.simulatorUrl === null || merchantAccountId === null) return tooLarge(reply);
  const request = {
    url: `${parts.simulatorUrl}/${path}`,
    headers: {
      'sub-merchant': account,
      'accept-language': languageFor(asked.headers['accept-language'] ?? ''),
    },
  };
  const got =
    form === 'none'
      ? await parts.vault.send(merchantAccountId, { ...request, method: 'GET' })
      : await parts.vault.send(merchantAccountId, {
          ...request,
          method: 'POST',
          body: { type: 'text', contentType: 'application/x-www-form-urlencoded', text: form.toString() },
        });
  const back = got.headers['location'];
  if (got.status === 303 && back !== undefined) return sendBack(reply, back);

  return sendPage(reply, got.status, {
    html: got.text,
    policy: got.headers['content-security-policy'] ?? "default-src 'none'",
  });
}
