import type { Queryable } from '../../../server/db/db.ts';
import { addObject, getObject } from '../../queries/objects.ts';
import { type JsonObject, parseObject, textAt } from '../../../server/domain/json.ts';
import { newId } from '../../../server/platform/entropy.ts';
import { batchAct, batchStep } from '../batches.ts';
import type { Desk } from '../book.ts';
import { actButtons, plainPage } from '../plain-page.ts';
import type { Action, Answer, Processor, SimulatedRequest } from '../processor.ts';
import { type CardToken, readCard, showToken } from './cards.ts';
import {
  type MercadoPagoDesk,
  currencyOf,
  isCardId,
  minorIn,
  missing,
  problem,
  signMercadoPagoEvent,
  tokenIn,
  underKey,
  uuidOf,
} from './desk.ts';
import { runLaterChange } from './later.ts';
import { isScheduled, readReports, settlements } from './settlement.ts';
import {
  createPayment,
  createRefund,
  readPayment,
  search,
  show,
  showRefund,
  updatePayment,
} from './payments.ts';

/**
 * Mercado Pago's Payments API, as its documentation says: card tokens, payments, captures, cancellations, refunds,
 * its search, its errors, its keys, its webhooks, its report of all transactions.
 */
export const mercadopagoProcessor: Processor = {
  id: 'mercadopago',
  accountOf: ({ authorization }) => tokenIn(authorization)?.account ?? null,
  subjectOf: uuidOf,
  signEvent: signMercadoPagoEvent,
  read(request) {
    if (request.path[0] === 'pages') return readPage(request);
    if (tokenIn(request.headers['authorization']) === null) return problem(401, 401, 'Invalid token');
    return request.path.slice(0, 3).join('/') === 'v1/account/settlement_report'
      ? readReports(request)
      : route(request);
  },
  async step(desk, step) {
    if (await isScheduled(desk)) await batchStep(settlements, desk, step);
    await runLaterChange(desk, step.subjectId, step.kind);
  },
  act: async (desk, uuid, what) =>
    (await batchAct(settlements, desk, uuid, what)) ?? runLaterChange(desk, uuid, what),
};

type Route = Readonly<{
  kind: string;
  /** Goes under the key of the request, which has to be there. */
  isKeyed?: true;
  unheard?: Answer;
  run(tx: Queryable, desk: MercadoPagoDesk, ids: readonly string[], asked: RequestParts): Promise<Answer>;
}>;
type RequestParts = Readonly<{
  body: JsonObject;
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
}>;

const NOTHING_FOUND: Answer = {
  status: 200,
  body: { paging: { total: 0, limit: 30, offset: 0 }, results: [] },
};

const ROUTES: Readonly<Record<string, Route>> = {
  'POST v1/card_tokens': {
    kind: 'token',
    run: async (tx, desk, _ids, { body }) => {
      const made = readCard(body, desk.now);
      if ('status' in made) return made;
      await addObject(tx, desk, { id: `token ${made.id}`, kind: 'card_token', body: made }, desk.now);
      return showToken(made);
    },
  },
  'GET v1/card_tokens/:id': {
    kind: 'look',
    run: async (tx, desk, [id = '']) => {
      const found = await getObject<CardToken>(tx, desk, `token ${id}`);
      return found === null
        ? problem(404, 2006, 'Card Token not found')
        : { ...showToken(found.body), status: 200 };
    },
  },
  'POST v1/payments': {
    kind: 'authorize',
    isKeyed: true,
    run: async (tx, desk, _ids, { body, headers }) => {
      const made = await createPayment(tx, desk, body);
      return typeof made.body === 'string' ? made : { ...made, body: expandPayment(made.body, headers) };
    },
  },
  'GET v1/payments/search': {
    kind: 'look',
    unheard: NOTHING_FOUND,
    run: (tx, desk, _ids, { query }) => search(tx, desk, query),
  },
  'GET v1/payments/:id': {
    kind: 'look',
    run: async (tx, desk, [id = ''], { headers }) => {
      const found = await readPayment(tx, desk, id);
      if (found === null) return missing();
      return { status: 200, body: expandPayment(show(found, desk.pagesUrl, desk.account), headers) };
    },
  },
  'PUT v1/payments/:id': {
    kind: 'capture',
    isKeyed: true,
    run: (tx, desk, [id = ''], { body }) => updatePayment(tx, desk, id, body),
  },
  'POST v1/payments/:id/refunds': {
    kind: 'refund',
    isKeyed: true,
    run: (tx, desk, [id = ''], { body }) => createRefund(tx, desk, id, body),
  },
  'GET v1/payments/:id/refunds': {
    kind: 'look',
    run: async (tx, desk, [id = '']) => {
      const found = await readPayment(tx, desk, id);
      if (found === null) return missing();
      return { status: 200, body: JSON.stringify(found.refunds.map((refund) => showRefund(refund, found))) };
    },
  },
  'GET v1/payments/:id/refunds/:id': {
    kind: 'look',
    run: async (tx, desk, [id = '', refundId]) => {
      const found = await readPayment(tx, desk, id);
      const refund = found?.refunds.find((one) => String(one.id) === refundId);
      return found === null || refund === undefined
        ? problem(404, 2032, 'Refund not found')
        : { status: 200, body: showRefund(refund, found) };
    },
  },
  'GET users/me': {
    kind: 'verify',
    run: (_tx, { site }) =>
      Promise.resolve({ status: 200, body: { id: 724_484_980, nickname: 'SIMULATED', site_id: site } }),
  },
  /** In the place of Your integrations → Webhooks. */
  'POST console/webhooks': { kind: 'set-up', run: listener('webhook') },
  /** In the place of Reports → Settings → Notification by webhook. */
  'POST console/report-webhooks': { kind: 'set-up', run: listener('report_webhook') },
};

