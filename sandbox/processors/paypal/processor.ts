import type { Queryable } from '../../../server/db/db.ts';
import { addObject, getObject } from '../../queries/objects.ts';
import { type JsonObject, parseObject, objectOf, textAt } from '../../../server/domain/json.ts';
import { actButtons, plainPage } from '../plain-page.ts';
import type { Action, Answer, Processor, SimulatedRequest } from '../processor.ts';
import { WEBHOOK_ID, certificateCalled, signPayPalEvent } from './certificate.ts';
import {
  KEPT_MS,
  type PayPalDesk,
  grantToken,
  invalid,
  missing,
  newName,
  problem,
  tokenIn,
  underKey,
  uuidOf,
} from './desk.ts';
import { acceptClaim, provideEvidence } from './disputes.ts';
import { runLaterChange, removeToken } from './happenings.ts';
import {
  type Order,
  PAYER,
  amountIn,
  givenUnit,
  orderWith,
  showCapture,
  showOrder,
  showRefund,
} from './orders.ts';
import {
  captureAuthorization,
  completeOrder,
  createOrder,
  refundCapture,
  voidAuthorization,
} from './work.ts';

/**
 * PayPal, as its documentation and OpenAPI say: tokens for a client's credentials, orders, its issues, its keys, its
 * signed events. The books of a merchant account are those of the client ID `sandbox_<merchant account>`.
 */
export const paypalProcessor: Processor = {
  id: 'paypal',
  accountOf: ({ authorization = '' }) => tokenIn(authorization)?.account ?? clientIn(authorization),
  subjectOf: uuidOf,
  signEvent: signPayPalEvent,
  read(request) {
    const { path, method, headers } = request;
    if (path[0] === 'pages') return readPage(request);
    if (method === 'GET' && path.join('/').startsWith('v1/notifications/certs/'))
      return readCertificate(path);
    const { authorization = '' } = headers;
    if (path.join('/') === 'v1/oauth2/token') return logIn(request);
    const token = tokenIn(authorization);
    if (token === null || token.until * 1000 < machineTime(request).getTime())
      return {
        status: 401,
        body: { error: 'invalid_token', error_description: 'The token is not valid or expired' },
      };

    return route(request);
  },
  step: async (desk, { kind, subjectId }) => void (await runLaterChange(desk, subjectId, kind)),
  act: runLaterChange,
};

function clientIn(authorization: string): string | null {
  const basic = /^Basic ([A-Za-z0-9+/=]+)$/.exec(authorization)?.[1] ?? '';
  return /^sandbox_([A-Za-z0-9_.-]+):./.exec(Buffer.from(basic, 'base64').toString())?.[1] ?? null;
}

/** Tokens end by the time of nobody's account: a sandbox's clock does not make them older. */
function machineTime({ nowFor }: SimulatedRequest): Date {
  return nowFor('');
}

function logIn(request: SimulatedRequest): Action | Answer {
  const { method, headers, body, account } = request;
  const client = clientIn(headers['authorization'] ?? '');
  if (client === null)
    return {
      status: 401,
      body: { error: 'invalid_client', error_description: 'Client Authentication failed' },
    };
  if (method !== 'POST' || new URLSearchParams(body).get('grant_type') !== 'client_credentials')
    return {
      status: 400,
      body: { error: 'unsupported_grant_type', error_description: 'Grant Type is NULL' },
    };

  return {
    kind: 'log-in',
    reference: null,
    amount: null,
    act: () => Promise.resolve(grantToken(account, machineTime(request))),
  };
}

function readCertificate(path: readonly string[]): Answer {
  const pem = certificateCalled(path[3] ?? '');
  return pem === null
    ? { status: 404, body: '' }
    : { status: 200, body: pem, headers: { 'content-type': 'application/x-x509-ca-cert' } };
}

type Route = Readonly<{
  kind: string;
  keptMs?: number;
  run(tx: Queryable, desk: PayPalDesk, id: string, body: JsonObject): Promise<Answer>;
}>;

