import { createHmac } from 'node:crypto';
import type { Queryable } from '../../../server/db/db.ts';
import { addObject, getObject, listObjects } from '../../queries/objects.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Desk } from '../book.ts';
import { webhookSecretOf } from '../courier.ts';
import type { Answer } from '../processor.ts';

/** Where GoCardless's requests are worked on: names, errors, keys, events. */
export type GoCardlessDesk = Desk & Readonly<{ key: string | null }>;
export type AnswerBody = Readonly<Record<string, unknown>>;

const DOCS = 'https://developer.gocardless.com/api-reference/';

type ErrorType = 'gocardless' | 'invalid_api_usage' | 'invalid_state' | 'validation_failed';
type OneError = Readonly<{
  message: string;
  reason?: string;
  field?: string;
  links?: AnswerBody;
  request_pointer?: string;
}>;

/** https://developer.gocardless.com/api-reference/#overview-errors */
export function problem(
  status: number,
  type: ErrorType,
  message: string,
  errors: readonly OneError[],
): Answer {
  const error = {
    message,
    errors,
    documentation_url: `${DOCS}#${errors[0]?.reason ?? type}`,
    type,
    request_id: newId(new Date(0)),
    code: status,
  };
  return { status, body: { error } };
}

export function invalidState(reason: string, message: string, links?: AnswerBody): Answer {
  const more = links === undefined ? {} : { links };
  return problem(422, 'invalid_state', message, [{ reason, message, ...more }]);
}

export function invalidUsage(status: number, reason: string, message: string): Answer {
  return problem(status, 'invalid_api_usage', message, [{ reason, message }]);
}

export function invalid(resource: string, field: string, message: string): Answer {
  return problem(422, 'validation_failed', 'Validation failed', [
    { field, message, request_pointer: `/${resource}/${field.replaceAll('.', '/')}` },
  ]);
}

export function missing(): Answer {
  return invalidUsage(404, 'resource_not_found', 'Resource not found');
}

export function newName(prefix: string, now: Date): Readonly<{ id: string; uuid: string }> {
  const uuid = newId(now);
  return { id: `${prefix}${uuid.replaceAll('-', '').toUpperCase()}`, uuid };
}

export function uuidOf(name: string): string | null {
  const hex = /^[A-Z]{2,3}([0-9A-F]{32})$/.exec(name)?.[1];
  return hex === undefined
    ? null
    : hex.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * https://developer.gocardless.com/api-reference/#making-requests-idempotency-keys: one resource for a key, for good;
 * sent again it is a conflict that names the first. What made nothing keeps no key.
 */
export async function underKey(
  desk: GoCardlessDesk,
  resource: string,
  make: (tx: Queryable) => Promise<Answer | Readonly<{ made: string; body: AnswerBody }>>,
): Promise<Answer> {
  const { key } = desk;
  const answer = await desk.db.transaction(async (tx): Promise<Answer> => {
    const id = `key ${key ?? newId(desk.now)}`;
    const known = await getObject<Readonly<{ made: string }>>(tx, desk, id);
    if (known !== null) return conflict(known.body.made);
    const made = await make(tx);
    if (!('made' in made)) return made;
    await addObject(tx, desk, { id, kind: 'key', body: { made: made.made } }, desk.now);
    return { status: 201, body: { [resource]: made.body } };
  });
  desk.courier.kick();
  return answer;
}

function conflict(id: string): Answer {
  const message = 'A resource has already been created with this idempotency key';
  const links = { conflicting_resource_id: id };
  return problem(409, 'invalid_state', message, [{ reason: 'idempotent_creation_conflict', message, links }]);
}

export type NewEvent = Readonly<{
  resource: 'payments' | 'mandates' | 'refunds' | 'payouts';
  action: string;
  cause: string;
  origin?: 'bank' | 'api' | 'gocardless' | 'customer';
  links: Readonly<Record<string, string>>;
  metadata: Readonly<Record<string, string>>;
}>;

/** What happened, for who lists events, and in one batch for every endpoint. */
export async function emitEvents(
  tx: Queryable,
  desk: Desk,
  subjectId: string,
  news: readonly NewEvent[],
): Promise<void> {
  const events = news.map((one) => renderEvent(desk, one));
  for (const [index, event] of events.entries()) {
    const about = news[index]?.links[singular(event.resource_type)] ?? null;
    await addObject(tx, desk, { id: event.id, kind: 'event', parentId: about, body: event }, desk.now);
  }
  const [first] = events;
  if (first === undefined) return;

  const name = `${first.resource_type}.${first.action}`;
  for (const { body: endpoint } of await listObjects<{ url: string }>(tx, desk, 'webhook_endpoint'))
    await desk.courier.write(tx, desk, {
      subjectId,
      name,
      url: endpoint.url,
      at: desk.now,
      data: (id) => ({ events, meta: { webhook_id: `WB${id.replaceAll('-', '').toUpperCase()}` } }),
    });
}

function singular(resource: string): string {
  return resource.slice(0, -1);
}

function renderEvent(
  desk: Desk,
  { resource, action, cause, origin = 'gocardless', links, metadata }: NewEvent,
) {
  return {
    id: newName('EV', desk.now).id,
    created_at: desk.now.toISOString(),
    resource_type: resource,
    action,
    links,
    details: { origin, cause, description: `The ${singular(resource)} is ${action}: ${cause}.` },
    metadata: {},
    resource_metadata: metadata,
  };
}

/** The hex HMAC-SHA256 of the body; nothing in it says when it was sent. */
export function signGoCardlessEvent(body: string): Readonly<Record<string, string>> {
  const signature = createHmac('sha256', webhookSecretOf('gocardless')).update(body).digest('hex');
  return { 'webhook-signature': signature };
}
