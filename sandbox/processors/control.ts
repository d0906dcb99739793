import type { Clock } from '../../server/platform/clock.ts';
import type { Db } from '../../server/db/db.ts';
import { DUE_STEPS_MAX, dueSteps, listEvents, releaseEvents, repeatEvent } from '../queries/events.ts';
import { ledgerOperations, ledgerPayments } from '../queries/payments.ts';
import { type MerchantAccountId, parseUuid } from '../../server/domain/ids.ts';
import { parseObject, textAt } from '../../server/domain/json.ts';
import { type Behaviours, MANNERS } from './behaviours.ts';
import { type Courier, EVENT_MANNERS } from './courier.ts';
import { type Answer, type Processor, refuse } from './processor.ts';
import { beginSituation, listSituations } from './situations.ts';
import type { Timetable } from './timetable.ts';

type ControlRequest = Readonly<{
  db: Db;
  clock: Clock;
  behaviours: Behaviours;
  courier: Courier;
  timetable: Timetable;
  byId: ReadonlyMap<string, Processor>;
  method: string;
  path: readonly string[];
  query: URLSearchParams;
  body: string;
}>;

/**
 * `/_control`: what tests and developers may order and see, and no processor would offer.
 * - `GET /_control/ledger?account=…[&processor=…][&payment=…][&reference=…]`: the simulated processors'
 * books.
 * - `POST /_control/behaviours` `{ manner, times?, latency_ms?, processor?, account?, kind?, reference?,
 * amount? }`; `GET` lists; `DELETE [?account=…]` clears; what `latency` holds up goes on, and what hangs breaks off.
 * - `POST /_control/acts` `{ processor, account, subject, act }`: a buyer's, a bank's or a store's act on a
 * payment or mandate.
 * - `POST /_control/situations` `{ situation, processor, account, … }` (`situations.ts`); `GET [?account=…]` lists
 * those that are on; `DELETE ?account=…&situation=…` ends one.
 * - `GET /_control/due?account=…&until=…`: what processors plan to do by then.
 * - `POST /_control/run`: what is due by the accounts' clocks happens now, and waiting events are sent.
 * - `GET /_control/events?account=…[&subject=…]`; `POST /_control/events` `{ account, manner }`: deliver,
 * drop, repeat or hold from now on.
 * - `POST /_control/events/release` `{ account, event? }` sends held events; `POST /_control/events/again` `{
 * account, event }` sends one again.
 *
 * Amounts are minor units, `latency_ms` is milliseconds, and times are RFC 3339 by the account's clock. An order that
 * cannot be read is answered with 400, a subject or act that does not exist with 404; nothing is thrown.
 * @example curl -d '{"processor":"stripe","account":"default","subject":"pi_…","act":"lose_refunds"}' \
 *   http://127.0.0.1:8081/_control/acts
 */
export async function control(request: ControlRequest): Promise<Answer> {
  const answer = CONTROLS[`${request.method} ${request.path.join('/')}`];
  return answer === undefined ? refuse(404, 'not_found', 'There is no such control') : answer(request);
}

const CONTROLS: Readonly<Record<string, (request: ControlRequest) => Answer | Promise<Answer>>> = {
  'GET ledger': ledger,
  'GET behaviours': listBehaviours,
  'POST behaviours': orderBehaviour,
  'DELETE behaviours': clearBehaviours,
  'POST acts': act,
  'POST situations': (request) => beginSituation({ ...request, order: parseObject(request.body) ?? {} }),
  'GET situations': (request) => listSituations(request, request.query.get('account') ?? 'default'),
  'DELETE situations': endSituation,
  'GET due': due,
  'POST run': runNow,
  'GET events': eventsOf,
  'POST events': orderEvents,
  'POST events/release': sendEvents,
  'POST events/again': sendEvents,
};

function listBehaviours({ behaviours }: ControlRequest): Answer {
  const items = behaviours
    .list()
    .map(({ behaviour, timesLeft }) => ({ ...printable(behaviour), times_left: timesLeft }));
  return { status: 200, body: { items } };
}

function clearBehaviours({ behaviours, query }: ControlRequest): Answer {
  behaviours.clear(query.get('account'));
  return { status: 204, body: '' };
}

async function runNow({ timetable }: ControlRequest): Promise<Answer> {
  await timetable.run();
  return { status: 200, body: {} };
}

async function eventsOf({ db, query }: ControlRequest): Promise<Answer> {
  const subject = parseUuid(query.get('subject') ?? '');
  const events = await listEvents(db, query.get('account') ?? 'default', subject);
  return { status: 200, body: { items: events.map(printable) } };
}

