import type { Queryable } from '../../../server/db/db.ts';
import { addObject, getObject, listObjects } from '../../queries/objects.ts';
import { type JsonObject, parseObject, textAt } from '../../../server/domain/json.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Desk } from '../book.ts';
import { actButtons, plainPage } from '../plain-page.ts';
import type { Action, Answer, Processor, SimulatedRequest } from '../processor.ts';
import { type TrueLayerDesk, grantToken, invalid, missing, problem, tokenIn, underKey } from './desk.ts';
import {
  type Payment,
  type Refund,
  cancelPayment,
  createPayment,
  createRefund,
  runLaterChange,
  showPayment,
} from './payments.ts';
import { type Payout, changePayout, createPayout, listTransactions, showPayout } from './payouts.ts';
import { claimIn, isSignedBy, publishedKeys, signTrueLayerEvent } from './signature.ts';

/**
 * TrueLayer, as its documentation says: tokens, signed requests, problem details, its keys, its signed events. The
 * books of a merchant account are those of the client ID `sandbox-<merchant account>`.
 */
export const truelayerProcessor: Processor = {
  id: 'truelayer',
  accountOf: ({ authorization = '' }) => tokenIn(authorization)?.account ?? null,
  signEvent: signTrueLayerEvent,
  read(request) {
    const { path, method, headers } = request;
    if (path[0] === 'pages') return readPage(request);
    const named = `${method} ${path.join('/')}`;
    if (named === 'GET .well-known/jwks') return { status: 200, body: publishedKeys() };
    if (named === 'POST connect/token') return logIn(request);
    const token = tokenIn(headers['authorization'] ?? '');
    if (token === null || token.until * 1000 < request.nowFor('').getTime())
      return problem(401, 'Unauthenticated', 'The token is missing, not valid, or expired.');
    return route(request);
  },
  step: async (desk, { kind, subjectId }) => void (await act(desk, subjectId, kind)),
  act,
};

async function act(desk: Desk, id: string, what: string): Promise<boolean> {
  return (await changePayout(desk, id, what)) || (await runLaterChange(desk, id, what));
}

function logIn({ body, nowFor }: SimulatedRequest): Action | Answer {
  const form = new URLSearchParams(body);
  const client = /^sandbox-(.+)$/.exec(form.get('client_id') ?? '')?.[1];
  if (client === undefined || (form.get('client_secret') ?? '') === '')
    return { status: 400, body: { error: 'invalid_client' } };
  if (form.get('grant_type') !== 'client_credentials')
    return { status: 400, body: { error: 'unsupported_grant_type' } };
  const act = (): Promise<Answer> => Promise.resolve(grantToken(client, nowFor('')));
  return { kind: 'log-in', reference: null, amount: null, act };
}

type Route = Readonly<{
  kind: string;
  /** Not to be signed: the console, in whose place it stands. */
  isConsole?: true;
  run(tx: Queryable, desk: TrueLayerDesk, ids: readonly string[], body: JsonObject): Promise<Answer>;
}>;

