import { createHash } from 'node:crypto';
import type { Queryable } from '../../../server/db/db.ts';
import { addObject, changeObject, getObject, listObjects } from '../../queries/objects.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Desk } from '../book.ts';
import type { Answer } from '../processor.ts';

/** Where TrueLayer's requests are worked on: problems, keys, tokens, events. */
export type TrueLayerDesk = Desk & Readonly<{ pagesUrl: string; key: string | null }>;
export type AnswerBody = Readonly<Record<string, unknown>>;

const DOCS = 'https://docs.truelayer.com/docs/error-types';

/** https://docs.truelayer.com/docs/error-types: problem details. */
export function problem(
  status: number,
  title: string,
  detail: string,
  errors?: Readonly<Record<string, readonly string[]>>,
): Answer {
  const type = `${DOCS}#${title.toLowerCase().replaceAll(' ', '-')}`;
  const body = { type, title, status, detail, trace_id: newId(new Date(0)) };
  return { status, body: errors === undefined ? body : { ...body, errors } };
}

export function invalid(field: string, message: string): Answer {
  return problem(400, 'Invalid Parameters', 'Some of the parameters provided are invalid.', {
    [field]: [message],
  });
}

export function invalidState(detail: string): Answer {
  return problem(400, 'Invalid State', detail);
}

export function missing(): Answer {
  return problem(404, 'Not Found', 'The requested resource was not found.');
}

const KEY_MS = 30 * 24 * 60 * 60_000;
type KeptAnswer = Readonly<{ hash: string; status: number; body: AnswerBody; atMs: number }>;

/** The same request under a key gets the same answer; another one is an error. What fails is tried anew. */
export async function underKey(
  desk: TrueLayerDesk,
  request: Readonly<{ path: string; body: string }>,
  work: (tx: Queryable) => Promise<Answer>,
): Promise<Answer> {
  const answer = await desk.db.transaction(async (tx): Promise<Answer> => {
    const id = `key ${desk.key ?? ''}`;
    const hash = createHash('sha256').update(`${request.path}\n${request.body}`).digest('hex');
    const known = (await getObject<KeptAnswer>(tx, desk, id))?.body ?? null;
    if (known !== null && desk.now.getTime() - known.atMs < KEY_MS)
      return known.hash === hash
        ? { status: known.status, body: known.body }
        : problem(422, 'Idempotency-Key Reuse', 'The idempotency key was used with another request.');

    const worked = await work(tx);
    if (worked.status >= 300 || typeof worked.body === 'string') return worked;
    const kept: KeptAnswer = { hash, status: worked.status, body: worked.body, atMs: desk.now.getTime() };
    if (known === null) await addObject(tx, desk, { id, kind: 'key', body: kept }, desk.now);
    else await changeObject(tx, desk, id, kept);
    return worked;
  });
  desk.courier.kick();
  return answer;
}

const TOKEN_SECONDS = 3600;

/** Says whose it is and until when; the real one says so in a JWT. */
export function grantToken(account: string, now: Date): Answer {
  const until = Math.floor(now.getTime() / 1000) + TOKEN_SECONDS;
  const token = `tl-${Buffer.from(account).toString('base64url')}.${until}.${newId(now).replaceAll('-', '')}`;
  const body = { access_token: token, expires_in: TOKEN_SECONDS, token_type: 'Bearer', scope: 'payments' };
  return { status: 200, body };
}

export function tokenIn(authorization: string): Readonly<{ account: string; until: number }> | null {
  const [, account, until] = /^Bearer tl-([A-Za-z0-9_-]+)\.([0-9]+)\.[0-9a-f]{32}$/.exec(authorization) ?? [];
  if (account === undefined) return null;
  return { account: Buffer.from(account, 'base64url').toString(), until: Number(until) };
}

/** https://docs.truelayer.com/docs/payment-webhooks */
export async function emitEvent(
  tx: Queryable,
  desk: Desk,
  about: Readonly<{ payment_id: string } | { payout_id: string }>,
  type: string,
  event: AnswerBody,
): Promise<void> {
  const data = (id: string): AnswerBody => ({
    type,
    event_version: 1,
    event_id: id,
    ...about,
    ...event,
  });
  for (const { body } of await listObjects<Readonly<{ url: string }>>(tx, desk, 'webhook'))
    await desk.courier.write(tx, desk, {
      subjectId: 'payment_id' in about ? about.payment_id : about.payout_id,
      name: type,
      url: body.url,
      at: desk.now,
      data,
    });
}
