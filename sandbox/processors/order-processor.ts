import { parseCurrency } from '../../server/domain/currency.ts';
import { type JsonObject, minorUnitsAt, parseObject, textAt } from '../../server/domain/json.ts';
import { parseUuid } from '../../server/domain/ids.ts';
import {
  type Change,
  type ChangeResult,
  type Desk,
  type NewBookPayment,
  type Payment,
  change,
  lookUp,
  open,
  read,
  stateOf,
} from './book.ts';
import { deliveredAs, purchaseIn } from './purchase.ts';
import type { Page } from '../../server/design/page.ts';
import { type ProviderPage, buyerPage, missingPage } from './buyer-page.ts';
import { type Action, type Answer, type Processor, type SimulatedRequest, refuse } from './processor.ts';

/**
 * What sets one such processor apart. All of them take JSON with `authorization: Bearer sk_sandbox_…`,
 * amounts as decimal text of minor units, and our reference in `idempotency-key`: `POST /{collection}`, `GET
 * /{collection}/{id}`, `POST /{collection}/{id}/{verb}`, `GET /references/{reference}`, `GET /account`.
 */
type OrderRules = ProviderPage &
  Readonly<{
    id: string;
    collection: string;
    /** Reads the body of a new payment; an answer where it is wrong. */
    opening(
      body: JsonObject,
      given: Readonly<{ reference: string; amount: bigint; currency: string; now: Date }>,
      desk: Desk,
    ): OpenedOrder | Answer | Promise<OpenedOrder | Answer>;
    /** Requests on a payment, by verb of the path. `kind` is the operation's name in the books. */
    verbs: Readonly<
      Record<
        string,
        Readonly<{
          kind: string;
          decide(payment: Payment, amount: bigint, now: Date, body: JsonObject): Change;
        }>
      >
    >;
    /** What happens without a request: by buyers on their page, by orders of a test, by time. */
    happenings: Readonly<Record<string, (payment: Payment, now: Date) => Change>>;
    /** Added to the state that is answered. */
    extra?(payment: Payment, baseUrl: string): JsonObject;
    /** Further paths. */
    more?(request: SimulatedRequest, desk: Desk): Action | Answer | null;
    /** The page of something else than a payment. Null: there is none. */
    otherPage?(request: SimulatedRequest, desk: Desk, id: string): Promise<Answer | null>;
    /** Steps whose subject is not a payment. True: done here. */
    otherStep?(desk: Desk, step: Readonly<{ kind: string; subjectId: string }>): Promise<boolean>;
    /** Acts whose subject is not a payment. Null: not one of these. */
    otherAct?(desk: Desk, subjectId: string, act: string): Promise<boolean | null>;
  }>;

export type OpenedOrder = Omit<NewBookPayment, 'reference' | 'amount' | 'currency'>;

export function orderProcessor(rules: OrderRules): Processor {
  const processor: Processor = {
    id: rules.id,
    read(request) {
      const desk = deskOf(rules, request);
      const [first = '', id = '', verb] = request.path;
      if (first === 'pages') return readPage(rules, request, id);
      if (!(request.headers['authorization'] ?? '').startsWith('Bearer sk_sandbox_'))
        return refuse(401, 'unauthorized', 'The API key is not one of ours');
      const special = rules.more?.(request, desk);
      if (special !== undefined && special !== null) return special;
      if (request.method === 'GET') return readGet(rules, request, desk, first, id);
      if (first !== rules.collection || request.method !== 'POST') return NOT_FOUND;
      return readPost(rules, request, desk, { id, verb: verb ?? '' });
    },
    step: async (desk, step) => {
      if ((await rules.otherStep?.(desk, step)) === true) return;
      const happening = rules.happenings[step.kind];
      if (happening !== undefined)
        await change(desk, step.subjectId, (payment) => happening(payment, desk.now));
    },
    act: async (desk, subjectId, act) => {
      const other = await rules.otherAct?.(desk, subjectId, act);
      if (other !== undefined && other !== null) return other;
      const happening = Object.hasOwn(rules.happenings, act) ? rules.happenings[act] : undefined;
      return (
        happening !== undefined &&
        (await change(desk, subjectId, (payment) => happening(payment, desk.now))).kind === 'done'
      );
    },
  };
  return processor;
}

function readPost(
  rules: OrderRules,
  request: SimulatedRequest,
  desk: Desk,
  { id, verb }: Readonly<{ id: string; verb: string }>,
): Action | Answer {
  const reference = request.headers['idempotency-key'];
  if (reference === undefined || reference === '' || reference.length > 200)
    return refuse(400, 'missing_reference', 'The header idempotency-key is required');
  const body = request.body === '' ? {} : parseObject(request.body);
  if (body === null) return refuse(422, 'invalid_request', 'The body must be a JSON object');
  return id === ''
    ? readOpening(rules, request, desk, reference, body)
    : readVerb(rules, desk, reference, id, verb, body);
}

const NOT_FOUND: Answer = refuse(404, 'not_found', 'There is no such resource');

function deskOf(rules: OrderRules, request: SimulatedRequest): Desk {
  return {
    db: request.db,
    courier: request.courier,
    account: request.account,
    processor: rules.id,
    now: request.now,
  };
}