const ROUTES: Readonly<Record<string, Route>> = {
  'POST v3/payments': { kind: 'authorize', run: (tx, desk, _ids, body) => createPayment(tx, desk, body) },
  'POST v3/payments/:id/refunds': {
    kind: 'refund',
    run: (tx, desk, [id = ''], body) => createRefund(tx, desk, id, body),
  },
  'POST v3/payments/:id/actions/cancel': {
    kind: 'cancel',
    run: (tx, desk, [id = '']) => cancelPayment(tx, desk, id),
  },
  'GET v3/payments/:id': {
    kind: 'look',
    run: async (tx, desk, [id = '']) => {
      const found = await getObject<Payment>(tx, desk, id);
      return found?.kind === 'payment' ? { status: 200, body: showPayment(found.body) } : missing();
    },
  },
  'GET v3/payments/:id/refunds': {
    kind: 'look',
    run: async (tx, desk, [id = '']) => {
      const refunds = await listObjects<Refund>(tx, desk, 'refund', id);
      return { status: 200, body: { items: refunds.map(({ body }) => body) } };
    },
  },
  'GET v3/payments/:id/refunds/:id': {
    kind: 'look',
    run: async (tx, desk, [, id = '']) => {
      const found = await getObject<Refund>(tx, desk, id);
      return found?.kind === 'refund' ? { status: 200, body: { ...found.body } } : missing();
    },
  },
  'POST v3/payouts': { kind: 'payout', run: (tx, desk, _ids, body) => createPayout(tx, desk, body) },
  'GET v3/payouts/:id': {
    kind: 'look',
    run: async (tx, desk, [id = '']) => {
      const found = await getObject<Payout>(tx, desk, id);
      return found?.kind === 'payout' ? { status: 200, body: showPayout(found.body) } : missing();
    },
  },
  'GET v3/merchant-accounts/:id/transactions': {
    kind: 'look',
    run: (tx, desk, [id = '']) => listTransactions(tx, desk, id),
  },
  'GET v3/merchant-accounts/:id': {
    kind: 'verify',
    run: (_tx, _desk, [id]) =>
      Promise.resolve({ status: 200, body: { id, currency: 'GBP', available_balance_in_minor: 0 } }),
  },
  'POST console/webhooks': {
    kind: 'set-up',
    isConsole: true,
    run: async (tx, desk, _ids, body) => {
      const url = textAt(body, 'url');
      if (url === null) return invalid('url', 'is required');
      await addObject(tx, desk, { id: newId(desk.now), kind: 'webhook', body: { url } }, desk.now);
      return { status: 201, body: { url } };
    },
  },
  'POST console/signing-keys': {
    kind: 'set-up',
    isConsole: true,
    run: async (tx, desk, _ids, body) => {
      const [kid, publicKey] = [textAt(body, 'kid'), textAt(body, 'public_key')];
      if (kid === null || publicKey === null) return invalid('public_key', 'is required, with its kid');
      await addObject(tx, desk, { id: `kid ${kid}`, kind: 'signing_key', body: { publicKey } }, desk.now);
      return { status: 201, body: { kid } };
    },
  },
};

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function route(request: SimulatedRequest): Action | Answer {
  const { path, method, headers } = request;
  const ids = path.filter((part) => ID.test(part));
  const name = `${method} ${path.map((part) => (ID.test(part) ? ':id' : part)).join('/')}`;
  const known = Object.hasOwn(ROUTES, name) ? ROUTES[name] : undefined;
  if (known === undefined) return missing();
  const body = request.body === '' ? {} : parseObject(request.body);
  if (body === null) return invalid('body', 'must be a JSON object');
  const desk = deskFor(request);
  const isSigned = method === 'POST' && known.isConsole === undefined;
  if (isSigned && desk.key === null) return invalid('Idempotency-Key', 'is required');
  if (isSigned && claimIn(headers) === null)
    return problem(401, 'Unauthenticated', 'Missing or invalid Tl-Signature.');

  const act = async (): Promise<Answer> => {
    if (isSigned && !(await isKnownSignature(request, desk)))
      return problem(401, 'Unauthenticated', 'Invalid signature.');
    const work = (tx: Queryable): Promise<Answer> => known.run(tx, desk, ids, body);
    return isSigned
      ? underKey(desk, { path: path.join('/'), body: request.body }, work)
      : desk.db.transaction(work);
  };
  const amount = body['amount_in_minor'];
  return {
    kind: known.kind,
    reference: desk.key,
    amount: typeof amount === 'number' && Number.isSafeInteger(amount) ? BigInt(amount) : null,
    unheard: missing(),
    act,
  };
}

/** Of an account that gave the console no key under this id, any key is taken: a sandbox begins without one. */
async function isKnownSignature(request: SimulatedRequest, desk: TrueLayerDesk): Promise<boolean> {
  const claim = claimIn(request.headers);
  if (claim === null) return false;
  const known = await getObject<Readonly<{ publicKey: string }>>(desk.db, desk, `kid ${claim.kid}`);
  if (known === null) return true;
  const path = `/${request.path.join('/')}`;
  // In the sandbox the address has a folder in front, which is signed as it is sent.
  return [path, `/truelayer${path}`].some((one) =>
    isSignedBy(known.body.publicKey, claim.header, { ...request, path: one }),
  );
}

function deskFor(request: SimulatedRequest): TrueLayerDesk {
  const { db, courier, account, now, headers, pagesUrl } = request;
  return {
    db,
    courier,
    account,
    processor: 'truelayer',
    now,
    pagesUrl,
    key: headers['idempotency-key'] ?? null,
  };
}

const page = plainPage('TrueLayer');

/** Where the buyer chooses their bank and approves. Buttons stand for both. */
function readPage(request: SimulatedRequest): Action | Answer {
  const [, id = '', account] = request.path;
  if (account === undefined || !ID.test(id)) return page(404, 'There is no such payment.');

  const desk: TrueLayerDesk = { ...deskFor(request), account, now: request.nowFor(account) };
  const act = async (): Promise<Answer> => {
    const found = await getObject<Payment>(desk.db, desk, id);
    if (found?.kind !== 'payment') return page(404, 'There is no such payment.');
    const wanted = new URLSearchParams(request.body).get('act');
    if (request.method !== 'POST' || wanted === null) return page(200, BUTTONS);
    await runLaterChange(desk, id, wanted);
    const { returnUri } = found.body;
    if (returnUri === null) return page(200, 'Done.');
    const to = new URL(returnUri);
    to.searchParams.set('payment_id', id);
    return page(303, '', { location: to.href });
  };
  return { kind: 'page', reference: null, amount: null, act };
}

const BUTTONS = actButtons(['settle', 'execute', 'reject', 'cancel_at_bank']);
