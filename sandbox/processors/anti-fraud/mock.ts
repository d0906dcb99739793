import { setTimeout as delay } from 'node:timers/promises';
import { addObject, getObject, lockObject, changeObject } from '../../queries/objects.ts';
import { type JsonObject, parseObject, textAt } from '../../../server/domain/json.ts';
import { type Answer, type Processor, type SimulatedRequest, refuse } from '../processor.ts';

/**
 * The provider behind `mock-anti-fraud`. As published, the part of the buyer's e-mail address before the `@` decides:
 * `accept`, `reject`, `review`, `error`, `timeout` (no answer) and `unavailable` (503). Every other buyer is accepted.
 * - `POST screenings {transaction_id, email, …}` · `GET screenings/{transaction_id}`
 * - `POST screenings/{transaction_id}/outcomes {outcome, amount, captured, code}`
 */
export const mockAntiFraudProvider: Processor = {
  id: 'mock-anti-fraud',
  read(request) {
    const body = parseObject(request.body);
    const [what, id, more] = request.path;
    const reference = request.headers['idempotency-key'] ?? null;
    if (what !== 'screenings') return refuse(404, 'not_found', 'There is no such resource');
    if (request.method === 'GET' && id !== undefined)
      return { kind: 'find', reference, amount: null, act: () => find(request, id) };
    if (body === null) return refuse(400, 'validation_error', 'The body must be a JSON object');
    if (id === undefined)
      return { kind: 'screen', reference, amount: null, act: () => screen(request, body) };
    return more === 'outcomes'
      ? { kind: 'report', reference, amount: null, act: () => report(request, id, body) }
      : refuse(404, 'not_found', 'There is no such resource');
  },
};

/** Longer than anybody waits. */
const NEVER_MS = 60_000;

const DECISIONS = ['accept', 'reject', 'review', 'error'];

async function screen(request: SimulatedRequest, body: JsonObject): Promise<Answer> {
  const [id, email] = [textAt(body, 'transaction_id'), textAt(body, 'email')];
  if (id === null || email === null)
    return refuse(422, 'validation_error', 'transaction_id and email are required');
  const [wish = ''] = email.toLowerCase().split('@');
  if (wish === 'unavailable') return refuse(503, 'unavailable', 'No payments are screened now');

  // Unreferenced: a simulator that stops waits for nobody.
  if (wish === 'timeout') await delay(NEVER_MS, undefined, { ref: false });
  const decision = DECISIONS.includes(wish) ? wish : 'accept';
  const screening = {
    id,
    decision,
    reason: `the address of the buyer asks for ${decision}`,
    request: body,
    outcomes: [],
  };
  await addObject(request.db, keyOf(request), { id, kind: 'screening', body: screening }, request.now);
  return find(request, id);
}

type Screening = Readonly<{ outcomes: readonly JsonObject[] }> & JsonObject;

async function find(request: SimulatedRequest, id: string): Promise<Answer> {
  const found = await getObject<Screening>(request.db, keyOf(request), id);
  return found === null
    ? refuse(404, 'not_found', 'This payment was never screened')
    : { status: 200, body: found.body };
}

async function report(request: SimulatedRequest, id: string, body: JsonObject): Promise<Answer> {
  return request.db.transaction(async (tx) => {
    const found = await lockObject<Screening>(tx, keyOf(request), id);
    if (found === null) return refuse(404, 'not_found', 'This payment was never screened');
    const outcomes = [...found.body.outcomes, body];
    await changeObject(tx, keyOf(request), id, { ...found.body, outcomes });
    return { status: 200, body: { id, outcomes: outcomes.length } };
  });
}

function keyOf({ account }: SimulatedRequest): Readonly<{ account: string; processor: string }> {
  return { account, processor: mockAntiFraudProvider.id };
}
