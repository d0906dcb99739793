import type { Names } from '../new-connector.ts';

/** What the scaffolded connector asks for and will ask for, on the books that the sandbox's card processors share. */
export function simulator({ id, processor, camel, simulator: file }: Names): string {
  return `import { parseCurrency } from '../../../server/domain/currency.ts';
import { parseUuid } from '../../../server/domain/ids.ts';
import { minorUnitsAt, objectOf, parseObject, textAt } from '../../../server/domain/json.ts';
import { type Action, type Answer, type Processor, type SimulatedRequest, refuse } from '../processor.ts';
import { emitResult } from './aftermath.ts';
import {
  type Caller,
  type CardAnswer,
  type FollowKind,
  type Result,
  authorize,
  find,
  follow,
} from './engine.ts';

/** The processor behind \`${id}\`: make it what its documentation says, path by path. */
export const ${camel}Processor: Processor = {
  id: '${processor}',
  read(request) {
    const [first, of, what = ''] = request.path;
    if (request.method === 'GET' && first === 'operations') return lookUp(request);
    if (request.method === 'POST' && first === 'payments')
      return of === undefined ? pay(request) : move(request, of, what);
    return refuse(404, 'not_simulated', '${file} does not simulate this path yet');
  },
};

function pay(request: SimulatedRequest): Action | Answer {
  const [body, reference] = [parseObject(request.body), request.headers['idempotency-key']];
  const [amount, currency] = [minorUnitsAt(body, 'amount'), parseCurrency(String(body?.['currency']))];
  const given = objectOf(body?.['card']);
  const [number, securityCode] = [textAt(given, 'number'), textAt(given, 'security_code')];
  if (reference === undefined || amount === null || currency === null || number === null)
    return refuse(422, 'invalid_request', 'idempotency-key, amount, currency and card are required');
  const lastFour = number.slice(-4);
  const payment = {
    reference,
    amount,
    currency,
    card: { kind: 'card', lastFour, scheme: 'other', expiry: null, securityCode },
    capture: body?.['capture'] === true,
    partialAllowed: false,
    postalCode: null,
    merchantAdviceCode: null,
    webhookUrl: textAt(body, 'webhook_url'),
    reportsSettlements: false,
    details: {},
  } as const;
  const act = async () => answer(request, await authorize(callerOf(request), payment));
  return { kind: 'authorize', reference, amount, act };
}

const FOLLOWS: ReadonlyMap<string, FollowKind> = new Map([
  ['captures', 'capture'],
  ['voids', 'void'],
  ['refunds', 'refund'],
]);

/** \`POST /payments/{id}/captures\`, \`voids\`, \`refunds\`. */
function move(request: SimulatedRequest, id: string, what: string): Action | Answer {
  const [body, reference] = [parseObject(request.body), request.headers['idempotency-key']];
  const [kind, of, amount] = [FOLLOWS.get(what), parseUuid(id), minorUnitsAt(body, 'amount')];
  if (kind === undefined || of === null) return refuse(404, 'not_found', 'There is no such payment');
  if (reference === undefined || amount === null)
    return refuse(422, 'invalid_request', 'idempotency-key and amount are required');
  const moved = { reference, kind, of, amount, final: body?.['final'] !== false, details: {} };
  const act = async () => answer(request, await follow(callerOf(request), moved));
  return { kind, reference, amount, act };
}

function lookUp(request: SimulatedRequest): Action {
  const reference = request.query.get('reference') ?? '';
  const act = async (): Promise<Answer> => {
    const found = await find(callerOf(request), reference);
    return found === null ? refuse(404, 'not_found', 'No operation has this reference') : shown(found);
  };
  return { kind: 'find', reference, amount: null, act };
}

/** Events carry what was answered. */
async function answer(request: SimulatedRequest, result: Result): Promise<Answer> {
  const { kind } = await emitResult(request, callerOf(request), result, (happened) => happened);
  if (result.kind === 'answer') return shown(result.answer);
  return refuse(kind === 'no_such_payment' ? 404 : 409, kind, 'This cannot be done');
}

function shown(given: CardAnswer): Answer {
  return { status: given.status === 'refused' ? 402 : 200, body: given };
}

function callerOf({ db, account, now }: SimulatedRequest): Caller {
  return { db, account, processor: '${processor}', now };
}
`;
}
