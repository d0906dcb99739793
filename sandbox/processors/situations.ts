import type { Clock } from '../../server/platform/clock.ts';
import type { Db } from '../../server/db/db.ts';
import type { MerchantAccountId } from '../../server/domain/ids.ts';
import { type JsonObject, textAt } from '../../server/domain/json.ts';
import { parseUuid } from '../../server/domain/ids.ts';
import { newId } from '../../server/platform/entropy.ts';
import { listObjects } from '../queries/objects.ts';
import type { Behaviour, Behaviours } from './behaviours.ts';
import type { Courier } from './courier.ts';
import { type Answer, type Processor, refuse } from './processor.ts';

/**
 * What a processor may be like, in one word. Those that stand are orders to misbehave, with an end; the others happen
 * at once.
 */
type StandingSituation = Pick<Behaviour, 'manner' | 'kind'> & Readonly<{ times: number }>;

/** Nobody sends as many before it ends. */
const ALWAYS = 1_000_000_000;
const STANDING: Readonly<Record<string, StandingSituation>> = {
  slow: { manner: 'latency', kind: null, times: ALWAYS },
  down: { manner: 'error_before', kind: null, times: ALWAYS },
  wrong_answer: { manner: 'garbage_after', kind: null, times: ALWAYS },
  unknown_outcome: { manner: 'reset_after', kind: 'authorize', times: 1 },
};

/** What the buyer's bank does first, as each processor calls it; without a word here there are no disputes. */
export const DISPUTE_ACTS: Readonly<Record<string, string>> = {
  adyen: 'dispute',
  braintree: 'dispute',
  'checkout-com': 'dispute',
  dlocal: 'charge_back',
  gocardless: 'payment_charged_back',
  mercadopago: 'charge_back',
  'mock-bank': 'return',
  'mock-card': 'charge_back',
  paypal: 'dispute',
  'sandbox-card': 'charge_back',
  stripe: 'dispute',
};

/** Processors that settle in files. */
const IN_FILES: ReadonlySet<string> = new Set(['adyen', 'checkout-com', 'mercadopago']);

type Desk = Readonly<{
  db: Db;
  clock: Clock;
  behaviours: Behaviours;
  courier: Courier;
  byId: ReadonlyMap<string, Processor>;
}>;

const LATENCY_MS = 5_000;

/**
 * Begins one: `{ situation, processor, account, note?, ends_at?, times?, latency_ms? }`, of a dispute with `subject`,
 * the payment at the processor.
 */
export async function beginSituation({
  order,
  ...desk
}: Desk & Readonly<{ order: JsonObject }>): Promise<Answer> {
  const [name, account] = [textAt(order, 'situation') ?? '', textAt(order, 'account') ?? 'default'];
  const processor = desk.byId.get(textAt(order, 'processor') ?? '');
  if (processor === undefined) return refuse(404, 'not_found', 'There is no such processor');
  const standing = STANDING[name];
  if (standing === undefined) return happenAtOnce(desk, { name, account, processor, order });

  const now = desk.clock.nowFor(account as MerchantAccountId);
  const [end, times, latencyMs] = [textAt(order, 'ends_at'), order['times'], order['latency_ms']];
  const behaviour: Behaviour = {
    manner: standing.manner,
    latencyMs: typeof latencyMs === 'number' ? latencyMs : LATENCY_MS,
    processor: processor.id,
    account,
    kind: standing.kind,
    reference: null,
    amount: null,
    endsAt: end === null ? null : new Date(end),
    situation: { id: newId(now), name, note: textAt(order, 'note'), beganAt: now },
  };
  desk.behaviours.order(behaviour, typeof times === 'number' ? times : standing.times);
  return { status: 201, body: printSituation(behaviour, typeof times === 'number' ? times : standing.times) };
}

export function listSituations(
  { behaviours, clock }: Pick<Desk, 'behaviours' | 'clock'>,
  account: string,
): Answer {
  const on = behaviours.situations(account, clock.nowFor(account as MerchantAccountId));
  return {
    status: 200,
    body: { items: on.map(({ behaviour, timesLeft }) => printSituation(behaviour, timesLeft)) },
  };
}

function printSituation({ situation, processor, latencyMs, manner, endsAt }: Behaviour, timesLeft: number) {
  return {
    id: situation?.id,
    situation: situation?.name,
    note: situation?.note,
    processor,
    began_at: situation?.beganAt.toISOString(),
    ends_at: endsAt?.toISOString() ?? null,
    times_left: timesLeft >= ALWAYS / 2 ? null : timesLeft,
    latency_ms: manner === 'latency' ? latencyMs : null,
  };
}

type Momentary = Readonly<{ name: string; account: string; processor: Processor; order: JsonObject }>;

async function happenAtOnce(desk: Desk, { name, account, processor, order }: Momentary): Promise<Answer> {
  const now = desk.clock.nowFor(account as MerchantAccountId);
  const place = { db: desk.db, courier: desk.courier, account, processor: processor.id, now };
  const wanted = name === 'dispute' ? DISPUTE_ACTS[processor.id] : 'settle_with_error';
  if (!['dispute', 'settlement_error'].includes(name)) return refuse(400, 'bad_request', 'No such situation');
  if (wanted === undefined || (name === 'settlement_error' && !IN_FILES.has(processor.id)))
    return refuse(422, 'not_there', 'This processor knows no such thing');

  const subject = name === 'dispute' ? subjectIn(order, processor) : await openSubject(place);
  const done = subject === null ? false : await processor.act?.(place, subject, wanted);
  if (done !== true)
    return refuse(409, 'nothing_there', 'This processor has nothing that this could be about');
  return {
    status: 201,
    body: {
      id: newId(now),
      situation: name,
      note: textAt(order, 'note'),
      processor: processor.id,
      began_at: now.toISOString(),
      ends_at: now.toISOString(),
      times_left: 0,
      latency_ms: null,
    },
  };
}

function subjectIn(order: JsonObject, processor: Processor): string | null {
  const name = textAt(order, 'subject') ?? '';
  return parseUuid(name) ?? processor.subjectOf?.(name) ?? null;
}

/** Something that waits to be settled in the next file. */
async function openSubject(
  place: Readonly<{ db: Db; account: string; processor: string }>,
): Promise<string | null> {
  const [first] = await listObjects<Readonly<{ uuid: string }>>(place.db, place, 'entry');
  return first?.body.uuid ?? null;
}