function readGet(
  rules: OrderRules,
  request: SimulatedRequest,
  desk: Desk,
  first: string,
  id: string,
): Action | Answer {
  if (first === 'account')
    return {
      kind: 'verify',
      reference: null,
      amount: null,
      act: async () => ({ status: 200, body: { account: desk.account } }),
    };
  if (first === 'references' && id !== '') {
    return {
      kind: 'find',
      reference: id,
      amount: null,
      act: async () => {
        const found = await lookUp(desk, id);
        return found === null
          ? NOT_FOUND
          : {
              status: 200,
              body: {
                ...stateBody(rules, found.payment, request),
                ...(found.answer === null ? {} : { operation: found.answer }),
              },
            };
      },
    };
  }
  const paymentId = parseUuid(id);
  if (first !== rules.collection || paymentId === null) return NOT_FOUND;

  return {
    kind: 'sync',
    reference: null,
    amount: null,
    act: async () => {
      const payment = await read(desk, paymentId);
      return payment === null ? NOT_FOUND : { status: 200, body: stateBody(rules, payment, request) };
    },
  };
}

function readOpening(
  rules: OrderRules,
  request: SimulatedRequest,
  desk: Desk,
  reference: string,
  body: JsonObject,
): Action | Answer {
  const [amount, currency] = [minorUnitsAt(body, 'amount'), parseCurrency(textAt(body, 'currency') ?? '')];
  if (amount === null || amount <= 0n || currency === null)
    return refuse(422, 'invalid_request', 'amount and currency are required');
  return {
    kind: 'authorize',
    reference,
    amount,
    act: async () => {
      const opening = await rules.opening(body, { reference, amount, currency, now: desk.now }, desk);
      if ('body' in opening) return opening;
      const details = { ...opening.details, ...purchaseIn(body) };
      const payment = await open(desk, { ...opening, details, reference, amount, currency });
      return payment === null
        ? refuse(422, 'reference_reused', 'This reference was used for a different request')
        : { status: 200, body: stateBody(rules, payment, request) };
    },
  };
}

function readVerb(
  rules: OrderRules,
  desk: Desk,
  reference: string,
  id: string,
  word: string,
  body: JsonObject,
): Action | Answer {
  const verb = Object.hasOwn(rules.verbs, word) ? rules.verbs[word] : undefined;
  const paymentId = parseUuid(id);
  if (verb === undefined || paymentId === null) return NOT_FOUND;

  const amount = minorUnitsAt(body, 'amount') ?? 0n;
  return {
    kind: verb.kind,
    reference,
    amount,
    act: async () =>
      changeAnswer(
        await change(
          desk,
          paymentId,
          (payment) => withDelivery(verb.decide(payment, amount, desk.now, body), body),
          {
            reference,
            kind: verb.kind,
            amount,
          },
        ),
      ),
  };
}

/** What a capture delivers is kept with the order. */
function withDelivery(decided: Change, body: JsonObject): Change {
  const { after } = decided;
  return {
    ...decided,
    after: { ...after, details: { ...after.details, ...deliveredAs(purchaseIn(body)) } },
  };
}

function changeAnswer(changed: ChangeResult): Answer {
  switch (changed.kind) {
    case 'done':
      return { status: 200, body: { ...stateOf(changed.payment), operation: changed.answer } };
    case 'no_such_payment':
      return NOT_FOUND;
    case 'reference_reused':
      return refuse(422, 'reference_reused', 'This reference was used for a different request');
    default:
      return changed satisfies never;
  }
}

function stateBody(rules: OrderRules, payment: Payment, request: SimulatedRequest): JsonObject {
  return { ...stateOf(payment), ...rules.extra?.(payment, pageOf(rules, request, payment.payment_id)) };
}

/** The buyer's page knows its account by the path, since a browser sends no header of ours. */
function pageOf(rules: OrderRules, request: SimulatedRequest, id: string): string {
  return `${request.pagesUrl}/${rules.id}/pages/${id}/${encodeURIComponent(request.account)}`;
}

/** `GET` shows the buyer's page, `POST act=…` does what its buttons say and sends the buyer back. */
function readPage(rules: OrderRules, request: SimulatedRequest, id: string): Action | Answer {
  const paymentId = parseUuid(id);
  const account = request.path[2];
  const language = request.headers['accept-language'] ?? 'en';
  if (paymentId === null || account === undefined) return unknownPage(language);
  const desk = { ...deskOf(rules, request), account, now: request.nowFor(account) };
  if (request.method === 'GET') {
    return {
      kind: 'page',
      reference: null,
      amount: null,
      act: async () => {
        const payment = await read(desk, paymentId);
        return payment === null
          ? ((await rules.otherPage?.({ ...request, account }, desk, paymentId)) ?? unknownPage(language))
          : pageAnswer(200, buyerPage(rules, payment, language));
      },
    };
  }
  const act = new URLSearchParams(request.body).get('act') ?? '';
  const happening = Object.hasOwn(rules.buttons, act) ? rules.happenings[act] : undefined;
  if (request.method !== 'POST' || (happening === undefined && rules.otherPage === undefined))
    return unknownPage(language);

  return {
    kind: 'buyer',
    reference: null,
    amount: null,
    act: async () => {
      const other = await rules.otherPage?.({ ...request, account }, desk, paymentId);
      if (other !== undefined && other !== null) return other;
      const changed =
        happening === undefined
          ? null
          : await change(desk, paymentId, (payment) => happening(payment, desk.now));
      if (changed?.kind !== 'done') return unknownPage(language);
      const back = changed.payment.details.return_url;
      return back === null
        ? pageAnswer(200, buyerPage(rules, changed.payment, language))
        : { status: 303, body: '', headers: { location: back } };
    },
  };
}

function unknownPage(language: string): Answer {
  return pageAnswer(404, missingPage(language));
}

function pageAnswer(status: number, { html, policy }: Page): Answer {
  return {
    status,
    body: html,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  };
}
