import type { Queryable } from '../../../server/db/db.ts';
import { addObject, getObject, listObjects } from '../../queries/objects.ts';
import { type JsonObject, objectOf, parseObject, textAt } from '../../../server/domain/json.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Action, Answer, Processor, SimulatedRequest } from '../processor.ts';
import { checksOf, readCard, showCard, showChecks } from './cards.ts';
import {
  accountIn,
  addWebhook,
  answer,
  bare,
  currencyOf,
  digestOf,
  minorIn,
  mistakesAnswer,
  nameOf,
  refusal,
  uuidOf,
} from './desk.ts';
import { DISPUTE_ROUTES, readUpload, removeEvidence, runDispute } from './disputes.ts';
import { deleteKept } from './kept-cards.ts';
import { runLaterChange } from './later.ts';
import {
  move,
  refundTransaction,
  submitForPartialSettlement,
  submitForSettlement,
  voidTransaction,
} from './moves.ts';
import { show } from './show.ts';
import { type BraintreeDesk, type Transaction, createSale, readTransaction } from './transactions.ts';
import type { Xml } from './xml.ts';

/**
 * Braintree's gateway, as its packages and its documentation have it: JSON or nothing in, XML out; transactions, their
 * parts and refunds, its search, verifications, keys, duplicates, errors and notifications.
 */
export const braintreeProcessor: Processor = {
  id: 'braintree',
  accountOf: ({ authorization }) => accountIn(authorization),
  subjectOf: uuidOf,
  signEvent: () => ({ 'content-type': 'application/x-www-form-urlencoded' }),
  read(request) {
    if (accountIn(request.headers['authorization']) === null) return bare(401);
    const [root, merchant, ...path] = request.path;
    if (root !== 'merchants' || merchant === undefined) return bare(404);
    return route(request, path);
  },
  step: async (desk, { kind, subjectId }) => void (await runLaterChange(desk, subjectId, kind)),
  act: runLaterChange,
};

type Route = Readonly<{
  kind: string;
  unheard?: Answer;
  run(tx: Queryable, desk: BraintreeDesk, id: string, body: JsonObject): Promise<Answer>;
}>;

const PAGE_SIZE = 50;

const ROUTES: Readonly<Record<string, Route>> = {
  'POST transactions': { kind: 'authorize', run: (tx, desk, _id, body) => createSale(tx, desk, body) },
  'GET transactions/:id': {
    kind: 'look',
    unheard: bare(404),
    run: async (tx, desk, id) => {
      const found = await readTransaction(tx, desk, id);
      return found === null ? bare(404) : answer(200, 'transaction', show(found));
    },
  },
  'PUT transactions/:id/submit_for_settlement': {
    kind: 'capture',
    run: (tx, desk, id, body) => move(tx, desk, { id, run: submitForSettlement }, body),
  },
  'POST transactions/:id/submit_for_partial_settlement': {
    kind: 'capture',
    run: (tx, desk, id, body) => move(tx, desk, { id, run: submitForPartialSettlement }, body),
  },
  'PUT transactions/:id/void': {
    kind: 'void',
    run: (tx, desk, id, body) => move(tx, desk, { id, run: voidTransaction }, body),
  },
  'POST transactions/:id/refund': {
    kind: 'refund',
    run: (tx, desk, id, body) => move(tx, desk, { id, run: refundTransaction }, body),
  },
  'POST transactions/advanced_search_ids': {
    kind: 'look',
    unheard: ids([]),
    run: async (tx, desk, _id, criteria) => ids((await search(tx, desk, criteria)).map(({ id }) => id)),
  },
  'POST transactions/advanced_search': {
    kind: 'look',
    run: async (tx, desk, _id, criteria) => page(await search(tx, desk, criteria)),
  },
  /** Of its testing gateway. */
  'PUT transactions/:id/settle': {
    kind: 'settle',
    run: (tx, desk, id) => settleSandbox(tx, desk, id, 'settle'),
  },
  'PUT transactions/:id/settlement_decline': {
    kind: 'settle',
    run: (tx, desk, id) => settleSandbox(tx, desk, id, 'decline_settlement'),
  },
  'POST verifications': { kind: 'authorize', run: verify },
  'GET verifications/:id': {
    kind: 'look',
    run: async (tx, desk, id) => {
      const found = await getObject<Readonly<{ shown: Xml }>>(tx, desk, `verification ${id}`);
      return found === null ? bare(404) : answer(200, 'verification', found.body.shown);
    },
  },
  'GET merchant_accounts/:id': {
    kind: 'verify',
    run: (_tx, _desk, id) => {
      const code = currencyOf(id);
      const shown = { id, status: 'active', 'currency-iso-code': code, default: true };
      return Promise.resolve(
        code === null ? bare(404) : answer(200, 'merchant-account', { elements: shown }),
      );
    },
  },
  ...Object.fromEntries(
    Object.entries(DISPUTE_ROUTES).map(([name, { run, ...more }]) => [
      name,
      { ...more, run: (tx, desk, id, body) => runDispute(tx, desk, id, body, run) } satisfies Route,
    ]),
  ),
  'POST console/webhooks': {
    kind: 'set-up',
    run: (tx, desk, _id, body) => addWebhook(tx, desk, textAt(body, 'url') ?? ''),
  },
};

