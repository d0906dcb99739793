import type { Queryable } from '../../../server/db/db.ts';
import { getObject, listObjects, removeObject } from '../../queries/objects.ts';
import { type JsonObject, isObject, parseObject, textAt } from '../../../server/domain/json.ts';
import { batchAct, batchStep } from '../batches.ts';
import type { Desk } from '../book.ts';
import { actButtons, plainPage } from '../plain-page.ts';
import type { Action, Answer, Processor, SimulatedRequest } from '../processor.ts';
import {
  type CheckoutDesk,
  addWorkflow,
  bare,
  invalid,
  nameOf,
  signCheckoutEvent,
  underKey,
  uuidOf,
} from './desk.ts';
import { readDisputes } from './disputes.ts';
import { MOVES, runLaterChange, move } from './later.ts';
import { type Payment, createPayment, showActions, showRequested } from './payments.ts';
import { readReports, settlements } from './settlement.ts';

const OTHERS: ReadonlyMap<string, (request: SimulatedRequest, desk: CheckoutDesk) => Action | Answer> =
  new Map([
    ['disputes', readDisputes],
    ['files', readDisputes],
    ['reports', (request) => readReports(request)],
  ]);

/**
 * Checkout.com's payments API, as its documentation says: its ids, its keys, its errors, actions that are accepted and
 * told by event. The books of a merchant account are those of the key `sk_sbox_<merchant account>`.
 */
export const checkoutProcessor: Processor = {
  id: 'checkout-com',
  accountOf: ({ authorization = '' }) => accountIn(authorization),
  subjectOf: uuidOf,
  signEvent: signCheckoutEvent,
  read(request) {
    if (request.path[0] === 'pages') return readPage(request);
    if (accountIn(request.headers['authorization'] ?? '') === null) return bare(401);
    const [resource = '', id = '', what = ''] = request.path;
    const desk = deskOf(request);
    if (resource === 'payments')
      return request.method === 'GET' ? readGet(request, desk, id, what) : readPost(request, desk, id, what);
    const other = OTHERS.get(resource);
    if (other !== undefined) return other(request, desk);
    if (request.method === 'DELETE' && resource === 'instruments') return deletion(desk, id);
    if (request.method === 'POST' && resource === 'workflows') return readWorkflow(request, desk);
    return bare(404);
  },
  step: async (desk, step) => {
    if (!(await batchStep(settlements, desk, step))) await runLaterChange(desk, step.subjectId, step.kind);
  },
  act: async (desk, uuid, what) =>
    (await batchAct(settlements, desk, uuid, what)) ?? runLaterChange(desk, uuid, what),
};

function accountIn(authorization: string): string | null {
  return /^Bearer sk_(?:sbox_)?([A-Za-z0-9_.-]+)$/.exec(authorization)?.[1] ?? null;
}

const deskOf = (request: SimulatedRequest): CheckoutDesk => ({
  db: request.db,
  courier: request.courier,
  account: request.account,
  processor: 'checkout-com',
  now: request.now,
  pagesUrl: request.pagesUrl,
  origin: request.origin,
  key: request.headers['cko-idempotency-key'] ?? null,
});

function deletion(desk: CheckoutDesk, id: string): Action {
  const act = (): Promise<Answer> =>
    desk.db.transaction(async (tx) => {
      const kept = await getObject(tx, desk, id);
      if (kept?.kind !== 'source') return bare(404);
      await removeObject(tx, desk, id);
      return bare(204);
    });
  return { kind: 'deleteToken', reference: null, amount: null, act };
}

function readPost(request: SimulatedRequest, desk: CheckoutDesk, id: string, what: string): Action | Answer {
  const body = request.body === '' ? {} : parseObject(request.body);
  if (body === null) return invalid('request_json_invalid');
  const isNew = id === '';
  if (!isNew && !Object.hasOwn(MOVES, what)) return bare(404);
  const work = (tx: Queryable): Promise<Answer> =>
    isNew ? createPayment(tx, desk, body) : move(tx, desk, { id, what }, body);
  return {
    kind: isNew ? 'authorize' : (MOVES[what]?.kind ?? what),
    reference: desk.key,
    amount: unitsAt(body),
    act: () => underKey(desk, work),
  };
}