const ROUTES: Readonly<Record<string, Route>> = {
  'POST v2/checkout/orders': {
    kind: 'authorize',
    keptMs: KEPT_MS.orders,
    run: (tx, desk, _id, body) => createOrder(tx, desk, body),
  },
  'POST v2/checkout/orders/:id/capture': {
    kind: 'complete',
    keptMs: KEPT_MS.orders,
    run: (tx, desk, id) => completeOrder(tx, desk, id, 'CAPTURE'),
  },
  'POST v2/checkout/orders/:id/authorize': {
    kind: 'complete',
    keptMs: KEPT_MS.orders,
    run: (tx, desk, id) => completeOrder(tx, desk, id, 'AUTHORIZE'),
  },
  'POST v2/payments/authorizations/:id/capture': {
    kind: 'capture',
    keptMs: KEPT_MS.payments,
    run: captureAuthorization,
  },
  'POST v2/payments/authorizations/:id/void': {
    kind: 'void',
    keptMs: KEPT_MS.payments,
    run: voidAuthorization,
  },
  'POST v2/payments/captures/:id/refund': { kind: 'refund', keptMs: KEPT_MS.payments, run: refundCapture },
  'GET v2/checkout/orders/:id': { kind: 'look', run: (tx, desk, id) => orderAnswer(tx, desk, id) },
  'GET v2/payments/captures/:id': {
    kind: 'look',
    run: async (tx, desk, id) => {
      const order = await orderWith(tx, desk, 'capture', id);
      const capture = order?.captures.find((one) => one.id === id);
      return order === null || capture === undefined
        ? missing()
        : { status: 200, body: showCapture(order, capture) };
    },
  },
  'GET v2/payments/refunds/:id': {
    kind: 'look',
    run: async (tx, desk, id) => {
      const order = await orderWith(tx, desk, 'refund', id);
      const refund = order?.refunds.find((one) => one.id === id);
      return order === null || refund === undefined
        ? missing()
        : { status: 200, body: showRefund(order, refund) };
    },
  },
  'GET v1/customer/disputes/:id': {
    kind: 'look',
    run: async (tx, desk, id) => {
      const found = await getObject<Readonly<Record<string, unknown>>>(tx, desk, id);
      return found?.kind === 'dispute' ? { status: 200, body: found.body } : missing();
    },
  },
  'POST v1/customer/disputes/:id/accept-claim': {
    kind: 'accept_dispute',
    run: (tx, desk, id) => acceptClaim(tx, desk, id),
  },
  // The document has no 404 for it: one that is not there is as good as deleted.
  'DELETE v3/vault/payment-tokens/:id': {
    kind: 'deleteToken',
    run: async (tx, desk, id) => (await removeToken(tx, desk, id), { status: 204, body: '' }),
  },
  'GET v1/notifications/webhooks': {
    kind: 'verify',
    run: () => Promise.resolve({ status: 200, body: { webhooks: [] } }),
  },
  'POST v1/notifications/webhooks': {
    kind: 'set-up',
    run: async (tx, desk, _id, body) => {
      const url = textAt(body, 'url');
      if (url === null) return invalid('MISSING_REQUIRED_PARAMETER', 'A required field is missing.', '/url');
      await addObject(tx, desk, { id: newName(desk.now), kind: 'webhook', body: { url } }, desk.now);
      return { status: 201, body: { id: WEBHOOK_ID, url, event_types: body['event_types'] ?? [] } };
    },
  },
};

async function orderAnswer(tx: Queryable, desk: PayPalDesk, id: string): Promise<Answer> {
  const found = await getObject<Order>(tx, desk, id);
  return found?.kind === 'order' ? { status: 200, body: showOrder(found.body) } : missing();
}

/** A form of parts, and so no JSON. */
function readEvidence(request: SimulatedRequest, id: string): Action {
  const desk = deskFor(request);
  const given = { contentType: request.headers['content-type'], body: request.body };
  const act = async (): Promise<Answer> => {
    const answer = await desk.db.transaction((tx) => provideEvidence(tx, desk, id, given));
    desk.courier.kick();
    return answer;
  };
  return { kind: 'submit_dispute', reference: desk.key, amount: null, unheard: missing(), act };
}

function route(request: SimulatedRequest): Action | Answer {
  const { path, method } = request;
  const [, , , id = ''] = path;
  const named = path.map((part, index) => (index === 3 ? ':id' : part)).join('/');
  if (named === 'v1/customer/disputes/:id/provide-evidence') return readEvidence(request, id);
  const known = ROUTES[`${method} ${named}`];
  if (known === undefined || !Object.hasOwn(ROUTES, `${method} ${named}`))
    return problem(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.');
  const body = request.body === '' ? {} : parseObject(request.body);
  if (body === null) return invalid('MALFORMED_REQUEST_JSON', 'The request JSON is not well formed.', '/');

  const desk = deskFor(request);
  const { keptMs } = known;
  const act = async (): Promise<Answer> => {
    if (keptMs !== undefined)
      return underKey(desk, path.join('/'), keptMs, (tx) => known.run(tx, desk, id, body));
    const answer = await desk.db.transaction((tx) => known.run(tx, desk, id, body));
    desk.courier.kick();
    return answer;
  };
  return { kind: known.kind, reference: desk.key, amount: amountOf(body), unheard: missing(), act };
}

function amountOf(body: JsonObject): bigint | null {
  const read = amountIn(objectOf(body['amount']) ?? objectOf(givenUnit(body)?.['amount']));
  return 'units' in read ? BigInt(read.units) : null;
}

function deskFor(request: SimulatedRequest): PayPalDesk {
  const { db, courier, account, now, headers, pagesUrl } = request;
  const isWhole = headers['prefer'] === 'return=representation';
  return {
    db,
    courier,
    account,
    processor: 'paypal',
    now,
    pagesUrl,
    isWhole,
    key: headers['paypal-request-id'] ?? null,
  };
}

const page = plainPage('PayPal');

/** Where the buyer approves. Buttons stand for PayPal's own pages. */
function readPage(request: SimulatedRequest): Action | Answer {
  const [, id = '', account] = request.path;
  if (account === undefined) return page(404, 'There is no such order.');

  const desk: PayPalDesk = { ...deskFor(request), account, now: request.nowFor(account) };
  const act = async (): Promise<Answer> => {
    const found = await getObject<Order>(desk.db, desk, id);
    if (found?.kind !== 'order') return page(404, 'There is no such order.');
    const wanted = new URLSearchParams(request.body).get('act');
    if (request.method !== 'POST' || wanted === null) return page(200, BUTTONS);
    const isCancelled = wanted === 'cancel';
    if (!isCancelled) await runLaterChange(desk, uuidOf(id) ?? '', wanted);
    const back = isCancelled ? found.body.cancelUrl : found.body.returnUrl;
    if (back === null) return page(200, 'Done.');
    const to = new URL(back);
    to.searchParams.set('token', id);
    if (!isCancelled) to.searchParams.set('PayerID', PAYER);
    return page(303, '', { location: to.href });
  };
  return { kind: 'page', reference: null, amount: null, act };
}

const BUTTONS = actButtons([
  'approve',
  'approve_declined',
  'approve_echeck',
  'approve_and_dispute',
  'cancel',
]);