function route(request: SimulatedRequest, path: readonly string[]): Action | Answer {
  const [resource, id = ''] = path;
  if (resource === 'document_uploads') return readUpload(request, deskFor(request, null));
  if (request.method === 'DELETE') return readEnding(request, path) ?? bare(404);
  const known = routeOf(request.method, path);
  const whole = request.body === '' ? {} : parseObject(request.body);
  if (known === undefined) return bare(404);
  if (whole === null) return bare(400);

  const body =
    objectOf(whole['transaction']) ?? objectOf(whole['search']) ?? objectOf(whole['verification']) ?? whole;
  const desk = deskFor(request, textAt(body, 'api_request_key'));
  const minor = amountIn(body);
  return {
    kind: known.kind,
    reference: desk.mark ?? textAt(body, 'order_id'),
    amount: minor === null ? null : BigInt(minor),
    ...(known.unheard === undefined ? {} : { unheard: known.unheard }),
    async act() {
      const told = await desk.db.transaction((tx) =>
        underKey(tx, desk, whole, () => known.run(tx, desk, id, body)),
      );
      desk.courier.kick();
      return told;
    },
  };
}

/** What is taken away; null: nothing that there is. */
function readEnding(request: SimulatedRequest, path: readonly string[]): Action | null {
  const [resource, id = '', what = '', which = ''] = path;
  if (what === 'evidence') return readRemoval(request, id, which);
  return resource === 'payment_methods' && id === 'any' ? readDeletion(request, what) : null;
}

function readRemoval(request: SimulatedRequest, dispute: string, evidence: string): Action {
  return {
    ...{ kind: 'remove_evidence', reference: null, amount: null },
    act: () => request.db.transaction((tx) => removeEvidence(tx, deskFor(request, null), dispute, evidence)),
  };
}

function readDeletion(request: SimulatedRequest, token: string): Action {
  return {
    ...{ kind: 'deleteToken', reference: null, amount: null },
    act: () => request.db.transaction((tx) => deleteKept(tx, deskFor(request, null), token)),
  };
}

/** Orders to misbehave go by amount. */
function amountIn(body: JsonObject): number | null {
  const code = currencyOf(textAt(body, 'merchant_account_id') ?? 'sandbox_usd');
  return code === null ? null : minorIn(body['amount'], code);
}

function routeOf(method: string, path: readonly string[]): Route | undefined {
  const [resource = '', id = '', ...rest] = path;
  const isNamed = id !== '' && !id.startsWith('advanced_search') && resource !== 'console';
  const name = `${method} ${(isNamed ? [resource, ':id', ...rest] : path).join('/')}`;
  return Object.hasOwn(ROUTES, name) ? ROUTES[name] : undefined;
}

function deskFor({ db, courier, account, now }: SimulatedRequest, key: string | null): BraintreeDesk {
  const mark = /^[0-9a-f-]{36}/.exec(key ?? '')?.[0] ?? key;
  return { db, courier, account, processor: 'braintree', now, key, mark };
}

const KEY_MS = 30 * 24 * 60 * 60_000;
/** `transaction`: null where the request was turned away. */
type KeptAnswer = Readonly<{ asked: string; transaction: string | null; atMs: number }>;

/**
 * https://developer.paypal.com/braintree/graphql/integration_guides/idempotency: for thirty days a key gives what its
 * request came to, as it stands now; with another request it is an error. That what was turned away uses a key up
 * is read off the names of the errors in its packages.
 */
