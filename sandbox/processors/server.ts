import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable, pipeline } from 'node:stream';
import type { Clock } from '../../server/platform/clock.ts';
import type { Db } from '../../server/db/db.ts';
import type { MerchantAccountId } from '../../server/domain/ids.ts';
import { type Behaviour, Behaviours } from './behaviours.ts';
import { forterProvider } from './anti-fraud/forter.ts';
import { mockAntiFraudProvider } from './anti-fraud/mock.ts';
import { signifydProvider } from './anti-fraud/signifyd.ts';
import { accountUpdater } from './account-updater.ts';
import { adyenProcessor } from './adyen/processor.ts';
import { braintreeProcessor } from './braintree/processor.ts';
import { sandboxCardProcessor } from './card/form-api.ts';
import { mockCardProcessor } from './card/json-api.ts';
import { checkoutProcessor } from './checkout-com/processor.ts';
import { control } from './control.ts';
import { Courier } from './courier.ts';
import { dlocalProcessor } from './dlocal/processor.ts';
import { echoServer } from './echo.ts';
import { gocardlessProcessor } from './gocardless/processor.ts';
import { mastercardMdes } from './mastercard-mdes/processor.ts';
import { mercadopagoProcessor } from './mercadopago/processor.ts';
import { mockBankProcessor } from './orders/direct-debit.ts';
import { mockPayByBankProcessor } from './orders/pay-by-bank.ts';
import { mockOxxoProcessor, mockPixProcessor } from './orders/voucher.ts';
import { mockPayPalProcessor } from './orders/wallet.ts';
import { stripeProcessor } from './stripe/processor.ts';
import { paypalProcessor } from './paypal/processor.ts';
import { qwikcilverProcessor } from './qwikcilver/processor.ts';
import { Timetable } from './timetable.ts';
import { mockGiftCardProcessor } from './gift-card/processor.ts';
import { networkTokenService } from './network-tokens/service.ts';
import {
  type Action,
  type Answer,
  type Processor,
  type SimulatedRequest,
  isAction,
  refuse,
} from './processor.ts';
import { isMultipart } from './multipart.ts';
import { type Watch, watchedBy } from './watch.ts';
import { threedsecureioServer } from './threedsecureio/processor.ts';
import { truelayerProcessor } from './truelayer/processor.ts';
import { walletProviders } from './wallets/providers.ts';
import { directoryServer } from './three-d-secure/directory.ts';
import { createServer } from '../../server/platform/http.ts';
import { isFromUs, isMeantForUs } from '../../server/platform/own-names.ts';

/** Every simulated processor: one line each. */
const PROCESSORS: readonly Processor[] = [
  mockCardProcessor,
  mockGiftCardProcessor,
  qwikcilverProcessor,
  sandboxCardProcessor,
  mockBankProcessor,
  mockPayByBankProcessor,
  mockPayPalProcessor,
  mockOxxoProcessor,
  mockPixProcessor,
  networkTokenService,
  mastercardMdes,
  accountUpdater,
  directoryServer,
  threedsecureioServer,
  walletProviders,
  dlocalProcessor,
  gocardlessProcessor,
  mercadopagoProcessor,
  paypalProcessor,
  stripeProcessor,
  mockAntiFraudProvider,
  forterProvider,
  signifydProvider,
  truelayerProcessor,
  adyenProcessor,
  braintreeProcessor,
  checkoutProcessor,
  echoServer,
];

/**
 * The processors of the sandbox, over HTTP on loopback. Port 0 takes any free one. Writes no log: what it is sent are
 * card numbers. `pagesUrl`: where buyers' browsers reach their pages, which loopback is not. `names`: by which it may
 * be asked for, beside loopback's. `watch`: for tests, what passes between the processors and everybody else.
 */
