import type { Queryable } from '../../../server/db/db.ts';
import { addObject, listObjects } from '../../queries/objects.ts';
import { type JsonObject, objectOf, parseObject, textAt } from '../../../server/domain/json.ts';
import { batchAct, batchStep } from '../batches.ts';
import type { Desk } from '../book.ts';
import { actButtons, plainPage } from '../plain-page.ts';
import type { Action, Answer, Processor, SimulatedRequest } from '../processor.ts';
import {
  type AdyenDesk,
  type Endpoint,
  HMAC_KEY,
  adyenError,
  newPsp,
  signAdyenEvent,
  underKey,
  uuidOf,
} from './desk.ts';
import { FIELDS, unknownField } from './fields.ts';
import { readDisputes } from './disputes.ts';
import { MODIFICATIONS, runLaterChange, modify, paymentDetails, redirectResultOf } from './later.ts';
import { type Payment, createPayment } from './payments.ts';
import { readReport, settlements } from './settlement.ts';
import { deleteToken } from './tokens.ts';

/**
 * Adyen's Checkout API, as its documentation says: JSON, its references, its errors, its keys, its webhooks. The
 * books of a merchant account are those of the key `AQE-<merchant account>`.
 */
export const adyenProcessor: Processor = {
  id: 'adyen',
  accountOf: reportUser,
  subjectOf: uuidOf,
  signEvent: signAdyenEvent,
  read(request) {
    const [part] = request.path;
    if (part === 'pages') return readPage(request);
    const account =
      part === 'reports' ? reportUser(request.headers) : accountIn(request.headers['x-api-key']);
    if (account === null) return adyenError(401, '000', 'HTTP Status Response - Unauthorized', 'security');
    if (part === 'reports') return readReport(request);
    if (part === 'ca') return readDisputes(request, deskOf(request));
    if (part === 'v3') return management(request);
    const isDeletion = request.method === 'DELETE' && part === 'v72';
    return isDeletion ? deletion(request) : postAction(request);
  },
  step: async (desk, step) => {
    if (!(await batchStep(settlements, desk, step))) await changeLater(desk, step.subjectId, step.kind);
  },
  act: async (desk, subjectId, what) =>
    (await batchAct(settlements, desk, subjectId, what)) ?? changeLater(desk, subjectId, what),
};

async function changeLater(desk: Desk, subjectId: string, what: string): Promise<boolean> {
  const psp = await pspOf(desk, subjectId);
  return psp !== null && runLaterChange(desk, psp, what);
}

function postAction(request: SimulatedRequest): Action | Answer {
  const body = parseObject(request.body);
  if (body === null) return adyenError(400, '702', 'Unexpected input: expected {');
  const route = routeFor(request);
  if (request.method !== 'POST' || request.path[0] !== 'v72' || route === null)
    return adyenError(404, '000', 'Not found');
  const unknown = unknownField(FIELDS[route.structure] ?? [], body);
  if (unknown !== null)
    return adyenError(
      400,
      '702',
      `Structure of ${route.structure} contains the following unknown fields: [${unknown}]`,
    );
  if (route.path !== 'payments/details' && textAt(body, 'merchantAccount') === null)
    return adyenError(403, '901', 'Invalid Merchant Account', 'security');

  return action(request, route, body);
}

function accountIn(key: string | undefined): string | null {
  return /^AQE-([A-Za-z0-9_.-]+)$/.exec(key ?? '')?.[1] ?? null;
}

/** An API key, or the basic authentication of the report user of an account: `report@Company.<merchant account>`. */
function reportUser(headers: Readonly<Record<string, string>>): string | null {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/=]+)$/.exec(headers['authorization'] ?? '') ?? [];
  const [, user = null] =
    /^report@Company\.([A-Za-z0-9_.-]+):.+$/.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  return accountIn(headers['x-api-key']) ?? user;
}

/** By the id that the books know it by. */
async function pspOf(desk: Desk, uuid: string): Promise<string | null> {
  const payments = await listObjects<Payment>(desk.db, desk, 'payment');
  return payments.find(({ body }) => body.uuid === uuid)?.object_id ?? null;
}

type Route = Readonly<{
  path: string;
  structure: string;
  kind: string;
  run(desk: AdyenDesk, body: JsonObject): Promise<Answer>;
}>;

const STRUCTURES: Readonly<Record<string, string>> = {
  captures: 'PaymentCaptureRequest',
  cancels: 'PaymentCancelRequest',
  refunds: 'PaymentRefundRequest',
  amountUpdates: 'PaymentAmountUpdateRequest',
};

function routeFor({ path: [, resource = '', second = '', third = ''] }: SimulatedRequest): Route | null {
  switch ([resource, second, third].filter((part) => part !== '').length) {
    case 1:
      if (resource === 'payments')
        return {
          path: 'payments',
          structure: 'PaymentRequest',
          kind: 'authorize',
          run: (desk, body) => underKey(desk, (tx) => createPayment(tx, desk, body)),
        };
      if (resource !== 'paymentMethods') return null;
      return {
        path: 'paymentMethods',
        structure: 'PaymentMethodsRequest',
        kind: 'look',
        run: () => Promise.resolve({ status: 200, body: { paymentMethods: METHODS } }),
      };
    case 2:
      if (resource !== 'payments' || second !== 'details') return null;
      return {
        path: 'payments/details',
        structure: 'PaymentDetailsRequest',
        kind: 'complete',
        run: (desk, body) => paymentDetails(desk, body),
      };
    default: {
      const structure = STRUCTURES[third];
      if (resource !== 'payments' || structure === undefined) return null;
      return {
        path: `payments/${third}`,
        structure,
        kind: MODIFICATIONS[third]?.kind ?? third,
        run: (desk, body) => underKey(desk, (tx) => modify(tx, desk, { psp: second, path: third }, body)),
      };
    }
  }
}

