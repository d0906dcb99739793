import { addObject, changeObject, lockObject } from '../../queries/objects.ts';
import { type JsonObject, objectOf, parseObject, textAt } from '../../../server/domain/json.ts';
import type { Action, Answer, Processor, SimulatedRequest } from '../processor.ts';

/**
 * Forter's Order API, as its own integrations for Node, Magento and commercetools use it: HTTP Basic with the secret
 * key as the name, `x-forter-siteid`, and `api-version`, which decides what a body has to look like. The buyer
 * decides, as in Forter's tests: `approve@…`, `decline@…`, `notreviewed@…`; everybody else is approved. A site keeps
 * books of its own.
 * - `POST v2/orders/{id}` · `POST v2/status/{id}` · `GET screenings/{id}`, the sandbox's own look at an order
 */
export const forterProvider: Processor = {
  id: 'forter',
  accountOf: (headers) => headers['x-forter-siteid'] ?? null,
  read(request) {
    const [version, what, id] = request.path;
    if (request.method === 'GET' && version === 'screenings')
      return action('find', what ?? '', () => find(request, what ?? ''));
    if (!isAdmitted(request)) return failedAnswer(401, 'Missing or invalid credentials');
    const rules = rulesOf(request.headers['api-version'] ?? '');
    if (rules === null) return failedAnswer(400, 'Unknown api-version');
    const body = parseObject(request.body);
    if (request.method !== 'POST' || version !== 'v2' || id === undefined || body === null)
      return failedAnswer(404, 'There is no such endpoint');
    if (body['orderId'] !== id) return failedAnswer(400, 'orderId does not match the path');

    switch (what) {
      case 'orders':
        return action('screen', id, () => order(request, rules, id, body));
      case 'status':
        return action('report', id, () => status(request, rules, id, body));
      default:
        return failedAnswer(404, 'There is no such endpoint');
    }
  },
};

function isAdmitted({ headers, account }: SimulatedRequest): boolean {
  return /^Basic [A-Za-z0-9+/]+=*$/.test(headers['authorization'] ?? '') && account !== 'unknown';
}

type Rules = Readonly<{
  isNew: boolean;
  /** When something happened, as this version writes it. */
  isTime(value: unknown): boolean;
}>;

const MS_FROM = 1e12;

function rulesOf(version: string): Rules | null {
  if (/^2\.\d+$/.test(version))
    return { isNew: false, isTime: (value) => isWhole(value) && value > 0 && value < MS_FROM };
  if (/^10\.\d+$/.test(version))
    return { isNew: true, isTime: (value) => isWhole(value) && value >= MS_FROM };
  return null;
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value);
}

function action(kind: string, reference: string, act: () => Promise<Answer>): Action {
  return { kind, reference, amount: null, act };
}

function failedAnswer(code: number, message: string): Answer {
  return { status: code, body: { status: 'failed', message } };
}

const DECISIONS: Readonly<Record<string, string>> = { decline: 'decline', notreviewed: 'not reviewed' };
const STEPS = ['PRE_AUTHORIZATION', 'POST_AUTHORIZATION'];

async function order(request: SimulatedRequest, rules: Rules, id: string, body: JsonObject): Promise<Answer> {
  const wrong = wrongIn(rules, body);
  if (wrong !== null) return failedAnswer(400, wrong);
  const [payment] = paymentsOf(body);
  const email =
    textAt(payment, 'billingDetails', 'personalDetails', 'email') ?? textAt(body, 'accountOwner', 'email');
  const [wish = ''] = (email ?? '').toLowerCase().split('@');
  const decision = DECISIONS[wish] ?? 'approve';
  const reasonCode = decision === 'decline' ? 'Fraud' : null;
  const answer = { status: 'success', action: decision, reasonCode, message: '', transaction: id };
  const made = { id, kind: 'order', body: { request: body, answer, outcomes: [] } };
  await addObject(request.db, keyOf(request), made, request.now);
  return { status: 200, body: answer };
}

/** What is wrong with an order; null: nothing. */
function wrongIn(rules: Rules, body: JsonObject): string | null {
  if (!rules.isTime(body['checkoutTime'])) return 'checkoutTime is not a time of this version';
  if (rules.isNew && !STEPS.includes(String(body['authorizationStep'])))
    return 'authorizationStep is required';
  if (!rules.isNew && body['authorizationStep'] !== undefined) return 'authorizationStep is unknown';
  if (
    textAt(body, 'totalAmount', 'amountLocalCurrency') === null ||
    textAt(body, 'totalAmount', 'currency') === null
  )
    return 'totalAmount is required';
  const payments = paymentsOf(body);
  if (payments.length === 0) return 'payment is required';
  const bin = textAt(payments[0], 'creditCard', 'bin');
  if (bin !== null && !(rules.isNew ? /^\d{6,8}$/ : /^\d{6}$/).test(bin)) return 'bin has too many digits';

  return Array.isArray(body['cartItems']) ? null : 'cartItems is required';
}

function paymentsOf(body: JsonObject): readonly JsonObject[] {
  const { payment } = body;
  return Array.isArray(payment) ? payment.map(objectOf).filter((one) => one !== null) : [];
}

const STATUSES = ['PROCESSING', 'COMPLETED', 'CANCELED_BY_MERCHANT', 'CANCELED_BY_CUSTOMER', 'RETURNED'];

type Order = Readonly<{ outcomes: readonly JsonObject[] }> & JsonObject;

async function status(
  request: SimulatedRequest,
  rules: Rules,
  id: string,
  body: JsonObject,
): Promise<Answer> {
  if (!rules.isTime(body['eventTime'])) return failedAnswer(400, 'eventTime is not a time of this version');
  if (!STATUSES.includes(String(body['updatedStatus']))) return failedAnswer(400, 'updatedStatus is unknown');
  return request.db.transaction(async (tx) => {
    const found = await lockObject<Order>(tx, keyOf(request), id);
    if (found === null) return failedAnswer(404, 'There is no such order');
    const outcomes = [...found.body.outcomes, body];
    await changeObject(tx, keyOf(request), id, { ...found.body, outcomes });
    return { status: 200, body: { status: 'success', message: '' } };
  });
}

async function find(request: SimulatedRequest, id: string): Promise<Answer> {
  const found = await request.db.transaction((tx) => lockObject<Order>(tx, keyOf(request), id));
  return found === null ? failedAnswer(404, 'There is no such order') : { status: 200, body: found.body };
}

function keyOf({ account }: SimulatedRequest): Readonly<{ account: string; processor: string }> {
  return { account, processor: forterProvider.id };
}