async function underKey(
  tx: Queryable,
  desk: BraintreeDesk,
  body: JsonObject,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (desk.key === null) return work();
  if (desk.key.length > 255)
    return mistakesAnswer('transaction', {
      attribute: 'api_request_key',
      code: '915230',
      message: 'Key is too long.',
    });

  const id = `key ${desk.key}`;
  const asked = digestOf(JSON.stringify(body));
  const known = (await getObject<KeptAnswer>(tx, desk, id))?.body ?? null;
  if (known !== null && desk.now.getTime() - known.atMs < KEY_MS) return replayAnswer(tx, desk, known, asked);
  const told = await work();
  if (told.status === 404) return told;
  const transaction = /<transaction>\s*<id>([0-9a-z]+)</.exec(String(told.body))?.[1] ?? null;
  const kept: KeptAnswer = { asked, transaction, atMs: desk.now.getTime() };
  await addObject(tx, desk, { id, kind: 'key', body: kept }, desk.now);
  return told;
}

async function replayAnswer(
  tx: Queryable,
  desk: BraintreeDesk,
  known: KeptAnswer,
  asked: string,
): Promise<Answer> {
  const mistake = (code: string, message: string): Answer =>
    mistakesAnswer('transaction', { attribute: 'api_request_key', code, message });
  if (known.asked !== asked)
    return mistake('915232', 'An API request key can be reused only with the same request.');
  const transaction = known.transaction === null ? null : await readTransaction(tx, desk, known.transaction);
  return transaction === null
    ? mistake('915234', 'The request of this API request key failed.')
    : answer(200, 'transaction', show(transaction));
}

/** Newest first. Its search may be behind; it is not here, unless a test orders it so. */
async function search(
  tx: Queryable,
  desk: BraintreeDesk,
  criteria: JsonObject,
): Promise<readonly Transaction[]> {
  const order = textAt(criteria, 'order_id', 'is');
  const wanted = Array.isArray(criteria['ids']) ? new Set(criteria['ids']) : null;
  const one = textAt(criteria, 'id', 'is');
  const found = await listObjects<Transaction>(tx, desk, 'transaction', order);
  return found
    .map(({ body }) => body)
    .filter(({ id }) => wanted?.has(id) !== false && (one === null || one === id));
}

function ids(found: readonly string[]): Answer {
  return answer(200, 'search-results', {
    elements: { 'page-size': PAGE_SIZE, ids: { list: 'item', of: found } },
  });
}

function page(found: readonly Transaction[]): Answer {
  return answer(200, 'credit-card-transactions', {
    type: 'collection',
    list: 'transaction',
    more: { 'current-page-number': 1, 'page-size': PAGE_SIZE, 'total-items': found.length },
    of: found.slice(0, PAGE_SIZE).map(show),
  });
}

async function settleSandbox(_tx: Queryable, desk: BraintreeDesk, id: string, what: string): Promise<Answer> {
  const uuid = uuidOf(id);
  const found = uuid === null ? null : await readTransaction(desk.db, desk, id);
  if (uuid === null || found === null) return bare(404);
  if (!(await runLaterChange(desk, uuid, what)))
    return mistakesAnswer('transaction', {
      attribute: 'base',
      code: '91575',
      message: 'Cannot simulate settlement of this transaction.',
    });
  const after = await readTransaction(desk.db, desk, id);
  return after === null ? bare(404) : answer(200, 'transaction', show(after));
}

async function verify(tx: Queryable, desk: BraintreeDesk, _id: string, given: JsonObject): Promise<Answer> {
  const card = readCard(given);
  if ('attribute' in card) return mistakesAnswer('verification', card);
  const account = textAt(given, 'options', 'merchant_account_id') ?? 'sandbox_usd';
  if (currencyOf(account) === null)
    return mistakesAnswer('verification', {
      under: 'options',
      attribute: 'merchant_account_id',
      code: '94204',
      message: 'Merchant account ID is invalid.',
    });

  const uuid = newId(desk.now);
  const id = nameOf(uuid);
  const isGood = !card.isUnverifiable;
  const billing = objectOf(objectOf(given['credit_card'])?.['billing_address']);
  const shown: Xml = {
    elements: {
      id,
      status: isGood ? 'verified' : 'processor_declined',
      'merchant-account-id': account,
      'processor-response-code': isGood ? '1000' : '2000',
      'processor-response-text': isGood ? 'Approved' : 'Do Not Honor',
      'processor-response-type': isGood ? 'approved' : 'soft_declined',
      'gateway-rejection-reason': null,
      'network-transaction-id': isGood ? String(BigInt(`0x${digestOf(uuid)}`)).slice(0, 15) : null,
      ...showChecks(checksOf(card, billing)),
      'credit-card': { elements: showCard(card) },
    },
  };
  await addObject(tx, desk, { id: `verification ${id}`, kind: 'verification', body: { shown } }, desk.now);
  return isGood ? answer(201, 'verification', shown) : refusal('verification', [], 'Do Not Honor', shown);
}
