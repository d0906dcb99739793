import { createPrivateKey } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { signToken } from '../../../server/access/sign-token.ts';
import { parseUuid } from '../../../server/domain/ids.ts';
import { objectOf, textAt } from '../../../server/domain/json.ts';
import type { Parts } from '../../../server/parts.ts';
import { donePage, embedPage, fieldsPage, linkPage, missingPage, type Places, walletsPage } from './pages.ts';
import {
  type Answer,
  charge,
  checkoutToken,
  enableWallets,
  makeLink,
  openSession,
  type Railyard,
  readPayment,
  walletsAreEnabled,
} from './ways.ts';
import { namesOf } from '../../../server/config.ts';
import { createServer } from '../../../server/platform/http.ts';
import { isMeantForUs } from '../../../server/platform/own-names.ts';

const BODY_BYTES_MAX = 1000;
const TOKEN_SECONDS = 60;
const EMBED_TOKEN_SECONDS = 60 * 60;

export type DemoShop = Readonly<{ url: string; close(): Promise<void> }>;

/**
 * A shop to try the sandbox in: a server of its own on an origin of its own, that knows the service by its API
 * and by nothing else. Null where there is nothing to pay with: in production, without frames, or without the
 * first key.
 */
export async function startDemoShop(
  parts: Parts,
  app: FastifyInstance,
  { keyFile, apiUrl, port }: Readonly<{ keyFile: string; apiUrl: string; port: number }>,
): Promise<DemoShop | null> {
  const { environment, fieldsUrl, publicUrl } = parts.config;
  if (environment !== 'sandbox' || fieldsUrl === null || !fs.existsSync(keyFile)) return null;
  const railyard = railyardOf(parts, app, keyFile);
  let places: Places = { shopUrl: '', apiUrl: publicUrl, fieldsUrl };
  const names = namesOf(parts.config);
  const server = createServer((request, response) => {
    if (!isMeantForUs(request.headers, names))
      return void response
        .writeHead(403, { 'content-type': 'text/plain' })
        .end('The shop is not known by this name, or asked from another page: see RAILYARD_SANDBOX_NAMES.');
    serve(railyard, places, request, response).catch((error: unknown) => {
      parts.log.warn(
        { reason: error instanceof Error ? error.message : '' },
        'the demo shop could not answer',
      );
      response.writeHead(500, { 'content-type': 'text/plain' }).end('The service did not take this.');
    });
  });
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    parts.log.warn({ port }, 'the demo shop is not there: its port is taken (RAILYARD_SHOP_PORT)');
    return null;
  }
  const address = server.address();
  const listening = typeof address === 'object' && address !== null ? address.port : port;
  // Of the same kind of name as the service's, so that the browser that reaches one reaches the other.
  places = { ...places, shopUrl: `http://${new URL(apiUrl).hostname}:${listening}` };
  return {
    url: places.shopUrl,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(
  railyard: Railyard,
  places: Places,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { shopUrl } = places;
  const { pathname, searchParams } = new URL(request.url ?? '/', shopUrl);
  const show = ({ html, policy }: Readonly<{ html: string; policy: string }>, isMissing = false): void =>
    void response
      .writeHead(isMissing ? 404 : 200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
      })
      .end(html);
  const lead = (location: string): void => void response.writeHead(303, { location }).end();
  switch (`${request.method ?? ''} ${pathname}`) {
    case 'GET /':
      return lead('/fields');
    case 'GET /fields':
      return show(fieldsPage(places, textOf(await openSession(railyard, shopUrl), 'id')));
    case 'POST /fields/pay':
      return respond(response, await chargeFor(railyard, shopUrl, await bodyOf(request)));
    case 'GET /embed':
      return show(embedPage(places, await checkoutToken(railyard)));
    case 'GET /link':
      return show(linkPage(places));
    case 'POST /link':
      return lead(textOf(await makeLink(railyard, shopUrl), 'url'));
    case 'GET /wallets':
      return show(walletsPage(places, await walletsAreEnabled(railyard)));
    case 'POST /wallets':
      await enableWallets(railyard, places.apiUrl);
      return lead('/wallets');
    case 'GET /done': {
      const id = parseUuid(searchParams.get('transaction_id') ?? '');
      return show(donePage(places, id === null ? null : await readPayment(railyard, id)));
    }
    default:
      return show(missingPage(places), true);
  }
}

/** What the page of the fields is told of the payment with its session. */
async function chargeFor(railyard: Railyard, shopUrl: string, text: string): Promise<object> {
  const session = parseUuid(text.trim());
  const paid = session === null ? {} : await charge(railyard, shopUrl, session);
  const approvalUrl = textAt(objectOf(paid['payment_method']), 'approval_url');
  return { id: paid['id'], status: paid['status'] ?? textAt(paid, 'message'), approvalUrl };
}

function respond(response: ServerResponse, told: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told));
}

function textOf(answer: Answer, name: string): string {
  const text = textAt(answer, name);
  if (text === null) throw new Error(textAt(answer, 'message') ?? `an answer without ${name}`);
  return text;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > BODY_BYTES_MAX) return '';
  }
  return text;
}

/** The API as any shop knows it, with the first key. */
function railyardOf(parts: Parts, app: FastifyInstance, keyFile: string): Railyard {
  const key = createPrivateKey(fs.readFileSync(keyFile));
  const sign = (scopes: readonly string[], lifetimeSeconds: number, embed?: object): Promise<string> =>
    signToken(key, {
      issuer: 'railyard demo shop',
      now: parts.clock.now(),
      lifetimeSeconds,
      scopes,
      ...(embed === undefined ? {} : { embed }),
    });
  return {
    async ask(method, path, body) {
      const answer = await app.inject({
        method,
        url: path,
        headers: {
          authorization: `Bearer ${await sign(['*.read', '*.write'], TOKEN_SECONDS)}`,
          'x-api-version': '2026-11-01',
          'x-merchant-account-id': 'default',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      return objectOf(answer.json()) ?? {};
    },
    signEmbedToken: (pinned) => sign(['embed'], EMBED_TOKEN_SECONDS, pinned),
  };
}
