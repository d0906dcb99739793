import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ApiError, NotFoundError, Railyard, type Transaction } from '@railyard/sdk';
import { isMeantForUs } from './own-names.ts';
import { donePage, embedPage, fieldsPage, linkPage, missingPage, type Places, walletsPage } from './pages.ts';
import {
  charge,
  checkoutToken,
  enableWallets,
  makeLink,
  openSession,
  readPayment,
  walletsAreEnabled,
} from './ways.ts';

const BODY_BYTES_MAX = 1000;

export type DemoShop = Readonly<{ url: string; close(): Promise<void> }>;

/** All that a shop knows of the service. */
export type DemoShopSettings = Readonly<{
  /** Where the service listens, for what the shop itself asks. */
  url: string;
  /** The same as browsers reach it, for the shop's pages. */
  apiUrl: string;
  fieldsUrl: string;
  /** The private half of an API key. */
  keyFile: string;
  port: number;
  /** By which browsers may know the shop, beside those of this machine. */
  names: readonly string[];
}>;

/**
 * A shop to try the sandbox in: a server of its own on an origin of its own, that knows the service by its API and by
 * nothing else. Null where its port is taken.
 */
export async function startDemoShop(settings: DemoShopSettings): Promise<DemoShop | null> {
  const { url, apiUrl, fieldsUrl, keyFile, port, names } = settings;
  const railyard = new Railyard({
    url,
    allowPlainHttp: true,
    key: fs.readFileSync(keyFile, 'utf8'),
    merchantAccount: 'default',
    issuer: 'railyard demo shop',
  });
  let places: Places = { shopUrl: '', apiUrl, fieldsUrl };
  const server = createServer((request, response) => {
    if (!isMeantForUs(request.headers, names))
      return void response
        .writeHead(403, { 'content-type': 'text/plain' })
        .end('The shop is not known by this name, or asked from another page: see RAILYARD_SANDBOX_NAMES.');
    serve(railyard, places, request, response).catch((error: unknown) => {
      console.warn(`The demo shop could not answer: ${error instanceof Error ? error.message : ''}`);
      response.writeHead(500, { 'content-type': 'text/plain' }).end('The service did not take this.');
    });
  });
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    return null;
  }
  const address = server.address();
  const listening = typeof address === 'object' && address !== null ? address.port : port;

  // Of the same kind of name as the service's, so that the browser that reaches one reaches the other.
  places = { ...places, shopUrl: `http://${new URL(url).hostname}:${listening}` };
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
      return show(fieldsPage(places, (await openSession(railyard, shopUrl)).id));
    case 'POST /fields/pay':
      return respond(response, await chargeFor(railyard, shopUrl, await bodyOf(request)));
    case 'GET /embed':
      return show(embedPage(places, checkoutToken(railyard)));
    case 'GET /link':
      return show(linkPage(places));
    case 'POST /link':
      return lead((await makeLink(railyard, shopUrl)).url);
    case 'GET /wallets':
      return show(walletsPage(places, await walletsAreEnabled(railyard)));
    case 'POST /wallets':
      await enableWallets(railyard, places.apiUrl);
      return lead('/wallets');
    case 'GET /done': {
      return show(donePage(places, await paymentWith(railyard, searchParams.get('transaction_id') ?? '')));
    }
    default:
      return show(missingPage(places), true);
  }
}

/** What the page of the fields is told of the payment with its session. */
async function chargeFor(railyard: Railyard, shopUrl: string, text: string): Promise<object> {
  const session = text.trim();
  if (!UUID.test(session)) return {};
  try {
    const { id, status, payment_method: method } = await charge(railyard, shopUrl, session);
    return { id, status, approvalUrl: method?.approval_url ?? null };
  } catch (error) {
    if (error instanceof ApiError) return { status: error.message };
    throw error;
  }
}

async function paymentWith(railyard: Railyard, id: string): Promise<Transaction | null> {
  if (!UUID.test(id)) return null;
  try {
    return await readPayment(railyard, id);
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function respond(response: ServerResponse, told: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > BODY_BYTES_MAX) return '';
  }
  return text;
}
