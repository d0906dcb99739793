import type { Queryable } from '../../../server/db/db.ts';
import { addObject, changeObject, getObject, listObjects } from '../../queries/objects.ts';
import { parseUuid } from '../../../server/domain/ids.ts';
import type { Desk } from '../book.ts';
import { webhookSecretOf } from '../courier.ts';
import { isMultipart } from '../multipart.ts';
import { actButtons, plainPage } from '../plain-page.ts';
import type { Action, Answer, Processor, SimulatedRequest } from '../processor.ts';
import type { Method } from './cards.ts';
import {
  type Endpoint,
  type StripeDesk,
  newName,
  unkeptRefusal,
  seconds,
  signStripeEvent,
  underKey,
  uuidOf,
} from './desk.ts';
import { type Form, formAt, namesIn, parseForm, wordAt, wordsAt } from './form.ts';
import { closeDispute, createFile, showDispute, updateDispute } from './disputes.ts';
import {
  cancelIntent,
  captureIntent,
  confirmIntent,
  createIntent,
  createMethod,
  createSetup,
  expandIn,
  incrementIntent,
  wholeNumber,
} from './intents.ts';
import { type Line, createRefund, runLaterChange, namesOf } from './later.ts';
import {
  type Intent,
  type Refund,
  bodiesOf,
  listOf,
  missing,
  showCharge,
  showIntent,
  showMethod,
  showRefund,
  stripeError,
} from './objects.ts';
import { PARAMETERS, unknownParameter } from './parameters.ts';

/**
 * Stripe, as its documentation says: form bodies, its ids, its errors, its keys, its events. The books of a merchant
 * account are those of the keys `sk_test_<merchant account>`.
 */