function listener(kind: string): Route['run'] {
  return async (tx, desk, _ids, { body }) => {
    const url = textAt(body, 'url');
    if (url === null) return problem(400, 1, 'url is required');
    await addObject(tx, desk, { id: newId(desk.now), kind, body: { url } }, desk.now);
    return { status: 201, body: { url } };
  };
}

/** The scheme's id of the transaction is told to who asks for it. (The spelling is Mercado Pago's.) */
function expandPayment(
  shown: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const isWanted = headers['x-expand-responde-nodes']?.split(',').includes('gateway.reference') === true;
  if (!isWanted || shown['card'] === null || shown['status'] === 'rejected') return shown;
  const network_transaction_id = String(shown['id']).padStart(15, '4');
  return { ...shown, expanded: { gateway: { reference: { network_transaction_id } } } };
}

const ID = /^(?:[0-9]{10,11}|[0-9a-f]{32})$/;

function route(request: SimulatedRequest): Action | Answer {
  // The package asks for a list of refunds with a stroke at the end.
  const path = request.path.filter((part) => part !== '');
  const ids = path.filter((part) => ID.test(part));
  const name = `${request.method} ${path.map((part) => (ID.test(part) ? ':id' : part)).join('/')}`;
  const known = Object.hasOwn(ROUTES, name) ? ROUTES[name] : undefined;
  if (known === undefined) return name.includes('payments/') ? missing() : problem(404, 404, 'Not found');
  const body = request.body === '' ? {} : parseObject(request.body);
  if (body === null) return problem(400, 1, 'Params Error');
  const desk = deskFor(request);
  if (known.isKeyed === true && desk.key === null)
    return problem(400, 4292, "Header X-Idempotency-Key can't be null");

  const { query, headers } = request;
  const work = (tx: Queryable): Promise<Answer> => known.run(tx, desk, ids, { body, query, headers });
  const amount = minorIn(body['transaction_amount'] ?? body['amount'], currencyOf(desk));
  const isCancellation = body['status'] === 'cancelled';
  return {
    kind: isCancellation ? (isCardId(ids[0] ?? '') ? 'void' : 'cancel') : known.kind,
    reference: desk.key,
    amount: amount === null ? null : BigInt(amount),
    unheard: known.unheard ?? missing(),
    act: () => (known.isKeyed === true ? underKey(desk, work) : desk.db.transaction(work)),
  };
}

function deskFor(request: SimulatedRequest): MercadoPagoDesk {
  const { db, courier, account, now, pagesUrl, headers } = request;
  const site = tokenIn(headers['authorization'])?.site ?? 'MLB';
  const key = headers['x-idempotency-key'] ?? null;
  return { db, courier, account, processor: 'mercadopago', now, pagesUrl, key, site };
}

const page = plainPage('Mercado Pago');

/** How a code or a slip is paid. The button stands for what happens in an app or at a till. */
function readPage(request: SimulatedRequest): Action | Answer {
  const [, id = '', account] = request.path;
  const subjectId = uuidOf(id);
  if (account === undefined || subjectId === null) return page(404, 'There is no such payment.');

  const { db, courier } = request;
  const desk: Desk = { db, courier, account, processor: 'mercadopago', now: request.nowFor(account) };
  const act = async (): Promise<Answer> => {
    const payment = await readPayment(db, desk, id);
    if (payment === null) return page(404, 'There is no such payment.');
    if (payment.status !== 'pending') return page(200, 'Done.');
    if (new URLSearchParams(request.body).get('act') !== 'pay') return page(200, actButtons(['pay']));
    await runLaterChange(desk, subjectId, 'pay');
    return page(200, 'Done.');
  };
  return { kind: 'page', reference: null, amount: null, act };
}
