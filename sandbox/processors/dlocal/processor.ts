import type { Queryable } from '../../../server/db/db.ts';
import { getObject } from '../../queries/objects.ts';
import { type JsonObject, parseObject } from '../../../server/domain/json.ts';
import type { Desk } from '../book.ts';
import { actButtons, plainPage } from '../plain-page.ts';
import type { Action, Answer, Processor, SimulatedRequest } from '../processor.ts';
import {
  type DlocalDesk,
  accountIn,
  isSigned,
  minorIn,
  problem,
  signDlocalEvent,
  underKey,
  uuidOf,
} from './desk.ts';
import { runLaterChange } from './later.ts';
import {
  type Payment,
  createPayment,
  createRefund,
  methodsOf,
  paymentOfOrder,
  readPayment,
  showOrder,
  showPayment,
  showRefund,
} from './payments.ts';

/**
 * dLocal's Payins API, as its documentation says: signed requests, payments in the direct flow, orders, refunds, its
 * errors, its keys, its signed notifications.
 */
export const dlocalProcessor: Processor = {
  id: 'dlocal',
  accountOf: accountIn,
  subjectOf: uuidOf,
  signEvent: signDlocalEvent,
  read(request) {
    if (request.path[0] === 'pages') return readPage(request);
    if (accountIn(request.headers) === null || !isSigned(request))
      return problem(403, 3001, 'Invalid Credentials');
    return route(request);
  },
  step: async (desk, { kind, subjectId }) => void (await runLaterChange(desk, subjectId, kind)),
  act: runLaterChange,
};

type RequestParts = Readonly<{ id: string; body: JsonObject; query: URLSearchParams }>;
type Route = Readonly<{
  kind: string;
  /** Goes under the key of the request, where it has one. */
  isKeyed?: true;
  run(tx: Queryable, desk: DlocalDesk, asked: RequestParts): Promise<Answer>;
}>;

const NOT_FOUND = problem(404, 4000, 'Payment not found');

const ROUTES: Readonly<Record<string, Route>> = {
  'POST payments': {
    kind: 'authorize',
    isKeyed: true,
    run: (tx, desk, { body }) => createPayment(tx, desk, body),
  },
  'GET payments/:id': look((payment) => showPayment(payment)),
  'GET payments/:id/status': look((payment) => statusOf(showPayment(payment))),
  'GET orders/:id': {
    kind: 'look',
    run: async (tx, desk, { id }) => {
      const payment = await paymentOfOrder(tx, desk, id);
      return payment === null ? NOT_FOUND : { status: 200, body: showOrder(payment) };
    },
  },
  'POST refunds': {
    kind: 'refund',
    isKeyed: true,
    run: (tx, desk, { body }) => createRefund(tx, desk, body),
  },
  'GET refunds/:id': { kind: 'look', run: (tx, desk, { id }) => lookAtRefund(tx, desk, id) },
  'GET refunds/:id/status': {
    kind: 'look',
    run: async (tx, desk, { id }) => {
      const { status, body } = await lookAtRefund(tx, desk, id);
      return { status, body: status === 200 && typeof body !== 'string' ? statusOf(body) : body };
    },
  },
  'GET payments-methods': {
    kind: 'verify',
    run: (_tx, _desk, { query }) =>
      Promise.resolve({ status: 200, body: JSON.stringify(methodsOf(query.get('country') ?? '')) }),
  },
};

function look(show: (payment: Payment) => Readonly<Record<string, unknown>>): Route {
  return {
    kind: 'look',
    run: async (tx, desk, { id }) => {
      const payment = await readPayment(tx, desk, id);
      return payment === null ? NOT_FOUND : { status: 200, body: show(payment) };
    },
  };
}

async function lookAtRefund(tx: Queryable, desk: DlocalDesk, id: string): Promise<Answer> {
  const found = await getObject<Readonly<{ payment: string }>>(tx, desk, id);
  const payment = found?.kind === 'refund' ? await readPayment(tx, desk, found.body.payment) : null;
  const refund = payment?.refunds.find((one) => one.id === id);
  return payment === null || refund === undefined
    ? NOT_FOUND
    : { status: 200, body: showRefund(refund, payment) };
}

function statusOf({ id, status, status_code, status_detail }: Readonly<Record<string, unknown>>) {
  return { id, status, status_code, status_detail };
}

function route(request: SimulatedRequest): Action | Answer {
  const [resource = '', id, ...rest] = request.path;
  const name = `${request.method} ${[resource, ...(id === undefined ? [] : [':id']), ...rest].join('/')}`;
  const known = Object.hasOwn(ROUTES, name) ? ROUTES[name] : undefined;
  if (known === undefined) return NOT_FOUND;
  const body = request.body === '' ? {} : parseObject(request.body);
  if (body === null) return problem(400, 5000, 'Invalid request');

  const { db, courier, account, now, pagesUrl, headers, query } = request;
  const key = headers['x-idempotency-key'] ?? null;
  const desk: DlocalDesk = { db, courier, account, processor: 'dlocal', now, pagesUrl, key };
  const work = (tx: Queryable): Promise<Answer> => known.run(tx, desk, { id: id ?? '', body, query });
  // Both currencies have two digits.
  const amount = minorIn(body['amount'], 'BRL');
  return {
    kind: known.kind,
    reference: key,
    amount: amount === null ? null : BigInt(amount),
    unheard: NOT_FOUND,
    act: () => (known.isKeyed === true ? underKey(desk, work) : desk.db.transaction(work)),
  };
}

const page = plainPage('dLocal');

/** How a code or a slip is paid. The button stands for what happens in an app or at a till. */
function readPage(request: SimulatedRequest): Action | Answer {
  const [, id = '', account] = request.path;
  const subjectId = uuidOf(id);
  if (account === undefined || subjectId === null) return page(404, 'There is no such payment.');

  const { db, courier } = request;
  const desk: Desk = { db, courier, account, processor: 'dlocal', now: request.nowFor(account) };
  const act = async (): Promise<Answer> => {
    const payment = await readPayment(db, desk, id);
    if (payment === null) return page(404, 'There is no such payment.');
    if (payment.status !== 'PENDING') return page(200, 'Done.');
    if (new URLSearchParams(request.body).get('act') !== 'pay') return page(200, actButtons(['pay']));
    await runLaterChange(desk, subjectId, 'pay');
    return page(200, 'Done.');
  };
  return { kind: 'page', reference: null, amount: null, act };
}