export const stripeProcessor: Processor = {
  id: 'stripe',
  accountOf: (headers) =>
    /^Bearer [rs]k_(?:test|live)_([A-Za-z0-9_.-]+)$/.exec(headers['authorization'] ?? '')?.[1] ?? null,
  subjectOf: uuidOf,
  signEvent: signStripeEvent,
  read(request) {
    if (request.path[0] === 'pages') return readPage(request);
    if (!/^Bearer [rs]k_(?:test|live)_/.test(request.headers['authorization'] ?? ''))
      return stripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    const [version, resource = '', id = '', verb = ''] = request.path;
    const route = routeFor(request.method, resource, id, verb);
    if (version !== 'v1' || route === undefined)
      return stripeError(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: /${request.path.join('/')}).`,
      });
    return action(request, route, id);
  },
  step: async (desk, { kind, subjectId }) => void (await runLaterChange(desk, subjectId, kind)),
  act: runLaterChange,
};

type Route = Readonly<{
  kind: string | ((form: Form) => string);
  amount?: string;
  /** Of `PARAMETERS`, where it changes something. */
  takes?: string;
  lagging?: Answer;
  run(desk: StripeDesk, form: Form, id: string, tx: Queryable): Promise<Answer>;
}>;

function routeFor(method: string, resource: string, id: string, verb: string): Route | undefined {
  const [named, plain] = [`${method} ${resource} ${id}`, `${method} ${resource}`];
  if (verb === '' && Object.hasOwn(ROUTES, named)) return ROUTES[named];
  const name = verb === '' ? `${plain}${id === '' ? '' : ' :id'}` : `${plain} ${verb}`;
  return Object.hasOwn(ROUTES, name) ? ROUTES[name] : undefined;
}

function action(request: SimulatedRequest, route: Route, id: string): Action | Answer {
  if (isMultipart(request.headers['content-type'])) return fileAction(request);
  const form = parseForm(new URLSearchParams(request.method === 'GET' ? request.query : request.body));
  const unknown = unknownParameter(
    PARAMETERS[route.takes ?? ''] ?? [],
    route.takes === undefined ? [] : namesIn(form),
  );
  // https://docs.stripe.com/changelog/endive: gone since 2026-09-30, with a code of its own.
  if (unknown === 'payment_method_types')
    return unkeptRefusal(
      'payment_method_types_no_longer_supported',
      'Use allowed_payment_method_types',
      unknown,
    );
  if (unknown !== null)
    return unkeptRefusal('parameter_unknown', `Received unknown parameter: ${unknown}`, unknown);

  const key = request.headers['idempotency-key'] ?? null;
  const desk: StripeDesk = {
    db: request.db,
    courier: request.courier,
    account: request.account,
    processor: 'stripe',
    now: request.now,
    pagesUrl: request.pagesUrl,
    requestId: newName('req', request.now).id,
    key,
  };
  return {
    kind: typeof route.kind === 'string' ? route.kind : route.kind(form),
    reference: key,
    amount: route.amount === undefined ? null : BigInt(wholeNumber(form, route.amount) ?? 0),
    unheard: route.lagging ?? missing('object', id),
    act: () =>
      route.takes === undefined
        ? route.run(desk, form, id, request.db)
        : underKey(desk, { path: request.path.join('/'), body: request.body }, (tx) =>
            route.run(desk, form, id, tx),
          ),
  };
}

function fileAction(request: SimulatedRequest): Action {
  const key = request.headers['idempotency-key'] ?? null;
  const { db, courier, account, now, pagesUrl } = request;
  const requestId = newName('req', now).id;
  const desk: StripeDesk = { db, courier, account, processor: 'stripe', now, pagesUrl, requestId, key };
  return {
    kind: 'upload',
    reference: key,
    amount: null,
    act: () => underKey(desk, { path: 'files', body: request.body }, (tx) => createFile(tx, desk, request)),
  };
}

const NOTHING = { status: 200, body: listOf('/v1/payment_intents/search', [], 10) } as const;

/** An approval that nobody waits for any more, or an authorization that is given up. */
function cancelling(form: Form): 'void' | 'cancel' {
  return wordAt(form, 'cancellation_reason') === 'abandoned' ? 'cancel' : 'void';
}

const ROUTES: Readonly<Record<string, Route>> = {
  'POST payment_intents': {
    kind: 'authorize',
    amount: 'amount',
    takes: 'POST payment_intents',
    run: (desk, form, _id, tx) => createIntent(tx, desk, form),
  },
  'POST payment_intents confirm': {
    kind: 'confirm',
    takes: 'POST payment_intents confirm',
    run: (desk, form, id, tx) => confirmIntent(tx, desk, id, form),
  },
  'POST payment_intents capture': {
    kind: 'capture',
    amount: 'amount_to_capture',
    takes: 'POST payment_intents capture',
    run: (desk, form, id, tx) => captureIntent(tx, desk, id, form),
  },
  'POST payment_intents increment_authorization': {
    kind: 'increment',
    takes: 'POST payment_intents increment_authorization',
    run: (desk, form, id, tx) => incrementIntent(tx, desk, id, form),
  },
  'POST payment_intents cancel': {
    kind: cancelling,
    takes: 'POST payment_intents cancel',
    run: (desk, form, id, tx) => cancelIntent(tx, desk, id, form, cancelling(form)),
  },
  'POST setup_intents': {
    kind: 'authorize',
    takes: 'POST setup_intents',
    run: (desk, form, _id, tx) => createSetup(tx, desk, form),
  },
  'POST setup_intents confirm': {
    kind: 'confirm',
    takes: 'POST setup_intents confirm',
    run: (desk, form, id, tx) => confirmIntent(tx, desk, id, form, 'setup_intent'),
  },
  'POST setup_intents cancel': {
    kind: cancelling,
    takes: 'POST setup_intents cancel',
    run: (desk, form, id, tx) => cancelIntent(tx, desk, id, form, cancelling(form), 'setup_intent'),
  },
  'POST refunds': {
    kind: 'refund',
    amount: 'amount',
    takes: 'POST refunds',
    run: (desk, form, _id, tx) => createRefund(tx, desk, form),
  },
  'POST payment_methods': {
    kind: 'method',
    takes: 'POST payment_methods',
    run: (desk, form, _id, tx) => createMethod(tx, desk, form),
  },
  'POST payment_methods attach': {
    kind: 'method',
    takes: 'POST payment_methods attach',
    run: (desk, form, id, tx) => attach(tx, desk, id, wordAt(form, 'customer')),
  },
  'POST payment_methods detach': {
    kind: 'deleteToken',
    takes: 'POST payment_methods detach',
    run: (desk, _form, id, tx) => attach(tx, desk, id, null),
  },
  'POST files': { kind: 'upload', run: () => Promise.resolve(missing('file', '')) },
  'POST customers': { kind: 'customer', takes: 'POST customers', run: createCustomer },
  'POST webhook_endpoints': { kind: 'endpoint', takes: 'POST webhook_endpoints', run: createEndpoint },
  'POST disputes :id': {
    kind: 'submit_dispute',
    takes: 'POST disputes',
    run: (desk, form, id, tx) => updateDispute(tx, desk, id, form),
  },
  'POST disputes close': {
    kind: 'accept_dispute',
    takes: 'POST disputes close',
    run: (desk, _form, id, tx) => closeDispute(tx, desk, id),
  },
  'GET disputes :id': {
    kind: 'look',
    run: (desk, _form, id) => read(desk, 'dispute', id, showDispute),
  },
  'GET payment_intents :id': {
    kind: 'look',
    run: (desk, form, id) =>
      read<Intent>(desk, 'payment_intent', id, (intent) => showIntent(intent, expandIn(form))),
  },
  'GET payment_intents': { kind: 'look', run: listIntents },
  'GET payment_intents search': { kind: 'look', lagging: NOTHING, run: searchIntents },
  'GET setup_intents :id': {
    kind: 'look',
    run: (desk, form, id) =>
      read<Intent>(desk, 'setup_intent', id, (intent) => showIntent(intent, expandIn(form))),
  },
  'GET setup_intents': {
    kind: 'look',
    lagging: { status: 200, body: listOf('/v1/setup_intents', [], 10) },
    run: listSetups,
  },
  'GET charges :id': {
    kind: 'look',
    run: (desk, _form, id) => read<Intent>(desk, 'payment_intent', `pi_${id.slice(3)}`, showCharge),
  },
  'GET payment_methods :id': {
    kind: 'look',
    run: (desk, _form, id) => read<Method>(desk, 'payment_method', id, showMethod),
  },
  'GET mandates :id': {
    kind: 'look',
    run: (desk, _form, id) =>
      read<Readonly<Record<string, unknown>>>(desk, 'mandate', id, (mandate) => mandate),
  },
  'GET refunds :id': { kind: 'look', run: (desk, _form, id) => read<Refund>(desk, 'refund', id, showRefund) },
  'GET refunds': {
    kind: 'look',
    lagging: { status: 200, body: listOf('/v1/refunds', [], 10) },
    run: async (desk, form) => {
      const refunds = await listObjects<Refund>(desk.db, desk, 'refund', wordAt(form, 'payment_intent'));
      return listAnswer('/v1/refunds', bodiesOf(refunds).map(showRefund), form);
    },
  },
  'GET balance_transactions': {
    kind: 'look',
    run: async (desk, form) => {
      const lines = await listObjects<Line>(desk.db, desk, 'line', wordAt(form, 'payout'));
      return listAnswer('/v1/balance_transactions', bodiesOf(lines), form);
    },
  },
  'GET balance': {
    kind: 'look',
    run: () =>
      Promise.resolve({
        status: 200,
        body: { object: 'balance', available: [], livemode: false, pending: [] },
      }),
  },
};

async function read<Body>(
  desk: StripeDesk,
  kind: string,
  id: string,
  show: (body: Body) => Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const found = await getObject<Body>(desk.db, desk, id);
  return found?.kind === kind ? { status: 200, body: show(found.body) } : missing(kind, id);
}

function listAnswer(url: string, data: readonly Readonly<Record<string, unknown>>[], form: Form): Answer {
  const after = wordAt(form, 'starting_after');
  const from = after === null ? 0 : data.findIndex(({ id }) => id === after) + 1;
  return { status: 200, body: listOf(url, data.slice(from), wholeNumber(form, 'limit') ?? 10) };
}

async function listIntents(desk: StripeDesk, form: Form): Promise<Answer> {
  const intents = await listObjects<Intent>(desk.db, desk, 'payment_intent');
  const shown = bodiesOf(intents).map((intent) => showIntent(intent));
  return listAnswer('/v1/payment_intents', shown, form);
}

/** Newest first; there is no search of them. */
async function listSetups(desk: StripeDesk, form: Form): Promise<Answer> {
  const since = wholeNumber(formAt(form, 'created'), 'gte') ?? 0;
  const setups = bodiesOf(await listObjects<Intent>(desk.db, desk, 'setup_intent'));
  const expand = expandIn(form).includes('data.latest_attempt') ? ['latest_attempt'] : [];
  const shown = setups.filter(({ created }) => created >= since).map((setup) => showIntent(setup, expand));
  return listAnswer('/v1/setup_intents', shown, form);
}

/** Only what connectors ask: `metadata['key']:'value'`. */
async function searchIntents(desk: StripeDesk, form: Form): Promise<Answer> {
  const [, key = '', value = ''] =
    /^metadata\['([^']*)'\]:'([^']*)'$/.exec(wordAt(form, 'query') ?? '') ?? [];
  if (key === '') return unkeptRefusal('parameter_invalid_string', 'The query cannot be parsed', 'query');

  const intents = bodiesOf(await listObjects<Intent>(desk.db, desk, 'payment_intent'));
  const found = intents.filter(({ metadata }) => metadata[key] === value);
  const expand = expandIn(form).includes('data.latest_charge') ? ['latest_charge'] : [];
  const shown = found.map((intent) => showIntent(intent, expand));
  const { has_more, data } = listOf('', shown, 10);
  const body = {
    object: 'search_result',
    data,
    has_more,
    next_page: null,
    url: '/v1/payment_intents/search',
  };
  return { status: 200, body };
}

async function createCustomer(desk: StripeDesk, form: Form, _id: string, tx: Queryable): Promise<Answer> {
  const { id } = newName('cus', desk.now);
  const body = {
    id,
    object: 'customer',
    created: seconds(desk.now),
    email: wordAt(form, 'email'),
    livemode: false,
    metadata: wordsAt(form, 'metadata'),
    name: wordAt(form, 'name'),
    phone: wordAt(form, 'phone'),
  };

  await addObject(tx, desk, { id, kind: 'customer', body }, desk.now);
  return { status: 200, body };
}

async function attach(tx: Queryable, desk: StripeDesk, id: string, customer: string | null): Promise<Answer> {
  const found = await getObject<Method>(tx, desk, id);
  if (found?.kind !== 'payment_method') return { ...missing('payment_method', id), unkept: true };
  if (customer === null && found.body.customer === null)
    return unkeptRefusal(
      'payment_method_unexpected_state',
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  const after: Method = { ...found.body, customer, isDetached: customer === null };
  await changeObject(tx, desk, id, after);
  return { status: 200, body: showMethod(after) };
}

async function createEndpoint(desk: StripeDesk, form: Form, _id: string, tx: Queryable): Promise<Answer> {
  const url = wordAt(form, 'url');
  if (url === null) return unkeptRefusal('parameter_missing', 'Missing required param: url.', 'url');
  const { id } = newName('we', desk.now);
  const events = form['enabled_events'];
  const names = Array.isArray(events) ? events.filter((name) => typeof name === 'string') : ['*'];
  const body: Endpoint = { id, url, enabled_events: names };
  await addObject(tx, desk, { id, kind: 'webhook_endpoint', body }, desk.now);
  const shown = { ...body, object: 'webhook_endpoint', status: 'enabled', livemode: false, metadata: {} };
  return { status: 200, body: { ...shown, secret: webhookSecretOf('stripe') } };
}

const page = plainPage('Stripe');

/** Where Stripe shows a voucher, or the bank's challenge. Buttons stand for what happens elsewhere. */
function readPage(request: SimulatedRequest): Action | Answer {
  const uuid = parseUuid(request.path[1] ?? '');
  const account = request.path[2];
  if (uuid === null || account === undefined) return page(404, 'There is no such payment.');

  const desk: Desk = { ...request, account, processor: 'stripe', now: request.nowFor(account) };
  const act = async (): Promise<Answer> => {
    const [payment, setup] = namesOf(uuid);
    const found =
      (await getObject<Intent>(desk.db, desk, payment)) ?? (await getObject<Intent>(desk.db, desk, setup));
    if (found === null) return page(404, 'There is no such payment.');
    const wanted = new URLSearchParams(request.body).get('act');
    if (request.method !== 'POST' || wanted === null) return page(200, buttonsFor(found.body));
    await runLaterChange(desk, uuid, wanted);
    const { return_url: back } = found.body;
    return back === null ? page(200, 'Done.') : page(303, '', { location: back });
  };
  return { kind: 'page', reference: null, amount: null, act };
}

function buttonsFor({ next }: Intent): string {
  const acts = next?.type === 'voucher' ? ['pay'] : ['authenticate', 'fail_authentication'];
  return next === null ? 'Nothing is left to do here.' : actButtons(acts);
}
