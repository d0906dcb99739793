import type { Queryable } from '../../../server/db/db.ts';
import { addObject, changeObject, getObject, listObjects } from '../../queries/objects.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Desk } from '../book.ts';
import type { Answer } from '../processor.ts';

/** Where PayPal's requests are worked on: names, errors, keys, tokens, events. */
export type PayPalDesk = Desk & Readonly<{ pagesUrl: string; key: string | null; isWhole: boolean }>;
export type AnswerBody = Readonly<Record<string, unknown>>;

const API = 'https://api.sandbox.paypal.com';

type Detail = Readonly<{ issue: string; description: string; field?: string; location?: string }>;

export function problem(
  status: number,
  name: string,
  message: string,
  details: readonly Detail[] = [],
): Answer {
  const links = [
    { href: `https://developer.paypal.com/docs/api/orders/v2/#error-${name}`, rel: 'information_link' },
  ];
  return { status, body: { name, message, debug_id: newId(new Date(0)), details, links } };
}

/** A request that is well-formed and cannot be done. */
export function unprocessable(issue: string, description: string): Answer {
  const message =
    'The requested action could not be performed, semantically incorrect, or failed business validation.';
  return problem(422, 'UNPROCESSABLE_ENTITY', message, [{ issue, description }]);
}

export function invalid(issue: string, description: string, field: string): Answer {
  const message = 'Request is not well-formed, syntactically incorrect, or violates schema.';
  return problem(400, 'INVALID_REQUEST', message, [{ issue, description, field, location: 'body' }]);
}

export function missing(): Answer {
  const description = 'Specified resource ID does not exist. Please check the resource ID and try again.';
  return problem(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.', [
    { issue: 'INVALID_RESOURCE_ID', description },
  ]);
}

/** Seventeen capitals and digits, which say what the books call it. */
export function newName(now: Date): string {
  const digits = BigInt(`0x${newId(now).replaceAll('-', '')}`)
    .toString(36)
    .toUpperCase();
  return `5${digits.slice(-16)}`;
}

export function uuidOf(name: string): string | null {
  if (!/^5[0-9A-Z]{16}$/.test(name)) return null;
  const value = [...name].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
  const hex = value.toString(16).padStart(32, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function nameOf(uuid: string): string {
  return BigInt(`0x${uuid.replaceAll('-', '')}`)
    .toString(36)
    .toUpperCase();
}

const HOUR_MS = 60 * 60_000;
/** How long an answer is kept under its key: the published OpenAPI says six hours and 45 days. */
export const KEPT_MS = { orders: 6 * HOUR_MS, payments: 45 * 24 * HOUR_MS } as const;

type KeptAnswer = Readonly<{ body: AnswerBody; atMs: number }>;

/** What succeeded is answered again under the same key, with 200; what did not is tried anew. */
export async function underKey(
  desk: PayPalDesk,
  path: string,
  keptMs: number,
  work: (tx: Queryable) => Promise<Answer>,
): Promise<Answer> {
  const { key } = desk;
  const answer = await desk.db.transaction(async (tx) => {
    const id = `key ${path} ${key}`;
    const known = key === null ? null : await getObject<KeptAnswer>(tx, desk, id);
    if (known !== null && desk.now.getTime() - known.body.atMs < keptMs)
      return { status: 200, body: known.body.body };
    const worked = await work(tx);
    if (key === null || worked.status >= 300 || typeof worked.body === 'string') return worked;
    const kept: KeptAnswer = { body: worked.body, atMs: desk.now.getTime() };
    if (known === null) await addObject(tx, desk, { id, kind: 'key', body: kept }, desk.now);
    else await changeObject(tx, desk, id, kept);
    return worked;
  });

  desk.courier.kick();
  return answer;
}

const TOKEN_SECONDS = 32_400;

/** Says whose it is and until when; the real one says nothing. */
function newToken(account: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + TOKEN_SECONDS;
  return `A21AA-${Buffer.from(account).toString('base64url')}.${until}.${newId(now).replaceAll('-', '')}`;
}

export function grantToken(account: string, now: Date): Answer {
  const body = {
    scope:
      'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/vault/payment-tokens',
    access_token: newToken(account, now),
    token_type: 'Bearer',
    app_id: 'APP-80W284485P519543T',
    expires_in: TOKEN_SECONDS,
    nonce: newId(now),
  };
  return { status: 200, body };
}

export function tokenIn(authorization: string): Readonly<{ account: string; until: number }> | null {
  const [, account, until] =
    /^Bearer A21AA-([A-Za-z0-9_-]+)\.([0-9]+)\.[0-9a-f]{32}$/.exec(authorization) ?? [];
  if (account === undefined) return null;
  return { account: Buffer.from(account, 'base64url').toString(), until: Number(until) };
}

/** https://developer.paypal.com/api/rest/webhooks/event-names/ */
export async function emitEvent(
  tx: Queryable,
  desk: Desk,
  subjectId: string,
  event: Readonly<{ name: string; type: string; summary: string; resource: AnswerBody }>,
): Promise<void> {
  const { name, type, summary, resource } = event;
  const data = (id: string): AnswerBody => {
    const event_id = `WH-${id.replaceAll('-', '').toUpperCase()}`;
    return {
      id: event_id,
      event_version: '1.0',
      create_time: desk.now.toISOString(),
      resource_type: type,
      resource_version: '2.0',
      event_type: name,
      summary,
      resource,
      links: [{ href: `${API}/v1/notifications/webhooks-events/${event_id}`, rel: 'self', method: 'GET' }],
    };
  };
  for (const { body } of await listObjects<Readonly<{ url: string }>>(tx, desk, 'webhook'))
    await desk.courier.write(tx, desk, { subjectId, name, url: body.url, at: desk.now, data });
}

export function link(path: string, rel: string, method: string): AnswerBody {
  return { href: `${API}${path}`, rel, method };
}