function unitsAt({ amount }: JsonObject): bigint | null {
  return Number.isSafeInteger(amount) ? BigInt(Number(amount)) : null;
}

function readGet(request: SimulatedRequest, desk: CheckoutDesk, id: string, what: string): Action | Answer {
  const reference = request.query.get('reference');
  if (id === '' && reference === null) return invalid('reference_required');
  const act = (): Promise<Answer> =>
    id === '' ? list(desk, reference ?? '', request.query) : show(desk, id, what);
  const nothing = { limit: 10, skip: 0, total_count: 0, data: [] };
  return {
    kind: 'look',
    reference,
    amount: null,
    act,
    unheard: id === '' ? { status: 200, body: nothing } : bare(404),
  };
}

/** Newest first. */
async function list(desk: CheckoutDesk, reference: string, query: URLSearchParams): Promise<Answer> {
  const [limit, skip] = [Number(query.get('limit') ?? 10), Number(query.get('skip') ?? 0)];
  const all = await listObjects<Payment>(desk.db, desk, 'payment');
  const found = all.filter(({ body }) => body.reference === reference);
  const data = found.slice(skip, skip + limit).map(({ body }) => showRequested(desk, body));
  return { status: 200, body: { limit, skip, total_count: found.length, data } };
}

async function show(desk: CheckoutDesk, id: string, what: string): Promise<Answer> {
  const found = await getObject<Payment>(desk.db, desk, id);
  if (found?.kind !== 'payment' || !['', 'actions'].includes(what)) return bare(404);
  if (what === '') return { status: 200, body: showRequested(desk, found.body) };
  const headers = { 'content-type': 'application/json' };
  return { status: 200, body: JSON.stringify(showActions(found.body)), headers };
}

/** Webhooks are set up in the Dashboard, or by the Workflows API. */
function readWorkflow(request: SimulatedRequest, desk: CheckoutDesk): Action | Answer {
  const body = parseObject(request.body);
  const actions = Array.isArray(body?.['actions']) ? body['actions'].filter(isObject) : [];
  const url = textAt(actions.find(({ type }) => type === 'webhook') ?? null, 'url');
  if (url === null) return invalid('workflow_action_webhook_url_required');
  return { kind: 'workflow', reference: null, amount: null, act: () => addWorkflow(desk, url) };
}

const page = plainPage('Checkout.com');

/** Where the issuer asks the cardholder. Buttons stand for what they answer. */
function readPage(request: SimulatedRequest): Action | Answer {
  const [, uuid = '', account = ''] = request.path;
  const desk: Desk = { ...request, account, processor: 'checkout-com', now: request.nowFor(account) };
  const act = async (): Promise<Answer> => {
    const id = /^[0-9a-f-]{36}$/.test(uuid) ? nameOf('pay', uuid) : '';
    const payment = (await getObject<Payment>(desk.db, desk, id))?.body;
    if (payment === undefined) return page(404, 'There is no such payment.');
    const acts = ['authenticate', 'fail_authentication'];
    const wanted = new URLSearchParams(request.body).get('act') ?? '';
    if (request.method !== 'POST' || !acts.includes(wanted))
      return page(200, payment.status === 'Pending' ? actButtons(acts) : 'Done.');

    await runLaterChange(desk, uuid, wanted);
    const back = wanted === 'authenticate' ? payment.backTo.success : payment.backTo.failure;
    if (back === null) return page(200, 'Done.');
    const url = new URL(back);
    url.searchParams.set('cko-session-id', nameOf('sid', uuid));
    return page(303, '', { location: url.href });
  };

  return { kind: 'page', reference: null, amount: null, act };
}