async function ledger({ db, query }: ControlRequest): Promise<Answer> {
  const account = query.get('account') ?? 'default';
  const [processor, reference] = [query.get('processor'), query.get('reference')];
  const paymentText = query.get('payment');
  const paymentId = paymentText === null ? null : parseUuid(paymentText);
  if (paymentText !== null && paymentId === null) return refuse(400, 'bad_request', 'payment must be an id');
  const [payments, operations] = await Promise.all([
    ledgerPayments(db, account, processor, paymentId),
    ledgerOperations(db, account, { processor, paymentId, reference }),
  ]);
  return { status: 200, body: { payments: payments.map(printable), operations: operations.map(printable) } };
}

function orderBehaviour({ behaviours, body }: ControlRequest): Answer {
  const order = parseObject(body);
  const manner = MANNERS.find((known) => known === order?.['manner']);
  if (order === null || manner === undefined)
    return refuse(400, 'bad_request', `manner must be one of ${MANNERS.join(', ')}`);

  const number = (key: string, otherwise: number): number =>
    Number.isSafeInteger(order[key]) ? Number(order[key]) : otherwise;
  const amount = order['amount'] === undefined ? null : BigInt(number('amount', 0));
  behaviours.order(
    {
      manner,
      latencyMs: number('latency_ms', 1000),
      processor: textAt(order, 'processor'),
      account: textAt(order, 'account'),
      kind: textAt(order, 'kind'),
      reference: textAt(order, 'reference'),
      amount,
      endsAt: null,
      situation: null,
    },
    number('times', 1),
  );
  return { status: 201, body: { type: 'behaviour' } };
}

async function act({ db, clock, courier, byId, body }: ControlRequest): Promise<Answer> {
  const order = parseObject(body);
  const [account, processor, name, wanted] = [
    textAt(order, 'account') ?? 'default',
    byId.get(textAt(order, 'processor') ?? ''),
    textAt(order, 'subject') ?? '',
    textAt(order, 'act'),
  ];
  const subject = parseUuid(name) ?? processor?.subjectOf?.(name) ?? null;
  if (processor === undefined || subject === null || wanted === null)
    return refuse(400, 'bad_request', 'processor, subject and act are required');

  const done = await processor.act?.(
    { db, courier, account, processor: processor.id, now: clock.nowFor(account as MerchantAccountId) },
    subject,
    wanted,
  );
  return done === true
    ? { status: 200, body: {} }
    : refuse(404, 'not_found', 'This processor does not know that subject or act');
}

function endSituation({ behaviours, query }: ControlRequest): Answer {
  return behaviours.endSituation(query.get('account') ?? 'default', query.get('situation') ?? '')
    ? { status: 204, body: '' }
    : refuse(404, 'not_found', 'No such situation is on');
}

/** The soonest first, as many as one look of the timetable takes. */
async function due({ db, query }: ControlRequest): Promise<Answer> {
  const until = new Date(query.get('until') ?? '');
  if (Number.isNaN(until.getTime())) return refuse(400, 'bad_request', 'until must be a time');
  const steps = await dueSteps(db, query.get('account') ?? 'default', until, DUE_STEPS_MAX);
  const items = steps.map(({ processor, subject_id, kind, due_at }) => ({
    processor,
    subject_id,
    kind,
    due_at,
  }));
  return { status: 200, body: { items, is_complete: steps.length < DUE_STEPS_MAX } };
}

function orderEvents({ courier, body }: ControlRequest): Answer {
  const order = parseObject(body);
  const manner = EVENT_MANNERS.find((known) => known === order?.['manner']);
  if (manner === undefined)
    return refuse(400, 'bad_request', `manner must be one of ${EVENT_MANNERS.join(', ')}`);
  courier.order(textAt(order, 'account') ?? 'default', manner);
  return { status: 200, body: {} };
}

async function sendEvents({ db, clock, courier, path, body }: ControlRequest): Promise<Answer> {
  const order = parseObject(body);
  const [account, event] = [textAt(order, 'account') ?? 'default', parseUuid(textAt(order, 'event') ?? '')];
  if (path[1] === 'again') {
    if (event === null || !(await repeatEvent(db, account, event, clock.now())))
      return refuse(404, 'not_found', 'There is no such event');
  } else await releaseEvents(db, account, clock.now(), event);
  courier.kick();
  return { status: 200, body: {} };
}

/** bigint as decimal text: JSON numbers would round. */
function printable(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, typeof value === 'bigint' ? String(value) : value]),
  );
}
