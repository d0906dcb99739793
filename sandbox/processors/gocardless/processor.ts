import type { Queryable } from '../../../server/db/db.ts';
import { addObject, getObject, listObjects } from '../../queries/objects.ts';
import { isObject, objectOf, parseObject, textAt, type JsonObject } from '../../../server/domain/json.ts';
import type { Action, Answer, Processor, SimulatedRequest } from '../processor.ts';
import {
  type GoCardlessDesk,
  type AnswerBody,
  invalid,
  invalidUsage,
  missing,
  newName,
  invalidState,
  signGoCardlessEvent,
  underKey,
  uuidOf,
} from './desk.ts';
import { type Maker, makeAccount, makeCustomer, makeMandate, makePayment, makeRefund } from './make.ts';
import {
  CREDITOR,
  type BankAccount,
  type Mandate,
  type Payment,
  type Refund,
  lock,
  showAccount,
  showMandate,
  showPayment,
  showRefund,
} from './resources.ts';
import { cancelPayment, changeMandate, runLaterChange } from './scenarios.ts';
import { PARAMETERS } from './parameters.ts';

/**
 * GoCardless, as its documentation says: resources under their names, its errors, its keys, its batches of events. The
 * books of a merchant account are those of the access tokens `sandbox_<merchant account>`.
 */
export const gocardlessProcessor: Processor = {
  id: 'gocardless',
  accountOf: (headers) =>
    /^Bearer (?:sandbox|live)_([A-Za-z0-9_.-]+)$/.exec(headers['authorization'] ?? '')?.[1] ?? null,
  subjectOf: uuidOf,
  signEvent: signGoCardlessEvent,
  read(request) {
    const { authorization, 'gocardless-version': version } = request.headers;
    if (authorization === undefined)
      return invalidUsage(401, 'missing_authorization_header', 'The Authorization header is missing');
    if (!/^Bearer (?:sandbox|live)_/.test(authorization))
      return invalidUsage(401, 'access_token_not_found', 'The access token you have used is not a valid one');
    if (version === undefined)
      return invalidUsage(400, 'missing_version_header', 'The GoCardless-Version header is missing');
    if (version !== '2015-07-06')
      return invalidUsage(400, 'version_not_found', 'There is no such version of the API');
    return route(request);
  },
  step: async (desk, { kind, subjectId }) => void (await runLaterChange(desk, subjectId, kind)),
  act: runLaterChange,
};

function route(request: SimulatedRequest): Action | Answer {
  const [resource = '', id = '', actions, verb = '', more] = request.path;
  const known = RESOURCES[resource];
  if (!Object.hasOwn(RESOURCES, resource) || known === undefined || more !== undefined)
    return invalidUsage(404, 'path_not_found', 'There is no such path');
  const { method } = request;
  const desk = deskFor(request);
  if (method === 'GET') return readAction(desk, known, id, request.query);
  if (method !== 'POST') return invalidUsage(405, 'method_not_allowed', 'There is no such method here');
  const body = request.body === '' ? {} : parseObject(request.body);
  if (body === null) return invalidUsage(400, 'invalid_document_structure', 'The body is not a JSON object');
  if (actions === 'actions') return verbAction(desk, resource, id, verb, body);
  if (id === '' && known.make !== undefined) return makeAction(desk, resource, known, known.make, body);

  return invalidUsage(405, 'method_not_allowed', 'There is no such method here');
}

function deskFor(request: SimulatedRequest): GoCardlessDesk {
  const { db, courier, account, now, headers } = request;
  return { db, courier, account, processor: 'gocardless', now, key: headers['idempotency-key'] ?? null };
}

type Resource = Readonly<{
  kind: string;
  make?: Maker;
  /** Of the books: what making one is. */
  books?: string;
  /** The filter that names what they belong to. */
  parents?: readonly string[];
  show(body: unknown): AnswerBody;
}>;

/** What was kept is what was written, of its kind. */
function shownBy<Body>(show: (body: Body) => AnswerBody): (body: unknown) => AnswerBody {
  return (body) => show(body as Body);
}
const asIs = shownBy<AnswerBody>((body) => body);

const RESOURCES: Readonly<Record<string, Resource>> = {
  customers: { kind: 'customer', make: makeCustomer, show: asIs },
  customer_bank_accounts: {
    kind: 'account',
    make: makeAccount,
    parents: ['customer'],
    show: shownBy<BankAccount>(showAccount),
  },
  mandates: {
    kind: 'mandate',
    make: makeMandate,
    parents: ['customer_bank_account'],
    show: shownBy<Mandate>(showMandate),
  },
  payments: {
    kind: 'payment',
    make: makePayment,
    books: 'authorize',
    parents: ['mandate'],
    show: shownBy<Payment>(showPayment),
  },
  refunds: {
    kind: 'refund',
    make: makeRefund,
    books: 'refund',
    parents: ['payment'],
    show: shownBy<Refund>(showRefund),
  },
  events: { kind: 'event', parents: ['payment', 'mandate', 'refund', 'payout'], show: asIs },
  payouts: { kind: 'payout', show: asIs },
  payout_items: { kind: 'payout_item', parents: ['payout'], show: asIs },
  creditors: { kind: 'creditor', show: asIs },
  scenario_simulators: { kind: 'scenario_simulator', show: asIs },
  /** Endpoints are made in the dashboard; here stands its place. */
  webhook_endpoints: { kind: 'webhook_endpoint', make: makeEndpoint, show: asIs },
};

