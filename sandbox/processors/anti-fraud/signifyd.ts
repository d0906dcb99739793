import { createHash } from 'node:crypto';
import { addObject, changeObject, getObject, lockObject } from '../../queries/objects.ts';
import { type JsonObject, objectOf, parseObject, textAt } from '../../../server/domain/json.ts';
import type { Action, Answer, Processor, SimulatedRequest } from '../processor.ts';

/**
 * Signifyd's orders, version 3, behind HTTP Basic with a team's key as the name; a team has books of its own. The part
 * of the confirmation e-mail before the `@` decides: `reject`, `review` (HOLD), `challenge`; everybody else is
 * accepted.
 * - `POST v3/orders/events/checkouts|sales` · `POST v3/orders/events/transactions`
 * - `GET screenings/{id}`, the sandbox's own look at an order of the team `sandbox-key`
 */
export const signifydProvider: Processor = {
  id: 'signifyd',
  accountOf: (headers) => teamOf(headers['authorization'] ?? ''),
  read(request) {
    const [version, orders, events, what] = request.path;
    if (request.method === 'GET' && version === 'screenings')
      return action('find', () => find({ ...request, account: 'sandbox-key' }, orders ?? ''));
    if (teamOf(request.headers['authorization'] ?? '') === null) return refusedAnswer(401, 'Unauthorized');
    const body = parseObject(request.body);
    if (request.method !== 'POST' || `${version}/${orders}/${events}` !== 'v3/orders/events' || body === null)
      return refusedAnswer(404, 'There is no such endpoint');
    const id = textAt(body, 'orderId');
    if (id === null || (what !== 'sales' && textAt(body, 'checkoutId') === null))
      return refusedAnswer(400, 'orderId is required, and checkoutId but for sales');

    switch (what) {
      case 'checkouts':
      case 'sales':
        return action('screen', () => screen(request, id, { event: what, body }));
      case 'transactions':
        return action('report', () => report(request, id, body));
      default:
        return refusedAnswer(404, 'There is no such endpoint');
    }
  },
};

function teamOf(authorization: string): string | null {
  const encoded = /^Basic ([A-Za-z0-9+/]+=*)$/.exec(authorization)?.[1];
  const name = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString('utf8').split(':')[0];
  return name === undefined || name === '' ? null : name;
}

function action(kind: string, act: () => Promise<Answer>): Action {
  return { kind, reference: null, amount: null, act };
}

function refusedAnswer(status: number, message: string): Answer {
  return { status, body: { messages: [message], errors: {} } };
}

const ACTIONS: Readonly<Record<string, string>> = {
  reject: 'REJECT',
  review: 'HOLD',
  challenge: 'CHALLENGE',
};

type EventRequest = Readonly<{ event: string; body: JsonObject }>;

async function screen(request: SimulatedRequest, id: string, { event, body }: EventRequest): Promise<Answer> {
  const purchase = objectOf(body['purchase']);
  if (typeof purchase?.['totalPrice'] !== 'number' || textAt(purchase, 'createdAt') === null)
    return refusedAnswer(400, 'purchase.totalPrice and purchase.createdAt are required');
  const [transaction] = transactionsOf(body);
  const month = objectOf(transaction?.['checkoutPaymentDetails'])?.['cardExpiryMonth'];
  if (month !== undefined && !Number.isInteger(month))
    return refusedAnswer(400, 'cardExpiryMonth must be an integer');

  const [wish = ''] = (textAt(purchase, 'confirmationEmail') ?? '').toLowerCase().split('@');
  const checkpointAction = ACTIONS[wish] ?? 'ACCEPT';
  const answer = {
    signifydId: Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 8), 16),
    ...(event === 'checkouts' ? { checkoutId: id } : {}),
    orderId: id,
    decision: {
      checkpointAction,
      checkpointActionReason: `the address asks for ${checkpointAction}`,
      score: 500,
    },
  };
  const made = { id, kind: 'order', body: { event, request: body, answer, outcomes: [] } };
  await addObject(request.db, keyOf(request), made, request.now);
  return { status: 200, body: answer };
}

type Order = Readonly<{ outcomes: readonly JsonObject[] }> & JsonObject;

async function report(request: SimulatedRequest, id: string, body: JsonObject): Promise<Answer> {
  const [transaction] = transactionsOf(body);
  if (transaction === undefined) return refusedAnswer(400, 'transactions are required');
  return request.db.transaction(async (tx) => {
    const found = await lockObject<Order>(tx, keyOf(request), id);
    if (found === null) return refusedAnswer(404, 'There is no such order');
    const outcomes = [...found.body.outcomes, transaction];
    await changeObject(tx, keyOf(request), id, { ...found.body, outcomes });
    return { status: 201, body: {} };
  });
}

async function find(request: SimulatedRequest, id: string): Promise<Answer> {
  const found = await getObject<Order>(request.db, keyOf(request), id);
  return found === null ? refusedAnswer(404, 'There is no such order') : { status: 200, body: found.body };
}

function transactionsOf(body: JsonObject): readonly JsonObject[] {
  const { transactions } = body;
  return Array.isArray(transactions) ? transactions.map(objectOf).filter((one) => one !== null) : [];
}

function keyOf({ account }: SimulatedRequest): Readonly<{ account: string; processor: string }> {
  return { account, processor: signifydProvider.id };
}