export async function startSimulator(
  options: Readonly<{
    db: Db;
    clock: Clock;
    port: number;
    pagesUrl?: string;
    names?: readonly string[];
    watch?: Watch | undefined;
  }>,
): Promise<Simulator> {
  const behaviours = new Behaviours();
  const byId = new Map(PROCESSORS.map((processor) => [processor.id, processor]));
  const courier = new Courier(options.db, options.clock, byId, options.watch);
  const timetable = new Timetable({ ...options, courier, byId });
  const server = createServer((request, response) => {
    serve({ ...options, behaviours, courier, timetable, byId }, request, response).catch(() =>
      fail(response),
    );
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  timetable.start();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('BUG: an HTTP server without a port');

  const url = `http://127.0.0.1:${address.port}`;
  courier.listensAt(url);
  return {
    url,
    deliverTo: (publicUrl, listeningUrl) => courier.deliverTo(publicUrl, listeningUrl),
    reachedAt: (address) => courier.listensAt(address),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await timetable.close();
      await courier.close();
    },
  };
}

export type Simulator = Readonly<{
  url: string;
  /** Events for addresses under `publicUrl` go to `listeningUrl`: in a sandbox nothing stands between. */
  deliverTo(publicUrl: string, listeningUrl: string): void;
  /** Where somebody stands in front of it: events name their keys and certificates there. */
  reachedAt(address: string): void;
  close(): Promise<void>;
}>;

const BODY_BYTES_MAX = 30_000_000;
const HANG_MS_MAX = 120_000;
/**
 * Longer than any client keeps an idle connection, so that it is never this side that closes under a request.
 */
const KEEP_ALIVE_MS = 75_000;

type Running = Readonly<{
  db: Db;
  clock: Clock;
  pagesUrl?: string;
  names?: readonly string[];
  watch?: Watch | undefined;
  behaviours: Behaviours;
  courier: Courier;
  timetable: Timetable;
  byId: ReadonlyMap<string, Processor>;
}>;

async function serve(running: Running, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://simulator');
  const [first = '', ...path] = url.pathname.split('/').slice(1).map(decodeURIComponent);
  // Processors are known by names of their own, and nobody but a browser tells where a page is.
  const mayAsk = first === '_control' ? isMeantForUs : isFromUs;
  if (!mayAsk(request.headers, running.names ?? []))
    return send(response, refuse(403, 'not_from_here', 'RAILYARD_SANDBOX_NAMES does not name who asks'));
  const body = await readBody(request);
  if (body === null) return send(response, refuse(413, 'too_large', 'The body is too large'));
  if (first === '_control')
    return send(
      response,
      await control({ ...running, method: request.method ?? 'GET', path, query: url.searchParams, body }),
    );
  const processor = running.byId.get(first);
  if (processor === undefined)
    return send(response, refuse(404, 'no_such_processor', 'There is no such processor'));

  return ask(running, processor, { request, url, path, body }, response);
}

type RequestParts = Readonly<{ request: IncomingMessage; url: URL; path: readonly string[]; body: string }>;

async function ask(
  running: Running,
  processor: Processor,
  { request, url, path, body }: RequestParts,
  response: ServerResponse,
): Promise<void> {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const account = processor.accountOf?.(headers) ?? headers['sub-merchant'] ?? 'unknown';
  // Another company takes the caller's word for who it is.
  const nowFor = (of: string): Date => running.clock.nowFor(of as MerchantAccountId);
  const now = nowFor(account);
  const origin = `http://${request.headers.host ?? '127.0.0.1'}`;
  const { db, courier, pagesUrl = origin } = running;
  const given: SimulatedRequest = {
    method: request.method ?? 'GET',
    path,
    query: url.searchParams,
    headers,
    body,
    account,
    now,
    nowFor,
    origin,
    pagesUrl,
    db,
    courier,
  };
  const read = watchedBy(running.watch, processor.id, given, processor.read(given));
  if (!isAction(read)) return send(response, read);

  await perform(
    read,
    running.behaviours,
    running.behaviours.take(processor.id, account, read, now),
    response,
  );
}

/** Acts, with the manners ordered for it. */
async function perform(
  action: Action,
  behaviours: Behaviours,
  behaviour: Behaviour | null,
  response: ServerResponse,
): Promise<void> {
  if (behaviour === null) return send(response, await action.act());
  switch (behaviour.manner) {
    case 'latency':
      await behaviours.hold(behaviour, behaviour.latencyMs);
      return send(response, await action.act());
    case 'timeout_before':
      return hang(behaviours, behaviour, response);
    case 'timeout_after':
      await action.act();
      return hang(behaviours, behaviour, response);
    case 'reset_before':
      return reset(response);
    case 'reset_after':
      await action.act();
      return reset(response);
    case 'error_before':
      return send(response, refuse(500, 'internal', 'Something went wrong'));
    case 'error_after':
      await action.act();
      return send(response, refuse(500, 'internal', 'Something went wrong'));
    case 'garbage_before':
      return send(response, GARBAGE);
    case 'garbage_after':
      await action.act();
      return send(response, GARBAGE);
    case 'answer_twice':
      return sendTwice(response, await action.act());
    case 'not_found':
      return send(response, action.unheard ?? refuse(404, 'not_found', 'There is no such payment'));
    case 'wrong_currency':
      return send(response, inAnotherCurrency(await action.act()));
    default:
      return behaviour.manner satisfies never;
  }
}

/** The same amounts, of something else. */
function inAnotherCurrency(answer: Answer): Answer {
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  const body = text
    .replaceAll(/("currency(?:_?code|_id)?":")([A-Za-z]{3})"/gi, (_all, name: string, code: string) =>
      code === code.toLowerCase() ? `${name}xpf"` : `${name}XPF"`,
    )
    .replaceAll(/(<currency-iso-code>)[A-Z]{3}</g, '$1XPF<');
  return { ...answer, body };
}

const GARBAGE: Answer = {
  status: 200,
  body: '<html><body>\u0000 Bad gateway, please hold',
  headers: { 'content-type': 'text/html' },
};

function send(response: ServerResponse, answer: Answer): void {
  if (response.destroyed || response.headersSent) return;
  if (answer.chunks !== undefined) {
    response.writeHead(answer.status, answer.headers);
    // Whoever reads it may have gone.
    return void pipeline(Readable.from(answer.chunks), response, () => undefined);
  }

  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    ...answer.headers,
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

/** Two whole answers to one request, written past Node's own bookkeeping. */
function sendTwice(response: ServerResponse, answer: Answer): void {
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  const bytes =
    `HTTP/1.1 ${answer.status} OK\r\ncontent-type: application/json\r\ncontent-length: ` +
    `${Buffer.byteLength(text)}\r\n\r\n${text}`;
  response.socket?.end(bytes + bytes);
}

function reset(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
}

/** Never answers; gives the socket up when the caller does. */
/** Once the orders are cleared, the connection breaks. */
async function hang(behaviours: Behaviours, behaviour: Behaviour, response: ServerResponse): Promise<void> {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  await behaviours.hold(behaviour, HANG_MS_MAX, gone.signal);
  response.destroy();
}

function fail(response: ServerResponse): void {
  send(response, refuse(500, 'internal', 'Something went wrong'));
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_BYTES_MAX) return null;
    chunks.push(chunk);
  }
  // Files are bytes, each a character of its own.
  const encoding = isMultipart(request.headers['content-type']) ? 'latin1' : 'utf8';
  return Buffer.concat(chunks).toString(encoding);
}