async function makeEndpoint(tx: Queryable, desk: GoCardlessDesk, given: JsonObject) {
  const url = textAt(given, 'url');
  if (url === null) return invalid('webhook_endpoints', 'url', 'is required');
  const { id } = newName('WE', desk.now);
  const body = { id, url };
  await addObject(tx, desk, { id, kind: 'webhook_endpoint', body }, desk.now);
  return { made: id, body };
}

function makeAction(
  desk: GoCardlessDesk,
  name: string,
  resource: Resource,
  make: Maker,
  body: JsonObject,
): Action | Answer {
  const given = objectOf(body[name]);
  if (given === null)
    return invalidUsage(400, 'invalid_document_structure', `The body must have its values under ${name}`);
  const unknown = Object.keys(given).find((key) => PARAMETERS[name]?.includes(key) === false);
  if (unknown !== undefined) return invalid(name, unknown, 'is not a known parameter');
  const metadata = Object.entries(objectOf(given['metadata']) ?? {});
  if (metadata.length > 3 || metadata.some(([key, value]) => key.length > 50 || String(value).length > 500))
    return invalid(name, 'metadata', 'has at most 3 keys of 50 characters, with values of 500');

  const { amount } = given;
  return {
    kind: resource.books ?? 'set-up',
    reference: desk.key,
    amount: typeof amount === 'number' && Number.isSafeInteger(amount) ? BigInt(amount) : null,
    act: () => underKey(desk, name, (tx) => make(tx, desk, given)),
  };
}

function readAction(desk: GoCardlessDesk, resource: Resource, id: string, query: URLSearchParams): Action {
  const name = Object.entries(RESOURCES).find(([, one]) => one === resource)?.[0] ?? '';
  const act = async (): Promise<Answer> => {
    if (name === 'creditors') return list(name, [{ id: CREDITOR, name: 'Simulated' }], query);
    if (id !== '') {
      const found = await getObject(desk.db, desk, id);
      return found?.kind === resource.kind
        ? { status: 200, body: { [name]: resource.show(found.body) } }
        : missing();
    }

    const parent = (resource.parents ?? []).map((one) => query.get(one)).find((one) => one !== null) ?? null;
    const found = await listObjects(desk.db, desk, resource.kind, parent);
    return list(
      name,
      found.map(({ body }) => resource.show(body)),
      query,
    );
  };
  return {
    kind: 'look',
    reference: desk.key,
    amount: null,
    unheard: id === '' ? list(name, [], query) : missing(),
    act,
  };
}

/** Newest first, by cursors that are ids. */
function list(name: string, all: readonly AnswerBody[], query: URLSearchParams): Answer {
  const limit = Number(query.get('limit') ?? 50);
  const since = query.get('created_at[gte]') ?? query.get('created_at[gt]') ?? '';
  const [after, action] = [query.get('after'), query.get('action')];
  const wanted = all.filter(
    (one) =>
      (since === '' || String(one['created_at']) >= since) && (action === null || one['action'] === action),
  );
  const from = after === null ? 0 : wanted.findIndex(({ id }) => id === after) + 1;
  const page = wanted.slice(from, from + limit);
  const hasMore = from + limit < wanted.length;
  const cursors = { before: null, after: hasMore ? (page.at(-1)?.['id'] ?? null) : null };
  return { status: 200, body: { [name]: page, meta: { cursors, limit } } };
}

const ACTS: Readonly<Record<string, string>> = {
  'payments cancel': 'cancel',
  'mandates cancel': 'cancelMandate',
  'scenario_simulators run': 'act',
};

function verbAction(
  desk: GoCardlessDesk,
  resource: string,
  id: string,
  verb: string,
  body: JsonObject,
): Action | Answer {
  const kind = ACTS[`${resource} ${verb}`];
  if (kind === undefined) return invalidUsage(404, 'path_not_found', 'There is no such path');
  const act = async (): Promise<Answer> => {
    if (kind === 'act') return runScenario(desk, id, body);
    const answer = await desk.db.transaction((tx) =>
      kind === 'cancel' ? cancel(tx, desk, id) : cancelMandate(tx, desk, id),
    );
    desk.courier.kick();
    return answer;
  };
  return { kind, reference: desk.key, amount: null, act };
}

async function cancel(tx: Queryable, desk: GoCardlessDesk, id: string): Promise<Answer> {
  const payment = await lock<Payment>(tx, desk, 'payment', id);
  if (payment === null) return missing();
  if (!(await cancelPayment(tx, desk, payment, desk.key ?? newName('', desk.now).uuid)))
    return invalidState('cancellation_failed', `The payment is ${payment.status} and can not be cancelled`);
  return { status: 200, body: { payments: showPayment({ ...payment, status: 'cancelled' }) } };
}

async function cancelMandate(tx: Queryable, desk: GoCardlessDesk, id: string): Promise<Answer> {
  const mandate = await lock<Mandate>(tx, desk, 'mandate', id);
  if (mandate === null) return missing();
  if (!(await changeMandate(tx, desk, mandate, 'mandate_cancelled')))
    return invalidState('cancellation_failed', `The mandate is ${mandate.status} and can not be cancelled`);
  return { status: 200, body: { mandates: showMandate({ ...mandate, status: 'cancelled' }) } };
}

async function runScenario(desk: GoCardlessDesk, name: string, body: JsonObject): Promise<Answer> {
  const given = Object.values(body).find(isObject) ?? {};
  const resource = textAt(given, 'links', 'resource');
  const uuid = uuidOf(resource ?? '');
  if (uuid === null) return invalid('scenario_simulators', 'links.resource', 'is required');
  return (await runLaterChange(desk, uuid, name))
    ? { status: 200, body: { scenario_simulators: { id: name } } }
    : invalidState('disable_failed', 'The resource is not in a state that this simulator begins with');
}
