import type { Db } from '../db/db.ts';
import { ledgerOperations, ledgerPayments } from '../db/queries/simulator.ts';
import { parseUuid } from '../domain/ids.ts';
import { parseObject, textAt } from '../domain/json.ts';
import { type Behaviours, MANNERS } from './behaviours.ts';
import { type Answer, refuse } from './processor.ts';

type ControlRequest = Readonly<{ db: Db; behaviours: Behaviours; method: string; path: readonly string[]; query: URLSearchParams; body: string }>;

/**
 * `/_control`: what tests and developers may order and see, and no processor would offer.
 * - `GET /_control/ledger?account=…[&processor=…][&payment=…][&reference=…]`: the simulated processors' books.
 * - `POST /_control/behaviours` `{ manner, times?, latency_ms?, processor?, account?, kind?, reference?, amount? }`; `GET` lists; `DELETE [?account=…]` clears.
 */
export async function control(request: ControlRequest): Promise<Answer> {
  switch (`${request.method} ${request.path.join('/')}`) {
    case 'GET ledger':
      return ledger(request);
    case 'GET behaviours':
      return { status: 200, body: { items: request.behaviours.list().map(({ behaviour, timesLeft }) => ({ ...printable(behaviour), times_left: timesLeft })) } };
    case 'POST behaviours':
      return orderBehaviour(request);
    case 'DELETE behaviours':
      request.behaviours.clear(request.query.get('account'));
      return { status: 204, body: '' };
    default:
      return refuse(404, 'not_found', 'There is no such control');
  }
}

async function ledger({ db, query }: ControlRequest): Promise<Answer> {
  const account = query.get('account') ?? 'default';
  const [processor, reference] = [query.get('processor'), query.get('reference')];
  const paymentText = query.get('payment');
  const paymentId = paymentText === null ? null : parseUuid(paymentText);
  if (paymentText !== null && paymentId === null) return refuse(400, 'bad_request', 'payment must be an id');
  const [payments, operations] = await Promise.all([ledgerPayments(db, account, processor, paymentId), ledgerOperations(db, account, { processor, paymentId, reference })]);
  return { status: 200, body: { payments: payments.map(printable), operations: operations.map(printable) } };
}

function orderBehaviour({ behaviours, body }: ControlRequest): Answer {
  const order = parseObject(body);
  const manner = MANNERS.find((known) => known === order?.['manner']);
  if (order === null || manner === undefined) return refuse(400, 'bad_request', `manner must be one of ${MANNERS.join(', ')}`);
  const number = (key: string, otherwise: number): number => (Number.isSafeInteger(order[key]) ? Number(order[key]) : otherwise);
  const amount = order['amount'] === undefined ? null : BigInt(number('amount', 0));
  behaviours.order(
    { manner, latencyMs: number('latency_ms', 1000), processor: textAt(order, 'processor'), account: textAt(order, 'account'), kind: textAt(order, 'kind'), reference: textAt(order, 'reference'), amount },
    number('times', 1),
  );
  return { status: 201, body: { type: 'behaviour' } };
}

/** bigint as decimal text: JSON numbers would round. */
function printable(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, typeof value === 'bigint' ? String(value) : value]));
}
