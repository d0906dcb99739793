import { createHash, createHmac } from 'node:crypto';
import type { Queryable } from '../../../server/db/db.ts';
import {
  addObject,
  changeObject,
  getObject,
  listObjects,
  lockObject,
  removeObject,
} from '../../queries/objects.ts';
import type { Desk } from '../book.ts';
import { newId } from '../../../server/platform/entropy.ts';
import { webhookSecretOf } from '../courier.ts';
import type { Answer } from '../processor.ts';
import { API_VERSION, invalid, stripeError } from './objects.ts';

/** Where Stripe's requests are worked on: keys that are heeded, objects that are kept, events that are told. */
export type StripeDesk = Desk & Readonly<{ pagesUrl: string; requestId: string; key: string | null }>;

const KEY_MS = 24 * 60 * 60_000;
type KeptAnswer = Readonly<{
  hash: string;
  status: number;
  body: Readonly<Record<string, unknown>>;
  atMs: number;
}>;

/**
 * https://docs.stripe.com/api/idempotent_requests: the status and body of the first request are kept, whatever they
 * were, for a day; other parameters under the same key are an error. What fails before it is worked on is not kept.
 */
export async function underKey(
  desk: StripeDesk,
  request: Readonly<{ path: string; body: string }>,
  work: (tx: Queryable) => Promise<Answer>,
): Promise<Answer> {
  const { key } = desk;
  const answer = await desk.db.transaction(async (tx) => {
    if (key === null) return work(tx);
    const [id, hash] = [`key ${key}`, hashOf(request)];
    const known = await getObject<KeptAnswer>(tx, desk, id);
    if (known !== null && desk.now.getTime() - known.body.atMs >= KEY_MS) await removeObject(tx, desk, id);
    const opened: KeptAnswer = { hash, status: 0, body: {}, atMs: desk.now.getTime() };
    // Whoever comes second under this key waits here for the first.
    if (!(await addObject(tx, desk, { id, kind: 'key', body: opened }, desk.now)))
      return replayAnswer(key, hash, (await lockObject<KeptAnswer>(tx, desk, id))?.body ?? opened);

    const worked = await work(tx);
    const isKept = typeof worked.body !== 'string' && worked.unkept !== true;
    if (isKept) await changeObject(tx, desk, id, { ...opened, status: worked.status, body: worked.body });
    else await removeObject(tx, desk, id);
    return worked;
  });

  desk.courier.kick();
  return answer;
}

function replayAnswer(key: string, hash: string, kept: KeptAnswer): Answer {
  if (kept.hash !== hash)
    return stripeError(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
        `Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  return { status: kept.status, body: kept.body, headers: { 'idempotent-replayed': 'true' } };
}

function hashOf({ path, body }: Readonly<{ path: string; body: string }>): string {
  return createHash('sha256').update(`${path}\n${body}`).digest('hex');
}

export function unkeptRefusal(code: string, message: string, param?: string): Answer {
  return { ...invalid(code, message, param), unkept: true };
}

/** What was taken from its customer. */
export function detachedRefusal(): Answer {
  return unkeptRefusal(
    'payment_method_unexpected_state',
    'The provided PaymentMethod was detached from a Customer. It may not be used again.',
    'payment_method',
  );
}

export function newName(prefix: string, now: Date): Readonly<{ id: string; uuid: string }> {
  const uuid = newId(now);
  return { id: `${prefix}_${uuid.replaceAll('-', '')}`, uuid };
}

export function uuidOf(name: string): string | null {
  const hex = /^[a-z]+_([0-9a-f]{32})$/.exec(name)?.[1];
  return hex === undefined ? null : hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

export type Endpoint = Readonly<{ id: string; url: string; enabled_events: readonly string[] }>;

/** To every endpoint that wants this event. */
export async function emitEvent(
  tx: Queryable,
  desk: Desk & Readonly<{ key?: string | null; requestId?: string }>,
  subjectId: string,
  name: string,
  object: Readonly<Record<string, unknown>>,
): Promise<void> {
  const event = (id: string): Readonly<Record<string, unknown>> => ({
    id: `evt_${id.replaceAll('-', '')}`,
    object: 'event',
    api_version: API_VERSION,
    created: seconds(desk.now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: desk.requestId ?? null, idempotency_key: desk.key ?? null },
    type: name,
  });
  for (const { body: endpoint } of await listObjects<Endpoint>(tx, desk, 'webhook_endpoint'))
    if (endpoint.enabled_events.includes('*') || endpoint.enabled_events.includes(name))
      await desk.courier.write(tx, desk, { subjectId, name, url: endpoint.url, at: desk.now, data: event });
}

/** https://docs.stripe.com/webhooks#verify-manually: `t=…,v1=…`, HMAC-SHA256 over `t.body`. */
export function signStripeEvent(body: string, at: Date): Readonly<Record<string, string>> {
  const timestamp = seconds(at);
  const signature = createHmac('sha256', webhookSecretOf('stripe'))
    .update(`${timestamp}.${body}`)
    .digest('hex');
  return { 'stripe-signature': `t=${timestamp},v1=${signature}` };
}