const METHODS = [
  { name: 'Cards', type: 'scheme', brands: ['visa', 'mc', 'amex'] },
  { name: 'Pay by Bank', type: 'paybybank' },
  { name: 'Pix', type: 'pix' },
  { name: 'Boleto Bancario', type: 'boletobancario' },
  { name: 'Convenience Stores', type: 'econtext_stores' },
];

/** Of a stored payment method. */
function deletion(request: SimulatedRequest): Action | Answer {
  const [, resource, id, ...more] = request.path;
  if (resource !== 'storedPaymentMethods' || id === undefined || more.length > 0)
    return adyenError(404, '000', 'Not found');
  const shopperReference = request.query.get('shopperReference');
  const merchantAccount = request.query.get('merchantAccount');
  if (merchantAccount === null) return adyenError(403, '901', 'Invalid Merchant Account', 'security');
  if (shopperReference === null)
    return adyenError(422, '130', "Required field 'shopperReference' is not provided.");

  const desk = deskOf(request);
  const act = async (): Promise<Answer> => {
    const answer = await desk.db.transaction((tx) =>
      deleteToken(tx, desk, id, { shopperReference, merchantAccount }),
    );
    desk.courier.kick();
    return answer;
  };
  return { kind: 'deleteToken', reference: null, amount: null, act };
}

function deskOf(request: SimulatedRequest): AdyenDesk {
  return {
    db: request.db,
    courier: request.courier,
    account: request.account,
    processor: 'adyen',
    now: request.now,
    pagesUrl: request.pagesUrl,
    key: request.headers['idempotency-key'] ?? null,
  };
}

function action(request: SimulatedRequest, route: Route, body: JsonObject): Action {
  const desk = deskOf(request);
  const value = objectOf(body['amount'])?.['value'];
  return {
    kind: route.kind,
    reference: desk.key,
    amount: Number.isSafeInteger(value) ? BigInt(Number(value)) : null,
    act: () => route.run(desk, body),
  };
}

/** Webhooks are set up in the Customer Area, or by the Management API. */
function management(request: SimulatedRequest): Action | Answer {
  const [, merchants, , webhooks, id, verb] = request.path;
  const body = parseObject(request.body) ?? {};
  if (request.method !== 'POST' || merchants !== 'merchants' || webhooks !== 'webhooks')
    return adyenError(404, '000', 'Not found');
  const desk: Desk = { ...request, processor: 'adyen' };
  const act = (): Promise<Answer> => desk.db.transaction((tx) => makeWebhook(tx, desk, body));
  if (id === undefined) return { kind: 'webhook', reference: null, amount: null, act };
  return verb === 'generateHmac'
    ? { status: 200, body: { hmacKey: HMAC_KEY } }
    : adyenError(404, '000', 'Not found');
}

async function makeWebhook(tx: Queryable, desk: Desk, body: JsonObject): Promise<Answer> {
  const [url, type] = [textAt(body, 'url'), textAt(body, 'type')];
  if (url === null || type === null) return adyenError(422, '30_011', 'The webhook needs a url and a type');
  const endpoint: Endpoint = { id: `S2-${newPsp(desk.now)}`, url, type };
  await addObject(tx, desk, { id: endpoint.id, kind: 'webhook', body: endpoint }, desk.now);
  const shown = { ...endpoint, active: true, communicationFormat: 'json', hasPassword: false };
  return { status: 200, body: shown };
}

const page = plainPage('Adyen');

/** Where a buyer approves, or reads how a voucher is paid. Buttons stand for what happens elsewhere. */
function readPage(request: SimulatedRequest): Action | Answer {
  const [, uuid = '', account = ''] = request.path;
  const desk: Desk = { ...request, account, processor: 'adyen', now: request.nowFor(account) };
  const act = async (): Promise<Answer> => {
    const payments = await listObjects<Payment>(desk.db, desk, 'payment');
    const payment = payments.find(({ body }) => body.uuid === uuid)?.body;
    if (payment === undefined) return page(404, 'There is no such payment.');
    const isVoucher = payment.method.type === 'boletobancario' || payment.method.type === 'econtext_stores';
    const acts = isVoucher ? ['pay'] : ['approve', 'refuse', 'cancel'];
    const wanted = new URLSearchParams(request.body).get('act');
    if (request.method !== 'POST' || wanted === null || !acts.includes(wanted))
      return page(200, payment.status === 'waiting' ? actButtons(acts) : 'Done.');

    await runLaterChange(desk, payment.psp, wanted);
    if (isVoucher) return page(200, 'Done.');
    const back = new URL(payment.returnUrl);
    back.searchParams.set('redirectResult', redirectResultOf(payment.psp));
    return page(303, '', { location: back.href });
  };

  return { kind: 'page', reference: null, amount: null, act };
}
